use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::{Card, Command, Layout};
use crate::notation::{Piece, SyntaxError, join};

/// Where the layout of Extreme comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one per record, and it stays Copy")]
pub enum LayoutChoice {
    Default,
    Shuffled,
    Listed(Layout),
}

impl LayoutChoice {
    /// The layout that was chosen. The rules draw no random numbers, so for a shuffled one the caller
    /// brings the shuffle.
    pub fn resolve(self, shuffle: impl FnOnce(&mut [Card])) -> Layout {
        match self {
            LayoutChoice::Default => Layout::DEFAULT,
            LayoutChoice::Shuffled => Layout::shuffled(shuffle),
            LayoutChoice::Listed(layout) => layout,
        }
    }

    /// The choice that leads to this layout.
    pub fn of(layout: Layout) -> LayoutChoice {
        match layout {
            Layout::DEFAULT | Layout::NONE => LayoutChoice::Default,
            layout => LayoutChoice::Listed(layout),
        }
    }

    /// Reads a choice as [`Display`](fmt::Display) writes it.
    pub fn read(text: &str) -> Result<LayoutChoice, SyntaxError> {
        LayoutChoice::parse(Piece::line(text, 1))
    }

    /// Reads a choice in a longer text.
    pub(crate) fn parse(value: Piece<'_>) -> Result<LayoutChoice, SyntaxError> {
        Ok(match value.text {
            "default" => LayoutChoice::Default,
            "shuffled" => LayoutChoice::Shuffled,
            _ => LayoutChoice::Listed(LayoutChoice::parse_listed(value, ", ", " ", " ")?),
        })
    }

    /// Writes a layout out: the commands in order, each with its numbers.
    pub(crate) fn write_listed(layout: &Layout, between: &str, after: &str, comma: &str) -> String {
        join(
            Command::ALL
                .map(|command| format!("{command}{after}{}", join(layout.cards(command), comma))),
            between,
        )
    }

    /// Reads what [`write_listed`](LayoutChoice::write_listed) wrote.
    pub(crate) fn parse_listed(
        value: Piece<'_>,
        between: &str,
        after: &str,
        comma: &str,
    ) -> Result<Layout, SyntaxError> {
        let mut lists: Vec<(Command, Vec<u8>)> = Vec::new();
        for piece in value.split(between) {
            let (name, numbers) = piece
                .split_once(after)
                .ok_or_else(|| piece.expected("a command and its four numbers"))?;
            let command =
                Command::from_name(name.text).ok_or_else(|| name.expected("a command"))?;
            let numbers: Result<Vec<u8>, SyntaxError> =
                numbers.split(comma).map(|piece| piece.expect_number("a card, 2 to 99")).collect();
            lists.push((command, numbers?));
        }
        let lists = lists.iter().map(|(command, numbers)| (*command, &numbers[..]));
        Layout::new(lists)
            .map_err(|error| value.expected(format!("a layout that is valid ({error})")))
    }
}

/// Writes the choice as records have it.
impl fmt::Display for LayoutChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutChoice::Default => f.write_str("default"),
            LayoutChoice::Shuffled => f.write_str("shuffled"),
            LayoutChoice::Listed(layout) => {
                f.write_str(&LayoutChoice::write_listed(layout, ", ", " ", " "))
            }
        }
    }
}
