use alloc::string::String;
use core::fmt;

use super::SyntaxError;

/// Why a text is no action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActionError {
    Syntax(SyntaxError),
    NoSuchCard(String),
    NoSuchSeat(String),
}

impl ActionError {
    /// The error's code, the same in every interface.
    pub fn code(&self) -> &'static str {
        match self {
            ActionError::Syntax(_) => "bad_request",
            ActionError::NoSuchCard(_) => "no_such_card",
            ActionError::NoSuchSeat(_) => "bad_target",
        }
    }
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActionError::Syntax(error) => error.write_within_line(f),
            ActionError::NoSuchCard(text) => write!(f, "there is no such card to play: {text}"),
            ActionError::NoSuchSeat(text) => write!(f, "there is no such seat: {text}"),
        }
    }
}

impl core::error::Error for ActionError {}

impl From<SyntaxError> for ActionError {
    fn from(error: SyntaxError) -> ActionError {
        ActionError::Syntax(error)
    }
}
