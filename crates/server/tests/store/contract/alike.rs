//! The real store and the model are told the same things in a random order, and must say the same.

use stapel_server::store::{
    Append, BotToken, Device, DeviceId, DeviceKind, Guest, LogEntry, Millis, PushSubscription,
    Record, RecordFilter, Retention, SqliteStore, Store, TableIndex,
};

use crate::model::ModelStore;
use crate::support::*;

/// Few ids, so that things meet.
const IDS: u64 = 6;

#[tokio::test]
async fn a_store_says_what_the_model_says() {
    for seed in 0..6 {
        let directory = tempfile::tempdir().unwrap();
        let stores: [Box<dyn Store>; 2] =
            [Box::new(ModelStore::new()), Box::new(SqliteStore::open(directory.path()).unwrap())];
        for step in 0..400 {
            let mut said = Vec::new();
            for store in &stores {
                let chance = Chance(seed * 1_000_000 + step * 1000);
                said.push(do_something(&**store, chance).await);
            }
            assert_eq!(said[0], said[1], "seed {seed}, step {step}");
        }
    }
}

async fn do_something(store: &dyn Store, mut chance: Chance) -> String {
    let time = Millis(chance.below(100) as i64);
    let owner = guest_id(chance.below(IDS) as u8);
    let secret = hash(chance.below(IDS) as u8);
    let limit = chance.below(4) as u32;
    match chance.below(23) {
        0..4 => format!("{:?}", store.append(random_append(&mut chance)).await),
        4 => format!("{:?}", store.load(table(chance.below(IDS) as u8), chance.below(5)).await),
        5 => format!("{:?}", store.live_tables().await),
        6 => format!("{:?}", store.open_tables(limit).await),
        7 => format!("{:?}", store.tables_of(owner, limit).await),
        8 => {
            let guest = Guest { id: owner, name: time.0.to_string(), created: time, seen: time };
            format!("{:?}", store.put_guest(guest).await)
        }
        9 => format!("{:?} {:?}", store.touch_guest(owner, time).await, store.guest(owner).await),
        10 => format!("{:?}", store.delete_guest(owner).await),
        11 => format!("{:?}", store.put_link(secret, owner, time).await),
        12 => format!("{:?}", store.take_link(secret, time).await),
        13 => {
            let label = time.0.to_string();
            let token = BotToken { hash: secret, guest: owner, label, created: time };
            format!("{:?} {:?}", store.put_token(token).await, store.token_guest(secret).await)
        }
        17 => {
            let device = Device {
                // Apart from those of tokens, as they are in the world.
                id: DeviceId::from_bytes([100 + chance.below(IDS) as u8; 16]),
                guest: owner,
                kind: DeviceKind::Browser,
                label: if chance.below(3) == 0 { String::new() } else { time.0.to_string() },
                made: time,
                used: Millis(chance.below(100) as i64),
            };
            format!("{:?}", store.put_device(device, 1 + limit).await)
        }
        18 => format!("{:?}", store.devices_of(owner).await),
        19 => {
            let number = chance.below(IDS) as u8 + if chance.below(2) == 0 { 100 } else { 0 };
            let device = DeviceId::from_bytes([number; 16]);
            let touched = store.touch_device(device, time, time.0.to_string()).await;
            let found = store.device(device).await;
            let revoked = match chance.below(3) {
                0 => format!("{:?}", store.revoke_device(owner, device).await),
                1 => format!("{:?}", store.revoke_other_devices(owner, device).await),
                _ => String::new(),
            };
            format!("{touched:?} {found:?} {revoked} {:?}", store.token_guest(secret).await)
        }
        21 => {
            let number = 100 + chance.below(IDS) as u8;
            let endpoint = format!("https://push.example/{}", chance.below(IDS));
            let device = DeviceId::from_bytes([number; 16]);
            let push =
                PushSubscription { device, guest: owner, endpoint, ..push(number, 0, time.0) };
            format!("{:?}", store.put_push(push, 1 + limit).await)
        }
        22 => {
            let device = DeviceId::from_bytes([100 + chance.below(IDS) as u8; 16]);
            let endpoint = (chance.below(2) == 0).then(|| String::from("https://push.example/1"));
            let found = store.pushes_of(owner).await;
            match chance.below(3) {
                0 => format!("{found:?} {:?}", store.remove_push(device, endpoint).await),
                _ => format!("{found:?}"),
            }
        }
        14 => format!("{:?}", store.put_record(random_record(&mut chance)).await),
        15 => {
            let filter = RecordFilter {
                guest: (chance.below(2) == 0).then_some(owner),
                kind: (chance.below(2) == 0).then(|| "extreme".to_owned()),
                listed_only: chance.below(2) == 0,
                before: (chance.below(2) == 0).then(|| (time, record_id(chance.below(IDS) as u8))),
                skip: chance.below(3) as u32,
                limit,
            };
            format!("{:?}", store.records(filter).await)
        }
        _ => {
            let mut early = || Millis(chance.below(60) as i64);
            let retention = Retention {
                now: early(),
                idle_tables_before: early(),
                live_tables_before: early(),
                guests_before: early(),
                records_before: early(),
                limit,
            };
            format!("{:?}", store.expire(retention).await)
        }
    }
}

fn random_append(chance: &mut Chance) -> Append {
    let entries = (0..chance.below(4))
        .map(|_| LogEntry {
            at: Millis(chance.below(100) as i64),
            author: (chance.below(3) == 0).then(|| guest_id(chance.below(IDS) as u8)),
            body: chance.next().to_string(),
        })
        .collect();
    let index = (chance.below(2) == 0).then(|| TableIndex {
        listed: chance.below(2) == 0,
        live: chance.below(2) == 0,
        open_seats: chance.below(2) as u8,
        game: "extreme".to_owned(),
        summary: chance.next().to_string(),
        touched: Millis(chance.below(100) as i64),
        guests: (0..chance.below(4)).map(|_| guest_id(chance.below(IDS) as u8)).collect(),
    });
    let records = (0..chance.below(5).saturating_sub(2)).map(|_| random_record(chance)).collect();
    let first = 1 + chance.below(6);
    Append { table: table(chance.below(IDS) as u8), first, entries, index, records }
}

fn random_record(chance: &mut Chance) -> Record {
    let finished = chance.below(100) as i64;
    // The id follows from the game, most of the time.
    let (table, game) = (chance.below(IDS) as u8, chance.below(4) as u32);
    let id = if chance.below(8) == 0 { 0 } else { table * 4 + game as u8 };
    let mut record = record(id, table, game, finished);
    for _ in 0..chance.below(3) {
        record.seats.push(seat(chance.below(IDS) as u8, &chance.next().to_string()));
    }
    record.kind = ["extreme", "clear-4"][chance.below(2) as usize].to_owned();
    record.listed = chance.below(2) == 0;
    record.offline = chance.below(2) == 0;
    record
}
