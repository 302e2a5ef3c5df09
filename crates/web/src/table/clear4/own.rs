use leptos::prelude::*;
use stapel_rules::clear4::Stack;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::choosing::Choosing;
use super::hand::OwnHand;
use super::now::Clear4Now;
use super::own_card::OwnStack;
use crate::app::words::t;
use crate::browser::{document, focus};

/// The person's own stacks and hand, in which arrow keys lead from card to card.
#[component]
pub(crate) fn OwnCards() -> impl IntoView {
    let now = expect_context::<Clear4Now>();
    let choosing = use_context::<Choosing>();
    let keys = move |event: KeyboardEvent| {
        let key = event.key();
        let done = match key.as_str() {
            "ArrowRight" => step(1),
            "ArrowLeft" => step(-1),
            "ArrowUp" => leap(-1.0),
            "ArrowDown" => leap(1.0),
            "Home" => focus_nth(0),
            "End" => focus_nth(usize::MAX),
            // Enter chooses a card, and once more plays it or asks whom it shall hit.
            "Enter" => {
                let pressed =
                    document().active_element().and_then(|card| card.get_attribute("aria-pressed"));
                let again = pressed.as_deref() == Some("true");
                again && (choosing.is_some_and(Choosing::play_the_one) || focus::focus(".victim"))
            }
            _ => return,
        };
        if done || key != "Enter" {
            event.prevent_default();
        }
    };
    keep_focus(now);
    view! {
        <div class="own-cards" on:keydown=keys>
            <ul class="own-stacks" aria-label=t("your-stacks")>
                {Stack::ALL.map(|stack| view! { <li><OwnStack stack/></li> })}
            </ul>
            <OwnHand/>
        </div>
    }
}

/// The cards that can be touched, in the order in which they are shown.
fn cards() -> Vec<HtmlElement> {
    let found = document().query_selector_all(".own-card:not(:disabled)").ok();
    let found =
        found.iter().flat_map(|list| (0..list.length()).filter_map(|index| list.item(index)));
    found.filter_map(|node| node.dyn_into().ok()).collect()
}

/// Which of them the keyboard is on.
fn place() -> Option<usize> {
    let active = document().active_element()?;
    cards().iter().position(|card| *AsRef::<Element>::as_ref(card) == active)
}

fn focus_nth(place: usize) -> bool {
    let cards = cards();
    cards.get(place).or(cards.last()).is_some_and(|card| card.focus().is_ok())
}

/// To the next card, or the one before.
fn step(by: isize) -> bool {
    place().and_then(|place| place.checked_add_signed(by)).is_some_and(focus_nth)
}

/// To the nearest card above or below.
fn leap(way: f64) -> bool {
    let cards = cards();
    let middle = |card: &HtmlElement| {
        let place = card.get_bounding_client_rect();
        (place.x() + place.width() / 2.0, place.y() + place.height() / 2.0)
    };
    let Some((from_x, from_y)) = place().and_then(|place| cards.get(place)).map(middle) else {
        return false;
    };
    let far = |card: &HtmlElement| {
        let (x, y) = middle(card);
        let down = (y - from_y) * way;
        // A card that is raised is still in its row.
        (down > 20.0).then(|| down * 3.0 + (x - from_x).abs())
    };
    let distances = cards.iter().filter_map(|card| Some((far(card)?, card)));
    let nearest = distances.min_by(|(a, _), (b, _)| a.total_cmp(b));
    nearest.is_some_and(|(_, card)| card.focus().is_ok())
}

/// When cards leave, the keyboard goes to what took their place instead of getting lost.
fn keep_focus(now: Clear4Now) {
    // Where it was last; the outer one tells whether it was among these at all.
    let last = StoredValue::new(None::<Option<usize>>);
    let listener = window_event_listener(leptos::ev::focusin, move |event| {
        let inside = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let inside =
            inside.is_some_and(|element| element.closest(".mine").ok().flatten().is_some());
        last.try_set_value(inside.then(place));
    });
    on_cleanup(move || listener.remove());
    Effect::new(move |_| {
        now.screen.track();
        request_animation_frame(move || {
            let was = last.try_get_value().flatten();
            let Some(was) = was.filter(|_| focus::is_lost()) else { return };
            let _found =
                was.is_some_and(focus_nth) || focus::focus("#play") || focus::focus("#again");
        });
    });
}
