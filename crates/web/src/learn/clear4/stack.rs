use leptos::prelude::*;
use stapel_client::lesson::LEARNER;
use stapel_client::screen::StackScreen;
use stapel_rules::clear4::{Action, Stack};

use super::practice::Clear4Practice;
use crate::app::words::{count, say, t};
use crate::parts::clear4::{FaceView, face_name};
use crate::table::clear4::ShownClear4;

/// A stack of the learner: its face-up card can be chosen, and the last one played unseen.
#[component]
pub(super) fn OwnStack(stack: Stack) -> impl IntoView {
    let practice = expect_context::<Clear4Practice>();
    let screen = expect_context::<ShownClear4>()
        .part(move |screen| screen.seats[LEARNER.index()].stacks[stack.index()]);
    let chosen = move || practice.selection.with(|selection| selection.stacks.contains(stack));
    let blind = move || screen.get().is_some_and(|screen| screen.up.is_none() && screen.horizontal);
    let gone = move || screen.get().is_some_and(|screen| screen.up.is_none() && !screen.horizontal);
    let press = move |_| {
        if blind() {
            practice.attempt(Action::Blind(stack));
        } else {
            practice.select(|selection| selection.toggle_stack(stack));
        }
    };
    let pointed = move || {
        practice.points_at(Action::Blind(stack))
            || (practice.pointed_cards().stacks.contains(stack) && !chosen())
    };
    view! {
        <div class="lesson-stack" class:gone=gone>
            <button
                disabled=gone
                class:chosen=chosen
                class:pointed=pointed
                class:ready=move || screen.get().is_some_and(|screen| screen.playable || screen.blind)
                aria-pressed=move || chosen().to_string()
                aria-label=move || screen.get().map(|screen| described(&screen, true))
                on:click=press
            >
                {move || screen.get().map(|screen| view! { <StackPicture screen/> })}
            </button>
        </div>
    }
}

/// A stack of somebody else.
#[component]
pub(super) fn OtherStack(screen: StackScreen) -> impl IntoView {
    let words = move || described(&screen, false);
    view! {
        <div class="lesson-stack" role="img" aria-label=words>
            <StackPicture screen/>
        </div>
    }
}

/// The cards of a stack: one across, one face down on it, one face up.
#[component]
fn StackPicture(screen: StackScreen) -> impl IntoView {
    view! {
        <span class="lesson-stack-cards" aria-hidden="true">
            {screen.horizontal.then(|| view! { <span class="face-back across"></span> })}
            {screen.down.then(|| view! { <span class="face-back under"></span> })}
            {screen.up.map(|face| view! { <FaceView face/> })}
        </span>
    }
}

/// Everything about a stack in a sentence.
fn described(screen: &StackScreen, own: bool) -> String {
    let number = count(screen.stack.number());
    if screen.up.is_none() && !screen.horizontal {
        return say("learn-stack-gone", &[("stack", number)]);
    }
    let mut parts = vec![say("learn-stack", &[("stack", number)])];
    match screen.up {
        Some(face) => parts.push(face_name(face)),
        None if own => parts.push(t("learn-blind")()),
        None => {}
    }
    if screen.face_down() > 0 && screen.up.is_some() {
        parts.push(say("learn-hidden", &[("cards", count(screen.face_down()))]));
    }
    parts.join(", ")
}
