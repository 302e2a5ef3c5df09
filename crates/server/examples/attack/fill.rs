//! Many finished games, for those who want to download them all.

use std::path::Path;

use futures_util::future::join_all;
use stapel_server::store::{Millis, Record, RecordId, SqliteStore, Store, TableId};

/// How many there are.
const RECORDS: u32 = 20_000;

/// How many are written at once.
const AT_ONCE: usize = 1000;

/// A whole game.
const RECORD: &str = include_str!("../../../../docs/examples/the-game.txt");

/// Fills the store in a directory with finished games.
pub(crate) async fn fill(directory: &Path) {
    let store = SqliteStore::open(directory).unwrap();
    let records: Vec<u32> = (1..=RECORDS).collect();
    for some in records.chunks(AT_ONCE) {
        let writes = some.iter().map(|&number| store.put_record(record(number)));
        join_all(writes).await.into_iter().for_each(|written| written.unwrap());
    }
    store.close().await.unwrap();
}

fn record(number: u32) -> Record {
    let id = u128::from(number).to_be_bytes();
    Record {
        id: RecordId::from_bytes(id),
        table: TableId::from_bytes(id),
        game_number: 1,
        kind: String::from("the-game"),
        // A few a minute, long ago.
        finished: Millis(1_700_000_000_000 + i64::from(number) * 20_000),
        result: String::new(),
        seats: Vec::new(),
        text: RECORD.to_owned(),
        listed: true,
        offline: false,
    }
}
