//! Every dialog and sheet of the page is for everyone: axe finds nothing serious in it in any theme, and no word is cut off on
//! the smallest phone, in the language that needs most room.

use std::collections::BTreeMap;
use std::path::Path;

use stapel_rules::GameKind;

use crate::pages::lobby::{open_table, sit_down};
use crate::pages::{home, piles};
use crate::phones::resize;
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::{Key, Pointer};
use crate::support::looks::{overflows, serious_in_every_theme};
use crate::support::server::Server;
use crate::support::tables;

/// Where dialogs are, below `crates/web/src`, how many each file has, and who looks at them.
const DIALOGS: [(&str, usize, &str); 11] = [
    ("agreement/form/piles/control.rs", 2, "own_box"),
    ("home/local_games.rs", 1, "here"),
    ("replay/what_if/panel.rs", 1, "what_if"),
    ("replay/what_if/tries.rs", 1, "what_if"),
    ("settings/leave.rs", 1, "here"),
    ("table/agreed.rs", 1, "here"),
    (
        "table/asked.rs",
        1,
        "here: menu, keys, a report, points, to leave, to end, a seat, to remove",
    ),
    ("table/clear4/known.rs", 1, "here"),
    ("table/clear4/pile_content.rs", 1, "here"),
    ("table/piles/history.rs", 1, "here"),
    ("table/piles/loss_warning.rs", 1, "players, whenever they see it"),
];

/// How many dialogs each file of a directory and of those below has.
fn count(directory: &Path, below: &Path, found: &mut BTreeMap<String, usize>) {
    for entry in std::fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            count(&path, below, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            let many = text.matches("<Dialog").count();
            let name = path.strip_prefix(below).unwrap().to_string_lossy().into_owned();
            // What all of them are made of tells how it is used.
            if many > 0 && name != "parts/dialog.rs" {
                found.insert(name, many);
            }
        }
    }
}

#[test]
fn no_dialog_is_forgotten_here() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src");
    let mut found = BTreeMap::new();
    count(&source, &source, &mut found);
    let known = DIALOGS.into_iter().map(|(file, many, _)| (file.to_owned(), many));
    let known: BTreeMap<String, usize> = known.collect();
    assert_eq!(found, known, "let a test look at it, and say so in DIALOGS");
}

/// What is wrong with what is open.
struct Looker<'b> {
    browser: &'b Browser,
    problems: Vec<String>,
}

impl<'b> Looker<'b> {
    /// On the smallest phone, in French.
    async fn new(browser: &'b Browser) -> Looker<'b> {
        browser.open("/").await;
        let french = "localStorage.setItem('stapel.language', 'fr'); return true";
        let _kept: bool = browser.read(french).await;
        resize(browser, (320, 640)).await;
        Looker { browser, problems: Vec::new() }
    }

    /// Looks at what is open.
    async fn look(&mut self, what: &str) {
        self.problems.extend(serious_in_every_theme(self.browser, what).await);
        let found = overflows(self.browser).await;
        self.problems.extend(found.into_iter().map(|problem| format!("{what}: {problem}")));
    }

    /// Looks at the dialog that this opens, and closes it.
    async fn look_at(&mut self, what: &str, opener: &str, inside: &str) {
        self.browser.touch(Pointer::Finger, opener).await;
        self.browser.wait_for_element(&format!("dialog[open] {inside}")).await;
        self.look(what).await;
        self.close().await;
    }

    async fn close(&self) {
        self.browser.press(&[Key::Escape]).await;
        self.browser.wait("it is closed", "return !document.querySelector('dialog[open]')").await;
    }

    fn done(self) {
        assert!(self.problems.is_empty(), "{}", self.problems.join("\n"));
    }
}

#[tokio::test]
async fn the_dialogs_of_a_table_with_friends_are_for_everyone() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.browser(&server, Screen::Phone).await;
    let mut looker = Looker::new(&host).await;
    let path = open_table(&host, GameKind::TheGame, 2).await;
    looker.look("the lobby with its invitation").await;
    let ada = driver.browser(&server, Screen::Desktop).await;
    sit_down(&ada, &path, "Ada").await;
    host.touch(Pointer::Finger, "#deal").await;
    host.touch(Pointer::Finger, piles::STARTER).await;
    host.wait_for_element(".turn-bar").await;
    looker.look_at("the menu", "#menu-button", ".menu").await;
    host.touch(Pointer::Finger, "#menu-button").await;
    looker.look_at("the keys", ".menu > button:first-child", ".keys").await;
    looker.look_at("what was agreed", "#agreed", ".agreement-form").await;
    looker.look_at("the plays on a pile", &piles::pile('A'), "h2").await;
    for (what, item, inside) in [
        ("whether to leave", "#leave-table", "#leave-keep"),
        ("whether to end", "#give-up", "#end-game"),
        ("a report", "#report", "#send-report"),
    ] {
        host.touch(Pointer::Finger, "#menu-button").await;
        looker.look_at(what, item, inside).await;
    }
    looker.look_at("the menu of a seat", ".seat-menu", "#remove-for-good").await;
    host.touch(Pointer::Finger, ".seat-menu").await;
    looker.look_at("whether to remove", "dialog[open] #remove-for-good", "#remove-for-good").await;
    // The sheet is no dialog: hand and piles stay in reach beside it.
    host.touch(Pointer::Finger, "#talk-button").await;
    host.wait_for_element(".talk:not(.closed) #say").await;
    looker.look("the sheet of talk").await;
    looker.done();
}

#[tokio::test]
async fn the_dialogs_of_clear_4_are_for_everyone() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    let mut looker = Looker::new(&browser).await;
    tables::with_quick_bots(&browser, GameKind::Clear4, 4).await;
    browser.wait_for_element(".own-hand .own-card").await;
    looker.look_at("what is known of a hand", ".rival-hand", "h2").await;
    looker.look_at("the points", "#points", ".standings").await;
    looker.look_at("the whole pile", "#pile", "h2").await;
    looker.done();
}

#[tokio::test]
async fn the_dialogs_of_the_start_page_and_the_settings_are_for_everyone() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    let mut looker = Looker::new(&browser).await;
    // A game on this device, which is deleted.
    browser.touch(Pointer::Finger, &home::seats(1)).await;
    browser.touch(Pointer::Finger, "#play-here").await;
    browser.touch(Pointer::Finger, home::PLAY_NOW).await;
    browser.wait_for_element(".piles").await;
    browser.open("/").await;
    looker.look_at("whether to delete a game", ".delete-game", "#delete-yes").await;
    // Somebody whom the server knows.
    tables::with_quick_bots(&browser, GameKind::TheGame, 2).await;
    browser.wait_for_element(".piles").await;
    browser.open("/settings").await;
    browser.touch(Pointer::Finger, ".device button").await;
    browser.wait_for_element(".device .qr").await;
    looker.look("the link for another device").await;
    looker.look_at("whether to delete oneself", "#leave-begin", "#leave-confirm").await;
    looker.done();
}
