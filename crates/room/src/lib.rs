//! A table and everyone who looks at it, without I/O: on a server, and offline where there is none.
//!
//! * [`room`] is where it happens: what comes in becomes what is to be written and then sent.
//! * [`opening`] is how a table begins.
//! * [`Local`] is one person with bots at a room of their own, without a server.
//! * [`log_text`] writes and reads the log of a table; what was written once is readable for ever.
//! * [`agreement`] and [`records`] stand between what travels and what a table knows.
//! * [`jobs`] are questions to bots, for whoever has the time to run them.
//!
//! Nothing here reads a clock or draws a random number: both come from whoever runs a room.

pub mod agreement;
mod ids;
pub mod jobs;
mod kept;
mod local;
mod local_summary;
pub mod log_text;
pub mod opening;
pub mod records;
pub mod room;

pub use ids::{GuestId, IdError, RecordId, TableId};
pub use kept::{ERASED, LogEntry, Record, RecordSeat, TableIndex};
pub use local::{Local, Step};
