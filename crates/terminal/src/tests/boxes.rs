//! Boxes that are kept by name: chosen, entered, renamed, replaced, deleted and shared.

use ratatui::crossterm::event::KeyCode;
use stapel_client::agreement::{Boxes, KeptBox, LayoutDraft, MAX_BOX_NAME, MOST_BOXES};
use stapel_protocol::table::{DoJson, LayoutJson};
use stapel_rules::piles::{Command, Layout};
use stapel_rules::{Card, GameKind};
use stapel_words::{Language, built_in};

use super::drawing::{SIZES, TestTable};
use super::home::Home;
use super::world::{World, wish};
use crate::shelf::Damage;
use crate::wish::Wish;

const SMALLEST: (u16, u16) = (60, 20);

fn other() -> Layout {
    Layout::shuffled(<[Card]>::reverse)
}

fn kept(boxes: &[(&str, Layout)]) -> Boxes {
    let kept = |(name, layout): &(&str, Layout)| KeptBox { name: (*name).into(), layout: *layout };
    boxes.iter().map(kept).collect()
}

/// Home with two boxes, and the list of what cards can carry commands open.
fn at_list() -> Home {
    let mut home = Home::new(Language::English);
    home.given.shelf.boxes = kept(&[("Attic", Layout::DEFAULT), ("Beach", other())]);
    home.keys("go");
    while !home.show(SIZES[0]).contains("▸ Cards with commands") {
        home.key(KeyCode::Down);
    }
    home.key(KeyCode::Enter);
    assert!(home.show(SIZES[0]).contains("▸ ● The standard ones ◂"), "{}", home.show(SIZES[0]));
    home
}

fn highlight(home: &mut Home, row: &str) {
    home.key(KeyCode::Home);
    for _ in 0..10 {
        if home.show(SIZES[0]).contains(&format!("▸ {row} ◂")) {
            return;
        }
        home.key(KeyCode::Down);
    }
    panic!("no {row}:\n{}", home.show(SIZES[0]));
}

#[test]
fn a_box_is_chosen_by_its_name_and_shown_by_it() {
    let mut home = at_list();
    highlight(&mut home, "○ Beach");
    assert!(home.show(SIZES[0]).contains(&other().code()), "{}", home.show(SIZES[0]));
    assert_eq!(home.key(KeyCode::Enter), []);
    assert!(home.show(SIZES[0]).contains("◂ Beach ▸"), "{}", home.show(SIZES[0]));
    // The arrows go through the same choices.
    for (key, expected) in [
        (KeyCode::Right, "◂ Beach ▸"),
        (KeyCode::Left, "◂ Attic ▸"),
        (KeyCode::Left, "◂ Shuffled with every deal ▸"),
        (KeyCode::Right, "◂ Attic ▸"),
        (KeyCode::Right, "◂ Beach ▸"),
    ] {
        home.key(key);
        assert!(home.show(SIZES[0]).contains(expected), "{expected}\n{}", home.show(SIZES[0]));
    }
    home.key(KeyCode::Esc);
    let wishes = home.key(KeyCode::Enter);
    let [Wish::Open(wish)] = &wishes[..] else { panic!("{wishes:?}") };
    assert_eq!(wish.agreement.layout, LayoutJson::listed(&other()));
}

#[test]
fn the_code_of_a_box_is_copied_and_a_pasted_one_is_entered() {
    let mut home = at_list();
    assert_eq!(home.keys("y"), [], "the built-in cards are nobody's box");
    highlight(&mut home, "○ Beach");
    assert_eq!(home.keys("y"), [Wish::Copy(other().code())]);
    assert!(home.show(SIZES[0]).contains("The code is in the clipboard"));
    home.screen.paste(&other().code());
    assert!(home.show(SIZES[0]).contains("All in place"), "{}", home.show(SIZES[0]));
    // Escape comes back step by step.
    home.key(KeyCode::Esc);
    assert!(home.show(SIZES[0]).contains("○ Beach"));
    home.key(KeyCode::Esc);
    assert!(home.show(SIZES[0]).contains("▸ Cards with commands"));
}

#[test]
fn a_box_is_renamed_and_another_one_loses_its_name_only_after_a_question() {
    let mut home = at_list();
    assert_eq!(home.keys("r"), [], "the built-in cards have their name");
    highlight(&mut home, "○ Beach");
    home.keys("r");
    assert!(home.show(SIZES[0]).contains("Name of the box"), "{}", home.show(SIZES[0]));
    // Letters that are keys elsewhere are letters here.
    home.keys(" q");
    let renamed = |name: &str| Wish::KeepBox {
        name: name.to_owned(),
        before: Some(String::from("Beach")),
        layout: Box::new(other()),
    };
    assert_eq!(home.key(KeyCode::Enter), [renamed("Beach q")]);
    home.keys("r");
    for _ in 0..5 {
        home.key(KeyCode::Backspace);
    }
    home.keys("Attic");
    assert_eq!(home.key(KeyCode::Enter), []);
    let asked = home.show(SIZES[0]);
    assert!(asked.contains("This name is taken") && asked.contains("▸ Another name"), "{asked}");
    assert_eq!(home.key(KeyCode::Enter), [], "whoever hurries loses nothing");
    assert!(home.show(SIZES[0]).contains("Name of the box"));
    home.key(KeyCode::Enter);
    home.key(KeyCode::Right);
    assert_eq!(home.key(KeyCode::Enter), [renamed("Attic")]);
    // The keyboard stays with the box.
    home.given.shelf.boxes = kept(&[("Attic", other())]);
    assert!(home.show(SIZES[0]).contains("▸ ○ Attic ◂"), "{}", home.show(SIZES[0]));
}

#[test]
fn a_box_is_deleted_only_after_a_question() {
    let mut home = at_list();
    home.key(KeyCode::Delete);
    assert!(!home.show(SIZES[0]).contains("Don’t delete it"), "{}", home.show(SIZES[0]));
    highlight(&mut home, "○ Attic");
    home.key(KeyCode::Delete);
    let asked = home.show(SIZES[0]);
    assert!(asked.contains("▸ Don’t delete it (Esc) ◂") && asked.contains("“Attic”"), "{asked}");
    assert_eq!(home.key(KeyCode::Enter), []);
    home.key(KeyCode::Delete);
    home.key(KeyCode::Right);
    assert_eq!(home.key(KeyCode::Enter), [Wish::ForgetBox(String::from("Attic"))]);
}

#[test]
fn a_kept_box_is_changed_under_its_name_and_a_new_one_gets_its_own() {
    let mut home = at_list();
    highlight(&mut home, "○ Beach");
    home.keys("e");
    assert!(home.show(SIZES[0]).contains("─ Beach ─"), "{}", home.show(SIZES[0]));
    home.key(KeyCode::Enter);
    let same = Wish::KeepBox {
        name: String::from("Beach"),
        before: Some(String::from("Beach")),
        layout: Box::new(other()),
    };
    assert_eq!(home.key(KeyCode::Enter), [same]);
    home.given.shelf.boxes = kept(&[("My box", Layout::DEFAULT)]);
    home.key(KeyCode::Enter);
    highlight(&mut home, "○ My box");
    home.screen.paste(&other().code());
    home.key(KeyCode::Enter);
    let new = |name: &str| Wish::KeepBox {
        name: name.to_owned(),
        before: None,
        layout: Box::new(other()),
    };
    assert_eq!(home.key(KeyCode::Enter), [new("My box 2")]);
}

#[test]
fn names_and_numbers_of_boxes_have_bounds_that_are_told() {
    let mut home = at_list();
    let names: Vec<String> = (0..MOST_BOXES).map(|number| format!("Box {number:02}")).collect();
    let many: Vec<(&str, Layout)> = names.iter().map(|name| (name.as_str(), other())).collect();
    home.given.shelf.boxes = kept(&many);
    home.screen.paste(&other().code());
    home.key(KeyCode::Enter);
    assert_eq!(home.key(KeyCode::Enter), []);
    assert!(home.show(SIZES[0]).contains("You already keep 50 boxes"), "{}", home.show(SIZES[0]));
    home.keys(&"x".repeat(2 * MAX_BOX_NAME));
    let shown = home.show(SIZES[0]);
    assert!(!shown.contains(&"x".repeat(MAX_BOX_NAME + 1)), "{shown}");
}

#[test]
fn what_is_entered_of_a_new_box_is_kept_until_it_is_complete() {
    let mut home = Home::new(Language::English);
    let mut draft = LayoutDraft::default();
    let card = |number| Card::new(number).unwrap();
    draft.toggle(card(3), Command::Skull);
    home.given.shelf.draft = draft.clone();
    home.keys("go");
    while !home.show(SIZES[0]).contains("▸ Cards with commands") {
        home.key(KeyCode::Down);
    }
    home.key(KeyCode::Right);
    home.key(KeyCode::Right);
    assert!(home.show(SIZES[0]).contains("Skull: 3 numbers missing"), "{}", home.show(SIZES[0]));
    draft.toggle(card(2), Command::Stop);
    assert_eq!(home.keys("1"), [Wish::KeepDraft(Box::new(draft))]);
}

#[test]
fn a_damaged_file_of_boxes_is_told_beside_those_that_can_be_read() {
    let mut home = at_list();
    let file = String::from("/home/ada/.local/share/stapel/boxes");
    home.given.shelf.damage = Some(Damage { file: file.clone(), lines: Some(2) });
    let shown = home.show(SIZES[0]);
    assert!(shown.contains("2 lines of") && shown.contains("○ Attic"), "{shown}");
    home.given.shelf.damage = Some(Damage { file, lines: None });
    assert!(home.show(SIZES[0]).contains("boxes can’t be read."), "{}", home.show(SIZES[0]));
}

#[test]
fn the_host_of_a_table_chooses_a_box_in_the_lobby() {
    let mut table = TestTable::new(World::open(3, &wish(GameKind::Extreme, 2, false)));
    table.given.shelf.boxes = kept(&[("Beach", other())]);
    table.keys("o");
    while !table.show().contains("▸ Cards with commands") {
        table.key(KeyCode::Down);
    }
    table.key(KeyCode::Enter);
    let wishes = table.click("○ Beach");
    let [Wish::Table(DoJson::Agree(agreement))] = &wishes[..] else { panic!("{wishes:?}") };
    assert_eq!(agreement.layout, LayoutJson::listed(&other()));
    table.grant(wishes);
    assert!(table.show().contains("◂ Beach ▸"), "{}", table.show());
}

#[test]
fn everything_is_said_in_the_smallest_window_in_every_language() {
    for language in Language::ALL {
        let words = built_in(language);
        let mut home = Home::new(language);
        home.given.shelf.boxes = kept(&[("Beach", other())]);
        home.keys("go");
        for _ in 0..20 {
            home.key(KeyCode::Down);
        }
        // The row of the layout is the one that opens a list.
        for _ in 0..20 {
            home.key(KeyCode::Enter);
            if home.show(SMALLEST).contains("Beach") {
                break;
            }
            home.key(KeyCode::Up);
        }
        let ends = |shown: &str, id: &str| {
            let text = words.get(id);
            let last = text.rsplit(' ').next().unwrap().to_owned();
            assert!(shown.contains(&last), "{language}: {text}\n{shown}");
        };
        let list = home.show(SMALLEST);
        assert!(list.contains("○ Beach"), "{language}\n{list}");
        ends(&list, "terminal-box-list-keys");
        home.key(KeyCode::End);
        home.key(KeyCode::Enter);
        ends(&home.show(SMALLEST), "terminal-box-keys");
    }
}
