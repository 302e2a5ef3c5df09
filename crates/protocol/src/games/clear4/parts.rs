//! What lies on the table, in views and in states.

use serde::{Deserialize, Serialize};
use stapel_rules::clear4::{Run, Spread, Stack, Stacks};

use super::{FaceName, ValueNumber};

/// A stack. Its face-down cards are told as whether they are there in views, and as what they are in states.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StackJson<T> {
    pub up: Option<FaceName>,
    /// The upright face-down card.
    pub down: T,
    /// The card that lies across.
    pub blind: T,
}

impl<T> StackJson<T> {
    pub(super) fn all(
        stacks: &Stacks,
        down: impl Fn(Stack) -> T,
        blind: impl Fn(Stack) -> T,
    ) -> [StackJson<T>; Stack::COUNT] {
        Stack::ALL.map(|stack| StackJson {
            up: stacks.up(stack).map(FaceName),
            down: down(stack),
            blind: blind(stack),
        })
    }
}

/// A card on the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PileCardJson {
    pub card: FaceName,
    /// The value it counts for; null for a valueless joker.
    pub r#as: Option<ValueNumber>,
}

impl PileCardJson {
    /// The pile from bottom to top.
    pub(super) fn all(spread: &Spread) -> Vec<PileCardJson> {
        let card = |&(face, counts_as): &(_, Option<_>)| PileCardJson {
            card: FaceName(face),
            r#as: counts_as.map(ValueNumber),
        };
        spread.pile().iter().map(card).collect()
    }
}

/// The equal cards on top of the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RunJson {
    pub value: ValueNumber,
    pub count: u8,
}

impl From<Run> for RunJson {
    fn from(run: Run) -> RunJson {
        RunJson { value: ValueNumber(run.value), count: run.count }
    }
}

/// What left the game, in the order in which it did.
pub(super) fn out(spread: &Spread) -> Vec<FaceName> {
    spread.out().iter().copied().map(FaceName).collect()
}
