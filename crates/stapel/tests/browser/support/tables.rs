//! Tables that are opened without the start page, for what it does not offer.

use serde_json::json;
use stapel_rules::GameKind;

use super::browser::Browser;

/// Opens a table with bots that take no time, and deals. Someone who waits for bots to seem human waits for nothing.
pub(crate) async fn with_quick_bots(browser: &Browser, game: GameKind, players: u8) {
    browser.open("/").await;
    let wish = json!({
        "agreement": { "game": game.name(), "players": players, "bots_take_time": false },
        "sit": true,
        "bots": vec!["greedy"; usize::from(players) - 1],
        "deal": true,
    });
    let script = format!(
        "const done = arguments[0];
        const post = async (path, body) => {{
            const headers = {{ 'content-type': 'application/json' }};
            const answer = await fetch(path, {{ method: 'POST', headers, body: JSON.stringify(body) }});
            return answer.json();
        }};
        const open = async () => {{
            const guest = await post('/api/v1/guests', {{ name: 'Guest' }});
            localStorage.setItem('stapel.guest', guest.id);
            return (await post('/api/v1/tables', {wish})).id;
        }};
        open().then(done);"
    );
    let id: String = browser.run(&script).await;
    browser.open(&format!("/t/{id}")).await;
}
