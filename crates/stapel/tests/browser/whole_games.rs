//! Whole games through the page.

use stapel_rules::GameKind;

use crate::aftermath;
use crate::pages::{home, piles};
use crate::players::hands::{FINGER, Hands, KEYBOARD, MOUSE};
use crate::players::{clear4, piles as people};
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::Pointer;
use crate::support::server::Server;
use crate::support::tables;

#[tokio::test]
async fn the_game_is_played_by_mouse() {
    play_by_mouse(GameKind::TheGame).await;
}

#[tokio::test]
async fn the_game_is_played_by_touch() {
    play_by_touch(GameKind::TheGame).await;
}

#[tokio::test]
async fn the_game_is_played_by_keyboard_alone() {
    play_by_keyboard(GameKind::TheGame).await;
}

#[tokio::test]
async fn extreme_is_played_by_mouse() {
    play_by_mouse(GameKind::Extreme).await;
}

#[tokio::test]
async fn extreme_is_played_by_touch() {
    play_by_touch(GameKind::Extreme).await;
}

#[tokio::test]
async fn extreme_is_played_by_keyboard_alone() {
    play_by_keyboard(GameKind::Extreme).await;
}

#[tokio::test]
async fn clear_4_is_played_by_mouse() {
    play_clear4(Screen::Desktop, 3, MOUSE).await;
}

#[tokio::test]
async fn clear_4_is_played_by_touch() {
    play_clear4(Screen::Phone, 2, FINGER).await;
}

#[tokio::test]
async fn clear_4_is_played_by_keyboard_alone() {
    play_clear4(Screen::Desktop, 3, KEYBOARD).await;
}

#[tokio::test]
async fn extreme_is_played_with_bots() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    tables::with_quick_bots(&browser, GameKind::Extreme, 3).await;
    // Whoever would most gladly start is offered first.
    browser.click(piles::STARTER).await;
    play_piles(&browser, MOUSE).await;
}

async fn play_by_mouse(game: GameKind) {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    home::play_alone(&browser, Pointer::Mouse, game).await;
    play_piles(&browser, MOUSE).await;
    aftermath::is_for_everyone(&browser).await;
}

async fn play_by_touch(game: GameKind) {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    home::play_alone(&browser, Pointer::Finger, game).await;
    play_piles(&browser, FINGER).await;
    aftermath::fits_a_small_phone(&browser).await;
}

async fn play_by_keyboard(game: GameKind) {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    home::play_alone_by_keyboard(&browser, game).await;
    play_piles(&browser, KEYBOARD).await;
    aftermath::says_who_shuffled(&browser).await;
}

async fn play_piles(browser: &Browser, hands: &'static [Hands]) {
    let mut player = people::Player::new(browser, hands);
    player.play_to_the_end().await;
    assert!(player.laid > 0, "nothing was laid");
    assert!(browser.has(piles::ENDING).await, "the game is not over");
}

async fn play_clear4(screen: Screen, players: u8, hands: &'static [Hands]) {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, screen).await;
    tables::with_quick_bots(&browser, GameKind::Clear4, players).await;
    let mut player = clear4::Player::new(&browser, hands);
    player.play_to_the_end().await;
    assert!(player.played > 0, "nothing was played");
    assert!(browser.has(piles::ENDING).await, "the round is not over");
    match screen {
        Screen::Desktop if hands == MOUSE => aftermath::is_for_everyone(&browser).await,
        Screen::Desktop => {}
        Screen::Phone => aftermath::fits_a_small_phone(&browser).await,
    }
}
