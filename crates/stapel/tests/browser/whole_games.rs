//! Whole games through the page, from the start page to the end of the game.

use stapel_rules::GameKind;

use crate::pages::{home, piles};
use crate::players::piles::{Hands, Player};
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::Pointer;
use crate::support::server::Server;

/// With the mouse, cards are clicked and dragged in turns.
const MOUSE: &[Hands] = &[Hands::Pointing(Pointer::Mouse), Hands::Dragging(Pointer::Mouse)];

const KEYBOARD: &[Hands] = &[Hands::Typing];

#[tokio::test]
async fn the_game_is_played_by_mouse() {
    play_by_mouse(GameKind::TheGame).await;
}

#[tokio::test]
async fn extreme_is_played_by_mouse() {
    play_by_mouse(GameKind::Extreme).await;
}

#[tokio::test]
async fn the_game_is_played_by_keyboard_alone() {
    play_by_keyboard(GameKind::TheGame).await;
}

#[tokio::test]
async fn extreme_is_played_by_keyboard_alone() {
    play_by_keyboard(GameKind::Extreme).await;
}

async fn play_by_mouse(game: GameKind) {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    home::play_alone(&browser, Pointer::Mouse, game).await;
    play(&browser, MOUSE).await;
}

async fn play_by_keyboard(game: GameKind) {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    home::play_alone_by_keyboard(&browser, game).await;
    play(&browser, KEYBOARD).await;
}

async fn play(browser: &Browser, hands: &'static [Hands]) {
    let mut player = Player::new(browser, hands);
    player.play_to_the_end().await;
    assert!(player.laid > 0, "nothing was laid");
    assert!(browser.has(piles::ENDING).await, "the game is not over");
}
