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

/// Lets the open table give up its game, agree on another one, and deal it. The page does not offer to change the game of
/// a table, but programs can. When this returns, it is under way: the page may be loaded anew before it is done.
pub(crate) async fn play_another_game(browser: &Browser, game: GameKind, players: u8) {
    let agreement = json!({ "game": game.name(), "players": players, "bots_take_time": false });
    let wishes = json!(["give_up", { "agree": agreement }, "deal"]);
    let script = format!(
        "const wishes = {wishes};
        const [, , table] = location.pathname.split('/');
        const socket = new WebSocket(`/api/v1/tables/${{table}}/socket`);
        // Numbers that the page itself has not used.
        const first = 1000000;
        const ask = (at) => socket.send(JSON.stringify({{ id: first + at, do: wishes[at] }}));
        socket.onopen = () => ask(0);
        socket.onmessage = ({{ data }}) => {{
            const at = JSON.parse(data).changed?.id - first;
            if (at >= 0 && at + 1 < wishes.length) ask(at + 1);
        }};
        return true;"
    );
    let _under_way: bool = browser.read(&script).await;
}
