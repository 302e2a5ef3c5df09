//! The review in a replay.

use insta::assert_snapshot;
use ratatui::crossterm::event::{KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use stapel_client::replay::Recording;
use stapel_protocol::review::{ChancesJson, ReviewJson, ReviewedSeatJson};
use stapel_protocol::table::rest;
use stapel_rules::GameKind;
use stapel_rules::notation::Record;
use stapel_words::Language;

use super::drawing::TestContext;
use super::replay::TestReplay;
use super::world::World;
use crate::live::ReviewTold;
use crate::look::Look;
use crate::replay::ReplayScreen;
use crate::wish::Wish;
use crate::{ColourDepth, Signs, Theme};

/// The sizes at which reviews are looked at: the usual one, the smallest, and one with the board beside it.
const SIZES: [(u16, u16); 3] = [(80, 24), (60, 20), (120, 40)];

/// The games of the documentation, each with its review.
const THE_GAME: [&str; 2] = [
    include_str!("../../../../docs/examples/the-game.txt"),
    include_str!("../../../analysis/tests/review/golden/the-game.json"),
];
const EXTREME: [&str; 2] = [
    include_str!("../../../../docs/examples/extreme.txt"),
    include_str!("../../../analysis/tests/review/golden/extreme.json"),
];
const CLEAR_4: [&str; 2] = [
    include_str!("../../../../docs/examples/clear-4.txt"),
    include_str!("../../../analysis/tests/review/golden/clear-4.json"),
];

fn review([_, review]: [&str; 2]) -> ReviewJson {
    rest::read(review).unwrap()
}

fn replay([record, _]: [&str; 2], language: Language) -> TestReplay {
    let record = Record::parse(record).unwrap();
    let (game, deck) = stapel_table::deal(&record).unwrap();
    let recording = Recording::new(record, game, deck).unwrap();
    let screen = ReplayScreen::new(recording, String::new());
    TestReplay { screen, given: TestContext::new(language) }
}

/// A game whose review is complete and shown.
fn reviewed(game: [&str; 2], language: Language) -> TestReplay {
    let mut replay = replay(game, language);
    replay.keys("r");
    tell(&mut replay, review(game), true);
    replay
}

fn tell(replay: &mut TestReplay, review: ReviewJson, over: bool) {
    let turns = review.turns.len();
    replay.screen.reviewed(ReviewTold { review: Some(review), turns, over });
}

/// The review as it was after so many turns.
fn after(game: [&str; 2], turns: usize) -> ReviewJson {
    let mut review = review(game);
    review.turns.truncate(turns);
    ReviewJson { complete: false, turning_point: None, unwinnable_after: None, ..review }
}

fn shows(replay: &mut TestReplay) -> String {
    SIZES.map(|size| replay.show(size)).join("\n\n")
}

/// Where one is in the game.
fn position(replay: &mut TestReplay) -> usize {
    let shown = replay.show(SIZES[0]);
    let line = shown.lines().find(|line| line.contains(" of ") && line.contains('●')).unwrap();
    let (before, _) = line.rsplit_once(" of ").unwrap();
    before.rsplit(' ').next().unwrap().parse().unwrap()
}

#[test]
fn a_mistake_of_the_game_beside_what_is_better() {
    let mut replay = reviewed(THE_GAME, Language::English);
    replay.keys("n");
    assert_snapshot!(shows(&mut replay));
}

#[test]
fn a_mistake_in_extreme_beside_what_is_better() {
    let mut replay = reviewed(EXTREME, Language::English);
    replay.keys("n");
    assert_snapshot!(shows(&mut replay));
}

#[test]
fn a_mistake_in_clear_4_beside_what_is_better() {
    let mut replay = reviewed(CLEAR_4, Language::English);
    replay.keys("nn");
    assert_snapshot!(shows(&mut replay));
}

#[test]
fn a_game_as_a_whole_with_luck_and_skill() {
    let mut replay = reviewed(THE_GAME, Language::English);
    replay.keys("t");
    assert_snapshot!(shows(&mut replay));
}

#[test]
fn a_round_of_clear_4_as_a_whole() {
    let mut replay = reviewed(CLEAR_4, Language::English);
    replay.key(KeyCode::End);
    assert_snapshot!(shows(&mut replay));
}

#[test]
fn the_totals_of_six_have_room_at_every_size() {
    let mut world = World::dealt(GameKind::Clear4, 6, 5);
    world.play(500);
    let record = Record::parse(&world.records[0].record).unwrap();
    let (game, deck) = stapel_table::deal(&record).unwrap();
    let recording = Recording::new(record, game, deck).unwrap();
    let screen = ReplayScreen::new(recording, String::new());
    let mut replay = TestReplay { screen, given: TestContext::new(Language::English) };
    let seat = |seat| ReviewedSeatJson {
        seat,
        accuracy: Some(90.0 + f64::from(seat)),
        luck: -0.1,
        skill: 0.1,
        others: Some(0.0),
    };
    let review = ReviewJson {
        game: String::from("clear-4"),
        players: 6,
        start: ChancesJson::Seats(vec![0.15; 6]),
        turns: Vec::new(),
        seats: (0..6).map(seat).collect(),
        result: None,
        turning_point: Some(2),
        unwinnable_after: None,
        complete: true,
    };
    replay.keys("r");
    tell(&mut replay, review, true);
    replay.key(KeyCode::End);
    for (wide, high) in [(80, 24), (60, 20), (100, 32), (120, 40)] {
        let shown = replay.show((wide, high));
        for seat in 0..6 {
            assert!(shown.contains(&format!("{}.0", 90 + seat)), "{seat} at {wide}:\n{shown}");
        }
        assert!(shown.contains("Turning point: turn 2"), "{shown}");
    }
}

#[test]
fn a_review_fills_in_while_it_is_made() {
    let mut replay = replay(EXTREME, Language::English);
    let [Wish::Review(record)] = &replay.keys("r")[..] else { panic!("a review is wished for") };
    assert_eq!(**record, Record::parse(EXTREME[0]).unwrap());
    assert!(replay.show(SIZES[0]).contains("0 of 9 turns"));
    tell(&mut replay, after(EXTREME, 4), false);
    replay.screen.reviewed(ReviewTold { review: Some(after(EXTREME, 4)), turns: 9, over: false });
    assert_snapshot!(shows(&mut replay));
}

#[test]
fn the_same_key_stops_a_review_and_begins_it_again() {
    let mut replay = replay(EXTREME, Language::English);
    replay.keys("r");
    replay.screen.reviewed(ReviewTold { review: Some(after(EXTREME, 3)), turns: 9, over: false });
    assert_eq!(replay.keys("r"), [Wish::StopReview]);
    replay.screen.reviewed(ReviewTold { review: Some(after(EXTREME, 4)), turns: 9, over: true });
    let shown = replay.show(SIZES[0]);
    assert!(shown.contains("4 of 9") && shown.contains("Board (R)"), "{shown}");
    assert_eq!(replay.keys("r"), [], "the board is there again");
    assert!(replay.show(SIZES[0]).contains("▲ A ▲"));
    assert!(matches!(replay.keys("r")[..], [Wish::Review(_)]));
    // What was found before stays until more is known.
    tell(&mut replay, after(EXTREME, 1), false);
    assert!(replay.show(SIZES[0]).contains("▁") || replay.show(SIZES[0]).contains("█"));
    tell(&mut replay, review(EXTREME), true);
    assert_eq!(replay.keys("rr"), [], "what is complete is not made again");
}

#[test]
fn keys_go_from_mistake_to_mistake_and_those_of_a_seat() {
    let mut replay = reviewed(THE_GAME, Language::English);
    let all: Vec<usize> = mistakes(&mut replay);
    assert_eq!(all.len(), marked(THE_GAME, None));
    let mut by_seat = Vec::new();
    for seat in 0..2 {
        replay.keys("f");
        let own = mistakes(&mut replay);
        assert_eq!(own.len(), marked(THE_GAME, Some(seat)), "{seat}");
        by_seat.extend(own);
    }
    by_seat.sort_unstable();
    assert_eq!(by_seat, all);
    replay.keys("f");
    assert_eq!(mistakes(&mut replay), all, "everyone's again");
    // Back from the end.
    replay.key(KeyCode::End);
    replay.keys("p");
    assert_eq!(Some(&position(&mut replay)), all.last());
}

/// How many turns of a review have a mark: all, or those of a seat.
fn marked(game: [&str; 2], seat: Option<u8>) -> usize {
    let turns = review(game).turns.into_iter().filter(|turn| turn.mark.is_some());
    turns.filter(|turn| seat.is_none_or(|seat| turn.seat == seat)).count()
}

/// The positions to which one key leads, from the deal on.
fn mistakes(replay: &mut TestReplay) -> Vec<usize> {
    replay.key(KeyCode::Home);
    let mut found = Vec::new();
    loop {
        let before = position(replay);
        replay.keys("n");
        match position(replay) {
            same if same == before => return found,
            next => found.push(next),
        }
    }
}

#[test]
fn a_click_on_the_curve_or_on_a_sign_goes_there() {
    let mut replay = reviewed(THE_GAME, Language::English);
    let click = |replay: &mut TestReplay, column, row| {
        replay.show(SIZES[0]);
        let kind = MouseEventKind::Down(MouseButton::Left);
        let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        assert_eq!(replay.screen.mouse(mouse, &replay.given.context()), []);
    };
    let shown = replay.show(SIZES[0]);
    let row_of = |sign: &str| {
        let found = shown.lines().zip(0u16..).find(|(line, _)| line.contains(sign));
        found.unwrap_or_else(|| panic!("no {sign} in\n{shown}"))
    };
    // The scale takes four columns, and the last column is the end of the game.
    let (_, top) = row_of("100 ▃");
    click(&mut replay, 5, top);
    assert_eq!(position(&mut replay), 0);
    click(&mut replay, 78, top);
    assert_eq!(position(&mut replay), 50);
    let (signs, row) = row_of("↯");
    let column = signs.chars().position(|sign| sign == '↯').unwrap();
    click(&mut replay, u16::try_from(column).unwrap(), row);
    let turning = review(THE_GAME).turning_point.unwrap();
    let found = review(THE_GAME)
        .turns
        .iter()
        .take(turning as usize - 1)
        .map(|turn| turn.played.len())
        .sum::<usize>();
    // The starter was named first.
    assert!(position(&mut replay) > found, "{found}");
    // And the line below is still its own.
    click(&mut replay, 1, 21);
    assert_eq!(position(&mut replay), 0);
}

#[test]
fn from_a_mistake_one_tries_it_another_way() {
    let mut replay = reviewed(THE_GAME, Language::English);
    replay.keys("n");
    let (here, turn) = (position(&mut replay), review(THE_GAME).turns);
    let seat = turn.iter().find(|turn| turn.mark.is_some()).unwrap().seat;
    replay.keys("w");
    let wishes = replay.key(KeyCode::Enter);
    let [Wish::WhatIf { steps, seats, .. }] = &wishes[..] else { panic!("{wishes:?}") };
    assert_eq!(*steps, here);
    let seats: Vec<usize> = seats.iter().map(stapel_rules::Seat::index).collect();
    assert_eq!(seats, [usize::from(seat)], "in the seat whose turn it was");
}

#[test]
fn escape_puts_a_review_away_before_it_leaves() {
    let mut replay = reviewed(EXTREME, Language::English);
    assert_eq!(replay.key(KeyCode::Esc), []);
    assert!(replay.show(SIZES[0]).contains("▲ A ▲"));
    assert_eq!(replay.key(KeyCode::Esc), [Wish::Leave]);
}

#[test]
fn a_review_of_another_game_is_not_shown() {
    let mut replay = replay(EXTREME, Language::English);
    replay.keys("r");
    tell(&mut replay, review(THE_GAME), true);
    assert!(!replay.show(SIZES[0]).contains('█'));
}

#[test]
fn a_review_has_room_in_every_language_and_at_every_step() {
    for language in Language::ALL {
        for game in [THE_GAME, EXTREME, CLEAR_4] {
            let mut replay = reviewed(game, language);
            let turns = review(game).turns.iter().map(|turn| turn.played.len()).sum::<usize>();
            for step in 0..turns + 2 {
                for (wide, high) in SIZES {
                    let shown = replay.show((wide, high));
                    let lines: Vec<&str> = shown.lines().collect();
                    // The rows below the review are always there: where one is, and what can be pressed.
                    assert!(lines[usize::from(high) - 3].contains('●'), "{step}\n{shown}");
                    assert!(lines[usize::from(high) - 2].contains("(R)"), "{step}\n{shown}");
                    assert!(lines[usize::from(high) - 1].contains("▸|"), "{step}\n{shown}");
                    assert!(!shown.contains("terminal-") && !shown.contains("review-"), "{shown}");
                }
                replay.key(KeyCode::Right);
            }
        }
    }
}

#[test]
fn the_curve_and_its_signs_are_different_in_ascii_too() {
    let mut replay = reviewed(THE_GAME, Language::English);
    replay.keys("n");
    replay.given.look = Look::new(Theme::Dark, ColourDepth::None, Signs::Ascii);
    assert_snapshot!(replay.show_as_ascii((60, 20)));
}
