//! A real Prometheus watches a real server: it loads the alerts, and answers every query of the dashboard.
//! `cargo xtask observe` installs Prometheus and runs this.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

/// How often one looks whether something is there, a tenth of a second apart.
const LOOKS: u32 = 1200;

/// What a dashboard puts in the place of its variables.
const VARIABLES: [(&str, &str); 2] = [("$__rate_interval", "10s"), ("$instance", ".*")];

/// A process that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _gone = self.0.kill();
        let _gone = self.0.wait();
    }
}

fn documents() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/operating")
}

/// Sends a request and reads the answer: its status and its body.
fn call(
    address: &str,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> Option<(u16, String, String)> {
    let mut stream = TcpStream::connect(address).ok()?;
    let length = body.len();
    let head = format!("{method} {path} HTTP/1.0\r\nHost: {address}\r\n{headers}");
    write!(stream, "{head}Content-Length: {length}\r\n\r\n{body}").ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some((status, head.to_owned(), body.to_owned()))
}

/// Looks again and again until there is something to be seen.
fn eventually<T>(what: &str, look: impl Fn() -> Option<T>) -> T {
    for _ in 0..LOOKS {
        if let Some(seen) = look() {
            return seen;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("no {what}, however often one looks");
}

fn start_server(data: &Path) -> (Running, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stapel"));
    command.args([
        "--language",
        "en",
        "serve",
        "--listen",
        "127.0.0.1:0",
        // One address does here what many do elsewhere.
        "--made-per-hour",
        "1000000",
        "--requests-per-second",
        "1000000",
        "--log",
        "warn",
        "--data",
    ]);
    let process = command.arg(data).stdout(Stdio::piped()).spawn().unwrap();
    let mut server = Running(process);
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().rsplit_once("http://").unwrap().1.to_owned();
    (server, address)
}

/// Someone comes, lets bots play at one table and begins a game of their own at another, so that there is something to
/// be seen.
fn play(server: &str) {
    let json_type = "Content-Type: application/json\r\n";
    let body = json!({ "name": "Ada" }).to_string();
    let (_, head, _) = call(server, "POST", "/api/v1/guests", json_type, &body).unwrap();
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let cookie = format!("Cookie: {}\r\n", cookie.split(';').next().unwrap());
    let headers = format!("{json_type}{cookie}");
    let open = |wish: &Value| {
        let wish = wish.to_string();
        let (status, _, body) = call(server, "POST", "/api/v1/tables", &headers, &wish).unwrap();
        assert_eq!(status, 201, "{body}");
        let opened: Value = serde_json::from_str(&body).unwrap();
        opened["id"].as_str().unwrap().to_owned()
    };
    let agreement = json!({ "game": "clear-4", "players": 2 });
    open(&json!({
        "agreement": agreement, "sit": false, "bots": ["greedy", "greedy"], "deal": true,
    }));
    let table = open(&json!({ "agreement": { "game": "the-game", "players": 1 } }));
    // A stream with a request beside it does by plain HTTP what a socket does.
    let mut stream = TcpStream::connect(server).unwrap();
    let path = format!("/api/v1/tables/{table}/stream");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {server}\r\n{cookie}\r\n").unwrap();
    let mut lines = BufReader::new(stream);
    let mut next = |part: &str| loop {
        let mut line = String::new();
        assert!(lines.read_line(&mut line).unwrap() > 0, "no {part} came");
        if line.contains(part) {
            return line;
        }
    };
    let line = next("/api/v1/streams/");
    let path = line.trim().split_once("data: ").unwrap().1;
    let deal = json!({ "id": 1, "do": "deal" }).to_string();
    let (status, ..) = call(server, "POST", path, &headers, &deal).unwrap();
    assert_eq!(status, 202);
    // It is answered, so it is measured.
    let answer = next("\"id\":1");
    assert!(answer.contains("changed"), "{answer}");
}

/// A Prometheus that watches the server, with our alerts.
fn start_prometheus(directory: &Path, server: &str) -> (Running, String) {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let address = format!("127.0.0.1:{port}");
    fs::copy(documents().join("alerts.yml"), directory.join("alerts.yml")).unwrap();
    let config = fs::read_to_string(documents().join("prometheus.yml")).unwrap();
    let config = config.replace("127.0.0.1:7373", server).replace("15s", "1s");
    assert!(config.contains(server), "{config}");
    let config = format!("global:\n  evaluation_interval: 1s\n{config}");
    fs::write(directory.join("prometheus.yml"), config).unwrap();
    for (what, file) in [("rules", "alerts.yml"), ("config", "prometheus.yml")] {
        let checked = Command::new("promtool")
            .args(["check", what])
            .arg(directory.join(file))
            .output()
            .unwrap();
        assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    }
    let process = Command::new("prometheus")
        .arg(format!("--config.file={}", directory.join("prometheus.yml").display()))
        .arg(format!("--storage.tsdb.path={}", directory.join("data").display()))
        .arg(format!("--web.listen-address={address}"))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    (Running(process), address)
}

/// What Prometheus answers to a query: one value for each series.
fn ask(prometheus: &str, query: &str) -> Result<Vec<Value>, String> {
    let escaped: String = query.bytes().map(|byte| format!("%{byte:02x}")).collect();
    let path = format!("/api/v1/query?query={escaped}");
    let (status, _, body) =
        call(prometheus, "GET", &path, "", "").ok_or_else(|| String::from("no answer"))?;
    let answer: Value = serde_json::from_str(&body).map_err(|error| format!("{error}: {body}"))?;
    match answer["data"]["result"].as_array() {
        Some(result) if status == 200 => Ok(result.clone()),
        _ => Err(body),
    }
}

/// The queries of the dashboard, with the panels that they are in.
fn queries() -> Vec<(String, String)> {
    let text = fs::read_to_string(documents().join("grafana-dashboard.json")).unwrap();
    let dashboard: Value = serde_json::from_str(&text).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let of_panel = |panel: &Value| {
        let title = panel["title"].as_str().unwrap().to_owned();
        let targets = panel["targets"].as_array().unwrap().clone();
        targets.into_iter().map(move |target| {
            let mut query = target["expr"].as_str().unwrap().to_owned();
            for (variable, value) in VARIABLES {
                query = query.replace(variable, value);
            }
            (title.clone(), query)
        })
    };
    panels.iter().flat_map(of_panel).collect()
}

#[test]
#[ignore = "needs a Prometheus; cargo xtask observe"]
fn alerts_load_and_every_query_of_the_dashboard_answers() {
    let directory = tempfile::tempdir().unwrap();
    let (_server, server) = start_server(&directory.path().join("stapel"));
    let (_prometheus, prometheus) = start_prometheus(directory.path(), &server);
    eventually("sight of the server", || {
        let up = ask(&prometheus, "up{job=\"stapel\"}").ok()?;
        (up.first()?["value"][1] == "1").then_some(())
    });
    println!("Prometheus sees the server at {server}");

    let alerts = fs::read_to_string(documents().join("alerts.yml")).unwrap();
    let alerts = alerts.matches("- alert: ").count();
    let rules = eventually("rule that was evaluated", || {
        let (_, _, body) = call(&prometheus, "GET", "/api/v1/rules", "", "")?;
        let answer: Value = serde_json::from_str(&body).ok()?;
        let rules = answer["data"]["groups"][0]["rules"].as_array()?.clone();
        rules.iter().all(|rule| rule["health"] != "unknown").then_some(rules)
    });
    assert_eq!(rules.len(), alerts);
    for rule in &rules {
        assert_eq!(rule["health"], "ok", "{rule}");
        // A server at rest is no reason to wake anyone.
        assert_eq!(rule["state"], "inactive", "{rule}");
    }
    println!("{alerts} alerts are loaded, and none of them is raised");

    let queries = queries();
    assert!(queries.len() > 20, "{queries:?}");
    for (panel, query) in &queries {
        // Rates need two looks of Prometheus at something that grows, and quantiles something that happened.
        eventually(&format!("answer to {query}"), || {
            play(&server);
            let result =
                ask(&prometheus, query).unwrap_or_else(|why| panic!("{panel}: {query}: {why}"));
            let value = result.first()?["value"][1].as_str()?.to_owned();
            (value != "NaN").then(|| println!("{panel}: {query} = {value}"))
        });
    }
    println!("{} queries answer", queries.len());
}
