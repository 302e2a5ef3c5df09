//! Someone at a table, as rude as a network full of people can be.

use std::net::SocketAddr;

use serde_json::{Value, json};
use stapel_protocol::table::{ToClient, WhoJson};

use super::follow::Follower;
use super::requests::Requests;
use crate::support::chance::Chance;
use crate::support::house::Person;
use crate::support::line::{Begin, Line};

/// Someone at a table, or beside it.
pub(crate) struct Player {
    pub(crate) person: Person,
    pub(crate) role: Role,
    pub(crate) follower: Follower,
    pub(crate) requests: Requests,
    /// Everything that was ever sent to them.
    pub(crate) frames: Vec<String>,
    pub(crate) chance: Chance,
    address: SocketAddr,
    table: String,
    line: Option<Line>,
    /// Whether lines may be streams.
    streams: bool,
    restless: bool,
    /// What can be done, and on which version that was decided.
    turn: Option<(u64, Vec<String>)>,
    /// How often they will still be rude.
    rude: u32,
    /// How often they were.
    pub(crate) drops: u32,
}

/// What someone does at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// Sits and deals.
    Host,
    /// Sits.
    Guest,
    /// Looks on.
    Spectator,
    /// Is a second window of someone who sits.
    SecondWindow,
}

/// How rude players are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manners {
    /// How often each of them is rude in all.
    pub(crate) rude: u32,
    /// Whether some of what they connect with are streams.
    pub(crate) streams: bool,
    /// Whether they leave, come back, send each other away and ask to end the game while it runs.
    pub(crate) restless: bool,
}

/// Things that no table understands, most of them without a number.
const GARBAGE: [&str; 8] = [
    "",
    "{",
    "null",
    "[[[[[[[[1]]]]]]]]",
    "{\"do\":\"deal\"}",
    "{\"id\":-1,\"do\":\"deal\"}",
    "{\"id\":9007199254740992,\"do\":\"deal\"}",
    "\u{1F0CF}",
];

impl Player {
    pub(crate) fn new(
        address: SocketAddr,
        person: Person,
        table: &str,
        role: Role,
        manners: Manners,
        seed: u64,
    ) -> Player {
        let first = if role == Role::SecondWindow { 1 << 40 } else { 0 };
        Player {
            person,
            role,
            follower: Follower::default(),
            requests: Requests::after(first),
            frames: Vec::new(),
            chance: Chance::new(seed),
            address,
            table: table.to_owned(),
            line: None,
            streams: manners.streams,
            restless: manners.restless,
            turn: None,
            rude: manners.rude,
            drops: 0,
        }
    }

    fn sits(&self) -> bool {
        matches!(self.role, Role::Host | Role::Guest)
    }

    /// Plays until so many games are over and every request is answered.
    pub(crate) async fn play(&mut self, games: u32) {
        loop {
            self.connect().await;
            let over = matches!(self.follower.round(), Some((number, true)) if number == games);
            if over && !self.requests.is_waiting() {
                return;
            }
            if !over {
                self.decide(games).await;
            }
            self.hear_one().await;
        }
    }

    /// Makes sure that everything has arrived: what comes before an answer was sent before it.
    pub(crate) async fn settle(&mut self) {
        self.rude = 0;
        self.connect().await;
        self.ask(None, &json!("ping")).await;
        while self.requests.is_waiting() {
            self.connect().await;
            self.hear_one().await;
        }
        self.requests.assert_answered();
    }

    /// Connects if there is no connection, and sends again what was not answered.
    async fn connect(&mut self) {
        while self.line.is_none() {
            let as_stream = self.streams && self.chance.once_in(3);
            let resume = self.chance.once_in(2);
            let since = if resume { self.follower.version() } else { None };
            let begin = Begin { as_stream, since, legal: true };
            self.line = Some(Line::open(self.address, &self.person, &self.table, begin).await);
            self.turn = None;
            for text in self.requests.begin() {
                self.send(&text).await;
            }
        }
    }

    /// Hears one message, if the connection lives that long.
    async fn hear_one(&mut self) {
        let Some(line) = &mut self.line else { return };
        let Some(text) = line.hear().await else {
            self.line = None;
            return;
        };
        let message: ToClient =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        self.frames.push(text);
        self.follower.take(&message);
        self.requests.take(&message);
        match message {
            ToClient::Changed { .. } => self.turn = None,
            ToClient::YourTurn { version, legal } => self.turn = Some((version, legal)),
            ToClient::Bye { .. } => self.line = None,
            _ => return,
        }
        if self.rude > 0 && self.chance.once_in(6) {
            self.rude -= 1;
            self.be_rude().await;
        }
    }

    /// Sends a request of one's own.
    pub(super) async fn ask(&mut self, base: Option<u64>, what: &Value) {
        let text = self.requests.ask(base, what);
        self.send(&text).await;
    }

    async fn send(&mut self, text: &str) {
        // What can't be sent is sent again on the next connection.
        if let Some(line) = &mut self.line
            && line.send(text).await.is_err()
        {
            self.line = None;
        }
    }

    /// Does what the game needs.
    async fn decide(&mut self, games: u32) {
        if !self.sits() || self.requests.is_waiting() {
            return;
        }
        let Some(version) = self.follower.version() else { return };
        let id = &self.person.id;
        let mut places = self.follower.places().iter().map(|place| &place.who);
        let seated =
            places.clone().any(|who| matches!(who, WhoJson::Person(person) if person.id == *id));
        let full = !places.any(|who| *who == WhoJson::Empty);
        let running = matches!(self.follower.round(), Some((_, false)));
        let played = self.follower.round().map_or(0, |(number, _)| number);
        let opening = running && self.follower.is_opening();
        if !seated {
            self.ask(None, &json!({ "sit": null })).await;
        } else if running && self.has_gone() {
            self.ask(None, &json!("come_back")).await;
        } else if let Some(seat) = self.deserted().filter(|_| running && self.restless) {
            self.ask(None, &json!({ "stand_in": { "seat": seat, "bot": "greedy" } })).await;
        } else if self.role == Role::Host && full && !running && played < games {
            self.ask(None, &json!("deal")).await;
        } else if self.role == Role::Host && opening {
            let seat = self.chance.below(self.follower.places().len());
            self.ask(Some(version), &json!({ "start": seat })).await;
        } else if let Some((base, legal)) = self.turn.clone() {
            let action = self.choose(&legal);
            self.ask(Some(base), &json!({ "act": action })).await;
        }
    }

    /// A play that doesn't end the game at once: on piles the smallest step, elsewhere anything.
    fn choose(&mut self, legal: &[String]) -> String {
        let Some(tops) = self.follower.tops() else {
            return self.chance.pick(legal).unwrap().clone();
        };
        let step = |action: &String| {
            let Some(pile) = action.find(['A', 'B', 'C', 'D']) else { return 4 };
            let card: i32 = action[..pile].parse().unwrap();
            let index = usize::from(action.as_bytes()[pile] - b'A');
            let up = card - i32::from(tops[index]);
            if index < 2 { up } else { -up }
        };
        legal.iter().min_by_key(|action| step(action)).unwrap().clone()
    }

    /// Does something that nobody should.
    async fn be_rude(&mut self) {
        let version = self.follower.version().unwrap_or(0);
        let in_mid_game =
            matches!(self.follower.round(), Some((_, false))) && !self.follower.is_opening();
        if self.restless && in_mid_game && self.sits() && self.chance.once_in(2) {
            return self.be_restless().await;
        }
        match self.chance.below(12) {
            // Acts out of turn, or twice.
            0 => self.ask(Some(version), &json!({ "act": "end" })).await,
            1 => {
                let (base, legal) = self.turn.clone().unwrap_or((version, vec!["37A".into()]));
                let action = self.chance.pick(&legal).unwrap().clone();
                self.ask(Some(base), &json!({ "act": action })).await;
                self.ask(Some(base), &json!({ "act": action })).await;
            }
            // Acts late.
            2 => {
                let late = version.saturating_sub(1 + self.chance.below(4) as u64);
                let legal = self.turn.as_ref().map_or("end", |(_, legal)| &legal[0]);
                let what = json!({ "act": legal });
                self.ask(Some(late), &what).await;
            }
            // Acts in the future, or nowhere.
            3 => {
                let base = self.chance.once_in(2).then_some(version + 1000);
                self.ask(base, &json!({ "act": "end" })).await;
            }
            // Regrets.
            4 => {
                let wishes = [json!("take_back"), json!({ "answer_takeback": true })];
                let what = self.chance.pick(&wishes).unwrap().clone();
                self.ask(Some(version), &what).await;
            }
            // Sends again what was answered long ago.
            5 => {
                let back = self.chance.below(8);
                if let Some(text) = self.requests.again(back) {
                    self.send(&text).await;
                }
            }
            6 => {
                let text = *self.chance.pick(&GARBAGE).unwrap();
                self.requests.unreadable();
                self.send(text).await;
            }
            // Does what only others may, or what makes no sense.
            7 => {
                let wishes = [
                    json!("give_up_not"),
                    json!({ "act": "fly" }),
                    json!({ "start": 0 }),
                    json!({ "sit": 5 }),
                    json!({ "bot": { "seat": 0, "bot": "nobody" } }),
                    json!({ "answer_takeback": false }),
                    json!({ "say": "try the 37 soon" }),
                ];
                let what = self.chance.pick(&wishes).unwrap().clone();
                self.ask(Some(version), &what).await;
            }
            8 => {
                let wishes = [
                    json!("look"),
                    json!({ "say": "hello there" }),
                    json!({ "signal": "stuck_soon" }),
                    json!({ "signal": { "pile": { "pile": "B", "wish": "leave_it" } } }),
                ];
                let what = self.chance.pick(&wishes).unwrap().clone();
                self.ask(Some(version), &what).await;
            }
            // Goes away without a word, perhaps right after a request, perhaps in the middle of one.
            way => {
                if way == 9
                    && self.sits()
                    && let Some((base, legal)) = self.turn.clone()
                {
                    let action = self.choose(&legal);
                    self.ask(Some(base), &json!({ "act": action })).await;
                }
                self.drops += 1;
                if let Some(line) = self.line.take() {
                    line.break_off(way == 10).await;
                }
            }
        }
    }
}
