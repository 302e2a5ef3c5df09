/// What the rule of thumb makes of the features of a play: its worth is their weighted sum.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights(pub [f32; Weights::COUNT]);

/// The features, by their place among the weights.
pub(super) mod feature {
    /// A number from the hand.
    pub(in super::super) const HAND: usize = 0;
    /// A number from a stack.
    pub(in super::super) const UP: usize = 1;
    /// A number of this value on a stack with nothing but its horizontal card below.
    pub(in super::super) const UP_LAST: usize = 2;
    /// Two numbers at once.
    pub(in super::super) const PAIR: usize = 3;
    /// Three or four numbers at once.
    pub(in super::super) const TRIPLE: usize = 4;
    /// The value.
    pub(in super::super) const VALUE: usize = 5;
    /// The value, squared.
    pub(in super::super) const VALUE_SQ: usize = 6;
    /// A joker from the hand.
    pub(in super::super) const HAND_JOKER: usize = 7;
    /// A joker from a stack.
    pub(in super::super) const UP_JOKER: usize = 8;
    /// Four of a kind, which sweep the pile.
    pub(in super::super) const SET: usize = 9;
    /// Each card that four of a kind sweep away.
    pub(in super::super) const SET_PILE: usize = 10;
    /// The value left on top, times the cards under it.
    pub(in super::super) const PILE_VALUE: usize = 11;
    /// Leaves two of a kind on top.
    pub(in super::super) const RUN2: usize = 12;
    /// Leaves three of a kind on top.
    pub(in super::super) const RUN3: usize = 13;
    /// Leaves three of a kind to a seat that is known to have the fourth.
    pub(in super::super) const NEXT_MATCH: usize = 14;
    /// The next seat is known to have something to play on it.
    pub(in super::super) const NEXT_OPEN: usize = 15;
    /// The value, the more the nearer the next seat is to the end.
    pub(in super::super) const NEXT_LATE: usize = 16;
    /// Each number kept that is higher.
    pub(in super::super) const HIGHER: usize = 17;
    /// Each number kept that is not.
    pub(in super::super) const LOWER: usize = 18;
    /// Each different lower number kept.
    pub(in super::super) const KINDS: usize = 19;
    /// How far it goes below the top.
    pub(in super::super) const GAP: usize = 20;
    /// The value on an empty pile.
    pub(in super::super) const FIRST: usize = 21;
    /// A joker, the more the nearer the others are to the end.
    pub(in super::super) const LATE_JOKER: usize = 22;
    /// A joker, the more the fewer cards are left.
    pub(in super::super) const OWN_JOKER: usize = 23;
    /// Jokers without a number.
    pub(in super::super) const LONE_JOKER: usize = 24;
    /// A PUSH.
    pub(in super::super) const PUSH: usize = 25;
    /// A PUSH, for each card of the pile.
    pub(in super::super) const PUSH_PILE: usize = 26;
    /// A PUSH, the more the nearer the others are to the end.
    pub(in super::super) const PUSH_LATE: usize = 27;
    /// Each card that the target has less than whoever has most.
    pub(in super::super) const THREAT: usize = 28;
    /// The target, the more the fewer cards it has left.
    pub(in super::super) const THREAT_NEAR: usize = 29;
    /// The target is the next seat.
    pub(in super::super) const NEXT: usize = 30;
    /// A PUSH or CLEAR from a stack.
    pub(in super::super) const FROM_STACK: usize = 31;
    /// A CLEAR.
    pub(in super::super) const CLEAR: usize = 32;
    /// A CLEAR, for each card of the pile.
    pub(in super::super) const CLEAR_PILE: usize = 33;
    /// A CLEAR, the more the nearer the others are to the end.
    pub(in super::super) const CLEAR_LATE: usize = 34;
    /// A CLEAR, times the value on top.
    pub(in super::super) const CLEAR_TOP: usize = 35;
    /// A blind card.
    pub(in super::super) const BLIND: usize = 36;
    /// A blind card, times how likely it is too high.
    pub(in super::super) const BLIND_FAILS: usize = 37;
    /// The same, times the cards of the pile.
    pub(in super::super) const BLIND_PILE: usize = 38;
    /// A blind card, for each card in hand.
    pub(in super::super) const BLIND_HAND: usize = 39;
    /// A blind card, the more the nearer the others are to the end.
    pub(in super::super) const BLIND_LATE: usize = 40;
    /// Taking the pile.
    pub(in super::super) const TAKE: usize = 41;
    /// Taking the pile, for each of its cards.
    pub(in super::super) const TAKE_PILE: usize = 42;
    /// Adding numbers, against ending the turn at 0.
    pub(in super::super) const ADD: usize = 43;
    /// Adding numbers, one of them from a stack.
    pub(in super::super) const ADD_UP: usize = 44;
    /// Adding numbers to two.
    pub(in super::super) const ADD_RUN2: usize = 45;
    /// Adding numbers to three.
    pub(in super::super) const ADD_RUN3: usize = 46;
    /// Adding numbers to four.
    pub(in super::super) const ADD_RUN4: usize = 47;
    /// Adding numbers, times their value.
    pub(in super::super) const ADD_VALUE: usize = 48;
    /// Adding numbers, the more the nearer the others are to the end.
    pub(in super::super) const ADD_LATE: usize = 49;
    /// Adding numbers, for each card left.
    pub(in super::super) const ADD_LEFT: usize = 50;
    /// Adding a joker towards four, which are there.
    pub(in super::super) const ADD_SET: usize = 51;
    /// The same, for each further joker it takes.
    pub(in super::super) const ADD_SET_MISSING: usize = 52;
    /// Adding a joker for nothing.
    pub(in super::super) const ADD_JOKER: usize = 53;
    /// Adding a joker, the more the nearer the others are to the end.
    pub(in super::super) const ADD_LATE_JOKER: usize = 54;
    /// Having no cards left.
    pub(in super::super) const WIN: usize = 55;
}

impl Weights {
    /// How many there are.
    pub const COUNT: usize = 56;

    /// Much like the greedy bot: where tuning started from.
    pub const PLAIN: Weights = {
        use feature::*;
        let mut weights = [0.0; Weights::COUNT];
        weights[HAND] = 10.0;
        weights[UP] = 16.0;
        weights[VALUE] = 2.0;
        weights[HAND_JOKER] = -4.0;
        weights[UP_JOKER] = 2.0;
        weights[SET] = 25.0;
        weights[PUSH] = -8.0;
        weights[PUSH_PILE] = 2.0;
        weights[THREAT] = 1.0;
        weights[FROM_STACK] = 4.0;
        weights[CLEAR] = -6.0;
        weights[CLEAR_PILE] = 1.0;
        weights[BLIND] = 5.0;
        weights[TAKE] = -10.0;
        weights[TAKE_PILE] = -2.0;
        weights[ADD] = 20.0;
        weights[ADD_SET] = 15.0;
        weights[ADD_SET_MISSING] = -25.0;
        weights[ADD_JOKER] = -10.0;
        weights[WIN] = 1000.0;
        Weights(weights)
    };

    /// In use: tuned against the greedy bot at four seats, and as good for two players as what was
    /// tuned for two.
    pub const TUNED: Weights = Weights([
        -6.0, 15.9, -1.0, -0.4, -0.4, 3.2, 0.2, -7.5, 1.2, 18.2, -1.3, -0.3, 0.7, -1.7, -0.5, 0.3,
        1.2, 0.9, 2.0, 0.6, -0.7, -1.4, -1.6, 0.8, 0.1, -7.6, 3.8, -3.5, 1.4, -0.8, 0.5, 3.3, -5.2,
        0.9, 0.8, 0.5, 8.6, -1.1, -0.4, 6.4, -0.3, -15.9, -5.6, 12.4, 0.1, -0.2, 0.4, 0.6, 2.0,
        -0.5, 0.5, 8.9, -24.2, -10.8, 1.8, 1000.0,
    ]);
}
