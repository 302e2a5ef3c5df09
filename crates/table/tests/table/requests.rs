//! Versions, and requests that are sent twice.

use stapel_rules::{GameKind, Refusal as RulesRefusal};
use stapel_table::{Answer, Command, Refusal, Request, RequestKey};

use crate::support::{ADA, BEN, CLEO, Scene, seat, usual};

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
        command: Command::Leave { for_good: false },
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

/// Asks for something again and again until it is refused, and tells how often it was done and why not.
fn until_refused(
    scene: &mut Scene,
    person: stapel_table::PersonId,
    commands: &[Command],
) -> (usize, Refusal) {
    for (count, command) in commands.iter().cycle().enumerate() {
        let key = RequestKey { person, id: 10_000 + count as u64 };
        let wanted = Request { key, base: None, command: command.clone() };
        let done = scene.with_context(|table, context| table.request(context, &wanted));
        match done {
            Ok(Answer::Changed(changes)) => {
                scene.log.extend(changes.into_iter().map(|change| change.logged));
            }
            Ok(Answer::Already { version }) => panic!("a new request was done at {version}"),
            Err(refusal) => return (count, refusal),
        }
    }
    unreachable!("it goes on for ever")
}

/// F4: whoever talked most could fill the log, and then not even a seat could be emptied.
#[test]
fn talk_has_a_bound_of_its_own_and_takes_no_room_from_the_game_or_from_others() {
    let mut scene = Scene::seated(usual(GameKind::Clear4));
    let say = Command::Say { text: "la ".repeat(90) };
    let (said, full) = until_refused(&mut scene, BEN, std::slice::from_ref(&say));
    assert_eq!(full, Refusal::TalkFull);
    assert!(said > 1000, "{said}");
    // The others talk, the host empties the seat, and the game goes on.
    assert!(scene.wants(ADA, say).is_ok());
    assert!(scene.wants(ADA, Command::Empty { seat: seat(1) }).is_ok());
    assert!(scene.wants(BEN, Command::Sit { seat: Some(seat(1)) }).is_ok());
    assert!(scene.wants(ADA, Command::Deal).is_ok());
    let action = scene.legal()[0];
    let person = scene.person_at(scene.table.active().unwrap());
    assert!(scene.wants(person, Command::Act { action }).is_ok());
}

/// F4: the same by sitting down and getting up.
#[test]
fn coming_and_going_has_a_bound_and_what_keeps_order_has_none() {
    let mut scene = Scene::open(usual(GameKind::TheGame));
    scene.wants(ADA, Command::Sit { seat: None }).unwrap();
    let come_and_go = [Command::Sit { seat: Some(seat(1)) }, Command::Leave { for_good: false }];
    let (done, full) = until_refused(&mut scene, BEN, &come_and_go);
    assert_eq!(full, Refusal::LogFull);
    assert!(done > 1000, "{done}");
    // Others still find room, and can be asked to go.
    scene.wants(CLEO, Command::Sit { seat: Some(seat(1)) }).unwrap();
    scene.wants(ADA, Command::Empty { seat: seat(1) }).unwrap();
    scene.wants(CLEO, Command::Sit { seat: Some(seat(1)) }).unwrap();
    scene.wants(ADA, Command::Host { seat: seat(1) }).unwrap();
    scene.wants(CLEO, Command::Deal).unwrap();
    scene.is_long_away(ADA);
    scene.wants(CLEO, Command::GiveUp).unwrap();
    scene.is_here(ADA);
    scene.wants(ADA, Command::Leave { for_good: false }).unwrap();
}

#[test]
fn games_have_a_bound_and_the_last_one_can_be_finished() {
    let mut scene = Scene::seated(usual(GameKind::TheGame));
    scene.is_long_away(BEN);
    let (_, full) = until_refused(&mut scene, ADA, &[Command::Deal, Command::GiveUp]);
    assert_eq!(full, Refusal::LogFull);
    assert!(scene.table.version() >= stapel_table::Table::MAX_LOG);
    assert!(scene.wants(ADA, Command::Leave { for_good: false }).is_ok());
}
