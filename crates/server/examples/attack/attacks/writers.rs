//! F4: one guest writes as much as they can, through many sockets, at a stranger's table and at one of their own.

use std::net::SocketAddr;
use std::time::Duration;

use stapel_protocol::table::rest::OpenedJson;
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::{guest, socket_path, way};
use crate::attacker::Done;
use crate::wire::{Http, Socket, Way};

/// How many sockets are at the stranger's table, and how many elsewhere.
const THERE: usize = 30;
const ELSEWHERE: usize = 15;

/// How often each of them sends something: 4,500 messages a second in all.
const PACE: Duration = Duration::from_millis(10);

/// How long someone waits who was turned away.
const PAUSE: Duration = Duration::from_millis(100);

/// A line that nobody reads for a number.
const LINE: &str = "on and on and on it goes, and nobody knows what for, but here is some more of it, and then some, \
    because a line that is long takes more room than a line that is short, so this one is rather long";

/// Sockets of one guest.
pub(crate) struct Writers {
    way: Way,
    token: String,
    /// The stranger's table, and the own one.
    tables: [String; 2],
}

impl Writers {
    pub(crate) async fn prepare(to: SocketAddr, open_table: &str) -> Writers {
        let way = way(to, 0);
        let token = guest(way).await;
        let mut http = Http::connect(way).await;
        let wish = r#"{"agreement":{"game":"the-game","players":3},"sit":true}"#;
        let own = http.post::<OpenedJson>("/api/v1/tables", Some(&token), wish).await.id;
        Writers { way, token, tables: [open_table.to_owned(), own] }
    }

    pub(crate) async fn run(&mut self, stop: impl Future<Output = ()>) -> Done {
        let (ending, _) = watch::channel(false);
        let mut writers = JoinSet::new();
        for number in 0..THERE + ELSEWHERE {
            let path = socket_path(&self.tables[usize::from(number >= THERE)]);
            let (way, token) = (self.way, self.token.clone());
            let end = ending.subscribe();
            writers.spawn(write_on(way, path, token, number as u64, end));
        }
        stop.await;
        ending.send_replace(true);
        let mut all = Done::default();
        while let Some(done) = writers.join_next().await {
            all.add(done.unwrap());
        }
        all
    }
}

/// Writes until it is told to end, and comes back whenever it is cut off.
async fn write_on(
    way: Way,
    path: String,
    token: String,
    number: u64,
    mut end: watch::Receiver<bool>,
) -> Done {
    let mut done = Done::default();
    let mut turn = number;
    while !*end.borrow() {
        let Ok(socket) = Socket::try_open(way, &path, &token).await else {
            done.refused += 1;
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        if write_until_cut_off(socket, &mut turn, &mut end, &mut done).await {
            done.cut_off += 1;
        }
    }
    done
}

/// Writes until the server ends the connection; `false` if it was told to end before.
async fn write_until_cut_off(
    mut socket: Socket,
    turn: &mut u64,
    end: &mut watch::Receiver<bool>,
    done: &mut Done,
) -> bool {
    let mut pace = tokio::time::interval(PACE);
    loop {
        tokio::select! {
            more = socket.read() => {
                if !more {
                    return true;
                }
                while let Some(text) = socket.next() {
                    done.bytes += text.len() as u64;
                    done.refused += u64::from(text.starts_with("{\"refused\""));
                }
            }
            _ = pace.tick() => {
                *turn += 1;
                done.sent += 1;
                socket.send(&message(*turn)).await;
            }
            _ = end.changed() => return false,
        }
    }
}

/// Most of what can be written without playing, and some of what costs only time.
fn message(turn: u64) -> String {
    let wish = match turn % 6 {
        0 => String::from(r#"{"sit":null}"#),
        5 => String::from("\"leave\""),
        4 => String::from("\"look\""),
        _ => format!(r#"{{"say":"{LINE}"}}"#),
    };
    format!(r#"{{"id":{turn},"do":{wish}}}"#)
}
