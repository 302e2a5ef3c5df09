//! Every address of ours, once: each is one document with a title of its own in the reader's language, and nothing is loaded
//! again and again.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde::Deserialize;
use serde_json::json;
use stapel_rules::GameKind;
use stapel_words::Language;

use crate::pages::home;
use crate::pages::lobby::open_table;
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::Pointer;
use crate::support::server::Server;

/// Takes note of every document and of every error, beyond the document.
const TAKE_NOTES: &str = "
    const note = (name, what) => {
        const notes = JSON.parse(sessionStorage.getItem(name) ?? '[]');
        sessionStorage.setItem(name, JSON.stringify([...notes, String(what)]));
    };
    if (location.protocol.startsWith('http')) {
        note('documents', location.pathname);
        addEventListener('error', (event) => note('errors', event.message));
        addEventListener('unhandledrejection', (event) => note('errors', event.reason));
        const tell = console.error;
        console.error = (...words) => { note('errors', words.join(' ')); tell(...words); };
    }";

/// Addresses that no link leads to: of what is not there, with too much or too little.
const BESIDE: [&str; 17] = [
    "/index.html",
    "/rules",
    "/rules/",
    "/rules/foo",
    "/rules/clear-4/more",
    "/learn/foo",
    "/learn/clear-4/",
    "/t",
    "/t/",
    "/t/nonsense",
    "/t/5fn4qzc72en7z090nxk1g4z7gt#extreme",
    "/r/5fn4qzc72en7z090nxk1g4z7gt",
    "/local/nothing",
    "/settings/more",
    "/me#nonsense",
    "/tables",
    "/no/such/page",
];

/// What a page was like.
#[derive(Deserialize, Debug)]
struct Page {
    title: String,
    language: String,
    documents: Vec<String>,
    errors: Vec<String>,
    links: Vec<String>,
}

/// Opens an address in a document of its own, and looks at it once everything has come.
async fn look(browser: &Browser, address: &str) -> Page {
    browser.visit("/robots.txt").await;
    let _empty: bool = browser.read("sessionStorage.clear(); return true").await;
    browser.open(address).await;
    browser.wait_for_element("h1").await;
    // What the page asks the server for has been answered by then, and what it does about that has begun.
    let settled = "const done = arguments[0];
        const turn = async () => {
            for (let times = 0; times < 5; times += 1) {
                await fetch('/healthz', { cache: 'no-store' });
                await new Promise(requestAnimationFrame);
            }
        };
        turn().then(() => done(true), () => done(false))";
    let _settled: bool = browser.run(settled).await;
    browser.wait_for_element("h1").await;
    let read = "const notes = (name) => JSON.parse(sessionStorage.getItem(name) ?? '[]');
        const links = [...document.querySelectorAll('a[href^=\"/\"]')].filter((link) => !link.download);
        return {
            title: document.title,
            language: document.documentElement.lang,
            documents: notes('documents').filter((path) => path !== '/robots.txt'),
            errors: notes('errors'),
            links: links.map((link) => link.getAttribute('href')),
        }";
    browser.read(read).await
}

#[tokio::test]
async fn no_address_is_loaded_again_and_again_and_none_has_errors() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    let source = json!({ "source": TAKE_NOTES });
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", source).await;
    let lobby = open_table(&browser, GameKind::Extreme, 3).await;
    home::play_alone(&browser, Pointer::Mouse, GameKind::Clear4).await;
    browser.wait_for_element(".clear4-board").await;
    let table = browser.path_and_fragment().await;
    let beside = BESIDE.into_iter().map(str::to_owned);
    let mut waiting: VecDeque<String> = ["/", &lobby, &table]
        .into_iter()
        .map(str::to_owned)
        .chain(beside)
        .chain(GameKind::ALL.map(|game| format!("/learn/{}", game.name())))
        .collect();
    let mut seen = BTreeSet::new();
    let mut problems = Vec::new();
    while let Some(address) = waiting.pop_front() {
        if !seen.insert(address.clone()) {
            continue;
        }
        let page = look(&browser, &address).await;
        if page.documents.len() != 1 {
            problems.push(format!("{address} was loaded {} times", page.documents.len()));
        }
        problems.extend(page.errors.iter().map(|error| format!("{address}: {error}")));
        let title = page.title.as_str();
        if title.is_empty() || title == "Stapel" || page.language != "en" {
            problems.push(format!("{address} is called {title:?} in {}", page.language));
        }
        let pages = page.links.into_iter().filter(|link| !link.starts_with("/assets/"));
        waiting.extend(pages.filter(|link| !link.starts_with("/api/")));
    }
    assert!(seen.len() > BESIDE.len() + 10, "there were more links: {seen:?}");
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[tokio::test]
async fn every_page_has_its_own_title_in_the_language_of_the_page_and_keeps_it_right() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    browser.open("/").await;
    let mut titles = BTreeMap::new();
    for language in Language::ALL.map(Language::tag) {
        let keep = format!("localStorage.setItem('stapel.language', '{language}'); return true");
        let _kept: bool = browser.read(&keep).await;
        for path in [
            "/",
            "/learn",
            "/learn/the-game",
            "/learn/clear-4",
            "/rules/the-game",
            "/rules/clear-4",
            "/settings",
            "/me",
            "/r/5fn4qzc72en7z090nxk1g4z7gt",
            "/t/5fn4qzc72en7z090nxk1g4z7gt#extreme",
            "/no/such/page",
        ] {
            browser.open(path).await;
            browser.wait_for_element("h1").await;
            // The document says one thing in the language that the browser asks for, the page another in the one that was chosen.
            let there = format!("return document.documentElement.lang === '{language}'");
            browser.wait(&format!("{path} in {language}"), &there).await;
            let title: String = browser.read("return document.title").await;
            let other = titles.insert((language, title.clone()), path);
            assert_eq!(other, None, "{path} has the title of another page: {title}");
        }
    }
    // Without a new document, too.
    let _kept: bool = browser.read("localStorage.clear(); return true").await;
    browser.open("/learn").await;
    browser.wait_for_element("h1").await;
    let before: String = browser.read("return document.title").await;
    browser.click("a[href='/learn/clear-4']").await;
    let changed = format!(
        "return document.title.includes('Clear 4!') && document.title !== {}",
        json!(before)
    );
    browser.wait("the title of the lesson", &changed).await;
}

#[tokio::test]
async fn a_link_tells_a_messenger_who_invites_and_shows_a_picture() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    browser.open("/").await;
    let _named: bool =
        browser.read("localStorage.setItem('stapel.name', 'Zoë'); return true").await;
    let path = open_table(&browser, GameKind::Clear4, 3).await;
    let ask = format!(
        "const done = arguments[0];
        const read = async () => {{
            const answer = await fetch('{path}', {{ headers: {{ 'accept-language': 'de' }} }});
            const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
            const told = (name) => page.querySelector(`meta[property='${{name}}']`).content;
            const image = new Image();
            image.src = new URL(told('og:image')).pathname;
            await image.decode();
            const there = async (path) => (await fetch(path)).headers.get('content-type');
            return [page.title, told('og:title'), String(image.naturalWidth),
                page.querySelectorAll('script').length + '', page.documentElement.lang,
                await there('/favicon.ico'), await there('/robots.txt')];
        }};
        read().then(done, (error) => done([String(error)]))"
    );
    let told: Vec<String> = browser.run(&ask).await;
    let title = "\u{2068}Zoë\u{2069} lädt dich zu Clear 4! ein · 3 freie Plätze";
    let expected = [title, title, "1200", "1", "de", "image/x-icon", "text/plain; charset=utf-8"];
    assert_eq!(told, expected);
}
