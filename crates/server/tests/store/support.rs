//! Short ways to write down what goes into a store.

use std::future::poll_fn;
use std::pin::Pin;
use std::task::Poll;

use stapel_server::store::{
    Append, Device, DeviceId, DeviceKind, Guest, GuestId, Hash, LogEntry, Millis, PUSH_AUTH,
    PUSH_KEY, PushSubscription, Record, RecordFilter, RecordId, RecordSeat, Retention, TableId,
    TableIndex, Version,
};

pub(crate) fn table(number: u8) -> TableId {
    TableId::from_bytes([number; 16])
}

pub(crate) fn guest_id(number: u8) -> GuestId {
    GuestId::from_bytes([number; 16])
}

pub(crate) fn record_id(number: u8) -> RecordId {
    RecordId::from_bytes([number; 16])
}

pub(crate) fn hash(number: u8) -> Hash {
    [number; 32]
}

pub(crate) fn guest(number: u8, name: &str) -> Guest {
    Guest { id: guest_id(number), name: name.to_owned(), created: Millis(1), seen: Millis(2) }
}

pub(crate) fn device_id(number: u8) -> DeviceId {
    DeviceId::from_bytes([number; 16])
}

/// A browser of a guest.
pub(crate) fn device(number: u8, owner: u8, used: i64) -> Device {
    Device {
        id: device_id(number),
        guest: guest_id(owner),
        kind: DeviceKind::Browser,
        label: format!("browser {number}"),
        made: Millis(1),
        used: Millis(used),
    }
}

/// Where a device of a guest wants to be told of turns.
pub(crate) fn push(number: u8, owner: u8, made: i64) -> PushSubscription {
    PushSubscription {
        device: device_id(number),
        guest: guest_id(owner),
        endpoint: format!("https://push.example/{number}"),
        key: [number; PUSH_KEY],
        auth: [number; PUSH_AUTH],
        language: String::from("de"),
        made: Millis(made),
    }
}

pub(crate) fn entry(at: i64, body: &str) -> LogEntry {
    LogEntry { at: Millis(at), author: None, body: body.to_owned() }
}

pub(crate) fn said(at: i64, author: u8, body: &str) -> LogEntry {
    LogEntry { author: Some(guest_id(author)), ..entry(at, body) }
}

pub(crate) fn append(table: TableId, first: Version, entries: Vec<LogEntry>) -> Append {
    Append { table, first, entries, index: None, records: Vec::new() }
}

pub(crate) fn indexed(table: TableId, first: Version, index: TableIndex) -> Append {
    let at = index.touched.0;
    Append { index: Some(index), ..append(table, first, vec![entry(at, "indexed")]) }
}

pub(crate) fn record(number: u8, table_number: u8, game_number: u32, finished: i64) -> Record {
    Record {
        id: record_id(number),
        table: table(table_number),
        game_number,
        kind: "extreme".to_owned(),
        finished: Millis(finished),
        result: "{\"won\":true}".to_owned(),
        seats: vec![RecordSeat { guest: None, label: "{\"bot\":\"greedy\"}".to_owned() }],
        text: "the plays".to_owned(),
        listed: true,
        offline: false,
    }
}

pub(crate) fn seat(guest: u8, label: &str) -> RecordSeat {
    RecordSeat { guest: Some(guest_id(guest)), label: label.to_owned() }
}

pub(crate) fn all_records() -> RecordFilter {
    RecordFilter { limit: 1000, ..RecordFilter::default() }
}

/// Nothing is too old.
pub(crate) fn keep_everything() -> Retention {
    let never = Millis(i64::MIN);
    Retention {
        now: never,
        idle_tables_before: never,
        live_tables_before: never,
        guests_before: never,
        records_before: never,
        limit: 1000,
    }
}

/// Numbers that look random and are always the same.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    pub(crate) fn bytes(&mut self) -> [u8; 16] {
        (u128::from(self.next()) << 64 | u128::from(self.next())).to_be_bytes()
    }
}

/// Polls all at once, so that they are under way together.
pub(crate) async fn join_all<F: Future + Unpin>(futures: Vec<F>) -> Vec<F::Output> {
    let mut waiting: Vec<_> = futures.into_iter().map(|future| (future, None)).collect();
    poll_fn(move |context| {
        for (future, output) in &mut waiting {
            if output.is_none()
                && let Poll::Ready(ready) = Pin::new(future).poll(context)
            {
                *output = Some(ready);
            }
        }
        if waiting.iter().all(|(_, output)| output.is_some()) {
            let outputs = waiting.iter_mut().map(|(_, output)| output.take().unwrap());
            Poll::Ready(outputs.collect())
        } else {
            Poll::Pending
        }
    })
    .await
}
