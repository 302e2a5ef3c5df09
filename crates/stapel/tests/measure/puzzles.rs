//! `stapel puzzles`, as scripts and people see it.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;
use stapel_words::Language;

use super::support::{self, assert_wrong, good, json};

/// Two puzzles.
const PUZZLES: &str = "\
1 rating=1313 found=1,2,4,4 themes=jump-back deal=3 turn=12 seed=by hand
the-game players=1 status=playing seat=0 piles=34,20,80,90 hands=24,25,70-75 undrawn=2-19,40-60 laid=0 minimum=2 turns=12
80.0 24A, 25A, end | 50.0~1.5 obvious 75C, 74C, end | 40.5~2.0 25B, 70C, end
2 rating=1000 found=4,4,4,4 themes=blind-card deal=0 turn=0 seed=by hand
clear-4 players=2 status=playing seat=1 phase=open hands=8*2,C/1*3,7,P stacks=-,-,-,Cdb/b,1b,-,- pile=- unseen=1*6,2*8,3*7,4*8,5*7,6*8,7*7,8*7,9*8,10*6,P*5,J*4,C*3 out=2*2,3*3,4*2,5*3,6*2,7*2,8,9*2,10*4,P,J*3,C turns=17
80.0 blind 1 | 50.0~1.5 obvious play 1 | 40.5~2.0 push 0
";

/// Does something with a file that has these puzzles.
fn with_file(text: &str, then: impl FnOnce(&Path)) {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("puzzles.txt");
    fs::write(&file, text).unwrap();
    then(&file);
}

/// What is written to somebody who types this.
fn typing(arguments: &str, typed: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_stapel"))
        .args(arguments.split_whitespace())
        .env("STAPEL_LANGUAGE", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_puzzle_is_solved_at_the_prompt_and_what_can_not_be_played_costs_nothing() {
    with_file(PUZZLES, |file| {
        let play = format!("puzzles play 1 --from {}", file.display());
        let text = typing(&play, "jump\n24A\n24A 25A\n");
        for part in [
            "Puzzle 1 · The Game · 1 player · hard · 1313",
            "Find the best turn.",
            "  A ↑ 34",
            "you: 24 25 70 71",
            "\"jump\" is no play",
            "the turn is not over yet",
            "That is it!",
            "80.0 %  24A, 25A, end  (yours)",
            "50.0 %  75C, 74C, end  (looks best at first sight)",
            "This leaves out a jump back on A.",
            "About: Jump back",
        ] {
            assert!(text.contains(part), "no {part:?} in {text}");
        }
    });
}

#[test]
fn a_puzzle_is_missed_with_the_chances_of_all_turns() {
    with_file(PUZZLES, |file| {
        let play = format!("puzzles play 2 --from {}", file.display());
        let text = typing(&play, "push 0\n");
        assert!(text.contains("Find the best play.") && text.contains("Not this time"), "{text}");
        assert!(text.contains("40.5 %  push 0  (yours)"), "{text}");
        // What nobody had thought of is looked at now.
        let text = typing(&play, "take\n");
        let refused = text.contains("take: ");
        let text = typing(&play, "play s2\n");
        assert!(refused && text.contains("%  play s2  (yours)"), "{text}");
    });
}

#[test]
fn who_gives_up_sees_the_answer_and_who_is_not_there_does_not() {
    with_file(PUZZLES, |file| {
        let play = format!("puzzles play 1 --from {}", file.display());
        assert!(typing(&play, "\n").contains("80.0 %  24A, 25A, end"));
        assert!(!typing(&play, "").contains("80.0 %"));
        let shown = good(&format!("{play} --answer"));
        assert!(shown.contains("80.0 %  24A, 25A, end") && !shown.contains("That is it"));
    });
}

#[test]
fn scripts_are_told_of_a_try() {
    with_file(PUZZLES, |file| {
        let play = format!("puzzles play 1 --from {} --json", file.display());
        let asked = json(&play);
        assert_eq!((&asked["puzzle"], &asked["grade"]), (&1.into(), &"hard".into()));
        assert!(asked.get("turns").is_none() && asked.get("tried").is_none(), "{asked}");
        let solved = json(&format!("{play} --try 24A,25A"));
        assert_eq!(solved["tried"]["solved"], true);
        assert_eq!(solved["turns"][1]["obvious"], true);
        assert_eq!(solved["turns"][1]["why"]["kind"], "missed_jump");
        let missed = json(&format!("{play} --try 70C,25B"));
        assert_eq!(missed["tried"]["solved"], false);
        let failed = support::stapel(&format!("{play} --try 26A,27A"));
        let failed: Value = serde_json::from_slice(&failed.stdout).unwrap();
        assert_eq!(failed["error"]["code"], "no_such_card");
    });
}

#[test]
fn puzzles_are_listed_by_what_they_are_about() {
    with_file(PUZZLES, |file| {
        let list = format!("puzzles list --from {}", file.display());
        let all = good(&list);
        assert!(all.contains("2 puzzles") && all.contains("Blind card"), "{all}");
        let few = good(&format!("{list} --theme jump-back"));
        assert!(few.contains("1 puzzle\n") && !few.contains("clear-4"), "{few}");
        assert_eq!(good(&format!("{list} --json")).lines().count(), 2);
        assert_wrong(&format!("{list} --theme skull"), &["there is no such puzzle"]);
        assert_wrong(&format!("{list} --players 300"), &["there is no such puzzle"]);
    });
}

#[test]
fn puzzles_are_made_into_a_file_that_is_gone_on_with() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("mine.txt");
    let make = |count: u32| {
        let bot = "--bot steady:playouts=20 --playouts 400 --seed here";
        good(&format!(
            "puzzles make clear-4 --players 2 --count {count} {bot} --out {}",
            file.display()
        ))
    };
    let told = make(1);
    assert!(told.starts_with("Clear 4!, 2 players: 1 puzzle from "), "{told}");
    let first = fs::read_to_string(&file).unwrap();
    make(3);
    let all = fs::read_to_string(&file).unwrap();
    assert!(all.starts_with(&first) && all.contains("\n3 rating="), "{all}");
    // There is enough already.
    make(3);
    assert_eq!(fs::read_to_string(&file).unwrap(), all);
    let list = good(&format!("puzzles list --from {}", file.display()));
    assert!(list.contains("3 puzzles"), "{list}");
}

#[test]
fn the_puzzle_of_the_day_and_any_about_something_are_there() {
    let today = json("puzzles play --json");
    assert_eq!(today["puzzle"], json("puzzles play --json")["puzzle"]);
    let any = json("puzzles play --game clear-4 --json");
    assert_eq!(any["game"], "clear-4");
    assert!(good("puzzles play 1 --answer").contains("Puzzle 1 · "));
}

#[test]
fn puzzles_are_told_in_every_language() {
    let mut told = Vec::new();
    for language in Language::ALL {
        let text = good(&format!("puzzles play 1 --answer --language {language}"));
        let list = good(&format!("puzzles list --language {language}"));
        // A text that is missing is told by its id.
        for id in ["puzzle", "theme-", "grade-", "why-"] {
            let is_there = text.contains(&format!("{id}s-")) || list.contains(&format!("{id}s-"));
            assert!(!is_there, "{text}{list}");
        }
        told.push(text);
    }
    told.sort();
    told.dedup();
    assert_eq!(told.len(), Language::ALL.len());
}

#[test]
fn wrong_use_says_what_would_be_right() {
    assert_wrong("puzzles play 99999", &["there is no puzzle 99999; they go up to "]);
    assert_wrong("puzzles play 1 --try jump", &["\"jump\" is no play: column 1: expected"]);
    assert_wrong("puzzles make the-game --bot steady:ms=5", &["give it a number of playouts"]);
    assert_wrong("puzzles make clear-4 --players 9", &["clear-4 is for 2 to 6 players, not 9"]);
    assert_wrong("puzzles list --from nowhere.txt", &["nowhere.txt"]);
    with_file("nothing", |file| {
        let output = support::stapel(&format!("puzzles list --from {}", file.display()));
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{told}");
        assert!(told.contains("line 1: expected"), "{told}");
    });
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_what_was_found() {
    let make =
        "puzzles make clear-4 --players 3 --count 500 --bot steady:playouts=20 --playouts 400";
    let kept = support::interrupted(make, 2);
    assert!(kept.matches(" rating=").count() >= 2, "{kept}");
    assert!(kept.lines().last().unwrap().starts_with("# Clear 4!, 3 players: "), "{kept}");
}
