//! A server and requests to it: those that succeed, and those that don't for one reason each.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, BodyDataStream, Bytes};
use axum::extract::ConnectInfo;
use axum::http::request::Builder;
use axum::http::{HeaderMap, Request, Response, header};
use futures_util::StreamExt;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use serde_json::{Value, json};
use stapel_server::bots::{BotPool, QueueLimits};
use stapel_server::config::{Config, Limits};
use stapel_server::http::{ServerState, router};
use stapel_server::hub::Hub;
use stapel_server::identity::Signer;
use stapel_server::metrics::Metrics;
use stapel_server::push::{Push, PushClient, Reach, SystemResolver, Vapid};
use stapel_server::store::{Millis, Order, OrderKind, Store};
use tokio_tungstenite::tungstenite;
use tower::ServiceExt;

use crate::document::Operation;
use crate::files;
use crate::model::ModelStore;

/// How a request is different from one that simply succeeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Twist {
    None,
    /// The text of a record is asked for, or that of all records.
    AsText,
    /// The game that is handed in was handed in before.
    Again,
    /// Nobody knows who asks.
    Stranger,
    /// A page of another site asks.
    OtherSite,
    /// What the address or the body names is not there, and nobody is told of turns.
    Unknown,
    BadBody,
    BadQuery,
    /// The body is not said to be JSON.
    NoType,
    LongBody,
    /// The body doesn't end.
    SlowBody,
    /// It is no handshake of a WebSocket.
    NoHandshake,
    /// The caller sits at too many tables.
    TooManyTables,
    /// The name that is sent can't be that of someone who sits where the caller sits.
    BadForTables,
    /// The game that is handed in was dealt otherwise.
    WrongDeal,
    TooManyRequests,
    TooManyMade,
    TooManyConnections,
    TooManyMessages,
    NoStore,
    Stopping,
    /// An operator has banned the address.
    Banned,
    /// An operator has closed the table.
    Closed,
    /// Words are reported of someone who has said nothing.
    NoWords,
}

/// All of them.
pub(crate) const TWISTS: [Twist; 24] = [
    Twist::None,
    Twist::AsText,
    Twist::Again,
    Twist::Stranger,
    Twist::OtherSite,
    Twist::Unknown,
    Twist::BadBody,
    Twist::BadQuery,
    Twist::NoType,
    Twist::LongBody,
    Twist::SlowBody,
    Twist::NoHandshake,
    Twist::TooManyTables,
    Twist::BadForTables,
    Twist::WrongDeal,
    Twist::TooManyRequests,
    Twist::TooManyMade,
    Twist::TooManyConnections,
    Twist::TooManyMessages,
    Twist::NoStore,
    Twist::Stopping,
    Twist::Banned,
    Twist::Closed,
    Twist::NoWords,
];

impl Twist {
    fn limits(self) -> Limits {
        let usual = Limits::default();
        match self {
            Twist::SlowBody => Limits { header_timeout: Duration::from_millis(1), ..usual },
            Twist::TooManyRequests => Limits { requests_per_second: 0, ..usual },
            Twist::TooManyMade => Limits { made_per_hour: 0, ..usual },
            Twist::TooManyConnections => Limits { connections_per_address: 0, ..usual },
            Twist::TooManyMessages => Limits { messages_per_second: 0, ..usual },
            _ => usual,
        }
    }
}

/// A server, and what there is to ask it about.
pub(crate) struct Scene {
    router: Router,
    _stop: tokio::sync::watch::Sender<bool>,
    cookie: String,
    table: String,
    record: String,
    /// The secret of a link.
    link: String,
    /// The device of the cookie.
    device: String,
    /// The secret of a stream, and what keeps it open.
    stream: Option<(String, Answer)>,
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    body: Bytes,
    /// What has not come yet.
    _rest: Option<BodyDataStream>,
}

impl Answer {
    async fn new(response: Response<Body>) -> Answer {
        let (head, body) = response.into_parts();
        let mut rest = body.into_data_stream();
        let mut body = Vec::new();
        let endless = content_type(&head.headers) == "text/event-stream";
        while let Some(Ok(bytes)) = rest.next().await {
            body.extend(bytes);
            if endless {
                break;
            }
        }
        let status = head.status.as_u16();
        Answer { status, headers: head.headers, body: body.into(), _rest: endless.then_some(rest) }
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    /// The type of its content, without parameters; empty if there is none.
    pub(crate) fn content_type(&self) -> &str {
        content_type(&self.headers)
    }

    fn text(&self, name: &str) -> String {
        self.json()[name].as_str().unwrap().to_owned()
    }
}

fn content_type(headers: &HeaderMap) -> &str {
    let value = headers.get(header::CONTENT_TYPE).map_or("", |value| value.to_str().unwrap());
    value.split(';').next().unwrap()
}

/// The body of a golden file.
fn golden(name: &str) -> Value {
    serde_json::from_str(&files::golden_file(name)).unwrap()
}

const NOWHERE: &str = "5fn4qzc72en7z090nxk1g4z7gt";

/// The rooms of a server.
pub(crate) fn hub(store: Arc<dyn Store>, limits: &Limits, tells: bool) -> Arc<Hub> {
    let metrics = Arc::new(Metrics::new());
    let bots = BotPool::new(1, QueueLimits::default(), Arc::clone(&metrics)).unwrap();
    let push = tells.then(|| {
        let vapid = Vapid::read(&Vapid::generate().unwrap(), None).unwrap();
        let client = PushClient::new(Arc::new(SystemResolver), Reach::Public).unwrap();
        Push::start(vapid, client, Arc::clone(&store), Arc::clone(&metrics))
    });
    Hub::new(store, bots, metrics, push, limits)
}

impl Scene {
    fn open(store: &Arc<dyn Store>, twist: Twist, orders: Vec<Order>) -> Scene {
        let limits = twist.limits();
        let hub = hub(Arc::clone(store), &limits, twist != Twist::Unknown);
        let (stop, stopped) = tokio::sync::watch::channel(twist == Twist::Stopping);
        let config = Config { limits, ..Config::default() };
        Scene {
            router: router(ServerState::with_orders(
                hub,
                Signer::new([7; 32], false),
                config,
                stopped,
                orders,
            )),
            _stop: stop,
            cookie: String::new(),
            table: String::new(),
            record: String::new(),
            link: String::new(),
            device: String::new(),
            stream: None,
        }
    }

    /// Everything that a request could need, on a server that was started after all of it was there.
    pub(crate) async fn new(operation: &Operation, twist: Twist) -> Scene {
        let store: Arc<dyn Store> = Arc::new(ModelStore::new());
        let mut before = Scene::open(&store, Twist::None, Vec::new());
        before.come_in().await;
        let handed_in = before.post("/api/v1/records", &golden("rest-offline-record")).await;
        if twist != Twist::Again {
            before.come_in().await;
        }
        let listed = json!({"agreement": {"game": "the-game", "players": 2, "listed": true}});
        let opens = operation.body.as_deref() == Some("NewTable");
        let tables = if twist == Twist::TooManyTables && opens { 50 } else { 2 };
        let mut opened = Vec::new();
        for _ in 0..tables {
            opened.push(before.post("/api/v1/tables", &listed).await.text("id"));
        }
        let link = before.post("/api/v1/me/links", &json!({})).await.text("secret");

        let devices = before.request("GET", "/api/v1/me/devices").body(Body::empty()).unwrap();
        let devices = before.call(devices).await.json();

        let order = match twist {
            Twist::Banned => Some((OrderKind::BanRange, String::from("127.0.0.0/8"))),
            Twist::Closed => Some((OrderKind::Closed, opened[0].clone())),
            _ => None,
        };
        let orders = order.map(|(kind, subject)| Order {
            kind,
            subject,
            reason: String::new(),
            since: Millis(0),
            until: None,
        });
        let orders = orders.into_iter().collect();
        let mut scene = Scene::open(&store, twist, orders);
        scene.cookie = before.cookie;
        scene.table = opened.swap_remove(0);
        scene.record = handed_in.text("id");
        scene.link = link;
        scene.device = devices["devices"][0]["id"].as_str().unwrap().to_owned();
        if operation.path.contains("{stream}") {
            let path = format!("/api/v1/tables/{}/stream", opened[0]);
            let stream = scene.call(scene.request("GET", &path).body(Body::empty()).unwrap()).await;
            let greeting = String::from_utf8_lossy(&stream.body).into_owned();
            let secret = greeting.split("/streams/").nth(1).and_then(|rest| rest.lines().next());
            scene.stream = secret.map(|secret| (secret.to_owned(), stream));
        }
        if twist == Twist::NoStore {
            store.close().await.unwrap();
        }
        scene
    }

    fn request(&self, method: &str, path: &str) -> Builder {
        Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, "cards.example")
            .header(header::COOKIE, &self.cookie)
    }

    async fn call(&self, mut request: Request<Body>) -> Answer {
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 1))));
        Answer::new(self.router.clone().oneshot(request).await.unwrap()).await
    }

    async fn post(&self, path: &str, body: &Value) -> Answer {
        let request = self.request("POST", path).header(header::CONTENT_TYPE, "application/json");
        let answer = self.call(request.body(Body::from(body.to_string())).unwrap()).await;
        assert!(answer.status < 300, "{path}: {}", String::from_utf8_lossy(&answer.body));
        answer
    }

    /// Becomes a guest whom the server has not seen before.
    async fn come_in(&mut self) {
        let guest = self.post("/api/v1/guests", &golden("rest-name")).await;
        let cookie = guest.headers[header::SET_COOKIE].to_str().unwrap();
        self.cookie = cookie.split(';').next().unwrap().to_owned();
    }

    /// Opens a WebSocket. That needs a connection.
    async fn shake_hands(&self, request: Request<Body>) -> Answer {
        let (near, far) = tokio::io::duplex(1 << 16);
        let here = ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 1)));
        let service = TowerToHyperService::new(self.router.clone().layer(axum::Extension(here)));
        let server = hyper::server::conn::http1::Builder::new();
        tokio::spawn(server.serve_connection(TokioIo::new(far), service).with_upgrades());
        let (status, headers, body) =
            match tokio_tungstenite::client_async(request.map(|_| ()), near).await {
                Ok((_, response)) => (response.status(), response.headers().clone(), Vec::new()),
                Err(tungstenite::Error::Http(response)) => {
                    let (head, body) = response.into_parts();
                    (head.status, head.headers, body.unwrap_or_default())
                }
                Err(error) => panic!("{error}"),
            };
        Answer { status: status.as_u16(), headers, body: body.into(), _rest: None }
    }

    /// What is sent as a body for an operation that takes one.
    pub(crate) fn body(&self, operation: &Operation, twist: Twist) -> Option<Value> {
        let secret = if twist == Twist::Unknown { "c0ffee" } else { &self.link };
        let mut played = golden("rest-offline-record");
        if twist == Twist::WrongDeal {
            let text = played["record"].as_str().unwrap().replace("3401ccd7", "00000000");
            played["record"] = text.into();
        }
        Some(match operation.body.as_deref()? {
            // Where one sits numbers are secret.
            "Name" if twist == Twist::BadForTables => json!({"name": "Ada 52"}),
            "Name" => golden("rest-name"),
            "Claim" => json!({"secret": secret}),
            "NewTable" => golden("rest-new-table"),
            "NewPush" => golden("rest-new-push"),
            "OfflineRecord" => played,
            "NewReport" => {
                let about = if twist == Twist::NoWords { "words" } else { "name" };
                json!({"seat": 0, "about": about})
            }
            "ToServer" => golden("to-server"),
            other => panic!("what is a good {other}?"),
        })
    }

    /// Where a request goes.
    fn address(&self, operation: &Operation, twist: Twist) -> String {
        let known = twist != Twist::Unknown;
        let stream = self.stream.as_ref().filter(|_| known);
        let mut record = if known { self.record.clone() } else { NOWHERE.to_owned() };
        let mut name = if known { "records.jsonl" } else { "records.pdf" };
        if twist == Twist::AsText {
            record += ".txt";
            name = "records.txt";
        }
        let path = operation
            .path
            .replace("{table}", if known { &self.table } else { NOWHERE })
            .replace("{device}", if known { &self.device } else { NOWHERE })
            .replace("{record}", &record)
            .replace("{name}", name)
            .replace("{stream}", stream.map_or("c0ffee", |(secret, _)| secret));
        if twist == Twist::BadQuery {
            return path + "?unheard_of=1";
        }
        let value = |name: &str| match name {
            "since" => "0",
            "legal" | "mine" => "true",
            "game" => "the-game",
            "before" => "1790000000000-5fn4qzc72en7z090nxk1g4z7gt",
            other => panic!("what is a good {other}?"),
        };
        let query: Vec<String> =
            operation.query.iter().map(|name| format!("{name}={}", value(name))).collect();
        if query.is_empty() { path } else { format!("{path}?{}", query.join("&")) }
    }

    /// Sends the request of an operation.
    pub(crate) async fn ask(&self, operation: &Operation, twist: Twist) -> Answer {
        let mut request =
            self.request(&operation.method.to_uppercase(), &self.address(operation, twist));
        let headers = request.headers_mut().unwrap();
        headers.insert(header::HOST, "cards.example".parse().unwrap());
        if twist == Twist::Stranger {
            headers.remove(header::COOKIE);
        }
        if twist == Twist::OtherSite {
            headers.insert(header::ORIGIN, "https://evil.example".parse().unwrap());
        }
        if operation.is_handshake() && twist != Twist::NoHandshake {
            for (name, value) in [
                ("connection", "upgrade"),
                ("upgrade", "websocket"),
                ("sec-websocket-version", "13"),
                ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
            ] {
                headers.insert(name, value.parse().unwrap());
            }
            let uri = format!("ws://cards.example{}", self.address(operation, twist));
            return self.shake_hands(request.uri(uri).body(Body::empty()).unwrap()).await;
        }
        let Some(body) = self.body(operation, twist) else {
            return self.call(request.body(Body::empty()).unwrap()).await;
        };
        if twist != Twist::NoType {
            headers.insert(header::CONTENT_TYPE, "application/json".parse().unwrap());
        }
        let body = match twist {
            Twist::BadBody => Body::from(vec![0xff]),
            Twist::LongBody => Body::from(vec![b' '; 1 << 16]),
            Twist::SlowBody => {
                Body::from_stream(futures_util::stream::pending::<Result<Bytes, std::io::Error>>())
            }
            _ => Body::from(body.to_string()),
        };
        self.call(request.body(body).unwrap()).await
    }
}
