//! Deals to which people add bits, at a real server: two clients that add some, of whom one never reveals them, one that
//! knows nothing of it, and a bot.

use serde_json::{Value, json};
use stapel_rules::Seat;
use stapel_rules::notation::{Record, Share};
use stapel_table::{Digits, commitments, share_commitment, verify};

use crate::support::house::{House, Person};
use crate::support::socket::Socket;

/// Someone at a table, with every word they were sent.
struct Client {
    socket: Socket,
    heard: Vec<String>,
    next: u64,
}

impl Client {
    async fn join(house: &House, person: &Person, table: &str) -> Client {
        let path = format!("/api/v1/tables/{table}/socket");
        let socket = Socket::open(house.address, &path, &person.headers).await.unwrap();
        Client { socket, heard: Vec::new(), next: 1 }
    }

    async fn hear(&mut self) -> Value {
        let text = self.socket.hear().await.expect("the table speaks");
        self.heard.push(text.clone());
        serde_json::from_str(&text).unwrap()
    }

    /// Asks for something, and gives its answer.
    async fn want(&mut self, wanted: &Value) -> Value {
        let id = self.next;
        self.next += 1;
        let request = json!({ "id": id, "do": wanted });
        self.socket.send(&request.to_string()).await.unwrap();
        loop {
            let message = self.hear().await;
            let answer = message.as_object().unwrap().values().next().unwrap();
            if answer["id"] == id {
                return message;
            }
        }
    }

    /// Waits for a shuffle at this stage.
    async fn shuffle(&mut self, stage: &str) -> Value {
        loop {
            let message = self.hear().await;
            if message["shuffle"]["stage"] == stage {
                return message["shuffle"].clone();
            }
        }
    }

    /// Waits for the cards.
    async fn dealt(&mut self) -> Value {
        loop {
            let message = self.hear().await;
            let events = message["changed"]["events"].as_array().into_iter().flatten();
            if let Some(dealt) = events.into_iter().find_map(|event| event.get("dealt")) {
                return dealt.clone();
            }
        }
    }
}

fn bits(byte: u8) -> Digits {
    Digits::from_bits([byte; 32])
}

/// What a seat promises for the deal of a table.
fn promise(table: &Value, seat: usize, byte: u8) -> Value {
    let sealed = table["commitment"].as_str().unwrap();
    json!({ "share": share_commitment(sealed, Seat::new(seat).unwrap(), &bits(byte)).as_str() })
}

/// The record of a game that this client ends. Others who sit there have agreed before.
async fn record(house: &House, client: &mut Client, host: &Person) -> Record {
    let over = client.want(&json!("give_up")).await;
    let events = over["changed"]["events"].as_array().unwrap();
    let id = events.iter().find_map(|event| event["over"]["record"].as_str()).unwrap();
    let path = format!("/api/v1/records/{id}");
    let answer = house.call("GET", &path, &host.headers, None).await;
    let json: Value = serde_json::from_str(&answer.body).unwrap();
    Record::parse(json["record"].as_str().unwrap()).unwrap()
}

#[tokio::test]
async fn a_deal_comes_by_itself_and_its_record_says_who_shuffled_and_who_did_not() {
    let house = House::open().await;
    let [ada, ben, old] =
        [house.guest("Ada").await, house.program("Ben").await, house.guest("Old").await];
    let wish = json!({ "agreement": { "game": "the-game", "players": 4 } });
    let table = house.table(&ada, &wish).await;
    let mut ada_plays = Client::join(&house, &ada, &table).await;
    let mut ben_plays = Client::join(&house, &ben, &table).await;
    let mut old_plays = Client::join(&house, &old, &table).await;
    ben_plays.want(&json!({ "sit": 1 })).await;
    old_plays.want(&json!({ "sit": 2 })).await;
    ada_plays.want(&json!({ "bot": { "seat": 3, "bot": "greedy" } })).await;
    let shown = house.look(&ada, &table).await["table"].clone();
    let sealed = shown["commitment"].as_str().unwrap().to_owned();
    ada_plays.want(&promise(&shown, 0, 1)).await;
    ben_plays.want(&promise(&shown, 1, 2)).await;
    let called = ada_plays.want(&json!("deal")).await;
    assert_eq!(called["changed"]["events"], json!([]), "nothing is dealt yet");
    // Both are shown the same closed list, and nothing about the deal can change any more.
    let list = ada_plays.shuffle("dealing").await;
    assert_eq!(ben_plays.shuffle("dealing").await, list);
    assert_eq!(list["shares"].as_array().unwrap().len(), 2);
    let refused = ada_plays.want(&json!("deal")).await;
    assert_eq!(refused["refused"]["code"], "dealing");
    let wrong = ada_plays.want(&json!({ "reveal": bits(2).as_str() })).await;
    assert_eq!(wrong["refused"]["code"], "wrong_reveal");
    ada_plays.want(&json!({ "reveal": bits(1).as_str() })).await;
    // Ben never reveals anything. Cards are dealt all the same, to everyone.
    for client in [&mut ada_plays, &mut ben_plays, &mut old_plays] {
        assert_eq!(client.dealt().await["round"]["commitment"], sealed);
    }
    let dealt = ada_plays.shuffle("dealt").await;
    assert_eq!(dealt["shares"][0]["revealed"], true);
    assert_eq!(dealt["shares"][1]["revealed"], Value::Null, "Ben was left out");
    let late = ben_plays.want(&json!({ "reveal": bits(2).as_str() })).await;
    assert_eq!(late["refused"]["code"], "no_share");

    // Until the game is over nobody was told a seed, nor anyone's bits, and the old client no new message.
    let heard: Vec<String> = [&ada_plays, &ben_plays, &old_plays]
        .iter()
        .flat_map(|client| client.heard.clone())
        .collect();
    assert!(old_plays.heard.iter().all(|text| !text.starts_with("{\"shuffle\"")));
    for client in [&mut ben_plays, &mut old_plays] {
        client.want(&json!("give_up")).await;
    }
    let record = record(&house, &mut ada_plays, &ada).await;
    let seed = record.seed.clone().unwrap();
    for secret in [seed.as_str(), bits(1).as_str(), bits(2).as_str()] {
        assert!(heard.iter().all(|text| !text.contains(secret)), "a secret was told");
    }
    let verified = verify(&record, Some(&sealed)).unwrap();
    let seats = |set: stapel_rules::SeatSet| set.iter().map(Seat::index).collect::<Vec<_>>();
    assert_eq!((seats(verified.added), seats(verified.left_out)), (vec![0], vec![1]));
    assert_eq!(record.shares[0], Some(Share::Bits(bits(1).as_str().to_owned())));
    assert_eq!(record.shares[2..4], [None, None], "the old client and the bot added nothing");
    let listed: Vec<Value> = commitments(&record)
        .iter()
        .map(|(seat, promised)| json!([seat.index(), promised.as_str()]))
        .collect();
    let shown = list["shares"].as_array().unwrap().iter();
    assert!(shown.map(|share| json!([share["seat"], share["commitment"]])).eq(listed));
    house.close().await;
}

#[tokio::test]
async fn a_table_that_is_opened_and_dealt_at_once_waits_for_the_one_who_opened_it() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let wish = json!({
        "agreement": { "game": "clear-4", "players": 2 }, "bots": ["greedy"], "deal": true, "share": true
    });
    let table = house.table(&ada, &wish).await;
    let shown = house.look(&ada, &table).await["table"].clone();
    assert_eq!(shown["round"], Value::Null);
    let mut plays = Client::join(&house, &ada, &table).await;
    plays.want(&promise(&shown, 0, 1)).await;
    plays.shuffle("dealing").await;
    // Whoever loses the line in between goes on where they were.
    plays.socket.break_off().await;
    let mut plays = Client { next: 50, ..Client::join(&house, &ada, &table).await };
    plays.want(&promise(&shown, 0, 1)).await;
    plays.shuffle("dealing").await;
    plays.want(&json!({ "reveal": bits(1).as_str() })).await;
    let record = record(&house, &mut plays, &ada).await;
    assert_eq!(record.shares[0], Some(Share::Bits(bits(1).as_str().to_owned())));
    verify(&record, shown["commitment"].as_str()).unwrap();

    // Who wishes for a deal as ever gets it as ever.
    let wish = json!({ "agreement": { "game": "clear-4", "players": 2 }, "bots": ["greedy"], "deal": true });
    let table = house.table(&ada, &wish).await;
    assert_eq!(house.look(&ada, &table).await["table"]["round"]["over"], false);
    house.close().await;
}
