//! Every lesson, played to its end by what the coach says.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use stapel_rules::GameKind;
use stapel_words::Language;

use super::drawing::{SIZES, TestContext, drawn};
use crate::table::LessonScreen;
use crate::wish::Wish;

struct Course {
    screen: LessonScreen,
    given: TestContext,
}

impl Course {
    fn show(&mut self) -> String {
        let Course { screen, given } = self;
        drawn(SIZES[0], |frame| {
            let place = frame.area();
            screen.draw(frame, place, &given.context());
        })
    }

    fn key(&mut self, code: KeyCode) -> Vec<Wish> {
        self.show();
        self.screen.key(KeyEvent::new(code, KeyModifiers::NONE), &self.given.context())
    }
}

/// The letter after a text on the screen.
fn letter_after(shown: &str, text: &str) -> Option<char> {
    shown.split_once(text)?.1.chars().next()
}

#[test]
fn every_lesson_can_be_finished_by_doing_what_the_coach_shows() {
    for game in GameKind::ALL {
        let given = TestContext::new(Language::English);
        let mut course = Course { screen: LessonScreen::new(game), given };
        let mut keys = 0;
        loop {
            let shown = course.show();
            assert!(!shown.contains("too small"), "{game}\n{shown}");
            assert!(keys < 200, "{game} goes on for ever\n{shown}");
            keys += 1;
            if shown.contains("Play now (⏎)") {
                break;
            }
            if shown.contains("Continue (⏎)") {
                course.key(KeyCode::Enter);
                continue;
            }
            course.key(KeyCode::Char('h'));
            let shown = course.show();
            let pile = letter_after(&shown, ", on pile ");
            let key = letter_after(&shown, "It is the ");
            course.key(KeyCode::Char(pile.or(key).unwrap_or('e')));
            if key == Some('I') {
                // Whatever is said about the pile is right.
                course.key(KeyCode::Down);
                course.key(KeyCode::Enter);
            }
        }
        assert_eq!(course.key(KeyCode::Enter), [Wish::PlayUsual(game)]);
        assert_eq!(course.key(KeyCode::Char('r')), [Wish::Rules(game)]);
        assert_eq!(course.key(KeyCode::Char('q')), [Wish::Leave]);
    }
}

#[test]
fn the_others_play_by_themselves_after_a_while() {
    let given = TestContext::new(Language::English);
    let mut course = Course { screen: LessonScreen::new(GameKind::TheGame), given };
    for keys in ["\n", "h", "A", "h", "C", "e"] {
        let shown = course.show();
        let code = match keys {
            "\n" => KeyCode::Enter,
            "A" | "C" => KeyCode::Char(letter_after(&shown, ", on pile ").unwrap()),
            letter => KeyCode::Char(letter.chars().next().unwrap()),
        };
        course.key(code);
    }
    let before = course.show();
    let due = course.screen.wake_at(course.given.now).expect("Ada plays soon");
    course.given.now = due;
    assert_ne!(course.show(), before);
}
