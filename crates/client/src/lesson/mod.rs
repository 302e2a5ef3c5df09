//! Lessons: a game is learned by playing a few turns of it.
//!
//! A lesson is the record of a short game with a deck that was put in order for it, and a script: texts
//! that stand before its steps. What the record says of the learner's seat is theirs to do; what it says
//! of the others happens by itself. The learner can try anything: the rules say whether it is legal, and
//! only what the record says next moves the lesson on.

mod attempt;
mod script;

use stapel_rules::any::{AnyAction, AnyGame, AnySignal, AnyTalk};
use stapel_rules::{GameKind, Seat, TableGame};

pub use attempt::Attempt;
pub(crate) use script::{Asks, Beat, Script};

pub use crate::games::Topic;
use crate::games::lesson;
use crate::replay::{Perspective, Recording, ReplayGame, ReplayStep};

/// Where the learner sits.
pub const LEARNER: Seat = Seat::FIRST;

/// A lesson under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    pub(crate) recording: Recording,
    script: &'static [Beat],
    /// Where in the script it is.
    beat: usize,
    /// How many steps of the record were taken.
    pub(crate) index: usize,
    /// Whether the learner has tried what this beat asks them to try.
    tried: bool,
    /// What the learner said, and in which beat.
    said: Vec<(usize, AnySignal)>,
}

/// What a lesson waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Waits {
    /// The learner reads, and goes on when they like.
    Reading,
    /// The learner is to do one of these.
    Doing(Vec<AnyAction>),
    /// The learner is to try this: it is refused, or they are warned, and that is what they learn.
    Trying(AnyAction),
    /// The learner is to say something about this.
    Saying(Topic),
    /// Another seat does this next.
    Other { seat: Seat, action: AnyAction },
    /// The lesson is over.
    Over,
}

impl Lesson {
    /// The lesson about a game, from its beginning.
    ///
    /// # Panics
    /// If its record is not a legal game; a test reads them all.
    pub fn new(kind: GameKind) -> Lesson {
        let Script { record, beats } = lesson(kind);
        let recording = Recording::read(record).expect("a lesson is a legal game");
        Lesson {
            script: beats,
            beat: 0,
            index: first_step(&recording),
            tried: false,
            said: Vec::new(),
            recording,
        }
    }

    /// The ids of all its texts, in order.
    pub fn texts(kind: GameKind) -> impl Iterator<Item = &'static str> {
        lesson(kind).beats.iter().map(|beat| beat.text)
    }

    /// Which game it is about.
    pub fn kind(&self) -> GameKind {
        self.recording.kind()
    }

    /// The id of the text that is to be read now.
    pub fn text(&self) -> &'static str {
        self.script[self.beat].text
    }

    /// How many texts were read, the present one included.
    pub fn progress(&self) -> usize {
        self.beat + 1
    }

    /// How many texts there are.
    pub fn length(&self) -> usize {
        self.script.len()
    }

    /// Whether everything was done.
    pub fn is_over(&self) -> bool {
        self.beat + 1 == self.script.len()
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.recording.players()
    }

    /// An action as the notation writes it; `None` if it is none of this game.
    pub fn read_action(&self, text: &str) -> Option<AnyAction> {
        self.recording.action(text)
    }

    /// What the seats are called; the learner has no name.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.recording.record().names[seat.index()].as_deref()
    }

    /// The game as the learner sees it, with what they can do.
    pub fn game(&self) -> ReplayGame {
        self.recording.played_at(self.index, LEARNER, self.talk())
    }

    /// What was done last.
    pub fn last_step(&self) -> Option<ReplayStep> {
        self.recording.at(self.index, Perspective::Seat(LEARNER)).step
    }

    /// What it waits for.
    pub fn waits(&self) -> Waits {
        match self.script[self.beat].asks {
            _ if self.is_over() => Waits::Over,
            Asks::Nothing | Asks::Skip(_) => Waits::Reading,
            Asks::Refusal(_) | Asks::Warning(_) | Asks::Signal(_) if self.tried => Waits::Reading,
            Asks::Refusal(text) | Asks::Warning(text) => Waits::Trying(self.action(text)),
            Asks::Signal(topic) => Waits::Saying(topic),
            Asks::Steps(_) | Asks::AnyOrder(_) => match self.recording.next_step(self.index) {
                Some((seat, did)) => match did.action() {
                    Some(action) if seat != LEARNER => Waits::Other { seat, action },
                    _ => Waits::Doing(self.wanted()),
                },
                None => Waits::Over,
            },
        }
    }

    /// Goes on: after a text was read, or by what another seat does. Does nothing where the learner is to
    /// do something.
    pub fn go_on(&mut self) {
        match self.waits() {
            Waits::Reading => {
                self.index += self.script[self.beat].skipped_steps();
                self.next_beat();
            }
            Waits::Other { .. } => self.next_step(),
            Waits::Doing(_) | Waits::Trying(_) | Waits::Saying(_) | Waits::Over => {}
        }
    }

    /// Goes back to the beginning of this text, or of the one before if it is there already.
    pub fn go_back(&mut self) {
        let begun = self.tried || self.index > self.begin_of(self.beat);
        if !begun {
            self.beat = self.beat.saturating_sub(1);
        }
        self.index = self.begin_of(self.beat);
        self.tried = false;
        self.said.retain(|(beat, _)| *beat < self.beat);
    }

    /// The step of the record with which a beat begins.
    fn begin_of(&self, beat: usize) -> usize {
        let steps = self.script[..beat].iter().map(Beat::steps);
        first_step(&self.recording) + steps.sum::<usize>()
    }

    /// What the learner may do next to go on.
    fn wanted(&self) -> Vec<AnyAction> {
        let left = self.begin_of(self.beat + 1) - self.index;
        let own = (self.index..self.index + left).map_while(|index| {
            let (seat, did) = self.recording.next_step(index)?;
            did.action().filter(|_| seat == LEARNER)
        });
        match self.script[self.beat].asks {
            Asks::AnyOrder(_) => {
                let end = self.recording.action("end");
                let mut own = own.peekable();
                if own.peek().copied() == end {
                    own.take(1).collect()
                } else {
                    own.take_while(|action| Some(*action) != end).collect()
                }
            }
            _ => own.take(1).collect(),
        }
    }

    fn next_step(&mut self) {
        self.index += 1;
        if self.index == self.begin_of(self.beat + 1) {
            self.next_beat();
        }
    }

    fn next_beat(&mut self) {
        self.beat = (self.beat + 1).min(self.script.len() - 1);
        self.tried = false;
    }

    /// An action of the script.
    fn action(&self, text: &str) -> AnyAction {
        self.recording.action(text).expect("scripts name actions of their game")
    }

    /// What the seats have said that still holds and may be shown.
    fn talk(&self) -> AnyTalk {
        let mut talk = self.recording.game().new_talk();
        for (number, beat) in self.script[..=self.beat].iter().enumerate() {
            for &(seat, signal) in beat.says {
                AnyGame::note_signal(&mut talk, seat, signal);
            }
            for &(_, signal) in self.said.iter().filter(|(said_in, _)| *said_in == number) {
                AnyGame::note_signal(&mut talk, LEARNER, signal);
            }
            let begin = self.begin_of(number);
            for index in begin..(begin + beat.steps()).min(self.index) {
                self.recording.note_talk(index, &mut talk);
            }
        }
        let recording = &self.recording;
        recording.game().shown_talk(&recording.view_at(self.index, LEARNER), &talk)
    }
}

/// The first step that somebody does; naming who starts is none.
fn first_step(recording: &Recording) -> usize {
    usize::from(recording.record().starter.is_some())
}
