use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use stapel_rules::GameKind;
use stapel_rules::piles::Command;
use stapel_words::{Language, Words, phrases};

use super::drawing::{TestContext, TestTable};
use super::world::World;

/// A game some plays later.
fn later(game: GameKind, players: u8, seed: u64, plays: usize) -> TestTable {
    let mut world = World::dealt(game, players, seed);
    world.play(plays);
    TestTable::new(world)
}

#[test]
fn before_the_first_card_it_is_asked_who_starts() {
    let mut table = TestTable::new(World::dealt(GameKind::TheGame, 4, 11));
    assert_snapshot!(table.shows());
}

#[test]
fn the_game_in_the_middle() {
    assert_snapshot!(later(GameKind::TheGame, 3, 3, 14).shows());
}

#[test]
fn extreme_in_the_middle() {
    assert_snapshot!(later(GameKind::Extreme, 5, 5, 12).shows());
}

#[test]
fn a_chosen_card_lights_its_piles_and_tells_how_far_it_goes() {
    let mut table = later(GameKind::TheGame, 2, 3, 14);
    table.key(KeyCode::Right);
    table.key(KeyCode::Right);
    table.keys("s");
    assert_snapshot!(table.shows());
}

#[test]
fn a_play_that_loses_is_asked_about() {
    let mut table = (1..200)
        .find_map(|seed| {
            let mut table = later(GameKind::Extreme, 2, seed, 26);
            let screen = table.world.session.piles_screen().unwrap();
            let losing = screen.hand.iter().find_map(|held| {
                let fits = table.world.session.fits(held.card)?;
                let fit = fits.piles.into_iter().find(|fit| fit.legal && fit.warning.is_some())?;
                (!fits.ahead).then_some((held.card, fit.pile))
            });
            let (card, pile) = losing?;
            table.key(KeyCode::Right);
            while table.shown_card() != Some(card) {
                table.key(KeyCode::Right);
            }
            assert!(table.keys(&pile.to_string()).is_empty());
            Some(table)
        })
        .unwrap();
    assert_snapshot!(table.shows());
    assert_eq!(table.keys("x"), []);
    assert_eq!(table.keys("!").len(), 1);
}

#[test]
fn a_game_that_is_lost_ends_kindly() {
    assert_snapshot!(later(GameKind::TheGame, 1, 5, 500).shows());
}

#[test]
fn a_game_that_is_won_is_a_moment() {
    let won = (1..400).find_map(|seed| {
        let table = later(GameKind::TheGame, 5, seed, 500);
        let outcome = table.world.session.table_screen().unwrap().outcome;
        (outcome == Some(stapel_rules::Outcome::Won)).then_some(table)
    });
    assert_snapshot!(won.unwrap().shows());
}

#[test]
fn every_sheet_has_room_at_the_smallest_size() {
    let mut shown = Vec::new();
    for keys in ["?", "i", "o", "p"] {
        let mut table = later(GameKind::Extreme, 3, 5, 8);
        table.keys(keys);
        shown.push(table.show());
    }
    let mut table = later(GameKind::Extreme, 3, 5, 8);
    table.key(KeyCode::Esc);
    shown.push(table.show());
    let mut table = later(GameKind::Extreme, 3, 5, 8);
    table.keys("t");
    shown.push(table.show());
    let mut table = later(GameKind::Extreme, 3, 5, 8);
    table.keys("/37x");
    table.key(KeyCode::Enter);
    shown.push(table.show());
    assert_snapshot!(shown.join("\n\n"));
}

#[test]
fn long_words_have_room_too() {
    for language in [Language::German, Language::Polish] {
        let mut world = World::dealt(GameKind::Extreme, 4, 5);
        world.play(12);
        let mut table = TestTable::speaking(world, language);
        table.key(KeyCode::Right);
        table.keys("s");
        assert_snapshot!(format!("long_words_{language}"), table.shows());
    }
}

#[test]
fn a_queued_card_waits_at_its_pile_and_signals_stand_there() {
    let mut table = TestTable::new(World::begun_by_a_bot(GameKind::TheGame, 3));
    table.keys("i");
    table.key(KeyCode::Down);
    let wishes = table.key(KeyCode::Enter);
    table.grant(wishes);
    table.key(KeyCode::Right);
    let wishes = table.keys("c");
    table.grant(wishes);
    assert_snapshot!(table.shows());
}

#[test]
fn what_a_turn_owes_is_always_visible() {
    let mut found = (1..2000).filter_map(|seed| {
        let table = later(GameKind::Extreme, 2, seed, 9);
        let screen = table.world.session.piles_screen()?;
        (screen.turn?.owes.len() > 1 && screen.commands.len() > 1).then_some(table.world)
    });
    let world = found.next().unwrap();
    let screen = world.session.piles_screen().unwrap();
    let mut table = TestTable::new(world);
    for language in Language::ALL {
        table.given = TestContext::new(language);
        let words = &table.given.words;
        let owes: Vec<String> = screen
            .turn
            .iter()
            .flat_map(|turn| &turn.owes)
            .map(|owes| phrases::owes(words, *owes))
            .collect();
        let commands: Vec<String> = screen
            .commands
            .iter()
            .map(|in_force| phrases::command_name(words, in_force.command))
            .collect();
        let shown = table.show();
        for part in owes.iter().chain(&commands) {
            assert!(shown.contains(part.as_str()), "{language}: {part:?} in\n{shown}");
        }
    }
    table.given = TestContext::new(Language::English);
    assert_snapshot!(table.shows());
}

#[test]
fn sheets_are_whole_in_every_language() {
    let mut table = later(GameKind::Extreme, 3, 5, 8);
    for language in Language::ALL {
        table.given = TestContext::new(language);
        let last = |words: &Words| {
            let draw_one = phrases::command_name(words, Command::DrawOne);
            let meaning = phrases::command_meaning(words, Command::DrawOne);
            let end = meaning.split_whitespace().last().unwrap_or_default().to_owned();
            [("?", words.get("key-help")), ("i", draw_one), ("o", end)]
        };
        for (key, text) in last(&table.given.words) {
            table.keys(key);
            let shown = table.show();
            assert!(shown.contains(&text), "{language}: {text:?} in\n{shown}");
            table.key(KeyCode::Esc);
        }
    }
}
