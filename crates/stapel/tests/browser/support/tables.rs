//! Tables that are opened without the start page, for what it does not offer.

use serde::Deserialize;
use serde_json::{Value, json};
use stapel_rules::GameKind;

use super::browser::Browser;

/// Opens a table as somebody called Guest, who may have opened others before, and gives its path.
pub(crate) async fn open(browser: &Browser, wish: &Value) -> String {
    browser.open("/").await;
    let script = format!(
        "const done = arguments[0];
        const post = async (path, body) => {{
            const headers = {{ 'content-type': 'application/json' }};
            const answer = await fetch(path, {{ method: 'POST', headers, body: JSON.stringify(body) }});
            return answer.json();
        }};
        const open = async () => {{
            if (localStorage.getItem('stapel.guest') === null) {{
                const guest = await post('/api/v1/guests', {{ name: 'Guest' }});
                localStorage.setItem('stapel.guest', guest.id);
            }}
            return (await post('/api/v1/tables', {wish})).path;
        }};
        open().then(done);"
    );
    browser.run(&script).await
}

/// Opens a table with bots that take no time, and deals. Someone who waits for bots to seem human waits for nothing.
pub(crate) async fn with_quick_bots(browser: &Browser, game: GameKind, players: u8) {
    let wish = json!({
        "agreement": { "game": game.name(), "players": players, "bots_take_time": false },
        "sit": true,
        "bots": vec!["greedy"; usize::from(players) - 1],
        "deal": true,
    });
    let path = open(browser, &wish).await;
    browser.open(&path).await;
}

/// Opens the page of a table at which somebody else sits who is called Ada, to watch it.
pub(crate) async fn of_someone_else(browser: &Browser, game: GameKind, players: u8) {
    browser.open("/").await;
    let agreement = json!({ "game": game.name(), "players": players });
    let script = format!(
        "const done = arguments[0];
        const post = async (path, body, token) => {{
            const headers = {{ 'content-type': 'application/json' }};
            if (token) headers.authorization = `Bearer ${{token}}`;
            const credentials = token ? 'omit' : 'same-origin';
            const method = 'POST';
            const answer = await fetch(path, {{ method, headers, credentials, body: JSON.stringify(body) }});
            return answer.json();
        }};
        const open = async () => {{
            const {{ token }} = await post('/api/v1/programs', {{ name: 'Ada' }});
            return (await post('/api/v1/tables', {{ agreement: {agreement}, sit: true }}, token)).id;
        }};
        open().then(done);"
    );
    let id: String = browser.run(&script).await;
    browser.open(&format!("/t/{id}#{}", game.name())).await;
}

/// Opens the page of a table of Clear 4! at which the other seat waits for ever, dealt so that whoever looks begins
/// and has four cards, in hand or face up, that count alike. Gives the selectors of these cards.
pub(crate) async fn with_four_of_a_kind(browser: &Browser) -> Vec<String> {
    browser.open("/").await;
    let agreement = json!({ "game": "clear-4", "players": 2, "first": 1 });
    let script = format!(
        "const done = arguments[0];
        const post = async (path, body, token) => {{
            const headers = {{ 'content-type': 'application/json' }};
            if (token) headers.authorization = `Bearer ${{token}}`;
            const credentials = token ? 'omit' : 'same-origin';
            const method = 'POST';
            const answer = await fetch(path, {{ method, headers, credentials, body: JSON.stringify(body) }});
            return answer.json();
        }};
        // The cards of someone that are four of a kind together, numbers first: where they are on the page.
        const four = ({{ hand, stacks }}) => {{
            const places = new Map();
            const add = (face, place) => places.set(face, [...(places.get(face) ?? []), place]);
            // Of equal cards in the hand the topmost is played, and then the one below it.
            const kinds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'push', 'joker', 'clear'];
            const topmost = (face) => `.own-card[data-face='${{kinds.indexOf(face)}}']:last-child`;
            hand.forEach((face) => add(face, topmost(face)));
            stacks[1].forEach(({{ up }}, index) => add(up, `.own-card[data-stack='${{index + 1}}']`));
            for (let value = 1; value <= 10; value++) {{
                const equal = places.get(value) ?? [];
                const all = [...equal, ...(places.get('joker') ?? [])].slice(0, 4);
                if (equal.length > 0 && all.length === 4) return all;
            }}
            return null;
        }};
        // The other one has no page, and deals through a stream of events.
        const deal = async (id, token) => {{
            const headers = {{ authorization: `Bearer ${{token}}`, 'content-type': 'application/json' }};
            const credentials = 'omit';
            const stream = await fetch(`/api/v1/tables/${{id}}/stream`, {{ headers, credentials }});
            const reader = stream.body.pipeThrough(new TextDecoderStream()).getReader();
            let told = '';
            while (!/^data: .*\\n/m.test(told)) told += (await reader.read()).value;
            const [, path] = told.match(/^data: (.*)$/m);
            const body = JSON.stringify({{ id: 1, do: 'deal' }});
            await fetch(path, {{ method: 'POST', headers, credentials, body }});
            while (!told.includes('dealt')) told += (await reader.read()).value;
            // A browser opens few streams at a time.
            await reader.cancel();
            const {{ table }} = await (await fetch(`/api/v1/tables/${{id}}`)).json();
            return table.round.view.clear4;
        }};
        const open = async () => {{
            const {{ token }} = await post('/api/v1/programs', {{ name: 'Ada' }});
            const guest = await post('/api/v1/guests', {{ name: 'Guest' }});
            localStorage.setItem('stapel.guest', guest.id);
            for (;;) {{
                const {{ id }} = await post('/api/v1/tables', {{ agreement: {agreement}, sit: true }}, token);
                const socket = new WebSocket(`/api/v1/tables/${{id}}/socket`);
                await new Promise((opened) => {{ socket.onopen = opened; }});
                await new Promise((sat) => {{
                    socket.onmessage = ({{ data }}) => {{
                        const {{ changed, done }} = JSON.parse(data);
                        if ((changed ?? done)?.id === 1) sat();
                    }};
                    socket.send(JSON.stringify({{ id: 1, do: {{ sit: 1 }} }}));
                }});
                const cards = four(await deal(id, token));
                socket.close();
                if (cards) return {{ id, cards }};
            }}
        }};
        open().then(done, (failure) => done({{ id: String(failure), cards: [] }}));"
    );
    #[derive(Deserialize)]
    struct Opened {
        id: String,
        cards: Vec<String>,
    }
    let Opened { id, cards } = browser.run(&script).await;
    assert_eq!(cards.len(), 4, "{id}");
    browser.open(&format!("/t/{id}#clear-4")).await;
    cards
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
