//! What a table agrees on before the deal: chosen, remembered, shown to everyone, and changed between two games.

use serde_json::json;
use stapel_rules::{GameKind, Rounds};
use stapel_words::Language;

use crate::pages::agreement::{
    self, AT_TABLE, BETWEEN_GAMES, CHANGES, FOLD, FORM, FORM_AGAIN, LINE, USUAL_AGAIN, ask_to_end,
    control, give_up, switch, wait_for_words,
};
use crate::pages::lobby::{open_table, sit_down};
use crate::pages::{clear4, home, piles};
use crate::players::clear4::Player as Clear4Player;
use crate::players::hands::MOUSE;
use crate::players::piles::Player;
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::input::{Key, Pointer};
use crate::support::looks::{THEMES, choose_language, overflows, serious};
use crate::support::server::Server;

/// How many cards whoever plays The Game alone usually holds.
const HAND_ALONE: usize = 8;

/// Begins a game on the start page with these choices.
async fn choose_at_home(browser: &Browser, pointer: Pointer, game: GameKind, seats: usize) {
    browser.open("/").await;
    browser.touch(pointer, &home::game(game)).await;
    browser.touch(pointer, &home::seats(seats)).await;
    browser.touch(pointer, FOLD).await;
}

/// The text of the line that sums things up.
async fn line(browser: &Browser, selector: &str) -> String {
    let script = format!("return document.querySelector({})?.textContent", json!(selector));
    browser.wait_for(selector, &script).await
}

#[tokio::test]
async fn a_game_alone_is_played_with_three_cards_a_turn_and_one_card_less() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    choose_at_home(&browser, Pointer::Mouse, GameKind::TheGame, 1).await;
    let usual = line(&browser, LINE).await;
    switch(&browser, Pointer::Mouse, "expert").await;
    switch(&browser, Pointer::Mouse, "hand_less").await;
    wait_for_words(&browser, LINE, "expert · hand −1").await;
    let chosen = line(&browser, LINE).await;

    // It is remembered on this device for this game, and for no other one.
    browser.open("/").await;
    browser.click(&home::seats(1)).await;
    wait_for_words(&browser, LINE, &chosen).await;
    browser.click(&home::game(GameKind::Extreme)).await;
    let other = format!("!document.querySelector({}).textContent.includes('expert')", json!(LINE));
    browser.wait("another game is as usual", &format!("return {other}")).await;
    browser.click(&home::game(GameKind::TheGame)).await;
    wait_for_words(&browser, LINE, &chosen).await;

    browser.click(home::PLAY_NOW).await;
    let dealt = piles::see(&browser).await;
    assert_eq!(dealt.hand.len(), HAND_ALONE - 1);
    wait_for_words(&browser, AT_TABLE, &chosen).await;
    let mut player = Player::new(&browser, MOUSE);
    for laid in 0..3 {
        let seen = piles::see_when(&browser, "our turn", "seen.yours").await;
        assert!(!seen.may_end, "a turn ends after {laid} cards");
        player.act(&seen).await;
    }
    let seen = piles::see_when(&browser, "three cards lie there", "seen.may_end").await;
    assert!(!seen.over);

    // One tap, and it is as usual again.
    browser.open("/").await;
    browser.click(FOLD).await;
    browser.click(USUAL_AGAIN).await;
    wait_for_words(&browser, LINE, &usual).await;
    let gone = format!("return document.querySelector({}) === null", json!(USUAL_AGAIN));
    browser.wait("there is nothing to undo", &gone).await;
    assert!(
        !browser
            .read::<bool>(&format!(
                "return document.querySelector({}).checked",
                json!(control("expert"))
            ))
            .await
    );
}

/// The controls that a game needs, by its rules' own list of options.
fn controls(game: GameKind) -> Vec<String> {
    let about = game.about();
    // Readings of one rule are chosen as one.
    let options =
        about.options.iter().map(|option| *option.readings.first().unwrap_or(&option.name));
    let mut names: Vec<&str> = options.collect();
    names.dedup();
    names.extend(["clock", "takeback"]);
    names.extend(about.has_layout.then_some("layout"));
    names.extend(about.original.map(|_| "original_rules"));
    if matches!(about.rounds, Rounds::Match { .. }) {
        names.extend(["rounds", "first"]);
    }
    names.into_iter().map(control).collect()
}

#[tokio::test]
async fn every_option_of_every_game_is_within_reach_at_home_and_in_the_lobby() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    for game in GameKind::ALL {
        choose_at_home(&browser, Pointer::Mouse, game, 2).await;
        for name in controls(game).into_iter().chain([control("bots_take_time")]) {
            browser.wait_for_element(&name).await;
        }
        browser.click(home::PLAY_WITH_FRIENDS).await;
        browser.wait_for_element("#invite-link").await;
        browser.click(FOLD).await;
        for name in controls(game).into_iter().chain([control("listed")]) {
            browser.wait_for_element(&name).await;
        }
    }
}

#[tokio::test]
async fn a_deck_with_commands_is_played_by_the_original_rules() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    choose_at_home(&browser, Pointer::Finger, GameKind::Extreme, 1).await;
    switch(&browser, Pointer::Finger, "original_rules").await;
    let without = format!("return document.querySelector({}) === null", json!(control("layout")));
    browser.wait("no card carries a command", &without).await;
    browser.touch(Pointer::Finger, home::PLAY_NOW).await;
    piles::see(&browser).await;
    assert!(browser.path_and_fragment().await.ends_with("#the-game"));
    assert!(!browser.has(".hand .badge").await, "a card has a command");
}

#[tokio::test]
async fn a_match_of_clear_4_has_as_many_rounds_as_agreed_and_begins_with_whom_the_table_chose() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.browser(&server, Screen::Desktop).await;
    let path = open_table(&host, GameKind::Clear4, 2).await;
    let guest = driver.browser(&server, Screen::Desktop).await;
    sit_down(&guest, &path, "Ada").await;
    host.wait_for_element(".seat-row.free select").await;
    host.element(".seat-row.free select").await.select_by_value("greedy").await.unwrap();
    host.wait_for_element("#deal").await;

    host.click(FOLD).await;
    // Seats are called by the names of those who sit there; the first choice leaves it to chance.
    let name = format!("{} option:nth-child(3)", control("first"));
    wait_for_words(&host, &name, "Ada").await;
    agreement::choose(&host, "first", 2).await;
    agreement::write_number(&host, "rounds", 2).await;
    agreement::write_number(&host, "turn_cap", 4).await;
    switch(&host, Pointer::Mouse, "bots_take_time").await;
    for words in ["seat 2 begins", "2 rounds", "4 turns at most", "quick bots"] {
        wait_for_words(&host, LINE, words).await;
        wait_for_words(&guest, LINE, words).await;
    }
    host.click("#deal").await;

    // Everyone plays whenever it is their turn; whoever begins finds a table on which nothing was played.
    let people = [&host, &guest];
    for (round, first) in [(1, Some(1)), (2, None)] {
        for browser in people {
            wait_for_words(browser, AT_TABLE, &format!("Round {round} of 2")).await;
            clear4::see_when(browser, "a table", "true").await;
        }
        if let Some(first) = first {
            let seen = clear4::see_when(people[first], "their turn", "seen.yours").await;
            assert!(!seen.may_take, "something was played before");
        }
        play_round(&people).await;
        if round == 1 {
            host.click("#again").await;
        }
    }
    for browser in people {
        browser.wait_for_element(".ending .standings").await;
    }
}

/// Lets people play a round of Clear 4! to its end.
async fn play_round(people: &[&Browser]) {
    let active = "return document.querySelector('#ending-title') ? 2 : document.querySelector('.turn-bar.yours') ? 1 : 0";
    people[0]
        .try_until("the end of the round", async || {
            for browser in people {
                match browser.read::<u8>(active).await {
                    0 => {}
                    1 => {
                        Clear4Player::new(browser, MOUSE).act_once().await;
                    }
                    _ => return Some(()),
                }
            }
            None
        })
        .await;
    for browser in people {
        browser.wait_for_element("#ending-title").await;
    }
}

#[tokio::test]
async fn options_are_changed_between_two_games_and_guests_see_which() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.browser(&server, Screen::Desktop).await;
    let path = open_table(&host, GameKind::TheGame, 2).await;
    let guest = driver.browser(&server, Screen::Phone).await;
    sit_down(&guest, &path, "Ada").await;
    host.click("#deal").await;
    guest.wait_for_element(".hand-card").await;
    let before = line(&guest, AT_TABLE).await;
    ask_to_end(&host).await;
    guest.touch(Pointer::Finger, ".strip #end-yes").await;
    guest.wait_for_element(BETWEEN_GAMES).await;
    assert!(!guest.has(CHANGES).await, "nothing has changed yet");

    host.click(BETWEEN_GAMES).await;
    switch(&host, Pointer::Mouse, "expert").await;
    agreement::choose(&host, "clock", 3).await;
    // There is something to say about the end of the time only where it runs.
    agreement::choose(&host, "at_zero", 2).await;
    host.press(&[Key::Escape]).await;
    for browser in [&host, &guest] {
        for words in ["Expert", "One day", "expert · a day a turn"] {
            wait_for_words(browser, CHANGES, words).await;
        }
    }
    // What is on the table was played by what was agreed then.
    assert_eq!(line(&guest, AT_TABLE).await, before);
    // Guests read the same, and change nothing.
    guest.touch(Pointer::Finger, BETWEEN_GAMES).await;
    wait_for_words(&guest, "dialog[open] .agreement-form", "Expert").await;
    assert!(!guest.has("dialog[open] .agreement-form :is(input, select)").await);
    guest.press(&[Key::Escape]).await;

    host.click("#again").await;
    for browser in [&host, &guest] {
        browser.wait_for_element(".hand-card").await;
        wait_for_words(browser, AT_TABLE, "expert · a day a turn").await;
    }
}

#[tokio::test]
async fn options_are_changed_between_two_games_on_this_device() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    browser.open("/").await;
    browser.click("#play-here").await;
    browser.click(&home::game(GameKind::TheGame)).await;
    browser.click(&home::seats(1)).await;
    browser.click(home::PLAY_NOW).await;
    assert_eq!(piles::see(&browser).await.hand.len(), HAND_ALONE);
    give_up(&browser).await;
    browser.click(BETWEEN_GAMES).await;
    switch(&browser, Pointer::Mouse, "hand_less").await;
    browser.press(&[Key::Escape]).await;
    wait_for_words(&browser, CHANGES, "hand −1").await;
    browser.click("#again").await;
    // On this device every game has a table of its own.
    browser.wait("another table", "return document.querySelector('.ending') === null").await;
    assert_eq!(piles::see(&browser).await.hand.len(), HAND_ALONE - 1);
    wait_for_words(&browser, AT_TABLE, "hand −1").await;
    // The list of games on this device says it, too.
    browser.open("/").await;
    wait_for_words(&browser, ".kept-row", "hand −1").await;
}

#[tokio::test]
async fn the_line_fits_a_small_phone_wherever_it_is_in_any_language() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Phone).await;
    choose_at_home(&browser, Pointer::Finger, GameKind::Extreme, 2).await;
    for name in ["expert", "hand_less"] {
        switch(&browser, Pointer::Finger, name).await;
    }
    agreement::choose(&browser, "strict_one_pile", 1).await;
    agreement::choose(&browser, "clock", 2).await;
    agreement::choose(&browser, "at_zero", 2).await;
    browser.element(&control("layout")).await.select_by_value("shuffled").await.unwrap();
    wait_for_words(&browser, LINE, "shuffled").await;

    let mut lines = Vec::new();
    let mut problems = Vec::new();
    let mut look = async |place: &str, selector: &str, least: usize| {
        for language in Language::ALL.map(Language::tag) {
            choose_language(&browser, language).await;
            let line = line(&browser, selector).await;
            assert!(line.matches(" · ").count() >= least, "{place} {language}: {line}");
            let found = overflows(&browser).await;
            problems.extend(found.into_iter().map(|one| format!("{place} {language}: {one}")));
            lines.push((place.to_owned(), line));
        }
        choose_language(&browser, "en").await;
    };
    look("home", LINE, 7).await;
    browser.touch(Pointer::Finger, home::PLAY_WITH_FRIENDS).await;
    browser.wait_for_element("#invite-link").await;
    look("lobby", LINE, 6).await;
    browser.open("/").await;
    look("your tables", "#my-tables ~ .list .agreement-line", 6).await;
    browser.touch(Pointer::Finger, home::PLAY_NOW).await;
    browser.touch(Pointer::Finger, piles::STARTER).await;
    browser.wait_for_element(".hand-card").await;
    look("table", AT_TABLE, 7).await;
    give_up(&browser).await;
    let replay: String = browser.read("return document.querySelector('#to-replay').pathname").await;
    browser.open(&replay).await;
    browser.wait_for_element(".replay-piles").await;
    look("replay", ".replay-head .agreement-line", 4).await;
    browser.open("/").await;
    look("finished games", "#recent-games ~ .list .agreement-line", 4).await;
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    // In each language it is another line.
    for place in ["home", "table", "replay"] {
        let mut told: Vec<&String> =
            lines.iter().filter(|(where_, _)| where_ == place).map(|(_, line)| line).collect();
        told.sort_unstable();
        told.dedup();
        assert_eq!(told.len(), Language::ALL.len(), "{place}: {told:?}");
    }
}

#[tokio::test]
async fn the_form_speaks_the_language_of_the_page() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    choose_at_home(&browser, Pointer::Mouse, GameKind::Extreme, 2).await;
    browser.wait_for_element(&control("clock")).await;
    let mark = format!("document.querySelector({}).stillHere = true; return true", json!(FORM));
    let _marked: bool = browser.read(&mark).await;
    let mut texts = Vec::new();
    for language in Language::ALL.map(Language::tag) {
        choose_language(&browser, language).await;
        let text = format!(
            "const form = document.querySelector({});
            return form.lang === '{language}' && form.stillHere ? form.textContent : null",
            json!(FORM)
        );
        texts.push(browser.wait_for::<String>(&format!("the form in {language}"), &text).await);
    }
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), Language::ALL.len(), "{texts:?}");
    // A form that is opened later speaks it from the start.
    browser.click(home::PLAY_WITH_FRIENDS).await;
    browser.wait_for_element("#invite-link").await;
    browser.click(FOLD).await;
    let last = Language::ALL.map(Language::tag)[Language::ALL.len() - 1];
    browser.wait_for_element(&format!("{FORM}[lang='{last}']")).await;
}

#[tokio::test]
async fn a_form_that_does_not_arrive_says_so_and_can_be_asked_for_again() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    browser.cdp("Network.enable", json!({})).await;
    browser.cdp("Network.setBypassServiceWorker", json!({ "bypass": true })).await;
    for lost in ["js", "wasm", "css", "txt", ""] {
        let urls = json!({ "urls": [format!("*/assets/agreement.*{lost}")] });
        browser.cdp("Network.setBlockedURLs", urls).await;
        choose_at_home(&browser, Pointer::Mouse, GameKind::TheGame, 2).await;
        wait_for_words(&browser, ".agreement [role='alert']", "can’t be reached").await;
        // It still doesn't.
        browser.click(FORM_AGAIN).await;
        wait_for_words(&browser, ".agreement [role='alert']", "can’t be reached").await;
        browser.cdp("Network.setBlockedURLs", json!({ "urls": [] })).await;
        browser.click(FORM_AGAIN).await;
        browser.wait_for_element(&control("clock")).await;
        assert!(!browser.has(FORM_AGAIN).await, "{lost}");
    }
}

#[tokio::test]
async fn nothing_serious_keeps_anyone_out_of_the_form_in_any_theme() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    browser.open("/").await;
    let mut problems = Vec::new();
    for theme in THEMES {
        browser.keep_theme(theme).await;
        for game in GameKind::ALL {
            choose_at_home(&browser, Pointer::Mouse, game, 3).await;
            browser.wait_for_element(&control("takeback")).await;
            problems.extend(serious(&browser, &format!("{} {theme}", game.name())).await);
        }
        choose_at_home(&browser, Pointer::Mouse, GameKind::Extreme, 2).await;
        agreement::choose(&browser, "clock", 1).await;
        browser.click(home::PLAY_WITH_FRIENDS).await;
        browser.wait_for_element("#invite-link").await;
        browser.click(FOLD).await;
        browser.wait_for_element(&control("listed")).await;
        problems.extend(serious(&browser, &format!("lobby {theme}")).await);
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
