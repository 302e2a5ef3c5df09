//! What a command line asks of `serve`, with where each value comes from: a file fills in what nobody said.

use std::collections::BTreeMap;
use std::ffi::OsString;

use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, Id};

use super::Arguments;
use crate::config::Origin;

/// What was asked.
#[derive(Clone, Debug)]
pub struct Asked {
    arguments: Arguments,
    /// The part of the command line that tells options, each in one word.
    words: Vec<OsString>,
    /// Where options come from that have a value, by their names.
    origins: BTreeMap<String, Origin>,
}

impl Asked {
    /// What holds without a file.
    pub fn arguments(&self) -> &Arguments {
        &self.arguments
    }

    /// The words of the command line.
    pub(super) fn words(&self) -> impl Iterator<Item = OsString> + '_ {
        self.words.iter().cloned()
    }

    /// Where an option comes from.
    pub(super) fn origin(&self, name: &str) -> Origin {
        self.origins.get(name).copied().unwrap_or(Origin::Default)
    }

    fn read(matches: &ArgMatches) -> Result<Asked, clap::Error> {
        let (mut words, mut origins) = (Vec::new(), BTreeMap::new());
        for argument in options().get_arguments() {
            let (Some(name), id) = (argument.get_long(), argument.get_id().as_str()) else {
                continue;
            };
            let origin = match matches.value_source(id) {
                Some(ValueSource::CommandLine) => Origin::Flag,
                Some(ValueSource::EnvVariable) => Origin::Environment,
                _ => continue,
            };
            origins.insert(name.to_owned(), origin);
            if origin == Origin::Flag {
                words.extend(said(argument, name, matches));
            }
        }
        Ok(Asked { arguments: Arguments::from_arg_matches(matches)?, words, origins })
    }
}

/// The options of `serve`, alone.
pub(super) fn options() -> Command {
    Arguments::augment_args(Command::new("serve"))
}

/// Whether an option is one that takes no value.
pub(super) fn is_switch(argument: &Arg) -> bool {
    matches!(argument.get_action(), ArgAction::SetTrue)
}

/// An option as it could have been said.
fn said(argument: &Arg, name: &str, matches: &ArgMatches) -> Vec<OsString> {
    if is_switch(argument) {
        return vec![OsString::from(format!("--{name}"))];
    }
    let values = matches.get_raw(argument.get_id().as_str()).into_iter().flatten();
    let word = |value: &std::ffi::OsStr| {
        let mut word = OsString::from(format!("--{name}="));
        word.push(value);
        word
    };
    values.map(word).collect()
}

impl FromArgMatches for Asked {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Asked, clap::Error> {
        Asked::read(matches)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Asked::read(matches)?;
        Ok(())
    }
}

impl Args for Asked {
    fn group_id() -> Option<Id> {
        Arguments::group_id()
    }

    fn augment_args(command: Command) -> Command {
        Arguments::augment_args(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Arguments::augment_args_for_update(command)
    }
}
