//! What is known of the rooms that are open without asking them.

use std::collections::HashSet;
use std::net::IpAddr;

use stapel_table::PersonId;
use tokio::sync::mpsc;

use super::{Hub, ToRoom};
use crate::bots::Asker;
use crate::store::{TableId, TableIndex, TableSummary};

/// A room that is open.
#[derive(Debug)]
pub(super) struct OpenRoom {
    pub(super) mailbox: mpsc::Sender<ToRoom>,
    /// `None` until it is loaded.
    occupied: Option<Occupied>,
}

/// Whose table it is, and how lists show it.
#[derive(Debug)]
pub(super) struct Occupied {
    pub(super) host: PersonId,
    /// For whom its bots think.
    pub(super) asker: Asker,
    pub(super) index: TableIndex,
}

impl OpenRoom {
    pub(super) fn new(mailbox: mpsc::Sender<ToRoom>) -> OpenRoom {
        OpenRoom { mailbox, occupied: None }
    }
}

/// A listed table with open seats at which someone is who belongs there.
#[derive(Debug)]
pub(crate) struct PresentTable {
    pub(crate) summary: TableSummary,
    pub(crate) address: IpAddr,
}

impl Hub {
    /// Takes note of how a room is occupied.
    pub(super) fn note_room(&self, table: TableId, occupied: Occupied) {
        if let Some(room) = self.rooms().get_mut(&table) {
            room.occupied = Some(occupied);
        }
    }

    /// How many open rooms a host has, apart from these. They are in use: someone is there, or bots play.
    pub(crate) fn rooms_of(&self, host: PersonId, apart: &HashSet<TableId>) -> usize {
        let rooms = self.rooms();
        let theirs = rooms.iter().filter(|(table, room)| {
            room.occupied.as_ref().is_some_and(|occupied| occupied.host == host)
                && !apart.contains(table)
        });
        theirs.count()
    }

    /// The open rooms of a host.
    pub(crate) fn hosted_by(&self, host: PersonId) -> Vec<TableId> {
        let rooms = self.rooms();
        let is_theirs =
            |room: &OpenRoom| room.occupied.as_ref().is_some_and(|occupied| occupied.host == host);
        rooms.iter().filter(|(_, room)| is_theirs(room)).map(|(&table, _)| table).collect()
    }

    /// The listed tables with open seats at which someone is who belongs there.
    pub(crate) fn present_tables(&self) -> Vec<PresentTable> {
        let rooms = self.rooms();
        let present = rooms.iter().filter_map(|(&table, room)| {
            let Occupied { asker, index, .. } = room.occupied.as_ref()?;
            if !index.listed || index.open_seats == 0 {
                return None;
            }
            let summary = TableSummary {
                table,
                listed: index.listed,
                live: index.live,
                open_seats: index.open_seats,
                game: index.game.clone(),
                summary: index.summary.clone(),
                touched: index.touched,
            };
            Some(PresentTable { summary, address: asker.address? })
        });
        present.collect()
    }
}
