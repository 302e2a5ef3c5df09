use core::fmt;

use super::Pile;
use crate::Card;

/// What a seat can do in The Game and Extreme.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    Lay { card: Card, pile: Pile },
    End,
}

/// Writes the action as every interface reads it: `37A`, `end`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay { card, pile } => write!(f, "{card}{pile}"),
            Action::End => f.write_str("end"),
        }
    }
}
