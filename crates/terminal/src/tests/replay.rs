use insta::assert_snapshot;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use stapel_client::replay::Recording;
use stapel_rules::GameKind;
use stapel_rules::notation::Record;
use stapel_words::Language;

use super::drawing::{SIZES, TestContext, drawn};
use super::world::World;
use crate::replay::ReplayScreen;
use crate::wish::Wish;

/// The screen of a replay.
struct TestReplay {
    screen: ReplayScreen,
    given: TestContext,
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

    fn show(&mut self, size: (u16, u16)) -> String {
        let TestReplay { screen, given } = self;
        drawn(size, |frame| {
            let place = frame.area();
            screen.draw(frame, place, &given.context());
        })
    }

    fn shows(&mut self) -> String {
        SIZES.map(|size| self.show(size)).join("\n\n")
    }

    fn key(&mut self, code: KeyCode) -> Vec<Wish> {
        self.show(SIZES[0]);
        self.screen.key(KeyEvent::new(code, KeyModifiers::NONE), &self.given.context())
    }

    fn keys(&mut self, letters: &str) -> Vec<Wish> {
        letters.chars().flat_map(|letter| self.key(KeyCode::Char(letter))).collect()
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
