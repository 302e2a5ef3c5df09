//! The time of a turn: a ring that empties, what it tells those who don't see it, and what happens when it is up.

use serde_json::{Value, json};

use crate::pages::agreement::wait_for_words;
use crate::pages::lobby::sit_down;
use crate::pages::piles;
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::looks::serious;
use crate::support::server::Server;
use crate::support::tables;

/// Where the ring stands, in degrees.
const RING: &str = "parseInt(document.querySelector('.table').style.getPropertyValue('--left'))";

/// Opens a table by what is wished of it, and its page.
async fn open(browser: &Browser, wish: &Value) -> String {
    let path = tables::open(browser, wish).await;
    browser.open(&path).await;
    path
}

#[tokio::test]
async fn the_ring_empties_calmly_and_at_zero_a_bot_plays_on() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    let agreement = json!({
        "game": "the-game", "players": 2, "clock": "30s", "at_zero": "greedy", "bots_take_time": true,
    });
    let wish = json!({ "agreement": agreement, "sit": true, "bots": ["greedy"], "deal": true });
    open(&browser, &wish).await;
    // While the players agree who starts, there is a clock too.
    browser.wait_for_element(".opening .clock").await;
    browser.click(piles::STARTER).await;
    browser.wait_for_element(".turn-bar.yours .clock").await;
    assert_eq!(serious(&browser, "a turn with a clock").await, Vec::<String>::new());
    let full: i32 = browser.read(&format!("return {RING}")).await;
    assert!(full > 180, "the turn has just begun: {full}");
    // The seat and the bar show the same.
    let shown = "const image = (element) => getComputedStyle(element, '::after').backgroundImage;
        const rings = ['.seat.active', '.turn-bar .clock'].map((it) => image(document.querySelector(it)));
        return rings[0] === rings[1] && rings[0].startsWith('conic-gradient')";
    browser.wait("one ring at the seat and one in the bar", shown).await;
    // What comes may be gone before a test that waits gets to look, so the page takes note of it.
    let note = "window.seen = [];
        window.told = new Set();
        setInterval(() => {
            const table = document.querySelector('.table');
            const [clock, seconds] = [table.querySelector('.clock span'), table.style.getPropertyValue('--seconds')];
            const lines = [...document.querySelectorAll('#announcements p')].map((it) => it.textContent);
            lines.filter((it) => it.includes('seconds left')).forEach((it) => told.add(it));
            if (clock) seen.push([table.matches('.late'), table.matches('.last'), clock.textContent, seconds]);
        }, 50);
        return true";
    let _noted: bool = browser.read(note).await;
    let empties = format!("return {RING} < {full} - 20");
    browser.wait("the ring empties", &empties).await;
    let moving: usize = browser
        .read(
            "const isRing = (it) => it.effect.target.matches('.clock, .seat');
            return document.getAnimations().filter(isRing).length",
        )
        .await;
    assert_eq!(moving, 0, "nothing blinks, and nothing moves by itself");
    wait_for_words(&browser, ".strip", "A bot is playing for you").await;
    let seen: Vec<(bool, bool, String, String)> = browser.read("return seen").await;
    let calm = |(late, last, number, _): &&(bool, bool, String, String)| {
        !late && !last && number.is_empty()
    };
    assert!(seen.iter().any(|it| calm(&it)), "calm at first: {seen:?}");
    let mut last = seen.iter().filter(|(_, last, ..)| *last).peekable();
    assert!(last.peek().is_some(), "the last seconds are counted: {seen:?}");
    let agree = last.all(|(_, _, number, seconds)| !number.is_empty() && number == seconds);
    assert!(agree, "{seen:?}");
    assert!(seen.iter().any(|(late, ..)| *late), "the last quarter warms: {seen:?}");
    // What it said meanwhile: a half, ten seconds, a quarter, or fewer if the machine was too busy for each.
    let told: Vec<String> = browser.read("return [...told]").await;
    assert!((1..=3).contains(&told.len()), "{told:?}");
    browser.wait("no clock for bots", "return !document.querySelector('.table.timed')").await;
    browser.click("#come-back").await;
    browser.wait_for_element(".turn-bar.yours .clock").await;
}

#[tokio::test]
async fn at_zero_a_table_that_waits_offers_what_can_be_done() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.browser(&server, Screen::Desktop).await;
    let agreement = json!({
        "game": "clear-4", "players": 2, "first": 0, "clock": "30s", "at_zero": "wait",
    });
    let path = open(&host, &json!({ "agreement": agreement, "sit": true })).await;
    let ada = driver.browser(&server, Screen::Phone).await;
    sit_down(&ada, &path, "Ada").await;
    host.click("#deal").await;
    host.wait_for_element(".turn-bar.yours .clock").await;
    let ring = "const ring = getComputedStyle(document.querySelector('.rival.active'), '::after');
        return ring.backgroundImage.startsWith('conic-gradient')";
    ada.wait_for_element(".table.timed .rival.active").await;
    ada.wait("the ring of a rival", ring).await;
    // Their time is up: who waits is offered what can be done, and who sleeps sees that it is up.
    wait_for_words(&ada, ".strip", "time is up").await;
    ada.wait_for_element(".strip .bot-choice").await;
    host.wait("their own clock", "return document.querySelector('.clock').title === 'Time’s up'")
        .await;
    assert_eq!(serious(&ada, "a turn whose time is up").await, Vec::<String>::new());
    ada.click("#wait-on").await;
    ada.wait("who waits has read it", "return !document.querySelector('.strip')").await;
    host.click("#play, #end-turn, #take").await;
}

#[tokio::test]
async fn ones_own_tables_say_where_it_is_ones_turn_and_how_long_there_is() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    let day = |players: u8| json!({ "game": "clear-4", "players": players, "first": 0, "clock": "1d", "at_zero": "wait" });
    let bots = |players: u8| vec!["greedy"; usize::from(players) - 1];
    let mine = json!({ "agreement": day(2), "sit": true, "bots": bots(2), "deal": true });
    let mine = tables::open(&browser, &mine).await;
    // Nothing runs here, and it was touched last.
    let waiting = json!({ "agreement": day(3), "sit": true });
    let waiting = tables::open(&browser, &waiting).await;
    browser.open("/").await;
    let rows = "const rows = [...document.querySelectorAll('[aria-labelledby=my-tables] a')];
        return rows.length === 2 ? rows.map((row) => [new URL(row.href).pathname, row.innerText]) : null";
    let rows: Vec<(String, String)> = browser.wait_for("two tables", rows).await;
    assert_eq!([&rows[0].0, &rows[1].0], [&mine, &waiting]);
    assert!(rows[0].1.contains("Your turn · 24 hours left"), "{rows:?}");
    // A day is told in words, beside a ring that nobody sees empty.
    browser.open(&mine).await;
    wait_for_words(&browser, ".turn-bar", "24 hours left").await;
}
