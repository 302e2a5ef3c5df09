//! What is written in the chat, and what becomes of it if the table refuses it.

use stapel_rules::GameKind;

use crate::pages::piles;
use crate::support::driver::{Driver, Screen};
use crate::support::looks::{overflows, serious_in_every_theme};
use crate::support::server::Server;
use crate::support::tables;

#[tokio::test]
async fn x14_a_refused_number_stays_in_its_field_and_unfolds_the_signals_about_commands() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    tables::with_quick_bots(&browser, GameKind::Extreme, 2).await;
    let commands = "document.querySelector('.signals details')";
    browser.wait("signals about commands", &format!("return {commands} !== null")).await;
    let is_open = format!("return {commands}.open");
    assert!(!browser.read::<bool>(&is_open).await, "nobody asked for them yet");
    let field = browser.element("#say").await;
    field.send_keys("careful, three").await.unwrap();
    browser.click(".chat button").await;
    browser
        .wait(
            "what was refused is to be written anew",
            "return document.querySelector('#say').value === 'careful, three'
                && document.querySelector('.notices').innerText.includes('3!')",
        )
        .await;
    browser.wait("the signals about commands", &is_open).await;
    // The same thought, said as the table allows it.
    field.clear().await.unwrap();
    field.send_keys("careful, 3!").await.unwrap();
    browser.click(".chat button").await;
    browser
        .wait(
            "what was said stands in the log, and its field is empty",
            "return document.querySelector('.account').innerText.includes('careful, 3!')
                && document.querySelector('#say').value === ''",
        )
        .await;
}

#[tokio::test]
async fn what_one_has_signalled_is_marked_and_moves_nothing() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    tables::with_quick_bots(&browser, GameKind::Extreme, 5).await;
    browser.click(piles::STARTER).await;
    browser.wait_for_element(".turn-bar.yours").await;
    let places = "return ['[data-pile=A]', '.hand', '#say'].map((it) => {
        const place = document.querySelector(it).getBoundingClientRect();
        return [Math.round(place.left), Math.round(place.top)];
    })";
    let before: Vec<(i32, i32)> = browser.read(places).await;
    let rows = ".signal-table tbody tr:nth-child";
    for signal in [
        &format!("{rows}(1) td:nth-of-type(1) button"),
        &format!("{rows}(4) td:nth-of-type(3) button"),
        ".signals .row button:nth-child(1)",
    ] {
        browser.click(signal).await;
        browser.wait_for_element(&format!("{signal}[aria-pressed='true']")).await;
    }
    // The last word counts: one wish for a pile at a time.
    browser.click(&format!("{rows}(2) td:nth-of-type(1) button")).await;
    browser.wait_for_element(&format!("{rows}(1) td:nth-of-type(1) [aria-pressed='false']")).await;
    browser.click(".signals summary").await;
    for command in 1..=3 {
        let holds = format!(".signal-commands li:nth-child({command}) button:nth-of-type(1)");
        browser.click(&holds).await;
        browser.wait_for_element(&format!("{holds}[aria-pressed='true']")).await;
    }
    let after: Vec<(i32, i32)> = browser.read(places).await;
    assert_eq!(after, before, "nothing moved");
    let all: bool = browser
        .read(
            "const place = document.querySelector('#say').getBoundingClientRect();
            return place.bottom <= innerHeight && document.querySelector('.account').offsetHeight >= 90",
        )
        .await;
    assert!(all, "the account and the field stay in sight");
    assert_eq!(overflows(&browser).await, Vec::<String>::new());
    assert_eq!(serious_in_every_theme(&browser, "signals").await, [""; 0]);
}
