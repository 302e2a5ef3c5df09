//! Someone who plays on, whatever happens to the server.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde_json::{Value, json};
use tokio::sync::watch;

use crate::support::chance::Chance;
use crate::support::http::Header;
use crate::support::socket::{NoSocket, Socket};
use crate::witness::{Acknowledged, Key, Witness};

/// Someone who plays on, whatever happens to the server.
pub(crate) struct Client {
    pub(crate) person: String,
    pub(crate) headers: Vec<Header>,
    pub(crate) table: String,
    /// Whether no new game begins.
    pub(crate) ending: watch::Receiver<bool>,
    /// The host tells the others when the last game is over.
    pub(crate) others: Option<watch::Sender<bool>>,
    pub(crate) witness: Arc<Witness>,
    /// Where the server is, while there is one.
    pub(crate) address: watch::Receiver<Option<SocketAddr>>,
    pub(crate) chance: Chance,
    pub(crate) seen: Seen,
    /// Requests that were sent and not answered.
    pub(crate) waiting: BTreeMap<u64, Value>,
    /// Those of them that were sent again, since nobody knows whether they were done.
    pub(crate) sent_again: BTreeSet<u64>,
    pub(crate) last_id: u64,
}

/// What a client knows of its table.
#[derive(Default)]
pub(crate) struct Seen {
    version: u64,
    places: Vec<Value>,
    running: bool,
    opening: bool,
    legal: Option<(u64, Vec<String>)>,
    /// The seat that asks to take its last play back.
    asks: Option<u64>,
    /// Whether this client has answered that.
    answered: bool,
}

/// What stands for the digits of a number in what is said: each line is said once, and no number is in it.
const WORDS: [&str; 10] =
    ["apple", "bread", "cloud", "dream", "earth", "field", "grass", "house", "lemon", "jungle"];

/// What is said in the request of this number.
fn line(id: u64) -> String {
    let digits = id.to_string();
    let words = digits.bytes().map(|digit| WORDS[usize::from(digit - b'0')]);
    words.collect::<Vec<_>>().join(" ")
}

impl Client {
    /// Plays game after game until there is to be no more, and the last one is over.
    pub(crate) async fn play(mut self) {
        loop {
            let Some(address) = *self.address.wait_for(Option::is_some).await.unwrap() else {
                continue;
            };
            self.witness.connected.send_modify(|connected| *connected += 1);
            let done = self.play_until_cut_off(address).await;
            self.witness.connected.send_modify(|connected| *connected -= 1);
            if done {
                if let Some(others) = &self.others {
                    others.send_replace(true);
                }
                return;
            }
            // The same server is tried again only a little later.
            tokio::task::yield_now().await;
        }
    }

    /// Plays until the connection is gone; tells whether everything is done.
    async fn play_until_cut_off(&mut self, address: SocketAddr) -> bool {
        let resume = self.seen.version > 0 && self.chance.once_in(2);
        let since = if resume { format!("&since={}", self.seen.version) } else { String::new() };
        let path = format!("/api/v1/tables/{}/socket?legal=true{since}", self.table);
        let mut socket = match Socket::open(address, &path, &self.headers).await {
            Ok(socket) => socket,
            Err(NoSocket::Gone) => return false,
            Err(NoSocket::Refused(answer)) => panic!("{answer:?}"),
        };
        self.seen.legal = None;
        self.sent_again = self.waiting.keys().copied().collect();
        let again: Vec<String> = self.waiting.values().map(Value::to_string).collect();
        for text in again {
            let _gone = socket.send(&text).await;
        }
        loop {
            tokio::select! {
                text = socket.hear() => match text {
                    Some(text) => self.take(&serde_json::from_str(&text).unwrap()),
                    None => {
                        assert_eq!(socket.closed, None, "a killed server says nothing");
                        return false;
                    }
                },
                // Whoever waits for a game that won't come has to know.
                Ok(()) = self.ending.changed() => {}
            }
            if !self.seen.running && *self.ending.borrow() && self.waiting.is_empty() {
                return true;
            }
            self.decide(&mut socket).await;
            if self.chance.once_in(100) {
                socket.break_off().await;
                return false;
            }
        }
    }

    fn take(&mut self, message: &Value) {
        if let Some(table) = message.get("table") {
            self.seen.version = table["version"].as_u64().unwrap();
            self.seen.places = table["places"].as_array().unwrap().clone();
            let round = &table["round"];
            self.seen.running = round["over"] == false;
            self.seen.opening = is_opening(round);
            self.seen.asks = round["takeback"].as_u64();
            self.seen.answered = false;
        } else if let Some(changed) = message.get("changed") {
            let since = changed["since"].as_u64().unwrap();
            assert_eq!(since, self.seen.version, "something was lost or told twice");
            self.seen.version = changed["version"].as_u64().unwrap();
            self.seen.legal = None;
            for event in changed["events"].as_array().unwrap() {
                self.event(event);
            }
            if let Some(id) = changed["id"].as_u64() {
                if self.sent_again.remove(&id) {
                    self.witness.absent.fetch_add(1, Ordering::Relaxed);
                }
                self.acknowledged(id, since + 1..=self.seen.version);
            }
        } else if let Some(done) = message.get("done") {
            let (id, version) = (done["id"].as_u64().unwrap(), done["version"].as_u64().unwrap());
            if self.sent_again.remove(&id) {
                self.witness.there.fetch_add(1, Ordering::Relaxed);
            }
            self.acknowledged(id, version..=version);
        } else if let Some(refused) = message.get("refused") {
            let id = refused["id"].as_u64().unwrap();
            self.waiting.remove(&id).expect("nobody is answered twice");
            if self.sent_again.remove(&id) {
                self.witness.absent.fetch_add(1, Ordering::Relaxed);
            }
            self.witness.refused(self.key(id));
        } else if let Some(turn) = message.get("your_turn") {
            let legal = turn["legal"].as_array().unwrap().iter();
            let legal = legal.map(|action| action.as_str().unwrap().to_owned()).collect();
            self.seen.legal = Some((turn["version"].as_u64().unwrap(), legal));
        }
    }

    fn event(&mut self, event: &Value) {
        if let Some(place) = event.get("place") {
            let seat = place["seat"].as_u64().unwrap() as usize;
            self.seen.places[seat] = json!({ "who": place["who"] });
        } else if let Some(dealt) = event.get("dealt") {
            self.seen.running = true;
            self.seen.opening = is_opening(&dealt["round"]);
            self.seen.asks = None;
        } else if event.get("turn").is_some() {
            self.seen.opening = false;
        } else if let Some(asked) = event.get("takeback_asked") {
            self.seen.asks = asked["seat"].as_u64();
            self.seen.answered = false;
        } else if event["takeback_answered"]["agree"] == false || event.get("took_back").is_some() {
            self.seen.asks = None;
        } else if event.get("over").is_some() {
            self.seen.running = false;
        }
    }

    /// The server said that a request was done. It must never take that back.
    fn acknowledged(&mut self, id: u64, versions: std::ops::RangeInclusive<u64>) {
        let request = self.waiting.remove(&id).expect("nobody is answered twice");
        let wish = request["do"].clone();
        let table = self.table.parse().unwrap();
        self.witness.acknowledged(Acknowledged { table, key: self.key(id), versions, wish });
    }

    /// How the log names a request.
    fn key(&self, id: u64) -> Key {
        (self.person.clone(), id)
    }

    async fn ask(&mut self, socket: &mut Socket, base: Option<u64>, wish: Value) {
        self.last_id += 1;
        self.witness.sent(self.key(self.last_id), &wish);
        let mut request = json!({ "id": self.last_id, "do": wish });
        if let Some(base) = base {
            request["base"] = base.into();
        }
        let text = request.to_string();
        self.waiting.insert(self.last_id, request);
        // If the server is gone, it is sent again to the next.
        let _gone = socket.send(&text).await;
    }

    /// Does what the game needs, and now and then says something beside it, takes a play back, or tries what it may not.
    async fn decide(&mut self, socket: &mut Socket) {
        if !self.waiting.is_empty() {
            return;
        }
        let places = &self.seen.places;
        let mine = |place: &Value| place["who"]["person"]["id"] == self.person.as_str();
        let seat = places.iter().position(mine).map(|seat| seat as u64);
        let full = !places.iter().any(|place| place["who"] == "empty");
        let (running, version) = (self.seen.running, self.seen.version);
        let is_host = self.others.is_some();
        if seat.is_none() {
            self.ask(socket, None, json!({ "sit": null })).await;
        } else if is_host && full && !running && !*self.ending.borrow() {
            self.ask(socket, None, json!("deal")).await;
        } else if is_host && running && self.seen.opening {
            self.ask(socket, Some(version), json!({ "start": 0 })).await;
        } else if running && self.seen.asks.is_some() {
            // Whoever asks waits for the others.
            if self.seen.asks != seat && !self.seen.answered {
                self.seen.answered = true;
                let agree = !self.chance.once_in(3);
                self.ask(socket, Some(version), json!({ "answer_takeback": agree })).await;
            }
        } else if let Some((base, legal)) = self.seen.legal.clone() {
            self.play_or_take_back(socket, base, &legal).await;
        }
    }

    async fn play_or_take_back(&mut self, socket: &mut Socket, base: u64, legal: &[String]) {
        if self.chance.once_in(4) {
            let text = line(self.last_id + 1);
            self.ask(socket, None, json!({ "say": text })).await;
        }
        if self.chance.once_in(25) {
            // Where numbers must not be said, not a word of it may be kept.
            let text = format!("52 {}", line(self.last_id + 1));
            self.ask(socket, None, json!({ "say": text })).await;
        }
        // Often there is nothing to take back, or it isn't agreed on, and the answer is a refusal.
        let wish = if self.chance.once_in(5) {
            json!("take_back")
        } else {
            json!({ "act": self.chance.pick(legal).unwrap() })
        };
        self.ask(socket, Some(base), wish).await;
    }
}

fn is_opening(round: &Value) -> bool {
    round["view"]["piles"]["status"] == "opening"
}
