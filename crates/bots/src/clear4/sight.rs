use stapel_rules::clear4::{Counts, Phase, Rules, Run, Stacks, State, View};
use stapel_rules::{Game, Seat};

/// What the active seat sees, and all that a rule of thumb may decide by. An imagined state has
/// more to tell, but not through this.
pub(super) trait Sight {
    /// The active seat.
    fn seat(&self) -> Seat;
    /// Its hand.
    fn hand(&self) -> Counts;
    /// The stacks of any seat.
    fn stacks(&self, seat: Seat) -> &Stacks;
    /// How many cards any seat has left.
    fn left(&self, seat: Seat) -> u8;
    /// The cards in a seat's hand that everyone saw being taken.
    fn known(&self, seat: Seat) -> Counts;
    /// The pile.
    fn pile(&self) -> Counts;
    /// The equal cards on top of it.
    fn run(&self) -> Option<Run>;
    /// What may be done next.
    fn phase(&self) -> Phase;
    /// Whether a blind joker waits for its number.
    fn joker_open(&self) -> bool;

    /// The fewest cards that another seat has left.
    fn fewest_of_others(&self, rules: &Rules) -> u8 {
        let others = Seat::all(rules.players()).filter(|&seat| seat != self.seat());
        others.map(|seat| self.left(seat)).min().unwrap_or(0)
    }
}

impl Sight for State {
    #[inline]
    fn seat(&self) -> Seat {
        State::seat(self)
    }
    #[inline]
    fn hand(&self) -> Counts {
        State::hand(self, State::seat(self))
    }
    #[inline]
    fn stacks(&self, seat: Seat) -> &Stacks {
        State::stacks(self, seat)
    }
    #[inline]
    fn left(&self, seat: Seat) -> u8 {
        self.cards_left(seat)
    }
    #[inline]
    fn known(&self, seat: Seat) -> Counts {
        State::known(self, seat)
    }
    #[inline]
    fn pile(&self) -> Counts {
        State::pile(self)
    }
    #[inline]
    fn run(&self) -> Option<Run> {
        State::run(self)
    }
    #[inline]
    fn phase(&self) -> Phase {
        State::phase(self)
    }
    #[inline]
    fn joker_open(&self) -> bool {
        State::joker_open(self)
    }
}

impl Sight for View {
    fn seat(&self) -> Seat {
        self.seat
    }
    fn hand(&self) -> Counts {
        self.hand
    }
    fn stacks(&self, seat: Seat) -> &Stacks {
        &self.stacks[seat.index()]
    }
    fn left(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat.index()] + self.stacks[seat.index()].len()
    }
    fn known(&self, seat: Seat) -> Counts {
        self.known[seat.index()]
    }
    fn pile(&self) -> Counts {
        self.pile
    }
    fn run(&self) -> Option<Run> {
        self.run
    }
    fn phase(&self) -> Phase {
        self.phase
    }
    fn joker_open(&self) -> bool {
        self.joker_open
    }
}
