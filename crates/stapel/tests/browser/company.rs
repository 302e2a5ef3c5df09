//! Somebody leaves, somebody is asked, somebody is kept in order: nobody is stuck.

use stapel_rules::GameKind;

use crate::pages::agreement::wait_for_words;
use crate::pages::lobby::{open_table, sit_down};
use crate::pages::{home, piles};
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::Pointer;
use crate::support::looks::{choose_language, overflows, serious};
use crate::support::server::Server;

/// A host and a guest called Ada at a table of The Game that has begun. Gives the path of the table too.
async fn two_people(
    driver: &Driver,
    server: &Server,
    screen: Screen,
) -> (Browser, Browser, String) {
    let host = driver.browser(server, Screen::Desktop).await;
    let path = open_table(&host, GameKind::TheGame, 2).await;
    let ada = driver.browser(server, screen).await;
    sit_down(&ada, &path, "Ada").await;
    host.click("#deal").await;
    host.click(piles::STARTER).await;
    for browser in [&host, &ada] {
        browser.wait_for_element(".turn-bar #turn strong").await;
    }
    (host, ada, path)
}

/// Chooses something in the menu of the table.
async fn choose_in_menu(browser: &Browser, item: &str) {
    browser.touch(Pointer::Mouse, "#menu-button").await;
    browser.touch(Pointer::Mouse, item).await;
}

#[tokio::test]
async fn who_leaves_in_mid_game_is_asked_and_comes_back_to_their_seat_by_the_link() {
    let (server, driver) = (Server::start(), Driver::start());
    let (host, ada, path) = two_people(&driver, &server, Screen::Desktop).await;
    choose_in_menu(&ada, "#leave-table").await;
    ada.wait_for_element("dialog[open] #leave-keep").await;
    assert_eq!(serious(&ada, "the question whether to leave").await, Vec::<String>::new());
    ada.click("dialog[open] #stay").await;
    ada.wait("the question is gone", "return !document.querySelector('dialog[open]')").await;
    choose_in_menu(&ada, "#leave-table").await;
    ada.click("dialog[open] #leave-keep").await;
    ada.wait_for_element(home::PLAY_NOW).await;
    host.wait_for_element(".seat.away").await;
    ada.open(&path).await;
    ada.click("#come-back").await;
    ada.wait("Ada plays again", "return !document.querySelector('#come-back')").await;
    host.wait("Ada is back", "return !document.querySelector('.seat.away')").await;
}

#[tokio::test]
async fn the_host_lets_a_bot_play_on_for_who_left() {
    let (server, driver) = (Server::start(), Driver::start());
    let (host, ada, path) = two_people(&driver, &server, Screen::Desktop).await;
    choose_in_menu(&ada, "#leave-table").await;
    ada.click("dialog[open] #leave-keep").await;
    host.click(".seat.away .seat-menu").await;
    host.wait_for_element("dialog[open] .bot-choice").await;
    assert_eq!(serious(&host, "the menu of a seat").await, Vec::<String>::new());
    let choose = "const bots = document.querySelector('dialog[open] .bot-choice');
        bots.value = 'greedy';
        bots.dispatchEvent(new Event('change', { bubbles: true }));
        return true";
    let _chosen: bool = host.read(choose).await;
    wait_for_words(&host, ".seats", "a bot plays").await;
    // Whoever comes back by the link plays again.
    ada.open(&path).await;
    wait_for_words(&ada, ".strip", "A bot is playing for you").await;
    ada.click("#come-back").await;
    host.wait(
        "Ada plays for herself",
        "return !document.querySelector('.seats').textContent.includes('a bot plays')",
    )
    .await;
}

#[tokio::test]
async fn a_game_of_two_ends_early_if_both_agree_and_goes_on_if_one_does_not() {
    let (server, driver) = (Server::start(), Driver::start());
    let (host, ada, _) = two_people(&driver, &server, Screen::Phone).await;
    for answer in ["#end-no", "#end-yes"] {
        choose_in_menu(&host, "#give-up").await;
        wait_for_words(&host, "dialog[open]", "The others are asked first").await;
        host.click("dialog[open] #end-game").await;
        wait_for_words(&host, ".strip", "Waiting for Ada").await;
        ada.wait_for_element(".strip #end-yes").await;
        ada.touch(Pointer::Finger, answer).await;
        if answer == "#end-no" {
            wait_for_words(&host, ".notices", "No, let’s play on").await;
            host.wait("no question", "return !document.querySelector('.strip')").await;
        }
    }
    for browser in [&host, &ada] {
        browser.wait_for_element(piles::ENDING).await;
    }
    host.wait_for_element("#again").await;
    ada.wait_for_element("#waits-for-host").await;
    host.click("#to-lobby").await;
    host.click("#deal").await;
    ada.wait_for_element(".hand-card").await;
}

#[tokio::test]
async fn the_vote_fits_on_a_phone_in_every_language() {
    let (server, driver) = (Server::start(), Driver::start());
    let (host, ada, _) = two_people(&driver, &server, Screen::Phone).await;
    choose_in_menu(&host, "#give-up").await;
    host.click("dialog[open] #end-game").await;
    ada.wait_for_element(".strip #end-yes").await;
    for language in ["de", "en", "fr", "it", "pl"] {
        choose_language(&ada, language).await;
        assert_eq!(overflows(&ada).await, Vec::<String>::new(), "{language}");
        // Nothing of it is torn into syllables, and it lies over neither cards nor piles.
        let in_the_way: bool = ada
            .read(
                "const place = (element) => element.getBoundingClientRect();
                const strip = place(document.querySelector('.strip'));
                const all = [...document.querySelectorAll('.pile-place, .hand-card')].map(place);
                const meets = (other) => other.top < strip.bottom - 1 && other.bottom > strip.top + 1;
                return strip.width < 250 || all.some(meets)",
            )
            .await;
        assert!(!in_the_way, "the question is in the way in {language}");
    }
}

#[tokio::test]
async fn the_host_mutes_somebody_and_removes_them_for_good() {
    let (server, driver) = (Server::start(), Driver::start());
    let (host, ada, _) = two_people(&driver, &server, Screen::Desktop).await;
    host.click(".seat-menu").await;
    host.click("dialog[open] #mute").await;
    wait_for_words(&ada, ".chat-by-signals", "The host has muted you").await;
    host.click(".seat-menu").await;
    host.click("dialog[open] #unmute").await;
    ada.wait_for_element(".chat input:not([disabled])").await;
    host.click(".seat-menu").await;
    host.click("dialog[open] #remove-for-good").await;
    wait_for_words(&host, "dialog[open]", "Ada can then only watch").await;
    host.click("dialog[open] #remove-for-good").await;
    wait_for_words(&ada, ".table", "You were removed from this table").await;
}
