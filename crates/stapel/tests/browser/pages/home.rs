//! Where one begins.

use stapel_rules::GameKind;

use crate::support::browser::Browser;
use crate::support::input::{Key, Pointer};

/// The choice of a game.
pub(crate) fn game(game: GameKind) -> String {
    format!(".game:has(input[value='{}'])", game.name())
}

/// The choice of how many sit at the table, counted from the fewest that the game takes.
pub(crate) fn seats(number: usize) -> String {
    format!(".segment:has(input[name='players']):nth-child({number})")
}

/// The choice of so many at the table of a game.
pub(crate) fn seats_for(game: GameKind, players: u8) -> String {
    seats(usize::from(players - game.players().start()) + 1)
}

/// Begins a game alone.
pub(crate) const PLAY_NOW: &str = "#play-now";

/// Opens a table for friends.
pub(crate) const PLAY_WITH_FRIENDS: &str = "#play-friends";

/// Begins a game alone, with the mouse or a finger.
pub(crate) async fn play_alone(browser: &Browser, pointer: Pointer, kind: GameKind) {
    browser.open("/").await;
    browser.touch(pointer, &game(kind)).await;
    browser.touch(pointer, &seats(1)).await;
    browser.touch(pointer, PLAY_NOW).await;
}

/// Begins a game alone, with nothing but keys.
pub(crate) async fn play_alone_by_keyboard(browser: &Browser, kind: GameKind) {
    browser.open("/").await;
    for (group, wanted) in [
        ("input[name='game']", format!("{} input", game(kind))),
        ("input[name='players']", format!("{} input", seats(1))),
    ] {
        browser.tab_to(group).await;
        let chosen = format!("return document.querySelector(\"{wanted}\").checked");
        browser.press_until(&wanted, Key::Right, &chosen).await;
    }
    browser.tab_to(PLAY_NOW).await;
    browser.press(&[Key::Enter]).await;
}
