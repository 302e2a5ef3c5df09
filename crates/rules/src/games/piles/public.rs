//! The public part of a position and how a turn changes it, shared by the engine and by views that follow events.

use super::{Command, Parts, Pile, PileSet, Rules, State, Status, Variant, View};
use crate::{Card, Loss, Seat};

/// The part of a position that everyone sees. A [`State`] adds the hidden cards to it, a
/// [`View`] what its viewer knows of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    pub status: Status,
    /// The active seat. In the opening it is seat 0 and means nothing; at the end it is the seat whose turn decided
    /// the game.
    pub seat: Seat,
    /// The numbers on top of the piles.
    pub tops: [u8; Pile::COUNT],
    /// Cards laid in this turn.
    pub laid: u8,
    /// How many cards this turn needs. A state leaves a three aside here, a view counts it in.
    pub minimum: u8,
    /// Cards the active seat still has to draw.
    pub to_draw: u8,
    /// Whether a three was laid in this turn.
    pub three: bool,
    /// Piles whose skull this turn must still cover.
    pub skulls: PileSet,
    /// Piles laid on in this turn.
    pub used: PileSet,
    /// The pile that a visible one-pile has bound this turn to.
    pub bound: Option<Pile>,
    /// Completed turns.
    pub turns: u16,
}

/// What a card that landed does at once.
pub(super) enum Effect {
    None,
    Stop,
    Loss(Loss),
}

crate::games::deref_to_public!(read State, |state| &state.0.public);
crate::games::deref_to_public!(Parts);
crate::games::deref_to_public!(View);

impl Public {
    /// Whether the active seat, being to act, may end its turn by hand. With a three in force it
    /// never may: the action ends by itself at the third card (X5).
    #[inline]
    pub(super) fn may_end(&self) -> bool {
        self.laid >= self.minimum && self.skulls.is_empty() && !self.three
    }

    /// A card lands on a pile.
    #[inline(always)]
    pub(super) fn land(&mut self, rules: &Rules, card: Card, pile: Pile) -> Effect {
        let before = Before { tops: self.tops, used: self.used };
        self.tops[pile.index()] = card.number();
        // No hand has so many cards, but a view may be told anything.
        self.laid = self.laid.wrapping_add(1);
        self.used.insert(pile);
        match rules.variant {
            Variant::TheGame => Effect::None,
            Variant::Extreme => self.command(rules, card, pile, before),
        }
    }

    /// What commands have to say to a card that has just landed.
    #[inline]
    fn command(&mut self, rules: &Rules, card: Card, pile: Pile, before: Before) -> Effect {
        let command = rules.layout.command(card);
        self.skulls.remove(pile);

        let one_pile = command == Some(Command::OnePile);
        // Under the strict reading every card of the turn counts for a one-pile command (X9).
        let strict = one_pile && rules.options.strict_one_pile;
        if strict && before.used.iter().any(|used| used != pile) {
            return Effect::Loss(Loss::OnePile);
        }
        // The command holds from the moment it is laid, so that it binds its own pile, too (X9); under the
        // loose reading it is judged like any card, by what was visible before it landed (X8).
        let binds = (one_pile && !rules.options.loose_one_pile)
            || rules.in_force(before.tops, Command::OnePile);
        if binds && self.bound.is_none() {
            self.bound = Some(pile);
        }
        if !rules.in_force(self.tops, Command::OnePile) {
            self.bound = None;
        }

        match command {
            Some(Command::Skull) => self.skulls.insert(pile),
            Some(Command::Three) => self.three = true,
            _ => {}
        }
        if self.three && self.laid > 3 {
            Effect::Loss(Loss::Three)
        } else if command == Some(Command::Stop) {
            Effect::Stop
        } else {
            Effect::None
        }
    }

    /// A turn that needs this many cards follows a completed one.
    #[inline(always)]
    pub(super) fn next_turn(&mut self, minimum: u8) {
        self.turns = self.turns.wrapping_add(1);
        self.laid = 0;
        self.minimum = minimum;
        self.three = false;
        self.skulls = PileSet::EMPTY;
        self.used = PileSet::EMPTY;
        self.bound = None;
    }
}

/// How the table looked before a card landed.
#[derive(Clone, Copy)]
struct Before {
    tops: [u8; Pile::COUNT],
    used: PileSet,
}

impl Rules {
    /// How many cards a seat with a hand of this size draws after its action (G6, X10).
    #[inline]
    pub(super) fn draws(&self, tops: [u8; Pile::COUNT], hand: u8, undrawn: u8) -> u8 {
        let room = self.hand_size.saturating_sub(hand);
        let draw_one = self.in_force(tops, Command::DrawOne);
        let wanted = if draw_one { room.min(1) } else { room };
        wanted.min(undrawn)
    }
}

/// How many cards a turn needs: at least, or exactly three with a three in force (X5).
#[inline]
pub(super) fn needed(minimum: u8, three: bool) -> u8 {
    if three { 3 } else { minimum }
}
