//! The server is killed in the middle of everything, again and again, and nothing that it acknowledged is lost.
//!
//! Several clients play at several tables while the process is killed with SIGKILL at random moments. After each kill
//! its database is looked at: every acknowledged play, take-back and line that was said is there, once and to the letter;
//! nothing is there that was refused, or that nobody asked for; what was not answered is there whole or not at all; every
//! log replays. Then the server starts anew, the clients connect again, send again what was not answered, and play on. In
//! the end every game is finished. After some kills others come, to tables of their own, so that logs stay short enough to
//! be read again after every kill.
//!
//! A usual run has twenty kills. This has a hundred, and tells what it counted:
//!
//! ```sh
//! STAPEL_KILLS=100 cargo test -p stapel --test kill -- --nocapture
//! ```

#![expect(clippy::unwrap_used, reason = "in a test an unexpected error may as well panic")]

mod client;
mod exact;
mod support;
mod witness;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use stapel_server::store::TableId;
use tokio::sync::watch;

use client::{Client, Seen};
use exact::Tally;
use support::chance::Chance;
use support::http::{Header, call};
use support::process::{ANY_PORT, Process};
use witness::{Logs, Witness};

/// How often the server is killed if nobody says otherwise.
const KILLS: u32 = 20;

/// How often it is killed before others come.
const KILLS_PER_EVENING: u32 = 40;

/// What is played: the game, how many play, how many of them are bots, and whether plays can be taken back.
const TABLES: [(&str, u8, usize, &str); 5] = [
    ("the-game", 3, 0, "free"),
    ("extreme", 2, 0, "ask"),
    ("clear-4", 3, 0, "ask"),
    ("the-game", 2, 1, "free"),
    ("clear-4", 2, 0, "never"),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_loses_nothing_that_it_acknowledged() {
    let kills = std::env::var("STAPEL_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let began = Instant::now();
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("data");
    let mut chance = Chance::new(u64::from(kills));
    let witness = Arc::new(Witness::default());
    let mut logs = Logs::default();
    let mut left = kills;
    while left > 0 {
        let now = left.min(KILLS_PER_EVENING);
        evening(&data, now, &mut chance, &witness, &mut logs).await;
        left -= now;
        if kills > KILLS {
            println!("{left} kills left, {:.0} s", began.elapsed().as_secs_f64());
        }
    }
    // What was there on earlier evenings still is.
    logs.check(&data, &logs.tables(), &witness).await;
    let Tally { plays, taken_back, said } = logs.tally();
    assert!(plays > 0 && taken_back > 0 && said > 0 && witness.count_refused() > 0);
    println!(
        "{kills} kills, {} requests acknowledged, 0 lost ({plays} plays, {taken_back} taken back, {said} lines said); {} \
         refused, 0 there; of those that were not answered {} were there and {} were not; {} entries in {} logs, {} games \
         finished, {:.1} s",
        witness.count(),
        witness.count_refused(),
        witness.there.load(Ordering::Relaxed),
        witness.absent.load(Ordering::Relaxed),
        logs.len(),
        logs.tables().len(),
        logs.finished_games(),
        began.elapsed().as_secs_f64()
    );
}

/// People come, play while the server is killed so often, and finish their games.
async fn evening(
    data: &Path,
    kills: u32,
    chance: &mut Chance,
    witness: &Arc<Witness>,
    logs: &mut Logs,
) {
    let mut process = Process::start(data, ANY_PORT);
    let (address, _) = watch::channel(Some(process.address));
    let (ending, _) = watch::channel(false);
    let mut clients = Vec::new();
    let mut tables = Vec::new();
    for (game, players, bots, takeback) in TABLES {
        let (table, people) = open_table(&process, game, players, bots, takeback).await;
        tables.push(table.parse::<TableId>().unwrap());
        let (over, _) = watch::channel(false);
        for (number, (person, headers)) in people.into_iter().enumerate() {
            let client = Client {
                person,
                headers,
                table: table.clone(),
                ending: if number == 0 { ending.subscribe() } else { over.subscribe() },
                others: (number == 0).then(|| over.clone()),
                witness: Arc::clone(witness),
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
        logs.check(data, &tables, witness).await;
        process = Process::start(data, ANY_PORT);
        address.send_replace(Some(process.address));
    }
    ending.send_replace(true);
    for client in clients {
        client.await.unwrap();
    }
    drop(process);
    logs.check(data, &tables, witness).await;
}

/// Opens a table, and gives its id and those who play there, the host first.
async fn open_table(
    process: &Process,
    game: &str,
    players: u8,
    bots: usize,
    takeback: &str,
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
        "agreement": {
            "game": game, "players": players, "bots_take_time": false, "takeback": takeback
        },
        "bots": vec!["greedy"; bots],
    });
    let table = post("/api/v1/tables", &people[0].1, wish).await;
    (text(&table["id"]), people)
}
