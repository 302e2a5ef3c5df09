//! What holds on every page: it speaks five languages, fits a small phone, and can be used by everyone.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::json;
use stapel_rules::GameKind;

use crate::pages::home;
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::Pointer;
use crate::support::server::Server;

const LANGUAGES: [&str; 5] = ["de", "en", "fr", "it", "pl"];

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

/// Pages that are like those, but show a table.
const LESSONS: [&str; 3] = ["/learn/the-game", "/learn/extreme", "/learn/clear-4"];

/// Finds what reaches beyond the right edge, and words that are cut off.
const OVERFLOWS: &str = "
    const wide = document.documentElement.clientWidth;
    const meant = '.seat-name, .signal-name, .rival-name, .language, .unseen, .unseen *, .seats *, .parade *, input';
    const bad = [];
    if (document.documentElement.scrollWidth > wide) bad.push('the page is ' + document.documentElement.scrollWidth + ' wide');
    for (const element of document.querySelectorAll('main *, header *, footer *')) {
        const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
        if (!words || element.matches(meant) || element.closest('[hidden], dialog:not([open])')) continue;
        const place = element.getBoundingClientRect();
        if (place.width === 0 || place.height === 0) continue;
        const beyond = place.right > wide + 1 || place.left < -1;
        const cut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === 'hidden';
        if (beyond || cut) bad.push(element.className + ': ' + element.textContent.trim().slice(0, 60));
    }
    return bad;";

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

/// Chooses a language, as people do, and waits until the page speaks it.
async fn choose_language(browser: &Browser, language: &str) {
    let script = format!(
        "const select = document.querySelector('select.language');
        select.value = '{language}';
        select.dispatchEvent(new Event('change', {{ bubbles: true }}));
        return true;"
    );
    let _chosen: bool = browser.read(&script).await;
    browser.wait(language, &format!("return document.documentElement.lang === '{language}'")).await;
}

#[tokio::test]
async fn every_page_changes_its_language_without_being_loaded_again() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    for (path, heading) in PAGES {
        browser.open(path).await;
        browser.wait_for_element("h1").await;
        let _marked: bool = browser.read("window.stillHere = true; return true").await;
        let mut seen = Vec::new();
        for language in LANGUAGES {
            choose_language(&browser, language).await;
            if let Some(id) = heading {
                let wanted = texts(language)[id].clone();
                let is_so = format!(
                    "return document.querySelector('h1').textContent === {}",
                    json!(wanted)
                );
                browser.wait(&format!("{path} in {language}"), &is_so).await;
            } else {
                // The rules are a text of their own, which comes a moment later.
                let known = json!(seen);
                let other = format!(
                    "const text = document.querySelector('main').textContent; return text.length > 2000 && !{known}.includes(text) ? text : null"
                );
                seen.push(
                    browser.wait_for::<String>(&format!("{path} in {language}"), &other).await,
                );
            }
        }
        assert!(
            browser.read::<bool>("return window.stillHere === true").await,
            "{path} was loaded anew"
        );
    }
}

#[tokio::test]
async fn no_text_overflows_on_a_small_phone_in_any_language() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    let mut problems = Vec::new();
    for path in PAGES.map(|(path, _)| path).into_iter().chain(LESSONS) {
        browser.open(path).await;
        browser.wait_for_element("h1").await;
        for language in LANGUAGES {
            if path.starts_with("/learn/") {
                let keep =
                    format!("localStorage.setItem('stapel.language', '{language}'); return true");
                let _kept: bool = browser.read(&keep).await;
                browser.open(path).await;
                browser.wait_for_element(".coach-text").await;
            } else {
                choose_language(&browser, language).await;
            }
            let found: Vec<String> = browser.read(OVERFLOWS).await;
            problems
                .extend(found.into_iter().map(|problem| format!("{path} {language}: {problem}")));
        }
    }
    // A table, before the deal and in play.
    for language in LANGUAGES {
        browser.open("/").await;
        choose_language(&browser, language).await;
        browser.touch(Pointer::Finger, home::PLAY_WITH_FRIENDS).await;
        browser.wait_for_element("#invite-link").await;
        let found: Vec<String> = browser.read(OVERFLOWS).await;
        problems.extend(found.into_iter().map(|problem| format!("lobby {language}: {problem}")));
        for game in GameKind::ALL {
            browser.open("/").await;
            browser.touch(Pointer::Finger, &home::game(game)).await;
            browser.touch(Pointer::Finger, &home::seats(3)).await;
            browser.touch(Pointer::Finger, home::PLAY_NOW).await;
            browser.wait_for_element(".hand, .own-cards").await;
            let found: Vec<String> = browser.read(OVERFLOWS).await;
            let named = |problem: String| format!("{} {language}: {problem}", game.name());
            problems.extend(found.into_iter().map(named));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// Everything serious that axe finds on the page that is open.
async fn serious(browser: &Browser, what: &str) -> Vec<String> {
    const AXE: &str = include_str!("vendor/axe.min.js");
    let _loaded: bool = browser.read(&format!("{AXE}; return true")).await;
    // A card shows its number three times, as cards do; its name says it once. One rule takes that for words
    // that are missing from the name.
    let script = "
        const done = arguments[0];
        const rules = { 'label-content-name-mismatch': { enabled: false } };
        axe.run(document, { resultTypes: ['violations'], rules }).then((found) => {
            const bad = found.violations.filter((one) => ['serious', 'critical'].includes(one.impact));
            done(bad.map((one) => one.id + ': ' + one.nodes.slice(0, 4).map((node) => node.target.join(' ') + ' ' + (node.any[0]?.message ?? '')).join(' | ')));
        });";
    let found: Vec<String> = browser.run(script).await;
    found.into_iter().map(|problem| format!("{what}: {problem}")).collect()
}

#[tokio::test]
async fn nothing_serious_keeps_anyone_out_of_any_page_in_any_theme() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    browser.open("/").await;
    let mut problems = Vec::new();
    for theme in ["light", "dark", "contrast"] {
        let keep = format!(
            "localStorage.setItem('stapel.theme', '{theme}'); localStorage.setItem('stapel.motion', 'still'); return true"
        );
        let _kept: bool = browser.read(&keep).await;
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
