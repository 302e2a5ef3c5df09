use stapel_client::Session;

/// How well the table can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Contact {
    /// Not yet.
    Beginning,
    /// It can; the last answer took so many milliseconds.
    Online {
        /// How many.
        took: Option<i64>,
    },
    /// It can't, for now.
    Offline,
    /// There is no such table.
    Missing,
    /// The game is kept on this machine, but makes no sense.
    Unreadable,
    /// Another program on this machine goes on with the game.
    Elsewhere,
}

/// The table as it is now.
#[derive(Clone, Copy)]
pub(crate) struct TableContext<'a> {
    /// The session at it.
    pub(crate) session: &'a Session,
    /// How well it can be reached.
    pub(crate) contact: Contact,
    /// The link that brings others here; none for a table on this machine.
    pub(crate) invite: Option<&'a str>,
}
