//! Versions, and requests that are sent twice.

use stapel_rules::{GameKind, Refusal as RulesRefusal};
use stapel_table::{Answer, Command, Refusal, Request, RequestKey};

use crate::support::{ADA, BEN, Scene, seat, usual};

fn request(id: u64, base: Option<u64>, command: Command) -> Request {
    Request { key: RequestKey { person: ADA, id }, base, command }
}

#[test]
fn a_request_that_is_sent_twice_is_done_once() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    let action = scene.legal()[0];
    let act = request(900, Some(scene.table.version()), Command::Act { action });
    assert!(matches!(scene.asks(&act), Ok(Answer::Changed(_))));
    let version = scene.table.version();
    assert_eq!(scene.asks(&act), Ok(Answer::Already { version }));
    scene.wants(BEN, Command::Say { text: String::from("well done") }).unwrap();
    assert_eq!(scene.asks(&act), Ok(Answer::Already { version }));
}

#[test]
fn a_request_is_recognised_after_the_table_was_made_anew_of_its_log() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    let action = scene.legal()[0];
    let act = request(900, Some(scene.table.version()), Command::Act { action });
    scene.asks(&act).unwrap();
    scene.table = stapel_table::Table::replay(scene.log.clone()).unwrap();
    assert!(matches!(scene.asks(&act), Ok(Answer::Already { .. })));
}

#[test]
fn the_same_number_of_another_person_is_another_request() {
    let mut scene = Scene::seated(usual(GameKind::TheGame));
    let leave = |person| Request {
        key: RequestKey { person, id: 900 },
        base: None,
        command: Command::Leave,
    };
    assert!(matches!(scene.asks(&leave(BEN)), Ok(Answer::Changed(_))));
    assert!(matches!(scene.asks(&leave(ADA)), Ok(Answer::Changed(_))));
}

#[test]
fn a_play_for_a_game_that_has_moved_on_is_stale() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    let old = scene.table.version();
    scene.play_on();
    let moved = scene.table.moved();
    let action = scene.legal()[0];
    let late = request(900, Some(old), Command::Act { action });
    assert_eq!(scene.asks(&late), Err(Refusal::Stale { moved }));
}

#[test]
fn talk_does_not_make_a_play_stale() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    let base = scene.table.version();
    scene.wants(BEN, Command::Say { text: String::from("good luck") }).unwrap();
    let action = scene.legal()[0];
    assert!(scene.asks(&request(900, Some(base), Command::Act { action })).is_ok());
}

#[test]
fn a_play_needs_a_version_that_the_table_has_had() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    let action = scene.legal()[0];
    let act = |base| request(900, base, Command::Act { action });
    assert_eq!(scene.asks(&act(None)), Err(Refusal::BaseMissing));
    let version = scene.table.version();
    assert_eq!(scene.asks(&act(Some(version + 1))), Err(Refusal::BaseAhead { version }));
}

#[test]
fn out_of_turn_is_refused_as_the_rules_say() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    let action = scene.legal()[0];
    let turn = scene.table.active().unwrap();
    let refused = scene.wants(BEN, Command::Act { action });
    assert_eq!(refused, Err(Refusal::Rules(RulesRefusal::NotYourTurn { turn })));
    let refused = scene.wants(ADA, Command::Start { seat: seat(1) });
    assert_eq!(refused, Err(Refusal::Rules(RulesRefusal::AlreadyStarted)));
}

#[test]
fn nobody_can_fill_a_log_without_end() {
    let mut scene = Scene::playing(usual(GameKind::Clear4));
    let mut id = 1_000;
    let full = loop {
        id += 1;
        let say = request(id, None, Command::Say { text: String::from("la") });
        match scene.with_context(|table, context| table.request(context, &say)) {
            Ok(_) => {}
            Err(refusal) => break refusal,
        }
    };
    assert_eq!(full, Refusal::LogFull);
    assert_eq!(scene.table.version(), stapel_table::Table::MAX_LOG);
    // The game that is running can be played to its end, and people can go.
    let action = scene.legal()[0];
    let person = scene.person_at(scene.table.active().unwrap());
    let base = Some(scene.table.version());
    let play = |command| Request { key: RequestKey { person, id: 900 }, base, command };
    let acted = play(Command::Act { action });
    assert!(scene.with_context(|table, context| table.request(context, &acted)).is_ok());
    let deal = request(901, None, Command::Deal);
    assert_eq!(
        scene.with_context(|table, context| table.request(context, &deal)),
        Err(Refusal::LogFull)
    );
}
