//! The errors of clap in our own words, in the language of the user.

use std::error::Error;
use std::ffi::OsString;
use std::num::{IntErrorKind, ParseIntError};

use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use stapel_bots::{Level, ProfileError};
use stapel_protocol::failure::{FailureBody, FailureOut};
use tracing::level_filters::ParseLevelFilterError;

use super::Cli;
use super::text_layout::suggestion;
use super::translate::usage_of;
use crate::arena::PlayersError;
use crate::values::ValueError;
use crate::voice::{Complaint, Voice, text};

/// What is wrong, how the command is used, and where to read more.
pub(super) fn tell(error: &clap::Error, arguments: &[OsString], voice: &Voice) -> String {
    let told = voice.with_guess(message(error, arguments, voice), meant(error).as_deref());
    let command = asked_for(arguments);
    let more = voice.say("wrong-see", &[("command", text(&command))]);
    match error.get(ContextKind::Usage) {
        Some(ContextValue::StyledStr(usage)) => {
            format!("{told}\n{} {}\n{more}", voice.t("heading-usage"), usage_of(usage))
        }
        _ => format!("{told}\n{more}"),
    }
}

/// The same for programs, in English.
pub(super) fn failure(error: &clap::Error, arguments: &[OsString]) -> FailureOut {
    let voice = Voice::english();
    let message = voice.with_guess(message(error, arguments, &voice), meant(error).as_deref());
    let error = FailureBody { code: "wrong_use", message, line: None, column: None };
    FailureOut { record: None, ok: false, error }
}

/// The command that was asked for, as far as there is one.
fn asked_for(arguments: &[OsString]) -> String {
    let all = Cli::command();
    let mut command = &all;
    let mut names = vec![all.get_name()];
    for word in arguments.iter().skip(1).filter_map(|word| word.to_str()) {
        if let Some(inner) = command.find_subcommand(word) {
            command = inner;
            names.push(inner.get_name());
        }
    }
    names.join(" ")
}

fn message(error: &clap::Error, arguments: &[OsString], voice: &Voice) -> String {
    let part = |kind| of_context(error, kind);
    let argument = match part(ContextKind::InvalidArg) {
        none if none.is_empty() => part(ContextKind::InvalidSubcommand),
        argument => argument,
    };
    let value = part(ContextKind::InvalidValue);
    let argument = match variable(&argument, &value, arguments) {
        Some(variable) => variable,
        None => argument,
    };
    message_about(error, &argument, voice)
}

/// What is wrong about a value that stands in a file under this name, and what would be right.
pub(crate) fn told_of_setting(error: &clap::Error, name: &str, voice: &Voice) -> String {
    voice.with_guess(message_about(error, name, voice), meant(error).as_deref())
}

/// What is wrong about an argument.
fn message_about(error: &clap::Error, argument: &str, voice: &Voice) -> String {
    let part = |kind| of_context(error, kind);
    let value = part(ContextKind::InvalidValue);
    let option = ("option", text(argument));
    match error.kind() {
        ErrorKind::UnknownArgument if argument.starts_with('-') => {
            voice.say("wrong-option", &[option])
        }
        ErrorKind::UnknownArgument => voice.say("wrong-argument", &[option]),
        ErrorKind::InvalidSubcommand => voice.say("wrong-command", &[("command", text(argument))]),
        ErrorKind::InvalidValue => {
            let choices = part(ContextKind::ValidValue);
            let choices = ("choices", text(&choices));
            if value.is_empty() {
                let id =
                    if choices.1 == text("") { "wrong-value-none" } else { "wrong-choice-none" };
                return voice.say(id, &[option, choices]);
            }
            voice.say("wrong-choice", &[option, ("value", text(&value)), choices])
        }
        ErrorKind::ValueValidation => {
            let why = error.source().map(|source| why(source, voice)).unwrap_or_default();
            let value = ("value", text(&value));
            voice.say("wrong-value", &[option, value, ("why", text(&why))])
        }
        ErrorKind::ArgumentConflict => {
            let other = part(ContextKind::PriorArg);
            if other.is_empty() || other == argument {
                return voice.say("wrong-twice", &[option]);
            }
            voice.say("wrong-together", &[option, ("other", text(&other))])
        }
        ErrorKind::MissingRequiredArgument => voice.say("wrong-missing", &[option]),
        ErrorKind::TooManyValues => voice.say("wrong-no-value", &[option, ("value", text(&value))]),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            voice.say("wrong-value-none", &[option])
        }
        ErrorKind::InvalidUtf8 => voice.t("wrong-utf8"),
        // Nothing else happens with the options that there are; clap's own words are better than none.
        _ => error.to_string(),
    }
}

/// The variable of the environment that a value comes from, where it doesn't come from the command line.
fn variable(argument: &str, value: &str, arguments: &[OsString]) -> Option<String> {
    let option = argument.split([' ', '=']).next().filter(|option| option.starts_with("--"))?;
    let words = || arguments.iter().skip(1).filter_map(|word| word.to_str());
    if words().any(|word| word == option || word.starts_with(&format!("{option}="))) {
        return None;
    }
    let long = option.trim_start_matches('-');
    let all = Cli::command();
    // Without a command it hosts tables.
    let asked = words().find_map(|word| all.find_subcommand(word));
    let command = asked.or_else(|| all.find_subcommand("serve"))?;
    let found = command.get_arguments().find(|found| found.get_long() == Some(long))?;
    let variable = found.get_env()?;
    let set = std::env::var_os(variable)?;
    (set.to_string_lossy() == value).then(|| variable.to_string_lossy().into_owned())
}

/// A part of what clap found out, as text.
fn of_context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

/// What was probably meant.
fn meant(error: &clap::Error) -> Option<String> {
    let kinds =
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    kinds.into_iter().find_map(|kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        // The likeliest comes last.
        Some(ContextValue::Strings(texts)) => texts.last().cloned(),
        _ => None,
    })
}

/// Why a value won't do, and which would.
fn why(source: &(dyn Error + 'static), voice: &Voice) -> String {
    if let Some(wrong) = source.downcast_ref::<ValueError>() {
        return wrong.tell(voice);
    }
    if let Some(PlayersError(found)) = source.downcast_ref() {
        return voice.say("wrong-players-list", &[("value", text(&quoted(found)))]);
    }
    if let Some(error) = source.downcast_ref() {
        return bot(error, voice);
    }
    if source.is::<ParseLevelFilterError>() {
        return voice.t("wrong-level");
    }
    if let Some(error) = source.downcast_ref::<ParseIntError>() {
        return match error.kind() {
            IntErrorKind::Zero => voice.say("wrong-number-from", &[("least", text("1"))]),
            _ => voice.t("wrong-number"),
        };
    }
    let told = source.to_string();
    match range(&told) {
        Some((least, None)) => voice.say("wrong-number-from", &[("least", text(least))]),
        Some((least, Some(most))) => {
            voice.say("wrong-number-range", &[("least", text(least)), ("most", text(most))])
        }
        None => told,
    }
}

/// The least and the greatest number that would do, if clap says so. What is only as large as numbers can be is no
/// bound.
fn range(told: &str) -> Option<(&str, Option<&str>)> {
    let (_, range) = told.split_once(" is not in ")?;
    let (least, most) = range.split_once("..")?;
    Some((least, most.strip_prefix('=')))
}

/// A word in marks that no language reads as its own.
fn quoted(word: &str) -> String {
    format!("'{word}'")
}

fn bot(error: &ProfileError, voice: &Voice) -> String {
    let told = |id, found: &str| voice.say(id, &[("found", text(&quoted(found)))]);
    match error {
        ProfileError::NoSuchLevel(name) => {
            let names = Level::ALL.map(Level::name);
            let found = quoted(name);
            let list = names.join(", ");
            let arguments = [("found", text(&found)), ("names", text(&list))];
            voice.with_guess(voice.say("wrong-bot", &arguments), suggestion(name, names))
        }
        ProfileError::NoSuchSetting(setting) => told("wrong-bot-setting", setting),
        ProfileError::BadValue(setting) => told("wrong-bot-value", setting),
        ProfileError::Again(setting) => told("wrong-bot-again", setting),
    }
}
