//! Parsing the command line, running the command, and ending the process.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use anstyle::Style;
use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches};
use stapel_protocol::failure::FailureOut;

use super::{Cli, Command, clap_errors, preparse};
use crate::exit::Exit;
use crate::voice::{self, Complaint, Voice};
use crate::{
    admin, arena, bots_command, completions, config, man, play, puzzles, referee, replay, review,
    serve, simulate, solve, store_commands, verify,
};

/// Does what the command line of this process asks for.
pub fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    if completions::is_asked() {
        let voice = Voice::new(preparse::language(&arguments));
        // A shell that doesn't read on has seen enough.
        let _unread = completions::answer(arguments, &voice, &mut io::stdout().lock());
        return Exit::Done.into();
    }
    let arguments = preparse::asking_help(arguments);
    preparse::choose_colours(&arguments);
    let voice = Voice::new(preparse::language(&arguments));
    let ended = parse(&arguments, &voice).and_then(|cli| run(cli, &voice));
    ended.unwrap_or_else(|failure| failure.end(&arguments, &voice)).into()
}

/// Why a command did not do what it was asked.
enum Failure {
    /// The command line makes no sense, or asks for help.
    Line(Box<clap::Error>),
    /// The command failed.
    Command(Box<dyn Complaint>),
}

impl<C: Complaint + 'static> From<C> for Failure {
    fn from(complaint: C) -> Failure {
        Failure::Command(Box::new(complaint))
    }
}

impl Failure {
    /// Says what is to be said, and how the process ends.
    fn end(self, arguments: &[OsString], voice: &Voice) -> Exit {
        let wants_json = preparse::wants_json(arguments);
        match self {
            Failure::Line(error) => match error.kind() {
                ErrorKind::DisplayHelp
                | ErrorKind::DisplayVersion
                | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                    // The reader of a pipe may close it before it has read everything.
                    let _unread = error.print();
                    if error.use_stderr() { Exit::Failed } else { Exit::Done }
                }
                _ => {
                    if wants_json {
                        tell_program(&clap_errors::failure(&error, arguments));
                    }
                    complain(&clap_errors::tell(&error, arguments, voice));
                    Exit::Failed
                }
            },
            Failure::Command(complaint) => {
                let gone = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
                // The reader of a pipe has closed it, as `head` does: that is no error.
                if complaint.output_error().is_some_and(gone) {
                    return Exit::Done;
                }
                if wants_json {
                    tell_program(&voice::failure(&*complaint, None));
                }
                complain(&complaint.tell(voice));
                complaint.exit()
            }
        }
    }
}

/// Writes what went wrong to standard output, for programs.
fn tell_program(failure: &FailureOut) {
    // If nobody reads it, the exit code still says that something went wrong.
    let _unread = writeln!(io::stdout(), "{}", failure.to_text());
}

/// Writes an error message to standard error.
fn complain(message: &str) {
    let bold = Style::new().bold().fg_color(Some(anstyle::AnsiColor::Red.into()));
    let mut errors = anstream::AutoStream::auto(io::stderr()).lock();
    // If standard error is closed, there is nowhere else to write to.
    let _unread = writeln!(errors, "{bold}stapel:{bold:#} {message}");
}

fn parse(arguments: &[OsString], voice: &Voice) -> Result<Cli, Failure> {
    let line = |error| Failure::Line(Box::new(error));
    // Texts are read only where there is something to say: a referee that a script starts a thousand times has no
    // time for them.
    let matches = Cli::command().try_get_matches_from(arguments);
    let matches = matches
        .or_else(|_| super::command(voice).try_get_matches_from_mut(arguments))
        .map_err(line)?;
    Cli::from_arg_matches(&matches).map_err(line)
}

/// Does what was asked.
fn run(cli: Cli, voice: &Voice) -> Result<Exit, Failure> {
    let output = &mut io::stdout().lock();
    // Without a command it hosts tables.
    let Some(command) = cli.command else {
        let serve = ["stapel", "serve"].map(OsString::from);
        return run(parse(&serve, voice)?, voice);
    };
    match command {
        Command::Play(arguments) => return Ok(play::run(&arguments, cli.language)?),
        Command::Serve(arguments) => return Ok(serve::run(&arguments, voice, output)?),
        Command::Admin(arguments) => admin::run(&arguments, voice, output)?,
        Command::Backup(arguments) => store_commands::backup(&arguments, voice, output)?,
        Command::Export(arguments) => store_commands::export(&arguments, output)?,
        Command::Check(arguments) => {
            return Ok(store_commands::check(&arguments, voice, output)?);
        }
        Command::Verify(arguments) => return Ok(verify::run(&arguments, voice, output)?),
        Command::Referee(_) => referee::run(io::stdin().lock(), output)?,
        Command::Replay(arguments) => {
            if arguments.wants_screen(io::stdin().is_terminal(), io::stdout().is_terminal()) {
                return Ok(play::watch(&arguments.file, &arguments.choice, cli.language)?);
            }
            return Ok(replay::run(&arguments, voice, output)?);
        }
        Command::Review(arguments) => return Ok(review::run(&arguments, voice, output)?),
        Command::Puzzles(arguments) => {
            return Ok(puzzles::run(&arguments, voice, &mut io::stdin().lock(), output)?);
        }
        Command::Simulate(arguments) => return Ok(simulate::run(&arguments, voice, output)?),
        Command::Arena(arguments) => return Ok(arena::run(&arguments, voice, output)?),
        Command::Solve(arguments) => return Ok(solve::run(&arguments, voice, output)?),
        Command::Bots(arguments) => bots_command::run(&arguments, voice, output)?,
        Command::Config(arguments) => config::run(&arguments, cli.language, voice, output)?,
        Command::Completions(arguments) => completions::run(&arguments, voice, output)?,
        Command::Man(arguments) => man::run(&arguments, voice, output)?,
    }
    Ok(Exit::Done)
}
