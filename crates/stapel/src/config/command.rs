//! `stapel config`: shows and changes settings.

use std::io::Write;

use clap::{Args, Subcommand};
use serde_json::json;
use stapel_words::Language;

use super::{ConfigError, Key, Origin, file, find};
use crate::cli::described;
use crate::voice::{Voice, text};

/// What is to be done with settings.
#[derive(Args, Clone, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Arguments {
    /// One JSON object instead of text
    #[arg(long)]
    pub json: bool,
    /// What is to be done; showing them if nothing is said.
    #[command(subcommand)]
    pub action: Option<Action>,
}

/// What is to be done with settings.
#[derive(Subcommand, Clone, Debug)]
pub enum Action {
    /// Tell where the file with settings is, or would be
    Path,
    /// Write a setting into the file
    Set {
        /// The setting
        #[arg(value_enum)]
        key: Key,
        /// Its value
        value: String,
    },
    /// Remove a setting from the file
    Unset {
        /// The setting
        #[arg(value_enum)]
        key: Key,
    },
}

/// Does it.
pub fn run(
    arguments: &Arguments,
    language: Option<Language>,
    voice: &Voice,
    output: &mut impl Write,
) -> Result<(), ConfigError> {
    match &arguments.action {
        None if arguments.json => show_json(language, output),
        None => show(language, voice, output),
        Some(Action::Path) => {
            let path = file::path().ok_or(ConfigError::Nowhere)?;
            Ok(writeln!(output, "{}", path.display())?)
        }
        Some(Action::Set { key, value }) => {
            let value = key.read(value).map_err(|wrong| ConfigError::Set { key: *key, wrong })?;
            let path = file::change(*key, Some(&value))?.display().to_string();
            let told = [("key", text(key.name())), ("value", text(&value)), ("file", text(&path))];
            Ok(writeln!(output, "{}", voice.say("config-set", &told))?)
        }
        Some(Action::Unset { key }) => {
            let path = file::change(*key, None)?.display().to_string();
            let told = [("key", text(key.name())), ("file", text(&path))];
            Ok(writeln!(output, "{}", voice.say("config-unset", &told))?)
        }
    }
}

/// Every setting, its value and where it comes from.
fn all(language: Option<Language>) -> Result<Vec<(Key, Option<String>, Origin)>, ConfigError> {
    let contents = file::Contents::load()?;
    let find = |key| {
        let flag = match key {
            Key::Language => language.map(|language| language.tag().to_owned()),
            Key::Name | Key::Theme | Key::Server | Key::Warnings => None,
        };
        find(key, flag, &contents).map(|(value, origin)| (key, value, origin))
    };
    Key::ALL.into_iter().map(find).collect()
}

fn show(
    language: Option<Language>,
    voice: &Voice,
    output: &mut impl Write,
) -> Result<(), ConfigError> {
    let path = file::path().map(|path| path.display().to_string()).unwrap_or_default();
    let told = all(language)?.into_iter().map(|(key, value, origin)| {
        let value = value.unwrap_or_else(|| voice.t("config-nothing"));
        let variable = [("variable", text(key.variable()))];
        let origin = match origin {
            Origin::Flag => voice.t("config-from-flag"),
            Origin::Environment => voice.say("config-from-environment", &variable),
            Origin::File => voice.say("config-from-file", &[("file", text(&path))]),
            Origin::Default => voice.say("config-from-nowhere", &variable),
        };
        (format!("{key:8}   {value}"), origin)
    });
    write!(output, "{}", described(&told.collect::<Vec<_>>()))?;
    Ok(())
}

fn show_json(language: Option<Language>, output: &mut impl Write) -> Result<(), ConfigError> {
    let mut settings = serde_json::Map::new();
    for (key, value, origin) in all(language)? {
        let told = json!({ "value": value, "from": origin.name(), "variable": key.variable() });
        settings.insert(key.name().to_owned(), told);
    }
    let path = file::path().map(|path| path.display().to_string());
    writeln!(output, "{}", json!({ "file": path, "settings": settings }))?;
    Ok(())
}
