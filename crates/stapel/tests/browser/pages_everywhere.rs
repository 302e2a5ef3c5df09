//! What holds on every page: it speaks five languages, fits a small phone, and can be used by everyone.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::json;
use stapel_rules::GameKind;
use stapel_words::Language;

use crate::pages::home;
use crate::phones::resize;
use crate::support::driver::{Driver, Screen};
use crate::support::input::Pointer;
use crate::support::looks::{THEMES, choose_language, overflows, serious, speaks_all_languages};
use crate::support::server::Server;

/// Pages that need nothing but their address, with the text that is their heading. Rule pages have their
/// headings elsewhere.
const PAGES: [(&str, Option<&str>); 8] = [
    ("/", Some("hero-title")),
    ("/settings", Some("settings")),
    ("/me", Some("claim-title")),
    ("/learn", Some("learn-title")),
    ("/rules/the-game", None),
    ("/rules/extreme", None),
    ("/rules/clear-4", None),
    ("/no/such/page", Some("nowhere-title")),
];

/// The smallest phone that people have.
const SMALLEST: (u32, u32) = (320, 640);

/// Pages that are like those, but show a table.
const LESSONS: [&str; 3] = ["/learn/the-game", "/learn/extreme", "/learn/clear-4"];

/// The texts of a language that need no arguments.
fn texts(language: &str) -> BTreeMap<String, String> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/locales").join(language);
    let mut texts = BTreeMap::new();
    for entry in std::fs::read_dir(locales).unwrap() {
        let file = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        for line in file.lines() {
            if let Some((id, text)) = line.split_once(" = ").filter(|(id, _)| !id.starts_with(' '))
            {
                texts.insert(id.to_owned(), text.to_owned());
            }
        }
    }
    texts
}

#[tokio::test]
async fn every_page_changes_its_language_without_being_loaded_again() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    for (path, heading) in PAGES {
        browser.open(path).await;
        browser.wait_for_element("h1").await;
        speaks_all_languages(&browser, path).await;
        let Some(id) = heading else { continue };
        for language in Language::ALL.map(Language::tag) {
            choose_language(&browser, language).await;
            let wanted = json!(texts(language)[id]);
            let is_so = format!("return document.querySelector('h1').textContent === {wanted}");
            browser.wait(&format!("{path} in {language}"), &is_so).await;
        }
    }
    for path in LESSONS {
        browser.open(path).await;
        browser.wait_for_element(".coach-text").await;
        speaks_all_languages(&browser, path).await;
    }
    browser.open("/").await;
    browser.click(home::PLAY_WITH_FRIENDS).await;
    browser.wait_for_element("#invite-link").await;
    speaks_all_languages(&browser, "the lobby").await;
    for game in GameKind::ALL {
        browser.open("/").await;
        browser.click(&home::game(game)).await;
        browser.click(&home::seats(1)).await;
        browser.click(home::PLAY_NOW).await;
        browser.wait_for_element(".hand button, .own-cards button").await;
        speaks_all_languages(&browser, game.name()).await;
    }
}

#[tokio::test]
async fn no_text_overflows_on_a_small_phone_in_any_language() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    browser.open("/").await;
    resize(&browser, SMALLEST).await;
    let mut problems = Vec::new();
    for path in PAGES.map(|(path, _)| path).into_iter().chain(LESSONS) {
        browser.open(path).await;
        browser.wait_for_element("h1").await;
        for language in Language::ALL.map(Language::tag) {
            if path.starts_with("/learn/") {
                let keep =
                    format!("localStorage.setItem('stapel.language', '{language}'); return true");
                let _kept: bool = browser.read(&keep).await;
                browser.open(path).await;
                browser.wait_for_element(".coach-text").await;
            } else {
                choose_language(&browser, language).await;
            }
            let found = overflows(&browser).await;
            problems
                .extend(found.into_iter().map(|problem| format!("{path} {language}: {problem}")));
        }
    }
    // A table, before the deal and in play. `dialogs` looks at tables on the smallest phone.
    resize(&browser, Screen::Phone.size()).await;
    for language in Language::ALL.map(Language::tag) {
        browser.open("/").await;
        choose_language(&browser, language).await;
        browser.touch(Pointer::Finger, home::PLAY_WITH_FRIENDS).await;
        browser.wait_for_element("#invite-link").await;
        let found = overflows(&browser).await;
        problems.extend(found.into_iter().map(|problem| format!("lobby {language}: {problem}")));
        for game in GameKind::ALL {
            browser.open("/").await;
            browser.touch(Pointer::Finger, &home::game(game)).await;
            browser.touch(Pointer::Finger, &home::seats(3)).await;
            browser.touch(Pointer::Finger, home::PLAY_NOW).await;
            browser.wait_for_element(".hand, .own-cards").await;
            let found = overflows(&browser).await;
            let named = |problem: String| format!("{} {language}: {problem}", game.name());
            problems.extend(found.into_iter().map(named));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[tokio::test]
async fn nothing_serious_keeps_anyone_out_of_any_page_in_any_theme() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    browser.open("/").await;
    let mut problems = Vec::new();
    for theme in THEMES {
        browser.keep_theme(theme).await;
        for path in PAGES
            .map(|(path, _)| path)
            .into_iter()
            .chain(LESSONS)
            .chain(["/t/aaaaaaaaaaaaaaaaaaaaaaaaaa"])
        {
            browser.open(path).await;
            browser.wait_for_element("h1").await;
            problems.extend(serious(&browser, &format!("{path} {theme}")).await);
        }
        browser.open("/").await;
        browser.click(home::PLAY_WITH_FRIENDS).await;
        browser.wait_for_element("#invite-link").await;
        problems.extend(serious(&browser, &format!("lobby {theme}")).await);
        for game in GameKind::ALL {
            browser.open("/").await;
            browser.click(&home::game(game)).await;
            browser.click(&home::seats(2)).await;
            browser.click(home::PLAY_NOW).await;
            browser.wait_for_element(".hand button, .own-cards button").await;
            problems.extend(serious(&browser, &format!("{} {theme}", game.name())).await);
            browser.click("#menu-button").await;
            browser.wait_for_element("dialog[open] .menu").await;
            problems.extend(serious(&browser, &format!("menu of {} {theme}", game.name())).await);
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[tokio::test]
async fn whoever_reaches_for_a_game_loads_its_program_before_they_need_it() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    browser.open("/").await;
    for (kind, program) in
        [(GameKind::TheGame, "piles"), (GameKind::Clear4, "clear4"), (GameKind::Extreme, "piles")]
    {
        browser.touch(Pointer::Mouse, &home::game(kind)).await;
        browser.touch(Pointer::Mouse, &home::seats(2)).await;
        for ending in ["wasm", "js"] {
            let script = format!(
                "const entries = performance.getEntriesByType('resource');
                return entries.some((entry) => /\\/{program}\\.[0-9a-f]+\\.{ending}$/.test(entry.name));"
            );
            browser.wait(&format!("{program}.{ending}"), &script).await;
        }
    }
    let script = "return performance.getEntriesByType('resource')
        .filter((entry) => entry.responseStatus >= 400 || entry.name.endsWith('/'))
        .map((entry) => entry.name)";
    let wrong: Vec<String> = browser.read(script).await;
    assert!(wrong.is_empty(), "there is nothing at {wrong:?}");
}

#[tokio::test]
async fn however_many_commands_are_in_force_a_small_phone_has_room_for_what_they_mean() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    home::play_alone(&browser, Pointer::Finger, GameKind::Extreme).await;
    browser.wait_for_element(".commands").await;
    // Which ones come is up to the deal, so these are put there as the page would.
    let script = "
        const place = document.querySelector('.commands');
        const wrong = [];
        for (let many = 1; many <= 5; many++) {
            place.innerHTML = `<details class='command'>
                <summary><span style='width: 2rem'></span><span>A command</span></summary>
                <p class='command-meaning'>While it is visible, nobody may go back by ten, whoever asks for it.</p>
            </details>`.repeat(many);
            for (const command of place.children) {
                command.open = true;
                const { left, right } = command.querySelector('p').getBoundingClientRect();
                if (left < 0 || right > innerWidth || right - left < 200) wrong.push([many, left, right]);
                command.open = false;
            }
        }
        return wrong;";
    let wrong: Vec<(u32, f64, f64)> = browser.read(script).await;
    assert!(wrong.is_empty(), "of so many, one is explained from here to there: {wrong:?}");
}

#[tokio::test]
async fn what_a_card_would_skip_fits_on_the_piles_of_a_small_phone_and_covers_no_letter() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    browser.open("/").await;
    let _kept: bool = browser.read("localStorage.setItem('stapel.steps', 'on'); return true").await;
    for language in Language::ALL.map(Language::tag) {
        browser.open("/").await;
        choose_language(&browser, language).await;
        home::play_alone(&browser, Pointer::Finger, GameKind::TheGame).await;
        browser.wait_for_element(".hand button").await;
        browser.touch(Pointer::Finger, ".hand button").await;
        // On a new table every card fits on every pile.
        browser
            .wait(
                "four words",
                "return document.querySelectorAll('.pile-word:not(:empty)').length === 4",
            )
            .await;
        let script = "
            const place = (element) => element.getBoundingClientRect();
            const touch = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
            const words = [...document.querySelectorAll('.pile-word')];
            const others = [...document.querySelectorAll('.pile-sign, .card-number, .pile-word, .turn-bar')];
            const bad = [];
            for (const word of words) {
                const { left, right } = place(word);
                if (left < 0 || right > innerWidth) bad.push(word.textContent + ' reaches beyond the page');
                for (const other of others) {
                    if (other !== word && touch(place(word), place(other))) bad.push(word.textContent + ' covers ' + other.className);
                }
            }
            return bad;";
        let bad: Vec<String> = browser.read(script).await;
        assert!(bad.is_empty(), "{language}: {bad:?}");
    }
}
