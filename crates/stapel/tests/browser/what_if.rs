//! What if: from a finished game one plays on another way, on this device.

use serde_json::json;
use stapel_rules::GameKind;

use crate::pages::piles;
use crate::players::hands::{FINGER, MOUSE};
use crate::players::{clear4 as clear4_players, piles as piles_players};
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::{Key, Pointer};
use crate::support::looks::{overflows, serious, serious_in_every_theme, speaks_all_languages};
use crate::support::replays::watch;
use crate::support::server::Server;

/// A position in which seat 1 is to act.
const POSITION: &str = "the-game players=2 status=playing seat=1 piles=37,52,64,41 \
    hands=38,44,57,63,70,88,90/12,40,50,53,65,72,95 undrawn=2-5,13-20,75-80 laid=0 minimum=2 turns=20";

/// The numbers on top of the piles, in a replay and at a table.
async fn tops(browser: &Browser) -> Vec<String> {
    let script =
        "const tops = [...document.querySelectorAll('[data-pile] .pile-top .card-number')];
        return tops.length === 4 ? tops.map((top) => top.textContent) : null";
    browser.wait_for("four piles", script).await
}

/// What the rows of branches say.
async fn tries(browser: &Browser) -> Vec<String> {
    browser.read("return [...document.querySelectorAll('.try')].map((row) => row.innerText)").await
}

async fn press_save(browser: &Browser, name: &str) {
    let typed = format!(
        "const input = document.querySelector('.try input'); input.value = {};
        input.dispatchEvent(new Event('input', {{bubbles: true}})); return true",
        json!(name)
    );
    browser.wait_for_element(".try input").await;
    let _typed: bool = browser.read(&typed).await;
    browser.click(".try form button").await;
}

#[tokio::test]
async fn a_branch_is_played_on_kept_over_a_reload_named_left_and_deleted() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    let origin = watch(&browser, GameKind::TheGame, 6).await;
    let before = tops(&browser).await;
    browser.click("#what-if-here").await;
    browser.click("#what-if-play").await;
    browser.wait_for_element("#what-if-back").await;
    assert!(browser.path().await.starts_with("/local/"));
    assert_eq!(tops(&browser).await, before, "it goes on from where it was");

    piles_players::Player::new(&browser, MOUSE).play_a_turn().await;
    let seen = piles::see_when(&browser, "our turn again", "seen.yours").await;
    let path = browser.path().await;
    browser.open(&path).await;
    let again = piles::see_when(&browser, "our turn after a reload", "seen.yours").await;
    assert_eq!(again.hand, seen.hand);
    assert_eq!(tops(&browser).await.len(), 4);

    // Back to where one came from, where the branch is listed.
    browser.click("#what-if-back").await;
    browser.wait_for_element(".try").await;
    assert_eq!(browser.path_and_fragment().await, origin);
    assert_eq!(tops(&browser).await, before);
    let [row] = &tries(&browser).await[..] else { panic!("one branch") };
    assert!(row.contains("From step 6") && row.contains("same cards"), "{row}");
    browser.click(".try .rename").await;
    press_save(&browser, "Keep B for the twenties").await;
    browser
        .wait(
            "it is called so",
            "return document.querySelector('.try').innerText.includes('Keep B')",
        )
        .await;
    browser.open(&origin).await;
    browser.wait_for_element(".try").await;
    assert!(tries(&browser).await[0].contains("Keep B for the twenties"), "after a reload, too");

    // It is no game of one's own: the start page lists neither it nor its end.
    browser.open("/").await;
    browser.wait_for_element("main").await;
    let home: String = browser.read("return document.body.innerHTML").await;
    assert!(!home.contains(&path), "a branch is listed as a game");

    browser.open(&path).await;
    piles_players::Player::new(&browser, MOUSE).play_to_the_end().await;
    browser.wait_for_element("#to-origin").await;
    assert!(!browser.has("#again").await, "a branch is dealt once");
    browser.click("#to-replay").await;
    browser.wait_for_element("#what-if-back").await;
    let title: String =
        browser.read("return document.querySelector('.replay-head').innerText").await;
    assert!(title.contains("Keep B for the twenties"), "{title}");
    browser.click("#what-if-back").await;
    browser.wait_for_element(".try").await;
    browser.click(".try .delete").await;
    browser.click("#what-if-delete").await;
    browser.wait("it is gone", "return document.querySelector('.try') === null").await;
    let left: Vec<String> = browser
        .read("return Object.keys(localStorage).filter((key) => /^stapel\\.(what-if|branch|tried)\\./.test(key))")
        .await;
    assert_eq!(left, [""; 0], "nothing of it is kept");
}

#[tokio::test]
async fn a_fresh_deal_on_a_phone_is_played_by_touch_to_its_end_without_a_network() {
    let (mut server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    watch(&browser, GameKind::Clear4, 30).await;
    browser.wait_until_kept().await;
    server.kill();
    browser.touch(Pointer::Finger, "#what-if-here").await;
    browser.wait_for_element("#what-if-play").await;
    browser
        .touch(Pointer::Finger, ".segments:has([name='what-if-cards']) .segment:nth-child(2) input")
        .await;
    browser
        .touch(Pointer::Finger, ".segments:has([name='what-if-level']) .segment:nth-child(1) input")
        .await;
    browser.touch(Pointer::Finger, "#what-if-play").await;
    browser.wait_for_element(".own-cards button").await;
    let mut player = clear4_players::Player::new(&browser, FINGER);
    player.play_to_the_end().await;
    browser.wait_for_element("#to-origin").await;
    browser.touch(Pointer::Finger, "#to-origin").await;
    browser.wait_for_element(".try").await;
    let [row] = &tries(&browser).await[..] else { panic!("one branch") };
    assert!(row.contains("dealt anew") && !row.contains("not finished"), "{row}");
}

#[tokio::test]
async fn in_all_seats_one_plays_alone_and_sees_the_hand_of_whoever_is_to_act() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    watch(&browser, GameKind::TheGame, 0).await;
    // By key, and from the deal.
    browser
        .press_until(
            "the form",
            Key::Letter('w'),
            "return document.querySelector('#what-if-play') !== null",
        )
        .await;
    for seat in 0..2 {
        let chosen = format!(
            "return document.querySelector('.what-if-seats [data-seat=\"{seat}\"]').checked"
        );
        if !browser.read::<bool>(&chosen).await {
            browser.click(&format!(".what-if-seats [data-seat='{seat}']")).await;
        }
    }
    browser.click("#what-if-play").await;
    browser.click(piles::STARTER).await;
    let mut hands = Vec::new();
    for _ in 0..2 {
        let seen = piles::see_when(&browser, "a turn", "seen.yours").await;
        hands.push(seen.hand.iter().map(|held| held.card).collect::<Vec<_>>());
        piles_players::Player::new(&browser, MOUSE).play_a_turn().await;
    }
    assert!(hands[0].iter().all(|card| !hands[1].contains(card)), "two hands: {hands:?}");
}

#[tokio::test]
async fn a_link_carries_the_game_to_another_device() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    watch(&browser, GameKind::TheGame, 6).await;
    let before = tops(&browser).await;
    browser.click("#what-if-here").await;
    browser.click("#what-if-play").await;
    browser.wait_for_element("#what-if-back").await;
    browser.click("#what-if-back").await;
    browser.wait_for_element(".try").await;
    // What the button would copy; a browser without a window has no clipboard to look into.
    let _caught: bool = browser
        .read("navigator.clipboard.writeText = (text) => { window.caught = text; return Promise.resolve(); }; return true")
        .await;
    browser.click(".try-more button:nth-of-type(2)").await;
    let link: String = browser.wait_for("the link", "return window.caught ?? null").await;
    let path = link.find("/r/link").map(|at| &link[at..]).expect("it leads to a game");
    let other = driver.browser(&server, Screen::Phone).await;
    other.open(path).await;
    other.wait_for_element("#what-if-here").await;
    other.click("#to-end").await;
    assert_eq!(tops(&other).await, before, "the same position on another device");
    other.wait("the address carries it still", "return location.hash.includes('record=')").await;
    other.click("#what-if-here").await;
    other.click("#what-if-play").await;
    other.wait_for_element("#what-if-back").await;
    assert_eq!(tops(&other).await, before);
    other.click("#what-if-back").await;
    other.wait_for_element(".try").await;
}

#[tokio::test]
async fn a_position_is_written_by_hand_with_its_mistakes_told() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    browser.open("/r/position").await;
    browser.wait_for_element("#position-text").await;
    let write = async |text: &str| {
        let script = format!(
            "const area = document.querySelector('#position-text'); area.value = {};
            area.dispatchEvent(new Event('input', {{bubbles: true}})); return true",
            json!(text)
        );
        let _written: bool = browser.read(&script).await;
    };
    write(&POSITION.replace("seat=1", "seat=7")).await;
    let told = "return document.querySelector('#position-wrong').innerText";
    browser.wait("it is refused", &format!("{told}.length > 10")).await;
    assert!(!browser.has("#what-if-play").await, "nobody can play on from there");
    write(&POSITION.replace("status=playing", "status=plaing")).await;
    browser.wait("where it goes wrong", &format!("{told}.includes('character 27')")).await;
    browser.click("#show-wrong").await;
    let shown: String = browser
        .wait_for(
            "the place",
            "const area = document.querySelector('#position-text');
            return area.value.slice(area.selectionStart, area.selectionEnd) || null",
        )
        .await;
    assert_eq!(shown, "plaing");
    write(&POSITION.replace("38,44", "38,95")).await;
    browser.wait("what is wrong", &format!("{told}.includes('95')")).await;
    assert_eq!(serious(&browser, "a wrong position").await, [""; 0]);

    write(POSITION).await;
    browser.wait_for_element("#what-if-play").await;
    assert_eq!(serious(&browser, "a position").await, [""; 0]);
    speaks_all_languages(&browser, "the page for positions").await;
    browser.click("#what-if-play").await;
    let seen = piles::see_when(&browser, "our turn", "seen.yours").await;
    let tops: Vec<u8> = seen.piles.iter().map(|pile| pile.top).collect();
    assert_eq!(tops, [37, 52, 64, 41]);
    let hand: Vec<u8> = seen.hand.iter().map(|held| held.card).collect();
    assert_eq!(hand, [12, 40, 50, 53, 65, 72, 95]);
    piles_players::Player::new(&browser, MOUSE).play_a_turn().await;
    browser.click("#what-if-back").await;
    browser.wait_for_element(".try").await;
    let written: String =
        browser.read("return document.querySelector('#position-text').value").await;
    assert_eq!(written, POSITION);
}

#[tokio::test]
async fn everyone_can_use_it_in_every_language_and_on_a_small_phone() {
    let (server, driver) = (Server::start(), Driver::start());
    for screen in [Screen::Phone, Screen::Desktop] {
        let browser = driver.browser(&server, screen).await;
        watch(&browser, GameKind::TheGame, 12).await;
        browser.click("#what-if-here").await;
        browser.click("#what-if-play").await;
        piles::see_when(&browser, "our turn", "seen.yours").await;
        assert_eq!(serious(&browser, "the table").await, [""; 0]);
        assert_eq!(overflows(&browser).await, [""; 0]);
        browser.click("#what-if-back").await;
        browser.wait_for_element(".try").await;
        assert_eq!(serious(&browser, "the list").await, [""; 0]);
        assert_eq!(overflows(&browser).await, [""; 0]);
        speaks_all_languages(&browser, "the replay").await;
        browser.click(".try .delete").await;
        browser.wait_for_element("dialog[open] #what-if-delete").await;
        assert_eq!(serious_in_every_theme(&browser, "the question").await, [""; 0]);
        assert_eq!(overflows(&browser).await, [""; 0]);
        browser.press(&[Key::Escape]).await;
        browser.wait("it is closed", "return !document.querySelector('dialog[open]')").await;
        browser.click("#what-if-here").await;
        browser.wait_for_element("#what-if-play").await;
        assert_eq!(serious_in_every_theme(&browser, "the form").await, [""; 0]);
        assert_eq!(overflows(&browser).await, [""; 0]);
    }
}
