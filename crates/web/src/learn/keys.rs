//! Keys of a lesson: the same as at a table.

use leptos::prelude::*;
use stapel_client::lesson::{Lesson, Waits};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::course::Course;
use crate::browser::{document, focus, keys};

/// Listens to keys as long as the lesson is shown.
pub(super) fn listen(course: Course) {
    keys::listen(move |key| match key {
        "Escape" => {
            course.put_back();
            true
        }
        // Where Enter presses nothing else, it goes on.
        "Enter" if !focus::is_on_button() => {
            let waits = course.lesson.with_untracked(Lesson::waits);
            let goes_on = matches!(waits, Waits::Reading | Waits::Other { .. });
            if goes_on {
                course.go_on();
            }
            goes_on
        }
        "ArrowLeft" | "ArrowRight" => step(key == "ArrowRight"),
        _ => course.press(key),
    });
}

/// Goes to the next card, or to the first one if the keyboard is elsewhere. Tells whether there is one.
fn step(forward: bool) -> bool {
    let Ok(cards) = document().query_selector_all(".hand-card, .lesson-stack button, .face-button")
    else {
        return false;
    };
    let all: Vec<Element> =
        (0..cards.length()).filter_map(|i| cards.item(i)?.dyn_into::<Element>().ok()).collect();
    let active = document().active_element();
    let here = all.iter().position(|element| Some(element) == active.as_ref());
    let there = all.get(next(here, all.len(), forward));
    let there = there.and_then(|element| element.dyn_ref::<HtmlElement>());
    there.is_some_and(|element| element.focus().is_ok())
}

/// The index of the card after or before one of so many. From elsewhere it is the first; at the ends it stays.
fn next(here: Option<usize>, cards: usize, forward: bool) -> usize {
    match (here, forward) {
        (None, _) => 0,
        (Some(here), true) => (here + 1).min(cards.saturating_sub(1)),
        (Some(here), false) => here.saturating_sub(1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_from_card_to_card_and_stop_at_the_ends() {
        for (here, forward, there) in [
            (None, true, 0),
            (None, false, 0),
            (Some(0), false, 0),
            (Some(0), true, 1),
            (Some(4), true, 4),
            (Some(4), false, 3),
        ] {
            assert_eq!(next(here, 5, forward), there, "from {here:?}");
        }
    }
}
