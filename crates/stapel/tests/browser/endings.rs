//! The end of a game, on the table itself: what was hidden lies open, one's own hand stays, and a win runs over everything.

use std::collections::BTreeSet;

use serde_json::json;
use stapel_rules::GameKind;

use crate::pages::agreement::give_up;
use crate::pages::piles;
use crate::phones::{out_of_reach, resize};
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::Pointer;
use crate::support::looks::{overflows, serious_in_every_theme};
use crate::support::server::Server;
use crate::support::tables;

/// The cards that lie open after the game, list by list.
async fn opened(browser: &Browser) -> Vec<Vec<String>> {
    browser.wait_for_element(".opened .opened-cards").await;
    browser
        .read(
            "return [...document.querySelectorAll('.opened .opened-cards')]
                .map((list) => [...list.querySelectorAll('.unseen')].map((card) => card.textContent))",
        )
        .await
}

#[tokio::test]
async fn after_the_game_all_cards_lie_open_and_ones_own_hand_is_never_hidden() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    tables::with_quick_bots(&browser, GameKind::TheGame, 3).await;
    browser.touch(Pointer::Finger, piles::STARTER).await;
    browser.wait_for_element(".turn-bar").await;
    give_up(&browser).await;
    let before = opened(&browser).await;
    let [one, other, draw_pile] = &before[..] else { panic!("two hands and a pile: {before:?}") };
    let cards: BTreeSet<&String> = before.iter().flatten().collect();
    assert_eq!(cards.len(), one.len() + other.len() + draw_pile.len(), "no card twice");
    assert!(draw_pile.len() > 60 && *draw_pile != sorted(draw_pile), "in its order: {draw_pile:?}");
    for size in [(360, 740), (360, 620), (320, 640), (844, 390), (1280, 800)] {
        resize(&browser, size).await;
        let hidden = out_of_reach(&browser, ".hand-card").await;
        assert_eq!(hidden, Vec::<String>::new(), "{size:?}");
        assert_eq!(overflows(&browser).await, Vec::<String>::new(), "{size:?}");
        let first: bool = browser
            .read(
                "const title = document.querySelector('#ending-title').getBoundingClientRect();
                return title.top >= 0 && title.bottom <= innerHeight",
            )
            .await;
        assert!(first, "how it ended is seen first: {size:?}");
    }
    assert_eq!(serious_in_every_theme(&browser, "all cards").await, [""; 0]);
    browser.reload().await;
    assert_eq!(opened(&browser).await, before, "after a reload too");
}

fn sorted(cards: &[String]) -> Vec<String> {
    let mut cards = cards.to_vec();
    cards.sort();
    cards
}

#[tokio::test]
async fn after_a_round_of_clear_4_everyone_sees_what_the_others_still_had() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    tables::with_quick_bots(&browser, GameKind::Clear4, 3).await;
    browser.wait_for_element(".own-hand .own-card").await;
    give_up(&browser).await;
    let shown = opened(&browser).await;
    // Hand and stacks of the others, and one's own stacks.
    assert_eq!(shown.len(), 5, "{shown:?}");
    for size in [(360, 740), (320, 640), (1280, 800)] {
        resize(&browser, size).await;
        assert_eq!(overflows(&browser).await, Vec::<String>::new(), "{size:?}");
        let hidden = out_of_reach(&browser, ".hand-group").await;
        assert_eq!(hidden, Vec::<String>::new(), "{size:?}");
    }
    assert_eq!(serious_in_every_theme(&browser, "all cards").await, [""; 0]);
}

/// No test wins by its own strength, so that one word of the server is replaced on its way: the game that was given up is won.
#[tokio::test]
async fn a_win_runs_over_the_whole_table_once_and_rests_as_a_closed_deck() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    let source = "const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
        Object.defineProperty(WebSocket.prototype, 'onmessage', { set(listener) {
            set.call(this, (event) => {
                const won = event.data.replace('{\"over\":{\"outcome\":null', '{\"over\":{\"outcome\":\"won\"');
                listener.call(this, new MessageEvent('message', { data: won }));
            });
        } });";
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
    tables::with_quick_bots(&browser, GameKind::TheGame, 2).await;
    browser.click(piles::STARTER).await;
    browser.wait_for_element(".turn-bar").await;
    give_up(&browser).await;
    let parade = "const cards = [...document.querySelectorAll('.table > .ending.won .parade span')];
        const columns = new Set(cards.map((card) => card.style.getPropertyValue('--x')));
        const place = document.querySelector('.parade').getBoundingClientRect();
        const numbers = new Set(cards.map((card) => card.textContent));
        return [cards.length, columns.size, numbers.size, place.width === document.documentElement.clientWidth && place.height === innerHeight ? 1 : 0]";
    let [cards, columns, numbers, everywhere]: [usize; 4] =
        browser.wait_for("the parade", parade).await;
    assert_eq!((cards, columns, everywhere), (98, 4, 1));
    assert!(numbers > 48, "up and down: {numbers}");
    let rests =
        "return document.querySelector('.ending .deck').checkVisibility({ opacityProperty: true })
        && document.getAnimations().every((one) => one.playState !== 'running')";
    browser.wait("the closed deck", rests).await;
    assert_eq!(serious_in_every_theme(&browser, "a win").await, [""; 0]);
}
