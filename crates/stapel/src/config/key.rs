use std::env;
use std::fmt;

use clap::ValueEnum;
use stapel_server::identity::clean_name;
use stapel_terminal::Theme;
use stapel_words::Language;

use crate::values::{self, ValueError};

/// The themes that there are.
const THEMES: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::Contrast];

/// A setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Key {
    /// What others call someone.
    Name,
    /// The language to speak.
    Language,
    /// The colours that someone prefers.
    Theme,
    /// The server on which someone opens tables.
    Server,
    /// Whether someone is warned before a blunder.
    Warnings,
}

impl Key {
    /// All of them.
    pub const ALL: [Key; 5] = [Key::Name, Key::Language, Key::Theme, Key::Server, Key::Warnings];

    /// What it is called in the file.
    pub fn name(self) -> &'static str {
        match self {
            Key::Name => "name",
            Key::Language => "language",
            Key::Theme => "theme",
            Key::Server => "server",
            Key::Warnings => "warnings",
        }
    }

    /// The setting with this name.
    pub fn from_name(name: &str) -> Option<Key> {
        Key::ALL.into_iter().find(|key| key.name() == name)
    }

    /// What it is called in the environment.
    pub fn variable(self) -> &'static str {
        match self {
            Key::Name => "STAPEL_NAME",
            Key::Language => "STAPEL_LANGUAGE",
            Key::Theme => "STAPEL_THEME",
            Key::Server => "STAPEL_SERVER",
            Key::Warnings => "STAPEL_WARNINGS",
        }
    }

    /// A value as it is kept.
    pub(super) fn read(self, text: &str) -> Result<String, ValueError> {
        match self {
            Key::Name => clean_name(text).ok_or(ValueError::Name),
            Key::Language => read_language(text).map(|language| language.tag().to_owned()),
            Key::Theme => {
                theme(text).map(|theme| theme_name(theme).to_owned()).ok_or(ValueError::Theme)
            }
            Key::Server => values::url(text),
            Key::Warnings => values::switch(text).map(|on| switch_name(on).to_owned()),
        }
    }

    /// What it can be, as far as that can be listed.
    pub(crate) fn values(self) -> Vec<&'static str> {
        match self {
            Key::Language => Language::ALL.map(Language::tag).to_vec(),
            Key::Theme => THEMES.map(theme_name).to_vec(),
            // Every address begins so.
            Key::Server => vec!["https://"],
            Key::Warnings => [true, false].map(switch_name).to_vec(),
            Key::Name => Vec::new(),
        }
    }

    /// What holds if nobody says anything, where something does.
    pub(super) fn usual(self) -> Option<String> {
        match self {
            Key::Name | Key::Server => None,
            Key::Language => Some(language_of_the_system().tag().to_owned()),
            Key::Theme => Some(theme_name(Theme::default()).to_owned()),
            Key::Warnings => Some(switch_name(false).to_owned()),
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads the tag of a language.
pub(crate) fn read_language(text: &str) -> Result<Language, ValueError> {
    Language::from_tag(text).ok_or(ValueError::Language)
}

/// The language of the system, as its variables say, or English.
pub(super) fn language_of_the_system() -> Language {
    // The first that is set decides, also if we don't speak what it names.
    let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let tag = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    Language::choose(tag.as_deref())
}

/// The theme with this name.
pub(super) fn theme(name: &str) -> Option<Theme> {
    THEMES.into_iter().find(|theme| theme_name(*theme) == name)
}

/// What a theme is called.
pub(super) fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::Light => "light",
        Theme::Dark => "dark",
        Theme::Contrast => "contrast",
    }
}

/// What it is called that something is on or off.
pub(super) fn switch_name(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}
