//! The mirror keeps up with the table, or knows that it doesn't.

use stapel_client::{Mirror, News, Output, Why};
use stapel_protocol::table::{DoJson, EventJson, SeatNumber, ToClient};
use stapel_rules::{Game, GameKind, Seat, Turn, Viewer};

use crate::server::{Server, chooser, news, outputs, seated, sent};

#[test]
fn the_mirror_of_everyone_equals_the_table_after_every_play_of_whole_games() {
    for kind in GameKind::ALL {
        for players in kind.players() {
            for viewer in Viewer::all(players) {
                let mut server = Server::new(kind, players, viewer, u64::from(players));
                let mut session = seated(&server);
                let mut choose = chooser(5);
                while let Turn::Seat(active) = server.dealt.turn() {
                    assert_eq!(session.is_my_turn(), viewer.is(active));
                    let legal = session.legal();
                    assert_eq!(legal.is_empty(), !viewer.is(active));
                    let changed = match legal.get(choose(legal.len().max(1))) {
                        Some(&action) => server.do_it(action, None),
                        None => server.act(choose(100), None),
                    };
                    session.received(1, &changed);
                    assert!(session.is_following());
                    let mirror = session.mirror().unwrap();
                    let round = mirror.round.as_ref().unwrap();
                    let view = server.dealt.game().view(server.dealt.state(), viewer);
                    assert_eq!((mirror.version, &round.view), (server.version, &view));
                    assert_eq!((&round.spread, &round.talk), (&server.spread, &server.talk));
                }
                let round = session.mirror().unwrap().round.as_ref().unwrap();
                assert!(round.over && round.outcome.is_some() && !session.is_my_turn());
                assert!(
                    outputs(&mut session)
                        .iter()
                        .all(|output| matches!(output, Output::News(News::Happened { .. })))
                );
            }
        }
    }
}

#[test]
fn what_does_not_follow_is_not_believed_and_the_table_is_asked_for() {
    let said = || EventJson::Said { seat: SeatNumber(Seat::FIRST), text: "hello".into() };
    let nowhere: EventJson =
        serde_json::from_str(r#"{"placed":{"seat":0,"card":5,"from":"hand","as":null}}"#).unwrap();
    let twice = vec![said(), nowhere];
    for (since, version, events, expected) in [
        (7, 8, vec![said()], None),
        (7, 9, vec![said(), said()], None),
        (7, 7, vec![], None),
        (8, 9, vec![said()], Some(Why::Gap)),
        (6, 7, vec![said()], Some(Why::Gap)),
        (6, 8, vec![said()], Some(Why::Gap)),
        (7, 6, vec![said()], Some(Why::Gap)),
        // The first of the events makes sense, and is not believed either.
        (7, 8, twice, Some(Why::Inconsistent)),
    ] {
        let server = Server::the_game();
        let mut session = seated(&server);
        let before = session.mirror().unwrap().clone();
        let changed =
            ToClient::Changed { since, version, id: None, events, deadline: None, now: None };
        session.received(1, &changed.to_text());
        assert_eq!(session.is_following(), expected.is_none(), "{since} to {version}");
        if let Some(why) = expected {
            assert_eq!(session.mirror(), Some(&before), "{since} to {version}");
            assert!(session.legal().is_empty(), "nothing is decided on what is old");
            assert!(session.want(DoJson::Act("end".into())).is_err());
            let outputs = outputs(&mut session);
            assert_eq!(outputs[0], Output::News(News::LostTrack(why)));
            assert!(matches!(&outputs[1], Output::Send(text) if text.contains("\"look\"")));
            assert_eq!(outputs.len(), 2);
        }
    }
}

#[test]
fn the_table_is_asked_for_once_and_replaces_everything() {
    let mut server = Server::the_game();
    let mut session = seated(&server);
    session.received(1, "not even JSON");
    let looks = sent(&mut session);
    assert_eq!(looks.len(), 1);
    // More that makes no sense changes nothing about it.
    session.received(1, "{}");
    let missed = server.act(0, None);
    session.received(1, &missed);
    assert_eq!(outputs(&mut session), []);
    assert!(!session.is_following());

    session.received(2, &server.table());
    let done = ToClient::Done { id: looks[0].id, version: server.version };
    session.received(2, &done.to_text());
    assert_eq!(news(&mut session), [News::Shown]);
    assert_eq!(session.mirror(), Some(&Mirror::read(&server.table_json()).unwrap()));
    let next = server.act(0, None);
    session.received(3, &next);
    assert!(session.is_following());
}

#[test]
fn a_table_that_makes_no_sense_is_not_asked_for_again() {
    let server = Server::the_game();
    let mut table = server.table_json();
    table.places.pop();
    let mut session = seated(&server);
    session.received(1, &ToClient::Table(table).to_text());
    assert_eq!(outputs(&mut session), [Output::News(News::LostTrack(Why::NotUnderstood))]);
    assert!(!session.is_following());
}

#[test]
fn an_answer_from_a_later_version_shows_that_something_was_missed() {
    let server = Server::the_game();
    for message in [
        ToClient::Done { id: 5, version: 8 },
        ToClient::Refused {
            id: None,
            code: "x".into(),
            message: "y".into(),
            version: 8,
            retry_after_ms: None,
        },
    ] {
        let mut session = seated(&server);
        session.received(1, &message.to_text());
        assert!(!session.is_following(), "{message:?}");
    }
}

#[test]
fn only_the_last_words_are_kept() {
    let mut server = Server::the_game();
    let mut session = seated(&server);
    for number in 0..200 {
        let text = format!("word {number}");
        let said = EventJson::Said { seat: SeatNumber(Seat::FIRST), text };
        session.received(1, &server.changed(vec![said], None));
        news(&mut session);
    }
    let said = &session.mirror().unwrap().said;
    assert_eq!((said.len(), said[49].text.as_str()), (50, "word 199"));
}
