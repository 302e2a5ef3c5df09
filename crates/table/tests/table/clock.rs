//! Turns that take too long.

use stapel_rules::piles::{Signal, Start};
use stapel_rules::{GameKind, Turn};
use stapel_table::{AtZero, BotName, Clock, Command};

use crate::support::{ADA, BEN, Scene, seat, usual};

fn timed(at_zero: AtZero) -> stapel_table::Agreement {
    stapel_table::Agreement { clock: Clock::HalfMinute, at_zero, ..usual(GameKind::TheGame) }
}

fn relieved() -> stapel_table::Agreement {
    timed(AtZero::Bot(BotName::new("steady").unwrap()))
}

#[test]
fn a_turn_has_a_deadline_if_there_is_a_clock() {
    let mut scene = Scene::playing(relieved());
    assert_eq!(scene.table.deadline(), Some(scene.now.plus(30_000)));
    scene.now = scene.now.plus(5_000);
    // A card does not buy time, a new turn does.
    scene.play_on();
    assert_eq!(scene.table.deadline(), Some(scene.now.plus(25_000)));
    let first = scene.table.active();
    while scene.table.active() == first {
        scene.play_on();
    }
    assert_eq!(scene.table.deadline(), Some(scene.now.plus(30_000)));
    assert_eq!(Scene::playing(usual(GameKind::TheGame)).table.deadline(), None);
}

#[test]
fn when_the_time_is_up_a_bot_plays_on_where_that_was_agreed() {
    let mut scene = Scene::playing(relieved());
    assert!(scene.tick(29_999).is_empty());
    assert!(!scene.tick(1).is_empty());
    assert_eq!(scene.table.bots().map(|(seat, _)| seat).collect::<Vec<_>>(), [seat(0)]);
    // Nothing more happens by itself, and the person can come back.
    assert!(scene.tick(60_000).is_empty());
    scene.wants(ADA, Command::ComeBack).unwrap();
    assert_eq!(scene.table.bots().count(), 0);
}

#[test]
fn when_the_time_is_up_the_table_waits_where_that_was_agreed() {
    let mut scene = Scene::playing(timed(AtZero::Wait));
    assert!(scene.tick(1_000_000).is_empty());
    assert_eq!(scene.table.bots().count(), 0);
    scene.play_on();
}

#[test]
fn g3_who_would_rather_start_does_when_nobody_names_a_starter_in_time() {
    let mut scene = Scene::seated(relieved());
    scene.wants(ADA, Command::Deal).unwrap();
    scene.wants(ADA, Command::Signal { signal: Signal::Start(Start::RatherNot).into() }).unwrap();
    scene.wants(BEN, Command::Signal { signal: Signal::Start(Start::Could).into() }).unwrap();
    assert!(scene.tick(29_000).is_empty());
    scene.tick(1_000);
    assert_eq!(scene.table.round().unwrap().turn(), Turn::Seat(seat(1)));
}
