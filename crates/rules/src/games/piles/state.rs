use core::fmt;

use super::public::needed;
use super::{Command, Legal, Pile, Public, Rules};
use crate::{Card, CardSet, Loss, Seat};

/// The most seats these games have.
pub(super) const SEATS: usize = 5;

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// Hands are dealt, the starter is not named yet.
    Opening,
    Playing,
    /// All 98 cards are laid and every command was obeyed.
    Won,
    Lost(Loss),
}

/// A position of The Game or Extreme.
///
/// It has the *set* of undrawn cards and the *tops* of the piles. What it deliberately lacks: the
/// order of the draw pile, which nobody may know, and what lies under the tops, which no rule asks
/// for ([`Spread`](super::Spread) follows it from the events).
///
/// It is a set of [`Parts`] that is known to fit together. What everyone sees of it can be read as if it were its
/// own: `state.seat`, `state.tops`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State(pub(super) Parts);

impl State {
    /// A seat's hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.0.hands[seat.index()]
    }

    /// The cards that are still to be drawn, in no order.
    pub fn undrawn(&self) -> CardSet {
        self.0.undrawn
    }

    /// The number on top of a pile, its base if no card was laid there.
    pub fn top(&self, pile: Pile) -> u8 {
        self.0.tops[pile.index()]
    }

    /// How many cards the turn needs: at least, or exactly three with a three in force, which the field of
    /// this name leaves aside.
    pub fn minimum(&self) -> u8 {
        needed(self.0.minimum, self.0.three)
    }

    /// Cards left in hands and draw pile: the score, fewer is better (G9).
    pub fn left(&self) -> u8 {
        self.in_play().len()
    }

    /// The cards in hands and draw pile.
    pub(super) fn in_play(&self) -> CardSet {
        self.0.hands.iter().fold(self.0.undrawn, |all, &hand| all | hand)
    }
}

/// The parts of a position, unchecked. [`Parts::check`] makes a [`State`] of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts {
    /// The hands, empty for seats that don't play.
    pub hands: [CardSet; SEATS],
    pub undrawn: CardSet,
    pub public: Public,
}

/// Why the parts of a position don't fit together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvalidState {
    CardTwice(Card),
    BadTop(Pile),
    /// A seat has more cards than a full hand, fewer where it must be full, or cards though it does
    /// not play.
    HandSize(Seat),
    NoSuchSeat,
    BadMinimum,
    /// More draws are awaited than the draw pile or the hand allows.
    BadDraw,
    NoSkull(Pile),
    /// The turn is bound though no one-pile is visible.
    NotBound,
    /// The facts of the turn (laid, used, three) contradict each other or the status.
    BadTurn,
    /// The game is called won with cards left, or still on though it must have ended.
    BadStatus,
}

impl fmt::Display for InvalidState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InvalidState::CardTwice(card) => write!(f, "card {card} is in two places"),
            InvalidState::BadTop(pile) => write!(f, "pile {pile} has an impossible top"),
            InvalidState::HandSize(seat) => {
                write!(f, "seat {seat} can't have so many cards")
            }
            InvalidState::NoSuchSeat => write!(f, "the active seat does not play"),
            InvalidState::BadMinimum => write!(f, "the minimum is none of these rules"),
            InvalidState::BadDraw => write!(f, "these draws can't be awaited"),
            InvalidState::NoSkull(pile) => write!(f, "there is no open skull on pile {pile}"),
            InvalidState::NotBound => write!(f, "the turn is bound without a visible one-pile"),
            InvalidState::BadTurn => write!(f, "the facts of the turn contradict each other"),
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
    /// The hand of the active seat.
    #[inline]
    pub(super) fn active_hand(&self) -> CardSet {
        self.hands[self.seat.index()]
    }

    /// The position made of these parts, if they fit together under these rules.
    pub fn check(self, rules: &Rules) -> Result<State, InvalidState> {
        let mut everywhere = self.undrawn;
        for (index, &hand) in self.hands.iter().enumerate() {
            if let Some(card) = (everywhere & hand).lowest() {
                return Err(InvalidState::CardTwice(card));
            }
            everywhere |= hand;
            let limit = if index < usize::from(rules.players) { rules.hand_size } else { 0 };
            if hand.len() > limit {
                return Err(InvalidState::HandSize(Seat::new_unchecked(index as u8)));
            }
        }
        for pile in Pile::ALL {
            let top = self.tops[pile.index()];
            match Card::new(top) {
                Some(card) if !everywhere.insert(card) => {
                    return Err(InvalidState::CardTwice(card));
                }
                None if top != pile.base() => return Err(InvalidState::BadTop(pile)),
                _ => {}
            }
        }
        if self.seat.index() >= usize::from(rules.players) {
            return Err(InvalidState::NoSuchSeat);
        }
        let on_top = |pile: Pile| rules.layout.command_on(self.tops[pile.index()]);
        for pile in self.skulls.iter() {
            if !self.used.contains(pile) || on_top(pile) != Some(Command::Skull) {
                return Err(InvalidState::NoSkull(pile));
            }
        }
        let one_pile = Pile::ALL.into_iter().any(|pile| on_top(pile) == Some(Command::OnePile));
        if self.bound.is_some_and(|pile| !one_pile || !self.used.contains(pile)) {
            return Err(InvalidState::NotBound);
        }
        if !(self.minimum == 1 || self.minimum == rules.minimum) {
            return Err(InvalidState::BadMinimum);
        }
        let hand = self.hands[self.seat.index()];
        if self.to_draw > self.undrawn.len() || self.to_draw + hand.len() > rules.hand_size {
            return Err(InvalidState::BadDraw);
        }
        let drawing = self.to_draw > 0;
        // Every card laid in this turn came from the hand it began with, and every turn before it
        // laid at least one.
        let hand_before = if drawing { 0 } else { hand.len() };
        let laid_in_all = Card::COUNT - usize::from(State(self).left());
        if self.laid > rules.hand_size - hand_before
            || usize::from(self.turns) + usize::from(self.laid) > laid_in_all
        {
            return Err(InvalidState::BadTurn);
        }
        let turn_fits = match self.status {
            Status::Opening => {
                let full = |seat: Seat| self.hands[seat.index()].len() == rules.hand_size;
                self.laid == 0
                    && self.turns == 0
                    && !drawing
                    && self.minimum == rules.minimum
                    && Seat::all(rules.players).all(full)
                    && laid_in_all == 0
            }
            // A turn in which cards are still to be laid began with this draw pile.
            Status::Playing if !drawing => {
                self.undrawn.is_empty() == (self.minimum == 1) && !(self.three && self.laid >= 3)
            }
            Status::Playing => self.laid > 0 && self.skulls.is_empty(),
            Status::Won | Status::Lost(_) => !drawing,
        };
        // The used piles never outnumber the cards laid, and cards laid used some pile.
        let used = self.used.iter().count();
        if !turn_fits
            || used > usize::from(self.laid)
            || (used == 0) != (self.laid == 0)
            || (self.three && self.laid == 0)
        {
            return Err(InvalidState::BadTurn);
        }
        let left = !self.hands.iter().all(|hand| hand.is_empty()) || !self.undrawn.is_empty();
        let status_fits = match self.status {
            Status::Won => !left,
            Status::Opening => left && self.tops == Pile::ALL.map(Pile::base),
            Status::Playing => left,
            Status::Lost(_) => true,
        };
        if !status_fits {
            return Err(InvalidState::BadStatus);
        }
        let state = State(self);
        if self.status == Status::Playing && !drawing && Legal::of(rules, &state).is_empty() {
            return Err(InvalidState::BadStatus);
        }
        Ok(state)
    }
}
