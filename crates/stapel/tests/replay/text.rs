//! A replay as text for people.

use stapel_rules::notation::Record;

use super::records::{SHORT, WHOLE};
use super::support::{assert_is_file, path, read, replay, run, run_with_input, stapel};

#[test]
fn short_games_are_told_as_they_always_were() {
    for name in SHORT {
        let told = run(&["replay", path(name).to_str().unwrap()]).good();
        assert_is_file(&name.replace(".txt", ".told.txt"), &told);
    }
}

#[test]
fn hints_that_were_taken_are_told_before_the_game() {
    let record = read("the-game-goes-on.txt");
    assert!(!replay(&record).good().contains("hint"));
    let hinted = record.replacen("\n\n0:", "\nhints: 1\n\n0:", 1);
    let told = replay(&hinted).good();
    assert_eq!(told.lines().nth(1), Some("With one hint"), "{told}");
}

#[test]
fn whole_games_are_told_turn_by_turn() {
    for name in WHOLE {
        let told = run(&["replay", path(name).to_str().unwrap()]).good();
        let record = Record::parse(&read(name)).unwrap();

        let first = told.lines().next().unwrap();
        assert!(first.starts_with(record.kind().about().short_title), "{first}");
        assert!(first.contains(&format!("{} players", record.players)), "{first}");
        assert!(told.contains(&format!("seed {:?}", record.seed.as_ref().unwrap())));

        // Every turn has a heading with its seat, and under it its actions, in order.
        let mut rest = told.as_str();
        for (index, turn) in record.turns.iter().enumerate() {
            let heading = format!("\nTurn {} · ", index + 1);
            rest = rest.split_once(&heading).unwrap_or_else(|| panic!("no {heading:?}")).1;
            let (who, actions) = rest.split_once('\n').unwrap();
            assert!(who.contains(&format!("seat {}", turn.seat)), "{who}");
            let mut lines = actions.lines();
            for action in &turn.actions {
                let line = lines.next().unwrap();
                assert!(line.trim_start().starts_with(&action.to_string()), "{action} in {line:?}");
            }
        }
        assert!(!rest.contains("\nTurn "), "no turn is told that the record does not have");

        let steps: usize = record.turns.iter().map(|turn| turn.actions.len()).sum::<usize>()
            + usize::from(record.starter.is_some());
        let last = told.lines().last().unwrap();
        assert!(last.contains(&format!("{steps} steps")) && last.contains("legal"), "{last}");
    }
}

#[test]
fn the_starter_and_the_end_are_told() {
    let told = replay(&read("the-game.txt")).good();
    assert!(told.contains("Ada (seat 0) starts."));
    let record = Record::parse(&read("the-game.txt")).unwrap();
    let stapel_rules::Outcome::Lost { reason, left } = record.result.unwrap() else {
        panic!("The Game is hard to win by such a rule")
    };
    assert!(told.contains(&format!("\nLost ({}), {left} cards left", reason.name())), "{told}");
    let told = replay(&read("clear-4.txt")).good();
    assert!(told.contains("\nWon by "), "{told}");
}

#[test]
fn standard_input_is_read_for_a_dash() {
    for name in WHOLE.iter().chain(&SHORT) {
        let from_file = run(&["replay", path(name).to_str().unwrap()]).good();
        assert_eq!(replay(&read(name)).good(), from_file);
    }
}

#[test]
fn a_byte_order_mark_is_no_part_of_a_record() {
    for name in WHOLE {
        assert_eq!(replay(&format!("\u{feff}{}", read(name))).good(), replay(&read(name)).good());
    }
}

#[test]
fn a_record_without_deck_is_dealt_from_its_seed() {
    for name in WHOLE {
        let whole = replay(&read(name)).good();
        let without: String = read(name)
            .lines()
            .filter(|line| !line.starts_with("deck: "))
            .map(|line| format!("{line}\n"))
            .collect();
        let told = replay(&without).good();
        let comparison = "The deck is the one that follows from the seed";
        assert!(whole.contains(comparison) && !told.contains(comparison));
        let rest: Vec<&str> = whole.lines().filter(|line| !line.starts_with(comparison)).collect();
        assert!(told.lines().eq(rest));
    }
}

#[test]
fn blank_lines_and_comments_are_no_part_of_a_record() {
    for name in WHOLE {
        let spread: String =
            read(name).lines().map(|line| format!("# so\n\n  \n{line}\r\n")).collect();
        assert_eq!(replay(&spread).good(), replay(&read(name)).good());
    }
}

#[test]
fn a_record_may_stop_anywhere() {
    for name in WHOLE {
        let text = read(name);
        let lines: Vec<&str> = text.lines().collect();
        let first_turn =
            lines.iter().position(|line| line.starts_with(|c: char| c.is_ascii_digit())).unwrap();
        let last_turn = lines.len() - 3;
        for end in [first_turn, first_turn + 1, last_turn] {
            let told = replay(&lines[..end].join("\n")).good();
            assert!(told.contains("The game goes on."), "{told}");
        }
    }
}

#[test]
fn names_are_shown_but_not_obeyed() {
    let hostile =
        read("the-game-goes-on.txt").replace("\"Ada\"", r#""\u{1b}[2J\u{7}Ada\n\"\\\u{202e}""#);
    let told = replay(&hostile).good();
    assert!(told.contains("Ada"));
    assert!(!told.contains(|c: char| c.is_control() && c != '\n'), "{told:?}");
}

#[test]
fn an_output_that_nobody_reads_is_no_error() {
    use std::io::Write;
    use std::process::Stdio;
    for arguments in [&["replay", "-"][..], &["replay", "--json", "-"]] {
        let mut process = stapel(arguments).stdin(Stdio::piped()).spawn().unwrap();
        // It writes nothing before it has read the record, so nobody is there when it does.
        drop(process.stdout.take());
        process.stdin.take().unwrap().write_all(read("clear-4.txt").as_bytes()).unwrap();
        let end = process.wait_with_output().unwrap();
        assert!(end.status.success());
        assert!(end.stderr.is_empty(), "{}", String::from_utf8_lossy(&end.stderr));
    }
}

#[test]
fn options_that_were_agreed_are_told() {
    let record = read("the-game-goes-on.txt");
    let first = |record: &str| replay(record).good().lines().next().unwrap().to_owned();
    assert_eq!(first(&record), "The Game · hand −1 · 1 player");
    assert_eq!(first(&read("extreme-skull.txt")), "Extreme · 1 player");
    assert_eq!(first(&read("extreme.txt")), "Extreme · shuffled commands · 2 players");
    let usual = run_with_input(&["replay", "-"], read("clear-4-capped.txt")).good();
    assert!(usual.starts_with("Clear 4! · 8 turns at most · 2 players\n"));
}
