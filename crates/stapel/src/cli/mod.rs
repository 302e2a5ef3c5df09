//! The command line: its definition, its help in all languages, and its errors.

mod clap_errors;
mod examples;
mod preparse;
mod run;
mod text_layout;
mod translate;
mod version;

use clap::{CommandFactory, Parser, Subcommand, ValueEnum};
use stapel_words::Language;

use crate::voice::Voice;
use crate::{
    admin, arena, bots_command, completions, config, man, play, puzzles, referee, replay, review,
    serve, simulate, solve, store_commands, verify,
};

pub(crate) use clap_errors::told_of_setting;
pub use run::main;
pub(crate) use text_layout::{described, paragraph, suggestion};
pub use translate::{Wanted, wanted};
pub(crate) use version::{COMMIT, DATE};

/// What a whole command line says.
#[derive(Parser, Debug)]
#[command(
    name = "stapel",
    version = version::TEXT,
    about = "The home of The Game, The Game: Extreme and Clear 4!"
)]
pub struct Cli {
    /// Language to use: de, en, fr, it or pl
    #[arg(
        long,
        global = true,
        value_name = "LANGUAGE",
        help_heading = EVERYWHERE,
        display_order = 1000,
        value_parser = config::read_language
    )]
    pub language: Option<Language>,
    /// Whether to use colours: auto, always or never
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        help_heading = EVERYWHERE,
        display_order = 1001,
        value_enum,
        default_value_t,
        hide_possible_values = true,
        hide_default_value = true
    )]
    pub color: Colour,
    /// What is to be done; hosting tables if nothing is said.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The heading of what every command takes.
const EVERYWHERE: &str = "Options of every command";

/// Whether to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum Colour {
    /// On a terminal, unless NO_COLOR says otherwise.
    #[default]
    Auto,
    /// In any case.
    Always,
    /// In no case.
    Never,
}

/// What can be done.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Play in this terminal: alone, with bots, or at a table on a server
    Play(play::Arguments),
    /// Host tables, for yourself, your friends or the world
    Serve(serve::Asked),
    /// Look after a server that runs: see who is there, ban, mute, announce
    Admin(admin::Arguments),
    /// Copy everything that a server keeps, even while it runs
    Backup(store_commands::BackupArguments),
    /// Write out all finished games of a server
    Export(store_commands::ExportArguments),
    /// Look whether everything that a server keeps is what was written
    Check(store_commands::CheckArguments),
    /// Check that a recorded game was dealt from its seed and played by the rules
    Verify(verify::Arguments),
    /// Judge games for a script: JSON lines on standard input, an answer a line on standard output
    Referee(referee::Arguments),
    /// Step through a recorded game, checking every move
    Replay(replay::Arguments),
    /// Tell where games were won and lost: chances, better turns, luck and skill
    Review(review::Arguments),
    /// Solve puzzles: positions in which one turn is clearly the best
    Puzzles(puzzles::Arguments),
    /// Let bots play many games and tell how well they did
    Simulate(simulate::Arguments),
    /// Compare bots over several numbers of players, in one table
    Arena(arena::Arguments),
    /// Tell whether a deal can be won, and how, with all cards known
    Solve(solve::Arguments),
    /// List the bots, the weakest first
    Bots(bots_command::Arguments),
    /// Show and change your settings: name, language, theme, server
    Config(config::Arguments),
    /// Write the script with which a shell completes commands
    Completions(completions::Arguments),
    /// Write the manual, a page for each command
    Man(man::Arguments),
}

/// The whole command line in a language, with its examples.
pub fn command(voice: &Voice) -> clap::Command {
    let mut command = Cli::command();
    // What clap adds by itself is to be translated too.
    command.build();
    translate::translate(command, voice)
}
