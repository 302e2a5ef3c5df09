use core::fmt;

use super::{Counts, Face, Public, Rules, Stack, StackSet, Value};
use crate::{MAX_SEATS, Seat};

/// Where a round stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    Playing,
    Won,
    /// The turn cap was reached (C14).
    Capped,
}

impl Status {
    /// Every status.
    pub const ALL: [Status; 3] = [Status::Playing, Status::Won, Status::Capped];

    /// The status's name in positions and views.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Playing => "playing",
            Status::Won => "won",
            Status::Capped => "capped",
        }
    }
}

/// What the active seat may do next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Open a play, play a special or blind card, or pass.
    Open,
    Extend,
    Target,
}

impl Phase {
    /// Every phase.
    pub const ALL: [Phase; 3] = [Phase::Open, Phase::Extend, Phase::Target];

    /// The phase's name, the same in every interface.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Open => "open",
            Phase::Extend => "extend",
            Phase::Target => "target",
        }
    }
}

/// The equal cards on top of the pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Run {
    pub value: Value,
    /// How many they are, 1 to 4.
    pub count: u8,
}

impl Run {
    /// How many equal cards can be swept; there are never more (C7).
    pub const FULL: u8 = 4;

    /// How many cards of this value may still join.
    #[inline]
    pub const fn room(self) -> u8 {
        Run::FULL.saturating_sub(self.count)
    }

    /// Whether no card of this value may join any more.
    #[inline]
    pub const fn is_full(self) -> bool {
        self.room() == 0
    }
}

/// The four stacks in front of a seat, as everyone sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stacks {
    pub up: [Option<Face>; Stack::COUNT],
    /// The stacks that still have their vertical face-down card.
    pub down: StackSet,
    /// The stacks that still have their horizontal card.
    pub blind: StackSet,
}

impl Stacks {
    /// The face-up card of a stack.
    #[inline]
    pub fn up(&self, stack: Stack) -> Option<Face> {
        self.up[stack.index()]
    }

    /// The stacks whose face-up card is this one.
    #[inline]
    pub fn showing(&self, face: Face) -> StackSet {
        Stack::ALL.into_iter().filter(|&stack| self.up(stack) == Some(face)).collect()
    }

    /// The stacks with a face-up card.
    #[inline]
    pub fn face_up(&self) -> StackSet {
        Stack::ALL.into_iter().filter(|&stack| self.up(stack).is_some()).collect()
    }

    /// How many cards the stacks have.
    #[inline]
    pub fn len(&self) -> u8 {
        self.face_up().len() + self.down.len() + self.blind.len()
    }

    /// Whether all stacks are gone.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.down.is_empty() && self.blind.is_empty() && self.face_up().is_empty()
    }

    /// Whether the horizontal card of a stack is there and nothing lies on it.
    #[inline]
    pub fn blind_is_free(&self, stack: Stack) -> bool {
        self.blind.contains(stack) && !self.down.contains(stack) && self.up(stack).is_none()
    }
}

/// A position of Clear 4!.
///
/// Cards that lie face down, and those in the box, are one bag, [`Parts::unseen`]: nobody knows
/// which of them lies where, their owner included, so the state does not either. What it also
/// lacks is the order of the pile, which no rule asks for ([`Spread`](super::Spread) follows it).
///
/// It is a set of [`Parts`] that is known to fit together. What everyone sees of it can be read as if it were its
/// own: `state.seat`, `state.pile`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State(pub(super) Parts);

/// The parts of a position, unchecked. [`Parts::check`] makes a [`State`] of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts {
    /// The hands, empty for seats that don't play.
    pub hands: [Counts; MAX_SEATS],
    /// Face-down cards of all stacks, and the box.
    pub unseen: Counts,
    pub public: Public,
}

impl State {
    /// A seat's hand.
    pub fn hand(&self, seat: Seat) -> Counts {
        self.0.hands[seat.index()]
    }

    /// The part of a seat's hand that everyone saw being taken (C13).
    pub fn known(&self, seat: Seat) -> Counts {
        self.0.known[seat.index()]
    }

    /// A seat's stacks.
    pub fn stacks(&self, seat: Seat) -> &Stacks {
        &self.0.stacks[seat.index()]
    }

    /// The face-down cards of all stacks and the box, in no order.
    pub fn unseen(&self) -> Counts {
        self.0.unseen
    }

    /// How many cards a seat has left, in hand and stacks.
    #[inline]
    pub fn cards_left(&self, seat: Seat) -> u8 {
        self.0.hands[seat.index()].len() + self.0.stacks[seat.index()].len()
    }
}

/// Why the parts of a position don't fit together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvalidState {
    /// The cards of this face don't add up to what the deck has.
    CardCount(Face),
    TooFewUnseen,
    /// A seat that does not play has cards.
    Bystander(Seat),
    KnownNotHeld(Seat),
    BadStack(Seat, Stack),
    NoSuchSeat,
    BadRun,
    BadPhase,
    /// The cards being turned up don't fit the stacks.
    BadDraw,
    /// The round is called over, or on, against the cards left or the turn cap.
    BadStatus,
}

impl fmt::Display for InvalidState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InvalidState::CardCount(face) => {
                write!(f, "the cards with a {face} don't add up to {}", face.copies())
            }
            InvalidState::TooFewUnseen => write!(f, "more cards lie face down than are unseen"),
            InvalidState::Bystander(seat) => write!(f, "seat {seat} does not play but has cards"),
            InvalidState::KnownNotHeld(seat) => {
                write!(f, "seat {seat} is known to hold cards that it does not hold")
            }
            InvalidState::BadStack(seat, stack) => {
                write!(f, "stack {stack} of seat {seat} can't come about")
            }
            InvalidState::NoSuchSeat => write!(f, "the active seat does not play"),
            InvalidState::BadRun => write!(f, "the run does not fit the pile"),
            InvalidState::BadPhase => write!(f, "the phase does not fit the rest"),
            InvalidState::BadDraw => write!(f, "the cards being turned up don't fit the stacks"),
            InvalidState::BadStatus => write!(f, "the status does not fit the cards left"),
        }
    }
}

impl core::error::Error for InvalidState {}

impl From<State> for Parts {
    fn from(state: State) -> Parts {
        state.0
    }
}

impl Parts {
    /// The position made of these parts, if they fit together under these rules.
    pub fn check(self, rules: &Rules) -> Result<State, InvalidState> {
        if self.seat.index() >= usize::from(rules.players) {
            return Err(InvalidState::NoSuchSeat);
        }
        self.check_conservation(rules)?;
        for seat in Seat::all(MAX_SEATS as u8) {
            self.check_seat(rules, seat)?;
        }
        self.check_run(rules)?;
        self.check_phase()?;
        let state = State(self);
        let mut left = Seat::all(rules.players).map(|seat| state.cards_left(seat));
        let someone_finished = left.any(|left| left == 0);
        let settling = !self.turning_up.is_empty() || self.blind.is_some() || self.ending;
        let fits = match self.status {
            // A blind PUSH that is the last card of all waits for its target with nothing left.
            Status::Playing => {
                self.turns < rules.options.turn_cap
                    && (!someone_finished
                        || (state.cards_left(self.seat) == 0 && self.phase == Phase::Target)
                        || (state.cards_left(self.seat) == 0 && self.blind.is_some()))
            }
            Status::Won => state.cards_left(self.seat) == 0 && !settling,
            Status::Capped => {
                !someone_finished && self.turns == rules.options.turn_cap && !settling
            }
        };
        if fits { Ok(state) } else { Err(InvalidState::BadStatus) }
    }

    fn check_conservation(&self, rules: &Rules) -> Result<(), InvalidState> {
        for face in Face::all() {
            let shown = self.stacks.iter().flat_map(|stacks| stacks.up);
            let total = self.hands.iter().map(|hand| u16::from(hand.count(face))).sum::<u16>()
                + shown.filter(|&up| up == Some(face)).count() as u16
                + [self.unseen, self.pile, self.out]
                    .iter()
                    .map(|bag| u16::from(bag.count(face)))
                    .sum::<u16>();
            if total != u16::from(face.copies()) {
                return Err(InvalidState::CardCount(face));
            }
        }
        let box_size = (Face::DECK - Rules::DEALT * usize::from(rules.players)) as u8;
        let face_down: u8 =
            self.stacks.iter().map(|stacks| stacks.down.len() + stacks.blind.len()).sum();
        // The horizontal card being turned over lies nowhere, so to speak.
        let between = u8::from(self.blind.is_some());
        if self.unseen.len() != box_size + face_down + between {
            return Err(InvalidState::TooFewUnseen);
        }
        Ok(())
    }

    fn check_seat(&self, rules: &Rules, seat: Seat) -> Result<(), InvalidState> {
        let (hand, stacks) = (self.hands[seat.index()], &self.stacks[seat.index()]);
        if seat.index() >= usize::from(rules.players) && !(hand.is_empty() && stacks.is_empty()) {
            return Err(InvalidState::Bystander(seat));
        }
        if !hand.contains(self.known[seat.index()]) {
            return Err(InvalidState::KnownNotHeld(seat));
        }
        for stack in Stack::ALL {
            let turning_up = seat == self.seat && self.turning_up.contains(stack);
            let up = stacks.up(stack).is_some();
            let (down, blind) = (stacks.down.contains(stack), stacks.blind.contains(stack));
            // Without its face-up card a vertical card is being turned up this moment.
            if ((up || down) && !blind) || (down && !up && !turning_up) {
                return Err(InvalidState::BadStack(seat, stack));
            }
            if turning_up && (up || !down) {
                return Err(InvalidState::BadDraw);
            }
        }
        Ok(())
    }

    fn check_run(&self, rules: &Rules) -> Result<(), InvalidState> {
        // Four that sweep themselves never lie there.
        let longest = Run::FULL - u8::from(rules.options.must_sweep);
        let specials = [Face::PUSH, Face::CLEAR];
        let fits = match self.run {
            _ if specials.iter().any(|&face| self.pile.count(face) > 0) => false,
            None => self.pile.len() == self.pile.count(Face::JOKER),
            Some(run) => {
                let numbers = self.pile.of_value(run.value);
                (1..=longest).contains(&run.count)
                    && numbers > 0
                    && numbers + self.pile.count(Face::JOKER) >= run.count
            }
        };
        if fits { Ok(()) } else { Err(InvalidState::BadRun) }
    }

    fn check_phase(&self) -> Result<(), InvalidState> {
        let stacks = &self.stacks[self.seat.index()];
        if self.blind.is_some_and(|stack| {
            stacks.blind.contains(stack)
                || stacks.up(stack).is_some()
                || self.phase != Phase::Open
                || self.ending
                || !self.turning_up.is_empty()
        }) {
            return Err(InvalidState::BadDraw);
        }
        let fits = match self.phase {
            Phase::Open => !self.joker_open,
            Phase::Extend => {
                let named = self.joker_open && self.run.is_some();
                !self.pile.is_empty() && !named && !self.ending
            }
            // Its PUSH has left the game already.
            Phase::Target => !self.joker_open && self.out.count(Face::PUSH) > 0 && !self.ending,
        };
        let ending_fits = !self.ending || !self.turning_up.is_empty();
        let over_fits = self.status == Status::Playing || self.phase == Phase::Open;
        if fits && ending_fits && over_fits { Ok(()) } else { Err(InvalidState::BadPhase) }
    }
}
