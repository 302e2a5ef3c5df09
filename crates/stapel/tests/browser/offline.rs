//! Games without a network.

use serde_json::json;
use stapel_rules::GameKind;

use crate::pages::{home, piles};
use crate::players::hands::MOUSE;
use crate::players::piles::Player;
use crate::support::driver::{Driver, Screen};
use crate::support::input::Pointer;
use crate::support::server::Server;

#[tokio::test]
async fn a_solo_game_goes_on_when_the_network_is_cut_and_after_a_reload() {
    let (mut server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    browser.open("/").await;
    browser.wait_until_kept().await;
    server.kill();
    home::play_alone(&browser, Pointer::Mouse, GameKind::TheGame).await;
    let mut player = Player::new(&browser, MOUSE);
    player.play_a_turn().await;
    let before = piles::see(&browser).await;
    let path = browser.path().await;
    assert!(path.starts_with("/local/"), "{path}");
    browser.open(&path).await;
    let after = piles::see(&browser).await;
    assert_eq!(
        json!(after.piles.iter().map(|pile| pile.top).collect::<Vec<_>>()),
        json!(before.piles.iter().map(|pile| pile.top).collect::<Vec<_>>())
    );
    let mut player = Player::new(&browser, MOUSE);
    player.play_to_the_end().await;
    assert!(browser.has(piles::ENDING).await);
    // What comes late is kept, too.
    browser.click("#menu-button").await;
    browser.wait_for_element("dialog[open] .menu #keys").await;
}
