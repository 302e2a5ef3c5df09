//! Bits that flip on a disk: an answer is the truth or an error, and nothing in between.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use stapel_server::store::{
    About, Act, AdminStore, Append, BotToken, Millis, Order, OrderKind, RecordFilter, Report,
    ReportFilter, SqliteOptions, SqlitePeek, SqliteStore, Store, StoreError, TableIndex,
};

use crate::support::*;

const DATABASE: &str = "stapel.sqlite3";
const TABLES: u8 = 12;
const GUESTS: u8 = 12;

/// How many bits are flipped, each in a copy of its own.
fn flips() -> u64 {
    std::env::var("STAPEL_FLIPS").ok().and_then(|text| text.parse().ok()).unwrap_or(360)
}

/// A store with something of everything.
async fn fill(directory: &Path) {
    let store = SqliteStore::open(directory).unwrap();
    store.secret("cookie".to_owned(), [7; 32]).await.unwrap();
    store.long_secret("push".to_owned(), vec![8; 138]).await.unwrap();
    for number in 1..=GUESTS {
        store.put_guest(guest(number, &format!("Guest {number}"))).await.unwrap();
        let label = format!("token {number}");
        let token =
            BotToken { hash: hash(number), guest: guest_id(number), label, created: Millis(9) };
        store.put_token(token).await.unwrap();
        store.put_device(device(100 + number, number, 9), 20).await.unwrap();
        store.put_push(push(100 + number, number, 9), 5).await.unwrap();
    }
    for number in 1..=TABLES {
        let entries = (1..=30).map(|at| match at % 5 {
            0 => said(at, number, &format!("{{\"said\":\"words {at} of {number}\"}}")),
            _ => entry(at, &format!("{{\"act\":{{\"seat\":{at},\"action\":\"{number}A\"}}}}")),
        });
        let index = TableIndex {
            listed: number % 2 == 0,
            live: number % 3 == 0,
            open_seats: 2,
            game: "extreme".to_owned(),
            summary: format!("{{\"title\":\"Table {number}\"}}"),
            touched: Millis(i64::from(number)),
            guests: vec![guest_id(number)],
        };
        let mut finished = record(number, number, 1, i64::from(number));
        finished.seats.push(seat(number, "a person"));
        let first = append(table(number), 1, entries.collect());
        let append = Append { index: Some(index), records: vec![finished], ..first };
        store.append(append).await.unwrap();
    }
    for number in 1..=9 {
        let act = |act: &str| Act {
            at: Millis(i64::from(number)),
            door: "http".to_owned(),
            act: act.to_owned(),
            subject: guest_id(number).to_string(),
            detail: format!("reason {number}"),
        };
        let order = Order {
            kind: OrderKind::Mute,
            subject: guest_id(number).to_string(),
            reason: format!("reason {number}"),
            since: Millis(1),
            until: Some(Millis(99)),
        };
        store.put_order(order, act("mute")).await.unwrap();
        let report = Report {
            at: Millis(i64::from(number)),
            table: table(number),
            reporter: Some(guest_id(1)),
            reported: Some(guest_id(number)),
            about: About::Words,
            name: format!("Guest {number}"),
            words: vec![format!("words {number}")],
            text: "see for yourself".to_owned(),
            settled: None,
            note: String::new(),
        };
        store.put_report(report).await.unwrap();
    }
    // Enough commits that heads are in both places: those of tables 10 and 11 have moved.
    for version in 31..=60 {
        for number in (1..10).chain([12]) {
            store.append(append(table(number), version, vec![entry(31, "{}")])).await.unwrap();
        }
    }
    store.close().await.unwrap();
}

/// Everything that someone could ask, with the answers as text.
async fn answers(store: &dyn Store) -> Vec<(String, Result<String, StoreError>)> {
    let mut answers = Vec::new();
    macro_rules! ask {
        ($question:expr, $answer:expr) => {
            answers.push(($question, $answer.await.map(|answer| format!("{answer:?}"))));
        };
    }
    for number in 0..=TABLES {
        ask!(format!("log {number}"), store.load(table(number), 1));
        ask!(format!("end of log {number}"), store.load(table(number), 50));
        ask!(format!("record {number}"), store.record(record_id(number)));
    }
    for number in 0..=GUESTS {
        ask!(format!("guest {number}"), store.guest(guest_id(number)));
        ask!(format!("token {number}"), store.token_guest(hash(number)));
        ask!(format!("device {number}"), store.device(device_id(100 + number)));
        ask!(format!("program {number}"), store.device(device_id(number)));
        ask!(format!("devices of {number}"), store.devices_of(guest_id(number)));
        ask!(format!("pushes of {number}"), store.pushes_of(guest_id(number)));
        ask!(format!("tables of {number}"), store.tables_of(guest_id(number), 9));
        let mine = RecordFilter { guest: Some(guest_id(number)), ..all_records() };
        ask!(format!("records of {number}"), store.records(mine));
    }
    ask!("live tables".to_owned(), store.live_tables());
    ask!("open tables".to_owned(), store.open_tables(99));
    ask!("all records".to_owned(), store.records(all_records()));
    let listed = RecordFilter { listed_only: true, ..all_records() };
    ask!("listed records".to_owned(), store.records(listed));
    ask!("orders".to_owned(), store.orders());
    ask!("acts".to_owned(), store.acts(None, 99));
    let reports = ReportFilter { before: None, open_only: false, reported: None, limit: 99 };
    ask!("reports".to_owned(), store.reports(reports));
    ask!("secret".to_owned(), store.secret("cookie".to_owned(), [8; 32]));
    answers
}

/// What came of a flipped bit.
#[derive(Default, Debug)]
struct Tally {
    refused_at_start: u64,
    errors: u64,
    unnoticed: u64,
}

/// Flips a bit, asks everything, and compares.
async fn flip(
    directory: &Path,
    original: &[u8],
    bit: u64,
    options: SqliteOptions,
    truth: &[(String, Result<String, StoreError>)],
    tally: &mut Tally,
) {
    let mut bytes = original.to_vec();
    bytes[(bit / 8) as usize] ^= 1 << (bit % 8);
    for file in fs::read_dir(directory).unwrap() {
        fs::remove_file(file.unwrap().path()).unwrap();
    }
    fs::write(directory.join(DATABASE), &bytes).unwrap();
    let Ok(store) = SqliteStore::open_with(directory, options) else {
        tally.refused_at_start += 1;
        return;
    };
    let mut noticed = false;
    for ((question, answer), (_, truth)) in answers(&store).await.into_iter().zip(truth) {
        match &answer {
            Err(_) => noticed = true,
            Ok(_) => assert_eq!(&answer, truth, "{question}, with bit {bit} flipped"),
        }
    }
    if noticed {
        tally.errors += 1;
    } else {
        tally.unnoticed += 1;
    }
}

/// F10: of 120 flipped bits, 21 made a table "no such table" and 10 changed an answer.
#[tokio::test]
async fn whatever_bit_flips_an_answer_is_the_truth_or_an_error() {
    let home = tempfile::tempdir().unwrap();
    let directory = home.path().join("data");
    fill(&directory).await;
    let original = fs::read(directory.join(DATABASE)).unwrap();
    let truth = answers(&SqliteStore::open(&directory).unwrap()).await;
    assert!(truth.iter().all(|(_, answer)| answer.is_ok()), "{truth:?}");
    let mut chance = Chance(17);
    let mut tally = Tally::default();
    for _ in 0..flips() {
        let bit = chance.below(original.len() as u64 * 8);
        flip(&directory, &original, bit, SqliteOptions::default(), &truth, &mut tally).await;
    }
    // Bits in gaps between rows mean nothing, and nobody misses them.
    assert!(tally.refused_at_start + tally.errors > flips() / 5, "{tally:?}");
}

/// The same for what stands in logs, without the look at the start: what is loaded is checked by itself.
#[tokio::test]
async fn whatever_bit_of_a_log_flips_its_table_is_damaged_and_no_other() {
    let home = tempfile::tempdir().unwrap();
    let directory = home.path().join("data");
    fill(&directory).await;
    let connection = Connection::open(directory.join(DATABASE)).unwrap();
    let damages = [
        ("UPDATE log SET body = 'other' WHERE version = 30", 30),
        ("UPDATE log SET body = 'other' WHERE version = 10", 10),
        ("UPDATE log SET at = at + 1 WHERE version = 2", 2),
        ("UPDATE log SET author = NULL WHERE version = 5", 5),
        ("UPDATE log SET sum = sum + 1 WHERE version = 60", 60),
        ("DELETE FROM log WHERE version = 60", 60),
        ("DELETE FROM log WHERE version = 7", 7),
        ("DELETE FROM log WHERE version > 0", 1),
        ("UPDATE log SET version = 61 WHERE version = 60", 60),
    ];
    for (number, (statement, _)) in (1..).zip(damages) {
        let of_table =
            format!("{statement} AND table_id = x'{}'", format!("{number:02x}").repeat(16));
        assert!(connection.execute(&of_table, []).unwrap() > 0, "{of_table}");
    }
    // A head that is gone, and one that is gone together with everything but the index.
    for (number, statement) in [(10, ""), (11, "DELETE FROM log WHERE table_id = ?1")] {
        connection.execute("DELETE FROM heads WHERE table_id = ?1", [[number; 16]]).unwrap();
        if !statement.is_empty() {
            connection.execute(statement, [[number; 16]]).unwrap();
        }
    }
    drop(connection);
    let store = SqliteStore::open(&directory).unwrap();
    for (number, (_, version)) in (1..).zip(damages) {
        let damaged = StoreError::DamagedLog { table: table(number), version };
        assert_eq!(store.load(table(number), 1).await, Err(damaged), "{number}");
        // And nobody writes behind it as if nothing were.
        let next = store.append(append(table(number), 61, vec![entry(1, "next")])).await;
        let at_the_end = version >= 60 || version == 1;
        assert_eq!(next.is_err(), at_the_end, "{number}: {next:?}");
    }
    for number in [10, 11] {
        let damaged = StoreError::DamagedLog { table: table(number), version: 1 };
        assert_eq!(store.load(table(number), 1).await, Err(damaged));
    }
    assert_eq!(store.load(table(12), 1).await.unwrap().len(), 60);
    assert_eq!(store.load(table(99), 1).await, Ok(Vec::new()));
    drop(store);
    let audit = SqlitePeek::open(&directory).unwrap().audit(&mut |_| true).unwrap();
    let logs = audit.damage.iter().filter(|damage| damage.part.name() == "log");
    let tables: Vec<_> = logs.filter_map(|damage| damage.table).collect();
    assert_eq!(tables, (1..=11).map(table).collect::<Vec<_>>(), "{:?}", audit.damage);
}

/// What is damaged is not made right by writing to it, nor deleted for an age that nobody knows.
#[tokio::test]
async fn what_is_damaged_stays_so() {
    let home = tempfile::tempdir().unwrap();
    fill(home.path()).await;
    let connection = Connection::open(home.path().join(DATABASE)).unwrap();
    connection
        .execute_batch(
            "UPDATE guests SET created = created + 1; UPDATE tables SET summary = 'x';
             UPDATE records SET result = 'x'; UPDATE tokens SET label = 'x';
             UPDATE devices SET used = used + 1; UPDATE pushes SET endpoint = endpoint || 'x';",
        )
        .unwrap();
    drop(connection);
    let store = SqliteStore::open(home.path()).unwrap();
    let is_damage = |result: Result<(), StoreError>| result.is_err_and(|error| error.is_damage());
    assert!(is_damage(store.rename_guest(guest_id(1), "Eve".to_owned()).await));
    assert!(is_damage(store.touch_guest(guest_id(1), Millis(99)).await));
    assert!(is_damage(store.guest(guest_id(1)).await.map(drop)));
    assert!(is_damage(store.token_guest(hash(1)).await.map(drop)));
    assert!(is_damage(store.device(device_id(101)).await.map(drop)));
    assert!(is_damage(store.devices_of(guest_id(1)).await.map(drop)));
    assert!(is_damage(store.pushes_of(guest_id(1)).await.map(drop)));
    assert!(is_damage(store.touch_device(device_id(101), Millis(99), String::new()).await));
    assert!(is_damage(store.open_tables(9).await.map(drop)));
    assert!(is_damage(store.records(all_records()).await.map(drop)));
    let everything = Millis(i64::MAX);
    let retention = stapel_server::store::Retention {
        now: everything,
        idle_tables_before: everything,
        live_tables_before: everything,
        guests_before: everything,
        records_before: everything,
        limit: 1000,
    };
    let expired = store.expire(retention).await.unwrap();
    assert_eq!((expired.tables, expired.guests, expired.records), (0, 0, 0));
    drop(store);
    let audit = SqlitePeek::open(home.path()).unwrap().audit(&mut |_| true).unwrap();
    let count = |part: &str| audit.damage.iter().filter(|each| each.part.name() == part).count();
    assert_eq!(["guest", "index", "record", "token", "log"].map(count), [12, 12, 12, 12, 0]);
    assert_eq!(count("device"), 24);
}

/// The schema is a text that SQLite believes, whatever it says.
#[tokio::test]
async fn a_schema_that_says_something_else_is_noticed() {
    let home = tempfile::tempdir().unwrap();
    fill(home.path()).await;
    let connection = Connection::open(home.path().join(DATABASE)).unwrap();
    connection
        .execute_batch(
            "PRAGMA writable_schema = ON;
             UPDATE sqlite_schema SET sql = replace(sql, 'listed = 1', 'listed = 9');",
        )
        .unwrap();
    drop(connection);
    let error = SqliteStore::open(home.path()).err().unwrap();
    assert!(matches!(error, StoreError::Corrupt(_)), "{error}");
    let peeked = SqlitePeek::open(home.path()).err().unwrap();
    assert!(peeked.is_damage(), "{peeked}");
}

/// What operators order and do and what is reported to them is walked through, too: also what is missing.
#[tokio::test]
async fn damage_of_what_operators_keep_is_found() {
    for (statement, part) in [
        ("UPDATE orders SET until = NULL", "order"),
        ("UPDATE acts SET subject = '' WHERE number = 5", "act"),
        ("DELETE FROM acts WHERE number = 5", "act"),
        ("DELETE FROM acts WHERE number = 9", "act"),
        ("UPDATE reports SET words = '[]' WHERE number = 3", "report"),
    ] {
        let directory = tempfile::tempdir().unwrap();
        fill(directory.path()).await;
        let database = Connection::open(directory.path().join(DATABASE)).unwrap();
        assert!(database.execute(statement, []).unwrap() > 0, "{statement}");
        drop(database);
        let peek = SqlitePeek::open(directory.path()).unwrap();
        let audit = peek.audit(&mut |_| true).unwrap();
        let found: Vec<&str> = audit.damage.iter().map(|damage| damage.part.name()).collect();
        assert!(!found.is_empty(), "{statement}: nothing was found");
        assert!(found.iter().all(|found| *found == part), "{statement}: {audit:?}");
    }
}
