//! Lessons: a game is learned by playing a few turns of it.
//!
//! A lesson is the record of a short game with a deck that was put in order for it, and a script: texts
//! that stand before its steps. What the record says of the learner's seat is theirs to do; what it says
//! of the others happens by itself. The learner can try anything: the rules say whether it is legal, and
//! only what the record says next moves the lesson on.

mod attempt;
mod script;
mod scripts;

use stapel_rules::any::AnyAction;
use stapel_rules::piles::{Pile, Signal, Talk};
use stapel_rules::{Card, GameKind, Seat, clear4, piles};

pub use attempt::Attempt;
use script::{Asks, Beat};

use crate::replay::{Eyes, Recording, ReplayGame, ReplayStep};
use crate::screen::{Choices, Fits, Selection};

/// Where the learner sits.
pub const LEARNER: Seat = Seat::FIRST;

/// A lesson under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    recording: Recording,
    script: &'static [Beat],
    /// Where in the script it is.
    beat: usize,
    /// How many steps of the record were taken.
    index: usize,
    /// Whether the learner has tried what this beat asks them to try.
    tried: bool,
    /// What the learner said, and in which beat.
    said: Vec<(usize, Signal)>,
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
    /// The learner is to say something about this pile.
    Saying(Pile),
    /// Another seat does this next.
    Other {
        /// Who.
        seat: Seat,
        /// What.
        action: AnyAction,
    },
    /// The lesson is over.
    Over,
}

impl Lesson {
    /// The lesson about a game, from its beginning.
    ///
    /// # Panics
    /// If its record is not a legal game; a test reads them all.
    pub fn new(kind: GameKind) -> Lesson {
        let recording = Recording::read(scripts::record(kind)).expect("a lesson is a legal game");
        Lesson {
            script: scripts::script(kind),
            beat: 0,
            index: first_step(&recording),
            tried: false,
            said: Vec::new(),
            recording,
        }
    }

    /// The ids of all its texts, in order.
    pub fn texts(kind: GameKind) -> impl Iterator<Item = &'static str> {
        scripts::script(kind).iter().map(|beat| beat.text)
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
        self.recording.at(self.index, Eyes::Seat(LEARNER)).step
    }

    /// What a card of the learner's hand would do on each pile, if they are to act.
    pub fn fits(&self, card: Card) -> Option<Fits> {
        self.recording.fits(self.index, LEARNER, card)
    }

    /// What a selection of the learner's cards can come to, if they are to act.
    pub fn choices(&self, selection: &Selection) -> Option<Choices> {
        self.recording.choices(self.index, LEARNER, selection)
    }

    /// What it waits for.
    pub fn waits(&self) -> Waits {
        match self.script[self.beat].asks {
            _ if self.is_over() => Waits::Over,
            Asks::Nothing | Asks::Skip(_) => Waits::Reading,
            Asks::Refusal(_) | Asks::Warning(_) | Asks::Signal(_) if self.tried => Waits::Reading,
            Asks::Refusal(text) | Asks::Warning(text) => Waits::Trying(self.action(text)),
            Asks::Signal(pile) => Waits::Saying(pile),
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
                let mut own = own.peekable();
                if own.peek().is_some_and(is_end) {
                    own.take(1).collect()
                } else {
                    own.take_while(|action| !is_end(action)).collect()
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

    /// What the seats have said that still holds.
    fn talk(&self) -> Talk {
        let mut talk = Talk::default();
        for (number, beat) in self.script[..=self.beat].iter().enumerate() {
            for &(seat, signal) in beat.says {
                talk.say(seat, signal);
            }
            for &(_, signal) in self.said.iter().filter(|(said_in, _)| *said_in == number) {
                talk.say(LEARNER, signal);
            }
            let begin = self.begin_of(number);
            for index in begin..(begin + beat.steps()).min(self.index) {
                self.recording.note_talk(index, &mut talk);
            }
        }
        talk
    }
}

fn is_end(action: &AnyAction) -> bool {
    let ends = [AnyAction::Piles(piles::Action::End), AnyAction::Clear4(clear4::Action::End)];
    ends.contains(action)
}

/// The first step that somebody does; naming who starts is none.
fn first_step(recording: &Recording) -> usize {
    usize::from(recording.record().starter.is_some())
}
