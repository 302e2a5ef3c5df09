//! Finished games that are kept on a device, as if they had been played there.

use serde_json::json;
use stapel_rules::GameKind;

use super::browser::Browser;

/// The ids under which the examples are kept.
const THE_GAME: &str = "5fn4qzc72en7z090nxk1g4z7gt";
const EXTREME: &str = "5fn4qzc72en7z090nxk1g4z7gv";
const CLEAR4: &str = "5fn4qzc72en7z090nxk1g4z7gu";

/// Where the replay of an example is, once it is kept.
pub(crate) fn path_of(game: GameKind) -> String {
    let id = match game {
        GameKind::TheGame => THE_GAME,
        GameKind::Extreme => EXTREME,
        GameKind::Clear4 => CLEAR4,
    };
    format!("/r/{id}")
}

/// Keeps an example on the device and shows a step of it. Gives the address.
pub(crate) async fn watch(browser: &Browser, game: GameKind, step: usize) -> String {
    keep(browser, game).await;
    let path = format!("{}#v={step}&eyes=open", path_of(game));
    browser.open(&path).await;
    browser.wait_for_element("#what-if-here").await;
    path
}

/// Keeps an example on the device.
pub(crate) async fn keep(browser: &Browser, game: GameKind) {
    let (names, text) = match game {
        GameKind::TheGame => {
            (&["Mia", "Tim"][..], include_str!("../../../../../docs/examples/the-game.txt"))
        }
        GameKind::Extreme => {
            (&["Mia", "Tim", "Ana"][..], include_str!("../../../../../docs/examples/extreme.txt"))
        }
        GameKind::Clear4 => {
            (&["Ana", "Ben", "Cleo"][..], include_str!("../../../../../docs/examples/clear-4.txt"))
        }
    };
    keep_record(browser, game, names, text).await;
}

/// Keeps a game on the device in place of the example.
pub(crate) async fn keep_record(browser: &Browser, game: GameKind, names: &[&str], text: &str) {
    let place = |name: &&str| json!({"person": {"id": "", "name": name}});
    let path = path_of(game);
    let id = path.trim_start_matches("/r/");
    let record = json!({
        "id": id,
        "game": game.name(),
        "finished": 1_700_000_000_000_i64,
        "places": names.iter().map(place).collect::<Vec<_>>(),
        "offline": true,
        "commitment": "0".repeat(64),
        "record": text,
    });
    browser.open("/").await;
    let keep = format!(
        "localStorage.setItem('stapel.record.{id}', JSON.stringify({record})); return true"
    );
    let _kept: bool = browser.read(&keep).await;
}
