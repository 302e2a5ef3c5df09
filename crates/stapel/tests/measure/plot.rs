//! `stapel simulate --plot`.

use std::fs;
use std::path::PathBuf;

use roxmltree::{Document, Node};

use super::support::{assert_wrong, good, interrupted, json};

/// A file of this name in a folder that belongs to this run of the tests.
fn path(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("plots");
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

/// Draws, and gives the picture with the object that was written beside it.
#[track_caller]
fn draw(name: &str, arguments: &str) -> (String, serde_json::Value) {
    let path = path(name);
    let object = json(&format!("simulate {arguments} --json --plot {}", path.display()));
    (fs::read_to_string(path).unwrap(), object)
}

fn texts(document: &Document) -> Vec<String> {
    let texts = document.descendants().filter(|node| node.has_tag_name(tag("text")));
    texts.filter_map(|node| node.text().map(str::to_owned)).collect()
}

fn tag(name: &'static str) -> (&'static str, &'static str) {
    ("http://www.w3.org/2000/svg", name)
}

/// What the direct child of this name says.
fn child<'d>(node: Node<'d, '_>, name: &'static str) -> &'d str {
    node.children().find(|child| child.has_tag_name(tag(name))).unwrap().text().unwrap()
}

/// The tips of all bars.
fn tips(document: &Document) -> Vec<String> {
    let bars = document.descendants().filter(|node| node.has_tag_name(tag("rect")));
    bars.filter(Node::has_children).map(|bar| child(bar, "title").to_owned()).collect()
}

#[test]
fn a_team_is_drawn_as_cards_left() {
    let (picture, object) = draw("team.svg", "the-game --players 5 --games 400");
    let document = Document::parse(&picture).unwrap();
    let root = document.root_element();
    assert!(root.has_tag_name(tag("svg")));
    assert_eq!(root.attribute("role"), Some("img"));
    let title = "The Game · 5 players · greedy · 400 games";
    assert_eq!(child(root, "title"), title);
    let wins = object["wins"].as_u64().unwrap();
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let share = percent(object["win_rate"].as_f64().unwrap());
    let [low, high] = [0, 1].map(|end| percent(object["win_rate_ci95"][end].as_f64().unwrap()));
    let sure = format!("95 % CI: {low} to {high}");
    let description = child(root, "desc");
    assert!(description.contains(&format!("Won {share}")), "{description}");
    assert!(description.contains(&sure), "{description}");
    let texts = texts(&document);
    let mean = format!("{:.1}", object["mean_left"].as_f64().unwrap());
    for part in
        [title, &share, &format!("won; {sure}"), &mean, "cards left", "share of games", "5–9"]
    {
        assert!(texts.iter().any(|text| text == part), "no {part:?} in {texts:?}");
    }
    let tips = tips(&document);
    assert_eq!(tips[0], format!("won: {wins} games, {share}"));
    let drawn: u64 = tips
        .iter()
        .map(|tip| tip.split([':', ' ']).find_map(|word| word.parse::<u64>().ok()).unwrap())
        .sum();
    assert_eq!(drawn, 400, "every game is in a bar: {tips:?}");
    // It can be read on light and on dark.
    assert!(picture.contains("prefers-color-scheme: dark"));
}

#[test]
fn a_round_is_drawn_as_shares() {
    let (picture, object) = draw("round.svg", "clear-4 --bot greedy,random,random --games 60");
    let document = Document::parse(&picture).unwrap();
    let title = "Clear 4! · 3 players · greedy, random, random · 60 games";
    assert_eq!(child(document.root_element(), "title"), title);
    let tips = tips(&document);
    assert_eq!(tips.len(), 3);
    for (tip, seat) in tips.iter().zip(object["seats"].as_array().unwrap()) {
        let share = 100.0 * seat["win_share"].as_f64().unwrap();
        let start = format!("{}: {share:.1} %, 95 % CI:", seat["bot"].as_str().unwrap());
        assert!(tip.starts_with(&start), "{tip}");
    }
    let texts = texts(&document);
    for part in ["an even share, 33.3 %", "share of games won", "greedy"] {
        assert!(texts.iter().any(|text| text == part), "no {part:?} in {texts:?}");
    }
}

#[test]
fn everything_can_be_drawn() {
    for (name, arguments) in [
        ("one.svg", "the-game --games 1 --bot random"),
        ("extreme.svg", "extreme --games 300 --players 5"),
        ("seats.svg", "clear-4 --players 6 --games 6"),
        ("capped.svg", "clear-4 --players 2 --games 3 --option turn_cap=2"),
        ("odd-seed.svg", "the-game --games 3 --seed <&\"\u{1}>"),
        ("UPPER.SVG", "the-game --games 3"),
    ] {
        let (picture, _) = draw(name, arguments);
        let document = Document::parse(&picture).unwrap();
        assert!(!picture.contains("NaN") && !picture.contains("inf"), "{picture}");
        assert!(!texts(&document).is_empty());
    }
}

#[test]
fn a_new_picture_replaces_the_old_one() {
    let path = path("again.svg");
    fs::write(&path, "x".repeat(100_000)).unwrap();
    let text = good(&format!("simulate the-game --games 5 --plot {}", path.display()));
    assert!(text.contains("5 games"), "{text}");
    let picture = fs::read_to_string(&path).unwrap();
    assert!(picture.ends_with("</svg>\n") && Document::parse(&picture).is_ok());
}

/// Nobody would want to wait for these games.
#[test]
fn a_file_that_cant_be_written_is_told_before_any_game() {
    let games = "simulate the-game --games 1000000000000";
    let nowhere = path("no-such-folder").join("plot.svg");
    let parts = ["--plot", "plot.svg: the file cannot be written", "folder that exists"];
    assert_wrong(&format!("{games} --plot {}", nowhere.display()), &parts);
    let folder = path("folder.svg");
    fs::create_dir_all(&folder).unwrap();
    assert_wrong(&format!("{games} --plot {}", folder.display()), &["cannot be written"]);
    let png = path("plot.png");
    assert_wrong(&format!("{games} --plot {}", png.display()), &["plot.png", "end in .svg"]);
    assert!(!png.exists());
}

#[cfg(unix)]
#[test]
fn what_was_played_until_it_was_stopped_is_drawn() {
    let path = path("stopped.svg");
    let arguments = "simulate the-game --bot random --games 1000000000";
    let text = interrupted(&format!("{arguments} --plot {}", path.display()), 1);
    assert!(text.contains("Stopped early") && text.contains("cards left"), "{text}");
    let picture = fs::read_to_string(path).unwrap();
    let document = Document::parse(&picture).unwrap();
    let small = "stapel simulate, seed “stapel”; stopped before the end of 1,000,000,000 games";
    assert!(texts(&document).iter().any(|text| text == small), "{text}");
}
