use insta::assert_snapshot;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use stapel_client::replay::Recording;
use stapel_rules::GameKind;
use stapel_rules::notation::Record;
use stapel_words::Language;

use super::drawing::{SIZES, TestContext, drawn};
use super::world::World;
use crate::look::make_ascii;
use crate::replay::ReplayScreen;
use crate::wish::Wish;

/// The screen of a replay.
pub(super) struct TestReplay {
    pub(super) screen: ReplayScreen,
    pub(super) given: TestContext,
}

impl TestReplay {
    fn new(game: GameKind, players: u8) -> TestReplay {
        let mut world = World::dealt(game, players, 5);
        world.play(500);
        let record = Record::parse(&world.records[0].record).unwrap();
        let (game, deck) = stapel_table::deal(&record).unwrap();
        let recording = Recording::new(record, game, deck).unwrap();
        let screen = ReplayScreen::new(recording, String::new());
        TestReplay { screen, given: TestContext::new(Language::English) }
    }

    pub(super) fn show(&mut self, size: (u16, u16)) -> String {
        let TestReplay { screen, given } = self;
        drawn(size, |frame| {
            let place = frame.area();
            screen.draw(frame, place, &given.context());
        })
    }

    /// The same with nothing but ASCII.
    pub(super) fn show_as_ascii(&mut self, size: (u16, u16)) -> String {
        let TestReplay { screen, given } = self;
        drawn(size, |frame| {
            let place = frame.area();
            screen.draw(frame, place, &given.context());
            make_ascii(frame.buffer_mut());
        })
    }

    fn shows(&mut self) -> String {
        SIZES.map(|size| self.show(size)).join("\n\n")
    }

    pub(super) fn key(&mut self, code: KeyCode) -> Vec<Wish> {
        self.show(SIZES[0]);
        self.screen.key(KeyEvent::new(code, KeyModifiers::NONE), &self.given.context())
    }

    pub(super) fn keys(&mut self, letters: &str) -> Vec<Wish> {
        letters.chars().flat_map(|letter| self.key(KeyCode::Char(letter))).collect()
    }
}

#[test]
fn hints_that_were_taken_are_told_beside_the_outcome() {
    let mut world = World::dealt(GameKind::TheGame, 1, 5);
    world.play(500);
    let record = Record::parse(&world.records[0].record).unwrap();
    let (game, deck) = stapel_table::deal(&record).unwrap();
    for (hints, told) in [(0, None), (2, Some("With 2 hints"))] {
        let record = Record { hints, ..record.clone() };
        let recording = Recording::new(record, game, deck.clone()).unwrap();
        let screen = ReplayScreen::new(recording, String::new());
        let mut replay = TestReplay { screen, given: TestContext::new(Language::English) };
        let shown = replay.show((120, 40));
        let head = shown.lines().next().unwrap();
        assert_eq!(head.contains("hint"), told.is_some(), "{head}");
        assert!(told.is_none_or(|told| head.contains(told)), "{head}");
    }
}

#[test]
fn a_game_of_extreme_with_open_cards() {
    let mut replay = TestReplay::new(GameKind::Extreme, 3);
    for _ in 0..20 {
        replay.key(KeyCode::Right);
    }
    assert_snapshot!(replay.shows());
}

#[test]
fn the_end_of_the_game_as_a_seat_saw_it() {
    let mut replay = TestReplay::new(GameKind::TheGame, 4);
    replay.key(KeyCode::End);
    replay.keys("2");
    assert_snapshot!(replay.shows());
}

#[test]
fn a_round_of_clear_4() {
    let mut replay = TestReplay::new(GameKind::Clear4, 3);
    replay.keys("nn");
    assert_snapshot!(replay.shows());
}

#[test]
fn keys_go_through_the_game() {
    let mut replay = TestReplay::new(GameKind::TheGame, 2);
    let position = |replay: &mut TestReplay| {
        let shown = replay.show(SIZES[0]);
        let line = shown.lines().find(|line| line.contains(" of ") && line.contains('●')).unwrap();
        line.rsplit("   ").next().unwrap().trim().split(' ').next().unwrap().parse().unwrap()
    };
    assert_eq!(position(&mut replay), 0);
    replay.key(KeyCode::Right);
    replay.key(KeyCode::Right);
    replay.key(KeyCode::Left);
    assert_eq!(position(&mut replay), 1);
    replay.key(KeyCode::Down);
    let turn: usize = position(&mut replay);
    assert!(turn > 1);
    replay.key(KeyCode::Up);
    assert!(position(&mut replay) < turn);
    replay.key(KeyCode::End);
    let last = position(&mut replay);
    replay.key(KeyCode::Home);
    assert_eq!(position(&mut replay), 0);
    replay.keys(" ");
    replay.given.now = replay.screen.wake_at(0).unwrap();
    assert_eq!(position(&mut replay), 1);
    for _ in 0..last {
        let Some(next) = replay.screen.wake_at(0) else { break };
        replay.given.now = next;
        replay.show(SIZES[0]);
    }
    assert_eq!(position(&mut replay), last);
    assert_eq!(replay.screen.wake_at(0), None);
    assert_eq!(replay.keys("q"), [Wish::Leave]);
}

/// The wish of the sheet of how to go on, without the record.
fn branch(wishes: &[Wish]) -> (usize, Vec<usize>, bool, &'static str) {
    let [Wish::WhatIf { steps, seats, fresh, bot, .. }] = wishes else { panic!("{wishes:?}") };
    (*steps, seats.iter().map(stapel_rules::Seat::index).collect(), *fresh, bot)
}

#[test]
fn from_a_step_one_plays_on_another_way_with_what_the_sheet_says() {
    let mut replay = TestReplay::new(GameKind::Clear4, 3);
    for _ in 0..7 {
        replay.key(KeyCode::Right);
    }
    replay.keys("2w");
    for size in SIZES {
        let shown = replay.show(size);
        for told in ["From step 7 (D)", "same cards (C)", "Bot strength: Strong (B)", "Enter"] {
            assert!(shown.contains(told), "{told} in\n{shown}");
        }
    }
    // The seat that one looks from is chosen, and any others besides.
    replay.keys("3cb");
    let shown = replay.show(SIZES[0]);
    assert!(shown.contains("dealt anew (C)") && shown.contains("Expert (B)"), "{shown}");
    assert!(shown.contains("With several seats"), "{shown}");
    assert_eq!(branch(&replay.key(KeyCode::Enter)), (7, vec![1, 2], true, "expert"));

    // In no seat nobody plays.
    replay.keys("w2");
    assert!(replay.show(SIZES[0]).contains("Choose at least one seat."));
    assert_eq!(replay.key(KeyCode::Enter), []);
    replay.keys("1d");
    assert_eq!(branch(&replay.key(KeyCode::Enter)), (0, vec![0], false, "steady"));
}

#[test]
fn where_the_game_is_over_it_goes_on_from_the_deal_only() {
    let mut replay = TestReplay::new(GameKind::TheGame, 1);
    replay.key(KeyCode::End);
    replay.keys("wd");
    assert_eq!(branch(&replay.key(KeyCode::Enter)), (0, vec![0], false, "steady"));
    replay.keys("w");
    assert_eq!(replay.key(KeyCode::Esc), []);
    assert_eq!(replay.keys("q"), [Wish::Leave], "the sheet was put away");
}
