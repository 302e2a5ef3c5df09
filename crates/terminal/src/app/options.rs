use std::fmt;
use std::io;
use std::path::PathBuf;

use stapel_client::replay::RecordingError;
use stapel_protocol::table::rest::NewTableJson;
use stapel_words::Language;

use crate::live::{BadLink, Failure};
use crate::look::{ColourDepth, Theme};

/// How someone wants to play.
#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    /// What they are called; as the last time if they don't say.
    pub name: Option<String>,
    /// The language; as the last time, or as the system has it, if they don't say.
    pub language: Option<Language>,
    /// The colours they prefer.
    pub theme: Theme,
    /// How many colours their terminal has.
    pub depth: ColourDepth,
    /// The server of links that name none.
    pub server: Option<String>,
    /// The directory in which everything is kept.
    pub data: PathBuf,
    /// What to begin with.
    pub what: What,
}

/// What to begin with.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// The choice of everything.
    Home,
    /// A new game on this machine.
    Game(Box<NewTableJson>),
    /// A table on a server, by its invite link.
    Link(String),
    /// The unfinished game of this machine that was played last.
    GoOn,
}

/// Why there is nothing to play.
#[derive(Debug)]
pub enum PlayError {
    /// Input or output is no terminal.
    NotATerminal,
    /// The terminal can't be used.
    Terminal(io::Error),
    /// Nothing can be kept in this directory.
    Data(PathBuf, io::Error),
    /// The link leads to no table.
    Link(BadLink),
    /// The server is of no help.
    Server {
        /// Where it is.
        origin: String,
        /// What is wrong.
        failure: Failure,
    },
    /// The server has no such table.
    NoSuchTable {
        /// Where it is.
        origin: String,
    },
    /// Such a game can't be played.
    Impossible(String),
    /// There is no unfinished game.
    NothingUnfinished,
    /// The text is no record of a game.
    Record(RecordingError),
    /// The record can't be dealt.
    Deal(stapel_table::DealError),
    /// The program has a bug, and this is what it said.
    Broken(String),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::NotATerminal => f.write_str(
                "this needs a terminal to draw on; input and output must not be redirected",
            ),
            PlayError::Terminal(error) => write!(f, "the terminal can't be used: {error}"),
            PlayError::Data(path, error) => write!(
                f,
                "can't keep games in {}: {error}; --data names another directory",
                path.display()
            ),
            PlayError::Link(error) => write!(f, "{error}"),
            PlayError::Server { origin, failure } => write!(f, "{origin}: {failure}"),
            PlayError::NoSuchTable { origin } => {
                write!(f, "{origin} has no such table; perhaps it was cleared away")
            }
            PlayError::Impossible(problem) => write!(f, "this can't be played: {problem}"),
            PlayError::NothingUnfinished => {
                f.write_str("there is no unfinished game; stapel play the-game begins one")
            }
            PlayError::Record(error) => write!(f, "not a legal game: {error}"),
            PlayError::Deal(error) => write!(f, "can't deal this record: {error}"),
            PlayError::Broken(message) => {
                write!(f, "this should not have happened; what you played is kept. {message}")
            }
        }
    }
}

impl std::error::Error for PlayError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            PlayError::Terminal(error) | PlayError::Data(_, error) => Some(error),
            PlayError::Link(error) => Some(error),
            PlayError::Server { failure, .. } => Some(failure),
            PlayError::Record(error) => Some(error),
            PlayError::Deal(error) => Some(error),
            PlayError::NotATerminal
            | PlayError::NoSuchTable { .. }
            | PlayError::Impossible(_)
            | PlayError::NothingUnfinished
            | PlayError::Broken(_) => None,
        }
    }
}
