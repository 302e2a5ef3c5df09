//! What a table and the people at it say to each other. `docs/protocol.md` describes it for users.
//!
//! Messages are named by direction: [`ToServer`] and [`ToClient`] travel through a WebSocket (or its
//! substitutes), [`rest`] are the bodies of plain HTTP requests. Everything here can be both written
//! and read, since the server writes what the client reads.

mod agreement;
mod changed;
mod event;
mod message;
pub mod rest;
mod round;
mod shuffle;

pub(crate) use agreement::read_options;
pub use agreement::{AgreementJson, AgreementReadError, OptionJson, options_json};
pub use changed::ChangedHead;
pub use event::EventJson;
pub use message::{
    DoJson, HereJson, NoticeJson, PastJson, PersonJson, PlaceJson, SaidJson, ScoreJson, TableJson,
    ToClient, ToClientError, ToServer, ToServerError, WhoJson, YouJson,
};
pub use round::{EndingJson, RoundJson, SignalledJson};
pub use shuffle::{ShareJson, ShuffleJson, StageJson};

pub use crate::admin::AnnouncementJson;
pub use crate::games::{
    GameEventJson, LayoutJson, LayoutName, OpenCardsJson, OutcomeJson, SignalJson, ViewJson,
};
pub use crate::{GameName, SeatNumber};

/// The most bytes of a message to the server.
pub const MAX_MESSAGE: usize = 4096;

/// The most bytes of a message to a client. None has nearly as many.
pub const MAX_TO_CLIENT: usize = 1 << 20;

/// How many of the last words a table keeps for newcomers.
pub const MAX_SAID: usize = 50;

/// How many of the last changes of a game the whole table tells again.
pub const MAX_HISTORY: usize = 60;

/// The largest number a request may have: the largest that every language's numbers hold exactly.
pub const MAX_REQUEST_ID: u64 = (1 << 53) - 1;
