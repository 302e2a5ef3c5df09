//! Keys of a replay. Everything that a button does has one.

use leptos::prelude::*;
use stapel_client::replay::{Perspective, Recording};
use stapel_rules::Seat;

use super::playback::Playback;
use super::what_if::From;
use crate::app::words::t;
use crate::browser::{focus, keys};

/// Every key and what it does.
const KEYS: [(&str, &str); 9] = [
    ("← →", "replay-key-step"),
    ("↑ ↓", "replay-key-turn"),
    ("Home End", "replay-key-ends"),
    ("␣", "replay-key-play"),
    ("0 1 2 …", "replay-key-eyes"),
    ("E", "replay-key-next-eyes"),
    ("W", "replay-key-what-if"),
    ("R", "replay-key-review"),
    ("N P", "replay-key-mistakes"),
];

/// The list of the keys.
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
pub(super) fn listen(playback: Playback, what_if: RwSignal<Option<From>>) {
    keys::listen(move |key| {
        match key {
            "ArrowLeft" => playback.step(false),
            "ArrowRight" => playback.step(true),
            "ArrowUp" | "PageUp" => playback.turn(false),
            "ArrowDown" | "PageDown" => playback.turn(true),
            "Home" => playback.go(0),
            "End" => playback.go(playback.last()),
            " " if focus::is_on_button() => return false,
            " " => playback.toggle_playing(),
            "e" | "E" => playback.look_on(),
            "w" | "W" => {
                let here = playback.index.get_untracked();
                if !playback.ask(|recording| recording.goes_on_at(here)) {
                    return false;
                }
                what_if.set(Some(From::here(playback)));
            }
            "r" | "R" => playback.review.set(true),
            "0" => playback.look(Perspective::Open),
            key => {
                let chair: Option<usize> = key.parse().ok();
                let seat = chair.and_then(|chair| Seat::new(chair.checked_sub(1)?));
                let players = usize::from(playback.ask(Recording::players));
                let Some(seat) = seat.filter(|seat| seat.index() < players) else { return false };
                playback.look(Perspective::Seat(seat));
            }
        }
        true
    });
}
