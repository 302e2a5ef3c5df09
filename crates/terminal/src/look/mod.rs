//! What all screens draw with: colours, texts, buttons, sheets, lines around cards, and where something can be pressed.

mod areas;
mod edit;
mod frame;
mod ink;
mod painter;
mod popup;
#[cfg(test)]
mod tests;
mod text;

pub(crate) use areas::{Areas, Way, letter};
pub(crate) use edit::Edit;
pub(crate) use frame::{Frame, Standing};
pub(crate) use ink::Ink;
pub(crate) use painter::Painter;
pub(crate) use text::{shorten, width, wrap};

/// The colours that someone prefers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    Light,
    /// Light letters on dark ground.
    #[default]
    Dark,
    Contrast,
}

/// How many colours a terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColourDepth {
    /// As many as there are.
    True,
    /// Those that every terminal knows by name.
    Sixteen,
    /// None: everything is told by letters and signs alone.
    None,
}

/// Colours and signs for all screens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    theme: Theme,
    depth: ColourDepth,
}

impl Look {
    /// How things look in a theme with so many colours.
    pub(crate) fn new(theme: Theme, depth: ColourDepth) -> Look {
        Look { theme, depth }
    }
}
