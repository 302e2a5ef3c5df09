//! What can be asked about a table without being at it.

use serde_json::{Value, json};
use stapel_rules::GameKind;

use crate::support::house::House;
use crate::support::socket::Socket;

/// What the server tells someone who is no guest about the game on a table.
async fn game_of(house: &House, table: &str) -> String {
    let answer = house.call("GET", &format!("/api/v1/tables/{table}/game"), &[], None).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(answer.header("cache-control"), Some("private, max-age=60"));
    assert_eq!(answer.header("set-cookie"), None);
    answer.body
}

/// Does something at a table, and waits until it is done.
async fn act(socket: &mut Socket, id: u64, wanted: &Value) {
    socket.send(&json!({ "id": id, "do": wanted }).to_string()).await.unwrap();
    loop {
        let text = socket.hear().await.expect("the table answers");
        let message: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(message.get("refused"), None, "{wanted}");
        if message["changed"]["id"] == id {
            return;
        }
    }
}

#[tokio::test]
async fn who_has_the_id_of_a_table_is_told_its_game_and_nothing_else() {
    let house = House::open().await;
    let host = house.guest("Ada").await;
    for game in GameKind::ALL {
        let wish = json!({ "agreement": { "game": game.name(), "players": 2 } });
        let table = house.table(&host, &wish).await;
        assert_eq!(game_of(&house, &table).await, format!("{{\"game\":\"{game}\"}}"));
    }
    house.close().await;
}

#[tokio::test]
async fn the_game_of_a_table_is_what_lies_on_it_until_another_one_is_dealt() {
    let house = House::open().await;
    let host = house.guest("Ada").await;
    let agreement = |game: &str| json!({ "game": game, "players": 2 });
    let wish = json!({ "agreement": agreement("extreme"), "bots": ["greedy"] });
    let table = house.table(&host, &wish).await;
    let agree = |game: &str| json!({ "agree": agreement(game) });
    let steps = [
        (agree("the-game"), "the-game"),
        (json!("deal"), "the-game"),
        (json!("give_up"), "the-game"),
        (agree("clear-4"), "the-game"),
        (json!("deal"), "clear-4"),
    ];
    let path = format!("/api/v1/tables/{table}/socket");
    let mut socket = Socket::open(house.address, &path, &host.headers).await.unwrap();
    for (id, (wanted, game)) in (1..).zip(steps) {
        act(&mut socket, id, &wanted).await;
        let expected = json!({ "game": game }).to_string();
        assert_eq!(game_of(&house, &table).await, expected, "after {wanted}");
    }
    house.close().await;
}
