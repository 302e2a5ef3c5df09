use serde::{Deserialize, Serialize};
use stapel_rules::{Loss, MAX_SEATS, Outcome};

use crate::{SeatNumber, is_false};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OutcomeJson {
    /// The team won.
    Won,
    /// The team lost.
    Lost { reason: String, left: u8 },
    /// A round ended in which everyone plays for themselves.
    Round {
        winners: Vec<SeatNumber>,
        /// Cards left, by seat.
        left: Vec<u8>,
        /// Whether the turn cap ended it.
        #[serde(default, skip_serializing_if = "is_false")]
        capped: bool,
    },
}

impl OutcomeJson {
    /// The outcome of a game with so many players.
    pub fn new(outcome: &Outcome, players: u8) -> OutcomeJson {
        match *outcome {
            Outcome::Won => OutcomeJson::Won,
            Outcome::Lost { reason, left } => {
                OutcomeJson::Lost { reason: reason.name().to_owned(), left }
            }
            Outcome::Round { winners, left, capped } => OutcomeJson::Round {
                winners: winners.iter().map(SeatNumber).collect(),
                left: left[..usize::from(players)].to_vec(),
                capped,
            },
        }
    }

    /// The outcome, if it makes sense.
    pub fn read(&self) -> Option<Outcome> {
        Some(match self {
            OutcomeJson::Won => Outcome::Won,
            OutcomeJson::Lost { reason, left } => {
                let reason = Loss::ALL.into_iter().find(|loss| loss.name() == reason)?;
                Outcome::Lost { reason, left: *left }
            }
            OutcomeJson::Round { winners, left: counts, capped } => {
                let mut left = [0; MAX_SEATS];
                left.get_mut(..counts.len())?.copy_from_slice(counts);
                let winners = winners.iter().map(|seat| seat.0).collect();
                Outcome::Round { winners, left, capped: *capped }
            }
        })
    }
}
