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
    pub const COUNT: usize = 20;

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

    /// The weights for these rules, found by tuning. Those of commands mean nothing in The Game.
    #[inline]
    pub fn tuned(rules: &Rules) -> &'static Weights {
        match (rules.variant(), rules.players()) {
            (Variant::Extreme, _) => &EXTREME,
            (Variant::TheGame, 1) => &SOLO,
            (Variant::TheGame, 2 | 3) => &TWO_OR_THREE,
            (Variant::TheGame, _) => &FOUR_OR_FIVE,
        }
    }

    /// A fair start for tuning.
    pub const PLAIN: Weights = Weights([
        100, 100, -300, -60, -60, -150, -30, 100, 20, -50, 150, 150, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
}

/// Tuned for The Game alone: `tune_greedy the-game 1 40 2000`.
static SOLO: Weights =
    Weights([15, 233, -387, -79, -66, -177, -26, 133, 42, -48, -47, 54, -23, 0, 0, 0, 0, 0, 0, 0]);

/// Tuned for The Game: `tune_greedy the-game 2,3 30 1500`.
static TWO_OR_THREE: Weights =
    Weights([136, 113, -379, -51, -91, -152, -18, 93, 39, -31, 126, 8, -28, 0, 0, 0, 0, 0, 0, 0]);

/// Tuned for The Game: `tune_greedy the-game 4,5 25 1000`.
static FOUR_OR_FIVE: Weights =
    Weights([108, 108, -339, -82, -85, -140, -17, 124, 40, -25, 123, 5, -7, 0, 0, 0, 0, 0, 0, 0]);

/// Tuned for Extreme: `tune_greedy extreme 1,2,3,4,5 6 600`.
static EXTREME: Weights = Weights([
    112, 158, -240, -98, -56, -144, -16, 135, 40, -50, 122, 113, 10, 5, 4, -6, -10, -21, 5, 0,
]);
