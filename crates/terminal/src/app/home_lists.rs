//! The lists of games on the home screen.

use stapel_protocol::table::WhoJson;
use stapel_rules::notation::Record;

use crate::home::{FinishedGame, HomeContext, KeptGame};
use crate::live::{Files, Visit};

/// The games that are offered at home.
#[derive(Default)]
pub(super) struct HomeLists {
    unfinished: Vec<KeptGame>,
    finished: Vec<FinishedGame>,
    visits: Vec<Visit>,
    server: String,
}

/// What someone is called; bots are called nothing.
fn name(who: WhoJson) -> Option<String> {
    match who {
        WhoJson::Person(person) => person.name,
        WhoJson::Bot(_) | WhoJson::Empty => None,
    }
}

impl HomeLists {
    /// As they are kept now.
    pub(super) fn read(files: &Files, server: String) -> HomeLists {
        let kept = files.list();
        let players = |seats: usize| u8::try_from(seats).unwrap_or(u8::MAX);
        let unfinished = kept.unfinished.into_iter().map(|listed| KeptGame {
            id: listed.table.id,
            game: listed.table.game.0,
            players: players(listed.table.places.len()),
            left: listed.left,
            changed: listed.table.changed,
        });
        let finished = kept.finished.into_iter().map(|record| FinishedGame {
            outcome: Record::parse(&record.record).ok().and_then(|record| record.result),
            id: record.summary.id,
            game: record.summary.game.0,
            players: players(record.summary.places.len()),
            names: record.summary.places.into_iter().map(name).collect(),
            finished: record.summary.finished,
        });
        HomeLists {
            unfinished: unfinished.collect(),
            finished: finished.collect(),
            visits: files.visits(),
            server,
        }
    }

    /// As the screen wants them.
    pub(super) fn context<'a>(&'a self, name: &'a str) -> HomeContext<'a> {
        HomeContext {
            unfinished: &self.unfinished,
            finished: &self.finished,
            visits: &self.visits,
            name,
            server: &self.server,
        }
    }
}
