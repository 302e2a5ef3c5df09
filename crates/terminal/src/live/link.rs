//! Links to tables: a socket to a server, or a thread on this machine.

use stapel_room::TableId;

use super::files::Files;
use super::here::TableHere;
use super::server::{Failure, Socket, TableAddress};

/// Where a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Server(TableAddress),
    Here(TableId),
}

/// What a link tells. A server may refuse someone with a [`Failure`].
pub(crate) type LinkEvent = stapel_client::LinkEvent<Failure>;

/// What carries messages to a table and back.
#[derive(Debug)]
pub(crate) enum Link {
    Server(Socket),
    Here(TableHere),
}

impl Link {
    /// Begins to open a link. What it comes to is told.
    pub(crate) fn open(
        place: &Place,
        since: Option<u64>,
        files: &Files,
        name: &str,
        tell: impl Fn(LinkEvent) + Send + 'static,
    ) -> Link {
        let (files, name) = (files.clone(), name.to_owned());
        match place {
            Place::Server(address) => {
                Link::Server(Socket::open(files, address.clone(), since, name, tell))
            }
            Place::Here(id) => Link::Here(TableHere::open(files, *id, since, name, tell)),
        }
    }

    /// Sends a message.
    pub(crate) fn send(&self, text: String) {
        match self {
            Link::Server(socket) => socket.send(text),
            Link::Here(table) => table.send(text),
        }
    }

    /// Ends it once everything that was said is on its way.
    pub(crate) fn leave(self) {
        match self {
            Link::Server(socket) => socket.leave(),
            // It takes its time by itself.
            Link::Here(table) => drop(table),
        }
    }
}
