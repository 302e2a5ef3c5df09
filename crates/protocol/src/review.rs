//! What a review found about a finished game: where it was won and lost.
//!
//! Chances are in steps of a ten-thousandth, so that sums of them add up in text as they did in the review.

use serde::{Deserialize, Serialize};

/// The review of one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewJson {
    pub game: String,
    pub players: u8,
    /// The chance before the first turn: of the team or, where everyone plays for themselves, of each seat.
    pub start: ChancesJson,
    pub turns: Vec<ReviewedTurnJson>,
    pub seats: Vec<ReviewedSeatJson>,
    /// What the chance became in the end, 1 for a win; absent if the game has no end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<ChancesJson>,
    /// The turn that moved the chance most, by choice and luck together, if one stands out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turning_point: Option<u32>,
    /// The turn after which the game could not be won any more, whatever the cards to come, as far as it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unwinnable_after: Option<u32>,
    /// Whether every turn of the record was reviewed.
    pub complete: bool,
}

/// A chance of all seats together, or one of each.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ChancesJson {
    Team(f64),
    Seats(Vec<f64>),
}

impl ChancesJson {
    /// The chance of this seat.
    pub fn of(&self, seat: usize) -> f64 {
        match self {
            ChancesJson::Team(chance) => *chance,
            ChancesJson::Seats(chances) => chances.get(seat).copied().unwrap_or(0.0),
        }
    }
}

/// What is said of one turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewedTurnJson {
    /// Counted from 1.
    pub turn: u32,
    pub seat: u8,
    /// What was done.
    pub played: Vec<String>,
    /// The chance before it, if the best turn is played.
    pub before: f64,
    /// How much less the turn had that was played.
    pub lost: f64,
    /// The standard error of that.
    pub error: f64,
    /// What the turn is called, if it lost so much that it has a name.
    pub mark: Option<MarkJson>,
    /// The best turns that were found, the best first.
    pub best: Vec<BestTurnJson>,
    /// What followed until the next turn to act, against what was expected.
    pub luck: f64,
    /// Whether the game could still be won before this turn, with all cards known. Only where all seats win together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winnable: Option<WinnableJson>,
    /// Whether every other turn would have been clearly worse than the best one.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub only: bool,
    /// Where everyone plays for themselves: the chance of each seat before the turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<f64>,
    /// What is wrong with the turn that was played, where something better was found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<WhyJson>,
}

/// What a turn is called that lost much.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MarkJson {
    /// 5 points or more.
    Inaccuracy,
    /// 10 points or more.
    Mistake,
    /// 15 points or more.
    Blunder,
}

impl MarkJson {
    /// Every mark, the least first.
    pub const ALL: [MarkJson; 3] = [MarkJson::Inaccuracy, MarkJson::Mistake, MarkJson::Blunder];
}

/// Whether a game could still be won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WinnableJson {
    /// There was a line that wins.
    Yes,
    /// Everything was tried, and nothing wins.
    No,
    /// Unknown: the limit was reached before.
    Open,
}

/// A turn that could have been played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BestTurnJson {
    pub actions: Vec<String>,
    pub chance: f64,
    /// The standard error of its difference to the turn that was played.
    pub error: f64,
}

/// The totals of one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewedSeatJson {
    pub seat: u8,
    /// From 0 to 100; null for a seat that never acted.
    pub accuracy: Option<f64>,
    pub luck: f64,
    pub skill: f64,
    /// What the choices of the other seats changed, where everyone plays for themselves.
    pub others: Option<f64>,
}

/// Why a turn is worse than another, without a number of any card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WhyJson {
    /// It lost the game at once, for this reason.
    LostAtOnce { reason: String },
    /// It covered a pile onto which the hand could have jumped back.
    GaveUpJump { pile: String },
    /// It left out a jump back.
    MissedJump { pile: String },
    /// It went on with a pile that somebody had asked to spare.
    CoveredSpared { pile: String, seat: u8 },
    /// It skipped so many cards that are still to come, and so many more than needed.
    Skipped { cards: u8, more: u8 },
    /// It left a command visible that the better turn avoids.
    LeftCommand { command: String },
    /// It laid so many cards more than the better turn.
    LaidMore { more: u8 },
    /// It laid so many cards less than the better turn.
    LaidFewer { fewer: u8 },
    /// It used this pile and not that one.
    WrongPile { pile: String, instead: String },
    /// It broke up cards that go well together.
    OtherCards,
    /// It took the pile though there was something to play.
    Took,
    /// It played though taking the pile was better.
    ShouldTake,
    /// It ended the turn though more should have joined.
    EndedEarly,
    /// It went on though the cards were better kept.
    WentOn,
    /// It left four that could be swept.
    LeftFour,
    /// It swept though it was better not to.
    Swept,
    /// It spent a joker.
    SpentJoker,
    /// It spent a special card.
    SpentSpecial,
    /// It kept a special card whose time had come.
    KeptSpecial,
    /// It chose the wrong seat.
    WrongTarget { instead: u8 },
    /// It risked a card that nobody had seen.
    RiskedBlind,
    /// It should have risked a card that nobody had seen.
    ShouldRisk,
    /// It played from the hand what should have come from a stack.
    FromHand,
    /// It went further down than it had to.
    TooLow,
    /// It played a number that was too high, and got rid of less.
    TooHigh,
}
