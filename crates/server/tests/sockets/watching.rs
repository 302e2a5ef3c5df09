//! What those who run a server can see: metrics, and if they want a line for each request; and what they can change
//! while it runs.

use serde_json::json;
use stapel_server::config::{Config, Limits, LoggedAddress, RequestLog};

use crate::support::house::{GENEROUS, House, Person};
use crate::support::http::Header;
use crate::support::log::Log;
use crate::support::socket::Socket;

async fn house(request_log: RequestLog, trust_proxy: bool) -> House {
    House::with(Config { limits: GENEROUS, request_log, trust_proxy, ..Config::default() }).await
}

fn from(address: &str) -> Header {
    (String::from("x-forwarded-for"), address.to_owned())
}

/// A game with one person, and a play in it that was answered.
async fn play(house: &House, who: &Person) -> String {
    let wish = json!({ "agreement": { "game": "the-game", "players": 1 } });
    let table = house.table(who, &wish).await;
    let path = format!("/api/v1/tables/{table}/socket?legal=true");
    let mut socket = Socket::open(house.address, &path, &who.headers).await.unwrap();
    socket.send(&json!({ "id": 1, "do": "deal" }).to_string()).await.unwrap();
    loop {
        let text = socket.hear().await.unwrap();
        // Refused or done: the server has taken it, written what follows and told us.
        if text.contains("\"id\":1") {
            return table;
        }
    }
}

#[tokio::test]
async fn ordinary_play_writes_nothing_unless_it_is_asked_for() {
    let (log, _guard) = Log::start();
    let house = house(RequestLog::Off, false).await;
    let ada = house.guest("Ada").await;
    play(&house, &ada).await;
    house.close().await;
    assert_eq!(log.requests(), Vec::<String>::new());
}

#[tokio::test]
async fn a_request_is_logged_with_its_route_and_never_with_a_table_a_name_or_a_secret() {
    let (log, _guard) = Log::start();
    let house = house(RequestLog::On(LoggedAddress::Short), false).await;
    let ada = house.guest("Ada Secretname").await;
    let program = house.program("Robot").await;
    let table = play(&house, &ada).await;
    house.look(&program, &table).await;
    house.call("GET", "/t/whatever?since=12345", &[], None).await;
    house.call("GET", "/api/v1/nowhere-at-all", &[], None).await;
    house.call("GET", &format!("/api/v1/tables/{table}?unheard_of=1"), &ada.headers, None).await;
    house.call("MADEUP", "/healthz", &[], None).await;
    house.close().await;
    let lines = log.requests();
    let one = |parts: &[&str]| {
        let found = lines.iter().filter(|line| parts.iter().all(|part| line.contains(part)));
        assert_eq!(found.count(), 1, "{parts:?} in {lines:#?}");
    };
    one(&["method=\"POST\"", "route=\"/api/v1/guests\"", "status=201", "address=127.0.0.0"]);
    one(&["method=\"GET\"", "route=\"/api/v1/tables/{table}/socket\"", "status=101", "bytes=0"]);
    one(&["route=\"page\"", "status=404"]);
    one(&["route=\"other\"", "status=404", "method=\"GET\""]);
    one(&["method=\"other\"", "route=\"/healthz\"", "status=405"]);
    let known = lines.iter().filter(|line| line.contains("route=\"/api/v1/tables/{table}\""));
    assert_eq!(known.count(), 2, "{lines:#?}");
    let cookie = ada.headers[0].1.split_once('=').unwrap().1.to_owned();
    let token = program.headers[0].1.trim_start_matches("Bearer ").to_owned();
    let all = lines.join("\n");
    for secret in [
        &*table,
        "Secretname",
        &ada.id,
        &cookie,
        &token,
        "since",
        "unheard",
        "nowhere",
        "MADEUP",
        "127.0.0.1",
    ] {
        assert!(!all.contains(secret), "{secret} is in {all}");
    }
    for line in &lines {
        assert!(line.contains(" ms=") && line.contains(" bytes="), "{line}");
    }
}

#[tokio::test]
async fn bytes_are_those_of_the_body_that_was_sent() {
    let (log, _guard) = Log::start();
    let house = house(RequestLog::On(LoggedAddress::None), false).await;
    let answer = house.call("GET", "/api/v1/openapi.json", &[], None).await;
    house.close().await;
    let expected = format!("bytes={}", answer.body.len());
    let lines = log.requests();
    assert!(lines.iter().any(|line| line.ends_with(&expected)), "{expected} in {lines:#?}");
}

#[tokio::test]
async fn addresses_are_shortened_whole_or_left_out_as_the_operator_wants() {
    let addresses = ["203.0.113.77", "2001:db8:1234:5678::9"];
    for (how, seen, unseen) in [
        (
            LoggedAddress::Short,
            &["address=203.0.113.0", "address=2001:db8:1234::"][..],
            &["113.77", "5678"][..],
        ),
        (LoggedAddress::Full, &["address=203.0.113.77", "address=2001:db8:1234:5678::9"], &[]),
        (LoggedAddress::None, &[], &["address", "203.0", "2001:"]),
    ] {
        let (log, _guard) = Log::start();
        let house = house(RequestLog::On(how), true).await;
        for address in addresses {
            house.call("GET", "/api/v1/tables", &[from(address)], None).await;
        }
        house.close().await;
        let all = log.requests().join("\n");
        assert!(seen.iter().all(|part| all.contains(part)), "{how:?}: {all}");
        assert!(unseen.iter().all(|part| !all.contains(part)), "{how:?}: {all}");
    }
}

/// The value of a metric, of which there is one.
async fn metric(house: &House, name: &str) -> f64 {
    let answer = house.call("GET", "/metrics", &[], None).await;
    let found: Vec<f64> = answer
        .body
        .lines()
        .filter_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok())
        .collect();
    assert_eq!(found.len(), 1, "{name} in {}", answer.body);
    found[0]
}

#[tokio::test]
async fn what_a_move_and_a_request_cost_is_measured() {
    let house = house(RequestLog::Off, false).await;
    let ada = house.guest("Ada").await;
    assert_eq!(metric(&house, "stapel_move_sent_seconds_count").await, 0.0);
    play(&house, &ada).await;
    for name in
        ["stapel_move_taken_seconds", "stapel_move_written_seconds", "stapel_move_sent_seconds"]
    {
        assert_eq!(metric(&house, &format!("{name}_count")).await, 1.0, "{name}");
        assert!(metric(&house, &format!("{name}_sum")).await > 0.0, "{name}");
    }
    // The guest, the table, the deal; the secret of cookies was written before.
    assert!(metric(&house, "stapel_store_commit_seconds_count").await >= 3.0);
    assert!(metric(&house, "stapel_store_batch_writes_sum").await >= 3.0);
    assert_eq!(metric(&house, "stapel_store_waiting").await, 0.0);
    assert_eq!(metric(&house, "stapel_mailbox_messages").await, 0.0);
    assert!(metric(&house, "stapel_store_bytes{file=\"database\"}").await > 0.0);
    let made = "stapel_request_seconds_count{route=\"/api/v1/guests\",status=\"2xx\"}";
    assert_eq!(metric(&house, made).await, 1.0);
    let socket =
        "stapel_request_seconds_count{route=\"/api/v1/tables/{table}/socket\",status=\"1xx\"}";
    assert_eq!(metric(&house, socket).await, 1.0);
    for name in ["process_cpu_seconds_total", "process_resident_memory_bytes", "process_open_fds"] {
        assert!(metric(&house, name).await > 0.0, "{name}");
    }
    assert!(metric(&house, "process_start_time_seconds").await > 1_700_000_000.0);
    let version =
        format!("stapel_build_info{{version=\"{}\",commit=\"\"}}", env!("CARGO_PKG_VERSION"));
    assert_eq!(metric(&house, &version).await, 1.0);
    house.close().await;
}

#[tokio::test]
async fn however_many_addresses_are_asked_for_there_are_only_as_many_routes_as_the_program_has() {
    let house = house(RequestLog::Off, false).await;
    for number in 0..300 {
        house.call("GET", &format!("/api/v1/tables/{number}"), &[], None).await;
        house.call("GET", &format!("/{number}"), &[], None).await;
    }
    let answer = house.call("GET", "/metrics", &[], None).await;
    let routes =
        answer.body.lines().filter(|line| line.starts_with("stapel_request_seconds_count"));
    assert_eq!(routes.count(), 2, "{}", answer.body);
    house.close().await;
}

#[tokio::test]
async fn limits_and_the_log_change_while_the_server_runs() {
    let (log, _guard) = Log::start();
    let house = house(RequestLog::Off, false).await;
    let ada = house.guest("Ada").await;
    let before = house.control.settings();
    let none = Limits { made_per_hour: 0, connections_per_address: 0, ..GENEROUS };
    let request_log = RequestLog::On(LoggedAddress::Short);
    house.control.change(stapel_server::config::Changeable { limits: none, request_log, ..before });
    // The connection that was counted before is still served, but no other comes in.
    assert!(crate::support::http::call(house.address, "GET", "/healthz", &[], None).await.is_err());
    let limits = Limits { made_per_hour: 0, ..GENEROUS };
    house.control.change(stapel_server::config::Changeable { limits, request_log, ..before });
    let body = json!({ "name": "Ben" });
    let answer = house.call("POST", "/api/v1/guests", &[], Some(&body)).await;
    assert_eq!(answer.status, 429, "{answer:?}");
    house.control.change(before);
    house.guest("Ben").await;
    play(&house, &ada).await;
    house.close().await;
    let lines = log.requests();
    assert_eq!(lines.len(), 1, "{lines:#?}");
    assert!(lines[0].contains("status=429"), "{lines:#?}");
}
