//! What is drawn of the table and its seats.

use stapel_client::Session;
use stapel_client::screen::{Presence, SeatMay, Who};
use stapel_protocol::table::{DoJson, EventJson, SeatNumber, TableJson, ToClient, WhoJson};
use stapel_rules::any::AnyAction;
use stapel_rules::{GameKind, Seat, Viewer};

use crate::scene::seat;
use crate::server::{Server, seated};

const YOU: Viewer = Viewer::Seat(Seat::FIRST);

fn shown(server: &Server, change: impl FnOnce(&mut TableJson)) -> Session {
    let mut session = seated(server);
    let mut table = server.table_json();
    change(&mut table);
    session.received(1, &ToClient::Table(table).to_text());
    assert!(session.is_following());
    session
}

fn may(session: &Session, seat: usize) -> SeatMay {
    session.seat_screens()[seat].may
}

#[test]
fn seats_tell_who_sits_there_and_whether_they_are_here() {
    let server = Server::new(GameKind::TheGame, 4, YOU, 1);
    let session = shown(&server, |table| {
        table.places[1].who = WhoJson::Bot("steady".into());
        table.places[2].stand_in = Some("greedy".into());
        table.places[3].who = WhoJson::Empty;
        table.here.seats = vec![true, false, false, false];
    });
    let seats = session.seat_screens();
    assert!(seats[0].is_you && seats[0].is_host && seats[0].active);
    assert_eq!((seats[0].presence, seats[0].hand_size), (Presence::Here, Some(6)));
    assert_eq!(seats[1].who, Who::Bot { name: "steady".into() });
    assert_eq!((seats[1].presence, seats[1].is_host), (Presence::NoPerson, false));
    assert_eq!(seats[2].presence, Presence::Away);
    assert_eq!(seats[2].stand_in.as_deref(), Some("greedy"));
    assert_eq!(seats[3].who, Who::Empty);
    assert_eq!((seats[3].points, seats[3].cards_left), (None, None));
}

#[test]
fn the_host_is_offered_what_the_table_would_let_them_do() {
    let server = Server::new(GameKind::TheGame, 5, YOU, 1);
    let session = shown(&server, |table| {
        table.places[1].who = WhoJson::Bot("steady".into());
        table.places[2].who = WhoJson::Empty;
        table.here.seats = vec![true, false, false, false, true];
        table.here.relief = [2, 3].map(|index| SeatNumber(Seat::new(index).unwrap())).to_vec();
    });
    let no = SeatMay::default();
    assert_eq!(may(&session, 0), no, "one's own seat is left, not emptied");
    assert_eq!(may(&session, 1), SeatMay { put_bot: true, ..no });
    assert_eq!(may(&session, 2), SeatMay { put_bot: true, stand_in: true, ..no });
    let away = SeatMay {
        stand_in: true,
        make_host: true,
        mute: true,
        remove: true,
        remove_for_good: true,
        ..no
    };
    assert_eq!(may(&session, 3), away);
    assert_eq!(may(&session, 4), SeatMay { stand_in: false, ..away });
    let may = session.table_screen().unwrap().may;
    assert!(may.give_up && may.leave && may.say && may.lead && !may.deal && !may.agree && !may.sit);
}

#[test]
fn between_games_the_host_deals_once_all_seats_are_taken() {
    let server = Server::the_game();
    let ready = shown(&server, |table| table.round = None);
    let may = ready.table_screen().unwrap().may;
    assert!(may.deal && may.agree && !may.give_up);
    let waiting = shown(&server, |table| {
        table.round = None;
        table.places[1].who = WhoJson::Empty;
    });
    assert!(!waiting.table_screen().unwrap().may.deal);
    assert_eq!(waiting.piles_screen(), None);
    assert_eq!(waiting.seat_screens()[0].hand_size, None);
}

#[test]
fn whoever_watches_may_sit_down_where_nobody_sits() {
    let server = Server::new(GameKind::Clear4, 3, Viewer::Spectator, 1);
    let session = shown(&server, |table| table.places[1].who = WhoJson::Empty);
    let sits: Vec<bool> = session.seat_screens().iter().map(|seat| seat.may.sit).collect();
    assert_eq!(sits, [false, true, false]);
    let screen = session.table_screen().unwrap();
    assert!(screen.may.sit && !screen.may.leave && !screen.may.say && !screen.may.lead);
    assert_eq!((screen.you, screen.is_your_turn), (None, false));
}

#[test]
fn nothing_is_offered_while_the_table_is_not_up_to_date() {
    let mut session = seated(&Server::the_game());
    session.received(1, "nonsense");
    let screen = session.table_screen().unwrap();
    assert!(!screen.up_to_date && screen.may == Default::default());
    assert!(session.seat_screens().iter().all(|seat| seat.may == SeatMay::default()));
    assert_eq!(session.fits(stapel_rules::Card::MIN), None);
}

#[test]
fn c12_a_match_tells_its_round_and_who_leads() {
    let server = Server::new(GameKind::Clear4, 3, YOU, 1);
    let score = |played, points: [i16; 3]| {
        let session = shown(&server, |table| {
            table.score.played = played;
            table.score.rounds = 3;
            table.score.points = points.to_vec();
        });
        let score = session.table_screen().unwrap().score.unwrap();
        let leaders: Vec<usize> = score.leaders.iter().map(Seat::index).collect();
        assert_eq!(session.seat_screens()[1].points, Some(points[1]));
        (score.round, leaders, score.over)
    };
    assert_eq!(score(0, [0, 0, 0]), (1, vec![], false));
    assert_eq!(score(1, [-5, 0, -7]), (2, vec![1], false));
    assert_eq!(score(3, [-5, -20, -5]), (3, vec![0, 2], true));
}

#[test]
fn plays_are_taken_back_where_that_was_agreed_and_only_until_a_card_is_drawn() {
    for (agreed, offered) in [("never", false), ("ask", true), ("free", true)] {
        let mut server = Server::the_game();
        let mut session = shown(&server, |table| table.agreement.takeback = agreed.into());
        let takeback = |session: &Session| session.table_screen().unwrap().takeback;
        assert!(!takeback(&session).may_ask, "nothing was played");
        session.received(1, &server.act(0, None));
        assert_eq!(takeback(&session).may_ask, offered, "{agreed}");
        assert_eq!(takeback(&session).others_agree, agreed == "ask");
        while session.is_my_turn() {
            let end = session.legal().pop().unwrap();
            session.received(1, &server.do_it(end, None));
        }
        assert!(!takeback(&session).may_ask, "cards were drawn");
    }
}

#[test]
fn a_play_that_was_not_seen_can_be_taken_back_only_if_the_position_shows_it() {
    // Whether a stack of Clear 4! turned up a card since is not to be seen.
    for (kind, offered) in [(GameKind::TheGame, true), (GameKind::Clear4, false)] {
        let mut server = Server::new(kind, 2, YOU, 1);
        let mut session = shown(&server, |table| table.agreement.takeback = "free".into());
        let may_ask = |session: &Session| session.table_screen().unwrap().takeback.may_ask;
        let of_hand = |action: &AnyAction| !action.to_string().contains(['s', 'b', 'c', 't']);
        let play = session.legal().into_iter().find(of_hand).unwrap();
        session.received(1, &server.do_it(play, None));
        assert!(session.is_my_turn() && may_ask(&session), "{play} was seen");
        let anew = shown(&server, |table| table.agreement.takeback = "free".into());
        assert!(anew.is_my_turn());
        assert_eq!(may_ask(&anew), offered, "{play} was not seen");
    }
}

#[test]
fn whoever_is_asked_answers_once() {
    let mut server = Server::the_game();
    let mut session = shown(&server, |table| table.agreement.takeback = "ask".into());
    let other = SeatNumber(seat(1));
    session.received(1, &server.changed(vec![EventJson::TakebackAsked { seat: other }], None));
    let takeback = session.table_screen().unwrap().takeback;
    assert_eq!((takeback.asked_by, takeback.may_answer), (Some(seat(1)), true));
    session.want(DoJson::AnswerTakeback(true)).unwrap();
    let agreed = EventJson::TakebackAnswered { seat: SeatNumber(Seat::FIRST), agree: true };
    session.received(1, &server.changed(vec![agreed], None));
    assert!(!session.table_screen().unwrap().takeback.may_answer);
}
