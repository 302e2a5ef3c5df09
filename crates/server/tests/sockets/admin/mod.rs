//! What operators do, through both doors, against a real server.

mod bans;
mod doors;
mod orders;
mod reports;

use serde_json::{Value, json};
use stapel_server::admin::door::socket_path;
use stapel_server::config::{Config, OperatorToken};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::UnixStream;

use crate::hostile::header;
use crate::support::house::{GENEROUS, House};
use crate::support::http::{Answer, Header, parse};

/// The operator's token of these tests.
const TOKEN: &str = "stapel-test-0123456789abcdef0123456789abcdef";

/// How an operator comes in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Door {
    Socket,
    Http,
}

const DOORS: [Door; 2] = [Door::Socket, Door::Http];

fn config() -> Config {
    let operator_token = Some(OperatorToken::new(TOKEN).unwrap());
    Config { limits: GENEROUS, operator_token, ..Config::default() }
}

/// A server that operators reach by both doors.
async fn house() -> House {
    House::with(config()).await
}

fn bearer(token: &str) -> Header {
    header("authorization", &format!("Bearer {token}"))
}

/// Asks as an operator.
async fn ask(house: &House, door: Door, method: &str, path: &str, body: Option<&Value>) -> Answer {
    let path = format!("/api/v1/admin{path}");
    match door {
        Door::Http => house.call(method, &path, &[bearer(TOKEN)], body).await,
        Door::Socket => {
            let body = body.map(Value::to_string);
            let length = body.as_ref().map_or(String::new(), |body| {
                format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len())
            });
            let request = format!(
                "{method} {path} HTTP/1.1\r\nhost: stapel\r\nx-stapel-operator: ada\r\nconnection: close\r\n{length}\r\n{}",
                body.unwrap_or_default()
            );
            let mut stream = UnixStream::connect(socket_path(&house.data())).await.unwrap();
            stream.write_all(request.as_bytes()).await.unwrap();
            let mut bytes = Vec::new();
            stream.read_to_end(&mut bytes).await.unwrap();
            parse(&bytes).unwrap()
        }
    }
}

/// What an operator sees at an address.
pub(crate) async fn see(house: &House, door: Door, path: &str) -> Value {
    let answer = ask(house, door, "GET", path, None).await;
    assert_eq!(answer.status, 200, "{path}: {answer:?}");
    answer.json()
}

/// Gives an order, or lifts it, and tells what came of it.
async fn order(house: &House, door: Door, order: &Value) -> Value {
    let answer = ask(house, door, "POST", "/orders", Some(order)).await;
    assert_eq!(answer.status, 200, "{order}: {answer:?}");
    answer.json()
}

/// An order of this kind for someone or something.
fn on(kind: &str, subject: &str) -> Value {
    json!({ "kind": kind, "subject": subject, "reason": "rude", "on": true })
}

/// The same, lifted.
fn off(kind: &str, subject: &str) -> Value {
    json!({ "kind": kind, "subject": subject, "on": false })
}

/// What was done, as the log of it has it, the first first: door, act, subject.
async fn acts(house: &House) -> Vec<(String, String, String)> {
    let audit = see(house, Door::Socket, "/audit").await;
    let acts = audit["acts"].as_array().unwrap().iter().rev();
    let field = |act: &Value, name: &str| act[name].as_str().unwrap().to_owned();
    acts.map(|act| (field(act, "door"), field(act, "act"), field(act, "subject"))).collect()
}
