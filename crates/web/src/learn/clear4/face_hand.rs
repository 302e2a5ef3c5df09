use leptos::prelude::*;
use stapel_rules::clear4::Face;

use super::practice::Clear4Practice;
use crate::app::words::t;
use crate::parts::clear4::{FaceView, face_name};
use crate::table::clear4::ShownClear4;

/// The learner's hand: equal cards side by side.
#[component]
pub(super) fn FaceHand() -> impl IntoView {
    let hand = expect_context::<ShownClear4>().part(|screen| screen.hand.clone());
    let cards = Memo::new(move |_| {
        let groups = hand.get().unwrap_or_default();
        let cards = groups
            .into_iter()
            .flat_map(|group| (0..group.count).map(move |copy| (group.face, copy)));
        cards.collect::<Vec<(Face, u8)>>()
    });
    let playable = move |face: Face| {
        hand.with(|hand| hand.iter().flatten().any(|group| group.face == face && group.playable))
    };
    view! {
        <div
            class="face-hand"
            role="group"
            aria-label=t("your-hand")
            style:--count=move || cards.with(Vec::len).to_string()
        >
            <For each=move || cards.get() key=|card| *card let((face, copy))>
                <FaceButton face copy ready=Signal::derive(move || playable(face))/>
            </For>
        </div>
    }
}

/// A card of the hand.
#[component]
fn FaceButton(
    face: Face,
    /// Which of those with this face.
    copy: u8,
    /// Whether it can be part of something.
    ready: Signal<bool>,
) -> impl IntoView {
    let practice = expect_context::<Clear4Practice>();
    let chosen = move || practice.selection.with(|selection| selection.hand.count(face) > copy);
    let pointed = move || practice.pointed_cards().hand.count(face) > copy && !chosen();
    let press = move |_| {
        let was_chosen = untrack(chosen);
        practice.select(|selection| {
            if was_chosen { selection.without_hand(face) } else { selection.with_hand(face) }
        });
    };
    view! {
        <button
            class="face-button"
            class:chosen=chosen
            class:pointed=pointed
            class:ready=ready
            aria-pressed=move || chosen().to_string()
            aria-label=move || face_name(face)
            on:click=press
        >
            <FaceView face/>
        </button>
    }
}
