//! Ending a game early: who is asked, and what it counts.

use stapel_rules::{GameKind, Outcome};
use stapel_table::{Agreement, BotName, Command, Entry, Refusal, Table, TableEvent, verify};

use crate::support::{ADA, BEN, CLEO, Scene, seat, usual};

const YES: Command = Command::AnswerEnd { agree: true };
const NO: Command = Command::AnswerEnd { agree: false };

/// How the game ended, if these events end it.
fn over(events: &[TableEvent]) -> Option<(Option<Outcome>, bool)> {
    events.iter().find_map(|event| match event {
        TableEvent::Over { outcome, stopped, .. } => Some((*outcome, *stopped)),
        _ => None,
    })
}

fn three(kind: GameKind) -> Agreement {
    Agreement::new(kind, 3)
}

#[test]
fn everyone_who_is_there_is_asked() {
    for kind in GameKind::ALL {
        let mut scene = Scene::playing(three(kind));
        let events = scene.wants(BEN, Command::GiveUp).unwrap();
        assert_eq!(events, [TableEvent::EndAsked { seat: seat(1) }]);
        assert_eq!(scene.wants(BEN, Command::GiveUp), Err(Refusal::EndAskedAlready));
        assert_eq!(scene.wants(BEN, YES), Err(Refusal::NoEndAsked));
        let events = scene.wants(ADA, YES).unwrap();
        assert_eq!(events, [TableEvent::EndAnswered { seat: seat(0), agree: true }]);
        assert_eq!(scene.wants(ADA, YES), Err(Refusal::NoEndAsked));
        // Wanting the same is agreeing.
        let events = scene.wants(CLEO, Command::GiveUp).unwrap();
        assert_eq!(over(&events), Some((None, false)), "all agreed, so that it has no result");
        assert_eq!(scene.wants(CLEO, NO), Err(Refusal::NoGame));
    }
}

#[test]
fn one_no_is_enough_and_whoever_asked_can_think_better_of_it() {
    let mut scene = Scene::playing(three(GameKind::TheGame));
    for no in [ADA, CLEO, BEN] {
        scene.wants(BEN, Command::GiveUp).unwrap();
        scene.wants(no, NO).unwrap();
        assert_eq!(scene.wants(ADA, YES), Err(Refusal::NoEndAsked));
    }
    // Also after a yes.
    scene.wants(BEN, Command::GiveUp).unwrap();
    scene.wants(ADA, YES).unwrap();
    scene.wants(ADA, NO).unwrap();
    assert_eq!(scene.wants(CLEO, YES), Err(Refusal::NoEndAsked));
    assert!(scene.table.is_running());
}

#[test]
fn whoever_plays_on_wants_to_play_on_and_bots_want_nothing() {
    let mut scene = Scene::seated(three(GameKind::Clear4));
    scene.wants(CLEO, Command::Leave { for_good: true }).unwrap();
    let bot = BotName::new("greedy").unwrap();
    scene.wants(ADA, Command::SeatBot { seat: seat(2), bot }).unwrap();
    scene.wants(ADA, Command::Deal).unwrap();
    let mut by_bots = 0;
    while by_bots < 3 && scene.table.is_running() {
        let active = scene.table.active().unwrap();
        scene.wants(BEN, Command::GiveUp).unwrap();
        if active == seat(2) {
            let (base, action) = (scene.table.version(), scene.legal()[0]);
            let changes = scene
                .with_context(|table, context| table.bot_acts(context, base, active, action))
                .unwrap();
            scene.keep(&changes);
            by_bots += 1;
            if scene.table.is_running() {
                assert!(scene.table.round().unwrap().ending().is_some());
                scene.wants(ADA, NO).unwrap();
            }
        } else {
            let events = scene.play_on();
            assert!(events.contains(&TableEvent::EndDropped { seat: seat(1) }), "{events:?}");
            assert!(scene.table.round().unwrap().ending().is_none());
        }
    }
    assert!(by_bots > 0);
}

#[test]
fn an_answer_is_to_a_question_that_was_seen() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    let before = scene.table.version();
    scene.wants(ADA, Command::GiveUp).unwrap();
    let key = stapel_table::RequestKey { person: BEN, id: 900 };
    let answer = |base| stapel_table::Request { key, base, command: YES };
    let moved = scene.table.version();
    assert_eq!(scene.asks(&answer(Some(before))), Err(Refusal::Stale { moved }));
    assert_eq!(scene.asks(&answer(None)), Err(Refusal::BaseMissing));
    assert!(scene.asks(&answer(Some(moved))).is_ok());
    assert!(!scene.table.is_running());
}

#[test]
fn alone_it_ends_at_once() {
    let mut scene = Scene::playing(Agreement::new(GameKind::TheGame, 1));
    let events = scene.wants(ADA, Command::GiveUp).unwrap();
    assert_eq!(over(&events), Some((None, false)));
}

#[test]
fn whoever_is_away_has_no_say_after_a_while() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    scene.goes_away(BEN);
    let events = scene.wants(ADA, Command::GiveUp).unwrap();
    assert_eq!(over(&events), None, "a connection that broke for a moment is no absence");
    assert!(scene.tick(Table::PATIENCE - 1).is_empty());
    assert_eq!(over(&scene.tick(1)), Some((None, false)));
}

#[test]
fn a_question_is_void_once_whoever_asked_gets_up() {
    for for_good in [false, true] {
        let mut scene = Scene::playing(three(GameKind::TheGame));
        scene.wants(BEN, Command::GiveUp).unwrap();
        let events = scene.wants(BEN, Command::Leave { for_good }).unwrap();
        assert!(events.contains(&TableEvent::EndDropped { seat: seat(1) }), "{events:?}");
        assert_eq!(scene.wants(ADA, YES), Err(Refusal::NoEndAsked));
    }
}

#[test]
fn when_the_last_one_who_was_asked_gets_up_it_ends() {
    let mut scene = Scene::playing(three(GameKind::TheGame));
    scene.wants(BEN, Command::GiveUp).unwrap();
    scene.wants(ADA, YES).unwrap();
    let events = scene.wants(CLEO, Command::Leave { for_good: false }).unwrap();
    assert!(over(&events).is_some(), "{events:?}");
}

/// Plays until Ada has more cards left than Ben.
fn losing_host() -> Scene {
    let mut scene = Scene::playing(usual(GameKind::Clear4));
    let left = |scene: &Scene| {
        let round = scene.table.round().unwrap();
        let view = round.view(stapel_rules::Viewer::Spectator);
        use stapel_rules::TableGame;
        [0, 1].map(|index| stapel_rules::any::AnyGame::cards_left(&view, seat(index)))
    };
    while left(&scene)[0] <= left(&scene)[1] {
        assert!(scene.table.is_running(), "another seed is needed");
        scene.play_on();
    }
    assert!(scene.table.is_running(), "another seed is needed");
    scene
}

/// F2: a losing host voided a round of Clear 4! by giving it up.
#[test]
fn c14_a_round_counts_as_it_stands_if_somebody_whose_game_it_is_did_not_agree() {
    let mut scene = losing_host();
    let events = scene.wants(ADA, Command::GiveUp).unwrap();
    assert_eq!(over(&events), None, "Ben is asked");
    scene.wants(BEN, NO).unwrap();
    // And if Ben is not there to be asked, he has won.
    scene.is_long_away(BEN);
    let events = scene.wants(ADA, Command::GiveUp).unwrap();
    let (outcome, stopped) = over(&events).unwrap();
    let outcome = outcome.unwrap();
    assert!(stopped && outcome.is_win_for(seat(1)) && !outcome.is_win_for(seat(0)), "{outcome:?}");
    assert_eq!(scene.table.score().played, 1);
    assert_eq!(scene.table.score().points[0], outcome.points(seat(0)));
    assert!(matches!(scene.log[scene.log.len() - 2].entry, Entry::Stopped));
    // The record says so and can be checked.
    let record = scene.table.round().unwrap().record().unwrap();
    assert!(verify(&record, None).unwrap().finished);
    let text = record.to_string();
    assert!(text.contains("\nresult: stopped 1 left "), "{text}");
    let again = stapel_rules::notation::Record::parse(&text).unwrap();
    assert_eq!(again, record);
    for (from, to) in [("stopped 1", "won 1"), ("stopped 1", "stopped 0"), ("left ", "left 1")] {
        let forged = stapel_rules::notation::Record::parse(&text.replace(from, to));
        assert!(forged.is_err() || verify(&forged.unwrap(), None).is_err(), "{to}");
    }
}

#[test]
fn a_round_that_was_played_to_its_end_was_not_ended_early() {
    let mut scene = Scene::playing(usual(GameKind::Clear4));
    scene.play_out();
    let record = scene.table.round().unwrap().record().unwrap();
    let forged = record.to_string().replace("result: won", "result: stopped");
    let forged = forged.replace("result: capped", "result: stopped");
    let forged = stapel_rules::notation::Record::parse(&forged).unwrap();
    assert!(forged.stopped && verify(&forged, None).is_err());
}
