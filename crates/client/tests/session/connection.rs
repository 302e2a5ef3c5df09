//! Connections come and go.

use stapel_client::{News, Output, Session, Status};
use stapel_protocol::table::{DoJson, ToClient};

use crate::server::{Server, news, outputs, reconnect, say, seated, sent};

#[test]
fn who_knows_a_version_goes_on_from_there_and_who_lost_track_begins_anew() {
    let mut server = Server::the_game();
    let mut session = seated(&server);
    assert_eq!(reconnect(&mut session, 0), Some(7));
    session.received(1, &server.act(0, None));
    assert_eq!(reconnect(&mut session, 0), Some(8));
    session.received(1, "nonsense");
    assert_eq!(reconnect(&mut session, 0), None);
    session.received(1, &server.table());
    assert!(session.is_following());
}

#[test]
fn without_success_the_attempts_become_rare_and_the_server_is_respected() {
    let mut session = Session::new(1, 9);
    let mut now = 0;
    let mut waits = Vec::new();
    for attempt in 0..12 {
        session.tick(now);
        assert_eq!(outputs(&mut session), [Output::Connect { since: None }]);
        session.tick(now + 1_000);
        assert_eq!(outputs(&mut session), [], "one attempt at a time");
        session.disconnected(now, (attempt == 11).then_some(90_000));
        let Status::Waiting { until } = session.status() else { panic!("{:?}", session.status()) };
        assert_eq!(news(&mut session), [News::Offline { retry_in: until - now }]);
        assert_eq!(session.wake_at(), Some(until));
        session.tick(until - 1);
        assert_eq!(outputs(&mut session), [], "not before its time");
        waits.push(until - now);
        now = until;
    }
    assert!(waits[0] < 500 && waits[5] > 5_000, "{waits:?}");
    assert!(waits[..11].iter().all(|wait| *wait <= 30_000), "{waits:?}");
    assert!(waits[11] >= 90_000, "{waits:?}");
}

#[test]
fn an_attempt_that_leads_to_nothing_is_given_up() {
    let mut session = Session::new(1, 9);
    session.tick(0);
    assert_eq!(outputs(&mut session), [Output::Connect { since: None }]);
    session.tick(19_000);
    assert_eq!((outputs(&mut session), session.wake_at()), (vec![], Some(20_000)));
    session.tick(20_000);
    assert_eq!(outputs(&mut session), [Output::Close]);
    session.disconnected(20_001, None);
    assert!(matches!(session.status(), Status::Waiting { .. }));
}

#[test]
fn a_silent_connection_is_tested_and_given_up() {
    let server = Server::the_game();
    let mut session = seated(&server);
    session.tick(19_000);
    assert_eq!(outputs(&mut session), []);
    session.tick(20_000);
    let ping = sent(&mut session);
    assert_eq!(ping[0].r#do, DoJson::Ping);
    // An answer is as good as anything else that comes in.
    session.received(21_000, &ToClient::Done { id: ping[0].id, version: 7 }.to_text());
    assert_eq!(outputs(&mut session), []);
    session.tick(41_000);
    assert_eq!(sent(&mut session).len(), 1);
    session.tick(61_000);
    assert_eq!(outputs(&mut session), [Output::Close]);
    session.tick(99_000);
    session.received(99_000, &server.table());
    assert_eq!(outputs(&mut session), [], "it is waited for the end, whatever still comes");
    session.disconnected(99_000, None);
    assert!(matches!(session.status(), Status::Waiting { .. }));
}

#[test]
fn what_is_wanted_without_a_connection_is_sent_once_there_is_one() {
    let mut session = Session::new(5, 1);
    assert_eq!(session.want(DoJson::Sit(None)), Ok(5));
    assert!(session.want(DoJson::Act("end".into())).is_err(), "nothing to decide on");
    session.tick(0);
    session.want(say("hello")).unwrap();
    assert_eq!(outputs(&mut session), [Output::Connect { since: None }]);
    session.connected(1);
    let ids: Vec<u64> = sent(&mut session).iter().map(|sent| sent.id).collect();
    assert_eq!(ids, [5, 6]);
}

#[test]
fn a_session_that_was_stopped_does_nothing_more() {
    let server = Server::the_game();
    let mut session = seated(&server);
    session.stop();
    assert_eq!(outputs(&mut session), [Output::Close]);
    session.disconnected(1, None);
    session.tick(1_000_000);
    session.connected(1_000_000);
    session.received(1_000_000, &server.table());
    assert_eq!((outputs(&mut session), session.wake_at()), (vec![], None));
}

#[test]
fn the_time_left_is_counted_by_the_clock_of_the_server() {
    let server = Server::the_game();
    let mut table = server.table_json();
    (table.now, table.deadline) = (1_000_000, Some(1_030_000));
    let mut session = seated(&server);
    session.received(500, &ToClient::Table(table).to_text());
    assert_eq!(session.time_left(500), Some(30_000));
    assert_eq!(session.time_left(40_500), Some(-10_000));
}

#[test]
fn the_time_left_follows_the_clock_of_the_server_also_if_ours_is_set() {
    let server = Server::the_game();
    let mut table = server.table_json();
    table.agreement.clock = String::from("30s");
    (table.now, table.deadline) = (1_000_000, Some(1_030_000));
    let mut session = seated(&server);
    session.received(500, &ToClient::Table(table).to_text());
    let version = session.mirror().unwrap().version;
    // Ten seconds later somebody has set our clock back by an hour.
    let changed = ToClient::Changed {
        since: version,
        version: version + 1,
        id: None,
        events: Vec::new(),
        deadline: Some(1_030_000),
        now: Some(1_010_000),
    };
    session.received(-3_589_500, &changed.to_text());
    assert_eq!(session.time_left(-3_589_500), Some(20_000));
    let clock = session.clock_screen().unwrap();
    assert_eq!((clock.left(-3_589_500), clock.lasts), (20_000, 30_000));
}
