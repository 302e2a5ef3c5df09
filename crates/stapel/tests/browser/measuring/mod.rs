//! What the page costs: bytes, and time until something is seen. `cargo xtask bench-page` prints it as a table.

mod proxy;

use serde::Deserialize;
use serde_json::{Value, json};
use stapel_rules::GameKind;
use stapel_words::phrases::game_name;

use crate::pages::home;
use crate::players::hands::Hands;
use crate::players::piles::Player;
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::Pointer;
use crate::support::server::Server;
use crate::support::tables;
use proxy::Proxy;

/// How often something is measured that browsers do only once.
const TIMES: usize = 7;

/// How many games are played to measure plays.
const GAMES: usize = 3;

const MOUSE: &[Hands] = &[Hands::Pointing(Pointer::Mouse)];

/// Notes when the first card of the hand is on the screen, from the moment in which the page is asked for.
const FIRST_CARD: &str = "
    const look = () => {
        if (!document.querySelector('.hand-card')) return requestAnimationFrame(look);
        // The next frame begins when this one has been drawn.
        requestAnimationFrame(() => { window.firstCard = performance.now(); });
    };
    requestAnimationFrame(look);";

/// Notes for every play how long after the click its card is seen on the pile, and how long after it the server has said
/// that it may stay there.
const PLAYS: &str = "
    window.plays = [];
    addEventListener('click', (click) => {
        const pile = click.target.closest?.('[data-pile]');
        const card = document.querySelector('.hand-card.chosen')?.dataset.card;
        if (!pile || !card) return;
        let shown;
        const look = () => {
            const lies = pile.querySelector('.pile-top .card-number')?.textContent === card;
            const seen = lies || pile.querySelector('.pile-pending');
            requestAnimationFrame((drawn) => {
                if (seen) shown ??= drawn - click.timeStamp;
                if (lies) window.plays.push({ shown, confirmed: drawn - click.timeStamp });
                else look();
            });
        };
        look();
    }, true);
    return true";

/// A play, in milliseconds after the click.
#[derive(Deserialize)]
struct Play {
    shown: f64,
    confirmed: f64,
}

/// The most bytes of the start page that someone loads who was never here, heads of answers included.
const START_PAGE: u64 = 200_000;

/// The most bytes of a table opened by its link, until the board is there. The aim is 360 KB (docs/benchmarks.md).
const TABLE: u64 = 355_000;

#[tokio::test]
async fn whoever_was_never_here_loads_little() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    browser.open("/").await;
    let is_packed = "return performance.getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.wasm'))
        .every((entry) => entry.encodedBodySize < entry.decodedBodySize)";
    if !browser.read::<bool>(is_packed).await {
        println!("the page was built in a hurry, and is not packed: nobody gets it so");
        return;
    }
    let (start, _) = first_load(&server, &driver).await;
    println!("the start page is {start} bytes");
    assert!(start <= START_PAGE, "the start page is {start} bytes");
    for game in GameKind::ALL {
        let table = first_load_of_a_table(&server, &driver, game).await;
        println!("a table of {} is {table} bytes", game_name(game));
        assert!(table <= TABLE, "a table of {} is {table} bytes", game_name(game));
    }
}

#[tokio::test]
#[ignore = "it takes long and asserts nothing: cargo xtask bench-page"]
async fn what_the_page_costs() {
    let (server, driver) = (Server::start(), Driver::start());
    let (first, kept) = first_load(&server, &driver).await;
    let mut by_link = Vec::new();
    for game in [GameKind::TheGame, GameKind::Clear4] {
        by_link.push((game_name(game), first_load_of_a_table(&server, &driver, game).await));
    }
    let cards = first_cards(&server, &driver).await;
    let plays = plays(&server, &driver).await;
    let shown: Vec<f64> = plays.iter().map(|play| play.shown).collect();
    let confirmed: Vec<f64> = plays.iter().map(|play| play.confirmed).collect();
    println!("| what | measured | aim |");
    println!("|---|---|---|");
    println!(
        "| first load of the start page, everything over the wire | {} | 200 KB |",
        kilobytes(first)
    );
    for (game, bytes) in by_link {
        println!(
            "| the same of a table of {game}, opened by its link | {} | 360 KB |",
            kilobytes(bytes)
        );
    }
    println!(
        "| afterwards, while nothing else is to do: everything for times without a network | {} | |",
        kilobytes(kept)
    );
    println!(
        "| first card on screen, table opened by its link, 10 Mbit/s, 40 ms, processor 4 times slower, median of {TIMES} | {:.0} ms | 1500 ms |",
        at(&cards, 0.5)
    );
    println!("| the same, slowest | {:.0} ms | |", at(&cards, 1.0));
    for (what, times) in [("card on the pile", shown), ("confirmed by the server", confirmed)] {
        println!(
            "| from click to {what}, {} plays, median / 95 of 100 | {:.0} / {:.0} ms | 100 ms |",
            times.len(),
            at(&times, 0.5),
            at(&times, 0.95)
        );
    }
}

/// How many bytes come until the start page is there, and how many after that.
async fn first_load(server: &Server, driver: &Driver) -> (u64, u64) {
    let proxy = Proxy::start(server.address()).await;
    let browser = driver.browser_at(&proxy.url(), Screen::Desktop).await;
    browser.open("/").await;
    let all_there =
        "return document.querySelector('.lists') && !document.querySelector('.waiting')";
    browser.wait("the start page is there", &format!("{all_there} ? true : null")).await;
    let first = proxy.received();
    browser.wait_until_kept().await;
    (first, proxy.received() - first)
}

/// How many bytes come until someone who was never here sees the table that an invite link leads to.
async fn first_load_of_a_table(server: &Server, driver: &Driver, game: GameKind) -> u64 {
    let host = driver.browser(server, Screen::Desktop).await;
    tables::with_quick_bots(&host, game, 2).await;
    let board = match game {
        GameKind::TheGame | GameKind::Extreme => ".pile",
        GameKind::Clear4 => ".clear4-board",
    };
    let proxy = Proxy::start(server.address()).await;
    let browser = driver.browser_at(&proxy.url(), Screen::Desktop).await;
    browser.open(&format!("{}#{game}", host.path().await)).await;
    browser.wait_for_element(board).await;
    proxy.received()
}

/// How long it takes from the link of a running game to the first card, in browsers that have nothing of the page.
async fn first_cards(server: &Server, driver: &Driver) -> Vec<f64> {
    let host = driver.browser(server, Screen::Desktop).await;
    home::play_alone(&host, Pointer::Mouse, GameKind::TheGame).await;
    host.wait_for_element(".hand-card").await;
    let path = host.path_and_fragment().await;
    let guest: String = host.read("return localStorage.getItem('stapel.guest')").await;
    let cookies = host.cdp("Network.getCookies", json!({})).await;
    let mut times = Vec::new();
    for _ in 0..TIMES {
        let browser = driver.browser(server, Screen::Desktop).await;
        be_the_same_person(&browser, &guest, &cookies).await;
        browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": FIRST_CARD })).await;
        slow_down(&browser).await;
        browser.open(&path).await;
        let first = "return window.firstCard ?? null";
        times.push(browser.wait_for("the first card", first).await);
    }
    times
}

/// Gives a browser the identity that another one has.
async fn be_the_same_person(browser: &Browser, guest: &str, cookies: &Value) {
    // Something of the server that is no page: there it can be kept who one is.
    browser.visit("/manifest.webmanifest").await;
    let keep = format!("localStorage.setItem('stapel.guest', {}); return true", json!(guest));
    let _kept: bool = browser.read(&keep).await;
    browser.cdp("Network.setCookies", json!({ "cookies": cookies["cookies"] })).await;
}

/// A connection of 10 Mbit/s with answers after 40 ms, and a processor that is four times slower.
async fn slow_down(browser: &Browser) {
    let bytes_per_second = 10_000_000 / 8;
    let network = json!({
        "offline": false,
        "latency": 40,
        "downloadThroughput": bytes_per_second,
        "uploadThroughput": bytes_per_second,
    });
    browser.cdp("Network.enable", json!({})).await;
    browser.cdp("Network.emulateNetworkConditions", network).await;
    browser.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await;
}

/// How long plays take, over whole games.
async fn plays(server: &Server, driver: &Driver) -> Vec<Play> {
    let mut plays = Vec::new();
    for _ in 0..GAMES {
        let browser = driver.browser(server, Screen::Desktop).await;
        home::play_alone(&browser, Pointer::Mouse, GameKind::TheGame).await;
        browser.wait_for_element(".hand-card").await;
        let _listens: bool = browser.read(PLAYS).await;
        Player::new(&browser, MOUSE).play_to_the_end().await;
        plays.extend(browser.read::<Vec<Play>>("return window.plays").await);
    }
    plays
}

/// The value that this share of all values does not exceed.
fn at(values: &[f64], share: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let index = (share * (sorted.len() - 1) as f64).round() as usize;
    sorted[index]
}

fn kilobytes(bytes: u64) -> String {
    format!("{:.0} KB", bytes as f64 / 1000.0)
}
