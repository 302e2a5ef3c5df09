//! Several people at one table, and a server that goes away in between.

use stapel_rules::GameKind;

use crate::pages::lobby::{open_table, sit_down};
use crate::pages::{home, piles};
use crate::players::hands::MOUSE;
use crate::players::piles::Player;
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::Pointer;
use crate::support::server::Server;

/// Whose turn it is, once all browsers show the same piles; `None` if the game is over.
async fn whose_turn(people: &[Browser]) -> Option<usize> {
    let tops = |seen: &piles::Seen| seen.piles.iter().map(|pile| pile.top).collect::<Vec<_>>();
    people[0]
        .try_until("someone's turn, and the same piles for everyone", async || {
            let mut tables = Vec::new();
            for browser in people {
                tables.push(piles::see(browser).await);
            }
            if tables.iter().any(|seen| seen.over) {
                return Some(None);
            }
            let active = tables.iter().position(|seen| seen.yours)?;
            let alike = tables.iter().all(|seen| tops(seen) == tops(&tables[active]));
            alike.then_some(Some(active))
        })
        .await
}

#[tokio::test]
async fn four_browsers_play_at_one_table() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.browser(&server, Screen::Desktop).await;
    let path = open_table(&host, GameKind::TheGame, 4).await;
    let mut people = vec![host];
    for name in ["Ada", "Ben", "Cleo"] {
        let guest = driver.browser(&server, Screen::Desktop).await;
        sit_down(&guest, &path, name).await;
        people.push(guest);
    }
    people[0].click("#deal").await;
    // The host names who starts: whoever would most gladly is offered first.
    people[0].click(piles::STARTER).await;
    for browser in &people {
        browser.wait_for_element(".turn-bar #turn strong").await;
    }
    let mut turns = 0;
    while let Some(active) = whose_turn(&people).await {
        Player::new(&people[active], MOUSE).play_a_turn().await;
        turns += 1;
    }
    assert!(turns > 4, "only {turns} turns were played");
    for browser in &people {
        browser.wait_for_element(piles::ENDING).await;
    }
}

#[tokio::test]
async fn a_page_goes_on_after_the_server_was_killed_and_started_again() {
    let (mut server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    home::play_alone(&browser, Pointer::Mouse, GameKind::TheGame).await;
    let mut player = Player::new(&browser, MOUSE);
    player.play_a_turn().await;
    let before = piles::see(&browser).await;
    let _marked: bool = browser.read("window.stillHere = true; return true").await;
    server.kill();
    browser.wait_for_element(".contact-line").await;
    server.start_again();
    browser
        .wait("the connection is back", "return document.querySelector('.contact-line') === null")
        .await;
    assert_eq!(piles::see(&browser).await.piles, before.piles);
    player.play_a_turn().await;
    assert_ne!(piles::see(&browser).await.piles, before.piles, "nothing could be played");
    assert!(
        browser.read::<bool>("return window.stillHere === true").await,
        "the page was loaded anew"
    );
}

#[tokio::test]
async fn an_invite_link_works_in_a_browser_that_was_never_here() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.browser(&server, Screen::Desktop).await;
    let path = open_table(&host, GameKind::TheGame, 2).await;
    let guest = driver.browser(&server, Screen::Phone).await;
    sit_down(&guest, &path, "Zoë").await;
    host.wait(
        "the host sees the guest",
        "return document.querySelector('.seat-rows').innerText.includes('Zoë')",
    )
    .await;
    host.click("#deal").await;
    guest.wait_for_element(".hand-card").await;
    host.wait_for_element(".hand-card").await;
}

#[tokio::test]
async fn who_sits_at_a_table_is_offered_to_deal_once_its_host_has_gone() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.browser(&server, Screen::Desktop).await;
    let path = open_table(&host, GameKind::TheGame, 2).await;
    // Nobody else sits there, so the table stays theirs.
    host.click("#menu-button").await;
    host.click("#leave-table").await;
    host.wait_for_element(home::PLAY_NOW).await;
    let ada = driver.browser(&server, Screen::Desktop).await;
    sit_down(&ada, &path, "Ada").await;
    let ben = driver.browser(&server, Screen::Phone).await;
    sit_down(&ben, &path, "Ben").await;
    for browser in [&ada, &ben] {
        browser.wait_for_element(".lobby-stead").await;
        browser.wait_for_element("#deal").await;
    }
    ben.touch(Pointer::Finger, "#deal").await;
    for browser in [&ada, &ben] {
        browser.wait_for_element(".hand-card").await;
    }
}
