//! Logs and records that earlier versions wrote are still read: they lead to the same games with the same ends, and
//! their deals can be verified.
//!
//! The files are never written anew. If entries or records are written in another way, new files come beside these.

use std::fs;
use std::path::PathBuf;

use stapel_room::room::Room;
use stapel_room::{LogEntry, TableId, log_text};
use stapel_rules::GameKind;
use stapel_rules::any::AnyOptions;
use stapel_rules::notation::Record;
use stapel_table::{Agreement, Entry, Logged, Millis, PersonId, TableEvent, verify};

fn file(path: &str) -> String {
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/before")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A table's log, and what it leads to.
struct Log {
    /// The name of its file, with one entry a line. The records of its games are `NAME.1.txt`, `NAME.2.txt`, ….
    name: &'static str,
    /// How many games are over at its end.
    games: usize,
    /// The points of each seat at its end.
    points: &'static [i16],
}

const LOGS: [Log; 8] = [
    // Signals, talk, and one play that was taken back and one that was not.
    Log { name: "the-game-talk", games: 1, points: &[-50, -50, -50] },
    // A shuffled layout, a bot in a seat, and a bot in the stead of a person.
    Log { name: "extreme-shuffled", games: 1, points: &[-34, -34, -34] },
    // A one-pile that leaves the choice of the pile to the card after it: 20C, then 95D.
    Log { name: "extreme-one-pile", games: 1, points: &[-24, -24] },
    // A match of three rounds, with plays that were taken back, in which four were swept by themselves.
    Log { name: "clear-4-match", games: 3, points: &[-7, -12, -9] },
    // A game that was given up; then another agreement, a listed layout, and words that were erased.
    Log { name: "given-up", games: 2, points: &[-28, -28] },
    // By version 2 of the rules: with bots, and four that were swept because the seat wanted to.
    Log { name: "the-game-2", games: 1, points: &[-10, -10] },
    Log { name: "extreme-2", games: 1, points: &[-8, -8, -8] },
    Log { name: "clear-4-2", games: 2, points: &[0, -25] },
];

impl Log {
    fn text(&self) -> String {
        file(&format!("logs/{}.jsonl", self.name))
    }

    /// The entries, a second apart.
    fn entries(&self) -> Vec<LogEntry> {
        let entry = |(body, second): (&str, i64)| LogEntry {
            at: Millis(1000 * second),
            author: None,
            body: body.to_owned(),
        };
        self.text().lines().zip(1..).map(entry).collect()
    }
}

#[test]
fn logs_lead_to_the_games_that_were_played() {
    for log in LOGS {
        let (name, entries) = (log.name, log.entries());
        let mut played = 0;
        let table = log_text::replay(&entries, |version, table, events| {
            if !events.iter().any(|event| matches!(event, TableEvent::Over { .. })) {
                return;
            }
            played += 1;
            let round = table.round().unwrap();
            let record = round.record().unwrap();
            let written = record.to_string();
            // Since then records say how many plays were taken back.
            let taken_back = entries[..version as usize]
                .iter()
                .rev()
                .take_while(|entry| !entry.body.contains("\"dealt\""))
                .filter(|entry| entry.body.contains("\"took_back\""));
            assert_eq!(
                usize::from(record.takebacks),
                taken_back.count(),
                "{name}, entry {version}"
            );
            assert_eq!(Record::parse(&written).as_ref(), Ok(&record), "{name}, entry {version}");
            let record = Record { takebacks: 0, ..record };
            let expected = Record::parse(&file(&format!("logs/{name}.{played}.txt"))).unwrap();
            assert_eq!(record, expected, "{name}, entry {version}");
            assert_eq!(Record::parse(&record.to_string()), Ok(expected), "{name}, entry {version}");
            let verified = verify(&record, Some(&round.commitment())).unwrap();
            assert_eq!(verified.finished, round.outcome().is_some(), "{name}, entry {version}");
        })
        .unwrap();
        assert_eq!(played, log.games, "{name}");
        assert_eq!(&table.score().points[..log.points.len()], log.points, "{name}");
    }
}

/// What is agreed at a table after these lines of its log.
fn options(lines: &[&str]) -> AnyOptions {
    let entry = |&body: &&str| LogEntry { at: Millis(0), author: None, body: body.to_owned() };
    let log: Vec<LogEntry> = lines.iter().map(entry).collect();
    log_text::replay(&log, |_, _, _| {}).expect("a log").agreement().options
}

/// The line that opens a table.
fn opened(rules: &str, game: &str, options: &str) -> String {
    let host = "0h4d2pf2dbsqqg28t5cy4tqkff";
    format!(
        r#"{{{rules}"opened":{{"host":"{host}","agreement":{{"game":"{game}","players":3,"options":{{{options}}}}}}}}}"#
    )
}

/// The line by which a table agrees on something else.
fn agreed(rules: &str, game: &str, options: &str) -> String {
    format!(r#"{{{rules}"agreed":{{"game":"{game}","players":3,"options":{{{options}}}}}}}"#)
}

const NOW: &str = r#""rules":2,"#;

#[test]
fn x9_c7_what_an_agreement_leaves_out_is_read_by_the_version_of_its_own_line() {
    let extreme = |options: &str, rules: &str| match agreed_by(rules, "extreme", options) {
        AnyOptions::Piles(_, options) => (options.strict_one_pile, options.loose_one_pile),
        AnyOptions::Clear4(_) => panic!("another game"),
    };
    assert_eq!(extreme("", ""), (false, true));
    assert_eq!(extreme(r#""strict_one_pile":true"#, ""), (true, false));
    assert_eq!(extreme("", NOW), (false, false));
    assert_eq!(extreme(r#""strict_one_pile":true"#, NOW), (true, false));
    assert_eq!(extreme(r#""loose_one_pile":true"#, NOW), (false, true));

    let must_sweep = |options: &str, rules: &str| match agreed_by(rules, "clear-4", options) {
        AnyOptions::Clear4(options) => options.must_sweep,
        AnyOptions::Piles(..) => panic!("another game"),
    };
    assert!(must_sweep("", ""));
    assert!(must_sweep(r#""joker_sets":false"#, ""));
    assert!(!must_sweep("", NOW));
    assert!(must_sweep(r#""must_sweep":true"#, NOW));
}

/// What is agreed by such a line, whether it opens a table or changes what one of before had agreed on.
fn agreed_by(rules: &str, game: &str, said: &str) -> AnyOptions {
    let found = options(&[&opened(rules, game, said)]);
    for before in ["", NOW] {
        let first = opened(before, "the-game", "");
        assert_eq!(options(&[&first, &agreed(rules, game, said)]), found, "{said}");
    }
    found
}

#[test]
fn x9_c7_by_the_rules_of_today_games_of_before_could_not_have_been_played() {
    for name in ["extreme-one-pile", "clear-4-match"] {
        let text = file(&format!("logs/{name}.1.txt"));
        let today = text.replace("stapel record 1", "stapel record 2");
        assert!(verify(&Record::parse(&text).unwrap(), None).is_ok(), "{name}");
        assert!(verify(&Record::parse(&today).unwrap(), None).is_err(), "{name}");
    }
}

#[test]
fn lines_of_later_versions_are_refused() {
    let body = opened(r#""rules":3,"#, "clear-4", "");
    let log = [LogEntry { at: Millis(0), author: None, body }];
    let error = log_text::replay(&log, |_, _, _| {}).unwrap_err();
    assert_eq!(error.version, 1);
    assert!(error.to_string().contains("version 3"), "{error}");
}

#[test]
fn what_is_agreed_today_is_read_back_as_it_was_written() {
    for kind in GameKind::ALL {
        let agreement = Agreement::new(kind, 3);
        let entry = Entry::Opened { host: PersonId(1), agreement: Box::new(agreement.clone()) };
        let line = log_text::write(&Logged { at: Millis(0), by: None, entry });
        assert!(line.body.contains(r#""rules":2"#), "{}", line.body);
        assert_eq!(options(&[&line.body]), agreement.options, "{}", line.body);
        let entry = Entry::Agreed { agreement: Box::new(agreement.clone()) };
        let later = log_text::write(&Logged { at: Millis(0), by: None, entry });
        let first = opened("", "the-game", "");
        assert_eq!(options(&[&first, &later.body]), agreement.options, "{}", later.body);
    }
}

#[test]
fn rooms_can_be_made_of_logs_and_shown() {
    for log in LOGS {
        let room = Room::load(TableId::from_bytes([1; 16]), &log.entries()).unwrap();
        for person in room.people() {
            let table = room.table_json(Millis(0), person);
            assert_eq!(table.version, log.entries().len() as u64, "{}", log.name);
            assert!(table.round.unwrap().over, "{}", log.name);
        }
    }
}

#[test]
fn every_kind_of_entry_is_among_them() {
    let logs: String = LOGS.iter().map(Log::text).collect();
    for kind in [
        "opened",
        "agreed",
        "sat",
        "bot",
        "left",
        "hosted",
        "sealed",
        "dealt",
        "started",
        "act",
        "signal",
        "said",
        "takeback_asked",
        "takeback_agreed",
        "takeback_denied",
        "took_back",
        "stood_in",
        "came_back",
        "given_up",
    ] {
        assert!(logs.contains(&format!("\"{kind}\":")), "no entry is {kind}");
    }
    assert!(logs.contains("\n\"erased\"\n"));
}

#[test]
fn both_versions_of_the_rules_are_among_them_for_every_game() {
    for kind in GameKind::ALL {
        let game = format!("\"game\":\"{}\"", kind.name());
        let of_game = |line: &&str| line.contains(&game);
        let texts: Vec<String> = LOGS.iter().map(Log::text).collect();
        let lines: Vec<&str> = texts.iter().flat_map(|text| text.lines()).filter(of_game).collect();
        assert!(lines.iter().any(|line| !line.contains("\"rules\":")), "{kind}: version 1");
        assert!(lines.iter().any(|line| line.contains("\"rules\":2,")), "{kind}: version 2");
    }
}

#[test]
fn records_lead_to_the_end_that_they_state() {
    let names = GameKind::ALL.map(|kind| [(kind.name().to_owned(), 1), (format!("{kind}-2"), 2)]);
    for (name, version) in names.as_flattened() {
        let text = file(&format!("records/{name}.txt"));
        assert!(text.starts_with(&format!("stapel record {version}\n")), "{name}");
        let record = Record::parse(&text).unwrap();
        assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record), "{name}");
        assert!(verify(&record, None).unwrap().finished, "{name}");
    }
}
