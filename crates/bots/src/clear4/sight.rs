use std::ops::Deref;

use stapel_rules::clear4::{Counts, Public, Rules, State, View};
use stapel_rules::{Game, Seat};

/// What the active seat sees, and all that a rule of thumb may decide by: what everyone sees, and its own
/// hand. An imagined state has more to tell, but not through this.
pub(super) trait Sight: Deref<Target = Public> {
    /// The hand of the active seat.
    fn hand(&self) -> Counts;
    /// How many cards any seat has left.
    fn left(&self, seat: Seat) -> u8;

    /// The fewest cards that another seat has left.
    fn fewest_of_others(&self, rules: &Rules) -> u8 {
        let others = Seat::all(rules.players()).filter(|&seat| seat != self.seat);
        others.map(|seat| self.left(seat)).min().unwrap_or(0)
    }
}

impl Sight for State {
    #[inline]
    fn hand(&self) -> Counts {
        State::hand(self, self.seat)
    }
    #[inline]
    fn left(&self, seat: Seat) -> u8 {
        self.cards_left(seat)
    }
}

impl Sight for View {
    fn hand(&self) -> Counts {
        self.hand
    }
    fn left(&self, seat: Seat) -> u8 {
        self.cards_left(seat)
    }
}
