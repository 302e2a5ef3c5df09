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

    /// Going on costs no less than this, as long as skipping cards is no gain.
    #[inline]
    pub(super) fn least_onward(&self) -> i32 {
        let openings = [
            Weights::OPENS_OWN_TRICK,
            Weights::OPENS_UNSEEN_TRICK,
            Weights::OPENS_NEIGHBOUR,
            Weights::FURTHER_PILE,
        ];
        openings.iter().map(|&feature| self.0[feature].min(0)).sum()
    }

    /// A fair start for tuning.
    pub const PLAIN: Weights = Weights([
        100, 100, -150, -100, -100, -50, -20, 130, 30, -30, 20, 30, 0, -60, 60, 40, 30, 100, 100,
        100, 60, 30, 15, 0, -15, 60, -40, -20, 40,
    ]);
}

/// Tuned for The Game alone: `tune_greedy the-game 1 40 1500`.
static SOLO: Weights = Weights([
    101, 146, -153, -87, -142, -60, -33, 184, 71, -28, -22, 73, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, -30, -41, 57,
]);

/// Tuned for The Game: `tune_greedy the-game 2,3 24 600`.
static TWO_OR_THREE: Weights = Weights([
    116, 103, -81, -106, -97, -29, -44, 145, 84, -30, 23, 24, 3, -72, 61, 14, 29, 104, 85, 98, 43,
    47, 31, 9, -9, 58, -30, -48, 58,
]);

/// Tuned for The Game: `tune_greedy the-game 4,5 24 500`.
static FOUR_OR_FIVE: Weights = Weights([
    94, 94, -139, -76, -85, -41, -38, 200, 79, -37, 19, 29, 12, -68, 55, 25, 27, 148, 92, 119, 53,
    42, 26, 0, -16, 47, -20, -46, 77,
]);

/// Tuned for The Game with signals: `tune_greedy the-game 2,3 20 400 talk`.
static TALKING_TWO_OR_THREE: Weights = Weights([
    119, 105, -122, -110, -97, -33, -44, 180, 71, -27, 27, 41, -1, -104, 34, 26, 24, 144, 113, 33,
    69, 15, 6, -21, -14, 77, -33, -39, 60,
]);

/// Tuned for The Game with signals: `tune_greedy the-game 4,5 20 300 talk`.
static TALKING_FOUR_OR_FIVE: Weights = Weights([
    87, 106, -42, -92, -84, -31, -32, 168, 54, -26, 32, 39, 22, -62, 51, 15, 0, 125, 122, 94, 55,
    15, -5, -27, -4, 126, -23, -41, 62,
]);

/// Tuned for Extreme alone: `tune_greedy extreme 1 20 250`.
static EXTREME_SOLO: Weights = Weights([
    88, 132, -118, -81, -108, -38, -29, 150, 66, -40, 17, 36, 7, -52, 38, 6, 10, 133, 105, 252,
    143, 25, 34, 4, -8, 42, -26, -28, 68,
]);

/// Tuned for Extreme with signals: `tune_greedy extreme 2,4 20 150 talk`.
static EXTREME: Weights = Weights([
    98, 121, -63, -101, -73, -72, -40, 203, 48, -31, 24, 47, 2, -84, 32, -4, 12, 143, 145, 138, 80,
    20, -7, -35, -23, 93, -25, -39, 49,
]);
