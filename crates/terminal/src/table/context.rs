//! What the screen of a table is given.

use stapel_client::{Contact, Session};

/// The table as it is now.
#[derive(Clone, Copy)]
pub(crate) struct TableContext<'a> {
    pub(crate) session: &'a Session,
    pub(crate) contact: Contact,
    /// The link that brings others here; none for a table on this machine.
    pub(crate) invite: Option<&'a str>,
}
