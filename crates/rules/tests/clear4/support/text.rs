//! Cards and positions as short texts.

use stapel_rules::any::{AnyGame, AnyState};
use stapel_rules::clear4::{Counts, Face, Parts, Rules, State};
use stapel_rules::notation::write_position;
use stapel_rules::{Game, Seat};

/// A seat that some table has.
pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat from 0 to 5")
}

/// A face by its short name: `1` to `10`, `P`, `J` or `C`.
pub(crate) fn face(name: &str) -> Face {
    match name {
        "P" => Face::PUSH,
        "J" => Face::JOKER,
        "C" => Face::CLEAR,
        _ => Face::from_name(name).expect("a card: 1 to 10, P, J or C"),
    }
}

/// A bag of cards, as in `5 5 J`.
pub(crate) fn bag(cards: &str) -> Counts {
    cards.split_whitespace().map(face).collect()
}

/// A bag as positions write it, as in `5*2,J`.
pub(super) fn bag_text(bag: Counts) -> String {
    let short = |face| match face {
        Face::PUSH => "P".to_string(),
        Face::JOKER => "J".to_string(),
        Face::CLEAR => "C".to_string(),
        number => number.to_string(),
    };
    let words: Vec<String> = bag
        .faces()
        .map(|(face, count)| match count {
            1 => short(face),
            _ => format!("{}*{count}", short(face)),
        })
        .collect();
    if words.is_empty() { "-".to_string() } else { words.join(",") }
}

/// Everything the seat to act may do, sorted as text.
pub(crate) fn legal_texts(rules: &Rules, state: &State) -> Vec<String> {
    let mut actions = Vec::new();
    rules.legal_actions(state, &mut actions);
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

/// Asserts that the position, written as a line, has all these words; `key=none` stands for a key
/// that is not there.
#[track_caller]
pub(super) fn assert_shows(rules: &Rules, state: &State, words: &str) {
    let line = write_position(&AnyGame::Clear4(*rules), &AnyState::Clear4(*state));
    for word in words.split_whitespace() {
        let (key, value) = word.split_once('=').expect("key=value");
        let found = line
            .split(' ')
            .find_map(|word| word.strip_prefix(key)?.strip_prefix('='))
            .unwrap_or("none");
        assert_eq!(found, value, "{key} in {line}");
    }
}

/// Asserts that no card got lost and that all parts of the position fit together.
#[track_caller]
pub(super) fn assert_sound(rules: &Rules, state: &State) {
    assert_eq!(Parts::from(*state).check(rules), Ok(*state));
}
