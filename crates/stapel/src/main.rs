//! The one binary.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use stapel::{referee, replay};

/// The home of The Game, The Game: Extreme and Clear 4!
#[derive(Parser)]
#[command(version, after_help = AFTER_HELP)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

const AFTER_HELP: &str = "\
Examples:
  stapel replay game.txt          step through a recorded game and check every move
  stapel replay --json game.txt   the same for scripts, one JSON object a line
  stapel referee                  judge games for a script: JSON lines in, JSON lines out

Exit codes: 0 all well, 1 the record is not a legal game, 2 wrong use or unreadable file.";

#[derive(Subcommand)]
enum Command {
    /// Judge games for a script: JSON lines on standard input, an answer a line on standard output
    #[command(after_help = referee::HELP)]
    Referee,
    /// Step through a recorded game as text, checking every move
    Replay {
        /// The record; - for standard input
        file: PathBuf,
        /// One JSON object a line instead of text
        #[arg(long)]
        json: bool,
    },
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Some(Command::Referee) => {
            referee::run(io::stdin().lock(), io::stdout().lock()).map_err(replay::Failure::from)
        }
        Some(Command::Replay { file, json }) => replay::run(&file, json, &mut io::stdout().lock()),
        None => Cli::command().print_help().map_err(replay::Failure::from),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has had enough, which is their right.
        Err(replay::Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("stapel: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}
