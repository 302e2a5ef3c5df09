//! F1: one guest opens table after table for bots that think, and sits down at none of them.

use std::net::SocketAddr;
use std::time::Duration;

use stapel_protocol::table::rest::OpenedJson;
use stapel_protocol::table::{EventJson, ToClient};
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::{guest, socket_path, way};
use crate::attacker::Done;
use crate::wire::{Http, NotDone, Socket};

/// How many tables are tried to open.
const TABLES: usize = 127;

const WISH: &str = r#"{"agreement":{"game":"clear-4","players":5,"bots_take_time":false},"sit":false,"bots":["expert","expert","expert","expert","expert"]}"#;

/// How long someone waits who was too fast.
const PAUSE: Duration = Duration::from_millis(250);

/// Tables of experts.
pub(crate) struct Experts {
    tables: Vec<Table>,
    /// Tables that could not be opened.
    refused: u64,
}

impl Experts {
    pub(crate) async fn prepare(to: SocketAddr) -> Experts {
        let way = way(to, 0);
        let token = guest(way).await;
        let mut http = Http::connect(way).await;
        let (mut tables, mut refused) = (Vec::new(), 0);
        for _ in 0..TABLES {
            match http.try_post::<OpenedJson>("/api/v1/tables", Some(&token), WISH).await {
                Ok(opened) => {
                    let socket = Socket::open(way, &socket_path(&opened.id), &token).await;
                    tables.push(Table { socket, last_id: 0 });
                }
                Err(NotDone { status: 409 | 429, .. }) => refused += 1,
                Err(other) => panic!("{other:?}"),
            }
            // Requests have a limit too, and a table takes two of them.
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        Experts { tables, refused }
    }

    pub(crate) async fn run(&mut self, stop: impl Future<Output = ()>) -> Done {
        let (ending, _) = watch::channel(false);
        let mut playing = JoinSet::new();
        let mut all = Done { refused: std::mem::take(&mut self.refused), ..Done::default() };
        for table in self.tables.drain(..) {
            playing.spawn(table.deal_again_and_again(ending.subscribe()));
        }
        stop.await;
        ending.send_replace(true);
        while let Some(ended) = playing.join_next().await {
            let (table, done) = ended.unwrap();
            all.add(done);
            self.tables.push(table);
        }
        all
    }
}

/// One table of experts, as its host sees it.
struct Table {
    socket: Socket,
    last_id: u64,
}

/// How a request was answered.
#[derive(PartialEq, Debug)]
enum Answer {
    Done,
    TooFast,
    Refused(String),
}

impl Table {
    /// Deals whenever a game is over, and gives the last one up.
    async fn deal_again_and_again(mut self, mut end: watch::Receiver<bool>) -> (Table, Done) {
        let mut done = Done::default();
        while !*end.borrow() {
            match self.ask("\"deal\"", &mut done).await {
                Answer::Done => {
                    tokio::select! {
                        () = self.until_over(&mut done) => {}
                        _ = end.changed() => {}
                    }
                }
                Answer::TooFast => tokio::time::sleep(PAUSE).await,
                // It runs already.
                Answer::Refused(_) => self.until_over(&mut done).await,
            }
        }
        while self.ask("\"give_up\"", &mut done).await == Answer::TooFast {
            tokio::time::sleep(PAUSE).await;
        }
        (self, done)
    }

    async fn until_over(&mut self, done: &mut Done) {
        loop {
            while let Some(text) = self.socket.next() {
                done.bytes += text.len() as u64;
                if let Ok(ToClient::Changed { events, .. }) = serde_json::from_str(text)
                    && events.iter().any(|event| matches!(event, EventJson::Over { .. }))
                {
                    return;
                }
            }
            assert!(self.socket.read().await, "cut off");
        }
    }

    async fn ask(&mut self, wish: &str, done: &mut Done) -> Answer {
        self.last_id += 1;
        let asked = self.last_id;
        done.sent += 1;
        self.socket.send(&format!(r#"{{"id":{asked},"do":{wish}}}"#)).await;
        loop {
            while let Some(text) = self.socket.next() {
                done.bytes += text.len() as u64;
                match serde_json::from_str(text).unwrap() {
                    ToClient::Changed { id: Some(id), .. } | ToClient::Done { id, .. }
                        if id == asked =>
                    {
                        return Answer::Done;
                    }
                    ToClient::Refused { id: Some(id), code, .. } if id == asked => {
                        done.refused += 1;
                        let too_fast = code == "rate_limited";
                        return if too_fast { Answer::TooFast } else { Answer::Refused(code) };
                    }
                    _ => {}
                }
            }
            assert!(self.socket.read().await, "cut off");
        }
    }
}
