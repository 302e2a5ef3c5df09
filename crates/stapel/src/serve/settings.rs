//! The settings of a server that are in force: from options, the environment, a file, or defaults.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue};
use clap::{Arg, ArgMatches, FromArgMatches};
use stapel_rules::notation::Place;

use super::Arguments;
use super::asked::{Asked, is_switch, options};
use super::file::{self, Entry, FileError, Kind};
use crate::config::Origin;
use crate::voice::{Voice, text};

/// What is in force, and where it comes from.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub(super) arguments: Arguments,
    /// All of them, in the order of the help.
    pub(super) rows: Vec<Row>,
    file: Option<PathBuf>,
}

/// A setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Row {
    pub(super) name: String,
    /// As a file would say it, if there is a value.
    pub(super) value: Option<String>,
    origin: Origin,
    variable: String,
    /// The line of the file.
    line: usize,
}

impl Settings {
    /// Reads the file, if there is one, and lets it say what neither the command line nor the environment does.
    pub(super) fn load(asked: &Asked) -> Result<Settings, FileError> {
        let file = asked.arguments().config.clone();
        let entries = file.as_deref().map_or(Ok(Vec::new()), file::read)?;
        let open = |entry: &&Entry| asked.origin(&entry.name) == Origin::Default;
        let from_file: Vec<&Entry> = entries.iter().filter(open).collect();
        let matches = together(asked, &from_file).and_then(|matches| {
            Arguments::from_arg_matches(&matches).map(|arguments| (matches, arguments))
        });
        let (matches, arguments) =
            matches.map_err(|wrong| blame(wrong, &from_file, file.clone().unwrap_or_default()))?;
        let options = options();
        let rows = file::names().into_iter().filter_map(|name| {
            let option =
                options.get_arguments().find(|option| option.get_long() == Some(&*name))?;
            Some(row(option, name, asked, &from_file, &matches))
        });
        Ok(Settings { arguments, rows: rows.collect(), file })
    }

    /// All settings as a file would have them, each with where it comes from.
    pub(super) fn tell(&self, voice: &Voice) -> String {
        let left = |row: &Row| match &row.value {
            Some(value) => format!("{} = {value}", row.name),
            None => format!("# {}: {}", row.name, voice.t("serve-setting-unset")),
        };
        let width = self.rows.iter().map(|row| left(row).chars().count()).max().unwrap_or(0);
        let mut told = String::new();
        for row in &self.rows {
            let left = left(row);
            told += &match row.value {
                Some(_) => format!("{left:width$}   # {}\n", self.origin(row, voice)),
                None => format!("{left}\n"),
            };
        }
        told
    }

    fn origin(&self, row: &Row, voice: &Voice) -> String {
        match row.origin {
            Origin::Flag => voice.t("config-from-flag"),
            Origin::Environment => {
                voice.say("config-from-environment", &[("variable", text(&row.variable))])
            }
            Origin::File => {
                let file = self.file.as_deref().map(|file| file.display().to_string());
                let (file, line) = (file.unwrap_or_default(), row.line.to_string());
                voice.say("config-place", &[("file", text(&file)), ("line", text(&line))])
            }
            Origin::Default => voice.t("serve-setting-default"),
        }
    }
}

/// The command line and what the file adds to it, read as one.
fn together(asked: &Asked, from_file: &[&Entry]) -> Result<ArgMatches, clap::Error> {
    let options = options();
    let is_switch = |entry: &Entry| {
        let named = |option: &&Arg| option.get_long() == Some(&*entry.name);
        options.get_arguments().find(named).is_some_and(is_switch)
    };
    let said = from_file.iter().filter_map(|entry| match (is_switch(entry), &*entry.value) {
        (true, "false") => None,
        (true, _) => Some(OsString::from(format!("--{}", entry.name))),
        (false, value) => Some(OsString::from(format!("--{}={value}", entry.name))),
    });
    let words: Vec<OsString> =
        [OsString::from("serve")].into_iter().chain(asked.words()).chain(said).collect();
    options.clone().try_get_matches_from(words)
}

/// The entry of the file that an error is about. What stands on the command line was read before, and was right.
fn blame(wrong: clap::Error, from_file: &[&Entry], file: PathBuf) -> FileError {
    let option = match wrong.get(ContextKind::InvalidArg) {
        Some(ContextValue::String(option)) => option.clone(),
        _ => String::new(),
    };
    let name = option.trim_start_matches('-').split([' ', '=']).next().unwrap_or_default();
    let place = from_file.iter().find(|entry| entry.name == name).map(|entry| entry.place);
    let place = place.unwrap_or(Place { line: 1, column: 1 });
    FileError::Value { file, place, name: name.to_owned(), wrong: Box::new(wrong) }
}

fn row(
    option: &Arg,
    name: String,
    asked: &Asked,
    from_file: &[&Entry],
    matches: &ArgMatches,
) -> Row {
    let id = option.get_id().as_str();
    let value = if is_switch(option) {
        Some(matches.get_flag(id).to_string())
    } else {
        let raw = matches.get_raw(id).and_then(|mut values| values.next());
        let raw = raw.map(|value| value.to_string_lossy().into_owned());
        raw.map(|value| match Kind::of(option) {
            Kind::Text => toml_edit::Value::from(value).to_string(),
            Kind::Number | Kind::Switch => value,
        })
    };
    let entry = from_file.iter().find(|entry| entry.name == name);
    let origin = if entry.is_some() { Origin::File } else { asked.origin(&name) };
    let variable = option.get_env().unwrap_or_default().to_string_lossy().into_owned();
    Row { name, value, origin, variable, line: entry.map_or(0, |entry| entry.place.line) }
}
