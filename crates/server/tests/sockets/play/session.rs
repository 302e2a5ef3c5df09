//! A table from the first chair to the last word, and everything that must hold afterwards.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use stapel_protocol::table::{TableJson, ToClient};
use stapel_rules::notation::{Record, Replay};
use stapel_server::log_text;
use stapel_server::store::{GuestId, LogEntry, Store, TableId};
use stapel_table::Seed;
use tokio::sync::Barrier;

use super::player::{Manners, Player, Role};
use crate::admin::{Door, see};
use crate::audit::auditor::Auditor;
use crate::audit::truth::Truth;
use crate::support::chance::Chance;
use crate::support::house::{House, Person, reopen, text};

/// What is played and how.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) agreement: Value,
    /// How many seats bots have.
    pub(crate) bots: usize,
    /// How many games are played one after the other.
    pub(crate) games: u32,
    pub(crate) manners: Manners,
    pub(crate) seed: u64,
}

/// A table that was played to its end.
pub(crate) struct Session {
    pub(crate) players: Vec<Player>,
    pub(crate) table: TableId,
    /// What a spectator is shown at the end.
    last: Value,
    /// What an operator was shown of the table all along, as messages.
    operator: Vec<String>,
    /// Everything else that an operator was shown.
    lists: Vec<String>,
}

/// Names that nobody takes for each other, and that tell no number.
const NAMES: [&str; 8] = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Frida", "Gus", "Hugo"];

impl Session {
    /// Plays at a table of a server.
    pub(crate) async fn play(house: &House, plan: &Plan) -> Session {
        let mut chance = Chance::new(plan.seed);
        let seats = plan.agreement["players"].as_u64().unwrap() as usize;
        let mut people = Vec::new();
        for (number, name) in NAMES.into_iter().enumerate().take(seats - plan.bots + 1) {
            // Some have a cookie, some a token.
            people.push(match number % 2 {
                0 => house.program(name).await,
                _ => house.guest(name).await,
            });
        }
        let bots = vec!["greedy"; plan.bots];
        let wish = json!({ "agreement": plan.agreement, "sit": true, "bots": bots });
        let table = house.table(&people[0], &wish).await;
        let second_window = people[0].clone();
        let spectator = people.pop().unwrap();
        let mut roles: Vec<(Person, Role)> = Vec::new();
        for (number, person) in people.into_iter().enumerate() {
            roles.push((person, if number == 0 { Role::Host } else { Role::Guest }));
        }
        roles.push((spectator, Role::Spectator));
        roles.push((second_window, Role::SecondWindow));
        let quiet = Arc::new(Barrier::new(roles.len()));
        let mut tasks = Vec::new();
        for (person, role) in roles {
            let seed = chance.word();
            let mut player = Player::new(house.address, person, &table, role, plan.manners, seed);
            let (quiet, games) = (Arc::clone(&quiet), plan.games);
            tasks.push(tokio::spawn(async move {
                player.play(games).await;
                // Nobody asks for anything any more.
                quiet.wait().await;
                player.settle().await;
                player
            }));
        }
        let (mut operator, mut lists) = (Vec::new(), Vec::new());
        let mut players = Vec::new();
        let playing = async {
            for task in tasks {
                players.push(task.await.unwrap());
            }
        };
        tokio::select! {
            () = playing => {}
            () = watch_as_operator(house, &table, &mut operator, &mut lists) => {}
        }
        let mut last = Value::Null;
        for player in &mut players {
            let look = house.look(&player.person, &table).await;
            assert_same_table(player, &look["table"]);
            // This was sent too, and so it is looked through like everything else.
            player.frames.push(json!({ "table": look["table"] }).to_string());
            if player.role == Role::Spectator {
                last = look["table"].clone();
            }
        }
        Session { players, table: table.parse().unwrap(), last, operator, lists }
    }

    /// Asserts everything that must hold once a game is over.
    pub(crate) async fn check(&self, house: &House) {
        let log = house.store.load(self.table, 1).await.unwrap();
        self.check_log(&log);
        self.check_requests(&log);
        self.check_secrets(&log);
        self.check_records(house).await;
    }

    /// The log leads to what everyone sees.
    fn check_log(&self, log: &[LogEntry]) {
        let table = log_text::replay(log, |_, _, _| {}).unwrap();
        assert_eq!(table.version(), log.len() as u64);
        assert_eq!(self.last["version"], log.len());
        let round = table.round().unwrap();
        assert!(round.is_over());
        let seed = round.revealed().unwrap().reveal();
        assert_eq!(self.last["round"]["seed"], seed);
        assert_eq!(self.last["round"]["commitment"], round.commitment());
    }

    /// What was answered with yes is in the log once, and nothing else is.
    fn check_requests(&self, log: &[LogEntry]) {
        let mut logged: BTreeMap<(String, u64), Vec<u64>> = BTreeMap::new();
        for (entry, version) in log.iter().zip(1..) {
            let body: Value = serde_json::from_str(&entry.body).unwrap();
            if let Some(by) = body.get("by") {
                let key = (text(&by[0]), by[1].as_u64().unwrap());
                logged.entry(key).or_default().push(version);
            }
        }
        for (key, versions) in &logged {
            let whole = versions.windows(2).all(|pair| pair[0] + 1 == pair[1]);
            assert!(whole, "request {key:?} is in the log twice: {versions:?}");
        }
        for player in &self.players {
            for (id, asked) in player.requests.iter() {
                let found = logged.remove(&(player.person.id.clone(), id));
                if let Some((since, version)) = asked.changed {
                    let told: Vec<u64> = (since + 1..=version).collect();
                    assert_eq!(found.as_ref(), Some(&told), "{}", asked.text);
                }
                if let Some(version) = asked.done {
                    assert!(found.clone().unwrap_or_default().contains(&version), "{}", asked.text);
                }
                let accepted = asked.changed.is_some() || asked.done.is_some();
                assert_eq!(found.is_some(), accepted, "{} {:?}", asked.text, asked.refused);
            }
        }
        // What is left was done by the server for the host when the table was opened.
        assert!(logged.keys().all(|(_, id)| *id > 1 << 53), "nobody asked: {logged:?}");
    }

    /// Nobody was ever sent what they may not know.
    fn check_secrets(&self, log: &[LogEntry]) {
        let truth = Truth::new(log);
        // An operator is nobody at the table, and may know what anyone may who looks on.
        let nobody = GuestId::from_bytes([0; 16]).to_string();
        let auditor = Auditor { truth: &truth, person: &nobody, asked: BTreeMap::new() };
        for frame in &self.operator {
            if let Err(finding) = auditor.read(frame) {
                panic!("an operator was shown {frame}\n{finding}");
            }
        }
        assert!(!self.operator.is_empty() && !self.lists.is_empty(), "no operator has looked");
        // Lists tell of people and of what they did, never of cards.
        for (list, (seed, _)) in
            self.lists.iter().flat_map(|list| truth.seeds.iter().map(move |seed| (list, seed)))
        {
            let tells = ["\"hand\"", "\"view\"", "\"deck\"", seed]
                .into_iter()
                .find(|word| list.contains(word));
            assert_eq!(tells, None, "an operator was shown {list}");
        }
        for player in &self.players {
            let asked = player.requests.iter().map(|(id, asked)| (id, asked.text.as_str()));
            let auditor =
                Auditor { truth: &truth, person: &player.person.id, asked: asked.collect() };
            for frame in &player.frames {
                if let Err(finding) = auditor.read(frame) {
                    panic!("{:?} was sent {frame}\n{finding}", player.role);
                }
            }
        }
    }

    /// Every game has a record that anyone can check against what was shown before the first card.
    async fn check_records(&self, house: &House) {
        let spectator = self.players.iter().find(|each| each.role == Role::Spectator).unwrap();
        let mut promised = Vec::new();
        let mut records = BTreeMap::new();
        for frame in self.players.iter().flat_map(|player| &player.frames) {
            let Ok(ToClient::Changed { events, .. }) = serde_json::from_str(frame) else {
                continue;
            };
            for event in events {
                use stapel_protocol::table::EventJson;
                match event {
                    EventJson::Dealt { round, .. } => promised.push(round.commitment),
                    EventJson::Over { record, seed, outcome, .. } => {
                        records.insert(record, (seed, outcome));
                    }
                    _ => {}
                }
            }
        }
        for (id, (seed, outcome)) in records {
            let path = format!("/api/v1/records/{id}");
            let answer = house.call("GET", &path, &spectator.person.headers, None).await;
            assert_eq!(answer.status, 200, "{answer:?}");
            let json = answer.json();
            let record = Record::parse(json["record"].as_str().unwrap()).unwrap();
            assert_eq!(record.seed.as_ref(), Some(&seed));
            let shuffle = Seed::from_text(&seed);
            let game = record.game(|cards| shuffle.shuffle_setup(cards)).unwrap();
            let deck = shuffle.deck(&game);
            Replay::new(&record, game, deck).unwrap().finish().unwrap();
            assert_eq!(record.result, outcome.and_then(|outcome| outcome.read()));
            let commitment: String = Sha256::digest(format!("stapel commitment 1\n{seed}"))
                .iter()
                .map(|byte| format!("{byte:02x}"))
                .collect();
            assert_eq!(json["commitment"], commitment);
            assert!(promised.contains(&commitment), "the seed of {id} was not promised");
        }
    }
}

/// Looks at the table and at everything else again and again, as an operator. It never ends by itself.
async fn watch_as_operator(
    house: &House,
    table: &str,
    shown: &mut Vec<String>,
    lists: &mut Vec<String>,
) {
    loop {
        let look = see(house, Door::Socket, &format!("/tables/{table}")).await;
        shown.push(json!({ "table": look["table"] }).to_string());
        for path in ["/status", "/tables", "/guests", "/addresses", "/reports", "/audit"] {
            lists.push(see(house, Door::Socket, path).await.to_string());
        }
        // Others want to be served, too.
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// What a client made of all it heard is what the server would show it now.
fn assert_same_table(player: &Player, now: &Value) {
    let mut fresh: TableJson = serde_json::from_value(now.clone()).unwrap();
    let own = player.follower.table().unwrap();
    // Clocks go on, and others come and go.
    fresh.now = own.now;
    fresh.here = own.here.clone();
    // What is told again is told once; whoever was there has heard it.
    fresh.history.clone_from(&own.history);
    assert_eq!(own, fresh, "{:?}", player.role);
}

/// What a server left behind in its files is what it had before.
pub(crate) async fn check_files(house: House, sessions: &[Session]) {
    let mut before = Vec::new();
    for session in sessions {
        before.push(house.store.load(session.table, 1).await.unwrap());
    }
    let directory = house.close().await;
    let store = reopen(directory.path());
    for (session, before) in sessions.iter().zip(before) {
        assert_eq!(store.load(session.table, 1).await.unwrap(), before);
    }
}
