//! What a server keeps: a game that its bots played is exported, copied and vouched for by the real
//! binary, while the server runs.

use std::process::Output;

use serde_json::{Value, json};
use stapel_server::store::{Millis, Record, RecordId, SqliteStore, Store, TableId};

use crate::support::{Server, stapel};

/// A record of the beginning of a game.
const RECORD: &str =
    "stapel record 1\ngame: the-game\nplayers: 1\nseed: \"any text\"\n\n0: 12A, 96C, 79A, end\n";

fn good(output: &Output) -> String {
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn failed(output: &Output, code: i32) -> String {
    assert_eq!(output.status.code(), Some(code));
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn a_game_that_was_played_is_exported_copied_and_vouched_for() {
    let home = tempfile::tempdir().unwrap();
    let data = home.path().join("data");
    let server = Server::start(&data);
    let token = server.json("POST", "/programs", "", &json!({ "name": "Onlooker" }));
    let token = token["token"].as_str().unwrap();
    let agreement =
        json!({ "game": "clear-4", "players": 2, "listed": true, "bots_take_time": false });
    let wish =
        json!({ "agreement": agreement, "sit": false, "bots": ["greedy", "random"], "deal": true });
    server.json("POST", "/tables", token, &wish);
    // Bots play without being asked, and without anyone looking: so nothing tells when they are done.
    let listed = (0..10_000).find_map(|_| {
        let records = server.json("GET", "/records", token, &Value::Null);
        let record = records["records"].get(0).cloned();
        if record.is_none() {
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        record
    });
    let listed = listed.expect("the bots finish their game");
    let path = format!("/records/{}", listed["id"].as_str().unwrap());
    let record = server.json("GET", &path, token, &Value::Null);

    let data = data.to_str().unwrap();
    let lines = good(&stapel(&["export", "--data", data]));
    let exported: Value = serde_json::from_str(lines.lines().next().unwrap()).unwrap();
    assert_eq!(exported, record);
    assert_eq!(good(&stapel(&["export", "--data", data, "--game", "extreme"])), "");
    let text = good(&stapel(&["export", "--data", data, "--text"]));
    assert_eq!(text.trim_end(), record["record"].as_str().unwrap().trim_end());

    let file = home.path().join("game.txt");
    std::fs::write(&file, &text).unwrap();
    let file = file.to_str().unwrap();
    let commitment = record["commitment"].as_str().unwrap();
    let vouched = good(&stapel(&["verify", file, "--commitment", commitment]));
    assert!(vouched.contains("The seed is the one that was promised."), "{vouched}");
    let json: Value = serde_json::from_str(&good(&stapel(&["verify", file, "--json"]))).unwrap();
    assert_eq!((&json["ok"], &json["commitment"]), (&json!(true), &record["commitment"]));

    // What is exported or kept, as text or as JSON, is read as it is.
    let lines_file = home.path().join("games.jsonl");
    std::fs::write(&lines_file, &lines).unwrap();
    let one_file = home.path().join("game.json");
    std::fs::write(&one_file, record.to_string()).unwrap();
    let replayed = good(&stapel(&["replay", file]));
    for written in [&lines_file, &one_file] {
        let written = written.to_str().unwrap();
        let vouched = good(&stapel(&["verify", written, "--commitment", commitment]));
        assert!(vouched.contains("The seed is the one that was promised."), "{vouched}");
        assert_eq!(good(&stapel(&["replay", written])), replayed);
    }

    // A copy made while the server runs is a store of its own.
    let copy = home.path().join("copy");
    std::fs::create_dir(&copy).unwrap();
    let target = copy.join("stapel.sqlite3");
    good(&stapel(&["backup", "--data", data, target.to_str().unwrap()]));
    assert_eq!(good(&stapel(&["export", "--data", copy.to_str().unwrap()])), lines);
    let again = failed(&stapel(&["backup", "--data", data, target.to_str().unwrap()]), 2);
    assert!(again.contains("is not overwritten"), "{again}");
}

#[test]
fn records_that_can_be_read_are_exported_although_another_can_not() {
    let home = tempfile::tempdir().unwrap();
    let record = |number: u8, text: &str| Record {
        id: RecordId::from_bytes([number; 16]),
        table: TableId::from_bytes([number; 16]),
        game_number: 1,
        kind: "the-game".to_owned(),
        finished: Millis(i64::from(number)),
        result: String::new(),
        seats: Vec::new(),
        text: text.to_owned(),
        listed: true,
        offline: false,
    };
    let bad = record(2, "not a record");
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        let store = SqliteStore::open(home.path()).unwrap();
        for record in [&record(1, RECORD), &bad, &record(3, RECORD)] {
            store.put_record(record.clone()).await.unwrap();
        }
        store.close().await.unwrap();
    });
    let exported = stapel(&["export", "--data", home.path().to_str().unwrap()]);
    assert_eq!(String::from_utf8_lossy(&exported.stdout).lines().count(), 2);
    let error = failed(&exported, 2);
    assert!(error.contains("damaged") && error.contains(&bad.id.to_string()), "{error}");
}

#[test]
fn a_record_that_is_not_what_it_says_is_not_vouched_for() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("game.txt");
    let record = RECORD;
    let path = file.to_str().unwrap();
    std::fs::write(&file, record).unwrap();
    let vouched = good(&stapel(&["verify", path]));
    assert!(vouched.contains("All 4 actions follow the rules."), "{vouched}");
    let other = "0".repeat(64);
    let error = failed(&stapel(&["verify", path, "--commitment", &other]), 1);
    assert!(error.contains("another deal was promised"), "{error}");
    failed(&stapel(&["verify", path, "--commitment", "123"]), 2);

    for (wrong, why) in [
        (record.replace("79A", "78A"), "not a legal game"),
        (record.replace("seed: \"any text\"\n", ""), "no seed"),
        (record.replace("the-game", "the-gmae"), "not a record"),
    ] {
        std::fs::write(&file, &wrong).unwrap();
        let error = failed(&stapel(&["verify", path]), 1);
        assert!(error.contains(why), "{error}");
    }
    let missing = home.path().join("nothing");
    failed(&stapel(&["verify", missing.to_str().unwrap()]), 2);
}

#[test]
fn where_nothing_is_kept_there_is_nothing_to_take_out() {
    let home = tempfile::tempdir().unwrap();
    let data = home.path().join("none");
    let data = data.to_str().unwrap();
    let copy = home.path().join("copy");
    for arguments in
        [&["export", "--data", data][..], &["backup", "--data", data, copy.to_str().unwrap()]]
    {
        let error = failed(&stapel(arguments), 2);
        assert!(error.contains("there is nothing kept in"), "{error}");
    }
    assert!(!copy.exists());
}

#[test]
#[cfg(unix)]
fn a_store_that_can_not_be_looked_at_is_not_called_missing() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let home = tempfile::tempdir().unwrap();
    // Whoever runs the tests may be allowed everything, but nobody can follow a link to itself.
    let data = home.path().join("data");
    std::fs::create_dir(&data).unwrap();
    symlink("stapel.sqlite3", data.join("stapel.sqlite3")).unwrap();
    let locked = home.path().join("locked");
    std::fs::create_dir(&locked).unwrap();
    std::fs::write(locked.join("stapel.sqlite3"), "").unwrap();
    std::fs::set_permissions(&locked, std::fs::Permissions::from_mode(0o000)).unwrap();
    let may_look = std::fs::read_dir(&locked).is_ok();
    let copy = home.path().join("copy");
    let copy = copy.to_str().unwrap();
    let mut closed = vec![data.as_path()];
    closed.extend((!may_look).then_some(locked.as_path()));
    for directory in closed {
        let directory = directory.to_str().unwrap();
        for arguments in
            [&["export", "--data", directory][..], &["backup", "--data", directory, copy]]
        {
            let error = failed(&stapel(arguments), 2);
            assert!(error.contains("cannot read") && error.contains(directory), "{error}");
            assert!(!error.contains("nothing kept"), "{error}");
        }
    }
    if !may_look {
        let error = failed(&stapel(&["export", "--data", locked.to_str().unwrap()]), 2);
        assert!(error.contains("there is no permission"), "{error}");
    }
    std::fs::set_permissions(&locked, std::fs::Permissions::from_mode(0o700)).unwrap();
}

#[test]
fn two_servers_can_not_share_a_directory_and_say_so() {
    let home = tempfile::tempdir().unwrap();
    let _first = Server::start(home.path());
    let data = home.path().to_str().unwrap();
    let error = failed(&stapel(&["serve", "--listen", "127.0.0.1:0", "--data", data]), 2);
    assert!(error.contains("another program uses the data"), "{error}");
}
