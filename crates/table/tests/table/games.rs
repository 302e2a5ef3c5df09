//! Games, rounds and matches.

use stapel_rules::{GameKind, Seat, Turn};
use stapel_table::{Agreement, Command, Refusal, SeedText, TableEvent, verify};

use crate::support::{ADA, BEN, Scene, seat, usual};

fn over(events: &[TableEvent]) -> Option<(&SeedText, i16)> {
    events.iter().find_map(|event| match event {
        TableEvent::Over { seed, score, .. } => Some((seed, score.points[0])),
        _ => None,
    })
}

#[test]
fn whole_games_of_every_kind_and_size_can_be_played_and_replayed() {
    for kind in GameKind::ALL {
        for players in kind.players().filter(|&players| players <= 3) {
            let mut scene = Scene::playing(Agreement::new(kind, players));
            let last = scene.play_out();
            assert!(over(&last).is_some(), "{kind} with {players}");
        }
    }
}

#[test]
fn the_seed_is_promised_before_the_first_card_and_shown_after_the_last() {
    let mut scene = Scene::seated(usual(GameKind::Extreme));
    let promised = scene.table.commitment().unwrap();
    scene.wants(ADA, Command::Deal).unwrap();
    assert_eq!(scene.table.round().unwrap().commitment(), promised);
    assert_eq!(scene.table.round().unwrap().revealed(), None);
    assert_eq!(scene.table.round().unwrap().record(), None);
    scene.wants(ADA, Command::Start { seat: seat(1) }).unwrap();
    let last = scene.play_out();
    let (seed, _) = over(&last).unwrap();
    assert_eq!(seed.commitment(), promised);
    let record = scene.table.round().unwrap().record().unwrap();
    let verified = verify(&record, Some(&promised)).unwrap();
    assert!(verified.finished && verified.actions > 0);
    // The next deal is sealed at once, and it is another one.
    assert_ne!(scene.table.commitment().unwrap(), promised);
}

#[test]
fn g3_everyone_sees_their_hand_before_the_table_names_the_starter() {
    let mut scene = Scene::seated(usual(GameKind::TheGame));
    scene.wants(ADA, Command::Deal).unwrap();
    assert_eq!(scene.table.round().unwrap().turn(), Turn::Opening);
    assert_eq!(scene.wants(BEN, Command::Start { seat: seat(1) }), Err(Refusal::NotHost));
    scene.wants(ADA, Command::Start { seat: seat(1) }).unwrap();
    assert_eq!(scene.table.active(), Some(seat(1)));
}

#[test]
fn g3_a_solo_game_starts_at_once() {
    let mut scene = Scene::seated(Agreement::new(GameKind::TheGame, 1));
    scene.wants(ADA, Command::Deal).unwrap();
    assert_eq!(scene.table.active(), Some(Seat::FIRST));
}

#[test]
fn a_rematch_keeps_the_seats() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    scene.play_out();
    let places = scene.table.places().to_vec();
    scene.wants(ADA, Command::Deal).unwrap();
    assert_eq!(scene.table.places(), places);
    assert_eq!(scene.table.round().unwrap().number(), 2);
}

#[test]
fn c12_a_match_has_as_many_rounds_as_seats_and_adds_up_the_points() {
    let mut scene = Scene::playing(Agreement::new(GameKind::Clear4, 3));
    let mut firsts = vec![scene.table.active().unwrap()];
    let mut sums = [0; 3];
    for round in 1..=3 {
        scene.play_out();
        let outcome = scene.table.round().unwrap().outcome().unwrap();
        for (sum, seat) in sums.iter_mut().zip(scene.table.seats()) {
            *sum += outcome.points(seat);
        }
        assert_eq!(scene.table.score().played, round);
        assert_eq!(scene.table.score().points[..3], sums);
        scene.wants(ADA, Command::Deal).unwrap();
        firsts.push(scene.table.active().unwrap());
    }
    // The fourth deal began another match.
    assert_eq!(scene.table.score().played, 0);
    for pair in firsts.windows(2).take(2) {
        assert_eq!(pair[0].left(3), pair[1], "{firsts:?}");
    }
}

#[test]
fn c1_the_table_can_choose_who_is_first() {
    let mut agreement = usual(GameKind::Clear4);
    agreement.first = Some(seat(1));
    let scene = Scene::playing(agreement);
    assert_eq!(scene.table.active(), Some(seat(1)));
}

#[test]
fn a_game_that_is_given_up_has_no_result_but_shows_its_seed() {
    let mut scene = Scene::playing(usual(GameKind::Clear4));
    scene.wants(ADA, Command::GiveUp).unwrap();
    let events = scene.wants(BEN, Command::AnswerEnd { agree: true }).unwrap();
    assert!(over(&events).is_some());
    assert_eq!(scene.table.round().unwrap().outcome(), None);
    assert_eq!(scene.table.score().played, 0);
    assert_eq!(scene.table.round().unwrap().record().unwrap().result, None);
    assert_eq!(scene.wants(ADA, Command::GiveUp), Err(Refusal::NoGame));
}

#[test]
fn agreements_change_between_games_only() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    let agree = |kind, players| Command::Agree { agreement: Agreement::new(kind, players) };
    assert_eq!(scene.wants(ADA, agree(GameKind::Extreme, 2)), Err(Refusal::GameRunning));
    scene.play_out();
    assert_eq!(scene.wants(ADA, agree(GameKind::Extreme, 1)), Err(Refusal::SeatsInUse));
    assert!(matches!(scene.wants(ADA, agree(GameKind::Extreme, 9)), Err(Refusal::Agreement(_))));
    scene.wants(ADA, agree(GameKind::Clear4, 3)).unwrap();
    assert_eq!(scene.table.empty_places(), 1);
    assert_eq!(scene.table.score().rounds, 3);
}
