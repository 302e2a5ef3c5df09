//! Keys of the table. Every action has one; `?` shows them all.

use leptos::prelude::*;
use stapel_protocol::table::DoJson;
use stapel_rules::piles::Pile;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use super::clear4::{self, Choosing};
use super::live::Live;
use super::moves::Moves;
use super::read;
use super::tell::Told;
use crate::app::app;
use crate::browser::{document, focus};

/// Listens to keys as long as the table is shown.
pub(super) fn listen(live: Live, moves: Moves, choosing: Choosing, told: Told) {
    let app = app();
    let handle = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        let with_others = event.ctrl_key() || event.meta_key() || event.alt_key();
        let in_dialog = document().query_selector("dialog[open]").ok().flatten().is_some();
        if with_others || in_dialog || focus::is_writing() || event.default_prevented() {
            return;
        }
        let key = event.key();
        let tell = move |sentence: String| app.announcer.tell(sentence);
        let is_clear4 = live.ask_once(|session| session.clear4_screen().is_some());
        let known = if is_clear4 { clear4::press(choosing, &key) } else { press(moves, &key) };
        if known {
            event.prevent_default();
            return;
        }
        match key.as_str() {
            "u" | "U" => live.want(DoJson::TakeBack),
            "s" | "S" => app.settings.steps.update(|steps| *steps = !*steps),
            "t" | "T" => moves.talk_is_open.update(|open| *open = !*open),
            "h" | "H" => tell(read::hand(live)),
            "p" | "P" => tell(read::piles(live)),
            "o" | "O" => tell(read::commands_or_others(live)),
            "l" | "L" => tell(read::last_plays(live, told)),
            "w" | "W" => tell(read::turn(live)),
            "/" => {
                app.settings.typed.set(true);
                // The box is there once the page has followed.
                request_animation_frame(|| {
                    focus::focus("#command");
                });
            }
            "?" => moves.keys_are_shown.set(true),
            "Escape" => {
                moves.chosen.set(None);
                choosing.put_back();
            }
            // From anywhere on the page an arrow leads into the hand.
            "ArrowLeft" | "ArrowRight" if !in_hand() => {
                focus::focus(".hand button, .own-card:not(:disabled)");
            }
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || handle.remove());
}

/// A key is pressed that only The Game and Extreme know. Tells whether it means something.
fn press(moves: Moves, key: &str) -> bool {
    match key {
        "a" | "A" => moves.lay_chosen_or_focused(Pile::A),
        "b" | "B" => moves.lay_chosen_or_focused(Pile::B),
        "c" | "C" => moves.lay_chosen_or_focused(Pile::C),
        "d" | "D" => moves.lay_chosen_or_focused(Pile::D),
        "e" | "E" => moves.end(),
        _ => return false,
    }
    true
}

fn in_hand() -> bool {
    let active = document().active_element();
    active.is_some_and(|element| {
        element.dyn_ref::<web_sys::Element>().is_some_and(|element| {
            element.closest(".hand, .own-cards, .talk, input, select").ok().flatten().is_some()
        })
    })
}
