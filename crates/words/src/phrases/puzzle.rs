//! What puzzles are about, and how hard they are.

use stapel_puzzles::{Grade, Theme};

use crate::Words;

/// What a puzzle is about.
pub fn theme(words: &Words, theme: Theme) -> String {
    words.get(match theme {
        Theme::JumpBack => "theme-jump-back",
        Theme::OpenDoor => "theme-open-door",
        Theme::GoOn => "theme-go-on",
        Theme::HoldBack => "theme-hold-back",
        Theme::LastCards => "theme-last-cards",
        Theme::Skull => "theme-skull",
        Theme::Three => "theme-three",
        Theme::Stop => "theme-stop",
        Theme::OnePile => "theme-one-pile",
        Theme::NoTrick => "theme-no-trick",
        Theme::DrawOne => "theme-draw-one",
        Theme::Sweep => "theme-sweep",
        Theme::BlindCard => "theme-blind-card",
        Theme::Push => "theme-push",
        Theme::Clear => "theme-clear",
        Theme::Joker => "theme-joker",
        Theme::Take => "theme-take",
    })
}

/// How hard a puzzle is.
pub fn grade(words: &Words, grade: Grade) -> String {
    words.get(match grade {
        Grade::Easy => "grade-easy",
        Grade::Medium => "grade-medium",
        Grade::Hard => "grade-hard",
        Grade::VeryHard => "grade-very-hard",
    })
}
