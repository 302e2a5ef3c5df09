//! The first visit: what this is, where to learn it, and what the first games show.

use stapel_rules::GameKind;

use crate::pages::home;
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::Pointer;
use crate::support::server::Server;

/// Whether something is above the fold, whole.
async fn is_above_the_fold(browser: &Browser, selector: &str) -> bool {
    browser.wait_for_element(selector).await;
    let script = format!(
        "const place = document.querySelector(\"{selector}\").getBoundingClientRect();
        return scrollY === 0 && place.height > 0 && place.top >= 0 && place.bottom <= innerHeight"
    );
    browser.read(&script).await
}

#[tokio::test]
async fn the_first_visit_leads_into_the_lesson_of_the_chosen_game_and_back_to_that_game() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    browser.open("/").await;
    assert!(is_above_the_fold(&browser, "#hero-title").await);
    assert!(is_above_the_fold(&browser, "#learn-first").await);
    browser.touch(Pointer::Finger, &home::game(GameKind::Clear4)).await;
    let leads =
        "return document.querySelector('#learn-first').getAttribute('href') === '/learn/clear-4'";
    browser.wait("it leads to the lesson of that game", leads).await;
    browser.touch(Pointer::Finger, "#learn-first").await;
    browser.wait_for_element(".coach-text").await;
    assert_eq!(browser.path().await, "/learn/clear-4");
    // The end of the lesson, without all that is learned in between.
    let finished = "localStorage.setItem('stapel.lesson.clear-4', 'done');
        localStorage.setItem('stapel.game', 'clear-4');
        return true";
    let _finished: bool = browser.read(finished).await;
    browser.open("/").await;
    browser.wait_for_element(home::PLAY_NOW).await;
    assert!(
        browser
            .read::<bool>("return document.querySelector(\".game input[value='clear-4']\").checked")
            .await
    );
    assert!(!browser.has("#learn-first").await, "who has learned it need not learn it");
    browser.touch(Pointer::Finger, home::PLAY_NOW).await;
    browser.wait_for_element(".clear4-board").await;
}

#[tokio::test]
async fn whoever_plays_alone_has_no_talk_and_chooses_no_bots() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    browser.open("/").await;
    browser.click(&home::seats(2)).await;
    let shown = "const level = document.querySelector(\"input[name='level']\");
        return level.closest('fieldset').offsetHeight > 0";
    browser.wait("bots have a strength", shown).await;
    browser.click(&home::seats(1)).await;
    browser.wait("there are no bots", &shown.replace("> 0", "=== 0")).await;
    browser.click(home::PLAY_NOW).await;
    browser.wait_for_element(".piles").await;
    assert!(!browser.has("#talk").await && !browser.has("#talk-button").await);
    // Others at the table, and there is somebody to talk to.
    browser.open("/").await;
    browser.click(&home::seats(2)).await;
    browser.click(home::PLAY_NOW).await;
    browser.wait_for_element("#talk").await;
    browser.wait_for_element("#talk-button").await;
}

#[tokio::test]
async fn the_first_three_games_tell_what_a_play_would_skip_and_the_fourth_does_not() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    for game in 1..=4 {
        home::play_alone(&browser, Pointer::Mouse, GameKind::TheGame).await;
        browser.click(".hand button").await;
        let told = "const words = [...document.querySelectorAll('.pile-word')].map((word) => word.innerText);
            const fits = document.querySelectorAll('.piles .open').length;
            return words.some((word) => /skips/.test(word)) ? 'told' : fits > 0 ? 'not told' : null";
        let told: String = browser.wait_for("the card fits somewhere", told).await;
        assert_eq!(told, if game <= 3 { "told" } else { "not told" }, "game {game}");
        if game == 1 {
            browser.reload().await;
            browser.click(".hand button").await;
            let still = "return [...document.querySelectorAll('.pile-word')].some((word) => /skips/.test(word.innerText))";
            browser.wait("the same game after a reload", still).await;
        }
    }
}

#[tokio::test]
async fn on_a_phone_a_game_that_runs_stands_above_everything_else() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    // On the server, and in this browser.
    home::play_alone(&browser, Pointer::Finger, GameKind::TheGame).await;
    browser.wait_for_element(".piles").await;
    let path = browser.path().await;
    browser.open("/").await;
    assert!(is_above_the_fold(&browser, &format!(".begun a[href^='{path}']")).await);
    let first = "const row = document.querySelector('.begun li');
        const others = [...document.querySelectorAll('.hero, .play')];
        return others.every((other) => other.getBoundingClientRect().height === 0
            || other.getBoundingClientRect().top >= row.getBoundingClientRect().bottom)";
    assert!(browser.read::<bool>(first).await, "something comes before it");
    browser.touch(Pointer::Finger, "#play-here").await;
    browser.touch(Pointer::Finger, home::PLAY_NOW).await;
    browser.wait("a table in this browser", "return location.pathname.startsWith('/local/')").await;
    browser.wait_for_element(".piles").await;
    let path = browser.path().await;
    browser.open("/").await;
    assert!(is_above_the_fold(&browser, &format!(".begun a[href^='{path}']")).await);
}
