//! The rule pages of the browser client say the same in every language: the same sections, the same cards in the same
//! places, and every ruling with an example. What the words say is for people to read.

use std::fs;
use std::path::{Path, PathBuf};

/// A language, and how a paragraph with an example begins in it. French puts a narrow no-break space before a colon.
const LANGUAGES: &[(&str, &str)] = &[
    ("en", "**Example:** "),
    ("de", "**Beispiel:** "),
    ("fr", "**Exemple\u{202f}:** "),
    ("it", "**Esempio:** "),
    ("pl", "**Przykład:** "),
];

/// A game and what its page has to have.
struct Game {
    name: &'static str,
    /// The anchors of the sections, in order.
    sections: &'static [&'static str],
    /// The letter of its rulings, and how many there are.
    rulings: (char, u32),
    /// Whether such a card exists.
    knows: fn(&str) -> bool,
}

const GAMES: &[Game] = &[
    Game {
        name: "the-game",
        sections: &["goal", "setup", "turn", "trick", "talk", "end", "options", "rulings"],
        rulings: ('G', 11),
        knows: is_number_or_top,
    },
    Game {
        name: "extreme",
        sections: &[
            "goal", "setup", "turn", "trick", "commands", "talk", "end", "options", "rulings",
        ],
        rulings: ('X', 16),
        knows: |card| is_number_or_top(card) || is_command(card),
    },
    Game {
        name: "clear-4",
        sections: &[
            "goal", "setup", "stacks", "turn", "specials", "blind", "talk", "end", "points",
            "options", "rulings",
        ],
        rulings: ('C', 14),
        knows: |card| ["PUSH", "JOKER", "CLEAR", "?"].contains(&card) || is_in(card, 1, 10),
    },
];

/// As narrow as the narrowest phone we draw for.
const MOST_COLUMNS: usize = 3;

#[test]
fn every_page_is_complete_and_says_the_same_in_every_language() {
    let mut complaints = Vec::new();
    for game in GAMES {
        let first = read(game, LANGUAGES[0].0);
        for &(language, example) in LANGUAGES {
            let page = read(game, language);
            let found = complaints_about(game, example, &page).into_iter();
            let found = found.chain(differences(&first, &page));
            complaints.extend(found.map(|what| format!("{language}/{}: {what}", game.name)));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn there_are_no_pages_that_nobody_checks() {
    let mut files: Vec<PathBuf> = Vec::new();
    for language in fs::read_dir(directory()).expect("there are rule pages") {
        let language = language.expect("the directory can be listed").path();
        for page in fs::read_dir(language).expect("there is a directory for each language") {
            files.push(page.expect("the directory can be listed").path());
        }
    }
    files.retain(|file| {
        !GAMES.iter().any(|game| LANGUAGES.iter().any(|&(to, _)| path(game, to) == *file))
    });
    assert!(files.is_empty(), "{files:?}");
}

#[test]
fn whatever_is_missing_or_wrong_in_a_page_is_found() {
    let game = &GAMES[0];
    let (language, example) = LANGUAGES[0];
    let good = read(game, language);
    for (from, to, expected) in [
        ("{#goal}", "", "a heading has no anchor: ## Goal"),
        ("{#setup}", "{#before}", "the anchors are not goal setup turn"),
        ("# The Game\n", "# The Game\n\n# Again\n", "there is not exactly one title"),
        ("### G4 ·", "### G ·", "g4 is not headed by G4 and a title"),
        ("**Example:** A pile shows", "A pile shows", "g4 has no example"),
        ("`[36]`", "`[136]`", "there is no card [136]"),
        ("`[36]`", "`36`", "a code span is no card: 36"),
        ("(#g11)", "(#g12)", "a link leads nowhere: #g12"),
        ("| 1 | 8 |", "| 1 | 8 | or | 9 |", "a table is too wide: | 1 | 8 | or | 9 |"),
        ("**two**", "<b>two</b>", "there is HTML in it"),
    ] {
        assert!(good.contains(from), "{from} is not in the page any more");
        let bad = good.replacen(from, to, 1);
        let found = complaints_about(game, example, &bad);
        assert!(found.iter().any(|what| what.starts_with(expected)), "{expected}: {found:?}");
    }
}

#[test]
fn other_cards_and_other_anchors_are_a_difference() {
    let good = read(&GAMES[0], LANGUAGES[0].0);
    assert_eq!(differences(&good, &good), [""; 0]);
    for (from, to) in [("`[36]`", "`[37]`"), ("`[36]`", "that"), ("{#g4}", "{#g5}")] {
        assert_eq!(differences(&good, &good.replacen(from, to, 1)).len(), 1, "{from} {to}");
    }
}

/// What is wrong with a page on its own.
fn complaints_about(game: &Game, example: &str, page: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    if lines_of(page, "# ").count() != 1 || !page.starts_with("# ") {
        complaints.push("there is not exactly one title, at the top".to_owned());
    }
    for heading in headings(page).filter(|heading| anchor(heading).is_none()) {
        complaints.push(format!("a heading has no anchor: {}", heading.trim()));
    }

    let (letter, last) = game.rulings;
    let rulings: Vec<String> = (1..=last).map(|number| format!("{letter}{number}")).collect();
    let rulings_anchors: Vec<String> = rulings.iter().map(|id| id.to_lowercase()).collect();
    let expected: Vec<&str> =
        game.sections.iter().copied().chain(rulings_anchors.iter().map(String::as_str)).collect();
    if anchors(page) != expected {
        complaints.push(format!("the anchors are not {}", expected.join(" ")));
    }

    for id in &rulings {
        let Some(body) = section(page, &id.to_lowercase()) else { continue };
        let title = body.strip_prefix(&format!("### {id} · ")).unwrap_or("{");
        if title.trim_start().starts_with('{') {
            complaints.push(format!("{} is not headed by {id} and a title", id.to_lowercase()));
        }
        if !body.split("\n\n").any(|paragraph| paragraph.starts_with(example)) {
            complaints.push(format!("{} has no example", id.to_lowercase()));
        }
    }

    for span in code_spans(page) {
        match span.strip_prefix('[').and_then(|span| span.strip_suffix(']')) {
            None => complaints.push(format!("a code span is no card: {span}")),
            Some(card) if !(game.knows)(card) => {
                complaints.push(format!("there is no card [{card}]"));
            }
            Some(_) => {}
        }
    }
    for link in links(page).filter(|link| !leads_somewhere(page, link)) {
        complaints.push(format!("a link leads nowhere: {link}"));
    }
    for row in lines_of(page, "|").filter(|row| row.matches('|').count() > MOST_COLUMNS + 1) {
        complaints.push(format!("a table is too wide: {row}"));
    }
    if page.contains('<') {
        complaints.push("there is HTML in it".to_owned());
    }
    complaints
}

/// Where a page has other anchors or other cards than the first one. Cards are compared section by section, so that a
/// complaint says where to look.
fn differences(first: &str, page: &str) -> Vec<String> {
    if anchors(first) != anchors(page) {
        return vec![format!("other anchors: {:?} {:?}", anchors(first), anchors(page))];
    }
    let mut differences = Vec::new();
    if code_spans(preface(first)) != code_spans(preface(page)) {
        differences.push("other cards above the first section".to_owned());
    }
    for anchor in anchors(first) {
        let (ours, theirs) = (section(first, anchor), section(page, anchor));
        let (ours, theirs) = (ours.map(code_spans), theirs.map(code_spans));
        if ours != theirs {
            differences.push(format!("other cards in {anchor}: {ours:?} {theirs:?}"));
        }
    }
    differences
}

fn is_number_or_top(card: &str) -> bool {
    match (card.strip_suffix('^'), card.strip_suffix('v')) {
        (Some(top), _) => is_in(top, 1, 99),
        (_, Some(top)) => is_in(top, 2, 100),
        (None, None) => is_in(card, 2, 99),
    }
}

fn is_command(card: &str) -> bool {
    ["stop", "skull", "three", "silence", "no-trick", "one-pile", "draw-one"]
        .iter()
        .any(|name| card.strip_prefix('!') == Some(name))
}

fn is_in(digits: &str, lowest: u32, highest: u32) -> bool {
    (lowest..=highest).any(|number| number.to_string() == digits)
}

fn directory() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    root.expect("this package lies in the workspace").join("crates/words/rules")
}

fn path(game: &Game, language: &str) -> PathBuf {
    directory().join(language).join(game.name).with_extension("md")
}

fn read(game: &Game, language: &str) -> String {
    let path = path(game, language);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn lines_of<'a>(page: &'a str, beginning: &'static str) -> impl Iterator<Item = &'a str> {
    page.lines().filter(move |line| line.starts_with(beginning))
}

/// The headings below the title.
fn headings(page: &str) -> impl Iterator<Item = &str> {
    lines_of(page, "##")
}

fn anchor(heading: &str) -> Option<&str> {
    heading.strip_suffix('}')?.rsplit_once(" {#").map(|(_, anchor)| anchor)
}

fn anchors(page: &str) -> Vec<&str> {
    headings(page).filter_map(anchor).collect()
}

/// What stands above the first section.
fn preface(page: &str) -> &str {
    page.split("\n##").next().unwrap_or(page)
}

/// From a heading with this anchor up to the next heading.
fn section<'a>(page: &'a str, wanted: &str) -> Option<&'a str> {
    page.split_inclusive('\n')
        .scan(0, |end, line| {
            let start = *end;
            *end += line.len();
            Some((start, line.trim_end()))
        })
        .find(|(_, line)| line.starts_with("##") && anchor(line) == Some(wanted))
        .map(|(start, _)| {
            let body = &page[start..];
            body.find("\n##").map_or(body, |end| &body[..end])
        })
}

fn code_spans(page: &str) -> Vec<&str> {
    page.split('`').skip(1).step_by(2).collect()
}

fn links(page: &str) -> impl Iterator<Item = &str> {
    page.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link)
}

/// Whether a link leads to an anchor of its own page, or to the page of another game or an anchor there.
fn leads_somewhere(page: &str, link: &str) -> bool {
    let (to, wanted) = link.split_once('#').unwrap_or((link, ""));
    if to.is_empty() {
        return anchors(page).contains(&wanted);
    }
    let game = GAMES.iter().find(|game| to.strip_prefix("/rules/") == Some(game.name));
    game.is_some_and(|game| {
        wanted.is_empty() || anchors(&read(game, LANGUAGES[0].0)).contains(&wanted)
    })
}
