//! What a host can do about those who are rude.

use stapel_rules::GameKind;
use stapel_rules::piles::Signal;
use stapel_table::{BotName, Command, Entry, Occupant, Place, Refusal, Table, TableEvent};

use crate::support::{ADA, BEN, CLEO, Scene, seat, usual};

fn say() -> Command {
    Command::Say { text: String::from("hello") }
}

fn mute(on: bool) -> Command {
    Command::Mute { seat: seat(1), on }
}

fn remove(for_good: bool) -> Command {
    Command::Remove { seat: seat(1), for_good }
}

const SIT: Command = Command::Sit { seat: None };

#[test]
fn whoever_is_muted_neither_talks_nor_signals_until_they_may_again() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    let events = scene.wants(ADA, mute(true)).unwrap();
    assert_eq!(events, [TableEvent::Muted { seat: seat(1), on: true }]);
    assert_eq!(scene.wants(ADA, mute(true)), Err(Refusal::MutedAlready));
    let signal = Command::Signal { signal: Signal::CanGoOn.into() };
    for command in [say(), signal.clone()] {
        assert_eq!(scene.wants(BEN, command), Err(Refusal::Muted));
    }
    // Getting up and sitting down again changes nothing.
    scene.play_out();
    scene.wants(BEN, Command::Leave { for_good: true }).unwrap();
    scene.wants(BEN, SIT).unwrap();
    assert_eq!(scene.wants(BEN, say()), Err(Refusal::Muted));
    scene.wants(ADA, mute(false)).unwrap();
    assert_eq!(scene.wants(ADA, mute(false)), Err(Refusal::NotMuted));
    scene.wants(BEN, say()).unwrap();
}

#[test]
fn whoever_is_removed_between_games_gets_up_and_may_come_again() {
    let mut scene = Scene::seated(usual(GameKind::TheGame));
    scene.wants(ADA, remove(false)).unwrap();
    assert_eq!(scene.table.places()[1], Place::default());
    assert_eq!(scene.wants(ADA, remove(false)), Err(Refusal::NoPersonThere));
    scene.wants(BEN, SIT).unwrap();
}

#[test]
fn whoever_is_removed_for_good_can_only_watch() {
    let mut scene = Scene::seated(usual(GameKind::TheGame));
    let events = scene.wants(ADA, remove(true)).unwrap();
    assert!(events.contains(&TableEvent::Removed(BEN)), "{events:?}");
    assert_eq!(scene.table.empty_places(), 1);
    // Not even while the host is away.
    scene.is_long_away(ADA);
    for command in [SIT, say(), Command::Deal, Command::GiveUp, mute(true), remove(true)] {
        assert_eq!(scene.wants(BEN, command), Err(Refusal::Removed));
    }
    assert_eq!(Refusal::Removed.code(), "removed");
    scene.wants(CLEO, SIT).unwrap();
}

#[test]
fn in_a_running_game_the_seat_of_someone_who_was_removed_is_kept_for_them_or_for_a_bot() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    scene.wants(ADA, remove(false)).unwrap();
    assert!(scene.table.places()[1].gone);
    assert_eq!(scene.wants(CLEO, SIT), Err(Refusal::TableFull));
    scene.wants(BEN, Command::ComeBack).unwrap();
    scene.wants(ADA, remove(true)).unwrap();
    assert_eq!(scene.table.seat_of(BEN), None, "they see what a spectator sees");
    for command in [Command::ComeBack, SIT, Command::Leave { for_good: true }] {
        assert_eq!(scene.wants(BEN, command), Err(Refusal::Removed));
    }
    assert_eq!(scene.wants(CLEO, SIT), Err(Refusal::TableFull));
    let bot = BotName::new("greedy").unwrap();
    scene.wants(ADA, Command::StandIn { seat: seat(1), bot }).unwrap();
    assert_eq!(scene.table.places()[1].occupant, Occupant::Person(BEN));
    // Nobody waits for their answer, and after the game the seat is free.
    scene.wants(ADA, Command::GiveUp).unwrap();
    assert_eq!(scene.table.places()[1], Place::default());
    scene.wants(CLEO, SIT).unwrap();
}

#[test]
fn someone_who_has_gone_can_be_removed_for_good() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    scene.wants(BEN, Command::Leave { for_good: false }).unwrap();
    assert_eq!(scene.wants(ADA, remove(false)), Err(Refusal::NoPersonThere));
    scene.wants(ADA, remove(true)).unwrap();
    assert_eq!(scene.wants(BEN, Command::ComeBack), Err(Refusal::Removed));
}

#[test]
fn whoever_leads_in_the_hosts_stead_mutes_and_removes_but_not_for_good() {
    let mut scene = Scene::seated(stapel_table::Agreement::new(GameKind::TheGame, 3));
    scene.is_long_away(ADA);
    scene.wants(CLEO, mute(true)).unwrap();
    assert_eq!(scene.wants(CLEO, remove(true)), Err(Refusal::OnlyHost));
    scene.wants(CLEO, remove(false)).unwrap();
}

/// F4: what moderates is never refused for want of room in the log.
#[test]
fn a_full_log_keeps_nobody_from_keeping_order() {
    let mut scene = Scene::seated(usual(GameKind::TheGame));
    // Ada has used up her share of everything around games.
    let mut id = 1_000;
    let mut bits = || [3; 32];
    let mut context =
        stapel_table::TableContext { now: scene.now, fresh_bits: &mut bits, away_for: &|_| None };
    loop {
        id += 1;
        let key = stapel_table::RequestKey { person: ADA, id };
        let agreement = usual(GameKind::TheGame);
        let command = Command::Agree { agreement };
        let request = stapel_table::Request { key, base: None, command };
        match scene.table.request(&mut context, &request) {
            Ok(stapel_table::Answer::Changed(changes)) => {
                scene.log.extend(changes.into_iter().map(|change| change.logged));
            }
            other => {
                assert_eq!(other, Err(Refusal::LogFull));
                break;
            }
        }
    }
    scene.wants(ADA, mute(true)).unwrap();
    assert_eq!(scene.wants(ADA, mute(false)), Err(Refusal::LogFull));
    scene.wants(ADA, remove(false)).unwrap();
    scene.wants(BEN, SIT).unwrap();
    scene.wants(ADA, remove(true)).unwrap();
    assert_eq!(scene.wants(BEN, SIT), Err(Refusal::Removed));
}

#[test]
fn a_table_forgets_whom_it_removed_longest_ago() {
    let mut scene = Scene::seated(usual(GameKind::TheGame));
    scene.wants(ADA, remove(true)).unwrap();
    for number in 0..Table::MAX_SHUNNED as u128 {
        let person = stapel_table::PersonId(1_000 + number);
        assert!(scene.table.is_removed(BEN));
        let by = None;
        let logged = stapel_table::Logged { at: scene.now, by, entry: Entry::Removed { person } };
        scene.table.apply(&logged).unwrap();
    }
    assert!(!scene.table.is_removed(BEN));
}
