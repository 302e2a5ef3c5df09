//! The outputs of a session: connections and messages for the program that runs it, and news for its screen.

use stapel_protocol::table::{DoJson, EventJson, NoticeJson};

use crate::{Dropped, Queued, Witness};

/// What whoever runs a session has to do, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Output {
    /// Connect to the table, and say up to which version everything is known. The session waits until
    /// it is told that this worked or failed.
    Connect {
        /// The version; `None` to be shown the whole table.
        since: Option<u64>,
    },
    Send(String),
    /// End the connection, which seems to be dead or can't be made, and then tell the session so.
    Close,
    News(News),
}

/// What is new, for whoever draws the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    Online,
    /// The table can't be reached. The next attempt is made after so many milliseconds.
    Offline {
        /// How many milliseconds.
        retry_in: i64,
    },
    /// The whole table was shown: what was drawn before is void.
    Shown,
    /// Something happened. The mirror has changed already, by everything up to `version`.
    Happened {
        event: EventJson,
        /// The version that the table has now; several things may have led to it.
        version: u64,
        /// The number of the own request that this answers.
        request: Option<u64>,
    },
    Here,
    /// The session took part in a shuffle, or saw what was promised of it: to be kept, for a check after the game.
    Witnessed(Box<Witness>),
    Done {
        request: u64,
        wanted: DoJson,
    },
    /// A request was refused, and nothing has changed. If it was `stale`, the game has moved on
    /// meanwhile: it is for the person to decide anew.
    Refused {
        /// Its number; `None` if the table could not read it.
        request: Option<u64>,
        /// What was wanted, if the request is known.
        wanted: Option<DoJson>,
        /// Why, for programs.
        code: String,
        /// Why, for people, in English.
        message: String,
    },
    QueueDropped {
        queued: Queued,
        why: Dropped,
    },
    /// The session lost track of the table. What is shown may be old until the table is shown anew.
    LostTrack(Why),
    /// What whoever runs the server tells everyone.
    Notice(NoticeJson),
    Bye {
        /// Why, for programs.
        code: String,
        /// Why, for people, in English.
        message: String,
    },
}

/// Why a session lost track of its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Something happened in between.
    Gap,
    /// A message contradicts what the session knows, or can't be read.
    Inconsistent,
    /// Even the whole table makes no sense: client and server don't understand each other. Loading a
    /// newer client may help.
    NotUnderstood,
}
