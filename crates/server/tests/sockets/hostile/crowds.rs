//! One against many: what a single rude guest can't take away from the others.

use std::time::Instant;

use serde_json::{Value, json};
use stapel_server::config::{Config, Limits};
use tokio::task::JoinSet;

use super::{assert_answers, assert_error, eventually, hear, socket, table};
use crate::support::house::{GENEROUS, House, Person};
use crate::support::socket::Socket;

/// The sum of all lines of a metric.
async fn metric(house: &House, name: &str) -> u64 {
    let text = house.call("GET", "/metrics", &[], None).await.body;
    let lines = text
        .lines()
        .filter(|line| line.strip_prefix(name).is_some_and(|rest| rest.starts_with([' ', '{'])));
    lines.map(|line| line.rsplit(' ').next().unwrap().parse::<u64>().unwrap()).sum()
}

/// Tables of five experts each, at which their host never sits down.
async fn tables_of_experts(house: &House, host: &Person, count: usize) {
    let agreement = json!({ "game": "clear-4", "players": 5, "bots_take_time": false });
    let wish =
        json!({ "agreement": agreement, "sit": false, "bots": vec!["expert"; 5], "deal": true });
    for _ in 0..count {
        house.table(host, &wish).await;
    }
}

/// F1: someone opens table after table for experts. A stranger's bot plays before each of those tables
/// had its turn, a greedy one and also one that has to think.
#[tokio::test]
async fn a_strangers_bot_does_not_wait_for_the_experts_of_someone_who_opens_table_after_table() {
    const TABLES: usize = 24;
    // Questions whose wait is over. Greedy bots go on playing while this is asked for, so that theirs don't count.
    const BEGUN: &str = r#"stapel_bot_wait_seconds_count{level="expert"}"#;
    let house = House::with(Config { bot_threads: 1, limits: GENEROUS, ..Config::default() }).await;
    let eve = house.guest("Eve").await;
    tables_of_experts(&house, &eve, TABLES).await;
    let ada = house.guest("Ada").await;
    for bot in ["greedy", "steady"] {
        let agreement = json!({ "game": "the-game", "players": 2, "bots_take_time": false });
        let wish =
            json!({ "agreement": agreement, "sit": false, "bots": ["greedy", bot], "deal": true });
        let table = house.table(&ada, &wish).await;
        let mut calm = socket(&house, &ada, &table).await;
        let shown = hear(&mut calm, "table").await;
        let begun = metric(&house, BEGUN).await;
        let start = json!({ "id": 1, "base": shown["version"], "do": { "start": 1 } });
        calm.send(&start.to_string()).await.unwrap();
        // Seat 1 lays its first card.
        loop {
            let changed = hear(&mut calm, "changed").await;
            let events = changed["events"].as_array().unwrap();
            if events.iter().any(|event| event.get("laid").is_some()) {
                break;
            }
        }
        let meanwhile = metric(&house, BEGUN).await - begun;
        assert!(meanwhile < TABLES as u64, "{meanwhile} questions came before {bot}");
        calm.send(&json!({ "id": 2, "do": "give_up" }).to_string()).await.unwrap();
    }
    house.close().await;
}

/// F4: what one guest may send does not grow with the number of their sockets.
#[tokio::test]
async fn many_sockets_of_one_guest_send_no_more_than_one() {
    const SOCKETS: u64 = 30;
    let house = House::with_limits(Limits { messages_per_second: 1, ..GENEROUS }).await;
    let (ada, table) = table(&house, 2).await;
    let begin = Instant::now();
    let mut sockets: Vec<Socket> = Vec::new();
    for _ in 0..SOCKETS {
        sockets.push(socket(&house, &ada, &table).await);
    }
    let mut done = 0;
    for (id, socket) in (1..).zip(&mut sockets) {
        for id in [id * 10, id * 10 + 1] {
            socket.send(&json!({ "id": id, "do": "ping" }).to_string()).await.unwrap();
            done += loop {
                let message: Value = serde_json::from_str(&socket.hear().await.unwrap()).unwrap();
                if message.get("refused").is_some() {
                    assert_eq!(message["refused"]["code"], "rate_limited");
                    break 0;
                } else if message.get("done").is_some() {
                    break 1;
                }
            };
        }
    }
    // Two at once, and then one a second, however long all of this took.
    let most = 3 + begin.elapsed().as_secs();
    assert!(done <= most, "{done} messages of {most} were let through");
    house.close().await;
}

/// F7: each of many who come to watch at once was told to everyone, until outboxes ran over.
#[tokio::test]
async fn a_crowd_that_comes_at_once_is_told_in_a_few_words_and_costs_nobody_their_place() {
    const CROWD: u64 = 400;
    let house = House::open().await;
    let (ada, table) = table(&house, 2).await;
    let mut calm = socket(&house, &ada, &table).await;
    hear(&mut calm, "table").await;
    let eve = house.guest("Eve").await;
    let begin = Instant::now();
    let mut coming = JoinSet::new();
    for _ in 0..CROWD {
        let (address, headers) = (house.address, eve.headers.clone());
        let path = format!("/api/v1/tables/{table}/socket");
        coming.spawn(async move {
            let mut socket = Socket::open(address, &path, &headers).await.unwrap();
            // Whoever comes is shown the table at once, themselves in it.
            let shown = hear(&mut socket, "table").await;
            assert!(shown["here"]["watching"].as_u64().unwrap() >= 1, "{shown}");
            socket
        });
    }
    let mut crowd = Vec::new();
    let mut told = 0u128;
    loop {
        let here = hear(&mut calm, "here").await;
        told += 1;
        if here["watching"] == CROWD {
            break;
        }
    }
    while let Some(socket) = coming.join_next().await {
        crowd.push(socket.unwrap());
    }
    let most = 2 + begin.elapsed().as_millis() / 200;
    assert!(told <= most, "told {told} times, {most} would do");
    assert_eq!(metric(&house, "stapel_slow_readers_total").await, 0);
    assert_answers(&mut calm, 1).await;
    drop(crowd);
    house.close().await;
}

/// F1: a table that someone opens and does not sit down at is theirs as long as it is in use.
#[tokio::test]
async fn tables_at_which_their_host_does_not_sit_count_as_well() {
    let house = House::with_limits(Limits { tables_per_guest: 3, ..GENEROUS }).await;
    let eve = house.guest("Eve").await;
    tables_of_experts(&house, &eve, 3).await;
    let wish = json!({ "agreement": { "game": "the-game", "players": 2 } });
    let answer = house.call("POST", "/api/v1/tables", &eve.headers, Some(&wish)).await;
    assert_error(&answer, 409, "too_many_tables");
    let ada = house.guest("Ada").await;
    house.table(&ada, &wish).await;
    house.close().await;
}

/// F4: who has had too much written waits, but can play, get up and keep order.
#[tokio::test]
async fn what_is_written_for_one_guest_has_a_bound() {
    let house = House::with_limits(Limits { bytes_per_day: 4000, ..GENEROUS }).await;
    let (ada, table) = table(&house, 2).await;
    let ben = house.guest("Ben").await;
    let mut host = socket(&house, &ada, &table).await;
    let mut rude = socket(&house, &ben, &table).await;
    let mut id = 0;
    let mut ask = async |socket: &mut Socket, wanted: Value| -> Value {
        id += 1;
        let request = json!({ "id": id, "do": wanted });
        socket.send(&request.to_string()).await.unwrap();
        loop {
            let message: Value = serde_json::from_str(&socket.hear().await.unwrap()).unwrap();
            for kind in ["changed", "done", "refused"] {
                if message[kind]["id"] == id {
                    return message;
                }
            }
        }
    };
    assert_eq!(ask(&mut rude, json!({ "sit": 1 })).await.get("refused"), None);
    let say = json!({ "say": "so it goes ".repeat(20) });
    let refused = loop {
        let answer = ask(&mut rude, say.clone()).await;
        if let Some(refused) = answer.get("refused") {
            break refused.clone();
        }
    };
    assert_eq!(refused["code"], "over_quota");
    let wait = refused["retry_after_ms"].as_u64().unwrap();
    assert!((1..=86_400_001).contains(&wait), "{wait}");
    let metrics = metric(&house, "stapel_over_quota_total").await;
    assert_eq!(metrics, 1);
    // Nothing new for a while.
    let wish = json!({ "agreement": { "game": "the-game", "players": 2 } });
    let answer = house.call("POST", "/api/v1/tables", &ben.headers, Some(&wish)).await;
    assert_error(&answer, 429, "over_quota");
    assert!(answer.header("retry-after").is_some());
    // Neither is the host hindered, nor is the guest in going.
    let emptied = ask(&mut host, json!({ "empty": 1 })).await;
    assert_eq!(emptied.get("refused"), None, "{emptied}");
    let answer = ask(&mut rude, json!({ "sit": 1 })).await;
    assert_eq!(answer["refused"]["code"], "over_quota");
    assert_eq!(ask(&mut rude, json!("ping")).await.get("refused"), None);
    house.close().await;
}

/// F4: messages of one address have a bound, whoever sends them.
#[tokio::test]
async fn many_guests_of_one_address_share_what_it_may_send() {
    let house = House::with_limits(Limits { messages_per_address: 0, ..GENEROUS }).await;
    let (ada, table) = table(&house, 2).await;
    let mut socket = socket(&house, &ada, &table).await;
    socket.send(&json!({ "id": 1, "do": "ping" }).to_string()).await.unwrap();
    assert_eq!(hear(&mut socket, "refused").await["code"], "rate_limited");
    house.close().await;
}

/// A name for each number, without a number in it; the last one comes once.
fn ben_of(number: u64) -> String {
    format!("Ben of {}", if number == 60 { "Rome" } else { ["Oslo", "Bern"][number as usize % 2] })
}

/// F7: a name that changes again and again was the whole table for everyone each time.
#[tokio::test]
async fn names_that_change_again_and_again_are_told_once_in_a_while() {
    const NAMES: u64 = 60;
    let house = House::open().await;
    let (ada, table) = table(&house, 2).await;
    let ben = house.guest("Ben").await;
    let mut calm = socket(&house, &ada, &table).await;
    let mut rude = socket(&house, &ben, &table).await;
    rude.send(&json!({ "id": 1, "do": { "sit": 1 } }).to_string()).await.unwrap();
    hear(&mut rude, "done").await;
    hear(&mut calm, "table").await;
    let begin = Instant::now();
    for number in 0..=NAMES {
        let name = json!({ "name": ben_of(number) });
        let answer = house.call("PATCH", "/api/v1/me", &ben.headers, Some(&name)).await;
        assert_eq!(answer.status, 200, "{answer:?}");
    }
    let last = json!(ben_of(NAMES));
    let mut shown = 1u128;
    while hear(&mut calm, "table").await["places"][1]["who"]["person"]["name"] != last {
        shown += 1;
    }
    let most = 2 + begin.elapsed().as_millis() / 200;
    assert!(shown <= most, "shown {shown} times, {most} would do");
    assert_eq!(metric(&house, "stapel_slow_readers_total").await, 0);
    house.close().await;
}

/// However many tables someone lists, those of others are found beside them.
#[tokio::test]
async fn a_hundred_listed_tables_of_one_guest_do_not_hide_the_others() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let wish = json!({ "agreement": { "game": "the-game", "players": 2, "listed": true } });
    let adas = house.table(&ada, &wish).await;
    let eve = house.guest("Eve").await;
    // She does not sit down at any of them.
    let mut many = wish.clone();
    many["sit"] = json!(false);
    for _ in 0..105 {
        house.table(&eve, &many).await;
    }
    let answer = house.call("GET", "/api/v1/tables", &[], None).await.json();
    let tables = answer["tables"].as_array().unwrap();
    let at = tables.iter().position(|table| table["id"] == adas);
    assert!(at.is_some_and(|at| at < 2), "Ada's table is number {at:?}");
    assert_eq!(tables.len(), 6);
    // Where someone is, it comes first.
    let mut here = socket(&house, &ada, &adas).await;
    hear(&mut here, "table").await;
    eventually("table with someone at it in front", async || {
        let answer = house.call("GET", "/api/v1/tables", &[], None).await.json();
        (answer["tables"][0]["id"] == adas).then_some(())
    })
    .await;
    house.close().await;
}
