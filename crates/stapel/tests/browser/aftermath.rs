//! What comes when a game is over: how it ended, and looking back. Whoever has played a game to its end looks at
//! these two with the eyes of everyone.

use stapel_words::Language;

use crate::pages::piles;
use crate::support::browser::Browser;
use crate::support::looks::{
    THEMES, choose_language, overflows, overflows_of_replay, serious, speaks_all_languages,
};

/// Nothing serious keeps anyone out of them, in any theme, and they change their language without being loaded again.
pub(crate) async fn is_for_everyone(browser: &Browser) {
    let mut problems = Vec::new();
    for page in ["ending", "replay"] {
        open(browser, page).await;
        for theme in THEMES {
            browser.change_theme(theme).await;
            problems.extend(serious(browser, &format!("{page} {theme}")).await);
        }
        speaks_all_languages(browser, page).await;
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// The page has seen the deal, added to it, and says so when it checks the game: nobody has to note a fingerprint.
pub(crate) async fn says_who_shuffled(browser: &Browser) {
    open(browser, "ending").await;
    open(browser, "replay").await;
    browser.click("#check-now").await;
    browser.wait_for_element(".check-outcome.good").await;
    let rows: Vec<(String, String)> = browser
        .read(
            "return [...document.querySelectorAll('.checks li')]
                .map((row) => [row.className, row.lastElementChild.textContent])",
        )
        .await;
    let passed = |beginning: &str| {
        rows.iter().any(|(class, text)| class == "passed" && text.starts_with(beginning))
    };
    for beginning in [
        "This browser saw that fingerprint",
        "What this browser added is in the shuffle",
        "The record has the very list",
        "Shuffled with the server: ",
    ] {
        assert!(passed(beginning), "no {beginning:?} in {rows:?}");
    }
}

/// No text of them overflows, in any language.
pub(crate) async fn fits_a_small_phone(browser: &Browser) {
    let mut problems = Vec::new();
    for page in ["ending", "replay"] {
        open(browser, page).await;
        for language in Language::ALL.map(Language::tag) {
            choose_language(browser, language).await;
            let found = match page {
                "replay" => overflows_of_replay(browser).await,
                _ => overflows(browser).await,
            };
            problems
                .extend(found.into_iter().map(|problem| format!("{page} {language}: {problem}")));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// The end of the game is there already; from it a link leads to the replay.
async fn open(browser: &Browser, page: &str) {
    if page == "ending" {
        browser.wait_for_element(piles::ENDING).await;
        // Cards that are swept away leave the page, which is no mistake.
        let at_rest = "return document.getAnimations().every((one) => one.playState !== 'running')";
        browser.wait("everything is at rest", at_rest).await;
    } else {
        let replay: String =
            browser.read("return document.querySelector('#to-replay').pathname").await;
        // Somewhere in the middle, where there is most to see.
        browser.open(&format!("{replay}#v=20")).await;
        browser.wait_for_element(".replay-piles, .replay-clear4").await;
    }
}
