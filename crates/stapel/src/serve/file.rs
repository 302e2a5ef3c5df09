//! The file with the settings of a server: options under their own names, without the dashes in front.

use std::any::TypeId;
use std::fs;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::path::{Path, PathBuf};

use clap::Arg;
use stapel_rules::notation::Place;
use toml_edit::{Document, Item, Value};

use super::asked::{is_switch, options};
use crate::values::ValueError;
use crate::voice::{Complaint, Voice, display_in_english, text, unreadable};

/// Options that say something about the file, or are for one start alone, and so can't stand in it.
const NOT_IN_A_FILE: [&str; 3] = ["config", "print-config", "accept-loss"];

/// A setting in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// The name of the option.
    pub(super) name: String,
    /// As it would stand on the command line.
    pub(super) value: String,
    /// Where the value stands.
    pub(super) place: Place,
}

/// What is wrong about a file with settings.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// It can't be read.
    Unreadable(PathBuf, #[source] std::io::Error),
    /// It is not TOML.
    Syntax {
        /// The file.
        file: PathBuf,
        /// Where in it.
        place: Place,
        /// What the reader says.
        why: String,
    },
    /// It has a setting that there isn't.
    UnknownKey {
        /// The file.
        file: PathBuf,
        /// Where in it.
        place: Place,
        /// What stands there.
        found: String,
    },
    /// A value is of the wrong kind.
    WrongKind {
        /// The file.
        file: PathBuf,
        /// Where in it.
        place: Place,
        /// The setting.
        name: String,
        /// What it should be.
        wanted: Kind,
    },
    /// A value won't do.
    Value {
        /// The file.
        file: PathBuf,
        /// Where in it.
        place: Place,
        /// The setting.
        name: String,
        /// What the command line would say of it.
        #[source]
        wrong: Box<clap::Error>,
    },
}

/// What kind of value an option has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// On or off.
    Switch,
    /// A whole number.
    Number,
    /// Anything else.
    Text,
}

impl Kind {
    /// The kind of an option.
    pub(super) fn of(argument: &Arg) -> Kind {
        let numbers = [TypeId::of::<u32>(), TypeId::of::<usize>(), TypeId::of::<NonZeroUsize>()];
        if is_switch(argument) {
            Kind::Switch
        } else if numbers.iter().any(|number| argument.get_value_parser().type_id() == *number) {
            Kind::Number
        } else {
            Kind::Text
        }
    }
}

impl Complaint for FileError {
    fn tell(&self, voice: &Voice) -> String {
        let at = |file: &Path, place: &Place| {
            let file = file.display().to_string();
            let [line, column] = [place.line, place.column].map(|number| number.to_string());
            let told = [("file", text(&file)), ("line", text(&line)), ("column", text(&column))];
            voice.say("config-place-exact", &told)
        };
        match self {
            FileError::Unreadable(path, error) => unreadable(path, error, voice),
            FileError::Syntax { file, place, why } => {
                let why = voice.say("config-syntax", &[("why", text(why))]);
                format!("{}: {why}", at(file, place))
            }
            FileError::UnknownKey { file, place, found } => {
                let known = names();
                let list = known.join(", ");
                let told = [("found", text(found)), ("names", text(&list))];
                let told = format!("{}: {}", at(file, place), voice.say("config-unknown", &told));
                // In a file it is easily forgotten that these names have dashes.
                let dashed = found.replace('_', "-");
                let known: Vec<&str> = known.iter().map(String::as_str).collect();
                voice.with_guess(told, crate::cli::suggestion(&dashed, known))
            }
            FileError::WrongKind { file, place, name, wanted } => {
                let why = match wanted {
                    Kind::Switch => voice.t("serve-setting-switch"),
                    Kind::Number => voice.t("serve-setting-number"),
                    Kind::Text => ValueError::NoText.tell(voice),
                };
                format!("{}: {name}: {why}", at(file, place))
            }
            FileError::Value { file, place, name, wrong } => {
                let told = crate::cli::told_of_setting(wrong, name, voice);
                format!("{}: {told}", at(file, place))
            }
        }
    }

    fn code(&self) -> &'static str {
        match self {
            FileError::Unreadable(..) => "unreadable",
            _ => "bad_settings",
        }
    }

    fn place(&self) -> Option<Place> {
        match self {
            FileError::Unreadable(..) => None,
            FileError::Syntax { place, .. }
            | FileError::UnknownKey { place, .. }
            | FileError::WrongKind { place, .. }
            | FileError::Value { place, .. } => Some(*place),
        }
    }
}

display_in_english!(FileError);

/// The names of all settings.
pub(super) fn names() -> Vec<String> {
    let options = options();
    let names = options.get_arguments().filter_map(Arg::get_long);
    names.filter(|name| !NOT_IN_A_FILE.contains(name)).map(str::to_owned).collect()
}

/// Reads a file. Whether values will do, only their options know.
pub(super) fn read(path: &Path) -> Result<Vec<Entry>, FileError> {
    let content =
        fs::read_to_string(path).map_err(|error| FileError::Unreadable(path.to_owned(), error))?;
    entries(path, &content)
}

fn entries(path: &Path, content: &str) -> Result<Vec<Entry>, FileError> {
    let file = || path.to_owned();
    let at = |span: Option<Range<usize>>| place_of(content, span.map_or(0, |span| span.start));
    let document = Document::parse(content).map_err(|error| FileError::Syntax {
        file: file(),
        place: at(error.span()),
        why: error.message().to_owned(),
    })?;
    let (known, options) = (names(), options());
    let mut entries = Vec::new();
    for (name, item) in document.as_table() {
        let key = document.as_table().key(name).and_then(toml_edit::Key::span);
        let argument = options.get_arguments().find(|argument| argument.get_long() == Some(name));
        let Some(argument) = argument.filter(|_| known.iter().any(|known| known == name)) else {
            let place = at(key.or_else(|| item.span()));
            return Err(FileError::UnknownKey { file: file(), place, found: name.to_owned() });
        };
        let place = at(item.span().or(key));
        let kind = Kind::of(argument);
        let Some(value) = written(item, kind) else {
            let name = name.to_owned();
            return Err(FileError::WrongKind { file: file(), place, name, wanted: kind });
        };
        entries.push(Entry { name: name.to_owned(), value, place });
    }
    Ok(entries)
}

/// A value as it would stand on the command line, if it is of the kind that is wanted.
fn written(item: &Item, kind: Kind) -> Option<String> {
    match (kind, item.as_value()?) {
        (Kind::Switch, Value::Boolean(value)) => Some(value.value().to_string()),
        (Kind::Number, Value::Integer(value)) => Some(value.value().to_string()),
        (Kind::Text, Value::String(value)) => Some(value.value().clone()),
        _ => None,
    }
}

/// Where a byte stands, counted from 1.
fn place_of(content: &str, byte: usize) -> Place {
    let before = content.get(..byte).unwrap_or(content);
    let line = 1 + before.matches('\n').count();
    let column = 1 + before.rsplit('\n').next().unwrap_or_default().chars().count();
    Place { line, column }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(content: &str) -> Result<Vec<Entry>, String> {
        entries(Path::new("stapel.toml"), content).map_err(|error| error.to_string())
    }

    #[test]
    fn settings_are_read_as_the_command_line_would_have_them() {
        let content = "# ours\nlisten = \"0.0.0.0:80\"\n\ntrust-proxy = true\nkeep-tables = 7\n";
        let found = read(content).unwrap();
        let found: Vec<(&str, &str, usize, usize)> = found
            .iter()
            .map(|entry| (&*entry.name, &*entry.value, entry.place.line, entry.place.column))
            .collect();
        assert_eq!(
            found,
            [
                ("listen", "0.0.0.0:80", 2, 10),
                ("trust-proxy", "true", 4, 15),
                ("keep-tables", "7", 5, 15)
            ]
        );
    }

    #[test]
    fn what_is_wrong_is_told_with_line_and_column_and_what_would_be_right() {
        for (content, parts) in [
            ("\nlisen = \"a:1\"", &["stapel.toml, line 2, column 1", "did you mean listen?"][..]),
            ("keep_tables = 3", &["no setting keep_tables", "did you mean keep-tables?"]),
            ("config = \"other\"", &["no setting config"]),
            ("[limits]\nmade-per-hour = 3", &["line 1, column 2", "no setting limits"]),
            ("keep-tables = \"30\"", &["line 1, column 15", "keep-tables", "without quotes"]),
            ("trust-proxy = 1", &["line 1, column 15", "true or false, without quotes"]),
            ("data = 3", &["line 1, column 8", "a text in double quotes"]),
            ("data = here", &["line 1, column 8", "not TOML"]),
            ("data = \"a\"\ndata = \"b\"", &["line 2, column 1", "not TOML"]),
        ] {
            let error = read(content).unwrap_err();
            for part in parts {
                assert!(error.contains(part), "{content}: no {part:?} in {error}");
            }
        }
    }
}
