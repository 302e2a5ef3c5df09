//! One connection of one viewer to one table: a WebSocket, or where a network lets none through, a
//! stream of events with plain requests beside it. Both speak the same messages.

mod bell;
mod devices;
mod guard;
mod socket;
mod stream;

pub use devices::OpenDevices;
pub(crate) use socket::socket;
pub use stream::{Streams, post, stream};

use std::time::Instant;

use axum::http::StatusCode;
use serde::Deserialize;
use stapel_table::Version;
use tokio::sync::{mpsc, oneshot};

use crate::admin::{Connected, Presence};
use crate::http::{self, Address, ApiError, Shared};
use crate::hub::{JoinError, OUTBOX, ToRoom, now};
use crate::log_text;
use crate::room::{ConnectionId, Join, Payload};
use crate::store::{DeviceId, Guest, TableId};
use devices::OpenDevice;
use guard::ConnectionSlot;
pub(crate) use guard::bye;

/// How a connection begins.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Begin {
    /// The version up to which one knows everything.
    since: Option<Version>,
    /// Whether one wants to be told what one can do.
    #[serde(default)]
    legal: bool,
}

/// A viewer who has joined a room. When it is dropped, the viewer leaves.
struct Joined {
    state: Shared,
    table: TableId,
    /// The way to the room, so that not every message has to ask for it.
    room: mpsc::Sender<ToRoom>,
    connection: ConnectionId,
    messages: mpsc::Receiver<Payload>,
    device: OpenDevice,
    /// What whoever runs the server has to say, to be sent after the table.
    greeting: Option<Payload>,
    presence: Presence,
    _open: ConnectionSlot,
}

impl Joined {
    /// Joins a room.
    async fn new(
        state: &Shared,
        address: Address,
        table: &str,
        (guest, device): (&Guest, DeviceId),
        begin: Begin,
    ) -> Result<Joined, ApiError> {
        let table = http::open_table(state, table)?;
        let open = ConnectionSlot::new(state, address)?;
        let connection = state.hub.connection_id();
        let open_device = state.devices.open(device, connection, table);
        // It may have been revoked just before that, and then nobody would end the connection.
        if state.hub.store().device(device).await?.is_none() {
            return Err(ApiError::signed_out());
        }
        let (outbox, messages) = mpsc::channel(OUTBOX);
        let connected = Connected { guest: guest.id, table, address, since: now() };
        let presence = Presence::new(state, connection, connected, &outbox);
        // Once more, now that an operator would find this connection.
        state.admin.check(guest.id, address)?;
        if state.admin.is_closed(table) {
            return Err(ApiError::closed());
        }
        let (answer, answered) = oneshot::channel();
        let join = Join {
            person: log_text::person(guest.id),
            name: guest.name.clone(),
            since: begin.since,
            wants_legal: begin.legal,
        };
        state.hub.tell(table, ToRoom::Join { connection, join, address, outbox, answer }).await;
        match answered.await {
            Ok(Ok(())) => {}
            Ok(Err(JoinError::NoTable)) => return Err(ApiError::not_found("table")),
            Ok(Err(JoinError::Full)) => {
                let message = JoinError::Full.to_string();
                let status = StatusCode::SERVICE_UNAVAILABLE;
                return Err(ApiError::new(status, "table_crowded", message));
            }
            Ok(Err(JoinError::Damaged)) => return Err(ApiError::damaged()),
            Ok(Err(JoinError::Unavailable)) | Err(_) => return Err(ApiError::unavailable()),
        }
        let room = state.hub.room(table);
        let greeting = state.admin.greeting();
        Ok(Joined {
            state: state.clone(),
            table,
            room,
            connection,
            messages,
            device: open_device,
            greeting,
            presence,
            _open: open,
        })
    }

    /// Passes a message on to the room.
    async fn say(&self, text: axum::extract::ws::Utf8Bytes, came: Instant) {
        let connection = self.connection;
        self.state.hub.metrics().messages.inc();
        let message = ToRoom::Text { connection, text, came };
        if let Err(mpsc::error::SendError(message)) = self.room.send(message).await {
            // That room has closed.
            self.state.hub.tell(self.table, message).await;
        }
    }
}

impl Drop for Joined {
    fn drop(&mut self) {
        let (hub, table, connection) = (self.state.hub.clone(), self.table, self.connection);
        // The mailbox may be full, and dropping can't wait.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                hub.tell_if_open(table, ToRoom::Leave { connection }).await;
            });
        }
    }
}
