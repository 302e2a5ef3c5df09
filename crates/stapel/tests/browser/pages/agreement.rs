//! The form for what a table agrees on, wherever it is, and the line that sums it up.

use serde_json::json;

use crate::support::browser::Browser;
use crate::support::input::Pointer;

/// What is folded away, and unfolds when it is clicked.
pub(crate) const FOLD: &str = ".agreement > summary";

/// The line that sums up what is agreed, on the start page and in the lobby.
pub(crate) const LINE: &str = ".agreement .agreement-line";

/// The line that sums up what the game was dealt by, on top of the table. It opens the form.
pub(crate) const AT_TABLE: &str = "#agreed";

/// The form, wherever it is.
pub(crate) const FORM: &str = ".agreement-form";

/// Asks once more for a form that did not arrive.
pub(crate) const FORM_AGAIN: &str = ".load-again";

/// Has everything as usual again.
pub(crate) const USUAL_AGAIN: &str = ".usual-again";

/// Opens the form when a game is over.
pub(crate) const BETWEEN_GAMES: &str = "#next-agreed";

/// What is agreed on otherwise for the next game.
pub(crate) const CHANGES: &str = ".next-agreed";

/// The selector of a control.
pub(crate) fn control(name: &str) -> String {
    format!(".agreement-form [name='{name}']")
}

/// Switches something on or off.
pub(crate) async fn switch(browser: &Browser, pointer: Pointer, name: &str) {
    browser.touch(pointer, &control(name)).await;
}

/// Chooses one of several values, counted from 0.
pub(crate) async fn choose(browser: &Browser, name: &str, place: usize) {
    let select = browser.element(&control(name)).await;
    select.select_by_value(&place.to_string()).await.unwrap();
}

/// Writes a number over the one that is there, and leaves the field.
pub(crate) async fn write_number(browser: &Browser, name: &str, number: u32) {
    // Everything is marked with Ctrl+A: a field that is left empty says again what it said.
    const MARK_ALL: &str = "\u{e009}a\u{e000}";
    let field = browser.element(&control(name)).await;
    field.send_keys(&format!("{MARK_ALL}{number}\t")).await.unwrap();
}

/// Waits until something on the page says this, among other words.
pub(crate) async fn wait_for_words(browser: &Browser, selector: &str, words: &str) {
    let script = format!(
        "return document.querySelector({})?.textContent.includes({})",
        json!(selector),
        json!(words)
    );
    browser.wait(&format!("“{words}” in {selector}"), &script).await;
}

/// Gives the game up that is played, in the menu, and says yes when asked. Nobody else is there.
pub(crate) async fn give_up(browser: &Browser) {
    ask_to_end(browser).await;
    browser.wait_for_element("#ending-title").await;
}

/// The same where others have a say.
pub(crate) async fn ask_to_end(browser: &Browser) {
    browser.click("#menu-button").await;
    browser.click("#give-up").await;
    browser.click("dialog[open] #end-game").await;
}
