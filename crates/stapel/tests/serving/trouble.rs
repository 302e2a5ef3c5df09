//! The real program on a machine that lets it down: a full disk, lost and damaged files, a second server.

use std::fs;
use std::process::Command;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{Server, program, stapel};

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// F8: /healthz said 200 on a full disk. A limit on the size of files is a full disk that needs no privileges.
#[test]
fn a_server_on_a_full_disk_says_that_no_move_can_be_taken() {
    let home = tempfile::tempdir().unwrap();
    // The signal that comes with the limit would end the program; a full disk sends none.
    let limited = format!("trap '' XFSZ; ulimit -f 400; exec '{}' serve", program());
    let server = Server::start_by(Command::new("bash").args(["-c", &limited]), home.path());
    assert_eq!((server.status("/healthz"), server.status("/readyz")), (200, 200));
    // Until nothing more fits; the addresses of one guest may make so many an hour.
    let name = "x".repeat(24);
    let mut full = false;
    for _ in 0..150 {
        let made = server.call("POST", "/api/v1/programs", "", &json!({ "name": name }));
        full |= made.0 == 503;
    }
    assert!(full, "the limit is too large for this test");
    // What was written a moment ago may still answer.
    while server.status("/healthz") == 200 {
        thread::sleep(Duration::from_millis(50));
    }
    for path in ["/healthz", "/readyz"] {
        let (status, body) = server.call("GET", path, "", &Value::Null);
        assert_eq!(status, 503, "{body}");
        assert!(body.contains("no_moves"), "{body}");
    }
    // What is there can still be read.
    assert_eq!(server.status("/api/v1/tables"), 200);
}

/// A deleted `stapel.lock` let a second server in.
#[test]
fn a_second_server_is_kept_out_although_the_lock_was_deleted() {
    let home = tempfile::tempdir().unwrap();
    let server = Server::start(home.path());
    fs::remove_file(home.path().join("stapel.lock")).unwrap();
    let data = home.path().to_str().unwrap();
    let second = stapel(&["serve", "--listen", "127.0.0.1:0", "--data", data]);
    assert_eq!(second.status.code(), Some(2));
    assert!(text(&second.stderr).contains("another program uses the data"), "{second:?}");
    assert_eq!(server.status("/healthz"), 200);
}

/// F10: a server whose write-ahead log was lost started as if nothing had been.
#[test]
fn a_lost_write_ahead_log_stops_the_start_until_the_loss_is_accepted() {
    let home = tempfile::tempdir().unwrap();
    let server = Server::start(home.path());
    let token = server.token("Robot");
    server.kill();
    fs::remove_file(home.path().join("stapel.sqlite3-wal")).unwrap();
    let _gone = fs::remove_file(home.path().join("stapel.sqlite3-shm"));
    let data = home.path().to_str().unwrap();
    let refused = stapel(&["serve", "--listen", "127.0.0.1:0", "--data", data]);
    assert_eq!(refused.status.code(), Some(2));
    let told = text(&refused.stderr);
    assert!(
        told.contains("the latest changes are lost") && told.contains("--accept-loss"),
        "{told}"
    );
    let server =
        Server::start_by(Command::new(program()).args(["serve", "--accept-loss"]), home.path());
    assert_eq!(server.call("GET", "/api/v1/me", &token, &Value::Null).0, 401);
    server.stop();
    assert_eq!(Server::start(home.path()).status("/healthz"), 200);
}

/// F10: what is damaged is found, told and never answered.
#[test]
fn a_check_finds_what_is_damaged_while_the_server_runs_and_when_it_does_not() {
    let home = tempfile::tempdir().unwrap();
    let data = home.path().to_str().unwrap();
    let server = Server::start(home.path());
    let token = server.token("Robot");
    let wish = json!({ "agreement": { "game": "the-game", "players": 2 } });
    let mut tables = Vec::new();
    for _ in 0..2 {
        let (status, body) = server.call("POST", "/api/v1/tables", &token, &wish);
        assert_eq!(status, 201, "{body}");
        let body: Value = serde_json::from_str(&body).unwrap();
        tables.push(body["id"].as_str().unwrap().to_owned());
    }
    let sound = stapel(&["check", "--data", data]);
    assert!(sound.status.success(), "{sound:?}");
    assert!(text(&sound.stdout).contains("Everything is as it was written. Tables: 2,"));
    let sound = stapel(&["check", "--data", data, "--json"]);
    let sound: Value = serde_json::from_slice(&sound.stdout).unwrap();
    assert_eq!(
        (&sound["ok"], &sound["tables"], &sound["guests"]),
        (&json!(true), &json!(2), &json!(1))
    );
    server.stop();

    // One bit, in the first entry of the first table. The index mentions the game too, but not within an object.
    let file = home.path().join("stapel.sqlite3");
    let mut bytes = fs::read(&file).unwrap();
    let id: stapel_server::store::TableId = tables[0].parse().unwrap();
    let starts = bytes.windows(16).enumerate().filter(|(_, window)| window == id.as_bytes());
    let starts: Vec<usize> = starts.map(|(at, _)| at).collect();
    // In the log, not in what lists say of the table.
    let find = |at: usize| {
        let row = &bytes[at..(at + 240).min(bytes.len())];
        row.windows(8).position(|word| word == b"\"opened\"")?;
        row.windows(17).position(|word| word == b"\"game\":\"the-game\"")
    };
    let at = starts.iter().find_map(|&at| find(at).map(|offset| at + offset)).unwrap();
    bytes[at + 8] ^= 1;
    fs::write(&file, &bytes).unwrap();

    let damaged = stapel(&["check", "--data", data]);
    assert_eq!(damaged.status.code(), Some(1), "{damaged:?}");
    let told = text(&damaged.stdout);
    assert!(told.contains(&tables[0]) && told.contains("is damaged"), "{told}");
    assert!(told.trim_end().ends_with("One thing is damaged."), "{told}");
    let json = stapel(&["check", "--data", data, "--json"]);
    assert_eq!(json.status.code(), Some(1));
    let json: Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!((&json["ok"], &json["damage"][0]["table"]), (&json!(false), &json!(tables[0])));
    let nothing = stapel(&["check", "--data", "/nowhere"]);
    assert_eq!(nothing.status.code(), Some(2));

    let server = Server::start(home.path());
    let path = format!("/api/v1/tables/{}", tables[1]);
    assert_eq!(server.call("GET", &path, &token, &Value::Null).0, 200);
    let path = format!("/api/v1/tables/{}", tables[0]);
    let (status, body) = server.call("GET", &path, &token, &Value::Null);
    assert_eq!((status, body.contains("\"damaged\"")), (503, true), "{body}");
}
