//! Puzzles for programs: positions in which one turn is clearly better than every other one.

use serde::{Deserialize, Serialize};

use crate::review::WhyJson;

/// A puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PuzzleJson {
    pub puzzle: u32,
    pub game: String,
    pub players: u8,
    /// Who is to act.
    pub seat: u8,
    pub rating: u16,
    pub grade: String,
    pub themes: Vec<String>,
    /// In the notation, with every card in it; whoever solves it should not look.
    pub position: String,
    /// The turns that were compared, the best first; absent as long as nothing was tried.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turns: Vec<PuzzleTurnJson>,
    /// What was tried.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tried: Option<TriedJson>,
}

/// A turn that was compared.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PuzzleTurnJson {
    pub actions: Vec<String>,
    /// The chance to win with it: of all together, or of the seat where everyone plays for themselves.
    pub chance: f64,
    /// The standard error of its difference to the best one.
    pub error: f64,
    /// Whether it is what looks best at first sight.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub obvious: bool,
    /// What is wrong with it beside the best one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<WhyJson>,
}

/// A try at a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TriedJson {
    pub actions: Vec<String>,
    pub solved: bool,
    /// Its chance, where it is none of the turns that were compared and was looked at afterwards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<WhyJson>,
}
