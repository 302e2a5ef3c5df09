//! Keys of the table. Every action has one; `?` shows them all.

use leptos::prelude::*;
use stapel_protocol::table::DoJson;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use super::board::Press;
use super::live::Live;
use super::moves::Moves;
use super::read;
use super::tell::Told;
use crate::app::app;
use crate::browser::{document, focus};

/// Listens to keys as long as the table is shown.
pub(super) fn listen(live: Live, moves: Moves, press: Press, told: Told) {
    let app = app();
    let handle = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        let with_others = event.ctrl_key() || event.meta_key() || event.alt_key();
        let in_dialog = document().query_selector("dialog[open]").ok().flatten().is_some();
        if with_others || in_dialog || focus::is_writing() || event.default_prevented() {
            return;
        }
        let key = event.key();
        let tell = move |sentence: String| app.announcer.tell(sentence);
        if press(&key) {
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

fn in_hand() -> bool {
    let active = document().active_element();
    active.is_some_and(|element| {
        element.dyn_ref::<web_sys::Element>().is_some_and(|element| {
            element.closest(".hand, .own-cards, .talk, input, select").ok().flatten().is_some()
        })
    })
}
