//! What was stored is not what it was: nobody is told something else in its place.

use rusqlite::Connection;
use serde_json::json;
use stapel_server::config::Config;

use crate::support::house::{GENEROUS, House};
use crate::support::log::Log;

fn config() -> Config {
    Config { limits: GENEROUS, ..Config::default() }
}

/// F10: tables became "no such table", and others told something else.
#[tokio::test]
async fn a_damaged_table_is_damaged_and_never_missing_and_others_go_on() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let wish = json!({ "agreement": { "game": "the-game", "players": 2, "listed": false } });
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(house.table(&ada, &wish).await);
    }
    let sound = tables.pop().unwrap();
    let before = house.look(&ada, &sound).await;
    let directory = house.close().await;

    let connection = Connection::open(directory.path().join("data/stapel.sqlite3")).unwrap();
    let last =
        "version = (SELECT max(version) FROM log AS other WHERE other.table_id = log.table_id)";
    let damages = [
        "UPDATE log SET body = replace(body, '\"', '!') WHERE version = 1 AND table_id = ?1",
        &format!("DELETE FROM log WHERE {last} AND table_id = ?1"),
        "DELETE FROM log WHERE table_id = ?1",
        "UPDATE log SET at = at - 1 WHERE version = 2 AND table_id = ?1",
    ];
    for (table, damage) in tables.iter().zip(damages) {
        let id: stapel_server::store::TableId = table.parse().unwrap();
        assert!(connection.execute(damage, [id.as_bytes()]).unwrap() > 0);
    }
    drop(connection);

    let (log, _guard) = Log::start();
    let house = House::at(directory, config()).await;
    for table in &tables {
        // The start has found it, and names table and version.
        let told = log.text();
        let line = told.lines().find(|line| line.contains(table)).unwrap_or_default();
        assert!(line.contains("damaged") && line.contains("version="), "{told}");
        for path in [format!("/api/v1/tables/{table}"), format!("/api/v1/tables/{table}/game")] {
            let answer = house.call("GET", &path, &ada.headers, None).await;
            assert_eq!(answer.status, 503, "{answer:?}");
            assert_eq!(answer.json()["error"]["code"], "damaged");
        }
        let path = format!("/api/v1/tables/{table}/stream");
        let answer = house.call("GET", &path, &ada.headers, None).await;
        assert_eq!((answer.status, &answer.json()["error"]["code"]), (503, &json!("damaged")));
    }
    let errors = log.errors();
    assert!(errors.iter().any(|line| line.contains("a table can't be loaded")), "{errors:?}");
    let mut after = house.look(&ada, &sound).await;
    // Only time has passed, and a server that has just started knows nobody who is away for longer.
    for (field, told) in [("now", &before["table"]["now"]), ("here", &before["table"]["here"])] {
        after["table"][field] = told.clone();
    }
    assert_eq!(after, before);
    house.close().await;
}

/// F10: a guest, a token and a record are what they were, or 503.
#[tokio::test]
async fn damaged_guests_and_records_are_told_as_such() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let bot = house.program("Cat").await;
    let directory = house.close().await;
    let connection = Connection::open(directory.path().join("data/stapel.sqlite3")).unwrap();
    connection.execute_batch("UPDATE guests SET name = 'Adb' WHERE name = 'Ada'").unwrap();
    connection.execute_batch("UPDATE tokens SET label = 'Cot'").unwrap();
    drop(connection);
    let house = House::at(directory, config()).await;
    for person in [&ada, &bot] {
        let answer = house.call("GET", "/api/v1/me", &person.headers, None).await;
        assert_eq!(answer.status, 503, "{answer:?}");
        assert_eq!(answer.json()["error"]["code"], "damaged");
    }
    house.close().await;
}
