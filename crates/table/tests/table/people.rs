//! Who sits where, and who may say what goes.

use stapel_rules::GameKind;
use stapel_table::{
    Agreement, BotName, Command, Occupant, PersonId, Place, Refusal, Table, TableEvent,
};

use crate::support::{ADA, BEN, CLEO, Scene, seat, usual};

const LEAVE: Command = Command::Leave { for_good: false };

fn bot() -> BotName {
    BotName::new("greedy").unwrap()
}

#[test]
fn before_the_deal_one_can_move_to_a_free_seat_or_change_with_a_bot() {
    let mut scene = Scene::open(Agreement::new(GameKind::TheGame, 4));
    scene.wants(ADA, Command::Sit { seat: None }).unwrap();
    scene.wants(BEN, Command::Sit { seat: None }).unwrap();
    let bot = BotName::new("steady").unwrap();
    scene.wants(ADA, Command::SeatBot { seat: seat(2), bot: bot.clone() }).unwrap();
    let sit = |index| Command::Sit { seat: Some(seat(index)) };
    let place =
        |index, occupant| TableEvent::Place { seat: seat(index), place: Place::of(occupant) };

    let moved = scene.wants(ADA, sit(3)).unwrap();
    assert_eq!(moved, [place(0, Occupant::Empty), place(3, Occupant::Person(ADA))]);
    assert_eq!(scene.table.host(), ADA, "who moves stays the host");
    let changed = scene.wants(BEN, sit(2)).unwrap();
    let expected =
        [place(1, Occupant::Empty), place(2, Occupant::Person(BEN)), place(1, Occupant::Bot(bot))];
    assert_eq!(changed, expected);

    assert_eq!(scene.wants(ADA, sit(2)), Err(Refusal::SeatTaken), "a person sits there");
    assert_eq!(scene.wants(ADA, sit(3)), Err(Refusal::AlreadySeated), "it is one's own");
    assert!(matches!(scene.wants(ADA, sit(4)), Err(Refusal::NoSuchSeat { .. })));
    scene.wants(CLEO, sit(0)).unwrap();
    scene.wants(ADA, Command::Deal).unwrap();
    assert_eq!(scene.wants(BEN, sit(1)), Err(Refusal::AlreadySeated), "a game runs");
}

#[test]
fn c12_within_a_match_nobody_changes_seats_and_after_it_everyone_may() {
    let agreement = Agreement { rounds: 2, ..Agreement::new(GameKind::Clear4, 3) };
    let mut scene = Scene::seated(agreement);
    for over in [false, true] {
        scene.wants(ADA, Command::Deal).unwrap();
        scene.play_out();
        assert_eq!(scene.table.score().is_over(), over);
        scene.wants(CLEO, LEAVE).unwrap();
        let changed = scene.wants(BEN, Command::Sit { seat: Some(seat(2)) });
        assert_eq!(changed.is_ok(), over, "{changed:?}");
        scene.wants(CLEO, Command::Sit { seat: None }).unwrap();
    }
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
    scene.is_long_away(ADA);
    assert_eq!(scene.wants(CLEO, Command::Deal), Err(Refusal::NotHost));
    scene.wants(BEN, Command::Deal).unwrap();
}

/// F2: anyone who sat there could lead once the host's connection had broken for a moment.
#[test]
fn nobody_leads_because_the_connection_of_the_host_broke_for_a_moment() {
    let mut scene = Scene::seated(usual(GameKind::TheGame));
    scene.goes_away(ADA);
    scene.now = scene.now.plus(Table::PATIENCE - 1);
    assert_eq!(scene.wants(BEN, Command::Deal), Err(Refusal::NotHost));
    scene.now = scene.now.plus(1);
    scene.wants(BEN, Command::Deal).unwrap();
}

#[test]
fn whoever_leads_in_the_hosts_stead_can_neither_take_the_table_over_nor_send_the_host_away() {
    let mut scene = Scene::seated(usual(GameKind::TheGame));
    scene.is_long_away(ADA);
    assert_eq!(scene.wants(BEN, Command::Host { seat: seat(1) }), Err(Refusal::OnlyHost));
    for command in [
        Command::Empty { seat: seat(0) },
        Command::Mute { seat: seat(0), on: true },
        Command::Remove { seat: seat(0), for_good: false },
        Command::Remove { seat: seat(0), for_good: true },
    ] {
        assert_eq!(scene.wants(BEN, command), Err(Refusal::IsHost));
    }
}

#[test]
fn a_host_who_goes_leaves_the_table_to_someone_who_sits_there() {
    let mut scene = Scene::seated(usual(GameKind::TheGame));
    let events = scene.wants(ADA, LEAVE).unwrap();
    assert!(events.contains(&TableEvent::Host(BEN)), "{events:?}");
    scene.wants(BEN, LEAVE).unwrap();
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
    scene.goes_away(BEN);
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
    scene.is_long_away(ADA);
    scene.wants(BEN, Command::StandIn { seat: seat(0), bot: bot() }).unwrap();
    scene.away.borrow_mut().clear();
    scene.play_on();
    assert_eq!(scene.table.bots().count(), 0);
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
        LEAVE,
    ] {
        assert_eq!(scene.wants(stranger, command), Err(Refusal::NotSeated));
    }
    assert_eq!(scene.wants(stranger, Command::GiveUp), Err(Refusal::NotSeated));
    for command in [
        Command::Deal,
        Command::Empty { seat: seat(0) },
        Command::Mute { seat: seat(1), on: true },
        Command::Remove { seat: seat(1), for_good: true },
    ] {
        assert_eq!(scene.wants(stranger, command), Err(Refusal::NotHost));
    }
}
