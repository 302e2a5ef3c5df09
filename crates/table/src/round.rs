use std::collections::VecDeque;

use stapel_rules::any::{AnyAction, AnyEvent, AnyGame, AnySpread, AnyState, AnyTalk};
use stapel_rules::notation::{LayoutChoice, Record, Replay};
use stapel_rules::{Dealt, Game, Outcome, Refusal, Seat, SeatSet, TableGame, Turn, Viewer};

use crate::{
    Agreement, EntryError, Millis, Occupant, PersonId, SeatShare, Seed, SeedText, Version, deal,
};

/// A game that is being played at a table, or the last one that was.
///
/// It knows every secret of the game. What a viewer may know is in [`view`](Round::view).
#[derive(Clone, Debug)]
pub struct Round {
    /// Which game of the table it is, counted from 1.
    pub(crate) number: u32,
    seed: SeedText,
    /// What people had promised to add to the shuffle, and what they added.
    shares: Vec<SeatShare>,
    dealt: Dealt<AnyGame>,
    spread: AnySpread,
    pub(crate) talk: AnyTalk,
    record: Record,
    /// When the turn under way began.
    pub(crate) turn_began: Millis,
    /// What was there before each play of this turn, as far as plays can be taken back.
    before: Vec<Before>,
    /// How many plays were taken back.
    takebacks: u16,
    /// In how many positions a hint was taken.
    hints: u16,
    /// Whether one was taken in this position.
    pub(crate) hinted: bool,
    /// Who asks to take a play back, and who agreed.
    pub(crate) asked: Option<Asked>,
    /// Who asks to end the game, and who agreed.
    pub(crate) ending: Option<Ending>,
    pub(crate) given_up: bool,
    /// Whether the players ended it early and it counts as it stands.
    pub(crate) stopped: bool,
    /// Whose seats they were when the game ended; nobody's before.
    pub(crate) owners: Vec<Occupant>,
    /// Who has seen which hand: those who sat there at some time of the game.
    pub(crate) knowing: Vec<(PersonId, Seat)>,
    /// What was said lately, oldest first: a number may be split over several messages (G11).
    said: VecDeque<Spoken>,
    /// Whether the next action begins a turn.
    new_turn: bool,
}

/// Something that was said in the running game.
#[derive(Clone, Debug)]
struct Spoken {
    seat: Seat,
    /// Who said it, as long as that is known: whoever sits there now may be somebody else.
    by: Option<PersonId>,
    text: Box<str>,
}

/// So many messages of one seat are remembered.
const SAID_REMEMBERED: usize = 8;

/// What a play that is taken back leads back to.
#[derive(Clone, Debug)]
struct Before {
    seat: Seat,
    dealt: Dealt<AnyGame>,
    spread: AnySpread,
    talk: AnyTalk,
    record: Record,
    new_turn: bool,
}

/// A question to the others at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Who asks.
    pub seat: Seat,
    pub agreed: SeatSet,
}

impl Asked {
    /// A question that nobody has answered.
    pub(crate) fn by(seat: Seat) -> Asked {
        Asked { seat, agreed: SeatSet::EMPTY }
    }

    /// Whether this seat is still to answer.
    pub(crate) fn waits_for(&self, seat: Seat) -> bool {
        seat != self.seat && !self.agreed.contains(seat)
    }
}

/// A question whether to end the game. It stands while bots play; whoever plays themselves wants to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    pub asked: Asked,
    /// The version at which it was asked. Answers must have seen it.
    pub(crate) since: Version,
}

impl Round {
    /// Deals from what the seed and the bits that people added to it come to.
    pub(crate) fn deal(
        number: u32,
        agreement: &Agreement,
        first: Seat,
        (seed, shuffle, shares): (SeedText, Seed, Vec<SeatShare>),
        now: Millis,
    ) -> Result<Round, stapel_rules::setup::SetupError> {
        let game = agreement.rules(first, |cards| shuffle.shuffle_setup(cards))?;
        let dealt = Dealt::new(game, shuffle.deck(&game)).expect("a shuffled deck is a deck");
        let mut record = Record::new(&game);
        if agreement.layout == LayoutChoice::Shuffled {
            record.layout = LayoutChoice::Shuffled;
        }
        record.seed = Some(seed.reveal().to_owned());
        for share in &shares {
            record.shares[share.seat.index()] = Some(share.record());
        }
        Ok(Round::new(number, (seed, shares), dealt, game.new_spread(), record, now))
    }

    /// Goes on with a game that was begun elsewhere. Its record says where every card lies; the seed only tells it
    /// from other games of the table.
    pub(crate) fn resume(
        number: u32,
        record: &Record,
        seed: SeedText,
        now: Millis,
    ) -> Result<Round, EntryError> {
        let (game, deck) = deal(record).map_err(|_| "the game has no deck")?;
        let begun = Record { starter: None, turns: Vec::new(), ..record.clone() };
        let replay = Replay::new(&begun, game, deck).map_err(|_| "the game can't begin so")?;
        let (spread, dealt) = (replay.spread().clone(), replay.dealt().clone());
        let mut round = Round::new(number, (seed, Vec::new()), dealt, spread, begun.clone(), now);
        // What was played in the turn under way can be taken back as if it had been played here.
        let mut events = Vec::new();
        if let Some(starter) = record.starter {
            if round.turn() == Turn::Opening {
                round.start(starter, &mut events).map_err(EntryError::Rules)?;
            }
            round.record.starter = Some(starter);
        }
        for turn in &record.turns {
            for &action in &turn.actions {
                events.clear();
                let played = round.play(turn.seat, action, true, now, &mut events);
                played.map_err(EntryError::Rules)?;
            }
        }
        if round.turn() == Turn::Over {
            return Err("the game is over already".into());
        }
        Ok(round)
    }

    fn new(
        number: u32,
        (seed, shares): (SeedText, Vec<SeatShare>),
        dealt: Dealt<AnyGame>,
        spread: AnySpread,
        record: Record,
        now: Millis,
    ) -> Round {
        Round {
            number,
            seed,
            shares,
            spread,
            talk: dealt.game().new_talk(),
            dealt,
            record,
            turn_began: now,
            before: Vec::new(),
            takebacks: 0,
            hints: 0,
            hinted: false,
            asked: None,
            ending: None,
            given_up: false,
            stopped: false,
            owners: Vec::new(),
            knowing: Vec::new(),
            said: VecDeque::new(),
            new_turn: true,
        }
    }

    /// Which game of the table it is, counted from 1.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The rules in force.
    pub fn game(&self) -> &AnyGame {
        self.dealt.game()
    }

    /// What is waited for.
    pub fn turn(&self) -> Turn<stapel_rules::any::AnyDraw> {
        self.dealt.turn()
    }

    /// What this viewer may know of the position.
    pub fn view(&self, viewer: Viewer) -> stapel_rules::any::AnyView {
        self.game().view(self.dealt.state(), viewer)
    }

    /// What lies on the table in order, which everyone saw happen.
    pub fn spread(&self) -> &AnySpread {
        &self.spread
    }

    /// What the seats have said, as far as it still holds and may be shown (X12).
    pub fn talk(&self) -> AnyTalk {
        self.game().shown_talk(&self.view(Viewer::Spectator), &self.talk)
    }

    /// Whether the rules forbid all talk for now.
    pub fn is_silent(&self) -> bool {
        self.game().is_silent(&self.view(Viewer::Spectator))
    }

    /// Who asks to take a play back.
    pub fn asked(&self) -> Option<Asked> {
        self.asked
    }

    /// Who asks to end the game.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// How the game ended, if it has been played to its end or was ended early and counts.
    pub fn outcome(&self) -> Option<Outcome> {
        let (game, state) = (self.game(), self.dealt.state());
        if self.stopped { game.outcome_as_it_stands(state) } else { game.outcome(state) }
    }

    /// Whether the game is over, played to its end or ended early.
    pub fn is_over(&self) -> bool {
        self.given_up || self.stopped || self.turn() == Turn::Over
    }

    /// Whether the players ended it early and it counts as it stood.
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Whose seats they were when the game ended; nobody's before.
    pub fn owners(&self) -> &[Occupant] {
        &self.owners
    }

    /// What can be shown of the seed from the beginning.
    pub fn commitment(&self) -> String {
        self.seed.commitment()
    }

    /// Who had promised to add bits to the shuffle, in the order of the seats, and whether they did.
    pub fn shares(&self) -> &[SeatShare] {
        &self.shares
    }

    /// The seed, once the game is over.
    pub fn revealed(&self) -> Option<&SeedText> {
        self.is_over().then_some(&self.seed)
    }

    /// The whole game as a record, once it is over. Its seats have no names yet.
    pub fn record(&self) -> Option<Record> {
        let (result, stopped) = (self.outcome(), self.stopped);
        let (takebacks, hints) = (self.takebacks, self.hints);
        self.is_over().then(|| Record { takebacks, hints, result, stopped, ..self.record.clone() })
    }

    /// Every card of the game, once it is over.
    pub fn opened(&self) -> Option<&Dealt<AnyGame>> {
        self.is_over().then_some(&self.dealt)
    }

    /// Whether this person has seen the hand of another seat, and so must not play this one.
    pub(crate) fn knows_other_hand(&self, person: PersonId, seat: Seat) -> bool {
        self.knowing.iter().any(|&(who, hand)| who == person && hand != seat)
    }

    /// What this seat said lately, oldest first.
    pub(crate) fn said_by(&self, seat: Seat) -> impl DoubleEndedIterator<Item = &str> {
        self.said.iter().filter(move |spoken| spoken.seat == seat).map(|spoken| &*spoken.text)
    }

    /// Remembers what was said, and forgets what the same seat said long before.
    pub(crate) fn note_said(&mut self, seat: Seat, by: Option<PersonId>, text: &str) {
        if self.said_by(seat).count() >= SAID_REMEMBERED
            && let Some(oldest) = self.said.iter().position(|spoken| spoken.seat == seat)
        {
            self.said.remove(oldest);
        }
        self.said.push_back(Spoken { seat, by, text: text.into() });
    }

    pub(crate) fn forget_said(&mut self, seat: Seat) {
        self.said.retain(|spoken| spoken.seat != seat);
    }

    /// Forgets what a person said, in whatever seat.
    pub(crate) fn forget_words_of(&mut self, person: PersonId) {
        self.said.retain(|spoken| spoken.by != Some(person));
    }

    pub(crate) fn state(&self) -> &AnyState {
        self.dealt.state()
    }

    pub(crate) fn start(&mut self, seat: Seat, events: &mut Vec<AnyEvent>) -> Result<(), Refusal> {
        self.dealt.start(seat, events)?;
        self.record.starter = Some(seat);
        self.note(events);
        Ok(())
    }

    /// Does an action. `remember` says whether it can be taken back.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        action: AnyAction,
        remember: bool,
        now: Millis,
        events: &mut Vec<AnyEvent>,
    ) -> Result<(), Refusal> {
        let before = remember.then(|| Before {
            seat,
            dealt: self.dealt.clone(),
            spread: self.spread.clone(),
            talk: self.talk,
            record: self.record.clone(),
            new_turn: self.new_turn,
        });
        self.dealt.play(seat, action, events)?;
        self.record.push(seat, action, self.new_turn);
        self.new_turn = events.iter().any(AnyGame::begins_turn);
        self.asked = None;
        self.hinted = false;
        if self.new_turn {
            self.turn_began = now;
        }
        if self.note(events) {
            self.before.clear();
        } else {
            self.before.extend(before);
        }
        Ok(())
    }

    /// Whether this seat has a play that can be taken back.
    pub(crate) fn can_take_back(&self, seat: Seat) -> bool {
        self.before.last().is_some_and(|before| before.seat == seat)
    }

    /// Takes the last play back.
    pub(crate) fn take_back(&mut self, seat: Seat) -> bool {
        if !self.can_take_back(seat) {
            return false;
        }
        let Some(before) = self.before.pop() else { return false };
        self.dealt = before.dealt;
        self.spread = before.spread;
        self.talk = before.talk;
        self.record = before.record;
        self.new_turn = before.new_turn;
        self.takebacks = self.takebacks.saturating_add(1);
        self.asked = None;
        self.hinted = false;
        true
    }

    /// Counts a hint for the position as it is, once.
    pub(crate) fn hint(&mut self) {
        if !self.hinted {
            self.hinted = true;
            self.hints = self.hints.saturating_add(1);
        }
    }

    /// Follows what everyone saw. Returns whether the plays so far can no longer be taken back.
    fn note(&mut self, events: &[AnyEvent]) -> bool {
        let mut settled = false;
        for event in events {
            let seen = self.dealt.game().seen_by(event, Viewer::Spectator);
            AnyGame::note_spread(&mut self.spread, &seen);
            AnyGame::note_talk(&mut self.talk, &seen);
            settled |= AnyGame::closes_takeback(&seen);
        }
        settled
    }
}
