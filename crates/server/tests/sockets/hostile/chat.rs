//! Numbers that must not be said.

use serde_json::{Value, json};

use super::{assert_answers, hear, socket, table};
use crate::support::house::House;

/// Every byte of the files in the directory of a store.
pub(super) fn stored_bytes(data: &std::path::Path) -> Vec<u8> {
    let mut files: Vec<_> =
        std::fs::read_dir(data).unwrap().map(|file| file.unwrap().path()).collect();
    // The socket for operators holds nothing.
    files.retain(|path| path.is_file());
    files.sort();
    files.iter().flat_map(|file| std::fs::read(file).unwrap()).collect()
}

pub(super) fn contains(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[tokio::test]
async fn a_number_is_refused_to_its_speaker_alone_and_kept_nowhere() {
    let house = House::open().await;
    let (ada, table) = table(&house, 2).await;
    let bob = house.guest("Bob").await;
    let mut speaker = socket(&house, &ada, &table).await;
    let mut listener = socket(&house, &bob, &table).await;
    listener.send(&json!({ "id": 1, "do": { "sit": null } }).to_string()).await.unwrap();
    hear(&mut listener, "done").await;
    let taboo = [
        "wombat 37",
        "wombat thirty-seven",
        "wombat siebenunddreißig",
        "wombat t h i r t y",
        "wombat 3\u{fe0f}\u{20e3}7",
        "wombat \u{0663}\u{0667}",
        "wombat xxxvii",
    ];
    for dealt in [false, true] {
        if dealt {
            speaker.send(&json!({ "id": 500, "do": "deal" }).to_string()).await.unwrap();
            hear(&mut speaker, "changed").await;
        }
        for (text, id) in taboo.iter().zip(if dealt { 20u64.. } else { 1.. }) {
            speaker.send(&json!({ "id": id, "do": { "say": text } }).to_string()).await.unwrap();
            let refused = hear(&mut speaker, "refused").await;
            assert_eq!(
                (&refused["id"], &refused["code"]),
                (&json!(id), &json!("number_taboo")),
                "{text}"
            );
        }
        let id = if dealt { 51u64 } else { 50 };
        speaker
            .send(&json!({ "id": id, "do": { "say": "a quokka is fine" } }).to_string())
            .await
            .unwrap();
        assert_eq!(hear(&mut speaker, "changed").await["id"], id);
    }
    // The other hears what is fine and nothing else.
    let mut quokkas = 0;
    while quokkas < 2 {
        let text = listener.hear().await.unwrap();
        assert!(!text.contains("wombat"), "{text}");
        let message: Value = serde_json::from_str(&text).unwrap();
        let events = message.pointer("/changed/events").and_then(Value::as_array);
        quokkas += events.map_or(0, |events| {
            events.iter().filter(|event| event["said"]["text"] == "a quokka is fine").count()
        });
    }
    assert_answers(&mut speaker, 90).await;
    let look = house.look(&bob, &table).await.to_string();
    assert!(look.contains("quokka") && !look.contains("wombat"));
    let bytes = stored_bytes(&house.data());
    assert!(contains(&bytes, "quokka") && !contains(&bytes, "wombat"));
    house.close().await;
}
