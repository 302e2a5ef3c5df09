use leptos::prelude::*;

use super::clock::ClockRing;
use crate::app::words::{say, text};

/// Whose turn it is, in words.
pub(crate) fn whose_turn(is_yours: bool, name: impl FnOnce() -> String) -> String {
    if is_yours { say("your-turn", &[]) } else { say("their-turn", &[("name", text(&name()))]) }
}

/// The bar above the person's cards: whose turn it is, what it owes or may do, and the buttons that do it.
#[component]
pub(crate) fn TurnBar(
    yours: Signal<bool>,
    /// Whose turn it is, in words.
    whose: Signal<Option<String>>,
    /// What the turn owes or may do, in words.
    hint: Signal<Option<String>>,
    children: Children,
) -> impl IntoView {
    view! {
        <div class="turn-bar" class:yours=yours>
            <ClockRing/>
            <p class="turn-words" id="turn">
                <strong>{whose}</strong>
                <span class="owes small">{hint}</span>
            </p>
            {children()}
        </div>
    }
}
