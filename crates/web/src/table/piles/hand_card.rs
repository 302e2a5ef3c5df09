use leptos::prelude::*;
use stapel_client::screen::HandCard;
use stapel_rules::Card;
use stapel_rules::piles::Pile;
use web_sys::PointerEvent;

use super::card_input::CardInput;
use crate::app::words::{count, say, text};
use crate::browser::place::element_under;
use crate::parts::piles::{CardFace, command_name};
use crate::table::drag::Drag;

/// A card of the hand: click it and then a pile, drag it there, or use the keyboard.
#[component]
pub(crate) fn HandCardView(card: Card, cards: Memo<Vec<HandCard>>) -> impl IntoView {
    let input = expect_context::<CardInput>();
    let held = Memo::new(move |_| {
        cards.with(|cards| cards.iter().find(|held| held.card == card).copied())
    });
    let pending = move || held.get().is_some_and(|held| held.pending.is_some());
    let drag = Drag::new(Signal::derive(pending));
    let command = held.get_untracked().and_then(|held| held.command);
    let moved = move |event: PointerEvent| {
        if drag.follow(&event) {
            input.chosen.set(Some(card));
        }
    };
    let up = move |event: PointerEvent| {
        drag.let_go(&event, || {
            if let Some(pile) = pile_at(&event) {
                input.lay.run((card, pile));
            }
        });
    };
    let click = move |_| {
        if !drag.ends_with_click() {
            input.choose(card);
        }
    };
    let chosen = move || input.chosen.get() == Some(card);
    view! {
        <button
            class="hand-card"
            class:chosen=chosen
            class:pointed=Signal::derive(move || input.pointed.get() == Some(card))
            class:playable=Signal::derive(move || held.get().is_some_and(|held| held.is_playable()))
            class:jumps-back=Signal::derive(move || held.get().is_some_and(|held| !held.tricks.is_empty()))
            class:waiting=Signal::derive(move || pending() || held.get().is_some_and(|held| held.queued.is_some()))
            class:dragged=Signal::derive(move || drag.is_moved())
            style:--by-x=Signal::derive(move || drag.x())
            style:--by-y=Signal::derive(move || drag.y())
            data-card=card.number()
            aria-pressed=Signal::derive(move || chosen().to_string())
            aria-label=Signal::derive(move || held.get().map(|held| described(&held)))
            on:pointerdown=move |event| drag.press(&event)
            on:pointermove=moved
            on:pointerup=up
            on:pointercancel=move |_| drag.cancel()
            on:click=click
        >
            <CardFace number=card.number() command/>
        </button>
    }
}

/// The pile under a pointer.
fn pile_at(event: &PointerEvent) -> Option<Pile> {
    let wanted = element_under(event, "[data-pile]")?.get_attribute("data-pile")?;
    Pile::ALL.into_iter().find(|pile| super::names::letter(*pile) == wanted)
}

/// Everything about a card in a sentence.
fn described(held: &HandCard) -> String {
    let mut parts = vec![say("card-named", &[("card", count(held.card.number()))])];
    if let Some(command) = held.command {
        parts.push(command_name(command));
    }
    let piles: Vec<&str> = held.piles.iter().map(super::names::letter).collect();
    parts.push(if piles.is_empty() {
        say("card-fits-nowhere", &[])
    } else {
        say("card-fits", &[("piles", text(&piles.join(", ")))])
    });
    if let Some(pile) = held.queued {
        parts.push(say("card-queued", &[("pile", text(super::names::letter(pile)))]));
    }
    parts.join(", ")
}
