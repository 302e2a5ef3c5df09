use stapel_rules::Game;
use stapel_rules::piles::{Rules, Variant};

/// What the greedy bot thinks of a play, feature by feature; costs add up and the least is done.
///
/// The numbers were found by `analysis`'s tuner from [`Weights::PLAIN`], not by thought. They are whole numbers so
/// that every machine adds them up to the same decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights(pub [i32; Weights::COUNT]);

impl Weights {
    /// How many features there are.
    pub const COUNT: usize = 29;

    /// For each card skipped that nobody has shown yet.
    pub const SKIP_UNSEEN: usize = 0;
    /// For each card of the own hand skipped.
    pub const SKIP_OWN: usize = 1;
    /// For going back by ten at all.
    pub const TRICK: usize = 2;
    /// For each unseen card that going back lets onto the pile again.
    pub const REGAIN_UNSEEN: usize = 3;
    /// For each own card that going back lets onto the pile again.
    pub const REGAIN_OWN: usize = 4;
    /// The own hand has the card that goes back from here.
    pub const OPENS_OWN_TRICK: usize = 5;
    /// Nobody has shown the card that goes back from here.
    pub const OPENS_UNSEEN_TRICK: usize = 6;
    /// The own hand had the card that went back from the top that is covered.
    pub const CLOSES_OWN_TRICK: usize = 7;
    /// Nobody has shown the card that went back from the top that is covered.
    pub const CLOSES_UNSEEN_TRICK: usize = 8;
    /// Another own card is next on this pile with nothing between.
    pub const OPENS_NEIGHBOUR: usize = 9;
    /// A turn goes on past its minimum while costs stay under this.
    pub const GO_ON: usize = 10;
    /// The same once the draw pile is empty.
    pub const GO_ON_AT_THE_END: usize = 11;
    /// The pile is the one of its direction that has gone further.
    pub const FURTHER_PILE: usize = 12;
    /// For the commands in the order of `Command::ALL`.
    pub const COMMANDS: usize = 13;
    /// For each card that a visible draw-one keeps from being drawn.
    pub const MISSING: usize = 20;
    /// For going on with a pile that another seat has a wish about, in the order of `Wish`.
    pub const WISHES: usize = 21;
    /// For each card skipped that still goes on the other pile of the direction.
    pub const SIBLING: usize = 26;
    /// For each card skipped that still goes on a pile of the other direction.
    pub const OPPOSITE: usize = 27;
    /// For each card skipped that goes nowhere any more.
    pub const NOWHERE: usize = 28;

    /// The weights for these rules, found by tuning, with signals or without. Those of commands
    /// mean nothing in The Game.
    #[inline]
    pub fn tuned(rules: &Rules, talk: bool) -> &'static Weights {
        match (rules.variant(), rules.players(), talk) {
            (Variant::TheGame, 1, _) => &SOLO,
            (Variant::TheGame, 2 | 3, false) => &TWO_OR_THREE,
            (Variant::TheGame, 2 | 3, true) => &TALKING_TWO_OR_THREE,
            (Variant::TheGame, _, false) => &FOUR_OR_FIVE,
            (Variant::TheGame, _, true) => &TALKING_FOUR_OR_FIVE,
            (Variant::Extreme, 1, _) => &EXTREME_SOLO,
            (Variant::Extreme, ..) => &EXTREME,
        }
    }

    /// A card from which the own hand can't go back opens nothing worth more than this, which is
    /// less than nothing.
    #[inline]
    pub(super) fn least_opening(&self) -> i32 {
        self.0[Weights::OPENS_UNSEEN_TRICK].min(0) + self.0[Weights::OPENS_NEIGHBOUR].min(0)
    }

    /// A fair start for tuning.
    pub const PLAIN: Weights = Weights([
        100, 100, -150, -100, -100, -50, -20, 130, 30, -30, 20, 30, 0, -60, 60, 40, 30, 100, 100,
        100, 60, 30, 15, 0, -15, 60, -40, -20, 40,
    ]);
}

/// Tuned for The Game alone: `tune_greedy the-game 1 40 1500`.
static SOLO: Weights = Weights([
    84, 220, -145, -79, -236, -91, -37, 190, 109, -30, -14, 83, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, -27, -36, 41,
]);

/// Tuned for The Game: `tune_greedy the-game 2,3 24 600`.
static TWO_OR_THREE: Weights = Weights([
    108, 105, -90, -105, -90, -37, -47, 141, 111, -38, 34, 21, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, -31, -38, 59,
]);

/// Tuned for The Game: `tune_greedy the-game 4,5 24 500`.
static FOUR_OR_FIVE: Weights = Weights([
    93, 97, -156, -68, -96, -49, -40, 165, 106, -39, 25, 31, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, -25, -42, 76,
]);

/// Tuned for The Game with signals: `tune_greedy the-game 2,3 20 400 talk`.
static TALKING_TWO_OR_THREE: Weights = Weights([
    102, 132, -101, -98, -111, -41, -46, 170, 97, -27, 34, 42, 3, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0,
    -37, -12, 125, -31, -41, 62,
]);

/// Tuned for The Game with signals: `tune_greedy the-game 4,5 20 300 talk`.
static TALKING_FOUR_OR_FIVE: Weights = Weights([
    83, 105, -50, -80, -101, -40, -30, 163, 78, -28, 32, 41, 22, 0, 0, 0, 0, 0, 0, 0, 0, 18, -13,
    -30, 6, 159, -24, -38, 60,
]);

/// Tuned for Extreme alone: `tune_greedy extreme 1 20 250`.
static EXTREME_SOLO: Weights = Weights([
    76, 157, -105, -75, -137, -46, -30, 141, 79, -46, 24, 39, 6, -48, 41, 11, 8, 136, 103, 242,
    167, 0, 0, 0, 0, 0, -23, -28, 60,
]);

/// Tuned for Extreme with signals: `tune_greedy extreme 2,4 20 150 talk`.
static EXTREME: Weights = Weights([
    102, 131, -67, -104, -76, -101, -48, 187, 59, -34, 29, 42, 15, -52, 29, -1, 6, 115, 131, 125,
    80, 16, -7, -47, -27, 132, -27, -44, 47,
]);
