//! What is said about records that can't be replayed, and how the process ends then.

use super::support::{Run, path, read, replay, run, run_with_input};

/// A run that ended with this code and this one line about why.
#[track_caller]
fn assert_failed(run: &Run, code: i32, parts: &[&str]) {
    assert_eq!(run.code, code, "{}", run.errors);
    assert_eq!(run.errors.lines().count(), 1, "{}", run.errors);
    assert!(run.errors.starts_with("stapel: "), "{}", run.errors);
    for part in parts {
        assert!(run.errors.contains(part), "no {part:?} in {}", run.errors);
    }
}

/// Replays a record in which something is written otherwise.
#[track_caller]
fn changed(name: &str, from: &str, to: &str) -> Run {
    let record = read(name);
    assert!(record.contains(from), "no {from:?} in {name}");
    replay(&record.replacen(from, to, 1))
}

/// Replays a record without the lines that begin so.
fn without(name: &str, prefix: &str) -> Run {
    let lines =
        read(name).lines().filter(|line| !line.starts_with(prefix)).collect::<Vec<_>>().join("\n");
    replay(&lines)
}

#[test]
fn a_file_that_is_missing_is_named() {
    let nowhere = path("nowhere.txt");
    let nowhere = nowhere.to_str().unwrap();
    assert_failed(&run(&["replay", nowhere]), 2, &["cannot read", nowhere]);
    let directory = path("");
    assert_failed(&run(&["replay", directory.to_str().unwrap()]), 2, &["cannot read"]);
}

#[test]
fn a_file_that_is_not_text_cannot_be_read() {
    let bytes = [b"stapel record 1\n".as_slice(), b"\xff\xfe\n"].concat();
    let run = run_with_input(&["replay", "-"], bytes);
    assert_failed(&run, 2, &["cannot read", "UTF-8"]);
}

#[test]
fn what_is_not_a_record_is_refused_with_line_column_and_what_was_expected() {
    let game = "the-game-goes-on.txt";
    for (from, to, place, expected) in [
        ("stapel record 2", "stapel record 3", "line 2, column 1", "stapel record 2"),
        ("game: the-game", "game: chess", "line 3, column 7", "the-game, extreme or clear-4"),
        ("game: the-game", "Game: the-game", "line 3, column 1", "game:"),
        ("players: 1", "players: 6", "line 4, column 10", "1 to 5 players"),
        ("players: 1", "players: many", "line 4, column 10", "1 to 5 players"),
        ("hand_less: 1", "hand_less: 2", "line 5, column 19", "0 to 1"),
        ("hand_less: 1", "hand_less: yes", "line 5, column 19", "a number"),
        ("hand_less: 1", "turn_cap: 1", "line 5, column 8", "hand_less"),
        ("name 0: \"Ada\"", "name 0: Ada", "line 6, column 9", "double quotes"),
        ("name 0: \"Ada\"", "name 1: \"Ada\"", "line 6, column 6", "a seat, 0 to 0"),
        ("name 0: \"Ada\"", "colour: red", "line 6, column 1", "one of the headers option NAME"),
        ("name 0: \"Ada\"", "first: 0", "line 6, column 1", "one of the headers option NAME"),
        ("deck: 50 40", "deck: 50 100", "line 7, column 10", "a card of this game"),
        ("deck: 50 40", "deck: 50  40", "line 7, column 10", "a card of this game"),
        ("0: 2B, 3B", "0: 2B, 3E", "line 14, column 9", "piles A, B, C, D"),
        ("0: 2B, 3B", "0: 2B,3B", "line 14, column 7", "a space after the comma, as in \"2B, 3B\""),
        ("0: 2B, 3B", "0: 2B, 3B,", "line 14, column 11", "an action after \"3B,\""),
        (
            "0: 2B, 3B",
            "0: 2B 3B",
            "line 14, column 7",
            "a comma between two actions, as in \"2B, 3B\"",
        ),
        ("0: 2B, 3B", "0: 2B 3B end", "line 14, column 7", "as in \"2B, 3B\""),
        ("0: 2B, 3B", "0:2B, 3B", "line 14, column 3", "a space after \"0:\""),
        ("0: 2B, 3B", "0 2B, 3B", "line 14, column 3", "a colon after \"0\""),
        ("0: 2B, 3B", "0: 2B, 100B", "line 14, column 8", "no such card"),
        ("0: 2B, 3B", "0: ", "line 14, column 4", "a card and its pile"),
        ("0: 2B, 3B", "1: 2B, 3B", "line 14, column 1", "a seat, 0 to 0"),
        ("0: 2B, 3B", "2B, 3B", "line 14, column 1", "a header, a turn"),
        ("0: 2B, 3B", "result: drawn", "line 14, column 9", "won, or lost"),
        ("0: 2B, 3B", "result: won\n0: 2B, 3B", "line 15, column 1", "nothing after the result"),
        ("0: 2B, 3B", "0: 2B, 3B\nseed: \"x\"", "line 15, column 1", "a turn"),
    ] {
        let run = changed(game, from, to);
        assert_failed(&run, 1, &["not a record", place, "expected", expected, "found"]);
        assert_eq!(run.output, "", "nothing is told of what is no record");
    }
    for (text, place) in [("", "line 1, column 1"), ("# only this\n", "line 2, column 1")] {
        assert_failed(&replay(text), 1, &["not a record", place, "stapel record 2"]);
    }
    let long = "x".repeat(1_000_000);
    let run = replay(&long);
    assert_failed(&run, 1, &["line 1, column 1", "…"]);
    assert!(run.errors.len() < 300, "what was found is shown, not repeated at length");
}

#[test]
fn what_looks_like_a_slip_of_the_finger_is_answered_with_what_was_meant() {
    let game = "the-game-goes-on.txt";
    for (from, to, place, meant) in [
        ("game: the-game", "game: the-gmae", "line 3, column 7", "the-game"),
        ("game: the-game", "gaem: the-game", "line 3, column 1", "game"),
        ("players: 1", "plyers: 1", "line 4, column 1", "players"),
        ("option hand_less", "optoin hand_less", "line 5, column 1", "option"),
        ("option hand_less", "option hand_les", "line 5, column 8", "hand_less"),
        ("name 0: \"Ada\"", "nmae 0: \"Ada\"", "line 6, column 1", "name"),
        ("deck: 50", "dekc: 50", "line 7, column 1", "deck"),
        ("0: 2B, 3B", "0: 2B, 3B\nresutl: won", "line 15, column 1", "result"),
    ] {
        let run = changed(game, from, to);
        let question = format!("; did you mean \"{meant}\"?");
        assert_failed(&run, 1, &["not a record", place, "found", &question]);
    }
}

#[test]
fn a_header_given_twice_is_told_with_the_line_of_the_first() {
    let game = "the-game-goes-on.txt";
    for (from, to, place, first) in [
        (
            "name 0: \"Ada\"",
            "name 0: \"Ada\"\nname 0: \"Eva\"",
            "line 7, column 1",
            "name 0 is on line 6",
        ),
        ("name 0: \"Ada\"", "players: 2", "line 6, column 1", "players is on line 4"),
        (
            "name 0: \"Ada\"",
            "option hand_less: 1",
            "line 6, column 1",
            "option hand_less is on line 5",
        ),
    ] {
        assert_failed(
            &changed(game, from, to),
            1,
            &["not a record", place, "each header once", first],
        );
    }
    let late = changed(game, "0: 2B, 3B", "0: 2B, 3B\nseed: \"x\"");
    assert_failed(&late, 1, &["line 15, column 1", "headers come before the first turn"]);
}

#[test]
fn a_card_that_the_seat_does_not_have_is_answered_with_those_it_has() {
    let run = changed("the-game.txt", "0: 98C", "0: 99C");
    let hand = "does not have this card there; it has 24 32 39 65 70 98\n";
    assert_failed(&run, 1, &["line 16, column 4: turn 1, action 1 (99C)", hand]);
    let run = changed("clear-4.txt", "1: play 1 1 s2", "1: play 10 10");
    let held = "it has 1 1 2 3 4 5 7 8, s1 9, s2 1, s3 6, s4 clear\n";
    assert_failed(&run, 1, &["does not have this card there", held]);
}

#[test]
fn an_illegal_action_is_refused_with_its_line_and_the_reason() {
    let game = "the-game-goes-on.txt";
    for (from, to, place, reason) in [
        (
            "0: 50A, 40A",
            "0: 50A, 41A",
            "line 13, column 9: turn 1, action 2 (41A)",
            "does not have this card",
        ),
        (
            "0: 50A, 40A",
            "0: 50A, 2A",
            "line 13, column 9: turn 1, action 2 (2A)",
            "2 does not go on pile A",
        ),
        (
            "0: 50A, 40A, 60C",
            "0: 50A, end, 60C",
            "line 13, column 9: turn 1, action 2 (end)",
            "at least 2 cards",
        ),
        (
            "0: 2B, 3B",
            "0: 2B, 3B, end, 2B",
            "line 14, column 17: turn 2, action 4 (2B)",
            "does not have this card",
        ),
    ] {
        let run = changed(game, from, to);
        assert_failed(&run, 1, &["not a legal game", place, reason]);
        assert!(run.output.contains("Turn 1"), "what came before is told");
    }
    let run = changed("the-game.txt", "\n1: ", "\n2: ");
    assert_failed(&run, 1, &["not a legal game", "turn 2, action 1", "it is the turn of seat 1"]);
    let run = changed("extreme-skull.txt", "3C\n", "3C, 2A\n");
    assert_failed(&run, 1, &["line 13, column 13: turn 2, action 3 (2A)", "the game is over"]);
    let run = changed("clear-4-capped.txt", "1: play 9", "1: play 10 s2");
    assert_failed(&run, 1, &["turn 2, action 1 (play 10 s2)", "one value"]);
}

#[test]
fn the_starter_must_be_named_where_the_players_agree_on_one() {
    assert_failed(&without("the-game.txt", "starter: "), 1, &["turn 1, action 1", "starter"]);
    // Alone there is only one who can start; saying so does no harm.
    let named = read("extreme-skull.txt").replace("\n0: 13A", "starter: 0\n\n0: 13A");
    assert!(replay(&named).good().contains("seat 0 starts."));
}

#[test]
fn a_result_that_is_not_how_the_game_ended_is_refused() {
    for (name, from, to) in [
        ("extreme-skull.txt", "lost skull left 94", "lost skull left 93"),
        ("extreme-skull.txt", "lost skull left 94", "lost stuck left 94"),
        ("extreme-skull.txt", "lost skull left 94", "won"),
        ("clear-4-capped.txt", "capped 1 left 18 15", "capped 0 left 18 15"),
        ("clear-4-capped.txt", "capped 1 left 18 15", "won 1 left 18 15"),
        ("clear-4-capped.txt", "capped 1 left 18 15", "capped 1 left 15 18"),
    ] {
        let line = 1 + read(name).lines().position(|line| line.starts_with("result")).unwrap();
        let run = changed(name, from, to);
        assert_failed(&run, 1, &["not a legal game", &format!("line {line}"), from, to]);
        assert!(run.output.contains("Turn 2"), "the game is told up to its end");
    }
    // Neither may the result be missing, nor come too early.
    let missing = without("extreme-skull.txt", "result: ");
    assert_failed(&missing, 1, &["not a legal game", "lost skull left 94", "none"]);
    let early = without("extreme-skull.txt", "0: 17A");
    assert_failed(&early, 1, &["not a legal game", "lost skull left 94", "none"]);
}

#[test]
fn a_deck_that_is_none_is_refused() {
    let game = "the-game-goes-on.txt";
    assert_failed(
        &changed(game, "deck: 50 40", "deck: 50"),
        1,
        &["a deck has 98 cards, this one has 97"],
    );
    assert_failed(
        &changed(game, "deck: 50 40", "deck: 50 50"),
        1,
        &["card number 2", "more often"],
    );
    assert_failed(&changed(game, "deck: 50", "deck: 50 50"), 1, &["this one has 99"]);
}

#[test]
fn a_deck_that_disagrees_with_the_seed_is_refused() {
    let run = changed("the-game.txt", "seed: \"a quiet evening\"", "seed: \"a loud evening\"");
    assert_failed(&run, 1, &["cannot deal", "the deck is not the one that follows from the seed"]);
    assert_eq!(run.output, "");
}

#[test]
fn a_record_with_neither_deck_nor_seed_is_refused() {
    let run = without("the-game-goes-on.txt", "deck: ");
    assert_failed(&run, 1, &["cannot deal", "neither a deck nor a seed"]);
}

#[test]
fn a_shuffled_layout_needs_its_seed() {
    assert_failed(&without("extreme.txt", "seed: "), 1, &["cannot deal", "layout", "seed"]);
}

#[test]
fn wrong_use_is_told_with_how_it_is_right() {
    for arguments in [
        &["replay"][..],
        &["replay", "one.txt", "two.txt"],
        &["replay", "--yaml", "one.txt"],
        &["referee", "now"],
        &["reply", "one.txt"],
        &["--fast"],
    ] {
        let run = run(arguments);
        assert_eq!(run.code, 2, "{arguments:?}");
        assert_eq!(run.output, "");
        assert!(run.errors.contains("Usage: stapel"), "{}", run.errors);
    }
}
