//! What all screens draw with: colours, texts, buttons, sheets, lines around cards, and where something can be pressed.

mod areas;
mod ascii;
mod edit;
mod frame;
mod ink;
mod key_list;
mod painter;
mod palette;
mod popup;
#[cfg(test)]
mod tests;
mod text;

pub(crate) use areas::{Areas, Way, letter};
pub(crate) use ascii::make_ascii;
pub(crate) use edit::Edit;
pub(crate) use frame::{Frame, Standing};
pub(crate) use ink::Ink;
pub(crate) use painter::Painter;
pub(crate) use popup::quit_question;
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
    /// The 256 that most terminals have.
    Indexed,
    /// Those that every terminal knows by name.
    Sixteen,
    /// None: everything is told by letters and signs alone.
    None,
}

/// Which letters and signs a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Signs {
    #[default]
    Unicode,
    /// Only those of ASCII, as in the locales C and POSIX.
    Ascii,
}

/// Colours and signs for all screens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    theme: Theme,
    depth: ColourDepth,
    signs: Signs,
}

impl Look {
    /// How things look in a theme with so many colours and these signs.
    pub(crate) fn new(theme: Theme, depth: ColourDepth, signs: Signs) -> Look {
        Look { theme, depth, signs }
    }

    /// Whether nothing but ASCII can be shown.
    pub(crate) fn is_ascii(&self) -> bool {
        self.signs == Signs::Ascii
    }

    /// What the Enter key is called.
    pub(crate) fn enter(&self) -> &'static str {
        if self.is_ascii() { "Enter" } else { "⏎" }
    }
}
