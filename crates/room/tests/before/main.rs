//! Logs and records that earlier versions wrote are still read: they lead to the same games with the same ends, and
//! their deals can be verified.
//!
//! The files are never written anew. If entries or records are written in another way, new files come beside these.

use std::fs;
use std::path::PathBuf;

use stapel_room::room::Room;
use stapel_room::{LogEntry, TableId, log_text};
use stapel_rules::notation::Record;
use stapel_table::{Millis, TableEvent, verify};

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

const LOGS: [Log; 4] = [
    // Signals, talk, and one play that was taken back and one that was not.
    Log { name: "the-game-talk", games: 1, points: &[-50, -50, -50] },
    // A shuffled layout, a bot in a seat, and a bot in the stead of a person.
    Log { name: "extreme-shuffled", games: 1, points: &[-34, -34, -34] },
    // A match of three rounds, with plays that were taken back.
    Log { name: "clear-4-match", games: 3, points: &[-7, -12, -9] },
    // A game that was given up; then another agreement, a listed layout, and words that were erased.
    Log { name: "given-up", games: 2, points: &[-28, -28] },
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
            let expected = file(&format!("logs/{name}.{played}.txt"));
            assert_eq!(record.to_string(), expected, "{name}, entry {version}");
            let verified = verify(&record, Some(&round.commitment())).unwrap();
            assert_eq!(verified.finished, round.outcome().is_some(), "{name}, entry {version}");
        })
        .unwrap();
        assert_eq!(played, log.games, "{name}");
        assert_eq!(&table.score().points[..log.points.len()], log.points, "{name}");
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
fn records_lead_to_the_end_that_they_state() {
    for name in ["the-game", "extreme", "clear-4"] {
        let text = file(&format!("records/{name}.txt"));
        let record = Record::parse(&text).unwrap();
        assert_eq!(record.to_string(), text, "{name}");
        assert!(verify(&record, None).unwrap().finished, "{name}");
    }
}
