//! Four of a kind on top of the pile: the one who completed them clears the pile, or leaves them there (C7).

use crate::pages::clear4::{self, PLAY};
use crate::players::hands::Hands;
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::{Key, Pointer};
use crate::support::server::Server;
use crate::support::tables;

/// Ends the turn, and leaves the four.
const LEAVE: &str = "#end-turn";

/// How many cards the pile shows on top, fanned.
const FANNED: &str = "document.querySelectorAll('.discard-cards > .discard-card').length";

/// Plays cards one after the other, each on top of those before.
async fn play_them(browser: &Browser, hands: Hands, cards: &[String]) {
    clear4::see_when(browser, "our turn", "seen.yours").await;
    for (played, card) in (1..).zip(cards) {
        match hands {
            Hands::Pointing(pointer) | Hands::Dragging(pointer) => {
                browser.touch(pointer, card).await;
            }
            Hands::Typing => {
                let all =
                    "const cards = [...document.querySelectorAll('.own-card:not(:disabled)')];";
                let place = format!("{all} return cards.indexOf(document.querySelector({card:?}))");
                let place: usize = browser.read(&place).await;
                let at = "const at = cards.indexOf(document.activeElement);
                    return at < 0 ? null : at;";
                browser.step_to(place, &format!("{all} {at}")).await;
                browser.press(&[Key::Letter(' ')]).await;
            }
        }
        clear4::see_when(browser, card, "seen.chosen === 1").await;
        hands.press(browser, PLAY, Key::Letter('e')).await;
        let lies_there = format!("seen.chosen === 0 && {FANNED} === {played}");
        clear4::see_when(browser, "the card lies there", &lies_there).await;
    }
    browser.wait_for_element(LEAVE).await;
}

#[tokio::test]
async fn c7_four_of_a_kind_are_swept_or_left_by_mouse_touch_and_keyboard() {
    let (server, driver) = (Server::start(), Driver::start());
    for (screen, hands) in [
        (Screen::Desktop, Hands::Pointing(Pointer::Mouse)),
        (Screen::Phone, Hands::Pointing(Pointer::Finger)),
        (Screen::Desktop, Hands::Typing),
    ] {
        let browser = driver.browser(&server, screen).await;
        let cards = tables::with_four_of_a_kind(&browser).await;
        play_them(&browser, hands, &cards).await;
        hands.press(&browser, PLAY, Key::Letter('e')).await;
        let swept = format!("seen.yours && {FANNED} === 0");
        clear4::see_when(&browser, "the pile is gone, and it is still our turn", &swept).await;

        let cards = tables::with_four_of_a_kind(&browser).await;
        play_them(&browser, hands, &cards).await;
        hands.press(&browser, LEAVE, Key::Letter('x')).await;
        let left = format!("!seen.yours && {FANNED} === 4");
        clear4::see_when(&browser, "the four stay, and it is the other one's turn", &left).await;
    }
}
