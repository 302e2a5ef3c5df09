//! What is counted when somebody is told what a strong player would do.

use stapel_rules::any::AnyAction;
use stapel_rules::{GameKind, Refusal as RulesRefusal, piles};
use stapel_table::{Agreement, Command, Refusal, Table, Takeback};

use crate::support::{ADA, BEN, CLEO, Scene, seat};

fn agreed(players: u8) -> Agreement {
    Agreement { takeback: Takeback::Free, ..Agreement::new(GameKind::TheGame, players) }
}

/// Lays a card.
fn lay(scene: &mut Scene) {
    let is_card = |action: &AnyAction| *action != AnyAction::Piles(piles::Action::End);
    let action = scene.legal().into_iter().find(is_card).unwrap();
    scene.wants(ADA, Command::Act { action }).unwrap();
}

/// How many hints the record of the game counts, once it is given up.
fn counted(scene: &mut Scene) -> u16 {
    scene.wants(ADA, Command::GiveUp).unwrap();
    scene.table.round().unwrap().record().unwrap().hints
}

#[test]
fn a_hint_counts_once_a_position() {
    let mut scene = Scene::playing(agreed(1));
    for _ in 0..2 {
        assert_eq!(scene.wants(ADA, Command::Hint), Ok(Vec::new()));
    }
    lay(&mut scene);
    scene.wants(ADA, Command::Hint).unwrap();
    assert_eq!(counted(&mut scene), 2);
}

#[test]
fn hints_stay_counted_when_a_play_is_taken_back() {
    let mut scene = Scene::playing(agreed(1));
    lay(&mut scene);
    scene.wants(ADA, Command::Hint).unwrap();
    scene.wants(ADA, Command::TakeBack).unwrap();
    scene.wants(ADA, Command::Hint).unwrap();
    assert_eq!(counted(&mut scene), 2);
}

#[test]
fn only_whose_turn_it_is_takes_a_hint() {
    let mut scene = Scene::seated(agreed(2));
    assert_eq!(scene.wants(ADA, Command::Hint), Err(Refusal::NoGame));
    scene.wants(ADA, Command::Deal).unwrap();
    let not_started = Refusal::Rules(RulesRefusal::NotStarted);
    assert_eq!(scene.wants(ADA, Command::Hint), Err(not_started));
    scene.wants(ADA, Command::Start { seat: seat(0) }).unwrap();
    let not_theirs = Refusal::Rules(RulesRefusal::NotYourTurn { turn: seat(0) });
    assert_eq!(scene.wants(BEN, Command::Hint), Err(not_theirs));
    assert_eq!(scene.wants(CLEO, Command::Hint), Err(Refusal::NotSeated));
    assert_eq!(scene.wants(ADA, Command::Hint), Ok(Vec::new()));
}

#[test]
fn the_same_log_counts_the_same_hints() {
    let mut scene = Scene::playing(agreed(1));
    scene.wants(ADA, Command::Hint).unwrap();
    lay(&mut scene);
    let mut again = Table::replay(scene.log.clone()).unwrap();
    std::mem::swap(&mut scene.table, &mut again);
    assert_eq!(counted(&mut scene), 1);
}
