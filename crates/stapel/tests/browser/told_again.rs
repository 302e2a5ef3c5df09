//! What a page knows although it was not there: the account of a game after a reload, and settings changed elsewhere.

use serde_json::json;
use stapel_rules::GameKind;

use crate::pages::lobby::{open_table, sit_down};
use crate::pages::piles;
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::server::Server;
use crate::support::tables;

/// The account of the game, line by line, once it has a line that says this.
async fn account(browser: &Browser, line: &str) -> Vec<String> {
    let line = json!(line);
    let script = format!(
        "const lines = [...document.querySelectorAll('.account li')].map((it) => it.textContent);
        return lines.some((it) => it.includes({line})) ? lines : null"
    );
    browser.wait_for(line.as_str().unwrap(), &script).await
}

async fn say(browser: &Browser, text: &str) {
    browser.element("#say").await.send_keys(text).await.unwrap();
    browser.click(".chat button").await;
}

#[tokio::test]
async fn after_a_reload_the_account_of_the_game_is_there_with_everyones_names() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.browser(&server, Screen::Desktop).await;
    let path = open_table(&host, GameKind::TheGame, 2).await;
    let ada = driver.browser(&server, Screen::Desktop).await;
    sit_down(&ada, &path, "דוד").await;
    host.click("#deal").await;
    host.click(piles::STARTER).await;
    ada.wait_for_element(".turn-bar #turn strong").await;
    // Whoever has the turn lays a card; both talk.
    for browser in [&host, &ada] {
        browser.wait_for_element(".hand-card").await;
    }
    let turn = if host.has(".turn-bar.yours").await { &host } else { &ada };
    turn.click(".hand-card.playable").await;
    turn.click(".pile.open .pile-place").await;
    turn.wait("it lies there", "return !document.querySelector('.hand-card.waiting')").await;
    say(&ada, "good morning").await;
    account(&host, "good morning").await;
    say(&host, "and to you").await;
    for browser in [&host, &ada] {
        let before = account(browser, "and to you").await;
        assert!(before.len() >= 3, "a play and two sentences: {before:?}");
        browser.reload().await;
        let after = account(browser, "and to you").await;
        assert_eq!(after, before[before.len() - after.len()..], "they tell the same");
        assert!(after.len() >= 3, "the play is told again: {after:?}");
        let named = after.iter().any(|line| line.contains("You") || line.contains("you"));
        assert!(named, "one’s own lines are one’s own: {after:?}");
    }
    // A name that is written from right to left turns nothing around.
    let lines = account(&host, "good morning").await;
    let line = lines.iter().find(|line| line.contains("good morning")).unwrap();
    assert!(line.contains("\u{2068}דוד\u{2069}"), "{line:?}");
    // Another device, and whoever only watches, read what they may know.
    let watcher = driver.browser(&server, Screen::Desktop).await;
    watcher.open(&path).await;
    account(&watcher, "and to you").await;
}

#[tokio::test]
async fn settings_that_are_changed_on_another_page_reach_an_open_table() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    tables::with_quick_bots(&browser, GameKind::TheGame, 2).await;
    browser.wait_for_element(".hand").await;
    // Another page of the same browser.
    let change = |name: &str, value: &str| {
        format!(
            "const frame = document.querySelector('iframe') ?? document.createElement('iframe');
            document.body.append(frame);
            frame.contentWindow.localStorage.setItem('stapel.{name}', '{value}');
            return true"
        )
    };
    let _changed: bool = browser.read(&change("theme", "dark")).await;
    browser.wait("dark", "return document.documentElement.dataset.theme === 'dark'").await;
    let _changed: bool = browser.read(&change("typed", "on")).await;
    browser.wait_for_element("#command").await;
    let _changed: bool = browser.read(&change("language", "de")).await;
    browser.wait("German", "return document.documentElement.lang === 'de'").await;
}
