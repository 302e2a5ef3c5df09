//! Which reading of the rules the version of a record stands for.

use stapel_rules::any::AnyOptions;
use stapel_rules::notation::Record;
use stapel_rules::{clear4, piles};

/// What the record with these first lines, and a deck that follows from its seed, was played by.
fn options(version: u8, game: &str, options: &[&str]) -> AnyOptions {
    let mut text = format!("stapel record {version}\ngame: {game}\nplayers: 3\nseed: \"x\"\n");
    for option in options {
        text += &format!("option {option}\n");
    }
    let record = Record::parse(&text).unwrap_or_else(|error| panic!("{text}{error}"));
    let again = record.to_string();
    assert!(again.starts_with("stapel record 2\n"), "{again}");
    assert_eq!(Record::parse(&again).as_ref(), Ok(&record), "{again}");
    record.options
}

fn extreme(version: u8, said: &[&str]) -> piles::Options {
    match options(version, "extreme", said) {
        AnyOptions::Piles(piles::Variant::Extreme, options) => options,
        other => panic!("{other:?}"),
    }
}

fn clear4(version: u8, said: &[&str]) -> clear4::Options {
    match options(version, "clear-4", said) {
        AnyOptions::Clear4(options) => options,
        other => panic!("{other:?}"),
    }
}

#[test]
fn x9_records_of_the_first_version_are_read_as_loose_unless_they_were_strict() {
    let usual = piles::Options::default();
    for (version, said, strict_one_pile, loose_one_pile) in [
        (1, &[][..], false, true),
        (1, &["strict_one_pile: false"], false, true),
        (1, &["strict_one_pile: true"], true, false),
        (1, &["loose_one_pile: false"], false, false),
        (2, &[], false, false),
        (2, &["strict_one_pile: true"], true, false),
        (2, &["loose_one_pile: true"], false, true),
    ] {
        let expected = piles::Options { strict_one_pile, loose_one_pile, ..usual };
        assert_eq!(extreme(version, said), expected, "version {version}, {said:?}");
    }
}

#[test]
fn c7_records_of_the_first_version_are_read_as_swept_by_themselves() {
    for (version, said, must_sweep) in [
        (1, &[][..], true),
        (1, &["joker_sets: true"], true),
        (1, &["must_sweep: false"], false),
        (2, &[], false),
        (2, &["must_sweep: true"], true),
    ] {
        assert_eq!(clear4(version, said).must_sweep, must_sweep, "version {version}, {said:?}");
    }
}

#[test]
fn the_game_reads_the_same_in_both_versions() {
    assert_eq!(options(1, "the-game", &[]), options(2, "the-game", &[]));
}

#[test]
fn other_versions_are_refused() {
    for version in ["0", "3", "01", "2 ", ""] {
        let text = format!("stapel record {version}\ngame: the-game\nplayers: 3\n");
        let error = Record::parse(&text).expect_err("an unknown version");
        assert_eq!((error.line, error.column), (1, 1), "{version}");
    }
}

#[test]
fn records_say_how_many_plays_were_taken_back() {
    let text = |said: &str| {
        format!("stapel record 2\ngame: clear-4\nplayers: 2\nfirst: 0\nseed: \"x\"\n{said}")
    };
    for (said, takebacks) in [("", 0), ("takebacks: 3\n", 3)] {
        let record = Record::parse(&text(said));
        assert_eq!(record.as_ref().map(|record| record.takebacks), Ok(takebacks));
        let written = record.map(|record| record.to_string());
        assert_eq!(written, Ok(text(said)), "none are not mentioned");
    }
    for said in ["takebacks: many\n", "takebacks: -1\n", "takebacks: 70000\n"] {
        let place = Record::parse(&text(said)).map_err(|error| (error.line, error.column));
        assert_eq!(place.err(), Some((6, 12)), "{said}");
    }
}

#[test]
fn records_say_how_many_hints_were_taken() {
    let text =
        |said: &str| format!("stapel record 2\ngame: the-game\nplayers: 1\nseed: \"x\"\n{said}");
    for (said, hints) in [("", 0), ("hints: 3\n", 3), ("takebacks: 2\nhints: 1\n", 1)] {
        let record = Record::parse(&text(said));
        assert_eq!(record.as_ref().map(|record| record.hints), Ok(hints));
        let written = record.map(|record| record.to_string());
        assert_eq!(written, Ok(text(said)), "none are not mentioned");
    }
    for said in ["hints: many\n", "hints: -1\n", "hints: 70000\n"] {
        let place = Record::parse(&text(said)).map_err(|error| (error.line, error.column));
        assert_eq!(place.err(), Some((5, 8)), "{said}");
    }
}
