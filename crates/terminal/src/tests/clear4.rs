use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use stapel_client::screen::HandGroup;
use stapel_rules::GameKind;
use stapel_rules::clear4::Face;
use stapel_words::{Language, phrases};

use super::drawing::{TestContext, TestTable};
use super::world::World;

fn later(players: u8, seed: u64, plays: usize) -> TestTable {
    let mut world = World::dealt(GameKind::Clear4, players, seed);
    world.play(plays);
    TestTable::new(world)
}

#[test]
fn clear_4_in_the_middle() {
    assert_snapshot!(later(4, 5, 3).shows());
}

#[test]
fn six_at_a_table_have_room() {
    assert_snapshot!(later(6, 5, 9).shows());
}

#[test]
fn chosen_cards_are_raised_and_their_play_is_offered() {
    let (mut table, before) = (1..50)
        .find_map(|seed| {
            let table = later(3, seed, 2);
            let hand = table.world.session.clear4_screen()?.hand;
            let several = |group: &HandGroup| group.playable && group.count > 1;
            let group = hand.iter().position(several)?;
            let before: u8 = hand[..group].iter().map(|group| group.count).sum();
            Some((table, before))
        })
        .unwrap();
    table.key(KeyCode::Down);
    for _ in 0..before {
        table.key(KeyCode::Right);
    }
    table.keys(" ");
    assert_snapshot!(table.shows());
}

#[test]
fn whoever_pushes_chooses_a_victim() {
    let mut table = (1..100)
        .find_map(|seed| {
            let mut table = later(4, seed, 4);
            let screen = table.world.session.clear4_screen()?;
            let push = screen.hand.iter().position(|group| group.face == Face::PUSH)?;
            if !screen.hand[push].playable {
                return None;
            }
            table.key(KeyCode::Down);
            for _ in 0..screen.hand[..push].iter().map(|group| group.count).sum() {
                table.key(KeyCode::Right);
            }
            table.key(KeyCode::Enter);
            Some(table)
        })
        .unwrap();
    assert_snapshot!(table.show());
    assert_eq!(table.keys("3").len(), 1);
}

#[test]
fn a_large_hand_is_drawn_in_heaps() {
    let table = (1..200).find_map(|seed| {
        let table = later(5, seed, 30);
        let screen = table.world.session.clear4_screen()?;
        let cards: u8 = screen.hand.iter().map(|group| group.count).sum();
        (cards > 16 && !table.world.is_over()).then_some(table)
    });
    assert_snapshot!(table.unwrap().show());
}

#[test]
fn a_card_that_is_turned_over_is_looked_at_for_a_while() {
    let mut table = (1..200)
        .find_map(|seed| {
            let mut world = World::dealt(GameKind::Clear4, 2, seed);
            for _ in 0..40 {
                world.play(1);
                let moment = world.session.clear4_screen()?.moment;
                if moment.is_some() && !world.is_over() {
                    return Some(TestTable::new(world));
                }
            }
            None
        })
        .unwrap();
    assert_snapshot!(table.show());
    let until = table.screen.wake_at(table.given.now).unwrap();
    table.given.now = until;
    let after = table.show();
    assert!(!after.contains("turn over") && !after.contains("turns over"), "{after}");
}

#[test]
fn the_end_of_a_round_shows_how_the_match_stands() {
    assert_snapshot!(later(3, 5, 500).shows());
}

#[test]
fn long_words_have_room_in_clear_4_too() {
    let mut world = World::dealt(GameKind::Clear4, 4, 5);
    world.play(3);
    assert_snapshot!(TestTable::speaking(world, Language::German).shows());
}

#[test]
fn what_can_be_done_is_said_whole_in_every_language() {
    for plays in 0..12 {
        let mut table = later(6, 7, plays);
        let screen = table.world.session.clear4_screen().unwrap();
        for language in Language::ALL {
            // Long after any card was turned over.
            table.given = TestContext { now: 1_000_000_000, ..TestContext::new(language) };
            let hint = phrases::turn_hint(&table.given.words, &screen);
            let shown = table.show();
            assert!(shown.contains(&hint), "{language}: {hint:?} in\n{shown}");
        }
    }
}
