//! Settings of a user: a name, a language, a theme, a server and warnings, from options, the environment, a file or, where none
//! of them says anything, defaults.

mod command;
mod file;
mod key;

use std::env;
use std::path::PathBuf;

use stapel_rules::notation::Place;
use stapel_terminal::Theme;
use stapel_words::Language;

pub use command::{Action, Arguments, run};
pub use key::Key;
pub(crate) use key::read_language;

use crate::values::ValueError;
use crate::voice::{Complaint, Voice, display_in_english, text, unreadable, unwritable};

/// The settings of a user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// What others call them, if they said.
    pub name: Option<String>,
    /// The language that they read.
    pub language: Language,
    /// The same, if anyone chose it and not only the system.
    pub chosen_language: Option<Language>,
    /// The colours that they prefer.
    pub theme: Theme,
    /// The server on which they open tables, if they said.
    pub server: Option<String>,
    /// Whether they are warned before a blunder, if they said.
    pub warnings: Option<bool>,
}

/// What options of the command line say; they win over everything else.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Flags {
    /// The name.
    pub name: Option<String>,
    /// The language.
    pub language: Option<Language>,
    /// The theme.
    pub theme: Option<Theme>,
    /// The server.
    pub server: Option<String>,
}

/// Where a setting comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// An option of the command line.
    Flag,
    /// A variable of the environment.
    Environment,
    /// The file.
    File,
    /// Nothing was said about it.
    Default,
}

impl Origin {
    /// What it is called in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Origin::Flag => "flag",
            Origin::Environment => "environment",
            Origin::File => "file",
            Origin::Default => "default",
        }
    }
}

/// What is wrong about settings.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file can't be read.
    Unreadable(PathBuf, #[source] std::io::Error),
    /// The file can't be written.
    Unwritable(PathBuf, #[source] std::io::Error),
    /// Nobody knows where the file should be.
    Nowhere,
    /// The file is not TOML.
    Syntax {
        /// The file.
        file: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// What the reader says.
        why: String,
    },
    /// The file has a setting that there isn't.
    UnknownKey {
        /// The file.
        file: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// What stands there.
        found: String,
    },
    /// The file has a setting with a value that won't do.
    Value {
        /// The file.
        file: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// The setting.
        key: Key,
        /// Why it won't do.
        #[source]
        wrong: ValueError,
    },
    /// A variable has a value that won't do.
    Variable {
        /// The setting.
        key: Key,
        /// Why it won't do.
        #[source]
        wrong: ValueError,
    },
    /// A value that was to be set won't do.
    Set {
        /// The setting.
        key: Key,
        /// Why it won't do.
        #[source]
        wrong: ValueError,
    },
    /// The output can't be written.
    Io(#[from] std::io::Error),
}

impl Complaint for ConfigError {
    fn tell(&self, voice: &Voice) -> String {
        let place = |file: &PathBuf, line: usize| {
            let file = file.display().to_string();
            let line = line.to_string();
            voice.say("config-place", &[("file", text(&file)), ("line", text(&line))])
        };
        match self {
            ConfigError::Unreadable(path, error) => unreadable(path, error, voice),
            ConfigError::Unwritable(path, error) => unwritable(path, error, voice),
            ConfigError::Nowhere => voice.t("config-nowhere"),
            ConfigError::Syntax { file, line, why } => {
                let why = voice.say("config-syntax", &[("why", text(why))]);
                format!("{}: {why}", place(file, *line))
            }
            ConfigError::UnknownKey { file, line, found } => {
                let known = Key::ALL.map(Key::name);
                let names = known.join(", ");
                let told =
                    voice.say("config-unknown", &[("found", text(found)), ("names", text(&names))]);
                let told = format!("{}: {told}", place(file, *line));
                voice.with_guess(told, crate::cli::suggestion(found, known))
            }
            ConfigError::Value { file, line, key, wrong } => {
                format!("{}: {key}: {}", place(file, *line), wrong.tell(voice))
            }
            ConfigError::Variable { key, wrong } => {
                format!("{}: {}", key.variable(), wrong.tell(voice))
            }
            ConfigError::Set { key, wrong } => format!("{key}: {}", wrong.tell(voice)),
            ConfigError::Io(error) => error.tell(voice),
        }
    }

    fn code(&self) -> &'static str {
        match self {
            ConfigError::Unreadable(..) | ConfigError::Nowhere => "unreadable",
            ConfigError::Unwritable(..) => "unwritable",
            ConfigError::Syntax { .. }
            | ConfigError::UnknownKey { .. }
            | ConfigError::Value { .. }
            | ConfigError::Variable { .. } => "bad_settings",
            ConfigError::Set { wrong, .. } => wrong.code(),
            ConfigError::Io(error) => error.code(),
        }
    }

    fn place(&self) -> Option<Place> {
        match self {
            ConfigError::Syntax { line, .. }
            | ConfigError::UnknownKey { line, .. }
            | ConfigError::Value { line, .. } => Some(Place { line: *line, column: 1 }),
            _ => None,
        }
    }

    fn output_error(&self) -> Option<&std::io::Error> {
        match self {
            ConfigError::Io(error) => Some(error),
            _ => None,
        }
    }
}

display_in_english!(ConfigError);

/// A setting as it is written, if anyone wrote it, and where it was found.
type Found = (Option<String>, Origin);

/// Looks for a setting.
fn find(key: Key, flag: Option<String>, file: &file::Contents) -> Result<Found, ConfigError> {
    if let Some(value) = flag {
        return Ok((Some(value), Origin::Flag));
    }
    // An empty variable is how shells unset one for a single command.
    if let Some(value) = env::var(key.variable()).ok().filter(|value| !value.is_empty()) {
        let value = key.read(&value).map_err(|wrong| ConfigError::Variable { key, wrong })?;
        return Ok((Some(value), Origin::Environment));
    }
    if let Some(value) = file.get(key) {
        return Ok((Some(value.to_owned()), Origin::File));
    }
    Ok((key.usual(), Origin::Default))
}

impl Settings {
    /// The settings that hold.
    ///
    /// # Errors
    /// [`ConfigError`] says what is wrong in the file or the environment, and what would be right.
    pub fn load(flags: &Flags) -> Result<Settings, ConfigError> {
        let file = file::Contents::load()?;
        let value = |key, flag| find(key, flag, &file).map(|(value, _)| value);
        let read = |value: Option<String>| value.as_deref().and_then(Language::from_tag);
        let language = flags.language.map(|language| language.tag().to_owned());
        let theme = flags.theme.map(|theme| key::theme_name(theme).to_owned());
        let (language, origin) = find(Key::Language, language, &file)?;
        let language = read(language);
        let theme = value(Key::Theme, theme)?;
        let (warnings, from) = find(Key::Warnings, None, &file)?;
        let said = warnings.filter(|_| from != Origin::Default);
        Ok(Settings {
            name: value(Key::Name, flags.name.clone())?,
            language: language.unwrap_or(Language::English),
            chosen_language: language.filter(|_| origin != Origin::Default),
            theme: theme.as_deref().and_then(key::theme).unwrap_or_default(),
            server: value(Key::Server, flags.server.clone())?,
            warnings: said.map(|said| said == key::switch_name(true)),
        })
    }
}

/// The language to speak if the command line names none. Errors in settings are ignored here, so that a server does
/// not fail because of them; commands that use settings report them.
pub(crate) fn usual_language() -> Language {
    let environment =
        env::var(Key::Language.variable()).ok().and_then(|tag| Language::from_tag(&tag));
    let file = || {
        let contents = file::Contents::load().ok()?;
        Language::from_tag(contents.get(Key::Language)?)
    };
    environment.or_else(file).unwrap_or_else(key::language_of_the_system)
}
