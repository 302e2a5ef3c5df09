//! Those who would like to be someone else.

use serde_json::json;
use stapel_server::identity;
use stapel_server::store::Millis;

use super::{assert_error, eventually, header, no_socket, table};
use crate::support::house::{House, text};
use crate::support::stream::Stream;

#[tokio::test]
async fn a_cookie_that_the_server_did_not_sign_is_nobodys() {
    let (house, other) = (House::open().await, House::open().await);
    let (ada, table) = table(&house, 2).await;
    let bob = house.guest("Bob").await;
    let foreign = other.guest("Eve").await;
    let value = |person: &crate::support::house::Person| {
        person.headers[0].1.strip_prefix("stapel_guest=").unwrap().to_owned()
    };
    let own = value(&ada);
    let signature = own.split_once('.').unwrap().1.to_owned();
    let forged = [
        String::new(),
        String::from("."),
        ada.id.clone(),
        format!("{}.", ada.id),
        format!("{}.{}", bob.id, signature),
        format!("{}.{}", ada.id, "0".repeat(64)),
        own[..own.len() - 2].to_owned(),
        own[..own.len() - 1].to_owned(),
        format!("{own}00"),
        format!("{}x", &own[..own.len() - 1]),
        value(&foreign),
    ];
    for cookie in forged {
        let headers = [header("cookie", &format!("stapel_guest={cookie}"))];
        for (method, path) in [
            ("GET", String::from("/api/v1/me")),
            ("DELETE", String::from("/api/v1/me")),
            ("GET", String::from("/api/v1/me/tables")),
            ("POST", String::from("/api/v1/me/links")),
            ("GET", format!("/api/v1/tables/{table}")),
            ("GET", format!("/api/v1/tables/{table}/stream")),
            ("GET", String::from("/api/v1/records?mine=true")),
        ] {
            let answer = house.call(method, &path, &headers, None).await;
            assert_error(&answer, 401, "no_guest");
        }
        let path = format!("/api/v1/tables/{table}/socket");
        assert_error(&no_socket(&house, &path, &headers).await, 401, "no_guest");
    }
    assert_eq!(house.call("GET", "/api/v1/me", &ada.headers, None).await.status, 200);
    house.close().await;
    other.close().await;
}

#[tokio::test]
async fn a_token_that_nobody_got_is_nobodys() {
    let house = House::open().await;
    let (ada, _) = table(&house, 2).await;
    let program = house.program("robot").await;
    let token = program.headers[0].1.clone();
    let cases = [
        (format!("Bearer stapel_{}", "0".repeat(64)), "no_guest"),
        (String::from("Bearer x"), "no_guest"),
        (token[..token.len() - 1].to_owned(), "no_guest"),
        (token.to_uppercase(), "bad_token"),
        (token.replace("Bearer ", "Basic "), "bad_token"),
        (String::from("Bearer"), "bad_token"),
    ];
    for (token, code) in cases {
        let headers = [header("authorization", &token)];
        assert_error(&house.call("GET", "/api/v1/me", &headers, None).await, 401, code);
        // A cookie beside it doesn't help: whoever sends a token means it.
        let headers = [header("authorization", &token), ada.headers[0].clone()];
        assert_error(&house.call("GET", "/api/v1/me", &headers, None).await, 401, code);
    }
    house.close().await;
}

#[tokio::test]
async fn what_is_guessed_is_answered_like_what_could_not_be() {
    let house = House::open().await;
    let (ada, table) = table(&house, 2).await;
    let mut near = table.clone();
    let last = if near.pop() == Some('0') { '1' } else { '0' };
    near.push(last);
    let long = "7".repeat(300);
    let guesses =
        [near.as_str(), "00000000000000000000000000", "x", "..", "%00", &table[..25], &long];
    let mut answers = Vec::new();
    for guess in guesses {
        for end in ["", "/game", "/stream"] {
            let path = format!("/api/v1/tables/{guess}{end}");
            let answer = house.call("GET", &path, &ada.headers, None).await;
            assert_error(&answer, 404, "not_found");
            answers.push(answer.body);
        }
        let path = format!("/api/v1/tables/{guess}/socket");
        let answer = no_socket(&house, &path, &ada.headers).await;
        assert_error(&answer, 404, "not_found");
        answers.push(answer.body);
    }
    answers.dedup();
    assert_eq!(
        answers,
        ["{\"error\":{\"code\":\"not_found\",\"message\":\"there is no such table\"}}"]
    );
    for guess in ["00000000000000000000000000", "x", "00000000000000000000000000.txt"] {
        let answer = house.call("GET", &format!("/api/v1/records/{guess}"), &[], None).await;
        assert_error(&answer, 404, "not_found");
    }
    house.close().await;
}

#[tokio::test]
async fn nobody_speaks_through_the_stream_of_another() {
    let house = House::open().await;
    let (ada, table) = table(&house, 2).await;
    let bob = house.guest("Bob").await;
    let path = format!("/api/v1/tables/{table}/stream");
    let stream = Stream::open(house.address, &path, &ada.headers).await.unwrap();
    let guessed = format!("/api/v1/streams/{}", "0".repeat(64));
    let wish = json!({ "id": 1, "do": "leave" });
    let mut answers = Vec::new();
    for (path, who) in [(&guessed, &ada), (&stream.upward, &bob), (&guessed, &bob)] {
        let answer = house.call("POST", path, &who.headers, Some(&wish)).await;
        assert_error(&answer, 404, "not_found");
        answers.push(answer.body);
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "{answers:?}");
    assert_eq!(house.look(&ada, &table).await["table"]["you"]["seat"], 0);
    // Once the stream is gone its address is gone.
    let upward = stream.upward.clone();
    drop(stream);
    let gone = async || {
        let answer = house.call("POST", &upward, &ada.headers, Some(&wish)).await;
        (answer.status == 404).then_some(())
    };
    eventually("end of the stream's address", gone).await;
    house.close().await;
}

#[tokio::test]
async fn a_link_works_once_and_not_for_ever() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let claim = async |secret: &str| {
        let body = json!({ "secret": secret });
        house.call("POST", "/api/v1/links/claim", &[], Some(&body)).await
    };
    let link = house.call("POST", "/api/v1/me/links", &ada.headers, None).await;
    let secret = text(&link.json()["secret"]);
    let claimed = claim(&secret).await;
    assert_eq!((claimed.status, &claimed.json()["id"]), (200, &json!(ada.id)));
    let expired = identity::new_secret();
    let (hash, guest) = (identity::hash(&expired), ada.id.parse().unwrap());
    house.store.put_link(hash, guest, Millis(1)).await.unwrap();
    let mut answers = Vec::new();
    for secret in [secret.as_str(), &expired, "", "guessed", &"0".repeat(64)] {
        let answer = claim(secret).await;
        assert_error(&answer, 404, "no_such_link");
        assert_eq!(answer.header("set-cookie"), None);
        answers.push(answer.body);
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "{answers:?}");
    house.close().await;
}
