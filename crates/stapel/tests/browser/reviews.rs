//! Reviews of finished games in their replays: worked out on the device, drawn on line and board, kept, and left for another
//! try.

use serde::Deserialize;
use serde_json::json;
use stapel_rules::GameKind;
use stapel_words::Language;

use crate::pages::piles;
use crate::phones::resize;
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::{Key, Pointer};
use crate::support::looks::{
    choose_language, overflows, serious_in_every_theme, speaks_all_languages,
};
use crate::support::replays::{keep_record, path_of, watch};
use crate::support::server::Server;
use crate::support::tables;

/// The smallest phones that people have.
const SMALL: [(u32, u32); 2] = [(320, 640), (360, 640)];

/// How far the review has come.
fn standing(wanted: &str) -> String {
    format!("return document.querySelector('.review-standing')?.dataset.standing === '{wanted}'")
}

async fn wait_until_done(browser: &Browser) {
    browser.wait("the review is done", &standing("done")).await;
}

/// A mark on the line.
#[derive(Deserialize, PartialEq, Debug)]
struct Mark {
    turn: u32,
    /// What those hear who can't see it.
    told: String,
}

/// The marks on the line.
async fn marks(browser: &Browser) -> Vec<Mark> {
    browser
        .read(
            "return [...document.querySelectorAll('.review-mark')].map((mark) =>
                ({ turn: Number(mark.dataset.turn), told: mark.getAttribute('aria-label') }))",
        )
        .await
}

/// Which programs for reviews the page that is open has loaded. What a worker loads, it loads by itself.
async fn loaded(browser: &Browser) -> Vec<String> {
    browser
        .read(
            "const names = performance.getEntriesByType('resource').map((entry) => entry.name);
            const found = names.map((name) => /\\/(review|start-reviewer)\\.[0-9a-f]+\\.(wasm|js)$/.exec(name)?.[0].split('.')[0].slice(1));
            return [...new Set(found.filter((name) => name))].sort()",
        )
        .await
}

/// The position in the address.
const STEP: &str = "Number(/v=(\\d+)/.exec(location.hash)?.[1])";

#[tokio::test]
async fn a_game_of_each_kind_is_reviewed_turn_by_turn_and_kept_over_a_reload() {
    let (server, driver) = (Server::start(), Driver::start());
    for (game, turns) in [(GameKind::TheGame, 12), (GameKind::Extreme, 9), (GameKind::Clear4, 19)] {
        let browser = driver.browser(&server, Screen::Desktop).await;
        watch(&browser, game, 0).await;
        assert_eq!(loaded(&browser).await, [""; 0], "{game}: before anybody asks");
        browser.click("#review-game").await;
        wait_until_done(&browser).await;
        assert_eq!(loaded(&browser).await, ["review", "start-reviewer"], "{game}");
        browser.wait("the address names it", "return location.hash.endsWith('&review')").await;
        let points: usize = browser
            .read("return document.querySelector('.review-line').getAttribute('d').split(/[ML]/).length - 1")
            .await;
        assert_eq!(points, turns + 1, "{game}: a chance before each turn, and the end");
        let marks_before = marks(&browser).await;
        assert!(!marks_before.is_empty(), "{game} has a turning point at least");

        // A mark leads to its turn, by the mouse and by its link.
        let mark = &marks_before[0];
        browser.click(&format!(".review-mark[data-turn='{}']", mark.turn)).await;
        let current = format!(
            "return document.querySelector('.review-mark[aria-current]')?.dataset.turn === '{}'",
            mark.turn
        );
        browser.wait("the mark is shown", &current).await;
        let heading: String =
            browser.read("return document.querySelector('.review-turn h3').textContent").await;
        assert!(mark.told.starts_with(&heading), "{heading}: {mark:?}");
        let drawn = "return document.querySelector('.review-lay.ink, .review-play.ink') !== null";
        browser.wait("the turn is drawn on the board", drawn).await;
        let step: u32 = browser
            .wait_for("the step in the address", &format!("return document.querySelector('#position').value === String({STEP}) ? {STEP} : null"))
            .await;
        let link = browser.path_and_fragment().await;
        assert!(link.contains(&format!("#v={step}&")) && link.ends_with("&review"), "{link}");

        // Kept: no worker begins again.
        browser.open("/").await;
        browser.open(&link).await;
        wait_until_done(&browser).await;
        browser.wait("the mark is shown after a reload", &current).await;
        assert_eq!(marks(&browser).await, marks_before, "{game}");
        assert_eq!(
            loaded(&browser).await,
            ["review"],
            "{game}: what is kept is not reviewed again"
        );
        // Also for those whose link says nothing of it.
        browser.open("/").await;
        browser.open(&path_of(game)).await;
        wait_until_done(&browser).await;

        // In numbers for those who would rather read, or hear.
        browser.click(".review-table summary").await;
        let rows = format!(
            "return document.querySelectorAll('.review-table tbody tr').length === {turns}"
        );
        browser.wait("a row for each turn", &rows).await;
    }
}

#[tokio::test]
async fn a_game_is_reviewed_without_a_network() {
    let (mut server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    watch(&browser, GameKind::Clear4, 0).await;
    browser.wait_until_kept().await;
    server.kill();
    browser.touch(Pointer::Finger, "#review-game").await;
    wait_until_done(&browser).await;
    assert!(!marks(&browser).await.is_empty());
}

#[tokio::test]
async fn from_a_mistake_one_plays_on_another_way_and_comes_back_to_it() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    watch(&browser, GameKind::TheGame, 0).await;
    browser.click("#review-game").await;
    wait_until_done(&browser).await;
    // From mistake to mistake by key, and back.
    let mut mistakes = Vec::new();
    while browser.read::<bool>("return !document.querySelector('#review-next').disabled").await {
        let before: u32 = browser.read(&format!("return {STEP}")).await;
        browser.press(&[Key::Letter('n')]).await;
        let on = format!("return {STEP} > {before} ? {STEP} : null");
        mistakes.push(browser.wait_for::<u32>("the next mistake", &on).await);
    }
    assert!(!mistakes.is_empty(), "this game has mistakes");
    let last = *mistakes.last().unwrap();
    if let [.., before, _] = mistakes[..] {
        browser.press(&[Key::Letter('p')]).await;
        browser.wait("the mistake before", &format!("return {STEP} === {before}")).await;
        browser.press(&[Key::Letter('n')]).await;
        browser.wait("the last mistake", &format!("return {STEP} === {last}")).await;
    }
    browser.wait_for_element(".review-lay.outline").await;
    let origin = browser.path_and_fragment().await;
    let seat: String =
        browser.read("return document.querySelector('.eye.active').dataset.seat").await;
    browser.click("#review-try").await;
    browser.wait_for_element("#what-if-play").await;
    let chosen: Vec<String> = browser
        .read("return [...document.querySelectorAll('.what-if-seats input:checked')].map((box) => box.dataset.seat)")
        .await;
    assert_eq!(chosen, [seat], "whoever made it tries again");
    browser.click("#what-if-play").await;
    piles::see_when(&browser, "our turn", "seen.yours").await;
    browser.click("#what-if-back").await;
    wait_until_done(&browser).await;
    assert_eq!(browser.path_and_fragment().await, origin);
    browser.wait_for_element(".review-mark[aria-current]").await;
}

#[tokio::test]
async fn a_review_is_stopped_and_goes_on_where_it_was() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    watch(&browser, GameKind::Clear4, 0).await;
    browser
        .press_until(
            "the review begins",
            Key::Letter('r'),
            "return document.querySelector('.review-standing') !== null",
        )
        .await;
    let reviewed =
        "document.querySelector('.review-line')?.getAttribute('d').split(/[ML]/).length - 1 || 0";
    // Whoever is quick enough stops it before it is done; the page is asked to, at its first turn.
    let stop = "const stop = document.querySelector('#review-stop');
        if (!stop || !document.querySelector('.review-line')) return null;
        stop.click();
        return true";
    browser.wait("it is stopped", stop).await;
    browser.wait("it says so", &standing("halted")).await;
    // The turn that it was at still comes.
    let still = format!(
        "return document.querySelector('.review-standing').dataset.busy === 'false' ? {reviewed} : null"
    );
    let halted: usize = browser.wait_for("the turn that it was at", &still).await;
    assert!(halted < 19, "it was done before it could be stopped");
    assert!(!browser.has("#review-stop").await);
    let kept: usize = browser
        .read("return Object.keys(localStorage).filter((key) => key.startsWith('stapel.review.')).length")
        .await;
    assert_eq!(kept, 0, "half a review is not kept");
    browser.click("#review-go-on").await;
    wait_until_done(&browser).await;
    let all: usize = browser.read(&format!("return {reviewed}")).await;
    assert_eq!(all, 20);
}

/// Lets the next workers of pages that are opened from now on fail, until `window.works` is set.
const NO_WORKERS: &str = "
    const Real = window.Worker;
    window.Worker = function (script, options) { return new Real(window.works ? script : '/nothing-here.js', options); };";

#[tokio::test]
async fn trouble_is_told_and_can_be_tried_again() {
    let (mut server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    // Nothing is kept for times without a network, so that there is trouble.
    let forgetful = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined });";
    let source = json!({ "source": format!("{forgetful}{NO_WORKERS}") });
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", source).await;
    watch(&browser, GameKind::Extreme, 0).await;
    server.kill();
    browser.click("#review-game").await;
    browser.wait_for_element(".review [role='alert']").await;
    server.start_again();
    browser.click("#review-again").await;
    // The program is there, its worker is not.
    browser.wait("the worker fails", &standing("failed")).await;
    browser.wait_for_element(".review-standing [role='alert']").await;
    let _works: bool = browser.read("window.works = true; return true").await;
    browser.click("#review-again").await;
    wait_until_done(&browser).await;
}

#[tokio::test]
async fn whoever_played_sees_their_own_mistakes_first_and_those_of_others_if_they_like() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    tables::with_quick_bots(&browser, GameKind::TheGame, 2).await;
    browser.click(piles::STARTER).await;
    crate::players::piles::Player::new(&browser, crate::players::hands::MOUSE)
        .play_to_the_end()
        .await;
    browser.click("#to-replay").await;
    browser.click("#review-game").await;
    wait_until_done(&browser).await;
    let pressed = "document.querySelector('.review-who[aria-pressed=\"true\"]')";
    let mine: String = browser.read(&format!("return {pressed}.textContent")).await;
    assert_eq!(mine, "My mistakes");
    let own = marks(&browser).await;
    assert!(own.iter().all(|mark| mark.told.contains("Guest")), "{own:?}");
    browser.click(".review-who[data-seat='all']").await;
    browser.wait("everyone's", &format!("return {pressed}.dataset.seat === 'all'")).await;
    let all = marks(&browser).await;
    assert!(all.len() >= own.len(), "{all:?} has fewer than {own:?}");
    browser.click(".review-who[data-seat='1']").await;
    browser.wait("the bot's", &format!("return {pressed}.dataset.seat === '1'")).await;
    let others = marks(&browser).await;
    assert_eq!(others.len() + own.len(), all.len(), "{own:?} and {others:?} are not {all:?}");
}

#[tokio::test]
async fn everyone_can_use_it_in_every_language_theme_and_size() {
    let (server, driver) = (Server::start(), Driver::start());
    let mut problems = Vec::new();
    for game in [GameKind::TheGame, GameKind::Clear4] {
        let browser = driver.browser(&server, Screen::Phone).await;
        watch(&browser, game, 0).await;
        browser.touch(Pointer::Finger, "#review-game").await;
        wait_until_done(&browser).await;
        browser.touch(Pointer::Finger, ".review-table summary").await;
        browser.wait_for_element(".review-table td").await;
        let marked = marks(&browser).await;
        for size in SMALL {
            resize(&browser, size).await;
            for language in Language::ALL.map(Language::tag) {
                choose_language(&browser, language).await;
                for mark in marked.iter().take(3) {
                    let press = format!(
                        "document.querySelector('.review-mark[data-turn=\"{}\"]').click(); return true",
                        mark.turn
                    );
                    let _pressed: bool = browser.read(&press).await;
                    browser.wait("it is shown", &format!("return document.querySelector('.review-mark[aria-current]')?.dataset.turn === '{}'", mark.turn)).await;
                    let found = overflows(&browser).await;
                    problems.extend(
                        found.into_iter().map(|one| format!("{game} {language} {size:?}: {one}")),
                    );
                }
            }
        }
        choose_language(&browser, "en").await;
        problems.extend(serious_in_every_theme(&browser, &format!("{game} on a phone")).await);
        let desk = driver.browser(&server, Screen::Desktop).await;
        watch(&desk, game, 0).await;
        desk.click("#review-game").await;
        wait_until_done(&desk).await;
        desk.click(&format!(".review-mark[data-turn='{}']", marked[0].turn)).await;
        desk.click(".review-table summary").await;
        desk.wait_for_element(".review-table td").await;
        problems.extend(serious_in_every_theme(&desk, &format!("{game} on a desk")).await);
        speaks_all_languages(&desk, "the review").await;
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// Games that bots played, of 26, 14 and 25 turns.
const LONGER: [(GameKind, &[&str], &str); 3] = [
    (GameKind::TheGame, &["Ada", "Ben", "Cleo"], include_str!("../records/the-game.txt")),
    (GameKind::Extreme, &["Ada", "Ben"], include_str!("../records/extreme.txt")),
    (GameKind::Clear4, &["Ada", "Ben"], include_str!("../records/clear-4.txt")),
];

#[tokio::test]
#[ignore = "it asserts nothing: it says how long reviews take in a browser"]
async fn how_long_reviews_take() {
    let (server, driver) = (Server::start(), Driver::start());
    for (game, names, text) in LONGER {
        let browser = driver.browser(&server, Screen::Desktop).await;
        keep_record(&browser, game, names, text).await;
        browser.open(&path_of(game)).await;
        browser.wait_for_element("#review-game").await;
        let _begun: bool =
            browser.read("document.querySelector('#review-game').click(); window.begun = performance.now(); return true").await;
        let script = format!(
            "return ({}) ? performance.now() - window.begun : null",
            standing("done").trim_start_matches("return ")
        );
        let took: f64 = browser.wait_for("the review", &script).await;
        println!("{game}: {took:.0} ms");
    }
}
