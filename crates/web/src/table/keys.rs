//! Keys of the table. Every action has one; `?` shows them all.

use leptos::prelude::*;
use stapel_protocol::table::DoJson;

use super::asked::{Asked, Questions};
use super::board::{Board, Reading};
use super::clock::TurnClock;
use super::live::Live;
use super::narration::LastSentences;
use super::panels::PanelState;
use crate::app::app;
use crate::browser::{document, focus, keys};

/// Listens to keys as long as the table is shown. Those of the board alone go to `press`.
pub(super) fn listen(
    live: Live,
    panels: PanelState,
    questions: Questions,
    board: Board,
    clock: TurnClock,
    told: LastSentences,
    press: Box<dyn Fn(&str) -> bool>,
) {
    let app = app();
    let read = move |what| {
        let mut told = (board.read)(live, told, what);
        let time = if what == Reading::Turn { clock.words() } else { None };
        if let Some(time) = time {
            told = format!("{told} {time}.");
        }
        app.announcer.tell(told);
    };
    keys::listen(move |key| {
        if press(key) {
            return true;
        }
        match key {
            "u" | "U" => live.want(DoJson::TakeBack),
            "s" | "S" => app.settings.toggle_steps(),
            "t" | "T" => panels.talk_is_open.update(|open| *open = !*open),
            "h" | "H" => read(Reading::Hand),
            "p" | "P" => read(Reading::Table),
            "o" | "O" => read(Reading::Surroundings),
            "l" | "L" => read(Reading::LastPlays),
            "w" | "W" => read(Reading::Turn),
            "/" => {
                app.settings.typed.set(true);
                // The box is there once the page has followed.
                request_animation_frame(|| {
                    focus::focus("#command");
                });
            }
            "?" => questions.ask(Asked::Keys),
            // From anywhere on the page an arrow leads into the hand.
            "ArrowLeft" | "ArrowRight" if !in_hand() => {
                focus::focus(".hand button, .own-card:not(:disabled)");
            }
            _ => return false,
        }
        true
    });
}

fn in_hand() -> bool {
    document().active_element().is_some_and(|element| {
        element.closest(".hand, .own-cards, .talk, input, select").ok().flatten().is_some()
    })
}
