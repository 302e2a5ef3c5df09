//! Keys of a replay. Everything that a button does has one.

use leptos::prelude::*;
use stapel_client::replay::{Perspective as Eyes, Recording};
use stapel_rules::Seat;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, KeyboardEvent};

use super::watch::Watch;
use crate::app::words::t;
use crate::browser::document;

/// Every key and what it does.
const KEYS: [(&str, &str); 6] = [
    ("← →", "replay-key-step"),
    ("↑ ↓", "replay-key-turn"),
    ("Home End", "replay-key-ends"),
    ("␣", "replay-key-play"),
    ("0 1 2 …", "replay-key-eyes"),
    ("E", "replay-key-next-eyes"),
];

/// The keys, for whoever wants to know.
#[component]
pub(super) fn KeyList() -> impl IntoView {
    view! {
        <details class="side-part replay-keys">
            <summary>{t("keys")}</summary>
            <dl class="keys">
                {KEYS
                    .map(|(key, id)| view! { <div><dt><kbd>{key}</kbd></dt><dd>{t(id)}</dd></div> })}
            </dl>
        </details>
    }
}

/// Listens to keys as long as the game is shown.
pub(super) fn listen(watch: Watch) {
    let handle = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        let with_others = event.ctrl_key() || event.meta_key() || event.alt_key();
        let in_dialog = document().query_selector("dialog[open]").ok().flatten().is_some();
        let focused = document().active_element();
        if with_others
            || in_dialog
            || event.default_prevented()
            || focused.as_ref().is_some_and(writes)
        {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => watch.step(false),
            "ArrowRight" => watch.step(true),
            "ArrowUp" | "PageUp" => watch.turn(false),
            "ArrowDown" | "PageDown" => watch.turn(true),
            "Home" => watch.go(0),
            "End" => watch.go(watch.last()),
            // On a button or a link it means that one.
            " " if focused.as_ref().is_some_and(presses) => return,
            " " => watch.toggle_playing(),
            "e" | "E" => watch.look_on(),
            "0" => watch.look(Eyes::Open),
            key => {
                let chair: Option<usize> = key.parse().ok();
                let seat = chair.and_then(|chair| Seat::new(chair.checked_sub(1)?));
                let players = usize::from(watch.ask(Recording::players));
                let Some(seat) = seat.filter(|seat| seat.index() < players) else { return };
                watch.look(Eyes::Seat(seat));
            }
        }
        event.prevent_default();
    });
    on_cleanup(move || handle.remove());
}

/// Whether keys are for this element. The slider gives its own to the replay.
fn writes(element: &Element) -> bool {
    let slider =
        element.dyn_ref::<HtmlInputElement>().is_some_and(|input| input.type_() == "range");
    !slider && matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT")
}

fn presses(element: &Element) -> bool {
    matches!(element.tag_name().as_str(), "A" | "BUTTON" | "SUMMARY")
}
