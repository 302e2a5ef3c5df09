use leptos::prelude::*;
use stapel_client::lesson::LEARNER;
use stapel_client::screen::StackScreen;
use stapel_rules::clear4::{Action, Stack};

use super::practice::Clear4Practice;
use crate::table::clear4::{ShownClear4, StackPicture, stack_text};

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
    // Only what lies there is drawn anew, not what can be done with it.
    let lies = Memo::new(move |_| {
        screen.get().map(|screen| StackScreen { playable: false, blind: false, ..screen })
    });
    let pointed = move || {
        practice.points_at(Action::Blind(stack))
            || (practice.pointed_cards().stacks.contains(stack) && !chosen())
    };
    view! {
        <div class="lesson-stack">
            <button
                disabled=gone
                class:chosen=chosen
                class:pointed=pointed
                class:ready=move || screen.get().is_some_and(|screen| screen.playable || screen.blind)
                aria-pressed=move || chosen().to_string()
                aria-label=move || screen.get().map(|screen| stack_text(&screen))
                on:click=press
            >
                {move || lies.get().map(|stack| view! { <StackPicture stack/> })}
            </button>
        </div>
    }
}
