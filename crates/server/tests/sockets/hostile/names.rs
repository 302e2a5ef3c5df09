//! Those who say with their name what may not be said, or pass for someone else (F5).

use serde_json::{Value, json};
use stapel_server::config::Config;

use super::{assert_error, eventually, hear, socket};
use crate::support::house::{GENEROUS, House, Person};
use crate::support::http::Answer;
use crate::support::socket::Socket;

async fn rename(house: &House, who: &Person, name: &str) -> Answer {
    house.call("PATCH", "/api/v1/me", &who.headers, Some(&json!({ "name": name }))).await
}

async fn wish(house: &House, host: &Person, game: &str, sit: bool) -> Answer {
    let wish = json!({ "agreement": { "game": game, "players": 2, "listed": true }, "sit": sit });
    house.call("POST", "/api/v1/tables", &host.headers, Some(&wish)).await
}

async fn open_table(house: &House, host: &Person, game: &str) -> String {
    let answer = wish(house, host, game, true).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["id"].as_str().unwrap().to_owned()
}

async fn ask(socket: &mut Socket, id: u64, what: Value) {
    socket.send(&json!({ "id": id, "do": what }).to_string()).await.unwrap();
}

/// What someone is refused with.
async fn refusal(socket: &mut Socket, id: u64, what: Value) -> String {
    ask(socket, id, what).await;
    let refused = hear(socket, "refused").await;
    assert_eq!(refused["id"], id);
    refused["code"].as_str().unwrap().to_owned()
}

/// Waits for the change that a request led to.
async fn hear_change(socket: &mut Socket, id: u64) {
    while hear(socket, "changed").await["id"] != id {}
}

/// Two people at a table at which a game of The Game runs.
async fn running_game(house: &House) -> (Person, Person, String, Socket, Socket) {
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let table = open_table(house, &ada, "the-game").await;
    let mut host = socket(house, &ada, &table).await;
    let mut other = socket(house, &bob, &table).await;
    ask(&mut other, 1, json!({ "sit": null })).await;
    hear(&mut other, "done").await;
    ask(&mut host, 1, json!("deal")).await;
    hear_change(&mut host, 1).await;
    (ada, bob, table, host, other)
}

#[tokio::test]
async fn nobody_is_invisible_or_called_like_a_bot() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    for (name, code) in [
        ("\u{3164}", "name_invisible"),
        ("\u{2800}\u{200b}", "name_invisible"),
        ("\u{301}", "name_invisible"),
        ("\u{202e}", "name_invisible"),
        (" ", "name_invisible"),
        ("Bot 2", "name_of_bot"),
        ("Вot 2", "name_of_bot"),
        ("Bot (Sorglos)", "name_of_bot"),
        ("expert", "name_of_bot"),
    ] {
        for path in ["/api/v1/guests", "/api/v1/programs"] {
            let answer = house.call("POST", path, &[], Some(&json!({ "name": name }))).await;
            assert_error(&answer, 400, code);
        }
        assert_error(&rename(&house, &ada, name).await, 400, code);
    }
    // What can't be seen inside of a name is left out.
    let answer = rename(&house, &ada, "A\u{202e}d\u{200b}a \u{2066}Lovelace").await;
    assert_eq!(answer.json()["name"], "Ada Lovelace");
    house.close().await;
}

#[tokio::test]
async fn a_name_does_not_change_in_sight_of_a_running_game_where_numbers_are_secret() {
    let house = House::open().await;
    let (ada, bob, table, mut host, mut other) = running_game(&house).await;
    for name in ["I hold 52", "Bob low", "fifty two"] {
        assert_error(&rename(&house, &bob, name).await, 409, "name_in_game");
    }
    // Not by getting up either: the seat is still theirs, and shows who owns it.
    ask(&mut other, 2, json!("leave")).await;
    hear_change(&mut other, 2).await;
    assert_error(&rename(&house, &bob, "Bob low").await, 409, "name_in_game");
    // Nor by giving the seat up and sitting down again.
    ask(&mut other, 7, json!("leave_for_good")).await;
    hear(&mut other, "table").await;
    assert_eq!(rename(&house, &bob, "Bob low").await.status, 200);
    let mut again = socket(&house, &bob, &table).await;
    assert_eq!(refusal(&mut again, 3, json!({ "sit": 1 })).await, "name_changed");
    assert_eq!(rename(&house, &bob, "Bob").await.status, 200);
    ask(&mut again, 4, json!({ "sit": 1 })).await;
    assert_eq!(hear(&mut again, "done").await["id"], 4);
    let looked = house.look(&ada, &table).await;
    assert_eq!(looked["table"]["places"][1]["who"]["person"]["name"], "Bob");
    // After the game it can change, and everyone is shown it.
    ask(&mut host, 5, json!("give_up")).await;
    hear_change(&mut host, 5).await;
    ask(&mut again, 8, json!("give_up")).await;
    hear_change(&mut again, 8).await;
    assert_eq!(rename(&house, &bob, "Bob low").await.status, 200);
    loop {
        let shown = hear(&mut host, "table").await;
        if shown["places"][1]["who"]["person"]["name"] == "Bob low" {
            break;
        }
    }
    house.close().await;
}

#[tokio::test]
async fn a_host_who_does_not_sit_can_tell_nothing_by_renaming_not_even_after_a_restart() {
    let house = House::open().await;
    let (ada, bob, table, mut host, _other) = running_game(&house).await;
    // The host gets up and leaves the table to bob; as a spectator and former host they may rename.
    ask(&mut host, 6, json!({ "host": 1 })).await;
    hear_change(&mut host, 6).await;
    let eve = house.guest("Eve").await;
    let opened = wish(&house, &eve, "the-game", false).await;
    assert_eq!(opened.status, 201);
    let hosted = opened.json()["id"].as_str().unwrap().to_owned();
    let mut hosting = socket(&house, &eve, &hosted).await;
    for (id, seat) in [(1, 0), (2, 1)] {
        ask(&mut hosting, id, json!({ "bot": { "seat": seat, "bot": "greedy" } })).await;
        hear_change(&mut hosting, id).await;
    }
    ask(&mut hosting, 3, json!("deal")).await;
    hear_change(&mut hosting, 3).await;
    assert_eq!(rename(&house, &eve, "Eve has it").await.status, 200);
    let name = |looked: &Value| looked["table"]["host"]["name"].clone();
    assert_eq!(name(&house.look(&ada, &hosted).await), "Eve");
    let directory = house.close().await;
    let config = Config { limits: GENEROUS, ..Config::default() };
    let house = House::at(directory, config).await;
    let looked = house.look(&ada, &hosted).await;
    if looked["table"]["round"]["over"] == false {
        assert_eq!(name(&looked), Value::Null, "nobody knows what the host was called");
    }
    // Where people sit they are called what they were called, and still can't change it.
    let looked = house.look(&ada, &table).await;
    assert_eq!(looked["table"]["places"][1]["who"]["person"]["name"], "Bob");
    assert_error(&rename(&house, &bob, "Bob high").await, 409, "name_in_game");
    house.close().await;
}

#[tokio::test]
async fn who_has_a_number_in_their_name_sits_down_only_where_numbers_may_be_said() {
    let house = House::open().await;
    let eve = house.guest("Eve 52").await;
    assert_error(&wish(&house, &eve, "the-game", true).await, 409, "name_number");
    assert_error(&wish(&house, &eve, "extreme", true).await, 409, "name_number");
    let ada = house.guest("Ada").await;
    let table = open_table(&house, &ada, "the-game").await;
    let mut standing = socket(&house, &eve, &table).await;
    assert_eq!(refusal(&mut standing, 1, json!({ "sit": null })).await, "name_number");
    // Where numbers are no secret it is a name like any other.
    let open = open_table(&house, &ada, "clear-4").await;
    let mut seated = socket(&house, &eve, &open).await;
    ask(&mut seated, 1, json!({ "sit": null })).await;
    assert_eq!(hear(&mut seated, "done").await["id"], 1);
    let looked = house.look(&ada, &open).await;
    assert_eq!(looked["table"]["places"][1]["who"]["person"]["name"], "Eve 52");
    // But then that game can't become one in which they are.
    let mut host = socket(&house, &ada, &open).await;
    let agreement = json!({ "agree": { "game": "extreme", "players": 2 } });
    assert_eq!(refusal(&mut host, 1, agreement.clone()).await, "name_number_seated");
    assert_eq!(rename(&house, &eve, "Eve").await.status, 200);
    let mut id = 1;
    loop {
        id += 1;
        ask(&mut host, id, agreement.clone()).await;
        let text = host.hear().await.unwrap();
        if text.contains("\"agreed\"") {
            break;
        }
    }
    assert_error(&rename(&house, &eve, "Eve 52").await, 409, "name_number");
    house.close().await;
}

#[tokio::test]
async fn nobody_sits_down_beside_somebody_who_is_called_nearly_so() {
    let house = House::open().await;
    let (ada, eve) = (house.guest("Ada").await, house.guest("Аdа").await);
    let table = open_table(&house, &ada, "clear-4").await;
    let mut standing = socket(&house, &eve, &table).await;
    assert_eq!(refusal(&mut standing, 1, json!({ "sit": null })).await, "name_taken");
    assert_eq!(rename(&house, &eve, "Eve").await.status, 200);
    let sat = async || {
        let mut again = socket(&house, &eve, &table).await;
        ask(&mut again, 2, json!({ "sit": null })).await;
        let seat = house.look(&eve, &table).await["table"]["you"]["seat"].as_u64();
        (seat == Some(1)).then_some(())
    };
    eventually("Eve at the table", sat).await;
    for name in ["ADA", "A d a", "Ada.", "Ada\u{200b}"] {
        assert_error(&rename(&house, &eve, name).await, 409, "name_taken");
    }
    assert_eq!(rename(&house, &eve, "Ada Lovelace").await.status, 200);
    // Two who have chosen no name are nobody's doubles.
    let (one, two) = (house.guest("Guest").await, house.guest("Guest").await);
    let table = open_table(&house, &one, "the-game").await;
    let mut seated = socket(&house, &two, &table).await;
    ask(&mut seated, 1, json!({ "sit": null })).await;
    assert_eq!(hear(&mut seated, "done").await["id"], 1);
    house.close().await;
}
