use serde::{Deserialize, Serialize};

use super::SeatNumber;

/// How far a deal has come to which people add bits. Only those are told who promised some.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ShuffleJson {
    /// The commitment to the seed of the deal.
    pub commitment: String,
    pub stage: StageJson,
    /// Who has promised bits, in the order of the seats. All other seats add nothing.
    pub shares: Vec<ShareJson>,
    /// When the cards are dealt in any case, once a deal was called for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<i64>,
}

/// How far a deal has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StageJson {
    /// Bits can be promised.
    Open,
    /// The list is closed, and who is on it may reveal their bits.
    Dealing,
    /// The cards are dealt.
    Dealt,
}

/// A promise to add bits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ShareJson {
    pub seat: SeatNumber,
    pub commitment: String,
    /// Whether the bits are there. Once the cards are dealt, those that are not were left out.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub revealed: bool,
}
