//! The history on the start page: true for whoever looks, and theirs to remove.

use stapel_rules::GameKind;

use crate::pages::lobby::{open_table, sit_down};
use crate::pages::piles;
use crate::players::hands::MOUSE;
use crate::players::piles::Player;
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::server::Server;

/// What stands in the rows of the list of finished games that are shown.
const ROWS: &str = "[...document.querySelectorAll('#recent-games ~ .list li')].filter((row) => row.offsetHeight > 0)
    .map((row) => row.innerText)";

async fn rows(browser: &Browser) -> Vec<String> {
    browser.open("/").await;
    browser.wait_for_element("#recent-games ~ .list:not(.waiting), #recent-games ~ .empty").await;
    browser.read(&format!("return {ROWS}")).await
}

#[tokio::test]
async fn a_finished_game_is_told_as_one_experienced_it_and_can_be_removed() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.browser(&server, Screen::Desktop).await;
    host.open("/").await;
    let _named: bool = host.read("localStorage.setItem('stapel.name', 'Ada'); return true").await;
    let path = open_table(&host, GameKind::TheGame, 2).await;
    let guest = driver.browser(&server, Screen::Desktop).await;
    sit_down(&guest, &path, "Ben").await;
    host.click("#deal").await;
    host.click(piles::STARTER).await;
    let people = [host, guest];
    for browser in &people {
        browser.wait_for_element(".turn-bar #turn strong").await;
    }
    'game: loop {
        for browser in &people {
            let seen = piles::see(browser).await;
            if seen.over {
                break 'game;
            }
            if seen.yours {
                Player::new(browser, MOUSE).play_a_turn().await;
            }
        }
    }
    for (browser, other, own) in [(&people[0], "Ben", "Ada"), (&people[1], "Ada", "Ben")] {
        browser.wait_for_element(piles::ENDING).await;
        let shown = rows(browser).await;
        let [row] = &shown[..] else { panic!("one game was played: {shown:?}") };
        assert!(row.contains(other) && !row.contains(own), "with whom: {row}");
        let lost = row.contains("Lost") && row.contains("left");
        assert!(lost || row.contains("Won"), "how it ended: {row}");
        assert!(row.contains(':'), "when: {row}");
    }
    // Off the list of one, and there for the other.
    people[0].click("#recent-games ~ .list .list-remove").await;
    people[0].wait("it is gone", &format!("return {ROWS}.length === 0")).await;
    assert!(rows(&people[0]).await.is_empty(), "it came back");
    assert_eq!(rows(&people[1]).await.len(), 1);
    // The table itself is over, too, and can be removed until somebody plays there again.
    people[0].click(".begun .list-remove").await;
    people[0].wait("it is gone", "return ![...document.querySelectorAll('.begun li')].some((row) => row.offsetHeight > 0)").await;
    people[0].open("/").await;
    people[0].wait_for_element("#recent-games ~ .empty, #recent-games ~ .list:not(.waiting)").await;
    assert!(!people[0].has(".begun li").await, "it came back");
}
