//! The server is killed in the middle of everything, again and again, and nothing that it acknowledged is lost.
//!
//! Several clients play at several tables while the process is killed with SIGKILL at random moments. After each kill
//! its database is looked at: every acknowledged request is there, in order and once; what was not acknowledged is
//! there whole or not at all; every log replays. Then the server starts anew, the clients connect again, send again
//! what was not answered, and play on. In the end every game is finished.
//!
//! A usual run has a few kills. This has a hundred, and tells what it counted:
//!
//! ```sh
//! STAPEL_KILLS=100 cargo test -p stapel --test kill -- --nocapture
//! ```

#![expect(clippy::unwrap_used, reason = "in a test an unexpected error may as well panic")]

mod client;
mod support;
mod witness;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use stapel_server::store::TableId;
use tokio::sync::watch;

use client::{Client, Seen};
use support::chance::Chance;
use support::http::{Header, call};
use support::process::{ANY_PORT, Process};
use witness::{Logs, Witness};

/// How often the server is killed if nobody says otherwise.
const KILLS: u32 = 5;

/// What is played: the game, how many play, and how many of them are bots.
const TABLES: [(&str, u8, usize); 5] = [
    ("the-game", 3, 0),
    ("extreme", 2, 0),
    ("clear-4", 3, 0),
    ("the-game", 2, 1),
    ("clear-4", 2, 0),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_loses_nothing_that_it_acknowledged() {
    let kills = std::env::var("STAPEL_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let began = Instant::now();
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("data");
    let mut chance = Chance::new(u64::from(kills));
    let witness = Arc::new(Witness::default());
    let mut process = Process::start(&data, ANY_PORT);
    let (address, _) = watch::channel(Some(process.address));
    let (ending, _) = watch::channel(false);
    let mut clients = Vec::new();
    let mut tables = Vec::new();
    for (game, players, bots) in TABLES {
        let (table, people) = open_table(&process, game, players, bots).await;
        tables.push(table.parse::<TableId>().unwrap());
        let (over, _) = watch::channel(false);
        for (number, (person, headers)) in people.into_iter().enumerate() {
            let client = Client {
                person,
                headers,
                table: table.clone(),
                ending: if number == 0 { ending.subscribe() } else { over.subscribe() },
                others: (number == 0).then(|| over.clone()),
                witness: Arc::clone(&witness),
                address: address.subscribe(),
                chance: Chance::new(chance.word()),
                seen: Seen::default(),
                waiting: Default::default(),
                sent_again: Default::default(),
                last_id: 0,
            };
            clients.push(tokio::spawn(client.play()));
        }
    }
    let mut logs = Logs::default();
    for _ in 0..kills {
        // Mostly in the middle of the games, sometimes while it has hardly started.
        let more = if chance.once_in(10) { 0 } else { 1 + chance.below(120) };
        witness.wait_for(witness.count() + more).await;
        tokio::time::sleep(Duration::from_micros(chance.below(3000) as u64)).await;
        address.send_replace(None);
        drop(process);
        // What was on its way is heard to the end.
        let mut connected = witness.connected.subscribe();
        connected.wait_for(|&connected| connected == 0).await.unwrap();
        logs.check(&data, &tables, &witness).await;
        process = Process::start(&data, ANY_PORT);
        address.send_replace(Some(process.address));
    }
    ending.send_replace(true);
    for client in clients {
        client.await.unwrap();
    }
    drop(process);
    logs.check(&data, &tables, &witness).await;
    println!(
        "{kills} kills, {} requests acknowledged, 0 lost; of those that were not answered {} were there and {} were \
         not; {} entries in {} logs, {} games finished, {:.1} s",
        witness.count(),
        witness.there.load(Ordering::Relaxed),
        witness.absent.load(Ordering::Relaxed),
        logs.len(),
        tables.len(),
        logs.finished_games(),
        began.elapsed().as_secs_f64()
    );
}

/// Opens a table, and gives its id and those who play there, the host first.
async fn open_table(
    process: &Process,
    game: &str,
    players: u8,
    bots: usize,
) -> (String, Vec<(String, Vec<Header>)>) {
    let post = async |path: &str, headers: &[Header], body: Value| {
        let body = body.to_string();
        let answer = call(process.address, "POST", path, headers, Some(&body)).await.unwrap();
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()
    };
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let mut people = Vec::new();
    for number in 0..usize::from(players) - bots {
        let name = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Frida"][number];
        let name = json!({ "name": name });
        let program = post("/api/v1/programs", &[], name).await;
        let bearer = format!("Bearer {}", text(&program["token"]));
        people.push((text(&program["id"]), vec![(String::from("authorization"), bearer)]));
    }
    let wish = json!({
        "agreement": { "game": game, "players": players, "bots_take_time": false },
        "bots": vec!["greedy"; bots],
    });
    let table = post("/api/v1/tables", &people[0].1, wish).await;
    (text(&table["id"]), people)
}
