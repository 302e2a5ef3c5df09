use stapel_client::LinkEvent;

use crate::app::me::Me;
use crate::browser::socket::{Socket, SocketEvent};
use crate::offline::TableHere;

/// Where a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// On the server, with this id.
    Server(String),
    /// In this browser, with this id.
    Here(String),
}

impl Place {
    /// The id of the table.
    pub(crate) fn id(&self) -> &str {
        let (Place::Server(id) | Place::Here(id)) = self;
        id
    }
}

/// A link that carries messages to a table and back.
pub(crate) enum Link {
    Server(Socket),
    Here(TableHere),
}

impl Link {
    /// Begins to open a link. `tell` is called with everything that happens to it.
    pub(crate) fn open(
        place: &Place,
        since: Option<u64>,
        me: Me,
        tell: impl Fn(LinkEvent) + Clone + 'static,
    ) -> Option<Link> {
        match place {
            Place::Server(id) => {
                let since = since.map_or_else(String::new, |since| format!("?since={since}"));
                let path = format!("/api/v1/tables/{id}/socket{since}");
                let socket = Socket::open(&path, move |told| {
                    tell(match told {
                        SocketEvent::Opened => LinkEvent::Opened,
                        SocketEvent::Received(text) => LinkEvent::Received(text),
                        SocketEvent::Closed => LinkEvent::Closed { retry_after: None },
                    });
                });
                socket.map(Link::Server)
            }
            Place::Here(id) => TableHere::open(id, since, me.name_or_guest(), tell).map(Link::Here),
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
