//! Running a server: listening, accepting connections, cleaning up regularly, and shutting down.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower::ServiceExt;

use crate::bots::BotPool;
use crate::config::Config;
use crate::http::{self, ServerState, Shared};
use crate::hub::{Hub, fresh_bits, now};
use crate::identity::Signer;
use crate::limits::Slots;
use crate::metrics::Metrics;
use crate::store::{Millis, Retention, Store, StoreError};

/// How long connections may take to end when the server does.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// How many connections can wait to be accepted, as far as the system allows it. After a network has failed, everyone
/// comes back at once, and whoever finds no room waits for seconds.
const BACKLOG: u32 = 4096;

/// How often expired tables, guests, links and records are deleted.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(60 * 60);

/// After how many of these cleanups the store is compacted, if someone was erased: once a day. Nothing can
/// be written meanwhile.
const CLEANUPS_PER_COMPACTION: u64 = 24;

/// A server that can be run.
#[derive(Debug)]
pub struct Server {
    state: Shared,
    listener: TcpListener,
    stop: watch::Sender<bool>,
}

/// Why a server can't start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("can't listen on {0}: {1}; choose another address with --listen")]
    Listen(SocketAddr, #[source] std::io::Error),
    #[error(transparent)]
    Store(StoreError),
    #[error("can't start threads for bots: {0}")]
    Bots(#[source] std::io::Error),
}

impl Server {
    /// Makes everything ready. Once this is done, the server can take a move as soon as it runs.
    pub async fn start(config: Config, store: Arc<dyn Store>) -> Result<Server, StartError> {
        let key = store.secret(String::from("cookie"), fresh_bits()).await;
        let signer = Signer::new(key.map_err(StartError::Store)?, config.is_encrypted());
        let bots = BotPool::new(config.bot_threads).map_err(StartError::Bots)?;
        let hub = Hub::new(store, bots, Arc::new(Metrics::new()));
        let listener =
            listen(config.listen).map_err(|error| StartError::Listen(config.listen, error))?;
        let woken = hub.wake_live_tables().await.map_err(StartError::Store)?;
        tracing::info!(tables = woken, "tables with a running game are awake");
        let (stop, stopping) = watch::channel(false);
        let state = ServerState::new(hub, signer, config, stopping);
        Ok(Server { state, listener, stop })
    }

    /// Where the server listens.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Runs until `until` is done, then ends cleanly: no new connections, every one that is there is
    /// told, and what was accepted is written.
    pub async fn run(self, until: impl Future<Output = ()>) {
        let Server { state, listener, stop } = self;
        let router = http::router(state.clone());
        let mut connections = JoinSet::new();
        let slots = Slots::new(state.config.limits.connections_per_address);
        let mut cleanup = tokio::time::interval(CLEANUP_INTERVAL);
        let mut cleanups: u64 = 0;
        tokio::pin!(until);
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, peer)) => {
                        let slot = slots.take(peer.ip());
                        // Behind a proxy all connections come from one address.
                        if slot.is_some() || state.config.trust_proxy {
                            let served = connection(state.clone(), router.clone(), stream, peer);
                            connections.spawn(async move {
                                served.await;
                                // Until now it was counted; a socket is counted on its own.
                                drop(slot);
                            });
                        }
                    }
                    Err(error) => {
                        // Too many open files, most likely: others have to end first.
                        tracing::warn!(%error, "a connection can't be accepted");
                        tokio::time::sleep(Duration::from_millis(100)).await;
                    }
                },
                Some(_ended) = connections.join_next() => {}
                _ = cleanup.tick() => {
                    cleanups += 1;
                    tokio::spawn(clean_up(state.clone(), cleanups.is_multiple_of(CLEANUPS_PER_COMPACTION)));
                }
                () = &mut until => break,
            }
        }
        drop(listener);
        let _nobody = stop.send(true);
        let ended = tokio::time::timeout(SHUTDOWN_TIMEOUT, async {
            while connections.join_next().await.is_some() {}
            // Sockets have left these connections behind, and are counted on their own.
            while state.hub.metrics().connections.get() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        });
        if ended.await.is_err() {
            tracing::warn!(left = connections.len(), "some connections did not end by themselves");
            connections.shutdown().await;
        }
        state.hub.close_all().await;
        if let Err(error) = state.hub.store().close().await {
            tracing::error!(%error, "the store did not close cleanly");
        }
    }
}

/// Listens to an address.
fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // Otherwise a server that is started again would have to wait until its old connections are forgotten.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves one connection.
async fn connection(state: Shared, router: axum::Router, stream: TcpStream, peer: SocketAddr) {
    // Small messages should not wait for each other.
    let _unsupported = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let mut stopping = state.stopping.clone();
    let served = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(state.config.limits.header_timeout)
        .max_buf_size(32 * 1024)
        .max_headers(64)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(served);
    tokio::select! {
        // A client that breaks off is none of our business.
        _ended = &mut served => {}
        _ = stopping.changed() => {
            served.as_mut().graceful_shutdown();
            let _ended = served.await;
        }
    }
}

/// Deletes what is too old, and now and then what deleting leaves behind in the files.
async fn clean_up(state: Shared, compact: bool) {
    expire(&state).await;
    if compact && state.erased.swap(false, Ordering::Relaxed) {
        match state.hub.store().compact().await {
            Ok(()) => tracing::info!("the store is compact"),
            Err(error) => tracing::error!(%error, "the store can't be compacted"),
        }
    }
}

/// Deletes what is too old.
async fn expire(state: &Shared) {
    let keep = state.config.keep;
    let now = now();
    let before = |days: u32| match days {
        0 => Millis(i64::MIN),
        days => now.plus(-i64::from(days) * 24 * 60 * 60 * 1000),
    };
    let retention = Retention {
        now,
        idle_tables_before: before(keep.idle_tables),
        live_tables_before: before(keep.idle_tables),
        guests_before: before(keep.guests),
        records_before: before(keep.records),
        limit: 1000,
    };
    match state.hub.store().expire(retention).await {
        Ok(expired) => {
            if expired.guests > 0 {
                state.erased.store(true, Ordering::Relaxed);
            }
            tracing::info!(
                tables = expired.tables,
                guests = expired.guests,
                links = expired.links,
                records = expired.records,
                "what was too old is gone"
            );
        }
        Err(error) => tracing::error!(%error, "what is too old can't be deleted"),
    }
}
