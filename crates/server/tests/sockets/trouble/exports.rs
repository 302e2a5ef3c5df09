//! Taking out many games at once.

use std::collections::BTreeSet;

use serde_json::Value;
use stapel_server::store::{Millis, Record, RecordId, TableId};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::house::House;

const RECORDS: u32 = 2100;

/// A record of the beginning of a game.
const RECORD: &str =
    "stapel record 1\ngame: the-game\nplayers: 1\nseed: \"any text\"\n\n0: 12A, 96C, 79A, end\n";

async fn fill(house: &House) {
    let mut writes = Vec::new();
    for number in 1..=RECORDS {
        let id = u128::from(number).to_be_bytes();
        writes.push(house.store.put_record(Record {
            id: RecordId::from_bytes(id),
            table: TableId::from_bytes(id),
            game_number: 1,
            kind: "the-game".to_owned(),
            finished: Millis(i64::from(number)),
            result: String::new(),
            seats: Vec::new(),
            text: RECORD.to_owned(),
            listed: true,
            offline: false,
        }));
    }
    for result in futures_util::future::join_all(writes).await {
        result.unwrap();
    }
}

/// The ids in a body of JSON lines, which may come in chunks.
fn ids(body: &str) -> Vec<String> {
    let lines = body.lines().filter(|line| line.starts_with('{'));
    let ids = lines.map(|line| serde_json::from_str::<Value>(line).unwrap()["id"].clone());
    ids.map(|id| id.as_str().unwrap().to_owned()).collect()
}

/// F3: everything at once was what one request got, however much that was.
#[tokio::test]
async fn an_export_is_bounded_and_says_where_it_goes_on() {
    let house = House::open().await;
    fill(&house).await;
    let mut path = Some(String::from("/api/v1/export/records.jsonl"));
    let mut seen = Vec::new();
    let mut parts = 0;
    while let Some(address) = path {
        let answer = house.call("GET", &address, &[], None).await;
        // The one before has just been read to its end; its place may take a moment to be free.
        if answer.status == 429 {
            path = Some(address);
            continue;
        }
        assert_eq!(answer.status, 200, "{answer:?}");
        let part = ids(&answer.body);
        assert!(part.len() <= 1000);
        seen.extend(part);
        parts += 1;
        path = answer.header("link").map(|link| {
            assert!(link.ends_with("rel=\"next\""), "{link}");
            link.split(['<', '>']).nth(1).unwrap().to_owned()
        });
    }
    assert_eq!((parts, seen.len()), (3, RECORDS as usize));
    assert_eq!(seen.iter().collect::<BTreeSet<_>>().len(), RECORDS as usize);
    let bad = house.call("GET", "/api/v1/export/records.txt?before=yesterday", &[], None).await;
    assert_eq!(bad.status, 400);
    house.close().await;
}

/// F3: four downloads at once held up everyone's moves.
#[tokio::test]
async fn an_address_has_one_export_at_a_time() {
    let house = House::open().await;
    fill(&house).await;
    let mut first = TcpStream::connect(house.address).await.unwrap();
    let request =
        "GET /api/v1/export/records.jsonl HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    first.write_all(request.as_bytes()).await.unwrap();
    let mut begun = [0; 12];
    first.read_exact(&mut begun).await.unwrap();
    assert_eq!(&begun, b"HTTP/1.1 200");
    let second = house.call("GET", "/api/v1/export/records.txt", &[], None).await;
    assert_eq!(second.status, 429, "{second:?}");
    assert_eq!(second.json()["error"]["code"], "export_running");
    assert!(second.header("retry-after").is_some());
    // Everything else is answered meanwhile.
    let others = house.call("GET", "/api/v1/records", &[], None).await;
    assert_eq!(others.json()["records"].as_array().unwrap().len(), 100);
    // Whoever breaks off makes room for the next.
    drop(first);
    while house.call("GET", "/api/v1/export/records.txt", &[], None).await.status == 429 {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    house.close().await;
}
