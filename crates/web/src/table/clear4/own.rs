use leptos::prelude::*;
use stapel_rules::clear4::Stack;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::ShownClear4;
use super::hand::OwnHand;
use super::input::Clear4Input;
use super::own_card::OwnStack;
use crate::app::words::t;
use crate::browser::place::{Point, middle_of};
use crate::browser::{document, focus};

/// How far a card that is chosen may be above the others of its row, in pixels.
const RAISED: i32 = 20;

/// The person's own stacks and hand, in which arrow keys lead from card to card.
#[component]
pub(crate) fn OwnCards() -> impl IntoView {
    let now = expect_context::<ShownClear4>();
    let input = use_context::<Clear4Input>();
    let keys = move |event: KeyboardEvent| {
        let key = event.key();
        let done = match key.as_str() {
            "ArrowRight" => step(1),
            "ArrowLeft" => step(-1),
            "ArrowUp" => leap(-1),
            "ArrowDown" => leap(1),
            "Home" => focus_nth(0),
            "End" => focus_nth(usize::MAX),
            // Enter chooses a card, and once more plays it or asks whom it shall hit.
            "Enter" => {
                let pressed =
                    document().active_element().and_then(|card| card.get_attribute("aria-pressed"));
                let again = pressed.as_deref() == Some("true");
                again && (input.is_some_and(Clear4Input::play_the_one) || focus::focus(".victim"))
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

/// Which of them has the focus.
fn place() -> Option<usize> {
    let active = document().active_element()?;
    cards().iter().position(|card| *AsRef::<Element>::as_ref(card) == active)
}

fn focus_nth(place: usize) -> bool {
    let cards = cards();
    cards.get(place).or(cards.last()).is_some_and(|card| card.focus().is_ok())
}

/// Focuses the next card, or the one before.
fn step(by: isize) -> bool {
    place().and_then(|place| place.checked_add_signed(by)).is_some_and(focus_nth)
}

/// Focuses the nearest card above or below.
fn leap(way: i32) -> bool {
    let cards = cards();
    let places: Vec<Point> = cards.iter().map(|card| middle_of(card)).collect();
    let there = place().and_then(|here| nearest(*places.get(here)?, &places, way));
    there.and_then(|there| cards.get(there)).is_some_and(|card| card.focus().is_ok())
}

/// Which of several places is the nearest one below another, or above it if `way` is negative. How far it is
/// up or down counts more than how far aside.
fn nearest(from: Point, places: &[Point], way: i32) -> Option<usize> {
    let far = |&(x, y): &Point| {
        let down = (y - from.1) * way;
        // A card that is raised is still in its row.
        (down > RAISED).then(|| down * 3 + (x - from.0).abs())
    };
    let distances =
        places.iter().enumerate().filter_map(|(index, place)| Some((far(place)?, index)));
    distances.min().map(|(_, index)| index)
}

/// When the card with the focus leaves, what took its place gets the focus.
fn keep_focus(now: ShownClear4) {
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

#[cfg(test)]
mod tests {
    use super::*;

    const DOWN: i32 = 1;
    const UP: i32 = -1;

    /// Two rows: four stacks, and three cards of the hand between them, of which the middle one is raised.
    const PLACES: [Point; 7] =
        [(0, 0), (100, 0), (200, 0), (300, 0), (60, 150), (160, 132), (260, 150)];

    #[test]
    fn arrows_lead_to_the_nearest_card_of_the_other_row() {
        for (from, way, to) in [(0, DOWN, 4), (3, DOWN, 6), (4, UP, 1), (6, UP, 3)] {
            assert_eq!(nearest(PLACES[from], &PLACES, way), Some(to), "from {from}");
        }
    }

    #[test]
    fn a_raised_card_is_in_its_row() {
        // From its neighbours it is a little above, and must not be taken for a row of its own.
        assert_eq!(nearest(PLACES[4], &PLACES, UP), Some(1));
        assert_eq!(nearest(PLACES[5], &PLACES, DOWN), None);
    }

    #[test]
    fn beyond_the_last_row_there_is_nothing() {
        assert_eq!(nearest(PLACES[0], &PLACES, UP), None);
        assert_eq!(nearest(PLACES[6], &PLACES, DOWN), None);
    }
}
