use insta::assert_snapshot;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use stapel_rules::{GameKind, Loss, MAX_SEATS, Outcome, Seat};
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
            names: vec![Some(String::from("Ada")), Some(String::from("Bea"))],
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
    // Whoever presses Enter by mistake deletes nothing.
    assert!(home.show(SIZES[0]).contains("▸ Don’t delete it (Esc) ◂"));
    home.key(KeyCode::Right);
    assert_eq!(home.key(KeyCode::Enter), [Wish::Forget("over-1".to_owned())]);
}

#[test]
fn enter_does_what_is_highlighted_and_only_that_says_so() {
    let mut home = Home::new(Language::English);
    let play = "Play now with 2 bots";
    assert!(home.show(SIZES[0]).contains(&format!("▸ {play} (⏎) ◂")), "{}", home.show(SIZES[0]));
    home.key(KeyCode::Down);
    let shown = home.show(SIZES[0]);
    assert!(shown.contains("▸ Join by link (J) ◂") && shown.contains(&format!("[ {play} ]")));
    assert!(!shown.contains('⏎'), "{shown}");
    assert!(home.key(KeyCode::Enter).is_empty());
    assert!(home.show(SIZES[0]).contains("The link that somebody sent you"));
}

#[test]
fn arrows_go_where_eyes_go() {
    let mut home = Home::new(Language::English);
    let highlighted = |home: &mut Home| {
        let shown = home.show(SIZES[0]);
        let line = shown.lines().find(|line| line.contains('▸')).unwrap_or_default().to_owned();
        let (_, after) = line.split_once('▸').unwrap_or_else(|| panic!("nothing in\n{shown}"));
        after.split('◂').next().unwrap().trim().to_owned()
    };
    use KeyCode::{Down, Left, Right, Up};
    for (key, expected) in [
        (Up, "○ Easy"),
        (Right, "● Strong"),
        (Up, "○ 2"),
        (Left, "○ Alone"),
        (Up, "○ Clear 4!"),
        (Up, "○ The Game: Extreme"),
        (Up, "● The Game"),
        (Up, "Ada (N)"),
        (Down, "● The Game"),
        (Down, "○ The Game: Extreme"),
        (Down, "○ Clear 4!"),
        (Down, "○ Alone"),
        (Down, "○ Easy"),
        (Down, "Play now with 2 bots (⏎)"),
        (Down, "Join by link (J)"),
        (Right, "Learn (L)"),
        (Right, "Rules (R)"),
    ] {
        home.key(key);
        assert_eq!(highlighted(&mut home), expected, "after {key:?}");
    }
}

#[test]
fn help_is_a_question_mark_away_and_escape_asks_before_it_leaves() {
    let mut home = Home::new(Language::English);
    home.keys("?");
    assert!(home.show(SIZES[0]).contains("join a table by its link"), "{}", home.show(SIZES[0]));
    assert!(home.key(KeyCode::Esc).is_empty());
    assert!(!home.show(SIZES[0]).contains("join a table by its link"));
    for stay in [KeyCode::Esc, KeyCode::Enter] {
        assert!(home.key(KeyCode::Esc).is_empty());
        assert!(home.show(SIZES[0]).contains("Leave Stapel?"));
        assert!(home.key(stay).is_empty());
        assert!(!home.show(SIZES[0]).contains("Leave Stapel?"));
    }
    home.key(KeyCode::Esc);
    home.key(KeyCode::Right);
    assert_eq!(home.key(KeyCode::Enter), [Wish::Leave]);
}

#[test]
fn lessons_and_rules_are_about_the_chosen_game() {
    let mut home = Home::new(Language::English);
    assert_eq!(home.keys("l"), [Wish::Learn(GameKind::TheGame)]);
    assert_eq!(home.keys("gr"), [Wish::Rules(GameKind::Extreme)]);
}

#[test]
fn a_finished_round_says_who_won() {
    let mut home = Home::new(Language::English);
    let round = |seat: usize| {
        let winners = [Seat::new(seat).unwrap()].into_iter().collect();
        Some(Outcome::Round { winners, left: [0; MAX_SEATS], capped: false })
    };
    for (seat, expected) in [(0, "Won"), (1, "Bea won"), (2, "Bot 3 won")] {
        home.finished[0].game = GameKind::Clear4;
        home.finished[0].outcome = round(seat);
        let shown = home.show(SIZES[0]);
        assert!(shown.contains(&format!("Clear 4! · Alone · {expected} · just now")), "{shown}");
    }
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
