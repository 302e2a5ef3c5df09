use insta::assert_snapshot;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use stapel_rules::{GameKind, Loss, Outcome};
use stapel_words::Language;

use super::drawing::{SIZES, TestContext, drawn};
use crate::home::{FinishedGame, HomeContext, HomeScreen, KeptGame};
use crate::wish::Wish;

/// The screen of home.
struct Home {
    screen: HomeScreen,
    given: TestContext,
    unfinished: Vec<KeptGame>,
    finished: Vec<FinishedGame>,
}

impl Home {
    fn new(language: Language) -> Home {
        let mut given = TestContext::new(language);
        given.now = 10_000_000_000;
        let kept = |id: &str, game, players, left| KeptGame {
            id: id.to_owned(),
            game,
            players,
            left,
            changed: 9_000_000_000,
        };
        let over = |id: &str, game, players, outcome, ago: i64| FinishedGame {
            id: id.to_owned(),
            game,
            players,
            outcome,
            finished: 10_000_000_000 - ago * 60_000,
        };
        let lost = Some(Outcome::Lost { reason: Loss::Stuck, left: 8 });
        Home {
            screen: HomeScreen::new(),
            given,
            unfinished: vec![
                kept("kept-1", GameKind::Extreme, 3, Some(42)),
                kept("kept-2", GameKind::Clear4, 4, None),
            ],
            finished: vec![
                over("over-1", GameKind::TheGame, 1, Some(Outcome::Won), 0),
                over("over-2", GameKind::Extreme, 5, lost, 90),
                over("over-3", GameKind::TheGame, 2, None, 4000),
            ],
        }
    }

    fn show(&mut self, size: (u16, u16)) -> String {
        let Home { screen, given, unfinished, finished } = self;
        drawn(size, |frame| {
            let place = frame.area();
            let home = HomeContext { unfinished, finished, name: "Ada" };
            screen.draw(frame, place, &given.context(), &home);
        })
    }

    fn key(&mut self, code: KeyCode) -> Vec<Wish> {
        self.show(SIZES[0]);
        let home =
            HomeContext { unfinished: &self.unfinished, finished: &self.finished, name: "Ada" };
        let key = KeyEvent::new(code, KeyModifiers::NONE);
        self.screen.key(key, &self.given.context(), &home)
    }

    fn keys(&mut self, letters: &str) -> Vec<Wish> {
        letters.chars().flat_map(|letter| self.key(KeyCode::Char(letter))).collect()
    }
}

#[test]
fn home_in_three_sizes() {
    let mut home = Home::new(Language::English);
    assert_snapshot!(SIZES.map(|size| home.show(size)).join("\n\n"));
}

#[test]
fn home_in_polish_and_with_nothing_kept() {
    let mut home = Home::new(Language::Polish);
    home.unfinished.clear();
    home.finished.clear();
    assert_snapshot!(SIZES.map(|size| home.show(size)).join("\n\n"));
}

#[test]
fn enter_plays_what_is_chosen() {
    let mut home = Home::new(Language::English);
    home.keys("gg6b");
    let wishes = home.key(KeyCode::Enter);
    let [Wish::Open(wish)] = &wishes[..] else { panic!("{wishes:?}") };
    assert_eq!((wish.agreement.game.0, wish.agreement.players), (GameKind::Clear4, 6));
    assert_eq!(wish.bots, ["expert"; 5]);
    assert!(wish.deal && wish.sit);
}

#[test]
fn games_are_gone_on_with_looked_at_and_deleted() {
    let mut home = Home::new(Language::English);
    assert_eq!(home.keys("c"), [Wish::GoOn("kept-1".to_owned())]);
    let mut home = Home::new(Language::English);
    for _ in 0..40 {
        home.key(KeyCode::Tab);
        if home.show(SIZES[0]).contains("▸ The Game · Alone") {
            break;
        }
    }
    assert_eq!(home.key(KeyCode::Enter), [Wish::Watch("over-1".to_owned())]);
    home.key(KeyCode::Delete);
    assert!(home.show(SIZES[0]).contains("Delete this game?"));
    home.key(KeyCode::Tab);
    home.key(KeyCode::Tab);
    assert_eq!(home.key(KeyCode::Enter), [Wish::Forget("over-1".to_owned())]);
}

#[test]
fn a_link_and_a_name_are_written() {
    let mut home = Home::new(Language::English);
    home.keys("j");
    home.keys("https://a.b/t/c");
    assert_eq!(home.key(KeyCode::Enter), [Wish::Visit("https://a.b/t/c".to_owned())]);
    home.keys("n");
    home.key(KeyCode::Backspace);
    home.keys("m");
    assert_eq!(home.key(KeyCode::Enter), [Wish::Rename("Adm".to_owned())]);
    assert_eq!(home.keys("q"), [Wish::Leave]);
}

#[test]
fn a_notice_stays_until_a_key_is_pressed() {
    let mut home = Home::new(Language::English);
    home.screen.notice(String::from("The server can’t be reached."));
    assert!(home.show(SIZES[0]).contains("can’t be reached"));
    home.key(KeyCode::Tab);
    assert!(!home.show(SIZES[0]).contains("can’t be reached"));
}
