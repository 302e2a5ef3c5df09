//! What people are told in their own language.

use stapel_words::Language;

use super::support::good;

/// What is told in a language, without what depends on the machine.
#[track_caller]
fn told(arguments: &str, language: &str) -> String {
    without_times(&good(&format!("{arguments} --language {language}")))
}

/// What was told in German and in Polish.
#[track_caller]
fn in_two_languages(arguments: &[&str]) -> String {
    let languages = ["de", "pl"].into_iter();
    let told =
        languages.flat_map(|language| arguments.iter().map(move |line| told(line, language)));
    told.collect::<Vec<_>>().join("\n---\n\n")
}

/// The last paragraph has all times, and a table the last two columns.
fn without_times(text: &str) -> String {
    let (before, last) = text.trim_end().rsplit_once("\n\n").unwrap();
    let word = |word: &str| {
        let (inner, mark) = match word.strip_suffix([',', ';']) {
            Some(inner) => (inner, &word[inner.len()..]),
            None => (word, ""),
        };
        match inner {
            "µs" | "ms" | "s" => format!("s{mark}"),
            number if number.starts_with(|first: char| first.is_ascii_digit()) => {
                format!("N{mark}")
            }
            _ => word.to_owned(),
        }
    };
    let last: Vec<String> = last.split(' ').map(word).collect();
    let is_time =
        |line: &&str| line.ends_with(" p99") || line.ends_with('s') && line.contains(" %");
    let lines: Vec<String> = before
        .lines()
        .map(|line| if is_time(&line) { without_two_columns(line) } else { line.to_owned() })
        .collect();
    format!("{}\n\n{}\n", lines.join("\n"), last.join(" "))
}

/// Columns have two spaces between them at least, and the first of both holds one.
fn without_two_columns(line: &str) -> String {
    let column = |line: &str| line.rsplit_once("  ").unwrap().0.trim_end().to_owned();
    column(&column(line))
}

#[test]
fn a_simulation_is_told_in_german_and_polish() {
    insta::assert_snapshot!(in_two_languages(&[
        "simulate extreme --games 1200 --bot random --players 2 --threads 1",
        "simulate the-game --games 22 --players 1 --threads 2",
        "simulate clear-4 --games 5 --bot greedy,random --option turn_cap=20 --threads 1",
        "simulate clear-4 --games 4 --players 2 --threads 1",
    ]));
}

#[test]
fn an_arena_is_told_in_german_and_polish() {
    insta::assert_snapshot!(in_two_languages(&[
        "arena the-game --bots random,greedy --players 1-2 --games 22 --threads 1",
        "arena clear-4 --bots random,greedy --players 2-3 --games 10 --threads 2",
    ]));
}

#[test]
fn a_solution_is_told_in_german_and_polish() {
    let told = in_two_languages(&[
        "solve the-game --players 1 --seed 17",
        "solve the-game --option expert=true --option hand_less=1 --nodes 0",
        "solve extreme --players 2 --option expert=true --deals 4 --nodes 100 --threads 1",
    ]);
    // Which way is found is not the point, and it is written alike everywhere.
    let is_turn =
        |line: &&str| ["  0: ", "  1: ", "  2: "].iter().any(|seat| line.starts_with(seat));
    let told: Vec<&str> = told.lines().filter(|line| !is_turn(line)).collect();
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn a_review_is_told_in_every_language() {
    let records = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples");
    let files = format!("{records}/the-game.txt {records}/clear-4.txt");
    let mut told = Vec::new();
    for language in Language::ALL {
        let text = good(&format!("review {files} --playouts 30 --language {language}"));
        // A text that is missing is told by its id.
        let ids = ["review-start", "review-turn", "review-column", "why-"];
        assert!(!ids.iter().any(|id| text.contains(id)), "{text}");
        assert!(text.contains("Mia") && text.contains("Cleo"), "{text}");
        told.push(text);
    }
    told.sort();
    told.dedup();
    assert_eq!(told.len(), Language::ALL.len());
}

#[test]
fn tables_are_aligned_in_every_language() {
    for language in Language::ALL {
        let text = good(&format!("arena the-game --bots random --games 4 --language {language}"));
        let table: Vec<&str> = text.split("\n\n").nth(1).unwrap().lines().collect();
        assert_eq!(table.len(), 6, "{text}");
        let length = |line: &str| line.chars().count();
        assert!(table.iter().all(|line| length(line) == length(table[0])), "{text}");
        let text = good(&format!("simulate clear-4 --games 6 --language {language}"));
        let table: Vec<&str> = text.split("\n\n").nth(1).unwrap().lines().collect();
        assert_eq!(table.len(), 4, "{text}");
        assert!(table[1..].iter().all(|line| length(line) == length(table[1])), "{text}");
        assert!(length(table[0]) <= length(table[1]), "{text}");
    }
}

#[test]
fn documents_and_pictures_are_in_english() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("plot.svg");
    let drawn = |language: &str| {
        let plot = file.display();
        let arguments = format!("simulate clear-4 --games 6 --plot {plot} --language {language}");
        good(&arguments);
        std::fs::read_to_string(&file).unwrap()
    };
    let english = drawn("en");
    assert!(english.contains("greedy in seat 1"), "{english}");
    assert_eq!(drawn("pl"), english);
    let markdown = good("arena the-game --bots greedy --games 2 --markdown --language de");
    for part in ["| 1 player |", "`greedy`: cards left on average", "2 games a cell"] {
        assert!(markdown.contains(part), "no {part:?} in {markdown}");
    }
}
