//! Taking a play back: as agreed, and never past hidden information.

use stapel_rules::any::AnyAction;
use stapel_rules::{GameKind, piles};
use stapel_table::{Agreement, Command, Refusal, TableEvent, Takeback};

use crate::support::{ADA, BEN, CLEO, Scene};

fn agreed(takeback: Takeback, players: u8) -> Agreement {
    Agreement { takeback, ..Agreement::new(GameKind::TheGame, players) }
}

/// Lays a card.
fn lay(scene: &mut Scene) {
    let is_card = |action: &AnyAction| *action != AnyAction::Piles(piles::Action::End);
    let action = scene.legal().into_iter().find(is_card).unwrap();
    scene.wants(ADA, Command::Act { action }).unwrap();
}

#[test]
fn nothing_is_taken_back_unless_the_table_agreed_to_it() {
    let mut scene = Scene::playing(agreed(Takeback::Never, 2));
    lay(&mut scene);
    assert_eq!(scene.wants(ADA, Command::TakeBack), Err(Refusal::TakebackNotAgreed));
}

#[test]
fn plays_of_the_turn_are_taken_back_one_by_one() {
    let mut scene = Scene::playing(agreed(Takeback::Free, 2));
    let before = format!(
        "{:?}",
        scene
            .table
            .round()
            .unwrap()
            .view(stapel_rules::Viewer::Seat(scene.table.active().unwrap()))
    );
    lay(&mut scene);
    lay(&mut scene);
    assert_eq!(scene.wants(BEN, Command::TakeBack), Err(Refusal::NothingToTakeBack));
    scene.wants(ADA, Command::TakeBack).unwrap();
    scene.wants(ADA, Command::TakeBack).unwrap();
    let after = format!(
        "{:?}",
        scene
            .table
            .round()
            .unwrap()
            .view(stapel_rules::Viewer::Seat(scene.table.active().unwrap()))
    );
    assert_eq!(before, after);
    assert_eq!(scene.wants(ADA, Command::TakeBack), Err(Refusal::NothingToTakeBack));
    scene.play_out();
    assert!(stapel_table::verify(&scene.table.round().unwrap().record().unwrap(), None).is_ok());
}

#[test]
fn nothing_is_taken_back_past_a_card_that_was_drawn() {
    let mut scene = Scene::playing(agreed(Takeback::Free, 2));
    lay(&mut scene);
    lay(&mut scene);
    let end = AnyAction::Piles(piles::Action::End);
    scene.wants(ADA, Command::Act { action: end }).unwrap();
    assert_eq!(scene.wants(ADA, Command::TakeBack), Err(Refusal::NothingToTakeBack));
}

#[test]
fn in_clear_4_nothing_is_taken_back_past_a_card_that_was_turned_up() {
    let agreement = Agreement { takeback: Takeback::Free, ..Agreement::new(GameKind::Clear4, 2) };
    let mut scene = Scene::playing(agreement);
    let mut hidden = 0;
    let mut open = 0;
    while scene.table.is_running() {
        let person = scene.person_at(scene.table.active().unwrap());
        let events = scene.play_on();
        if !scene.table.is_running() {
            break;
        }
        let revealed = events.iter().any(|event| {
            use stapel_rules::any::AnyEvent;
            use stapel_rules::clear4::Event;
            matches!(
                event,
                TableEvent::Game(AnyEvent::Clear4(
                    Event::TurnedUp { .. } | Event::BlindRevealed { .. } | Event::TurnBegan { .. }
                ))
            )
        });
        let taken = scene.wants(person, Command::TakeBack);
        if revealed {
            assert_eq!(taken, Err(Refusal::NothingToTakeBack));
            hidden += 1;
        } else {
            taken.unwrap();
            open += 1;
            scene.play_on();
        }
    }
    assert!(hidden > 0 && open > 0, "{hidden} {open}");
}

#[test]
fn everyone_else_is_asked_where_that_was_agreed() {
    let mut scene = Scene::playing(agreed(Takeback::Ask, 3));
    lay(&mut scene);
    let version = scene.table.moved();
    scene.wants(ADA, Command::TakeBack).unwrap();
    let answer = |agree| Command::AnswerTakeback { agree };
    assert_eq!(scene.wants(ADA, answer(true)), Err(Refusal::NoTakebackAsked));
    scene.wants(BEN, answer(true)).unwrap();
    assert_eq!(scene.wants(BEN, answer(true)), Err(Refusal::NoTakebackAsked));
    assert_eq!(scene.table.moved(), version);
    let events = scene.wants(CLEO, answer(true)).unwrap();
    assert!(matches!(events[..], [.., TableEvent::TookBack { .. }]), "{events:?}");
}

#[test]
fn one_no_is_enough() {
    let mut scene = Scene::playing(agreed(Takeback::Ask, 3));
    lay(&mut scene);
    scene.wants(ADA, Command::TakeBack).unwrap();
    scene.wants(CLEO, Command::AnswerTakeback { agree: false }).unwrap();
    let late = scene.wants(BEN, Command::AnswerTakeback { agree: true });
    assert_eq!(late, Err(Refusal::NoTakebackAsked));
}

#[test]
fn a_question_is_void_once_the_game_goes_on() {
    let mut scene = Scene::playing(agreed(Takeback::Ask, 2));
    lay(&mut scene);
    scene.wants(ADA, Command::TakeBack).unwrap();
    lay(&mut scene);
    let late = scene.wants(BEN, Command::AnswerTakeback { agree: true });
    assert_eq!(late, Err(Refusal::NoTakebackAsked));
}
