//! What is looked for on every page: words that don't fit, and whatever keeps someone out.

use stapel_words::Language;

use super::browser::Browser;
use super::input::Key;

/// The themes of the pages.
pub(crate) const THEMES: [&str; 3] = ["light", "dark", "contrast"];

/// Finds what reaches beyond the right edge, and words that are cut off. What is folded is unfolded, one after the
/// other as people do: while it is not to be seen, it has a place of its own where nobody looks.
const OVERFLOWS: &str = "
    const wide = document.documentElement.clientWidth;
    const meant = '.seat-name, .signal-name, .rival-name, .language, .unseen, .unseen *, .seats *, .eyes *, .parade *, input';
    const bad = [];
    const look = (elements) => {
        if (document.documentElement.scrollWidth > wide + 1) bad.push('the page is ' + document.documentElement.scrollWidth + ' wide');
        for (const element of elements) {
            const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
            if (!words || element.matches(meant) || !element.checkVisibility()) continue;
            const place = element.getBoundingClientRect();
            if (place.width === 0 || place.height === 0) continue;
            const beyond = place.right > wide + 1 || place.left < -1;
            const cut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === 'hidden';
            if (beyond || cut) bad.push(element.className + ': ' + element.textContent.trim().slice(0, 60));
        }
    };
    look(document.querySelectorAll('main *, header *, footer *'));
    for (const folded of document.querySelectorAll('details:not([open])')) {
        folded.open = true;
        look(folded.querySelectorAll('*'));
        folded.open = false;
    }
    return bad;";

/// What reaches beyond the right edge of the page that is open, and words that are cut off.
pub(crate) async fn overflows(browser: &Browser) -> Vec<String> {
    load_folded_form(browser).await;
    browser.read(OVERFLOWS).await
}

/// Waits until the form of what is agreed is there, in the language of the page, if it has such a form folded away: it is
/// loaded when it is unfolded for the first time.
async fn load_folded_form(browser: &Browser) {
    let fold = "const fold = document.querySelector('.agreement');";
    if !browser.read::<bool>(&format!("{fold} return fold !== null && !fold.open")).await {
        return;
    }
    let _unfolded: bool = browser.read(&format!("{fold} fold.open = true; return true")).await;
    let is_there = "return document.querySelector('.agreement .agreement-form')?.lang === document.documentElement.lang";
    browser.wait("the form is there", is_there).await;
    let _folded: bool = browser.read(&format!("{fold} fold.open = false; return true")).await;
}

/// What reaches beyond the edges of a replay, at every fourth position: what there is to see is up to the deal.
pub(crate) async fn overflows_of_replay(browser: &Browser) -> Vec<String> {
    let script = format!(
        "const done = arguments[0];
        const overflows = () => {{ {OVERFLOWS} }};
        const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
        (async () => {{
            const slider = document.querySelector('#position');
            const bad = [];
            for (let position = 0; position <= Number(slider.max); position += 4) {{
                slider.value = position;
                slider.dispatchEvent(new Event('input', {{ bubbles: true }}));
                await frame();
                await frame();
                bad.push(...overflows().map((problem) => 'at ' + position + ', ' + problem));
            }}
            done(bad);
        }})();"
    );
    browser.run(&script).await
}

/// Chooses a language, as people do, and waits until the page speaks it.
pub(crate) async fn choose_language(browser: &Browser, language: &str) {
    // At a table it is in the menu.
    let in_menu = !browser.has("select.language").await;
    if in_menu {
        browser.click("#menu-button").await;
        browser.wait_for_element("dialog[open] select.language").await;
    }
    let script = format!(
        "const select = document.querySelector('select.language');
        select.value = '{language}';
        select.dispatchEvent(new Event('change', {{ bubbles: true }}));
        return true;"
    );
    let _chosen: bool = browser.read(&script).await;
    browser.wait(language, &format!("return document.documentElement.lang === '{language}'")).await;
    if in_menu {
        browser.press(&[Key::Escape]).await;
        browser
            .wait(
                "the menu is closed",
                "return !document.querySelector('dialog[open], dialog select')",
            )
            .await;
    }
}

/// Chooses one language after the other: the page that is open says something else in each, and is not loaded again. It
/// begins with the language that the page speaks already: texts that come over the network stay until those of another
/// language are there, and would be taken for them.
pub(crate) async fn speaks_all_languages(browser: &Browser, what: &str) {
    let _marked: bool = browser.read("window.stillHere = true; return true").await;
    let first: String = browser.read("return document.documentElement.lang").await;
    let mut seen =
        vec![browser.read::<String>("return document.querySelector('main').innerText").await];
    for language in Language::ALL.into_iter().filter(|language| language.tag() != first) {
        choose_language(browser, language.tag()).await;
        let known = serde_json::json!(seen);
        let other = format!(
            "const text = document.querySelector('main').innerText;
            return text.length > 50 && !{known}.includes(text) ? text : null"
        );
        seen.push(browser.wait_for(&format!("{what} in {language}"), &other).await);
    }
    choose_language(browser, "en").await;
    let still_here: bool = browser.read("return window.stillHere === true").await;
    assert!(still_here, "{what} was loaded anew");
}

/// The same in one theme after the other; then the page is as it was.
pub(crate) async fn serious_in_every_theme(browser: &Browser, what: &str) -> Vec<String> {
    let theme: Option<String> =
        browser.read("return document.documentElement.dataset.theme ?? null").await;
    let mut problems = Vec::new();
    for theme in THEMES {
        browser.change_theme(theme).await;
        problems.extend(serious(browser, &format!("{what} {theme}")).await);
    }
    match theme {
        Some(theme) => browser.change_theme(&theme).await,
        None => {
            let forget = "delete document.documentElement.dataset.theme; return true";
            let _forgotten: bool = browser.read(forget).await;
        }
    }
    problems
}

/// Everything serious that axe finds on the page that is open.
pub(crate) async fn serious(browser: &Browser, what: &str) -> Vec<String> {
    const AXE: &str = include_str!("../vendor/axe.min.js");
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
