//! What the person wants, and what becomes of it.

use stapel_client::agreement::{Term, Value};
use stapel_client::{News, Unwanted};
use stapel_protocol::table::{DoJson, MAX_REQUEST_ID, ToClient};

use crate::server::{Server, news, outputs, reconnect, say, seated, sent};

#[test]
fn requests_have_numbers_that_grow_and_plays_the_version_they_were_decided_on() {
    let server = Server::the_game();
    let mut session = seated(&server);
    assert_eq!(session.want(say("hello")), Ok(100));
    assert_eq!(session.want(DoJson::Act("37A".into())), Ok(101));
    let sent: Vec<_> = sent(&mut session).into_iter().map(|sent| (sent.id, sent.base)).collect();
    assert_eq!(sent, [(100, None), (101, Some(7))]);
    assert_eq!(session.pending_play().unwrap().to_string(), "37A");
}

#[test]
fn what_was_not_answered_is_sent_again_in_order_with_number_and_base() {
    let mut server = Server::the_game();
    let mut session = seated(&server);
    let action = session.legal()[0];
    session.want(say("one")).unwrap();
    session.want(DoJson::Act(action.to_string())).unwrap();
    session.want(say("two")).unwrap();
    let first = sent(&mut session);

    assert_eq!(reconnect(&mut session, 10), Some(7));
    assert_eq!(sent(&mut session), first);
    // One of them had been done before, which comes to light now.
    session.received(20, &server.do_it(action, None));
    session.received(20, &ToClient::Done { id: 101, version: 8 }.to_text());
    assert_eq!(session.pending_play(), None);

    reconnect(&mut session, 30);
    assert_eq!(sent(&mut session), [first[0].clone(), first[2].clone()]);
}

#[test]
fn a_change_of_the_agreement_builds_on_the_one_that_is_still_on_its_way() {
    let server = Server::the_game();
    let mut session = seated(&server);
    let agreed = session.mirror().unwrap().agreement.clone();
    let mut last = agreed.clone();
    for (id, option) in [(100, "expert"), (101, "hand_less")] {
        last = session.agreement_with(Term::Option(option), Value::On(true)).unwrap();
        assert_eq!(session.want(DoJson::Agree(last.clone())), Ok(id));
        assert_eq!(session.wanted_agreement(), Some(&last));
    }
    assert_eq!(last.options.len(), 2, "{last:?}");
    // What is refused is wanted no more.
    for id in [100, 101] {
        let (code, message) = ("game_running".into(), "because".into());
        let refused =
            ToClient::Refused { id: Some(id), code, message, version: 7, retry_after_ms: None };
        session.received(20, &refused.to_text());
    }
    assert_eq!(session.wanted_agreement(), Some(&agreed));
}

#[test]
fn every_kind_of_answer_ends_the_waiting() {
    let refused = |code: &str| ToClient::Refused {
        id: Some(100),
        code: code.into(),
        message: "because".into(),
        version: 7,
        retry_after_ms: None,
    };
    for answer in [
        ToClient::Changed {
            since: 7,
            version: 8,
            id: Some(100),
            events: vec![],
            deadline: None,
            now: None,
        },
        // The answer is one even if something was missed before it.
        ToClient::Changed {
            since: 8,
            version: 9,
            id: Some(100),
            events: vec![],
            deadline: None,
            now: None,
        },
        ToClient::Done { id: 100, version: 7 },
        refused("not_your_turn"),
        refused("stale"),
    ] {
        let mut session = seated(&Server::the_game());
        session.want(DoJson::Act("37A".into())).unwrap();
        outputs(&mut session);
        session.received(1, &answer.to_text());
        assert_eq!(session.pending().count(), 0, "{answer:?}");
        let again = reconnect(&mut session, 10);
        assert!(again.is_none_or(|since| since <= 9));
        assert_eq!(sent(&mut session), [], "{answer:?} is never sent again");
    }
}

#[test]
fn a_refusal_is_told_with_what_was_wanted() {
    let mut session = seated(&Server::the_game());
    session.want(DoJson::Act("37A".into())).unwrap();
    session.want(say("37")).unwrap();
    outputs(&mut session);
    let refused = |id, code: &str| {
        let (code, message) = (code.to_owned(), String::from("because"));
        ToClient::Refused { id, code, message, version: 7, retry_after_ms: None }.to_text()
    };
    session.received(1, &refused(Some(101), "number_taboo"));
    session.received(1, &refused(Some(100), "stale"));
    session.received(1, &refused(None, "bad_json"));
    let told: Vec<_> = news(&mut session)
        .into_iter()
        .map(|news| match news {
            News::Refused { request, wanted, code, .. } => (request, wanted, code),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(
        told,
        [
            (Some(101), Some(say("37")), "number_taboo".to_owned()),
            (Some(100), Some(DoJson::Act("37A".into())), "stale".to_owned()),
            (None, None, "bad_json".to_owned()),
        ]
    );
}

#[test]
fn what_only_came_too_fast_is_sent_again_when_the_server_says() {
    let mut session = seated(&Server::the_game());
    session.want(say("one")).unwrap();
    session.want(say("two")).unwrap();
    let first = sent(&mut session);
    let too_fast = |id, wait| {
        let (code, message) = ("rate_limited".into(), "slower".into());
        ToClient::Refused { id: Some(id), code, message, version: 0, retry_after_ms: Some(wait) }
            .to_text()
    };
    session.received(10, &ToClient::Done { id: 100, version: 7 }.to_text());
    outputs(&mut session);
    session.received(10, &too_fast(101, 50));
    assert_eq!(news(&mut session), [], "nobody has to do anything about it");
    assert_eq!(session.wake_at(), Some(60));
    session.tick(59);
    assert_eq!(sent(&mut session), []);
    session.tick(60);
    assert_eq!(sent(&mut session), [first[1].clone()]);
    // Once is enough, unless it is refused again.
    session.tick(70);
    assert_eq!(sent(&mut session), []);
    session.received(80, &too_fast(101, 5));
    session.tick(85);
    assert_eq!(sent(&mut session), [first[1].clone()]);
}

#[test]
fn what_a_newer_server_says_besides_does_no_harm() {
    let mut session = seated(&Server::the_game());
    session.want(say("one")).unwrap();
    outputs(&mut session);
    session.received(1, r#"{"done":{"id":100,"version":7,"mood":"good"}}"#);
    assert!(session.is_following());
    assert_eq!(session.pending().count(), 0);
}

#[test]
fn while_a_play_waits_no_other_is_offered_or_taken() {
    let mut session = seated(&Server::the_game());
    let action = session.legal()[0];
    session.want(DoJson::Act(action.to_string())).unwrap();
    assert_eq!(session.legal(), []);
    assert_eq!(session.want(DoJson::Act("end".into())), Err(Unwanted::PlayPending));
    assert_eq!(session.want(DoJson::TakeBack), Err(Unwanted::PlayPending));
    assert_eq!(session.want(say("hm")), Ok(101));
    assert_eq!(session.pending_play(), Some(action));
}

#[test]
fn requests_are_few_and_short() {
    let mut session = seated(&Server::the_game());
    assert_eq!(session.want(say(&"x".repeat(5000))), Err(Unwanted::TooLong));
    while session.want(say("x")).is_ok() {}
    assert_eq!(session.pending().count(), 32);
    assert_eq!(session.want(say("x")), Err(Unwanted::TooMany));
    session.received(1, &ToClient::Done { id: 100, version: 7 }.to_text());
    assert_eq!(session.want(say("x")), Ok(132));
}

#[test]
fn numbers_stay_in_their_range() {
    let mut session = stapel_client::Session::new(u64::MAX, 1);
    assert_eq!(session.want(say("x")), Ok(MAX_REQUEST_ID));
    assert_eq!(session.want(say("x")), Ok(0));
}
