//! Tables without a server: one person, perhaps with bots, and the lines that are kept.

#![expect(clippy::unwrap_used, reason = "a test may fail")]

#[expect(dead_code, reason = "every test needs only a part of it")]
mod chance;
mod what_if;
mod world;

use stapel_client::OwnBits;
use stapel_protocol::table::rest::RecordJson;
use stapel_protocol::table::{DoJson, ToClient};
use stapel_room::{Local, TableId};
use stapel_rules::TableGame;
use stapel_rules::notation::Record;
use stapel_table::{Millis, verify};
use world::World;

const WISHES: [&str; 6] = [
    r#"{"agreement":{"game":"the-game","players":1},"deal":true,"share":true}"#,
    r#"{"agreement":{"game":"the-game","players":3},"bots":["greedy","random"],"deal":true,"share":true}"#,
    r#"{"agreement":{"game":"extreme","players":2,"takeback":"free"},"bots":["greedy"],"deal":true}"#,
    r#"{"agreement":{"game":"extreme","players":4,"bots_take_time":false,"layout":"shuffled"},
        "bots":["greedy","greedy","random"],"deal":true}"#,
    r#"{"agreement":{"game":"clear-4","players":2,"clock":"30s","at_zero":"greedy"},
        "bots":["greedy"],"deal":true}"#,
    r#"{"agreement":{"game":"clear-4","players":3},"bots":["greedy","random"],"deal":true}"#,
];

fn assert_vouched(json: &RecordJson, promised: Option<&str>) {
    let record = Record::parse(&json.record).unwrap();
    let verified = verify(&record, promised.or(Some(&json.commitment))).unwrap();
    assert_eq!(verified.commitment, json.commitment);
    assert!(verified.finished);
    assert_eq!(RecordJson::parse(&json.to_text()).as_ref(), Some(json));
}

#[test]
fn a_session_follows_a_table_that_is_thrown_away_again_and_again() {
    let (mut crashes, mut added, mut alone) = (0, 0, 0);
    for (number, wish) in WISHES.iter().enumerate() {
        for seed in 0..20 {
            let mut world = World::open(100 * number as u64 + seed, wish);
            for game in 1..=2 {
                world.play();
                let round = world.session.mirror().unwrap().round.clone().unwrap();
                assert_eq!(round.number, game);
                let id = round.record.unwrap();
                let json = world.local.record(&id).unwrap();
                assert_eq!(json.summary.id, id);
                assert_vouched(&json, Some(&round.commitment));
                // Whatever crashes, the record says the truth about what the session added.
                let record = Record::parse(&json.record).unwrap();
                let seen = world.witnesses.get(&round.commitment);
                let seen = seen.and_then(|seen| seen.testify(&record));
                assert!(seen.is_none_or(|seen| seen.list != Some(false)), "{record}");
                assert_ne!(seen.map(|seen| seen.own), Some(OwnBits::Missing), "{record}");
                match seen.is_some_and(|seen| seen.own == OwnBits::Added) {
                    true => added += 1,
                    false => alone += 1,
                }
                if game == 1 {
                    world.session.want(DoJson::Deal).unwrap();
                    while world.is_over() {
                        world.run();
                        world.wait();
                    }
                }
            }
            assert!(world.refused.iter().all(|code| code == "stale"), "{:?}", world.refused);
            // What was told of and what was given out is found again, whatever happened since.
            crashes += world.crashes;
            world.crash();
            let ids = world.told.iter().map(|(id, _)| id);
            let given = world.records.iter().map(|record| &record.summary.id);
            for id in ids.chain(given) {
                assert_vouched(&world.local.record(id).unwrap(), None);
            }
            for (id, commitment) in &world.told {
                assert_vouched(&world.local.record(id).unwrap(), Some(commitment));
            }
        }
    }
    assert!(crashes > 500, "only {crashes} crashes try nothing out");
    assert!(added > 100 && alone > 50, "{added} games with bits of the session, {alone} without");
}

#[test]
fn a_table_made_of_its_lines_is_the_same_table() {
    for (number, wish) in WISHES.iter().enumerate() {
        let mut world = World::open(number as u64, wish);
        world.play();
        let shown = |world: &mut World| {
            world.act(|local, environment| local.join(environment, None));
            let messages = world.keep().messages;
            let Ok(ToClient::Table(table)) = ToClient::parse(&messages[0]) else {
                panic!("the table comes first, not {messages:?}")
            };
            table
        };
        let before = shown(&mut world);
        world.crash();
        assert_eq!(shown(&mut world), before);
    }
}

#[test]
fn what_makes_no_sense_is_refused_and_changes_nothing() {
    let mut world = World::open(1, WISHES[0]);
    world.run();
    let lines = world.kept.len();
    for (text, code) in [
        ("", "bad_json"),
        ("{", "bad_json"),
        ("[]", "bad_request"),
        (r#"{"id":1,"do":"dance"}"#, "bad_request"),
        (r#"{"id":2,"do":{"act":"end"}}"#, "bad_base"),
        (r#"{"id":3,"base":0,"do":{"act":"end"}}"#, "stale"),
        (r#"{"id":4,"do":{"bot":{"seat":0,"bot":"nobody"}}}"#, "no_such_bot"),
    ] {
        world.act(|local, environment| local.received(environment, text));
        let step = world.keep();
        let [message] = &step.messages[..] else { panic!("{text}: {:?}", step.messages) };
        let Ok(ToClient::Refused { code: told, .. }) = ToClient::parse(message) else {
            panic!("{text}: {message}")
        };
        assert_eq!(told, code, "{text}");
    }
    assert_eq!(world.kept.len(), lines);
}

#[test]
fn a_log_that_makes_no_sense_is_refused_with_its_line() {
    let mut world = World::open(1, WISHES[0]);
    world.run();
    let load = |lines: &[String]| {
        let loaded = Local::load(TableId::from_bytes([1; 16]), lines, String::new());
        loaded.map(|_| ()).map_err(|error| error.version)
    };
    assert_eq!(load(&world.kept), Ok(()));
    assert_eq!(load(&[]), Err(0));
    assert_eq!(load(&world.kept[1..]), Err(1));
    for broken in ["", "soon {}", "12", "12 {}", "12 {\"dance\":1}"] {
        let mut lines = world.kept.clone();
        lines[2] = broken.to_owned();
        assert_eq!(load(&lines), Err(3), "{broken}");
    }
}

#[test]
fn only_the_last_who_joined_is_told() {
    let mut world = World::open(1, WISHES[1]);
    world.run();
    world.act(|local, environment| local.join(environment, None));
    world.act(|local, environment| local.join(environment, None));
    let tables = world.keep().messages.into_iter().map(|text| ToClient::parse(&text).unwrap());
    assert_eq!(tables.filter(|message| matches!(message, ToClient::Table(_))).count(), 1);
    world.act(Local::leave);
    world.act(|local, environment| local.received(environment, r#"{"id":1,"do":"look"}"#));
    assert!(world.keep().messages.is_empty());
}

#[test]
fn bots_take_their_time_and_say_when_to_wake_them() {
    let wish =
        r#"{"agreement":{"game":"clear-4","players":2,"first":1},"bots":["greedy"],"deal":true}"#;
    let mut world = World::open(1, wish);
    world.run();
    let due = world.local.wake_at().unwrap();
    assert_eq!(due, Millis(1200));
    let before = world.kept.len();
    world.now = due.0;
    world.run();
    assert!(world.kept.len() > before);
}

#[test]
fn bots_of_a_table_that_is_loaded_say_nothing_twice() {
    let mut world = World::open(1, WISHES[1]);
    world.run();
    let signals = |world: &World| {
        world.kept.iter().filter(|line| line.contains("\"signal\"")).cloned().collect::<Vec<_>>()
    };
    let said = signals(&world);
    assert_eq!(said.len(), 2, "each bot says how gladly it would start");
    for _ in 0..3 {
        world.crash();
        world.wait();
        world.run();
    }
    assert_eq!(signals(&world), said);
}

#[test]
fn x12_while_a_silence_lasts_nobody_is_shown_what_was_signalled_before() {
    let (mut silent, mut known) = (0, 0);
    for seed in 0..30 {
        let mut world = World::open(seed, WISHES[3]);
        for _ in 0..400 {
            world.run();
            // After a crash it may take a while until the table is there again.
            let Some(mirror) = world.session.mirror() else {
                world.wait();
                continue;
            };
            let seen = mirror.round.clone().unwrap();
            if seen.over {
                break;
            }
            let nothing = seen.game.new_talk();
            known += usize::from(seen.talk != nothing);
            if world.session.is_silent() {
                assert_eq!(seen.talk, nothing);
                silent += 1;
            }
            // Whoever comes anew is shown the same as who was there before.
            world.session.disconnected(world.now, None);
            world.wait();
            world.run();
            world.person();
            world.wait();
        }
    }
    assert!(silent > 20 && known > 20, "{silent} times silent, {known} times not");
}

#[test]
fn hints_are_kept_in_the_log_and_counted_in_the_record() {
    let wish = r#"{"agreement":{"game":"the-game","players":1},"deal":true}"#;
    let mut world = World::open(1, wish);
    world.run();
    world.session.want(DoJson::Hint).unwrap();
    world.run();
    assert_eq!(world.refused, [""; 0]);
    assert_eq!(world.kept.iter().filter(|line| line.contains(r#""hinted":0"#)).count(), 1);
    world.crash();
    world.run();
    world.play();
    let id = world.session.mirror().unwrap().round.as_ref().unwrap().record.clone().unwrap();
    let record = world.local.record(&id).unwrap();
    assert!(record.record.contains("\nhints: 1\n"), "{}", record.record);
    assert_vouched(&record, None);
}
