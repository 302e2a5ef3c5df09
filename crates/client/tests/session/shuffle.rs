//! What a session adds to shuffles, and what it says afterwards.

#![expect(clippy::unwrap_used, reason = "a test may fail")]

use stapel_client::{News, Output, OwnBits, Session, Witness};
use stapel_protocol::table::{
    DoJson, EventJson, SeatNumber, ShareJson, ShuffleJson, StageJson, TableJson, ToClient,
};
use stapel_rules::notation::{Record, Share};
use stapel_rules::{Game, Seat};
use stapel_table::{Digits, SeedText, share_commitment};

use crate::server::{Server, news, outputs, sent};

fn sealed() -> String {
    SeedText::from_text("any text").commitment()
}

/// A table that is sealed and not dealt, at which the person has the first of two seats.
fn lobby(server: &Server) -> TableJson {
    TableJson { round: None, commitment: Some(sealed()), ..server.table_json() }
}

fn connect(session: &mut Session, table: &TableJson) {
    session.tick(1_000_000_000);
    session.connected(0);
    outputs(session);
    session.received(0, &ToClient::Table(table.clone()).to_text());
}

fn begin(server: &Server, secret: [u8; 32]) -> Session {
    let mut session = Session::new(100, 1);
    session.add_to_shuffles(secret);
    connect(&mut session, &lobby(server));
    session
}

/// The commitments that were sent.
fn promised(session: &mut Session) -> Vec<String> {
    let share = |sent| match sent {
        DoJson::Share(commitment) => Some(commitment),
        _ => None,
    };
    sent(session).into_iter().filter_map(|sent| share(sent.r#do)).collect()
}

/// The bits that were sent.
fn revealed(session: &mut Session) -> Vec<String> {
    let bits = |sent| match sent {
        DoJson::Reveal(bits) => Some(bits),
        _ => None,
    };
    sent(session).into_iter().filter_map(|sent| bits(sent.r#do)).collect()
}

fn shuffle(stage: StageJson, own: &str, is_there: bool) -> String {
    let share = |seat: usize, commitment: &str, revealed| ShareJson {
        seat: SeatNumber(Seat::new(seat).unwrap()),
        commitment: commitment.to_owned(),
        revealed,
    };
    let shares = vec![share(0, own, is_there), share(1, &"ab".repeat(32), false)];
    let shuffle = ShuffleJson { commitment: sealed(), stage, shares, until: None };
    ToClient::Shuffle(shuffle).to_text()
}

#[test]
fn bits_are_promised_as_soon_as_one_sits_and_revealed_only_on_a_list_that_has_the_promise() {
    let mut session = begin(&Server::the_game(), [7; 32]);
    let own = promised(&mut session);
    assert_eq!(own.len(), 1);
    session.received(0, &shuffle(StageJson::Open, &own[0], false));
    assert_eq!(revealed(&mut session), [""; 0], "the list is not closed");
    session.received(0, &shuffle(StageJson::Dealing, &"cd".repeat(32), false));
    assert_eq!(revealed(&mut session), [""; 0], "that is not what was promised");
    session.received(0, &shuffle(StageJson::Dealing, &own[0], false));
    let bits = revealed(&mut session);
    let digits = Digits::parse(&bits[0]).unwrap();
    assert_eq!(share_commitment(&sealed(), Seat::FIRST, &digits).as_str(), own[0]);
    session.received(0, &shuffle(StageJson::Dealing, &own[0], false));
    assert_eq!(revealed(&mut session), [""; 0], "once is enough");
}

#[test]
fn what_it_adds_by_itself_is_no_news_whatever_the_answer() {
    let mut session = begin(&Server::the_game(), [7; 32]);
    let id = sent(&mut session)[0].id;
    let (code, message) = (String::from("bad_request"), String::from("an older server"));
    let refused =
        ToClient::Refused { id: Some(id), code, message, version: 7, retry_after_ms: None };
    session.received(0, &refused.to_text());
    assert_eq!(news(&mut session), []);
}

#[test]
fn a_promise_that_came_too_fast_is_made_again() {
    let mut session = begin(&Server::the_game(), [7; 32]);
    let first = sent(&mut session);
    let (code, message) = (String::from("rate_limited"), String::from("slower"));
    let refused = ToClient::Refused {
        id: Some(first[0].id),
        code,
        message,
        version: 0,
        retry_after_ms: Some(50),
    };
    session.received(0, &refused.to_text());
    // Nothing is sent before it is time.
    assert_eq!(promised(&mut session), [""; 0]);
    session.tick(50);
    let DoJson::Share(own) = &first[0].r#do else { panic!("{first:?}") };
    assert_eq!(promised(&mut session), std::slice::from_ref(own));
}

#[test]
fn after_a_lost_connection_the_same_bits_are_promised_and_after_a_reload_too() {
    let server = Server::the_game();
    let mut session = begin(&server, [7; 32]);
    let told = outputs(&mut session);
    let kept = told.iter().find_map(|output| match output {
        Output::News(News::Witnessed(seen)) => Some(seen.to_text()),
        _ => None,
    });
    let own = told.iter().find_map(|output| match output {
        Output::Send(text) => Some(text.clone()),
        _ => None,
    });
    let own = own.unwrap();
    session.disconnected(0, None);
    connect(&mut session, &lobby(&server));
    let again = promised(&mut session);
    assert!(own.contains(&again[0]), "{own} {again:?}");
    // Another page has another secret, but what was kept is what was promised.
    let mut reloaded = Session::new(900, 2);
    reloaded.add_to_shuffles([8; 32]);
    reloaded.remember(vec![Witness::parse(&kept.unwrap()).unwrap()]);
    connect(&mut reloaded, &lobby(&server));
    assert_eq!(promised(&mut reloaded), again);
}

/// Otherwise a server that has seen the bits of one deal would know those of the next.
#[test]
fn bits_are_used_once_even_if_the_same_seed_is_sealed_again() {
    let mut server = Server::the_game();
    let mut session = begin(&server, [7; 32]);
    let first = promised(&mut session);
    session.received(0, &shuffle(StageJson::Dealing, &first[0], false));
    let mut round = server.round_json();
    round.commitment = sealed();
    let dealt = EventJson::Dealt { round: Box::new(round), score: server.table_json().score };
    let events = vec![dealt];
    session.received(0, &server.changed(events, None));
    outputs(&mut session);
    let mut over = lobby(&server);
    over.version = server.version;
    session.received(0, &ToClient::Table(over).to_text());
    let second = promised(&mut session);
    assert_eq!(second.len(), 1);
    assert_ne!(second, first);
}

#[test]
fn whoever_only_watches_or_has_no_chance_adds_nothing() {
    let mut server = Server::the_game();
    let mut session = Session::new(100, 1);
    connect(&mut session, &lobby(&server));
    assert_eq!(sent(&mut session), []);
    server.viewer = stapel_rules::Viewer::Spectator;
    let mut session = begin(&server, [7; 32]);
    assert_eq!(sent(&mut session), []);
}

/// A session whose bits were revealed, what it saw, and the record of an honest server.
fn witnessed() -> (Witness, Record) {
    let server = Server::the_game();
    let mut session = begin(&server, [7; 32]);
    let own = promised(&mut session);
    session.received(0, &shuffle(StageJson::Dealing, &own[0], false));
    let bits = revealed(&mut session);
    let mut record = Record::new(server.dealt.game());
    record.seed = Some(String::from("any text"));
    record.shares[0] = Some(Share::Bits(bits[0].clone()));
    record.shares[1] = Some(Share::LeftOut("ab".repeat(32)));
    assert_eq!(server.dealt.game().players(), 2);
    (session.witness().unwrap().clone(), record)
}

#[test]
fn a_witness_knows_whether_a_record_tells_the_truth() {
    let (witness, honest) = witnessed();
    assert_eq!(Witness::parse(&witness.to_text()), Some(witness.clone()));
    let testify = |change: &dyn Fn(&mut Record)| {
        let mut record = honest.clone();
        change(&mut record);
        witness.testify(&record)
    };
    let good = testify(&|_| {}).unwrap();
    assert_eq!((good.own, good.list, good.is_good()), (OwnBits::Added, Some(true), true));
    // The server left the bits out, though it had them.
    let own = share_commitment(&sealed(), Seat::FIRST, &witness.own.clone().unwrap().1);
    let left = testify(&|record| {
        record.shares[0] = Some(Share::LeftOut(own.as_str().to_owned()));
    });
    let left = left.unwrap();
    assert_eq!((left.own, left.list, left.is_good()), (OwnBits::LeftOut, Some(true), false));
    // It says that there was nothing, or something else.
    for share in [None, Some(Share::Bits("00".repeat(32)))] {
        let missing = testify(&|record| record.shares[0] = share.clone()).unwrap();
        assert_eq!((missing.own, missing.list), (OwnBits::Missing, Some(false)));
        assert!(!missing.is_good());
    }
    // Others were on the list than it showed.
    let other = testify(&|record| record.shares[1] = None).unwrap();
    assert_eq!((other.own, other.list, other.is_good()), (OwnBits::Added, Some(false), false));
    // And of another deal it knows nothing.
    assert_eq!(testify(&|record| record.seed = Some(String::from("another"))), None);
}

#[test]
fn who_was_left_out_is_told_at_once() {
    let server = Server::the_game();
    let mut session = begin(&server, [7; 32]);
    let own = promised(&mut session);
    session.received(0, &shuffle(StageJson::Dealing, &own[0], false));
    outputs(&mut session);
    session.received(0, &shuffle(StageJson::Dealt, &own[0], false));
    let told = news(&mut session);
    assert!(matches!(&told[..], [News::Witnessed(seen)] if seen.left_out), "{told:?}");
}
