//! The one binary.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use stapel::{arena, bots_command, keeping, play, referee, replay, serve, simulate, solve, verify};

/// The home of The Game, The Game: Extreme and Clear 4!
#[derive(Parser)]
#[command(version, after_help = AFTER_HELP)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

const AFTER_HELP: &str = "\
Without a command it hosts tables, as stapel serve does.

Examples:
  stapel                          open http://127.0.0.1:7373 and play
  stapel serve --help             how to host tables for others
  stapel replay game.txt          step through a recorded game and check every move
  stapel replay --json game.txt   the same for scripts, one JSON object a line
  stapel referee                  judge games for a script: JSON lines in, JSON lines out
  stapel simulate extreme         let bots play a thousand games and see how they fare
  stapel arena extreme --bots random,greedy   compare bots over all numbers of players
  stapel bots                     which bots there are
  stapel verify game.txt          was it dealt fairly, and played by the rules?
  stapel solve the-game           can a deal be won, if everyone sees every card?

Exit codes: 0 all well, 1 the record is not a legal game, 2 wrong use or unreadable file,
130 stopped by Ctrl-C.";

const REPLAY_HELP: &str = "\
Examples:
  stapel replay game.txt
  stapel replay --json - < game.txt";

const BOTS_HELP: &str = "\
Examples:
  stapel bots
  stapel bots --json
  stapel simulate the-game --bot greedy   how one of them fares";

/// The exit code of wrong use, and of anything else that is not about a record.
const WRONG_USE: u8 = 2;

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal: alone, with bots, or at a table on a server
    #[command(after_help = play::HELP)]
    Play(play::Arguments),
    /// Host tables, for yourself, your friends or the world
    Serve(serve::Arguments),
    /// Copy everything that a server keeps, while it runs
    Backup(keeping::BackupArguments),
    /// Write out all finished games of a server
    Export(keeping::ExportArguments),
    /// Check that a recorded game was dealt from its seed and played by the rules
    Verify(verify::Arguments),
    /// Judge games for a script: JSON lines on standard input, an answer a line on standard output
    #[command(after_help = referee::HELP)]
    Referee,
    /// Step through a recorded game as text, checking every move
    #[command(after_help = REPLAY_HELP)]
    Replay {
        /// The record; - for standard input
        file: PathBuf,
        /// One JSON object a line instead of text
        #[arg(long)]
        json: bool,
    },
    /// Let bots play many games and tell how they fared
    Simulate(simulate::Arguments),
    /// Compare bots over several numbers of players, in one table
    Arena(arena::Arguments),
    /// Tell whether a deal can be won, and how, with all cards known
    Solve(solve::Arguments),
    /// List the bots, the weakest first
    #[command(after_help = BOTS_HELP)]
    Bots {
        /// One JSON list instead of text
        #[arg(long)]
        json: bool,
    },
}

/// Why a command did not do what it was asked.
enum Failure {
    Play(play::Failure),
    Io(io::Error),
    Replay(replay::Failure),
    Simulate(simulate::Failure),
    Solve(solve::Failure),
    Serve(serve::Failure),
    Keeping(keeping::Failure),
    Verify(verify::Failure),
}

impl From<keeping::Failure> for Failure {
    fn from(failure: keeping::Failure) -> Failure {
        match failure {
            keeping::Failure::Io(error) => Failure::Io(error),
            failure => Failure::Keeping(failure),
        }
    }
}

impl From<verify::Failure> for Failure {
    fn from(failure: verify::Failure) -> Failure {
        match failure {
            verify::Failure::Io(error) => Failure::Io(error),
            failure => Failure::Verify(failure),
        }
    }
}

impl From<serve::Failure> for Failure {
    fn from(failure: serve::Failure) -> Failure {
        match failure {
            serve::Failure::Io(error) => Failure::Io(error),
            failure => Failure::Serve(failure),
        }
    }
}

impl From<play::Failure> for Failure {
    fn from(failure: play::Failure) -> Failure {
        Failure::Play(failure)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl From<replay::Failure> for Failure {
    fn from(failure: replay::Failure) -> Failure {
        match failure {
            replay::Failure::Io(error) => Failure::Io(error),
            failure => Failure::Replay(failure),
        }
    }
}

impl From<simulate::Failure> for Failure {
    fn from(failure: simulate::Failure) -> Failure {
        match failure {
            simulate::Failure::Io(error) => Failure::Io(error),
            failure => Failure::Simulate(failure),
        }
    }
}

impl From<solve::Failure> for Failure {
    fn from(failure: solve::Failure) -> Failure {
        match failure {
            solve::Failure::Io(error) => Failure::Io(error),
            failure => Failure::Solve(failure),
        }
    }
}

/// Does what was asked and gives the exit code.
fn run(command: Option<Command>) -> Result<u8, Failure> {
    let output = &mut io::stdout().lock();
    match command {
        Some(Command::Play(arguments)) => play::run(&arguments)?,
        Some(Command::Serve(arguments)) => serve::run(&arguments, output)?,
        Some(Command::Backup(arguments)) => keeping::backup(&arguments, output)?,
        Some(Command::Export(arguments)) => keeping::export(&arguments, output)?,
        Some(Command::Verify(arguments)) => verify::run(&arguments, output)?,
        Some(Command::Referee) => referee::run(io::stdin().lock(), output)?,
        Some(Command::Replay { file, json }) => replay::run(&file, json, output)?,
        Some(Command::Simulate(arguments)) => return Ok(simulate::run(&arguments, output)?),
        Some(Command::Arena(arguments)) => return Ok(arena::run(&arguments, output)?),
        Some(Command::Solve(arguments)) => return Ok(solve::run(&arguments, output)?),
        Some(Command::Bots { json }) => bots_command::run(json, output)?,
        // Whoever just starts it wants to play.
        None => match Cli::parse_from(["stapel", "serve"]).command {
            Some(Command::Serve(arguments)) => serve::run(&arguments, output)?,
            _ => unreachable!("that is what was asked for"),
        },
    }
    Ok(0)
}

fn main() -> ExitCode {
    let (message, code) = match run(Cli::parse().command) {
        Ok(code) => return ExitCode::from(code),
        // Whoever read our output has had enough, which is their right.
        Err(Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            return ExitCode::SUCCESS;
        }
        Err(Failure::Io(error)) => (error.to_string(), WRONG_USE),
        Err(Failure::Replay(failure)) => (failure.to_string(), failure.exit_code()),
        Err(Failure::Simulate(failure)) => (failure.to_string(), WRONG_USE),
        Err(Failure::Solve(failure)) => (failure.to_string(), failure.exit_code()),
        Err(Failure::Play(failure)) => (failure.to_string(), WRONG_USE),
        Err(Failure::Serve(failure)) => (failure.to_string(), WRONG_USE),
        Err(Failure::Keeping(failure)) => (failure.to_string(), WRONG_USE),
        Err(Failure::Verify(failure)) => (failure.to_string(), failure.exit_code()),
    };
    eprintln!("stapel: {message}");
    ExitCode::from(code)
}
