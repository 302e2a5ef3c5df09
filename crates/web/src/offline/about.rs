use stapel_protocol::table::rest::{self, TableSummaryJson};

/// What is known of a table in this browser without asking the worker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct About {
    /// What lists say of it. It counts as running as long as there is something to go on with.
    pub(crate) table: TableSummaryJson,
    /// How many cards are left, if a game is being played: of everyone together, or in Clear 4! of the
    /// person alone.
    pub(crate) left: Option<u8>,
}

impl About {
    /// As it is kept, in one line.
    pub(crate) fn to_text(&self) -> String {
        let left = self.left.map_or_else(|| String::from("-"), |left| left.to_string());
        format!("{left} {}", rest::write(&self.table))
    }

    /// Reads what [`to_text`](About::to_text) wrote.
    pub(crate) fn parse(text: &str) -> Option<About> {
        let (left, table) = text.split_once(' ')?;
        Some(About { table: rest::read(table).ok()?, left: left.parse().ok() })
    }
}
