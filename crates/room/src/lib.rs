//! A table and everyone who looks at it, without I/O: on a server, and offline where there is none.
//!
//! * [`room`] turns what comes in into what is to be written and then sent.
//! * [`opening`] checks the wish for a new table, and opens it.
//! * [`Local`] is one person with bots at a room of their own, without a server.
//! * [`log_text`] writes and reads the log of a table; every later version can read what it wrote.
//! * [`agreement`] and [`records`] convert between JSON and the types of a table.
//! * [`person_name`] says what people may be called.
//! * [`jobs`] are questions to bots. The caller runs them on a thread of its choice.
//!
//! Nothing here reads a clock or draws a random number: both come from the caller.

pub mod agreement;
mod ids;
pub mod jobs;
mod kept;
mod local;
mod local_summary;
pub mod log_text;
pub mod opening;
pub mod person_name;
pub mod records;
pub mod resumption;
pub mod room;

pub use ids::{GuestId, IdError, RecordId, TableId};
pub use kept::{ERASED, LogEntry, Record, RecordSeat, TableIndex};
pub use local::{Local, Step};
