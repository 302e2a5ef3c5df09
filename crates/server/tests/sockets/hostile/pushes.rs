//! Those who would like the server to knock at doors that they can't reach themselves.

use serde_json::{Value, json};
use stapel_server::config::Limits;

use super::assert_error;
use crate::support::house::{GENEROUS, House, Person};
use crate::support::http::Answer;
use crate::support::push_service::Subscriber;

async fn put(house: &House, who: &Person, wish: &Value) -> Answer {
    house.call("PUT", "/api/v1/me/push", &who.headers, Some(wish)).await
}

#[tokio::test]
async fn an_endpoint_that_is_not_on_the_public_internet_is_refused() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let long = format!("https://push.example/{}", "a".repeat(2048));
    for endpoint in [
        "",
        "push.example",
        "http://push.example/a",
        "ftp://push.example/a",
        "https://push.example:22/a",
        "https://me@push.example/a",
        "https://push.example/a#b",
        "https://push.example/\r\nhost: other",
        "https://127.0.0.1/a",
        "https://127.0.0.1:7373/api/v1/admin",
        "https://10.0.0.1/a",
        "https://100.64.0.1/a",
        "https://169.254.169.254/latest/meta-data",
        "https://192.168.1.1/a",
        "https://0.0.0.0/a",
        "https://224.0.0.1/a",
        "https://[::1]/a",
        "https://[::]/a",
        "https://[::ffff:10.0.0.1]/a",
        "https://[fd00::1]/a",
        "https://[fe80::1]/a",
        "https://[ff02::1]/a",
        "https://[2001:db8::1]/a",
        &long,
    ] {
        let answer = put(&house, &ada, &Subscriber::new(1).subscription(endpoint, "en")).await;
        assert_error(&answer, 400, "bad_endpoint");
    }
    let good = Subscriber::new(1).subscription("https://push.example/a", "en");
    assert_eq!(put(&house, &ada, &good).await.status, 204);
    house.close().await;
}

#[tokio::test]
async fn keys_that_are_none_are_refused() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let good = Subscriber::new(1).subscription("https://push.example/a", "en");
    let with = |name: &str, value: &str| {
        let mut wish = good.clone();
        wish[name] = json!(value);
        wish
    };
    let off_the_curve = "BA".to_owned() + &"A".repeat(85);
    for wish in [
        with("p256dh", ""),
        with("p256dh", "BA"),
        with("p256dh", "not base64!"),
        with("p256dh", &off_the_curve),
        with("auth", ""),
        with("auth", &"A".repeat(24)),
        with("language", &"x".repeat(17)),
        with("more", "x"),
    ] {
        assert_error(&put(&house, &ada, &wish).await, 400, "bad_request");
    }
    let huge = with("language", &"x".repeat(20_000));
    assert_error(&put(&house, &ada, &huge).await, 413, "too_long");
    house.close().await;
}

#[tokio::test]
async fn nobody_subscribes_without_end_or_for_somebody_else() {
    let house = House::with_limits(Limits { made_per_hour: 3, ..GENEROUS }).await;
    let ada = house.guest("Ada").await;
    let wish = Subscriber::new(1).subscription("https://push.example/a", "en");
    for _ in 0..2 {
        assert_eq!(put(&house, &ada, &wish).await.status, 204);
    }
    assert_error(&put(&house, &ada, &wish).await, 429, "rate_limited");
    let nobody = Person { id: String::new(), headers: Vec::new() };
    assert_error(&put(&house, &nobody, &wish).await, 401, "no_guest");
    let withdrawn = house.call("DELETE", "/api/v1/me/push", &[], None).await;
    assert_error(&withdrawn, 401, "no_guest");
    house.close().await;
}
