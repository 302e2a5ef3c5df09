//! What all commands have in common that let bots play many games, or solve many deals: how they are
//! asked, how they are watched and stopped, and how what they found is told.

mod bots_help;
mod failure;
pub(crate) mod json;
mod request;
mod watch;
pub(crate) mod words;

use stapel_analysis::simulate::{RoundTally, TeamTally};

pub use failure::Failure;
pub use request::Playing;

pub(crate) use bots_help::{bots_help, description};
pub(crate) use request::{MOST_THREADS, agree, thread_count};
pub(crate) use request::{game_parser, game_parser_of, players_of};
pub(crate) use watch::{Watch, exit};

/// What was counted.
#[derive(Clone, Copy)]
pub(crate) enum Found<'f> {
    Team(&'f TeamTally),
    Round(&'f RoundTally),
}

/// A tally of one of the games.
pub(crate) trait Counted {
    fn found(&self) -> Found<'_>;
}

impl Counted for TeamTally {
    fn found(&self) -> Found<'_> {
        Found::Team(self)
    }
}

impl Counted for RoundTally {
    fn found(&self) -> Found<'_> {
        Found::Round(self)
    }
}
