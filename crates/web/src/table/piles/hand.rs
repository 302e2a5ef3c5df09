use leptos::prelude::*;

use super::hand_card::HandCardView;
use super::now::PilesNow;
use crate::app::words::t;
use crate::browser::focus;
use crate::table::live::Live;

/// The person's hand, in order.
#[component]
pub(crate) fn Hand() -> impl IntoView {
    let now = expect_context::<PilesNow>();
    let cards = Memo::new(move |_| {
        now.screen
            .with(|screen| screen.as_ref().map(|screen| screen.hand.clone()).unwrap_or_default())
    });
    let numbers = Memo::new(move |_| {
        cards.with(|cards| cards.iter().map(|held| held.card).collect::<Vec<_>>())
    });
    // Without a live table there is nobody who could only watch.
    let live = use_context::<Live>();
    let watching =
        Memo::new(move |_| live.is_some_and(|live| live.ask(|session| session.seat().is_none())));
    // Arrow keys go from card to card, as in a list.
    let step = move |event: web_sys::KeyboardEvent| {
        let selector = match event.key().as_str() {
            "ArrowRight" => ".hand-card:focus ~ .hand-card",
            "ArrowLeft" => ".hand-card:has(+ .hand-card:focus)",
            "Home" => ".hand-card",
            "End" => ".hand-card:last-child",
            _ => return,
        };
        event.prevent_default();
        focus::focus(selector);
    };
    view! {
        <div
            class="hand"
            role="group"
            aria-label=t("your-hand")
            style:--count=move || numbers.with(Vec::len).to_string()
            on:keydown=step
        >
            <For each=move || numbers.get() key=|card| *card let(card)>
                <HandCardView card cards/>
            </For>
            <Show when=move || watching.get()>
                <p class="soft">{t("you-watch")}</p>
            </Show>
        </div>
    }
}
