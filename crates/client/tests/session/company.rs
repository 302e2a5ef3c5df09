//! The others at the table: who has gone, whom the game waits for, what is asked of everyone.

#![expect(clippy::unwrap_used, reason = "a test may stop where something is not as it should be")]

use stapel_client::Session;
use stapel_client::screen::{EndingScreen, Presence, StuckWhy};
use stapel_protocol::table::{
    DoJson, EndingJson, EventJson, HereJson, PersonJson, PlaceJson, SeatNumber, TableJson,
    ToClient, ToServer, WhoJson,
};
use stapel_rules::{GameKind, Seat, SeatSet, Viewer};

use crate::server::{Server, outputs, seated};

const YOU: Viewer = Viewer::Seat(Seat::FIRST);

fn number(index: usize) -> SeatNumber {
    SeatNumber(Seat::new(index).unwrap())
}

fn seats(of: &[usize]) -> SeatSet {
    of.iter().map(|&index| Seat::new(index).unwrap()).collect()
}

/// A session that is shown a table of this game for three, with something changed about it.
fn shown(kind: GameKind, change: impl FnOnce(&mut TableJson)) -> Session {
    let server = Server::new(kind, 3, YOU, 1);
    let mut session = seated(&server);
    let mut table = server.table_json();
    change(&mut table);
    session.received(1, &ToClient::Table(table).to_text());
    assert!(session.is_following());
    outputs(&mut session);
    session
}

fn told(session: &mut Session, events: Vec<EventJson>) {
    let since = session.mirror().unwrap().version;
    let version = since + 1;
    let message = ToClient::Changed { since, version, id: None, events, deadline: None, now: None };
    session.received(2, &message.to_text());
    assert!(session.is_following());
}

#[test]
fn someone_who_has_gone_keeps_their_seat_and_the_game_waits_for_them() {
    let mut session = shown(GameKind::TheGame, |table| {
        table.host = PersonJson { id: "person 1".into(), name: None };
    });
    let active = session.table_screen().unwrap().active.unwrap();
    assert_eq!(session.table_screen().unwrap().stuck, None);
    let place = session.mirror().unwrap().places[1].clone();
    let gone = EventJson::place(number(1), PlaceJson { gone: true, ..place });
    told(&mut session, vec![gone]);
    let screen = &session.seat_screens()[1];
    assert!(screen.gone && screen.presence == Presence::Away);
    if active == Seat::new(1).unwrap() {
        assert_eq!(session.table_screen().unwrap().stuck.unwrap().why, StuckWhy::Gone);
    }
}

#[test]
fn whoever_has_gone_is_offered_to_come_back_or_to_give_the_seat_up() {
    let mut session = shown(GameKind::TheGame, |table| table.places[0].gone = true);
    let may = session.table_screen().unwrap().may;
    assert!(may.come_back && may.leave_for_good);
    assert!(!may.leave && !may.say && !may.give_up && !may.sit);
    session.come_back().unwrap();
    let sent: Vec<String> = outputs(&mut session)
        .into_iter()
        .filter_map(|output| match output {
            stapel_client::Output::Send(text) => Some(text),
            _ => None,
        })
        .collect();
    assert_eq!(ToServer::parse(&sent[0]).unwrap().r#do, DoJson::ComeBack);
}

#[test]
fn the_game_waits_for_someone_who_is_away_or_asleep_and_the_lead_may_help() {
    for (here, relief, why) in [
        (false, vec![], StuckWhy::Away),
        (false, vec![number(1)], StuckWhy::Away),
        (true, vec![number(1)], StuckWhy::Asleep),
    ] {
        let server = Server::new(GameKind::Clear4, 3, Viewer::Seat(Seat::new(2).unwrap()), 1);
        let mut session = seated(&server);
        let active = session.table_screen().unwrap().active.unwrap();
        let mut table = server.table_json();
        table.here.seats[active.index()] = here;
        table.here.lead_open = true;
        table.here.relief = relief.iter().map(|_| SeatNumber(active)).collect();
        session.received(1, &ToClient::Table(table).to_text());
        let stuck = session.table_screen().unwrap().stuck.unwrap();
        assert_eq!((stuck.seat, stuck.why), (active, why));
        assert_eq!(stuck.may_stand_in, !relief.is_empty());
        assert!(stuck.may_end);
    }
}

#[test]
fn a_question_whether_to_end_the_game_says_who_asks_and_whom_it_waits_for() {
    let mut session = shown(GameKind::Clear4, |table| {
        table.round.as_mut().unwrap().ending =
            Some(EndingJson { seat: number(1), agreed: Vec::new() });
    });
    let asked = EndingScreen {
        asked_by: Seat::new(1).unwrap(),
        agreed: SeatSet::EMPTY,
        waits_for: seats(&[0, 2]),
        may_answer: true,
        may_withdraw: false,
        counts: false,
    };
    let screen = session.table_screen().unwrap();
    assert_eq!(screen.ending, Some(asked));
    assert!(!screen.may.give_up && screen.may.give_up_asks);
    // Somebody whose game it is isn't there.
    let here = HereJson { seats: vec![true, true, false], ..HereJson::default() };
    session.received(2, &ToClient::Here(here).to_text());
    let left_out = EndingScreen { waits_for: seats(&[0]), counts: true, ..asked };
    assert_eq!(session.table_screen().unwrap().ending, Some(left_out));
    session.answer_end(true).unwrap();
    told(&mut session, vec![EventJson::EndAnswered { seat: number(0), agree: true }]);
    let ending = session.table_screen().unwrap().ending.unwrap();
    assert!(ending.agreed == seats(&[0]) && !ending.may_answer);
    told(&mut session, vec![EventJson::EndDropped { seat: number(1) }]);
    assert_eq!(session.table_screen().unwrap().ending, None);
}

#[test]
fn whoever_asked_can_take_the_question_back() {
    let mut session = shown(GameKind::TheGame, |_| {});
    told(&mut session, vec![EventJson::EndAsked { seat: number(0) }]);
    let ending = session.table_screen().unwrap().ending.unwrap();
    assert!(ending.may_withdraw && !ending.may_answer && !ending.counts);
    told(&mut session, vec![EventJson::EndAnswered { seat: number(0), agree: false }]);
    assert_eq!(session.table_screen().unwrap().ending, None);
}

#[test]
fn whoever_is_muted_or_removed_is_offered_no_talk_and_no_seat() {
    let mut session = shown(GameKind::TheGame, |_| {});
    assert!(session.table_screen().unwrap().may.say);
    told(&mut session, vec![EventJson::Muted { seat: number(0), on: true }]);
    assert!(!session.table_screen().unwrap().may.say);
    let removed = shown(GameKind::TheGame, |table| {
        table.round = None;
        table.you.removed = true;
        table.you.seat = None;
        table.places[0] = PlaceJson::of(WhoJson::Empty);
        table.host = PersonJson { id: "person 1".into(), name: None };
    });
    let screen = removed.table_screen().unwrap();
    assert!(screen.removed && !screen.may.sit && !removed.seat_screens()[0].may.sit);
}
