//! Keys of the table. Every action has one; `?` shows them all.

use leptos::prelude::*;
use stapel_protocol::table::DoJson;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use super::around::Around;
use super::board::{Board, Reading};
use super::live::Live;
use super::tell::Told;
use crate::app::app;
use crate::browser::{document, focus};

/// Listens to keys as long as the table is shown.
pub(super) fn listen(live: Live, around: Around, board: Board, told: Told) {
    let app = app();
    let press = (board.prepare)(live);
    let handle = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        let with_others = event.ctrl_key() || event.meta_key() || event.alt_key();
        let in_dialog = document().query_selector("dialog[open]").ok().flatten().is_some();
        if with_others || in_dialog || focus::is_writing() || event.default_prevented() {
            return;
        }
        let key = event.key();
        let read = move |what| app.announcer.tell((board.read)(live, told, what));
        if press(&key) {
            event.prevent_default();
            return;
        }
        match key.as_str() {
            "u" | "U" => live.want(DoJson::TakeBack),
            "s" | "S" => app.settings.steps.update(|steps| *steps = !*steps),
            "t" | "T" => around.talk_is_open.update(|open| *open = !*open),
            "h" | "H" => read(Reading::Hand),
            "p" | "P" => read(Reading::Piles),
            "o" | "O" => read(Reading::Around),
            "l" | "L" => read(Reading::LastPlays),
            "w" | "W" => read(Reading::Turn),
            "/" => {
                app.settings.typed.set(true);
                // The box is there once the page has followed.
                request_animation_frame(|| {
                    focus::focus("#command");
                });
            }
            "?" => around.keys_are_shown.set(true),
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
