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

/// The same, and the host has the first turn.
async fn with_the_host_to_play(
    driver: &Driver,
    server: &Server,
    screen: Screen,
) -> (Browser, Browser) {
    let host = driver.browser(server, Screen::Desktop).await;
    let path = open_table(&host, GameKind::TheGame, 2).await;
    let ada = driver.browser(server, screen).await;
    sit_down(&ada, &path, "Ada").await;
    host.click("#deal").await;
    host.wait_for_element(piles::STARTER).await;
    let own = "const buttons = [...document.querySelectorAll('.opening button')];
        const own = buttons.find((button) => button.innerText.includes('I’ll start'));
        own?.click();
        return own !== undefined";
    host.wait("the host starts", own).await;
    host.wait_for_element(".turn-bar.yours").await;
    ada.wait_for_element(".turn-bar #turn strong").await;
    (host, ada)
}

/// Chooses a bot in the strip that says who is missing.
async fn let_a_bot_play_on(browser: &Browser) {
    let choose = "const bots = document.querySelector('.strip .bot-choice');
        bots.value = 'greedy';
        bots.dispatchEvent(new Event('change', { bubbles: true }));
        return true";
    let _chosen: bool = browser.read(choose).await;
    wait_for_words(browser, ".seats", "a bot plays").await;
    browser.wait_for_element(".turn-bar.yours").await;
}

/// Whether the strip is torn into syllables, or lies over cards or piles.
async fn is_in_the_way(browser: &Browser) -> bool {
    let script = "const place = (element) => element.getBoundingClientRect();
        const strip = place(document.querySelector('.strip'));
        const all = [...document.querySelectorAll('.pile-place, .hand-card')].map(place);
        const meets = (other) => other.top < strip.bottom - 1 && other.bottom > strip.top + 1;
        return strip.width < 250 || all.some(meets)";
    browser.read(script).await
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
    // Whoever waits says that they would play once more, and everyone reads it.
    ada.touch(Pointer::Finger, "#would-again").await;
    wait_for_words(&host, "#who-again", "Ada").await;
    wait_for_words(&ada, "#who-again", "Ada").await;
    ada.wait("it is said", "return !document.querySelector('#would-again')").await;
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
        assert!(!is_in_the_way(&ada).await, "the question is in the way in {language}");
    }
}

#[tokio::test]
async fn whether_a_play_is_taken_back_is_asked_in_one_line_and_the_asker_reads_the_answer() {
    let (server, driver) = (Server::start(), Driver::start());
    let (host, ada) = with_the_host_to_play(&driver, &server, Screen::Phone).await;
    host.click(".hand-card.playable").await;
    host.click(".pile.open .pile-place").await;
    for (answer, told) in [("#no", "No, it stays"), ("#yes", "a card taken back")] {
        host.click("#take-back").await;
        wait_for_words(&host, ".strip", "Waiting for the others").await;
        wait_for_words(&ada, ".strip", "Guest asks").await;
        for language in ["de", "fr", "it", "pl", "en"] {
            choose_language(&ada, language).await;
            assert_eq!(overflows(&ada).await, Vec::<String>::new(), "{language}");
            assert!(!is_in_the_way(&ada).await, "the question is in the way in {language}");
        }
        ada.touch(Pointer::Finger, answer).await;
        for browser in [&host, &ada] {
            browser.wait("no question", "return !document.querySelector('.strip')").await;
        }
        wait_for_words(&host, ".account", told).await;
    }
}

#[tokio::test]
async fn whoever_sits_there_lets_a_bot_play_on_for_a_host_who_left() {
    let (server, driver) = (Server::start(), Driver::start());
    let (host, ada) = with_the_host_to_play(&driver, &server, Screen::Phone).await;
    choose_in_menu(&host, "#leave-table").await;
    host.click("dialog[open] #leave-keep").await;
    wait_for_words(&ada, ".strip", "has left for now. The seat is kept.").await;
    ada.wait_for_element(".strip .bot-choice").await;
    assert_eq!(serious(&ada, "a host who left").await, Vec::<String>::new());
    let_a_bot_play_on(&ada).await;
}

/// This takes the two minutes that anyone may think about a turn.
#[tokio::test]
async fn whoever_falls_asleep_on_their_turn_is_relieved_without_leaving() {
    let (server, driver) = (Server::start(), Driver::start());
    let (host, ada) = with_the_host_to_play(&driver, &server, Screen::Desktop).await;
    wait_for_words(&ada, ".strip", "hasn’t played for a while").await;
    ada.wait_for_element(".strip .bot-choice").await;
    // Whoever would rather wait is asked no more in this turn.
    ada.click("#wait-on").await;
    ada.wait("who waits has read it", "return !document.querySelector('.strip')").await;
    ada.reload().await;
    ada.wait_for_element(".strip .bot-choice").await;
    let_a_bot_play_on(&ada).await;
    // And whoever wakes up takes their seat again.
    wait_for_words(&host, ".strip", "A bot is playing for you").await;
    host.click("#come-back").await;
    host.wait("awake", "return !document.querySelector('.strip #come-back')").await;
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
