use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use stapel_client::screen::HandGroup;
use stapel_rules::GameKind;
use stapel_rules::clear4::Face;
use stapel_words::{Language, phrases};

use super::paper::{Desk, Paper};
use super::world::World;

fn later(players: u8, seed: u64, plays: usize) -> Desk {
    let mut world = World::dealt(GameKind::Clear4, players, seed);
    world.play(plays);
    Desk::new(world)
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
    let (mut desk, before) = (1..50)
        .find_map(|seed| {
            let desk = later(3, seed, 2);
            let hand = desk.world.session.clear4_screen()?.hand;
            let several = |group: &HandGroup| group.playable && group.count > 1;
            let group = hand.iter().position(several)?;
            let before: u8 = hand[..group].iter().map(|group| group.count).sum();
            Some((desk, before))
        })
        .unwrap();
    desk.key(KeyCode::Down);
    for _ in 0..before {
        desk.key(KeyCode::Right);
    }
    desk.keys(" ");
    assert_snapshot!(desk.shows());
}

#[test]
fn whoever_pushes_chooses_a_victim() {
    let mut desk = (1..100)
        .find_map(|seed| {
            let mut desk = later(4, seed, 4);
            let screen = desk.world.session.clear4_screen()?;
            let push = screen.hand.iter().position(|group| group.face == Face::PUSH)?;
            if !screen.hand[push].playable {
                return None;
            }
            desk.key(KeyCode::Down);
            for _ in 0..screen.hand[..push].iter().map(|group| group.count).sum() {
                desk.key(KeyCode::Right);
            }
            desk.key(KeyCode::Enter);
            Some(desk)
        })
        .unwrap();
    assert_snapshot!(desk.show());
    assert_eq!(desk.keys("3").len(), 1);
}

#[test]
fn a_large_hand_is_drawn_in_heaps() {
    let desk = (1..200).find_map(|seed| {
        let desk = later(5, seed, 30);
        let screen = desk.world.session.clear4_screen()?;
        let cards: u8 = screen.hand.iter().map(|group| group.count).sum();
        (cards > 16 && !desk.world.is_over()).then_some(desk)
    });
    assert_snapshot!(desk.unwrap().show());
}

#[test]
fn a_card_that_is_turned_over_is_looked_at_for_a_while() {
    let mut desk = (1..200)
        .find_map(|seed| {
            let mut world = World::dealt(GameKind::Clear4, 2, seed);
            for _ in 0..40 {
                world.play(1);
                let moment = world.session.clear4_screen()?.moment;
                if moment.is_some() && !world.is_over() {
                    return Some(Desk::new(world));
                }
            }
            None
        })
        .unwrap();
    assert_snapshot!(desk.show());
    let until = desk.screen.wake_at(desk.paper.now).unwrap();
    desk.paper.now = until;
    let after = desk.show();
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
    assert_snapshot!(Desk::speaking(world, Language::German).shows());
}

#[test]
fn what_can_be_done_is_said_whole_in_every_language() {
    for plays in 0..12 {
        let mut desk = later(6, 7, plays);
        let screen = desk.world.session.clear4_screen().unwrap();
        for language in Language::ALL {
            // Long after any card was turned over.
            desk.paper = Paper { now: 1_000_000_000, ..Paper::new(language) };
            let hint = phrases::turn_hint(&desk.paper.words, &screen);
            let shown = desk.show();
            assert!(shown.contains(&hint), "{language}: {hint:?} in\n{shown}");
        }
    }
}
