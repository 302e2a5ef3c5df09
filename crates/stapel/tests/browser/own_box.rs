//! The cards of a box that somebody owns: entered, shared by their code, and played by two.

use serde::Deserialize;
use serde_json::json;
use stapel_rules::GameKind;

use crate::pages::agreement::{AT_TABLE, FOLD, LINE, wait_for_words};
use crate::pages::lobby::sit_down;
use crate::pages::{home, piles};
use crate::players::hands::{FINGER, MOUSE};
use crate::players::piles::Player;
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::{Key, Pointer};
use crate::support::looks::{THEMES, choose_language, overflows, serious};
use crate::support::server::Server;

/// The commands in the order of the stamps.
const COMMANDS: [&str; 7] =
    ["stop", "skull", "three", "silence", "no-trick", "one-pile", "draw-one"];

/// The first number of this box that carries a command, and the last: each command has four in a row.
const FIRST: u8 = 2;
const LAST: u8 = 29;

const ENTER: &str = ".edit-box";
const CODE: &str = "#box-code";
const USE: &str = "#box-use";
const COMPLETE: &str = ".box-complete";

pub(crate) fn stamp(command: &str) -> String {
    format!(".stamp:has(input[value='{command}'])")
}

pub(crate) fn cell(number: u8) -> String {
    format!(".cell[data-card='{number}']")
}

/// The numbers of each command, with the command.
pub(crate) fn numbers() -> impl Iterator<Item = (&'static str, [u8; 4])> {
    let numbers = |index: u8| [0, 1, 2, 3].map(|more| FIRST + 4 * index + more);
    COMMANDS.into_iter().zip((0..).map(numbers))
}

/// Opens the editor on the start page.
pub(crate) async fn open_editor(browser: &Browser, pointer: Pointer) {
    browser.open("/").await;
    browser.touch(pointer, &home::game(GameKind::Extreme)).await;
    browser.touch(pointer, &home::seats(2)).await;
    browser.touch(pointer, FOLD).await;
    browser.touch(pointer, ENTER).await;
    browser.wait_for_element(CODE).await;
}

/// Enters the whole box.
async fn enter_box(browser: &Browser, pointer: Pointer) {
    for (command, numbers) in numbers() {
        assert!(!browser.has(COMPLETE).await, "{command} is missing");
        browser.touch(pointer, &stamp(command)).await;
        for number in numbers {
            browser.touch(pointer, &cell(number)).await;
            browser.wait_for_element(&format!("{}.stamped", cell(number))).await;
        }
    }
    browser.wait_for_element(COMPLETE).await;
}

/// The numbers that the stamps on the page have, by their places.
async fn shown_numbers(browser: &Browser) -> Vec<Vec<u8>> {
    let script = "return [...document.querySelectorAll('dialog[open] .stamp')].map((stamp) =>
        [...stamp.querySelectorAll('.ring.given')].map((ring) => Number(ring.textContent)))";
    browser.wait_for_element("dialog[open] .stamp").await;
    browser.read(script).await
}

fn wanted_numbers() -> Vec<Vec<u8>> {
    numbers().map(|(_, numbers)| numbers.to_vec()).collect()
}

/// Writes a text in the place of what is in a field.
async fn write(browser: &Browser, selector: &str, text: &str) {
    let field = browser.element(selector).await;
    field.clear().await.unwrap();
    field.send_keys(text).await.unwrap();
}

async fn value(browser: &Browser, selector: &str) -> String {
    browser.read(&format!("return document.querySelector({}).value", json!(selector))).await
}

#[derive(Deserialize)]
struct Held {
    card: u8,
    has_command: bool,
}

/// The cards in someone's hand, and whether they carry commands.
async fn hand(browser: &Browser) -> Vec<Held> {
    let script = "const cards = [...document.querySelectorAll('.hand-card')];
        return cards.map((card) => ({ card: Number(card.dataset.card), has_command: card.querySelector('.badge') !== null }))";
    browser.read(script).await
}

#[tokio::test]
async fn a_box_is_entered_shared_by_its_code_and_played_by_two() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.browser(&server, Screen::Desktop).await;
    open_editor(&host, Pointer::Mouse).await;
    // What is missing or double is said at once, and taken off by a second tap.
    wait_for_words(&host, ".box-problems", "Stop").await;
    host.click(USE).await;
    assert!(host.has("dialog[open] .box-editor").await, "a box without marks was taken");
    host.click(&stamp("skull")).await;
    host.click(&cell(50)).await;
    host.click(&stamp("stop")).await;
    host.click(&cell(50)).await;
    host.wait_for_element(&format!("{}.double", cell(50))).await;
    wait_for_words(&host, ".box-problems", "50").await;
    host.click(&cell(50)).await;
    host.click(&stamp("skull")).await;
    host.click(&cell(50)).await;
    host.wait_for_element(&format!("{}:not(.stamped)", cell(50))).await;

    enter_box(&host, Pointer::Mouse).await;
    assert_eq!(shown_numbers(&host).await, wanted_numbers());
    let code = value(&host, CODE).await;
    write(&host, "#box-name", "Attic").await;
    host.click(USE).await;
    wait_for_words(&host, LINE, "own box").await;
    host.click(home::PLAY_WITH_FRIENDS).await;
    host.wait_for_element("#invite-link").await;
    wait_for_words(&host, LINE, "own box").await;

    // The code says what is wrong with it, and nothing that was typed is lost.
    let guest = driver.browser(&server, Screen::Phone).await;
    open_editor(&guest, Pointer::Finger).await;
    let mistyped = code.replacen('-', "-u", 1);
    write(&guest, CODE, &mistyped).await;
    wait_for_words(&guest, "#box-code-wrong", "character 6").await;
    assert_eq!(value(&guest, CODE).await, mistyped);
    write(&guest, CODE, &code.to_lowercase().replace('-', " ")).await;
    guest.wait_for_element(COMPLETE).await;
    assert_eq!(shown_numbers(&guest).await, wanted_numbers());
    assert_eq!(value(&guest, CODE).await, code);
    guest.touch(Pointer::Finger, USE).await;
    wait_for_words(&guest, LINE, "own box").await;

    // Every guest can look at it before the deal.
    let link = "const link = new URL(document.querySelector('#invite-link').value); return link.pathname + link.hash";
    let path: String = host.read(link).await;
    sit_down(&guest, &path, "Ada").await;
    wait_for_words(&guest, LINE, "own box").await;
    guest.touch(Pointer::Finger, FOLD).await;
    guest.touch(Pointer::Finger, ".see-box").await;
    assert_eq!(shown_numbers(&guest).await, wanted_numbers());
    guest.press(&[Key::Escape]).await;

    host.click("#deal").await;
    host.click(piles::STARTER).await;
    for browser in [&host, &guest] {
        browser.wait_for_element(".hand-card").await;
        wait_for_words(browser, AT_TABLE, "own box").await;
        for Held { card, has_command } in hand(browser).await {
            assert_eq!(has_command, (FIRST..=LAST).contains(&card), "{card}");
        }
    }
    // And during the game.
    guest.touch(Pointer::Finger, AT_TABLE).await;
    guest.touch(Pointer::Finger, ".see-box").await;
    assert_eq!(shown_numbers(&guest).await, wanted_numbers());
    guest.press(&[Key::Escape, Key::Escape]).await;
    guest.wait("no dialog is open", "return !document.querySelector('dialog[open]')").await;

    // They play a while, whoever's turn it is: a stop may end one at once.
    let people = [(&host, MOUSE), (&guest, FINGER)];
    let mut done = 0;
    while done < 6 {
        for (browser, hands) in people {
            let seen = piles::see(browser).await;
            if seen.over {
                return;
            }
            if seen.yours && (seen.may_end || seen.hand.iter().any(|held| held.playable)) {
                Player::new(browser, hands).act(&seen).await;
                done += 1;
            }
        }
    }
}

#[tokio::test]
async fn a_box_is_entered_by_keyboard_alone_and_kept_without_a_network() {
    let (mut server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    browser.open("/").await;
    browser.wait_until_kept().await;
    server.kill();
    browser.open("/").await;
    browser.click(&home::game(GameKind::Extreme)).await;
    browser.click(&home::seats(1)).await;
    browser.tab_to(FOLD).await;
    browser.press(&[Key::Enter]).await;
    browser.tab_to(ENTER).await;
    browser.press(&[Key::Enter]).await;
    browser.wait_for_element(CODE).await;
    for (command, numbers) in numbers() {
        browser.tab_to("input[name='stamp']").await;
        let chosen = format!("return document.querySelector(\"input[value='{command}']\").checked");
        browser.press_until(command, Key::Right, &chosen).await;
        browser.tab_to(".cell").await;
        for number in numbers {
            let at = "const card = document.activeElement.dataset.card; return card ? Number(card) : null";
            browser.step_to(number.into(), at).await;
            browser.press(&[Key::Enter]).await;
            browser.wait_for_element(&format!("{}.stamped", cell(number))).await;
        }
    }
    browser.wait_for_element(COMPLETE).await;
    browser.tab_to(USE).await;
    browser.press(&[Key::Enter]).await;
    wait_for_words(&browser, LINE, "own box").await;
    browser.click(home::PLAY_NOW).await;
    piles::see(&browser).await;
    for Held { card, has_command } in hand(&browser).await {
        assert_eq!(has_command, (FIRST..=LAST).contains(&card), "{card}");
    }
    wait_for_words(&browser, AT_TABLE, "own box").await;
}

#[tokio::test]
async fn boxes_are_kept_by_name_renamed_and_deleted() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    open_editor(&browser, Pointer::Finger).await;
    browser.touch(Pointer::Finger, &stamp("skull")).await;
    browser.touch(Pointer::Finger, &cell(99)).await;
    // What is not complete is there again, whatever happens to the page.
    open_editor(&browser, Pointer::Finger).await;
    browser.wait_for_element(&format!("{}.stamped", cell(99))).await;
    browser.touch(Pointer::Finger, &stamp("skull")).await;
    browser.touch(Pointer::Finger, &cell(99)).await;
    enter_box(&browser, Pointer::Finger).await;
    write(&browser, "#box-name", "Attic").await;
    browser.touch(Pointer::Finger, USE).await;
    let named = |name: &str| {
        format!(
            "return document.querySelector(\"[name='layout']\")?.selectedOptions[0]?.textContent === '{name}'"
        )
    };
    browser.wait("the box is chosen", &named("Attic")).await;
    // Renamed, it has one name.
    browser.touch(Pointer::Finger, ENTER).await;
    write(&browser, "#box-name", "Cellar").await;
    browser.touch(Pointer::Finger, USE).await;
    browser.wait("the box has another name", &named("Cellar")).await;
    let options = "return [...document.querySelectorAll(\"[name='layout'] option\")].map((option) => option.textContent)";
    let names: Vec<String> = browser.read(options).await;
    assert_eq!(
        names.iter().filter(|name| ["Attic", "Cellar"].contains(&name.as_str())).count(),
        1,
        "{names:?}"
    );
    // Deleted, it stays on the page until that is left.
    browser.touch(Pointer::Finger, ENTER).await;
    browser.touch(Pointer::Finger, ".box-delete").await;
    browser.wait_for_element(COMPLETE).await;
    browser.press(&[Key::Escape]).await;
    let gone = "return ![...document.querySelectorAll(\"[name='layout'] option\")].some((option) => option.textContent === 'Cellar')";
    browser.wait("the box is gone", gone).await;
}

#[tokio::test]
async fn nothing_serious_keeps_anyone_out_of_the_editor_and_it_fits_a_small_phone() {
    let (server, driver) = (Server::start(), Driver::start());
    let mut problems = Vec::new();
    let desktop = driver.browser(&server, Screen::Desktop).await;
    open_editor(&desktop, Pointer::Mouse).await;
    // Some marks are given, one is double, and a code is wrong: there is most to see then.
    for command in ["skull", "stop"] {
        desktop.click(&stamp(command)).await;
        desktop.click(&cell(50)).await;
    }
    write(&desktop, CODE, "what is this?").await;
    for theme in THEMES {
        desktop.change_theme(theme).await;
        problems.extend(serious(&desktop, &format!("editor {theme}")).await);
    }
    let phone = driver.browser(&server, Screen::Phone).await;
    for language in ["de", "en", "fr", "it", "pl"] {
        phone.open("/").await;
        choose_language(&phone, language).await;
        open_editor(&phone, Pointer::Finger).await;
        let found = overflows(&phone).await;
        problems.extend(found.into_iter().map(|problem| format!("editor {language}: {problem}")));
        let small = "return [...document.querySelectorAll('dialog[open] :is(.cell, .stamp, button, input:not([type=radio]))')]
            .filter((element) => { const { width, height } = element.getBoundingClientRect(); return Math.min(width, height) < 43.5; })
            .map((element) => element.className + ' ' + element.textContent)";
        let found: Vec<String> = phone.read(small).await;
        problems.extend(
            found.into_iter().take(3).map(|one| format!("editor {language}: {one} is small")),
        );
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
