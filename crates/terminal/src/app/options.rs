use std::io;
use std::path::PathBuf;

use stapel_client::replay::RecordingError;
use stapel_protocol::table::rest::NewTableJson;
use stapel_rules::SeatSet;
use stapel_words::Language;

use crate::live::{BadLink, Failure};
use crate::look::{ColourDepth, Signs, Theme};

/// How someone wants to play.
#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    /// What they say that they are called.
    pub name: Option<String>,
    /// What they are usually called, where they are not known by another name.
    pub usual_name: Option<String>,
    /// The language; as the last time, or as the system has it, if they don't say.
    pub language: Option<Language>,
    pub theme: Theme,
    pub depth: ColourDepth,
    pub signs: Signs,
    /// Whether they want to be warned before blunders; as they chose last, if they don't say.
    pub warnings: Option<bool>,
    /// The server of links that name none.
    pub server: Option<String>,
    pub data: PathBuf,
    pub what: What,
}

/// What to begin with.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    Home,
    Game(Box<NewTableJson>),
    /// A table on a server, by its invite link.
    Link(String),
    /// A table on a server, by its address, that is opened for friends.
    Host(String, Box<NewTableJson>),
    /// A position in the notation, with the person in these seats (or in the one to act) and this bot in all others.
    Position {
        position: String,
        seats: Option<SeatSet>,
        bot: String,
        /// Whether bots take as long as people would.
        bots_take_time: bool,
    },
    /// The unfinished game that was played last, on this machine or on a server.
    GoOn,
}

/// Why there is nothing to play.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    #[error("this needs a terminal to draw on; input and output must not be redirected")]
    NotATerminal,
    #[error("the terminal can't be used: {0}")]
    Terminal(#[source] io::Error),
    #[error("can't keep games in {path}: {error}; name another directory with --data", path = .0.display(), error = .1)]
    Data(PathBuf, #[source] io::Error),
    #[error(transparent)]
    Link(BadLink),
    #[error("{origin}: {failure}")]
    Server {
        origin: String,
        #[source]
        failure: Failure,
    },
    #[error("{origin} has no such table; perhaps it was removed")]
    NoSuchTable { origin: String },
    #[error("this can't be played: {0}")]
    Impossible(String),
    #[error("there is no unfinished game; stapel play the-game begins one")]
    NothingUnfinished,
    #[error("not a legal game: {0}")]
    Record(#[source] RecordingError),
    #[error("can't deal this record: {0}")]
    Deal(#[source] stapel_table::DealError),
    #[error("not a position to play on from: {0}")]
    Position(#[source] stapel_table::StartError),
    /// The program has a bug, and this is what it said.
    #[error("this should not have happened; what you played is kept. {0}")]
    Broken(String),
}
