//! What is agreed before a deal, by name: options and the errors in agreeing.

use core::fmt;
use core::ops::RangeInclusive;

use crate::about::OptionAbout;
pub use crate::piles::LayoutChoice;

/// The value of a rule option.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OptionValue {
    Flag(bool),
    Number(u32),
}

impl OptionValue {
    /// Reads `true`, `false` or a number.
    pub fn parse(text: &str) -> Option<OptionValue> {
        match text {
            "true" => Some(OptionValue::Flag(true)),
            "false" => Some(OptionValue::Flag(false)),
            // Only the plain way to write a number counts: no sign, no leading zero.
            _ if text.starts_with('+') || (text.starts_with('0') && text != "0") => None,
            _ => text.parse().ok().map(OptionValue::Number),
        }
    }
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Flag(flag) => fmt::Display::fmt(flag, f),
            OptionValue::Number(number) => fmt::Display::fmt(number, f),
        }
    }
}

/// Why something can't be agreed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game is not for so many players.
    Players { found: u8, fewest: u8, most: u8 },
    /// The first seat does not play.
    First { players: u8 },
    /// Extreme needs a layout with commands (X1).
    NoCommands,
    /// The game has no option of this name.
    NoSuchOption { name: &'static str },
    /// The game has no option of the name asked for.
    UnknownOption { known: &'static [OptionAbout] },
    /// An option is a flag and was given a number, or the other way round.
    WrongType {
        name: &'static str,
        /// Whether it is a flag.
        flag: bool,
    },
    /// Two options contradict each other.
    Together {
        /// The options, of which one at most can be on.
        names: [&'static str; 2],
    },
    /// An option's number is out of range.
    OutOfRange { name: &'static str, least: u32, most: u32 },
}

impl SetupError {
    /// Whether the error is about an option rather than about players or seats.
    pub fn is_about_options(&self) -> bool {
        !matches!(
            self,
            SetupError::Players { .. } | SetupError::First { .. } | SetupError::NoCommands
        )
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SetupError::Players { found, fewest, most } => {
                write!(f, "the game is for {fewest} to {most} players, not {found}")
            }
            SetupError::First { players } => {
                write!(f, "the first seat must be one of 0 to {}", players - 1)
            }
            SetupError::NoCommands => write!(f, "Extreme needs a layout with commands"),
            SetupError::NoSuchOption { name } => write!(f, "this game has no option {name}"),
            SetupError::UnknownOption { known } => {
                f.write_str("no such option; this game has")?;
                for (index, option) in known.iter().enumerate() {
                    write!(f, "{} {}", if index == 0 { "" } else { "," }, option.name)?;
                }
                Ok(())
            }
            SetupError::WrongType { name, flag: true } => write!(f, "{name} is true or false"),
            SetupError::WrongType { name, flag: false } => write!(f, "{name} is a number"),
            SetupError::Together { names: [one, other] } => {
                write!(f, "{one} and {other} can't both be on")
            }
            SetupError::OutOfRange { name, least, most } => {
                write!(f, "{name} is a number from {least} to {most}")
            }
        }
    }
}

impl core::error::Error for SetupError {}

/// The value of an option that is on or off.
pub(crate) fn flag(name: &'static str, value: OptionValue) -> Result<bool, SetupError> {
    match value {
        OptionValue::Flag(flag) => Ok(flag),
        OptionValue::Number(_) => Err(SetupError::WrongType { name, flag: true }),
    }
}

/// The value of an option that is a number in this range.
pub(crate) fn number(
    name: &'static str,
    value: OptionValue,
    range: &RangeInclusive<u16>,
) -> Result<u16, SetupError> {
    let (least, most) = (u32::from(*range.start()), u32::from(*range.end()));
    match value {
        OptionValue::Number(number) => u16::try_from(number)
            .ok()
            .filter(|number| range.contains(number))
            .ok_or(SetupError::OutOfRange { name, least, most }),
        OptionValue::Flag(_) => Err(SetupError::WrongType { name, flag: false }),
    }
}
