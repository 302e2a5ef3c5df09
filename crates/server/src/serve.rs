//! Running a server: listening, accepting connections, cleaning up regularly, and shutting down.

use std::collections::HashSet;
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

#[cfg(unix)]
use crate::admin::door::SocketDoor;
use crate::bots::{BotPool, QueueLimits};
use crate::clock::{self, Trust};
use crate::config::{Changeable, Config};
use crate::http::{self, ServerState, Shared};
use crate::hub::{Hub, fresh_bits, now};
use crate::identity::Signer;
use crate::limits::Slots;
use crate::metrics::Metrics;
use crate::push::{self, PushClient};
use crate::store::{AdminRetention, Millis, OrderKind, Retention, Store, StoreError, TableId};
use crate::transport::Transport;

/// How long connections may take to end when the server does.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// How many connections can wait to be accepted, as far as the system allows it. After a network has failed, everyone
/// comes back at once, and whoever finds no room waits for seconds.
const BACKLOG: u32 = 4096;

/// How many connections are let in at once, for each core. If a thousand come together, those who wait do so in the queue of
/// the system, and a move that comes meanwhile waits for these few and not for all of them.
const LET_IN_AT_ONCE: usize = 1;

/// How long it takes until the next few are let in. Letting one in takes about a quarter of it, so that most of the time is
/// left for those who play; without a pause the thread that writes would hardly get a core. A thousand are in within two
/// seconds all the same, and whoever comes alone waits for nothing.
const LETTING_IN_RESTS: Duration = Duration::from_millis(1);

/// How often clock and disk are looked at.
const WATCH_INTERVAL: Duration = Duration::from_secs(30);

/// After how many looks the time is noted in the store: every ten minutes.
const LOOKS_PER_NOTE: u64 = 20;

/// How often expired tables, guests, links and records are deleted.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(60 * 60);

/// After how many of these cleanups the store is compacted, if someone was erased: once a day. Nothing can
/// be written meanwhile.
const CLEANUPS_PER_COMPACTION: u64 = 24;

/// How long reports are kept, in days.
const KEEP_REPORTS: u32 = 180;

/// How long is kept what operators did, in days.
const KEEP_ACTS: u32 = 730;

/// A server that can be run.
#[derive(Debug)]
pub struct Server {
    state: Shared,
    listener: TcpListener,
    stop: watch::Sender<bool>,
    trust: Trust,
    /// The door for operators, if it could be made.
    #[cfg(unix)]
    door: Option<SocketDoor>,
}

/// What changes a server while it runs.
#[derive(Clone, Debug)]
pub struct Control {
    state: Shared,
}

impl Control {
    /// What holds now.
    pub fn settings(&self) -> Changeable {
        self.state.settings()
    }

    /// Lets other settings hold from now on. Connections that are open keep the rate that they began with.
    pub fn change(&self, settings: Changeable) {
        self.state.change(settings);
    }
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
    #[error("can't prepare to tell people of their turns: {0}; --push off does without")]
    Push(String),
}

impl Server {
    /// Makes everything ready. Once this is done, the server can take a move as soon as it runs.
    pub async fn start(config: Config, store: Arc<dyn Store>) -> Result<Server, StartError> {
        Server::start_with(config, store, None).await
    }

    /// The same, with another way to push services.
    pub async fn start_with(
        config: Config,
        store: Arc<dyn Store>,
        client: Option<PushClient>,
    ) -> Result<Server, StartError> {
        let key = store.secret(String::from("cookie"), fresh_bits()).await;
        let signer = Signer::new(key.map_err(StartError::Store)?, config.is_encrypted());
        let metrics = Arc::new(Metrics::of(&store.meter(), config.build));
        let queue =
            QueueLimits { seconds_per_minute: config.limits.bot_seconds, ..QueueLimits::default() };
        let bots = BotPool::new(config.bot_threads, queue, Arc::clone(&metrics));
        let bots = bots.map_err(StartError::Bots)?;
        let push = match config.push.on {
            true => Some(push::begin(&config, &store, client, &metrics).await?),
            false => None,
        };
        let hub = Hub::new(store, bots, metrics, push, &config.limits);
        let noted = hub.store().note_time(now()).await.map_err(StartError::Store)?;
        let trust = Trust::new(now(), noted, std::time::Instant::now());
        let listener =
            listen(config.listen).map_err(|error| StartError::Listen(config.listen, error))?;
        let orders = hub.store().orders().await.or_else(|error| {
            if !error.is_damage() {
                return Err(StartError::Store(error));
            }
            // Games shall not stand still for it: whoever runs the server can order it again.
            tracing::error!(%error, "what operators ordered is damaged, and none of it holds");
            Ok(Vec::new())
        })?;
        let closed = orders.iter().filter(|order| order.kind == OrderKind::Closed);
        let closed: HashSet<TableId> = closed.filter_map(|it| it.subject.parse().ok()).collect();
        let woken = hub.wake_live_tables(&closed).await.map_err(StartError::Store)?;
        tracing::info!(tables = woken, "tables with a running game are awake");
        let (stop, stopping) = watch::channel(false);
        let state = ServerState::with_orders(hub, signer, config, stopping, orders);
        #[cfg(unix)]
        let door = open_door(&state);
        Ok(Server {
            state,
            listener,
            stop,
            trust,
            #[cfg(unix)]
            door,
        })
    }

    /// Where the server listens.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// What changes this server while it runs.
    pub fn control(&self) -> Control {
        Control { state: self.state.clone() }
    }

    /// Runs until `until` is done, then ends cleanly: no new connections, every one that is there is
    /// told, and what was accepted is written.
    pub async fn run(self, until: impl Future<Output = ()>) {
        #[cfg(unix)]
        let admin = self.door.map(|door| tokio::spawn(door.serve(self.state.clone())));
        #[cfg(not(unix))]
        let admin: Option<tokio::task::JoinHandle<()>> = None;
        let (state, listener, stop, mut trust) = (self.state, self.listener, self.stop, self.trust);
        let peers = Arc::clone(&state.peers);
        let router = http::router(state.clone());
        let mut connections = JoinSet::new();
        let all_slots = Slots::new(state.config.limits.plain_connections);
        let mut cleanup = tokio::time::interval(CLEANUP_INTERVAL);
        let mut cleanups: u64 = 0;
        let mut watching = tokio::time::interval(WATCH_INTERVAL);
        let mut looks: u64 = 0;
        let cores = tokio::runtime::Handle::current().metrics().num_workers();
        let (mut let_in, most_let_in) = (0, LET_IN_AT_ONCE * cores);
        tokio::pin!(until);
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, peer)) => {
                        let (place, slot) = (all_slots.take(()), peers.take(peer.ip()));
                        // Behind a proxy all connections come from one address.
                        if place.is_some() && (slot.is_some() || state.config.trust_proxy) {
                            let served = connection(state.clone(), router.clone(), stream, peer);
                            connections.spawn(async move {
                                served.await;
                                // Until now it was counted; a socket is counted on its own.
                                drop((place, slot));
                            });
                        }
                        let_in += 1;
                        if let_in >= most_let_in {
                            let_in = 0;
                            tokio::time::sleep(LETTING_IN_RESTS).await;
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
                    let sure = trust.is_sure(std::time::Instant::now());
                    let compact = cleanups.is_multiple_of(CLEANUPS_PER_COMPACTION);
                    tokio::spawn(clean_up(state.clone(), sure, compact));
                }
                _ = watching.tick() => {
                    looks += 1;
                    look_after(&state, &mut trust, looks.is_multiple_of(LOOKS_PER_NOTE));
                }
                () = &mut until => break,
            }
        }
        drop(listener);
        if let Some(admin) = admin {
            admin.abort();
            let _ended = admin.await;
        }
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
        if let Err(error) = state.hub.store().note_time(now()).await {
            tracing::warn!(%error, "the time can't be noted for the next start");
        }
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
    let transport = Transport::new(stream, state.config.limits.write_timeout);
    let frames = transport.frames();
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(frames.clone());
        router.clone().oneshot(request)
    });
    let mut stopping = state.stopping.clone();
    let served = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(state.config.limits.header_timeout)
        .max_buf_size(http::MAX_HEAD)
        .max_headers(64)
        .serve_connection(TokioIo::new(transport), service)
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

/// Makes the socket in the data directory by which operators come in.
#[cfg(unix)]
fn open_door(state: &Shared) -> Option<SocketDoor> {
    let opened = SocketDoor::open(&state.config.data);
    opened
        .inspect_err(|error| {
            // Tables can be played at all the same.
            tracing::warn!(%error, "stapel admin can't reach this server: its socket can't be made");
        })
        .ok()
}

/// Looks at disk and clock, and says what is not as it should be.
fn look_after(state: &Shared, trust: &mut Trust, note: bool) {
    state.health.watch_disk(state.hub.metrics());
    state.admin.tell_news();
    if let Some(jump) = trust.look(clock::machine_time(), now(), std::time::Instant::now()) {
        state.hub.metrics().clock_jumps.inc();
        let seconds = jump / 1000;
        tracing::warn!(
            seconds,
            "the clock of this machine jumped; tables go on as if it had not, and nothing is deleted for its age until it \
             was steady for a day"
        );
    }
    // Where nothing waits, another time does no harm.
    if trust.differs() && state.hub.is_idle() {
        clock::take_over();
        trust.taken_over();
    }
    if note {
        let state = state.clone();
        tokio::spawn(async move {
            if let Err(error) = state.hub.store().note_time(now()).await {
                tracing::warn!(%error, "the time can't be noted for the next start");
            }
        });
    }
}

/// Deletes what is too old, unless the time is not to be believed, and now and then what deleting leaves behind in the
/// files.
async fn clean_up(state: Shared, sure: bool, compact: bool) {
    if sure {
        expire(&state).await;
    } else {
        tracing::info!(
            "nothing is deleted for its age yet: the clock has to agree with an earlier start, or be steady for a day"
        );
    }
    if compact && state.erased.swap(false, Ordering::Relaxed) {
        match state.hub.store().compact().await {
            Ok(()) => tracing::info!("the store is compact"),
            Err(error) => tracing::error!(%error, "the store can't be compacted"),
        }
    }
}

/// Deletes what is too old.
async fn expire(state: &Shared) {
    let keep = state.settings().keep;
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
    let retention = AdminRetention {
        now,
        reports_before: before(KEEP_REPORTS),
        acts_before: before(KEEP_ACTS),
        limit: 1000,
    };
    match state.hub.store().expire_admin(retention).await {
        Ok(expired) => {
            if expired.reports > 0 {
                state.erased.store(true, Ordering::Relaxed);
            }
        }
        Err(error) => tracing::error!(%error, "old reports and orders can't be deleted"),
    }
}
