use leptos::prelude::*;

use super::ShownPiles;
use super::hand_card::HandCardView;
use crate::app::words::t;
use crate::browser::focus;
use crate::parts::Show;
use crate::table::live::Live;

/// The person's hand, in order.
#[component]
pub(crate) fn Hand() -> impl IntoView {
    let now = expect_context::<ShownPiles>();
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
    // Cards that make room for others lose the keyboard on the way, and get it back.
    let last = StoredValue::new(None::<String>);
    let come = move |event: web_sys::FocusEvent| {
        last.set_value(event_target::<web_sys::Element>(&event).get_attribute("data-card"));
    };
    let go = move |event: web_sys::FocusEvent| {
        if event.related_target().is_some() {
            last.set_value(None);
        }
    };
    Effect::new(move |_| {
        numbers.track();
        request_animation_frame(move || {
            let card = last.try_get_value().flatten();
            if let Some(card) = card.filter(|_| focus::is_lost()) {
                let _found = focus::focus(&format!(".hand-card[data-card='{card}']"))
                    || focus::focus(".hand-card");
            }
        });
    });
    view! {
        <div
            class="hand"
            role="group"
            aria-label=t("your-hand")
            style:--count=Signal::derive(move || numbers.with(Vec::len).to_string())
            on:keydown=step
            on:focusin=come
            on:focusout=go
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
