use insta::assert_snapshot;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use stapel_client::replay::Recording;
use stapel_rules::GameKind;
use stapel_rules::notation::Record;
use stapel_words::Language;

use super::paper::{Paper, SIZES, drawn};
use super::world::World;
use crate::replay::ReplayScreen;
use crate::wish::Wish;

/// A replay on paper.
struct Study {
    screen: ReplayScreen,
    paper: Paper,
}

impl Study {
    fn new(game: GameKind, players: u8) -> Study {
        let mut world = World::dealt(game, players, 5);
        world.play(500);
        let record = Record::parse(&world.records[0].record).unwrap();
        let (game, deck) = stapel_table::deal(&record).unwrap();
        let recording = Recording::new(record, game, deck).unwrap();
        let screen = ReplayScreen::new(recording, String::new());
        Study { screen, paper: Paper::new(Language::English) }
    }

    fn show(&mut self, size: (u16, u16)) -> String {
        let Study { screen, paper } = self;
        drawn(size, |frame| {
            let place = frame.area();
            screen.draw(frame, place, &paper.context());
        })
    }

    fn shows(&mut self) -> String {
        SIZES.map(|size| self.show(size)).join("\n\n")
    }

    fn key(&mut self, code: KeyCode) -> Vec<Wish> {
        self.show(SIZES[0]);
        self.screen.key(KeyEvent::new(code, KeyModifiers::NONE), &self.paper.context())
    }

    fn keys(&mut self, letters: &str) -> Vec<Wish> {
        letters.chars().flat_map(|letter| self.key(KeyCode::Char(letter))).collect()
    }
}

#[test]
fn a_game_of_extreme_with_open_cards() {
    let mut study = Study::new(GameKind::Extreme, 3);
    for _ in 0..20 {
        study.key(KeyCode::Right);
    }
    assert_snapshot!(study.shows());
}

#[test]
fn the_end_of_the_game_with_the_eyes_of_a_seat() {
    let mut study = Study::new(GameKind::TheGame, 4);
    study.key(KeyCode::End);
    study.keys("2");
    assert_snapshot!(study.shows());
}

#[test]
fn a_round_of_clear_4() {
    let mut study = Study::new(GameKind::Clear4, 3);
    study.keys("nn");
    assert_snapshot!(study.shows());
}

#[test]
fn keys_go_through_the_game() {
    let mut study = Study::new(GameKind::TheGame, 2);
    let position = |study: &mut Study| {
        let shown = study.show(SIZES[0]);
        let line = shown.lines().find(|line| line.contains(" of ") && line.contains('●')).unwrap();
        line.rsplit("   ").next().unwrap().trim().split(' ').next().unwrap().parse().unwrap()
    };
    assert_eq!(position(&mut study), 0);
    study.key(KeyCode::Right);
    study.key(KeyCode::Right);
    study.key(KeyCode::Left);
    assert_eq!(position(&mut study), 1);
    study.key(KeyCode::Down);
    let turn: usize = position(&mut study);
    assert!(turn > 1);
    study.key(KeyCode::Up);
    assert!(position(&mut study) < turn);
    study.key(KeyCode::End);
    let last = position(&mut study);
    study.key(KeyCode::Home);
    assert_eq!(position(&mut study), 0);
    study.keys(" ");
    study.paper.now = study.screen.wake_at(0).unwrap();
    assert_eq!(position(&mut study), 1);
    for _ in 0..last {
        let Some(next) = study.screen.wake_at(0) else { break };
        study.paper.now = next;
        study.show(SIZES[0]);
    }
    assert_eq!(position(&mut study), last);
    assert_eq!(study.screen.wake_at(0), None);
    assert_eq!(study.keys("q"), [Wish::Leave]);
}
