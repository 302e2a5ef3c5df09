//! Cards that are dragged and let go.

use serde_json::json;
use stapel_rules::GameKind;

use crate::pages::{clear4, home, piles};
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::{Place, Pointer};
use crate::support::server::Server;
use crate::support::tables;

/// Far more than a chosen card is lifted, and far less than the way to a pile.
const NEAR: f64 = 40.0;

/// A place on every table where no card can be laid.
const NOWHERE: &str = "header";

/// Makes every movement on the page take twenty times as long.
const SLOWLY: &str = "document.documentElement.style.setProperty('--pace', '20'); return true";

/// What is said to the server stays here until [`LET_IT_GO`].
const HOLD_WHAT_IS_SAID: &str = "
    const send = WebSocket.prototype.send;
    const held = [];
    WebSocket.prototype.send = function (text) { held.push([this, text]); };
    window.letItGo = () => {
        WebSocket.prototype.send = send;
        for (const [socket, text] of held) socket.send(text);
    };
    return true;";

/// Lets the server hear what was held.
const LET_IT_GO: &str = "window.letItGo(); return true";

/// Where something is at this moment, whether it moves or not.
async fn place(browser: &Browser, selector: &str) -> Place {
    let script = format!(
        "const place = document.querySelector({}).getBoundingClientRect();
        return [place.x + place.width / 2, place.y + place.height / 2];",
        json!(selector)
    );
    browser.read(&script).await
}

fn distance(one: Place, other: Place) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

/// A card that took its time to come back would be in front of whatever is touched next.
async fn comes_back_at_once(browser: &Browser, pointer: Pointer, card: &str) {
    let home = browser.middle(card).await;
    let _slow: bool = browser.read(SLOWLY).await;
    browser.drag(pointer, card, NOWHERE).await;
    let now = place(browser, card).await;
    assert!(distance(home, now) < NEAR, "{card} is at {now:?} instead of {home:?}");
    assert!(browser.has(&format!("{card}.chosen")).await, "{card} is not chosen any more");
}

#[tokio::test]
async fn a_card_let_go_over_nothing_is_back_at_once() {
    let (server, driver) = (Server::start(), Driver::start());
    for (screen, pointer) in [(Screen::Desktop, Pointer::Mouse), (Screen::Phone, Pointer::Finger)] {
        let browser = driver.browser(&server, screen).await;
        home::play_alone(&browser, pointer, GameKind::TheGame).await;
        let seen = piles::see(&browser).await;
        comes_back_at_once(&browser, pointer, &piles::card(seen.hand[0].card)).await;

        tables::with_quick_bots(&browser, GameKind::Clear4, 2).await;
        let seen = clear4::see_when(&browser, "a card", "seen.yours && seen.cards.length").await;
        comes_back_at_once(&browser, pointer, &seen.cards[0].selector).await;
    }
}

#[tokio::test]
async fn a_card_dropped_on_the_pile_waits_there_for_the_answer() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    tables::with_quick_bots(&browser, GameKind::Clear4, 2).await;
    let seen = clear4::see_when(&browser, "a card", "seen.yours && seen.cards.length").await;
    let card = &seen.cards[0].selector;
    let pile = browser.middle(clear4::PILE).await;

    let _held: bool = browser.read(HOLD_WHAT_IS_SAID).await;
    browser.drag(Pointer::Finger, card, clear4::PILE).await;
    let now = place(&browser, ".own-card.dragged").await;
    assert!(distance(pile, now) < NEAR, "the card is at {now:?}, and the pile at {pile:?}");

    let _heard: bool = browser.read(LET_IT_GO).await;
    browser.wait("nothing is dragged", "return !document.querySelector('.dragged')").await;
    let told = format!("seen.told !== {}", json!(seen.told));
    clear4::see_when(&browser, "the card is played", &told).await;
}
