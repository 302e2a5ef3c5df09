//! Being told of a turn with the page closed: a push service of our own takes what the server sends and decrypts it.

mod told;
mod withdrawn;

use serde_json::{Value, json};
use stapel_server::config::{Config, PushConfig, Reach};

use crate::hostile::{eventually, socket};
use crate::support::house::{GENEROUS, House, Person, text};
use crate::support::push_service::{PushService, Subscriber};
use crate::support::socket::Socket;

/// A server that may send to this machine.
pub(crate) fn config() -> Config {
    let push = PushConfig { reach: Reach::Loopback, ..PushConfig::default() };
    let public_url = Some(String::from("https://cards.example"));
    Config { limits: GENEROUS, push, public_url, ..Config::default() }
}

/// Ada, who looks at the table, and Ben, who comes and goes; dealt, and nobody has begun.
pub(crate) struct Scene {
    pub(crate) house: House,
    pub(crate) service: PushService,
    pub(crate) table: String,
    pub(crate) ada: Person,
    pub(crate) ben: Person,
    adas: Socket,
    bens: Option<Socket>,
    requests: u64,
}

impl Scene {
    pub(crate) async fn dealt() -> Scene {
        let house = House::with(config()).await;
        let service = PushService::start().await;
        let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
        let agreement = json!({ "game": "the-game", "players": 2 });
        let table = house.table(&ada, &json!({ "agreement": agreement })).await;
        let adas = socket(&house, &ada, &table).await;
        let bens = Some(socket(&house, &ben, &table).await);
        let mut scene = Scene { house, service, table, ada, ben, adas, bens, requests: 0 };
        scene.bens(&json!({ "sit": 1 })).await;
        scene.adas(&json!("deal")).await;
        scene
    }

    /// Ada wants something, and gets it.
    pub(crate) async fn adas(&mut self, wish: &Value) {
        self.requests += 1;
        let base = self.house.look(&self.ada, &self.table).await["table"]["version"].clone();
        ask(&mut self.adas, self.requests, &base, wish).await;
    }

    /// Ben wants something, and gets it.
    pub(crate) async fn bens(&mut self, wish: &Value) {
        self.requests += 1;
        let base = self.house.look(&self.ben, &self.table).await["table"]["version"].clone();
        ask(self.bens.as_mut().unwrap(), self.requests, &base, wish).await;
    }

    /// Ben closes the page, and the table has noticed.
    pub(crate) async fn ben_goes(&mut self) {
        self.bens = None;
        eventually("Ben is away", async || {
            let look = self.house.look(&self.ada, &self.table).await;
            (look["table"]["here"]["seats"][1] == false).then_some(())
        })
        .await;
    }

    pub(crate) async fn ben_comes(&mut self) {
        self.bens = Some(socket(&self.house, &self.ben, &self.table).await);
    }

    async fn next_action(&self, who: &Person) -> Option<Value> {
        let legal = self.house.look(who, &self.table).await["legal"].as_array().unwrap().clone();
        let end = legal.iter().find(|action| *action == "end").or(legal.first())?;
        Some(json!({ "act": end }))
    }

    /// Ada plays until it is somebody else's turn.
    pub(crate) async fn ada_plays(&mut self) {
        while let Some(action) = self.next_action(&self.ada).await {
            self.adas(&action).await;
        }
    }

    pub(crate) async fn ben_plays(&mut self) {
        while let Some(action) = self.next_action(&self.ben).await {
            self.bens(&action).await;
        }
    }

    /// Ben begins, who is away.
    pub(crate) async fn ben_is_due(&mut self) {
        self.ben_goes().await;
        self.adas(&json!({ "start": 1 })).await;
    }

    /// Ben lets this browser be told.
    pub(crate) async fn ben_subscribes(&self, browser: &Subscriber, name: &str) {
        let wish = browser.subscription(&self.service.endpoint(name), "en");
        subscribe(&self.house, &self.ben, &wish).await;
    }

    /// How often this came of telling somebody.
    pub(crate) async fn count(&self, result: &str) -> u64 {
        count(&self.house, result).await
    }
}

/// How often this came of telling somebody, as the metrics say it.
pub(crate) async fn count(house: &House, result: &str) -> u64 {
    let metrics = house.call("GET", "/metrics", &[], None).await.body;
    let name = format!("stapel_pushes_total{{result=\"{result}\"}} ");
    let line = metrics.lines().find_map(|line| line.strip_prefix(&name));
    line.unwrap_or_else(|| panic!("{metrics}")).parse().unwrap()
}

pub(crate) async fn subscribe(house: &House, who: &Person, wish: &Value) {
    let answer = house.call("PUT", "/api/v1/me/push", &who.headers, Some(wish)).await;
    assert_eq!(answer.status, 204, "{answer:?}");
}

/// Whether this device is told, and the server's key.
pub(crate) async fn status(house: &House, who: &Person) -> (bool, String) {
    let answer = house.call("GET", "/api/v1/me/push", &who.headers, None).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let json = answer.json();
    (json["here"].as_bool().unwrap(), text(&json["key"]))
}

/// Asks for something that is done.
async fn ask(socket: &mut Socket, id: u64, base: &Value, wish: &Value) {
    let request = json!({ "id": id, "base": base, "do": wish });
    socket.send(&request.to_string()).await.unwrap();
    loop {
        let message: Value = serde_json::from_str(&socket.hear().await.unwrap()).unwrap();
        let (kind, body) = message.as_object().unwrap().iter().next().unwrap();
        if body["id"] == json!(id) && ["changed", "done", "refused"].contains(&kind.as_str()) {
            assert_ne!(kind, "refused", "{wish}: {body}");
            return;
        }
    }
}
