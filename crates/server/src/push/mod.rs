//! Telling people that it is their turn while they have no page open: Web Push.
//!
//! A browser that its person allowed to be told has an endpoint at a push service, and keys. What is sent there is
//! encrypted for the browser (`encrypt`) and signed by the server (`vapid`). Endpoints are the word of a client, so
//! that `endpoint` and `address` say where something may be sent at all, and `client` sends it there and nowhere
//! else.
//!
//! None of this is on the path of a move: rooms put a notice into a bounded queue and go on.

mod address;
mod begin;
mod client;
mod encrypt;
mod endpoint;
mod notice;
mod vapid;

use std::fmt;
use std::sync::Arc;
use std::time::Instant;

use axum::http::StatusCode;
use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;

pub(crate) use begin::begin;
pub use client::{PushClient, Resolve, SystemResolver};
use endpoint::Endpoint;
pub use endpoint::{BadEndpoint, MAX_ENDPOINT, Reach};
pub(crate) use notice::{Host, Notice};
pub use vapid::Vapid;

use crate::hub::now;
use crate::limits::{Buckets, Rate};
use crate::metrics::{Metrics, Pushed};
use crate::store::{GuestId, PUSH_KEY, PushSubscription, Store};

/// The most devices of a guest that are told. One more takes the place of the oldest.
pub const MOST_DEVICES: u32 = 5;

/// How many notices can wait. Beyond that none is sent: a page that is opened shows whose turn it is anyway.
const QUEUE: usize = 1024;

/// How many people are told at once. Each takes a few seconds at most, of which nearly all is waiting.
const AT_ONCE: usize = 64;

/// How often one guest is told, at most: enough for anyone who plays, and too little to make the server shout.
const PER_GUEST: Rate = Rate { per_second: 120.0 / 3600.0, burst: 30.0 };

/// Tells people that it is their turn.
pub struct Push {
    vapid: Arc<Vapid>,
    reach: Reach,
    queue: mpsc::Sender<Notice>,
    metrics: Arc<Metrics>,
}

impl fmt::Debug for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Push").finish_non_exhaustive()
    }
}

impl Push {
    /// Begins to send, in a task of its own that ends with this.
    pub fn start(
        vapid: Vapid,
        client: PushClient,
        store: Arc<dyn Store>,
        metrics: Arc<Metrics>,
    ) -> Push {
        let (queue, notices) = mpsc::channel(QUEUE);
        let (vapid, reach) = (Arc::new(vapid), client.reach());
        let sender =
            Sender { vapid: Arc::clone(&vapid), client, store, metrics: Arc::clone(&metrics) };
        tokio::spawn(Arc::new(sender).run(notices));
        Push { vapid, reach, queue, metrics }
    }

    /// The public key with which browsers subscribe.
    pub fn key(&self) -> &str {
        self.vapid.public()
    }

    /// Whether something may be sent to this endpoint, as far as that can be said without looking up its name.
    pub fn check_endpoint(&self, endpoint: &str) -> Result<(), BadEndpoint> {
        check_endpoint(endpoint, self.reach)
    }

    /// Whether something can be encrypted for a browser with this key.
    pub fn is_key(public: &[u8; PUSH_KEY]) -> bool {
        encrypt::is_key(public)
    }

    /// Somebody is to be told, soon. Nobody waits for it.
    pub(crate) fn tell(&self, notice: Notice) {
        if self.queue.try_send(notice).is_err() {
            self.metrics.pushed(Pushed::Dropped);
        }
    }
}

/// Whether a server with this reach may send to an endpoint, as far as that can be said without looking up its name.
///
/// # Errors
/// What is wrong with it.
pub fn check_endpoint(endpoint: &str, reach: Reach) -> Result<(), BadEndpoint> {
    Endpoint::read(endpoint, reach).map(drop)
}

/// What sends.
struct Sender {
    vapid: Arc<Vapid>,
    client: PushClient,
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
}

impl Sender {
    async fn run(self: Arc<Sender>, mut notices: mpsc::Receiver<Notice>) {
        let slots = Arc::new(Semaphore::new(AT_ONCE));
        let told: Buckets<GuestId> = Buckets::new(PER_GUEST);
        while let Some(notice) = notices.recv().await {
            if told.take(notice.guest, Instant::now()).is_err() {
                self.metrics.pushed(Pushed::Dropped);
                continue;
            }
            let Ok(slot) = Arc::clone(&slots).acquire_owned().await else { return };
            let sender = Arc::clone(&self);
            tokio::spawn(async move {
                sender.tell(notice).await;
                drop(slot);
            });
        }
    }

    /// Tells all devices of somebody, side by side.
    async fn tell(self: Arc<Sender>, notice: Notice) {
        let pushes = match self.store.pushes_of(notice.guest).await {
            Ok(pushes) => pushes,
            Err(error) => {
                tracing::error!(%error, "nobody knows where a guest wants to be told of turns");
                return self.metrics.pushed(Pushed::Failed);
            }
        };
        let mut devices = JoinSet::new();
        for push in pushes {
            let (sender, notice) = (Arc::clone(&self), notice.clone());
            devices.spawn(async move {
                let pushed = sender.send(&notice, &push).await;
                sender.metrics.pushed(pushed);
            });
        }
        while devices.join_next().await.is_some() {}
    }

    /// Tells one device.
    async fn send(&self, notice: &Notice, push: &PushSubscription) -> Pushed {
        // What was allowed once need not be so any more.
        let Ok(endpoint) = Endpoint::read(&push.endpoint, self.client.reach()) else {
            return self.forget(push).await;
        };
        let to = encrypt::Keys { public: &push.key, auth: &push.auth };
        let body = encrypt::encrypt(notice.text(&push.language).as_bytes(), to);
        let (Ok(body), Ok(signed)) = (body, self.vapid.authorization(&endpoint.origin(), now()))
        else {
            return Pushed::Failed;
        };
        let headers = [
            ("authorization", signed),
            ("content-encoding", String::from("aes128gcm")),
            ("content-type", String::from("application/octet-stream")),
            ("ttl", notice.time_to_live().to_string()),
            ("topic", topic(notice, push)),
            ("urgency", String::from("high")),
        ];
        match self.client.post(&endpoint, &headers, body).await {
            Ok(status) if status.is_success() => Pushed::Sent,
            Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => self.forget(push).await,
            Ok(status) => {
                tracing::debug!(service = endpoint.host, %status, "a push service refuses a push");
                Pushed::Failed
            }
            Err(error) => {
                tracing::debug!(service = endpoint.host, %error, "a push can't be sent");
                Pushed::Failed
            }
        }
    }

    /// Nobody listens there any more.
    async fn forget(&self, push: &PushSubscription) -> Pushed {
        match self.store.remove_push(push.device, Some(push.endpoint.clone())).await {
            Ok(_) => Pushed::Gone,
            Err(error) => {
                tracing::error!(%error, "a subscription can't be removed");
                Pushed::Failed
            }
        }
    }
}

/// What a push service replaces an older message by, if it has not delivered that yet: one a table. It learns nothing of
/// the table, since whoever knows its id can come in.
fn topic(notice: &Notice, push: &PushSubscription) -> String {
    let hash = Sha256::new().chain_update(push.auth).chain_update(notice.table.as_bytes());
    BASE64URL_NOPAD.encode(&hash.finalize()[..24])
}

#[cfg(test)]
mod tests;
