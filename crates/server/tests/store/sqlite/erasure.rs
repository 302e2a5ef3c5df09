//! What is deleted is not in the files any more.

use std::fs;
use std::path::Path;

use stapel_server::store::{
    BotToken, Device, DeviceId, Guest, GuestId, LogEntry, Millis, PushSubscription, RecordId,
    RecordSeat, Retention, SqliteStore, Store, TableId,
};

use crate::support::*;

const NAME: &str = "Quirinius Zwetschgenknödel";
const OLD_NAME: &str = "Xaver Ypsilanti";
const WORDS: &str = "my phone number is 0170-5558293";
const LABEL: &str = "a bot called Wolpertinger";
const ENDPOINT: &str = "https://push.example/where-only-this-browser-listens";

/// Where in the files of a directory some bytes are.
fn occurrences(directory: &Path, needle: &[u8]) -> Vec<String> {
    let mut found = Vec::new();
    for file in fs::read_dir(directory).unwrap() {
        let path = file.unwrap().path();
        let content = fs::read(&path).unwrap();
        for (place, window) in content.windows(needle.len()).enumerate() {
            if window == needle {
                found.push(format!("{} at {place}", path.display()));
            }
        }
    }
    found
}

fn assert_no_trace(directory: &Path, guest: GuestId) {
    let needles: [&[u8]; 6] = [
        NAME.as_bytes(),
        OLD_NAME.as_bytes(),
        WORDS.as_bytes(),
        LABEL.as_bytes(),
        ENDPOINT.as_bytes(),
        guest.as_bytes(),
    ];
    for needle in needles {
        let found = occurrences(directory, needle);
        assert!(found.is_empty(), "{} is {found:?}", String::from_utf8_lossy(needle));
    }
}

/// Writes all kinds of things, so that what is around them moves within the file.
async fn write_neighbours(
    store: &dyn Store,
    chance: &mut Chance,
    tables: &mut Vec<(TableId, u64)>,
) {
    let mut writes = Vec::new();
    for _ in 0..150 {
        let guest = Guest { id: GuestId::from_bytes(chance.bytes()), ..guest(1, "Neighbour") };
        let mut played = record(1, 1, 1, chance.below(1000) as i64);
        played.id = RecordId::from_bytes(chance.bytes());
        played.table = TableId::from_bytes(chance.bytes());
        played.seats = vec![RecordSeat { guest: Some(guest.id), label: "Neighbour".repeat(8) }; 3];
        if tables.len() < 30 {
            tables.push((TableId::from_bytes(chance.bytes()), 1));
        }
        let index = chance.below(tables.len() as u64) as usize;
        let (table, first) = &mut tables[index];
        let body = "talk of others ".repeat(1 + chance.below(20) as usize);
        let entries = vec![LogEntry { at: Millis(1), author: Some(guest.id), body }];
        let deleted = (chance.below(20) == 0).then_some(guest.id);
        writes.push(store.put_guest(guest));
        writes.push(store.put_record(played));
        writes.push(store.append(append(*table, *first, entries)));
        writes.extend(deleted.map(|guest| store.delete_guest(guest)));
        *first += 1;
    }
    for result in join_all(writes).await {
        result.unwrap();
    }
}

async fn write_traces(
    store: &dyn Store,
    chance: &mut Chance,
    guest: GuestId,
    tables: &mut [(TableId, u64)],
) {
    store.rename_guest(guest, OLD_NAME.to_owned()).await.unwrap();
    for (table, first) in tables.iter_mut().take(10) {
        let words = LogEntry { at: Millis(1), author: Some(guest), body: WORDS.to_owned() };
        store.append(append(*table, *first, vec![words])).await.unwrap();
        *first += 1;
    }
    store.rename_guest(guest, NAME.to_owned()).await.unwrap();
    let mut played = record(1, 1, 1, chance.below(1000) as i64);
    played.id = RecordId::from_bytes(chance.bytes());
    played.table = TableId::from_bytes(chance.bytes());
    played.seats = vec![RecordSeat { guest: Some(guest), label: NAME.to_owned() }];
    store.put_record(played).await.unwrap();
    let mut hash = [0; 32];
    hash[..16].copy_from_slice(&chance.bytes());
    let created = Millis(1);
    store.put_token(BotToken { hash, guest, label: LABEL.to_owned(), created }).await.unwrap();
    let id = DeviceId::from_bytes(chance.bytes());
    store.put_device(Device { id, guest, ..device(1, 1, 1) }, 20).await.unwrap();
    let endpoint = ENDPOINT.to_owned();
    let told = PushSubscription { device: id, guest, endpoint, ..push(1, 1, 1) };
    store.put_push(told, 5).await.unwrap();
}

#[tokio::test]
async fn a_deleted_guest_is_not_in_the_files() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    let mut chance = Chance(7);
    let mut tables: Vec<_> = (0..10).map(|_| (TableId::from_bytes(chance.bytes()), 1)).collect();
    let id = GuestId::from_bytes(chance.bytes());
    store.put_guest(Guest { id, ..guest(1, OLD_NAME) }).await.unwrap();
    write_traces(&store, &mut chance, id, &mut tables).await;
    assert_traces(directory.path());
    store.delete_guest(id).await.unwrap();
    assert_no_trace(directory.path(), id);
}

#[tokio::test]
async fn what_moved_before_it_was_deleted_is_gone_after_compacting() {
    for seed in 0..4 {
        let directory = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(directory.path()).unwrap();
        let mut chance = Chance(seed);
        let mut tables = Vec::new();
        let id = GuestId::from_bytes(chance.bytes());
        store.put_guest(Guest { id, ..guest(1, OLD_NAME) }).await.unwrap();
        for _ in 0..5 {
            write_neighbours(&store, &mut chance, &mut tables).await;
            write_traces(&store, &mut chance, id, &mut tables).await;
        }
        assert_traces(directory.path());
        store.delete_guest(id).await.unwrap();
        store.compact().await.unwrap();
        assert_no_trace(directory.path(), id);
        let found = store.load(tables[0].0, 1).await.unwrap();
        assert_eq!(found.len() as u64, tables[0].1 - 1);
    }
}

/// The tests would prove nothing if what they look for had never been there.
fn assert_traces(directory: &Path) {
    for needle in [NAME, WORDS, LABEL, ENDPOINT] {
        assert!(!occurrences(directory, needle.as_bytes()).is_empty(), "nothing to erase");
    }
}

#[tokio::test]
async fn an_expired_guest_is_not_in_the_files() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    let mut chance = Chance(8);
    let mut tables = vec![(TableId::from_bytes(chance.bytes()), 1)];
    let id = GuestId::from_bytes(chance.bytes());
    store.put_guest(Guest { id, ..guest(1, OLD_NAME) }).await.unwrap();
    write_traces(&store, &mut chance, id, &mut tables).await;
    let retention = Retention { guests_before: Millis(1000), ..keep_everything() };
    assert_eq!(store.expire(retention).await.unwrap().guests, 1);
    assert_no_trace(directory.path(), id);
}
