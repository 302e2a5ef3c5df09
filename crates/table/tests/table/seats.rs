//! Whose a seat is while a game runs.

use stapel_rules::GameKind;
use stapel_table::{
    Agreement, AtZero, BotName, Clock, Command, Occupant, Place, Refusal, Table, TableEvent,
};

use crate::support::{ADA, BEN, CLEO, Scene, seat, usual};

const LEAVE: Command = Command::Leave { for_good: false };
const FOR_GOOD: Command = Command::Leave { for_good: true };

fn bot(name: &str) -> BotName {
    BotName::new(name).unwrap()
}

fn sit(index: usize) -> Command {
    Command::Sit { seat: Some(seat(index)) }
}

fn stand_in(index: usize) -> Command {
    Command::StandIn { seat: seat(index), bot: bot("steady") }
}

fn three() -> Agreement {
    Agreement::new(GameKind::TheGame, 3)
}

#[test]
fn whoever_leaves_in_mid_game_keeps_the_seat_and_can_come_back_to_it() {
    for back in [Command::Sit { seat: None }, sit(1), Command::ComeBack] {
        let mut scene = Scene::playing(usual(GameKind::TheGame));
        let events = scene.wants(BEN, LEAVE).unwrap();
        let place = Place { gone: true, ..Place::of(Occupant::Person(BEN)) };
        assert_eq!(events, [TableEvent::Place { seat: seat(1), place }]);
        assert_eq!(scene.wants(CLEO, sit(1)), Err(Refusal::SeatTaken));
        assert_eq!(scene.wants(CLEO, Command::Sit { seat: None }), Err(Refusal::TableFull));
        assert_eq!(
            scene.wants(BEN, Command::Say { text: "hello".into() }),
            Err(Refusal::NotSeated)
        );
        assert_eq!(scene.wants(BEN, LEAVE), Err(Refusal::NotSeated));
        assert_eq!(scene.wants(BEN, sit(0)), Err(Refusal::AlreadySeated));
        let events = scene.wants(BEN, back).unwrap();
        let place = Place::of(Occupant::Person(BEN));
        assert_eq!(events, [TableEvent::Place { seat: seat(1), place }]);
        scene.play_out();
    }
}

#[test]
fn whoever_plays_has_come_back_also_after_getting_up() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    scene.wants(ADA, LEAVE).unwrap();
    scene.play_on();
    assert!(!scene.table.places()[0].gone);
}

/// F2: a host emptied an opponent's seat in mid-game and sat down there with a second identity.
#[test]
fn nobody_empties_a_seat_of_a_running_game() {
    let mut scene = Scene::seated(Agreement::new(GameKind::Clear4, 3));
    let second_identity = stapel_table::PersonId(77);
    scene.wants(CLEO, LEAVE).unwrap();
    scene.wants(ADA, Command::SeatBot { seat: seat(2), bot: bot("greedy") }).unwrap();
    scene.wants(ADA, Command::Deal).unwrap();
    for index in [1, 2] {
        let empty = Command::Empty { seat: seat(index) };
        assert_eq!(scene.wants(ADA, empty), Err(Refusal::SeatKept));
        assert_eq!(scene.wants(second_identity, sit(index)), Err(Refusal::SeatTaken));
    }
    let other_bot = Command::SeatBot { seat: seat(1), bot: bot("random") };
    assert_eq!(scene.wants(ADA, other_bot), Err(Refusal::SeatTaken));
    // A bot may take the place of a bot.
    scene.wants(ADA, Command::SeatBot { seat: seat(2), bot: bot("steady") }).unwrap();
    // Nor does it help to make the opponent get up.
    scene.wants(ADA, Command::Remove { seat: seat(1), for_good: true }).unwrap();
    assert_eq!(scene.wants(ADA, Command::Empty { seat: seat(1) }), Err(Refusal::SeatKept));
    assert_eq!(scene.wants(second_identity, sit(1)), Err(Refusal::SeatTaken));
}

#[test]
fn a_seat_that_is_given_up_goes_to_a_bot_or_to_someone_who_has_seen_no_other_hand() {
    let mut scene = Scene::playing(three());
    scene.wants(BEN, FOR_GOOD).unwrap();
    scene.wants(CLEO, FOR_GOOD).unwrap();
    assert_eq!(scene.wants(CLEO, sit(1)), Err(Refusal::SawAnotherHand));
    // Back in one's own seat is fine, as long as it is free.
    scene.wants(BEN, Command::Sit { seat: None }).unwrap();
    assert_eq!(scene.table.seat_of(BEN), Some(seat(1)));
    scene.wants(ADA, Command::SeatBot { seat: seat(2), bot: bot("greedy") }).unwrap();
    assert_eq!(scene.wants(CLEO, Command::Sit { seat: None }), Err(Refusal::TableFull));
    scene.wants(BEN, FOR_GOOD).unwrap();
    assert_eq!(scene.wants(CLEO, Command::Sit { seat: None }), Err(Refusal::SawAnotherHand));
    let stranger = stapel_table::PersonId(77);
    scene.wants(stranger, Command::Sit { seat: None }).unwrap();
    assert_eq!(scene.table.seat_of(stranger), Some(seat(1)));
}

#[test]
fn whoever_got_up_can_still_give_the_seat_up() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    scene.wants(BEN, LEAVE).unwrap();
    scene.wants(BEN, FOR_GOOD).unwrap();
    assert_eq!(scene.table.places()[1], Place::default());
}

#[test]
fn after_the_game_the_seats_of_those_who_have_gone_are_free_and_somebody_leads() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    // Nobody else is there to lead.
    scene.wants(BEN, LEAVE).unwrap();
    scene.wants(ADA, LEAVE).unwrap();
    assert_eq!(scene.table.host(), ADA);
    scene.wants(BEN, Command::ComeBack).unwrap();
    scene.is_long_away(ADA);
    let events = scene.wants(BEN, Command::GiveUp).unwrap();
    let free = TableEvent::Place { seat: seat(0), place: Place::default() };
    let told: Vec<_> =
        events.iter().map(|event| matches!(event, TableEvent::Over { .. })).collect();
    assert_eq!(told.iter().filter(|over| **over).count(), 1);
    assert!(events.contains(&free) && events.contains(&TableEvent::Host(BEN)), "{events:?}");
    // Whose game it was is still known.
    let owners = scene.table.round().unwrap().owners();
    assert_eq!(owners, [Occupant::Person(ADA), Occupant::Person(BEN)]);
}

#[test]
fn a_host_who_gets_up_in_mid_game_leaves_the_lead_to_someone_who_is_there() {
    let mut scene = Scene::playing(three());
    scene.is_long_away(BEN);
    let events = scene.wants(ADA, LEAVE).unwrap();
    assert!(events.contains(&TableEvent::Host(CLEO)), "{events:?}");
    scene.wants(ADA, Command::ComeBack).unwrap();
    assert_eq!(scene.table.host(), CLEO);
}

#[test]
fn a_bot_stands_in_for_someone_who_has_gone_until_they_come_back() {
    let mut scene = Scene::playing(usual(GameKind::Clear4));
    scene.wants(BEN, LEAVE).unwrap();
    scene.wants(ADA, stand_in(1)).unwrap();
    assert!(scene.table.places()[1].gone && scene.table.bots().count() == 1);
    scene.wants(BEN, Command::Sit { seat: None }).unwrap();
    assert_eq!(scene.table.places()[1], Place::of(Occupant::Person(BEN)));
}

#[test]
fn a_rivals_bot_stands_in_only_after_a_while_a_partners_at_once() {
    let mut scene = Scene::playing(usual(GameKind::Clear4));
    scene.goes_away(BEN);
    scene.now = scene.now.plus(Table::PATIENCE - 1);
    assert_eq!(scene.wants(ADA, stand_in(1)), Err(Refusal::NotAway));
    scene.now = scene.now.plus(1);
    scene.wants(ADA, stand_in(1)).unwrap();
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    scene.goes_away(BEN);
    scene.wants(ADA, stand_in(1)).unwrap();
}

#[test]
fn a_bot_stands_in_for_someone_who_sleeps_on_their_turn() {
    // Without a clock after two minutes, with one that waits when its time is up.
    let clock = Agreement { clock: Clock::HalfMinute, ..three() };
    for (agreement, long) in [(three(), Table::LONG_TURN), (clock, 30_000)] {
        let mut scene = Scene::playing(agreement);
        scene.tick(long - 1);
        assert_eq!(scene.wants(BEN, stand_in(0)), Err(Refusal::NotHost));
        scene.tick(1);
        // Only whose turn it is, and it is the host's: anyone may help.
        assert_eq!(scene.wants(BEN, stand_in(2)), Err(Refusal::NotHost));
        assert_eq!(scene.wants(ADA, stand_in(1)), Err(Refusal::NotAway));
        scene.wants(BEN, stand_in(0)).unwrap();
        scene.wants(ADA, Command::ComeBack).unwrap();
        assert_eq!(scene.wants(BEN, stand_in(0)), Err(Refusal::NotHost), "the time has begun anew");
    }
    let relieved = AtZero::Bot(bot("steady"));
    let agreement = Agreement { clock: Clock::HalfMinute, at_zero: relieved, ..three() };
    assert_eq!(Scene::playing(agreement).table.long_turn_at(), None);
}

#[test]
fn nobody_waits_for_ever_for_a_host_to_name_who_starts() {
    let mut scene = Scene::seated(usual(GameKind::TheGame));
    scene.wants(ADA, Command::Deal).unwrap();
    let start = Command::Start { seat: seat(1) };
    assert_eq!(scene.wants(BEN, start.clone()), Err(Refusal::NotHost));
    scene.tick(Table::LONG_TURN);
    assert_eq!(scene.wants(CLEO, start.clone()), Err(Refusal::NotHost));
    scene.wants(BEN, start).unwrap();
}
