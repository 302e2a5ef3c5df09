//! What a browser loads on the way to a table: the program with the board of its game, once, and no other board. The form
//! for what is agreed comes only to those who open it, and what is around a game once its table is there.

use serde::Deserialize;
use serde_json::json;
use stapel_rules::GameKind;

use crate::pages::{agreement, home};
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::Key;
use crate::support::server::Server;
use crate::support::tables;

/// Takes note of every document and of every board that it loads. The notes outlast the document.
const TAKE_NOTES: &str = "
    const note = (name, what) => {
        const notes = JSON.parse(sessionStorage.getItem(name) ?? '[]');
        sessionStorage.setItem(name, JSON.stringify([...notes, what]));
    };
    if (location.protocol.startsWith('http')) {
        const page = location.pathname.split('/')[1];
        note('documents', page);
        const load = window.fetch;
        window.fetch = (what, options) => {
            const board = /\\/(piles|clear4)\\.[0-9a-f]+\\.wasm$/.exec(what.url ?? what)?.[1];
            if (board) note('boards', [page, board]);
            return load(what, options);
        };
    }";

/// What was loaded since the notes began.
#[derive(Deserialize, Debug)]
struct Notes {
    /// The first part of the path of every document.
    documents: Vec<String>,
    /// Every board that was loaded, and the first part of the path of the document that did.
    boards: Vec<(String, String)>,
}

impl Notes {
    /// The boards that documents at tables have loaded.
    fn at_tables(&self) -> Vec<&str> {
        let at_tables = self.boards.iter().filter(|(page, _)| is_table(page));
        at_tables.map(|(_, board)| board.as_str()).collect()
    }
}

/// Whether a page of this name is a table.
fn is_table(page: &str) -> bool {
    matches!(page, "t" | "local")
}

/// The program with the board of a game, and an element that only this board has.
fn board_of(game: GameKind) -> (&'static str, &'static str) {
    match game {
        GameKind::TheGame | GameKind::Extreme => ("piles", ".piles"),
        GameKind::Clear4 => ("clear4", ".clear4-board"),
    }
}

/// A browser that was never used and takes notes.
async fn browser(driver: &Driver, server: &Server) -> Browser {
    let browser = driver.browser(server, Screen::Desktop).await;
    let source = json!({ "source": TAKE_NOTES });
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", source).await;
    browser
}

async fn notes(browser: &Browser) -> Notes {
    let script = "const notes = (name) => JSON.parse(sessionStorage.getItem(name) ?? '[]');
        return { documents: notes('documents'), boards: notes('boards') }";
    browser.read(script).await
}

/// Waits for the board of a game. On all of the way no other one was loaded, and so many documents at tables have each
/// loaded it once.
async fn assert_loaded(browser: &Browser, game: GameKind, documents: usize, way: &str) {
    let (board, element) = board_of(game);
    browser.wait_for_element(element).await;
    let notes = notes(browser).await;
    let at_tables = notes.documents.iter().filter(|page| is_table(page)).count();
    assert_eq!(at_tables, documents, "{game}, {way}: {notes:?}");
    assert_eq!(notes.at_tables(), vec![board; documents], "{game}, {way}: {notes:?}");
    assert!(notes.boards.iter().all(|(_, other)| other == board), "{game}, {way}: {notes:?}");
}

/// Chooses a game on the start page, for as few as it takes but at least two.
async fn choose(browser: &Browser, game: GameKind) {
    browser.open("/").await;
    browser.click(&home::game(game)).await;
    browser.click(&home::seats_for(game, 2)).await;
}

/// Opens a table for friends, and gives what its link says behind the server.
async fn open_for_friends(browser: &Browser, game: GameKind) -> String {
    choose(browser, game).await;
    browser.click(home::PLAY_WITH_FRIENDS).await;
    browser.wait_for_element("#invite-link").await;
    browser
        .read("const link = new URL(document.querySelector('#invite-link').value); return link.pathname + link.hash")
        .await
}

/// Puts a bot into the empty seat, and deals.
async fn deal_with_a_bot(browser: &Browser) {
    browser.wait_for_element(".seat-row.free select").await;
    let put = "const select = document.querySelector('.seat-row.free select');
        select.value = 'greedy';
        select.dispatchEvent(new Event('change', { bubbles: true }));
        return true";
    let _put: bool = browser.read(put).await;
    browser.click("#deal").await;
}

#[tokio::test]
async fn from_the_start_page_to_a_game_with_bots_and_again_after_a_reload() {
    let (server, driver) = (Server::start(), Driver::start());
    for game in GameKind::ALL {
        let browser = browser(&driver, &server).await;
        choose(&browser, game).await;
        browser.click(home::PLAY_NOW).await;
        assert_loaded(&browser, game, 1, "with bots").await;
        browser.reload().await;
        assert_loaded(&browser, game, 2, "with bots, after a reload").await;
    }
}

#[tokio::test]
async fn from_the_start_page_to_a_lobby_and_on_to_the_game() {
    let (server, driver) = (Server::start(), Driver::start());
    for game in GameKind::ALL {
        let browser = browser(&driver, &server).await;
        open_for_friends(&browser, game).await;
        deal_with_a_bot(&browser).await;
        assert_loaded(&browser, game, 1, "from the lobby").await;
    }
}

#[tokio::test]
async fn from_an_invite_link_with_its_ending_and_without() {
    let (server, driver) = (Server::start(), Driver::start());
    for game in GameKind::ALL {
        let host = driver.browser(&server, Screen::Desktop).await;
        let link = open_for_friends(&host, game).await;
        let (bare, ending) = link.split_once('#').unwrap();
        assert_eq!(ending, game.name(), "the link does not end in its game");
        let (guest, stranger) = (browser(&driver, &server).await, browser(&driver, &server).await);
        guest.open(&link).await;
        stranger.open(bare).await;
        deal_with_a_bot(&host).await;
        assert_loaded(&guest, game, 1, "by the link").await;
        assert_loaded(&stranger, game, 1, "by the link without its ending").await;
        // Who was told no game knows it from now on.
        assert_eq!(stranger.path_and_fragment().await, link);
    }
}

#[tokio::test]
async fn to_a_table_in_this_browser_and_again_after_a_reload() {
    let (server, driver) = (Server::start(), Driver::start());
    for game in GameKind::ALL {
        let browser = browser(&driver, &server).await;
        choose(&browser, game).await;
        browser.click("#play-here").await;
        browser.click(home::PLAY_NOW).await;
        assert_loaded(&browser, game, 1, "in this browser").await;
        browser.reload().await;
        assert_loaded(&browser, game, 2, "in this browser, after a reload").await;
    }
}

#[tokio::test]
async fn from_the_lists_of_tables_on_the_start_page() {
    let (server, driver) = (Server::start(), Driver::start());
    for game in GameKind::ALL {
        for (here, row) in
            [(false, "a.list-row[href^='/t/']"), (true, "a.list-row[href^='/local/']")]
        {
            let browser = browser(&driver, &server).await;
            choose(&browser, game).await;
            if here {
                browser.click("#play-here").await;
            }
            browser.click(home::PLAY_NOW).await;
            assert_loaded(&browser, game, 1, "to the table").await;
            browser.open("/").await;
            browser.click(row).await;
            assert_loaded(&browser, game, 2, row).await;
        }
    }
}

#[tokio::test]
async fn a_table_that_plays_another_game_gets_another_board() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = browser(&driver, &server).await;
    tables::with_quick_bots(&host, GameKind::TheGame, 2).await;
    assert_loaded(&host, GameKind::TheGame, 1, "at first").await;
    let guest = browser(&driver, &server).await;
    guest.open(&host.path().await).await;
    assert_loaded(&guest, GameKind::TheGame, 1, "at first").await;

    tables::play_another_game(&host, GameKind::Clear4, 2).await;
    let (_, element) = board_of(GameKind::Clear4);
    for browser in [&host, &guest] {
        browser.wait_for_element(element).await;
        let notes = notes(browser).await;
        assert_eq!(notes.at_tables(), ["piles", "clear4"], "{notes:?}");
        assert!(browser.path_and_fragment().await.ends_with("#clear-4"));
        browser.reload().await;
        browser.wait_for_element(element).await;
        let notes = self::notes(browser).await;
        assert_eq!(notes.at_tables(), ["piles", "clear4", "clear4"], "{notes:?}");
    }
}

/// How often the page that is open has loaded a program.
async fn loads(browser: &Browser, program: &str) -> usize {
    let script = format!(
        "return performance.getEntriesByType('resource')
            .filter((entry) => /\\/{program}\\.[0-9a-f]+\\.wasm$/.test(entry.name)).length"
    );
    browser.read(&script).await
}

/// How often the page that is open has loaded the form for what is agreed.
async fn forms(browser: &Browser) -> usize {
    loads(browser, "agreement").await
}

#[tokio::test]
async fn what_is_around_a_game_comes_after_its_board_and_once() {
    let (server, driver) = (Server::start(), Driver::start());
    for game in GameKind::ALL {
        let browser = driver.browser(&server, Screen::Desktop).await;
        choose(&browser, game).await;
        assert_eq!(loads(&browser, "around").await, 0, "{game}: on the start page");
        browser.click(home::PLAY_NOW).await;
        let (board, element) = board_of(game);
        browser.wait_for_element(element).await;
        // Nobody has asked for it.
        let after = format!(
            "const entry = (name) => performance.getEntriesByType('resource')
                .find((entry) => entry.name.includes('/' + name + '.') && entry.name.endsWith('.wasm'));
            const [around, board] = [entry('around'), entry('{board}')];
            return around?.responseEnd ? around.startTime > board.responseEnd : null"
        );
        assert!(browser.wait_for::<bool>("what is around it", &after).await, "{game}: not before");
        for _ in 0..2 {
            browser.click("#menu-button").await;
            browser.click("dialog[open] #keys").await;
            browser.wait_for_element("dialog[open] .keys").await;
            browser.press(&[Key::Escape]).await;
            let is_gone = "return !document.querySelector('dialog[open], #asked-here')";
            browser.wait("the dialog is closed", is_gone).await;
        }
        agreement::give_up(&browser).await;
        browser.wait_for_element("#again").await;
        assert_eq!(loads(&browser, "around").await, 1, "{game}: once");
    }
}

#[tokio::test]
async fn a_menu_that_does_not_arrive_says_so_and_can_be_asked_for_again() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    browser.cdp("Network.enable", json!({})).await;
    browser.cdp("Network.setBypassServiceWorker", json!({ "bypass": true })).await;
    for lost in ["js", "wasm", "css", ""] {
        let urls = json!({ "urls": [format!("*/assets/around.*{lost}")] });
        browser.cdp("Network.setBlockedURLs", urls).await;
        tables::with_quick_bots(&browser, GameKind::TheGame, 2).await;
        browser.click("#menu-button").await;
        let alert = "dialog[open] [role='alert']";
        agreement::wait_for_words(&browser, alert, "can’t be reached").await;
        // It still doesn't.
        browser.click(agreement::FORM_AGAIN).await;
        agreement::wait_for_words(&browser, alert, "can’t be reached").await;
        browser.cdp("Network.setBlockedURLs", json!({ "urls": [] })).await;
        browser.click(agreement::FORM_AGAIN).await;
        browser.wait_for_element("dialog[open] .menu #keys").await;
        assert!(!browser.has(agreement::FORM_AGAIN).await, "{lost}");
    }
}

#[tokio::test]
async fn the_form_for_what_is_agreed_comes_when_somebody_opens_it_and_once() {
    let (server, driver) = (Server::start(), Driver::start());
    for game in GameKind::ALL {
        let host = driver.browser(&server, Screen::Desktop).await;
        choose(&host, game).await;
        host.wait_for_element(agreement::LINE).await;
        assert_eq!(forms(&host).await, 0, "{game}: on the start page");
        host.click(agreement::FOLD).await;
        host.wait_for_element(&agreement::control("clock")).await;
        assert_eq!(forms(&host).await, 1, "{game}: on the start page");

        // The line is there without the form.
        let link = open_for_friends(&host, game).await;
        let guest = driver.browser(&server, Screen::Desktop).await;
        guest.open(&link).await;
        agreement::wait_for_words(&guest, agreement::LINE, game.about().short_title).await;
        assert_eq!(forms(&guest).await, 0, "{game}: in the lobby");
        for _ in 0..2 {
            guest.click(agreement::AT_TABLE).await;
            guest.wait_for_element("dialog[open] .agreement-form .term-value").await;
            guest.press(&[Key::Escape]).await;
            let is_gone = "return document.querySelector('.agreement-form') === null";
            guest.wait("the form is closed", is_gone).await;
        }
        assert_eq!(forms(&guest).await, 1, "{game}: in the lobby");
    }
}

#[tokio::test]
async fn an_address_where_no_page_is_says_so_and_is_not_loaded_again() {
    let (server, driver) = (Server::start(), Driver::start());
    for path in
        ["/rules", "/rules/poker", "/learn/poker", "/r", "/t", "/t/one/two", "/local", "/nothing"]
    {
        let browser = browser(&driver, &server).await;
        browser.open(path).await;
        let says_so = "return document.querySelector('h1')?.textContent.includes('nothing here')";
        browser.wait(&format!("{path} says that nothing is there"), says_so).await;
        let notes = notes(&browser).await;
        assert_eq!(notes.documents.len(), 1, "{path}: {notes:?}");
    }
}
