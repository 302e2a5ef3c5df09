//! What is measured.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use futures_util::stream::{FuturesUnordered, iter};
use stapel_protocol::table::ToClient;
use stapel_protocol::table::rest::{OpenedJson, TokenJson};
use stapel_rules::Seat as SeatIndex;
use tokio::task::JoinHandle;

use crate::control::{Control, Phase, percentile};
use crate::process;
use crate::report::{Closed, Memory, Resync, Thinking, Traffic};
use crate::seat::{PLAYERS, Place, Seat};
use crate::wire::{Http, Socket};

/// How many do something at once while everything is set up.
const AT_ONCE: usize = 16;

/// A latency beyond which a table is called slow, in milliseconds.
const SLOW: f64 = 50.0;

/// How much of a table's past is told to those who come back.
const MISSED: u64 = 5;

/// How long a seat thinks on average when it does.
const THINK: Duration = Duration::from_secs(2);

/// What those at a table are called: nobody sits down beside somebody of the same name.
const NAMES: [&str; PLAYERS as usize] = ["Ada", "Ben", "Cem"];

/// The server that is measured.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    /// Its number as a process.
    pub(crate) process: String,
}

/// How much is measured.
pub(crate) struct Scale {
    pub(crate) closed_tables: &'static [usize],
    closed_time: Duration,
    thinking_tables: &'static [usize],
    thinking_time: Duration,
    viewers: &'static [usize],
    viewed_tables: usize,
    resync: usize,
}

impl Scale {
    pub(crate) const FULL: Scale = Scale {
        closed_tables: &[16, 32, 64, 128, 256, 512, 1024, 2000],
        closed_time: Duration::from_secs(6),
        thinking_tables: &[100, 500, 2000],
        thinking_time: Duration::from_secs(20),
        viewers: &[1_000, 10_000],
        viewed_tables: 100,
        resync: 1_000,
    };

    pub(crate) const QUICK: Scale = Scale {
        closed_tables: &[32, 128, 256],
        closed_time: Duration::from_secs(2),
        thinking_tables: &[100],
        thinking_time: Duration::from_secs(5),
        viewers: &[1_000],
        viewed_tables: 20,
        resync: 300,
    };

    /// For two servers that are compared.
    pub(crate) const COMPARED: Scale = Scale {
        closed_tables: &[32, 256],
        closed_time: Duration::from_secs(3),
        thinking_tables: &[],
        ..Scale::QUICK
    };

    fn most_tables(&self) -> usize {
        self.closed_tables.iter().chain(self.thinking_tables).copied().max().unwrap_or(0)
    }
}

/// Opens a table, seats everyone and starts a game. The sockets stay open with their seats.
async fn open_table(server: &Server, control: &Arc<Control>, table_index: usize) -> Vec<Seat> {
    let mut http = Http::connect(server.address).await;
    let mut places: Vec<Place> = Vec::new();
    for seat in SeatIndex::all(PLAYERS) {
        let token = program(&mut http, NAMES[seat.index()]).await;
        let table = match places.first() {
            Some(place) => place.table.clone(),
            None => {
                let wish = format!(
                    r#"{{"agreement":{{"game":"the-game","players":{PLAYERS}}},"sit":true}}"#
                );
                http.post::<OpenedJson>("/api/v1/tables", Some(&token), &wish).await.id
            }
        };
        places.push(Place { table, token, seat });
    }
    let mut seats = Vec::new();
    for place in places {
        let socket = place.open(server.address, None).await;
        let mut seat = Seat::new(place, socket, control, table_index);
        if seat.place.seat != SeatIndex::FIRST {
            let refusal = seat.ask(&format!("{{\"sit\":{}}}", seat.place.seat.index())).await;
            assert_eq!(refusal, None, "somebody who wants to play can't sit down");
        }
        seats.push(seat);
    }
    let refusal = seats[0].ask("\"deal\"").await;
    assert_eq!(refusal, None, "a game that is to be measured does not begin");
    seats
}

async fn program(http: &mut Http, name: &str) -> String {
    let wish = format!(r#"{{"name":"{name}"}}"#);
    http.post::<TokenJson>("/api/v1/programs", None, &wish).await.token
}

/// How much memory a viewer takes who only looks on.
pub(crate) async fn memory(server: &Server, scale: &Scale) -> Vec<Memory> {
    let control = Control::new();
    let most = scale.viewers.iter().copied().max().unwrap_or(0);
    // A few tables at a time, so that the sockets of the set-up leave little memory behind.
    let mut places: Vec<Place> = iter(0..scale.viewed_tables)
        .map(|table| open_table(server, &control, table))
        .buffer_unordered(4)
        .flat_map(|seats| iter(seats.into_iter().map(|seat| seat.place)))
        .collect()
        .await;
    let mut http = Http::connect(server.address).await;
    for index in places.len()..most {
        let table = places[index % scale.viewed_tables * usize::from(PLAYERS)].table.clone();
        places.push(Place {
            table,
            token: program(&mut http, NAMES[0]).await,
            seat: SeatIndex::FIRST,
        });
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let before = process::memory(&server.process);
    let (mut tasks, mut results) = (Vec::new(), Vec::new());
    for &viewers in scale.viewers {
        eprintln!("{viewers} look on");
        let newcomers: Vec<Socket> = iter(&places[tasks.len()..viewers])
            .map(|place| place.open(server.address, None))
            .buffer_unordered(AT_ONCE)
            .collect()
            .await;
        tasks.extend(newcomers.into_iter().map(|socket| tokio::spawn(look_on(socket))));
        tokio::time::sleep(Duration::from_secs(2)).await;
        let bytes = process::memory(&server.process).saturating_sub(before);
        results.push(Memory { viewers, bytes_per_viewer: bytes / viewers as u64 });
    }
    tasks.iter().for_each(JoinHandle::abort);
    tokio::time::sleep(Duration::from_secs(2)).await;
    results
}

async fn look_on(mut socket: Socket) {
    while socket.read().await {
        while socket.next().is_some() {}
    }
}

/// Tables that play.
pub(crate) struct Play<'a> {
    server: &'a Server,
    scale: &'a Scale,
    pub(crate) control: Arc<Control>,
    seats: Vec<JoinHandle<Seat>>,
}

impl<'a> Play<'a> {
    /// Opens all the tables that will be needed.
    pub(crate) async fn set_up(server: &'a Server, scale: &'a Scale) -> Play<'a> {
        let control = Control::new();
        let seats = iter(0..scale.most_tables())
            .map(|table| open_table(server, &control, table))
            .buffer_unordered(AT_ONCE)
            .flat_map(|seats| iter(seats.into_iter().map(|seat| tokio::spawn(seat.run()))))
            .collect()
            .await;
        Play { server, scale, control, seats }
    }

    /// Every table plays as fast as it can, and there are more and more of them, until they are slow.
    pub(crate) async fn closed_loop(&mut self) -> Vec<Closed> {
        let mut results: Vec<Closed> = Vec::new();
        for &tables in self.scale.closed_tables {
            eprintln!("{tables} tables play as fast as they can");
            let traffic = self.slice(tables).await;
            let was_slow = results.last().is_some_and(|last| last.slow);
            let slow = traffic.p99_ms > SLOW;
            results.push(Closed { slow, traffic });
            if slow && was_slow {
                break;
            }
        }
        results
    }

    /// So many tables play as fast as they can, for a while.
    pub(crate) async fn slice(&mut self, tables: usize) -> Traffic {
        let phase = Phase::Play { tables, think: None };
        let (warm_up, time) = (Duration::from_secs(1), self.scale.closed_time);
        let measured = self.control.measure(&self.server.process, phase, warm_up, time).await;
        Traffic::new(tables, &measured)
    }

    /// Seats think before they play.
    pub(crate) async fn thinking(&mut self) -> Vec<Thinking> {
        let mut results = Vec::new();
        for &tables in self.scale.thinking_tables {
            eprintln!("{tables} tables play and think");
            let phase = Phase::Play { tables, think: Some(THINK) };
            let time = self.scale.thinking_time;
            let measured = self.control.measure(&self.server.process, phase, THINK * 2, time).await;
            results.push(Thinking {
                seconds_between_moves: THINK.as_secs_f64(),
                traffic: Traffic::new(tables, &measured),
            });
        }
        results
    }

    /// Many sockets are dropped at once, and come back at once, each having missed the last changes.
    pub(crate) async fn resync(&mut self) -> Resync {
        self.control.phase.send_replace(Phase::Stop);
        let mut seats = Vec::new();
        for seat in self.seats.drain(..) {
            seats.push(seat.await.unwrap());
        }
        let stay = seats.split_off(self.scale.resync.min(seats.len()));
        let dropped: Vec<(Place, u64)> =
            seats.into_iter().map(|seat| (seat.place.clone(), seat.version)).collect();
        eprintln!("{} come back at once", dropped.len());
        tokio::time::sleep(Duration::from_secs(2)).await;
        let (start, server_start) = (Instant::now(), process::processor_time(&self.server.process));
        let address = self.server.address;
        let mut coming: FuturesUnordered<JoinHandle<(u32, bool, Socket)>> = dropped
            .into_iter()
            .map(|(place, version)| tokio::spawn(catch_up(address, place, version)))
            .collect();
        let (mut times, mut sockets, mut by_events) = (Vec::new(), Vec::new(), 0);
        while let Some(caught_up) = coming.next().await {
            let (micros, events, socket) = caught_up.unwrap();
            times.push(micros);
            sockets.push(socket);
            by_events += usize::from(events);
        }
        let seconds = start.elapsed().as_secs_f64();
        let server_time = process::processor_time(&self.server.process) - server_start;
        drop(stay);
        times.sort_unstable();
        Resync {
            sockets: times.len(),
            by_events,
            seconds,
            p50_ms: percentile(&times, 50),
            p99_ms: percentile(&times, 99),
            server_cpu_ms_per_socket: server_time.as_secs_f64() * 1000.0 / times.len() as f64,
        }
    }
}

/// Comes back and reads until nothing is missing. Tells how long it took, and whether events were enough.
async fn catch_up(address: SocketAddr, place: Place, version: u64) -> (u32, bool, Socket) {
    let start = Instant::now();
    let mut socket = place.open(address, Some(version.saturating_sub(MISSED))).await;
    loop {
        while let Some(text) = socket.next() {
            let (reached, events) = match serde_json::from_str(text).unwrap() {
                ToClient::Table(table) => (table.version, false),
                ToClient::Changed { version, .. } => (version, true),
                _ => continue,
            };
            // An answer may still have been on its way when the socket was dropped.
            assert!(reached >= version, "the table has forgotten something");
            return (start.elapsed().as_micros() as u32, events, socket);
        }
        assert!(socket.read().await, "the server ended the connection");
    }
}
