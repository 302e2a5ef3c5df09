//! The values that shells complete where the definition of the command line doesn't list them: bots with their settings,
//! options of rules, languages, what settings can be.

use std::ffi::{OsStr, OsString};

use clap::{Arg, Command};
use clap_complete::engine::{ArgValueCandidates, ArgValueCompleter, CompletionCandidate};
use stapel_bots::{Level, Profile};
use stapel_rules::{GameKind, OptionAbout, OptionKind};

use crate::config::Key;
use crate::measure::{BOT_SETTINGS, description};
use crate::voice::Voice;

/// How much is logged.
const LOG_LEVELS: [&str; 6] = ["off", "error", "warn", "info", "debug", "trace"];

/// Where servers usually listen: for this computer, and for the whole house.
const ADDRESSES: [&str; 3] = ["127.0.0.1:7373", "localhost:7373", "0.0.0.0:7373"];

/// The command line with everything that can be completed in it. What was typed decides what fits.
pub(super) fn completed(mut command: Command, words: &[OsString], voice: &Voice) -> Command {
    let names: Vec<String> =
        command.get_subcommands().map(|inner| inner.get_name().to_owned()).collect();
    let context = Context {
        games: games_in(words),
        key: words.iter().rev().find_map(|word| Key::from_name(word.to_str()?)),
        bots: Level::ALL.map(|level| (level.name(), description(level, voice))).to_vec(),
        commands: names,
    };
    walk(&mut command, &context);
    command
}

/// What the words are about.
struct Context {
    /// The game that is named, or all of them.
    games: Vec<GameKind>,
    /// The setting that is named.
    key: Option<Key>,
    bots: Vec<(&'static str, String)>,
    commands: Vec<String>,
}

fn games_in(words: &[OsString]) -> Vec<GameKind> {
    let named = words.iter().find_map(|word| GameKind::from_name(word.to_str()?));
    named.map_or_else(|| GameKind::ALL.to_vec(), |game| vec![game])
}

fn walk(command: &mut Command, context: &Context) {
    let path = command.get_name().to_owned();
    let taken = std::mem::replace(command, Command::new("stapel"));
    *command = taken.mut_args(|argument| with_values(argument, &path, context));
    for inner in command.get_subcommands_mut() {
        walk(inner, context);
    }
}

fn with_values(argument: Arg, command: &str, context: &Context) -> Arg {
    match (command, argument.get_id().as_str()) {
        ("simulate" | "arena", "bots" | "against") | ("make", "bot") => {
            let bots = context.bots.clone();
            argument.add(ArgValueCompleter::new(move |typed: &OsStr| complete_bot(typed, &bots)))
        }
        ("play", "what") => one_of(argument, GameKind::ALL.map(GameKind::name)),
        ("set", "value") => one_of(argument, context.key.map(Key::values).unwrap_or_default()),
        ("man", "page") => one_of(argument, context.commands.iter()),
        ("serve", "listen") => one_of(argument, ADDRESSES),
        ("serve", "log") => one_of(argument, LOG_LEVELS),
        (_, "language") => one_of(argument, Key::Language.values()),
        (_, "players") => {
            let fewest = context.games.iter().map(|game| *game.players().start()).min();
            let most = context.games.iter().map(|game| *game.players().end()).max();
            let players = fewest.unwrap_or(1)..=most.unwrap_or(1);
            one_of(argument, players.map(|players| players.to_string()))
        }
        (_, "options") => one_of(argument, rule_options(&context.games)),
        _ => argument,
    }
}

/// An argument that is one of these. What ends with an equals sign wants to be gone on with.
fn one_of<T: ToString>(argument: Arg, values: impl IntoIterator<Item = T>) -> Arg {
    let values: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    argument
        .add(ArgValueCandidates::new(move || values.iter().map(CompletionCandidate::new).collect()))
}

/// The options that rules of these games have, with their values where those are few.
fn rule_options(games: &[GameKind]) -> Vec<String> {
    let mut all = Vec::new();
    for game in games {
        for OptionAbout { name, kind, .. } in game.about().options {
            match kind {
                OptionKind::Flag => {
                    all.extend([true, false].map(|value| format!("{name}={value}")));
                }
                OptionKind::Number { least, most } if most - least < 10 => {
                    all.extend((*least..=*most).map(|value| format!("{name}={value}")));
                }
                OptionKind::Number { .. } => all.push(format!("{name}=")),
            }
        }
    }
    all.sort();
    all.dedup();
    all
}

/// Bots whose names begin so; after the name and a colon the settings that a bot can still have.
fn complete_bot(typed: &OsStr, bots: &[(&'static str, String)]) -> Vec<CompletionCandidate> {
    let Some(typed) = typed.to_str() else { return Vec::new() };
    let Some((bot, _)) = typed.rsplit_once(':') else {
        let begun = |name: &&str| name.starts_with(typed);
        let named = bots
            .iter()
            .filter(|(name, _)| begun(name))
            .map(|(name, what)| CompletionCandidate::new(name).help(Some(what.clone().into())));
        // Whoever has typed a whole name may want to go on.
        let whole = bots.iter().any(|(name, _)| *name == typed);
        let settings = whole.then(|| CompletionCandidate::new(format!("{typed}:")));
        return named.chain(settings).collect();
    };
    let settings = BOT_SETTINGS.iter().flat_map(|(setting, _)| {
        let (name, values) = setting.split_once('=').unwrap_or((setting, ""));
        values.split('|').map(move |value| {
            // A number can be anything from 1 on.
            let (shown, tried) = if value == "N" { ("", "1") } else { (value, value) };
            (format!("{bot}:{name}={shown}"), format!("{bot}:{name}={tried}"))
        })
    });
    settings
        .filter(|(shown, tried)| shown.starts_with(typed) && tried.parse::<Profile>().is_ok())
        .map(|(shown, _)| CompletionCandidate::new(shown))
        .collect()
}
