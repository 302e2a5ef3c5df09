//! Who is told what, and when.

use serde_json::json;
use stapel_server::config::{Config, PushConfig};

use super::{Scene, ask, config, count, status, subscribe};
use crate::hostile::eventually;
use crate::support::house::House;
use crate::support::push_service::{PushService, Says, Subscriber};

#[tokio::test]
async fn whoever_is_away_when_their_turn_begins_is_told_encrypted_and_signed() {
    let mut scene = Scene::dealt().await;
    let browser = Subscriber::new(7);
    let (before, key) = status(&scene.house, &scene.ben).await;
    assert!(!before);
    scene.ben_subscribes(&browser, "bens").await;
    assert_eq!(status(&scene.house, &scene.ben).await, (true, key.clone()));
    scene.ben_is_due().await;
    let delivery = scene.service.next().await;
    assert_eq!(delivery.path, "/bens");
    let told = browser.read(&delivery);
    let path = format!("/t/{}#the-game", scene.table);
    assert_eq!(
        told,
        json!({ "title": "Your turn", "body": "The Game at Ada’s table", "path": path, "language": "en" })
    );
    let claims = delivery.signed_claims(&key);
    assert_eq!(claims["aud"], format!("http://{}", scene.service.address));
    assert_eq!(claims["sub"], "https://cards.example");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
    let ends = claims["exp"].as_u64().unwrap();
    assert!((now..=now + 24 * 60 * 60).contains(&ends), "{claims}");
    // A later turn takes its place at the push service, which learns nothing of the table.
    let topic = delivery.header("topic").unwrap();
    assert!(topic.len() <= 32 && !scene.table.contains(topic) && !topic.contains(&scene.table));
    assert_eq!(delivery.header("ttl"), Some("86400"));
    eventually("it is counted", async || (scene.count("sent").await == 1).then_some(())).await;
    scene.house.close().await;
}

#[tokio::test]
async fn whoever_looks_at_the_table_is_told_nothing_and_everyone_at_most_once_a_turn() {
    let mut scene = Scene::dealt().await;
    let browser = Subscriber::new(7);
    scene.ben_subscribes(&browser, "bens").await;
    let adas = Subscriber::new(8).subscription(&scene.service.endpoint("adas"), "en");
    subscribe(&scene.house, &scene.ada, &adas).await;
    scene.ben_is_due().await;
    let first = scene.service.next().await;
    // Whatever else happens in this turn is no news to him.
    scene.adas(&json!({ "say": "Where are you?" })).await;
    scene.ben_comes().await;
    scene.ben_goes().await;
    scene.adas(&json!({ "say": "Hello?" })).await;
    scene.ben_comes().await;
    scene.ben_plays().await;
    scene.ada_plays().await;
    // It is his turn and he is there.
    scene.ben_plays().await;
    scene.ben_goes().await;
    scene.ada_plays().await;
    let second = scene.service.next().await;
    assert_eq!((first.path.as_str(), second.path.as_str()), ("/bens", "/bens"));
    assert_eq!(first.header("topic"), second.header("topic"));
    assert_eq!(scene.service.connections(), 2);
    assert!(scene.service.is_quiet());
    scene.house.close().await;
}

#[tokio::test]
async fn a_bot_that_ends_its_turn_makes_it_somebodys() {
    let house = House::with(config()).await;
    let mut service = PushService::start().await;
    let ada = house.guest("Ada").await;
    let browser = Subscriber::new(9);
    subscribe(&house, &ada, &browser.subscription(&service.endpoint("adas"), "de")).await;
    let agreement = json!({ "game": "the-game", "players": 2, "clock": "1d" });
    let wish = json!({ "agreement": agreement, "bots": ["greedy"], "deal": true });
    let table = house.table(&ada, &wish).await;
    // The bot begins; she has closed the page by then.
    let mut socket = crate::hostile::socket(&house, &ada, &table).await;
    let base = house.look(&ada, &table).await["table"]["version"].clone();
    ask(&mut socket, 1, &base, &json!({ "start": 1 })).await;
    drop(socket);
    let delivery = service.next().await;
    let told = browser.read(&delivery);
    assert_eq!(told["title"], "Du bist dran");
    assert_eq!(told["body"], "The Game an deinem Tisch");
    // As long as the turn lasts, and no longer.
    let seconds: u64 = delivery.header("ttl").unwrap().parse().unwrap();
    assert!((86_000..=86_400).contains(&seconds), "{seconds}");
    house.close().await;
}

#[tokio::test]
async fn five_devices_are_told_and_the_sixth_takes_the_place_of_the_oldest() {
    let mut scene = Scene::dealt().await;
    let mut devices = vec![scene.ben.clone()];
    for _ in 0..5 {
        devices.push(crate::hostile::devices::another(&scene.house, &scene.ben, "curl/8").await);
    }
    for (number, device) in (1..).zip(&devices) {
        let endpoint = scene.service.endpoint(&number.to_string());
        subscribe(&scene.house, device, &Subscriber::new(number).subscription(&endpoint, "en"))
            .await;
    }
    assert!(!status(&scene.house, &devices[0]).await.0);
    scene.ben_is_due().await;
    let mut told = Vec::new();
    for _ in 0..5 {
        let delivery = scene.service.next().await;
        let number: u8 = delivery.path.trim_start_matches('/').parse().unwrap();
        Subscriber::new(number).read(&delivery);
        told.push(number);
    }
    told.sort_unstable();
    assert_eq!(told, [2, 3, 4, 5, 6]);
    assert!(scene.service.is_quiet());
    scene.house.close().await;
}

/// A push service that says nothing must not hold up the table.
#[tokio::test]
async fn a_push_service_that_says_nothing_holds_up_no_move_and_no_other_device() {
    let mut scene = Scene::dealt().await;
    let silent = PushService::start().await;
    silent.say(Says::Nothing);
    let endpoint = silent.endpoint("bens");
    subscribe(&scene.house, &scene.ben, &Subscriber::new(1).subscription(&endpoint, "en")).await;
    let phone = crate::hostile::devices::another(&scene.house, &scene.ben, "curl/8").await;
    let browser = Subscriber::new(2);
    let endpoint = scene.service.endpoint("phone");
    subscribe(&scene.house, &phone, &browser.subscription(&endpoint, "en")).await;
    scene.ben_is_due().await;
    browser.read(&scene.service.next().await);
    scene.ben_comes().await;
    scene.ben_plays().await;
    scene.ada_plays().await;
    assert_eq!(silent.connections(), 1);
    scene.house.close().await;
}

#[tokio::test]
async fn the_keys_outlive_the_server() {
    let house = House::with(config()).await;
    let ada = house.guest("Ada").await;
    let (_, key) = status(&house, &ada).await;
    let house = House::at(house.close().await, config()).await;
    assert_eq!(status(&house, &ada).await.1, key);
    house.close().await;
}

#[tokio::test]
async fn where_it_is_switched_off_nobody_is_told_and_nobody_can_ask_for_it() {
    let push = PushConfig { on: false, ..config().push };
    let house = House::with(Config { push, ..config() }).await;
    let ada = house.guest("Ada").await;
    let status = house.call("GET", "/api/v1/me/push", &ada.headers, None).await;
    assert_eq!(status.json(), json!({ "here": false }));
    let wish = Subscriber::new(1).subscription("https://push.example/a", "en");
    let refused = house.call("PUT", "/api/v1/me/push", &ada.headers, Some(&wish)).await;
    crate::hostile::assert_error(&refused, 404, "push_off");
    assert_eq!(count(&house, "sent").await, 0);
    house.close().await;
}
