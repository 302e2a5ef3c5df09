use leptos::prelude::*;
use stapel_client::screen::HandCard;
use stapel_rules::Card;
use stapel_rules::piles::Pile;
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;

use super::grip::Grip;
use crate::app::words::{count, say, text};
use crate::browser::document;
use crate::parts::{CardFace, command_name};

/// How far a finger may slip before it drags.
const SLIP: f64 = 8.0;

/// A card that is being dragged: where it was taken, and how far it has come.
#[derive(Clone, Copy, PartialEq)]
struct Drag {
    pointer: i32,
    from: (f64, f64),
    by: (f64, f64),
    moved: bool,
}

/// A card of the hand: click it and then a pile, drag it there, or use the keyboard.
#[component]
pub(crate) fn HandCardView(card: Card, cards: Memo<Vec<HandCard>>) -> impl IntoView {
    let grip = expect_context::<Grip>();
    let held = Memo::new(move |_| {
        cards.with(|cards| cards.iter().find(|held| held.card == card).copied())
    });
    let drag = RwSignal::new(None::<Drag>);
    let command = held.get_untracked().and_then(|held| held.command);
    let down = move |event: PointerEvent| {
        if event.button() == 0 {
            let from = (f64::from(event.client_x()), f64::from(event.client_y()));
            drag.set(Some(Drag {
                pointer: event.pointer_id(),
                from,
                by: (0.0, 0.0),
                moved: false,
            }));
        }
    };
    let moved = move |event: PointerEvent| {
        let Some(mut now) = drag.get_untracked() else { return };
        if now.pointer != event.pointer_id() {
            return;
        }
        now.by =
            (f64::from(event.client_x()) - now.from.0, f64::from(event.client_y()) - now.from.1);
        if !now.moved && now.by.0.hypot(now.by.1) > SLIP {
            now.moved = true;
            // From here on every movement is ours, wherever the pointer is.
            if let Some(target) = event.current_target() {
                let element: web_sys::Element = target.unchecked_into();
                let _captured = element.set_pointer_capture(event.pointer_id());
            }
            grip.chosen.set(Some(card));
        }
        drag.set(Some(now));
    };
    let up = move |event: PointerEvent| {
        let Some(ended) = drag.get_untracked().filter(|drag| drag.moved) else {
            drag.set(None);
            return;
        };
        drag.set(Some(Drag { by: (0.0, 0.0), ..ended }));
        if let Some(pile) = pile_at(event.client_x(), event.client_y()) {
            grip.lay.run((card, pile));
        }
    };
    let click = move |_| {
        // The click at the end of a drag is part of it.
        let dragged = drag.get_untracked().is_some_and(|drag| drag.moved);
        drag.set(None);
        if !dragged {
            grip.choose(card);
        }
    };
    let chosen = move || grip.chosen.get() == Some(card);
    view! {
        <button
            class="hand-card"
            class:chosen=chosen
            class:pointed=move || grip.pointed.get() == Some(card)
            class:playable=move || held.get().is_some_and(|held| held.is_playable())
            class:jumps-back=move || held.get().is_some_and(|held| !held.tricks.is_empty())
            class:waiting=move || held.get().is_some_and(|held| held.pending.is_some() || held.queued.is_some())
            class:dragged=move || drag.get().is_some_and(|drag| drag.moved)
            style:--by-x=move || drag.get().map(|drag| format!("{}px", drag.by.0))
            style:--by-y=move || drag.get().map(|drag| format!("{}px", drag.by.1))
            data-card=card.number()
            aria-pressed=move || chosen().to_string()
            aria-label=move || held.get().map(|held| described(&held))
            on:pointerdown=down
            on:pointermove=moved
            on:pointerup=up
            on:pointercancel=move |_| drag.set(None)
            on:click=click
        >
            <CardFace number=card.number() command/>
        </button>
    }
}

/// The pile at a place on the screen.
fn pile_at(x: i32, y: i32) -> Option<Pile> {
    let elements = document().elements_from_point(x as f32, y as f32);
    let pile = elements.iter().find_map(|element| {
        element.unchecked_into::<web_sys::Element>().closest("[data-pile]").ok().flatten()
    })?;
    let wanted = pile.get_attribute("data-pile")?;
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
