//! Who sits where, and who may say what goes.

use stapel_rules::GameKind;
use stapel_table::{BotName, Command, Occupant, PersonId, Refusal, TableEvent};

use crate::support::{ADA, BEN, CLEO, Scene, seat, usual};

fn bot() -> BotName {
    BotName::new("greedy").unwrap()
}

#[test]
fn people_sit_where_there_is_room() {
    let mut scene = Scene::open(usual(GameKind::TheGame));
    scene.wants(BEN, Command::Sit { seat: Some(seat(1)) }).unwrap();
    assert_eq!(scene.wants(CLEO, Command::Sit { seat: Some(seat(1)) }), Err(Refusal::SeatTaken));
    assert_eq!(scene.wants(BEN, Command::Sit { seat: None }), Err(Refusal::AlreadySeated));
    let nowhere = scene.wants(CLEO, Command::Sit { seat: Some(seat(2)) });
    assert_eq!(nowhere, Err(Refusal::NoSuchSeat { players: 2 }));
    scene.wants(ADA, Command::Sit { seat: None }).unwrap();
    assert_eq!(scene.table.seat_of(ADA), Some(seat(0)));
    assert_eq!(scene.wants(CLEO, Command::Sit { seat: None }), Err(Refusal::TableFull));
}

#[test]
fn only_the_host_seats_bots_and_empties_seats() {
    let mut scene = Scene::open(usual(GameKind::TheGame));
    let seat_bot = Command::SeatBot { seat: seat(1), bot: bot() };
    assert_eq!(scene.wants(BEN, seat_bot.clone()), Err(Refusal::NotHost));
    scene.wants(ADA, seat_bot).unwrap();
    assert_eq!(scene.table.bots().count(), 1);
    scene.wants(ADA, Command::Empty { seat: seat(1) }).unwrap();
    assert_eq!(scene.table.empty_places(), 2);
    assert_eq!(scene.wants(ADA, Command::Empty { seat: seat(1) }), Err(Refusal::NoPersonThere));
}

#[test]
fn whoever_sits_there_leads_while_the_host_is_away() {
    let mut scene = Scene::seated(usual(GameKind::TheGame));
    assert_eq!(scene.wants(BEN, Command::Deal), Err(Refusal::NotHost));
    scene.away.borrow_mut().insert(ADA);
    assert_eq!(scene.wants(CLEO, Command::Deal), Err(Refusal::NotHost));
    scene.wants(BEN, Command::Deal).unwrap();
}

#[test]
fn a_host_who_goes_leaves_the_table_to_someone_who_sits_there() {
    let mut scene = Scene::seated(usual(GameKind::TheGame));
    let events = scene.wants(ADA, Command::Leave).unwrap();
    assert!(events.contains(&TableEvent::Host(BEN)), "{events:?}");
    scene.wants(BEN, Command::Leave).unwrap();
    assert_eq!(scene.table.host(), BEN);
}

#[test]
fn the_host_can_make_someone_else_the_host() {
    let mut scene = Scene::seated(usual(GameKind::TheGame));
    scene.wants(ADA, Command::Host { seat: seat(1) }).unwrap();
    assert_eq!(scene.table.host(), BEN);
    assert_eq!(scene.wants(ADA, Command::Host { seat: seat(0) }), Err(Refusal::NotHost));
}

#[test]
fn a_bot_stands_in_for_someone_who_is_away_until_they_come_back() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    let stand_in = Command::StandIn { seat: seat(1), bot: bot() };
    assert_eq!(scene.wants(ADA, stand_in.clone()), Err(Refusal::NotAway));
    scene.away.borrow_mut().insert(BEN);
    scene.wants(ADA, stand_in.clone()).unwrap();
    assert_eq!(scene.wants(ADA, stand_in), Err(Refusal::StandInThere));
    assert_eq!(scene.table.seat_of(BEN), Some(seat(1)));
    assert_eq!(scene.table.bots().map(|(seat, _)| seat).collect::<Vec<_>>(), [seat(1)]);
    scene.away.borrow_mut().clear();
    scene.wants(BEN, Command::ComeBack).unwrap();
    assert_eq!(scene.table.bots().count(), 0);
    assert_eq!(scene.wants(BEN, Command::ComeBack), Err(Refusal::NoStandIn));
}

#[test]
fn whoever_plays_has_come_back() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    scene.away.borrow_mut().insert(ADA);
    scene.wants(BEN, Command::StandIn { seat: seat(0), bot: bot() }).unwrap();
    scene.away.borrow_mut().clear();
    scene.play_on();
    assert_eq!(scene.table.bots().count(), 0);
}

#[test]
fn a_seat_that_was_left_during_a_game_can_be_taken() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    scene.wants(BEN, Command::Leave).unwrap();
    scene.wants(CLEO, Command::Sit { seat: Some(seat(1)) }).unwrap();
    assert_eq!(scene.table.places()[1].occupant, Occupant::Person(CLEO));
    scene.play_out();
}

#[test]
fn nobody_plays_a_second_hand_of_one_game() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    scene.wants(BEN, Command::Leave).unwrap();
    scene.wants(ADA, Command::Leave).unwrap();
    let other = Command::Sit { seat: Some(seat(1)) };
    assert_eq!(scene.wants(ADA, other.clone()), Err(Refusal::SawAnotherHand));
    scene.wants(CLEO, Command::Sit { seat: Some(seat(0)) }).unwrap();
    assert_eq!(scene.wants(ADA, Command::Sit { seat: None }), Err(Refusal::SawAnotherHand));
    // Back in one's own seat is fine, and so is any seat of the next game.
    scene.wants(BEN, Command::Sit { seat: None }).unwrap();
    assert_eq!(scene.table.seat_of(BEN), Some(seat(1)));
    scene.play_out();
    scene.wants(BEN, Command::Leave).unwrap();
    scene.wants(ADA, other).unwrap();
}

#[test]
fn nobody_deals_while_seats_are_empty() {
    let mut scene = Scene::open(usual(GameKind::Clear4));
    scene.wants(ADA, Command::Sit { seat: None }).unwrap();
    assert_eq!(scene.wants(ADA, Command::Deal), Err(Refusal::SeatsEmpty));
}

#[test]
fn a_stranger_can_do_nothing_but_look_and_sit_down() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    let stranger = PersonId(99);
    let action = scene.legal()[0];
    for command in [
        Command::Act { action },
        Command::Say { text: String::from("hello") },
        Command::TakeBack,
        Command::ComeBack,
        Command::Leave,
    ] {
        assert_eq!(scene.wants(stranger, command), Err(Refusal::NotSeated));
    }
    for command in [Command::Deal, Command::GiveUp, Command::Empty { seat: seat(0) }] {
        assert_eq!(scene.wants(stranger, command), Err(Refusal::NotHost));
    }
}
