use crate::app::me::Me;
use crate::browser::socket::{FromSocket, Socket};
use crate::offline::{FromTable, TableHere};

/// Where a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// On the server, with this id.
    Server(String),
    /// In this browser, with this id.
    Here(String),
}

/// What a link tells.
pub(crate) enum FromLink {
    /// It is there.
    Opened,
    /// A message came.
    Received(String),
    /// It has ended, or could not be made.
    Closed,
    /// There is no such table.
    Missing,
    /// Another page of this browser goes on with the game.
    Elsewhere,
    /// The game is kept in this browser, but makes no sense.
    Unreadable,
    /// The browser can't keep the game any more.
    NotKept,
}

/// What carries messages to a table and back.
pub(crate) enum Link {
    /// To the server.
    Server(Socket),
    /// To the worker.
    Here(TableHere),
}

impl Link {
    /// Begins to open a link. What it comes to is told.
    pub(crate) fn open(
        place: &Place,
        since: Option<u64>,
        me: Me,
        tell: impl Fn(FromLink) + Clone + 'static,
    ) -> Option<Link> {
        match place {
            Place::Server(id) => {
                let since = since.map_or_else(String::new, |since| format!("?since={since}"));
                let path = format!("/api/v1/tables/{id}/socket{since}");
                let socket = Socket::open(&path, move |told| {
                    tell(match told {
                        FromSocket::Opened => FromLink::Opened,
                        FromSocket::Received(text) => FromLink::Received(text),
                        FromSocket::Closed => FromLink::Closed,
                    });
                });
                socket.map(Link::Server)
            }
            Place::Here(id) => {
                let table = TableHere::open(id, since, me.name_or_guest(), move |told| {
                    tell(match told {
                        FromTable::Opened => FromLink::Opened,
                        FromTable::Received(text) => FromLink::Received(text),
                        FromTable::Closed => FromLink::Closed,
                        FromTable::Missing => FromLink::Missing,
                        FromTable::Elsewhere => FromLink::Elsewhere,
                        FromTable::Unreadable => FromLink::Unreadable,
                        FromTable::NotKept => FromLink::NotKept,
                    });
                });
                table.map(Link::Here)
            }
        }
    }

    /// Sends a message.
    pub(crate) fn send(&self, text: &str) {
        match self {
            Link::Server(socket) => socket.send(text),
            Link::Here(table) => table.send(text),
        }
    }
}
