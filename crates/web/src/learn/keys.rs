//! Keys of a lesson: the same as at a table.

use leptos::prelude::*;
use stapel_client::lesson::{Lesson, Waits};
use stapel_client::screen::Selection;
use stapel_rules::any::AnyAction;
use stapel_rules::piles::Pile;
use stapel_rules::{Card, GameKind, clear4, piles};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::course::Course;
use super::offers;
use crate::browser::{document, focus};

/// Listens to keys as long as the lesson is shown.
pub(super) fn listen(course: Course) {
    let kind = course.lesson.with_untracked(Lesson::kind);
    let handle = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        let with_others = event.ctrl_key() || event.meta_key() || event.alt_key();
        let in_dialog = document().query_selector("dialog[open]").ok().flatten().is_some();
        if with_others || in_dialog || focus::is_writing() || event.default_prevented() {
            return;
        }
        let key = event.key();
        let used = match key.as_str() {
            "Escape" => {
                course.chosen.set(None);
                course.selection.set(Selection::NOTHING);
                true
            }
            // Whoever is nowhere in particular wants to go on.
            "Enter" if !on_something() => {
                let reading = matches!(
                    course.lesson.with_untracked(Lesson::waits),
                    Waits::Reading | Waits::Other { .. }
                );
                if reading {
                    course.go_on();
                }
                reading
            }
            "ArrowLeft" | "ArrowRight" => step(key == "ArrowRight"),
            _ if kind == GameKind::Clear4 => clear4_key(course, &key),
            _ => piles_key(course, &key),
        };
        if used {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

fn piles_key(course: Course, key: &str) -> bool {
    let pile = match key {
        "a" | "A" => Pile::A,
        "b" | "B" => Pile::B,
        "c" | "C" => Pile::C,
        "d" | "D" => Pile::D,
        "e" | "E" => {
            course.attempt(AnyAction::Piles(piles::Action::End));
            return true;
        }
        _ => return false,
    };
    let focused = focused_attribute("data-card").and_then(|number| number.parse().ok());
    match course.chosen.get_untracked().or(focused.and_then(Card::new)) {
        Some(card) => course.lay(card, pile),
        None => course.lay_chosen(pile),
    }
    true
}

fn clear4_key(course: Course, key: &str) -> bool {
    match key {
        "p" | "P" => offers::play(course),
        "e" | "E" => {
            course.attempt(AnyAction::Clear4(clear4::Action::End));
        }
        "t" | "T" => {
            course.attempt(AnyAction::Clear4(clear4::Action::Take));
        }
        _ => return false,
    }
    true
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
    let there = match (here, forward) {
        (None, _) => 0,
        (Some(here), true) => (here + 1).min(all.len().saturating_sub(1)),
        (Some(here), false) => here.saturating_sub(1),
    };
    let target = all.get(there).and_then(|element| element.dyn_ref::<web_sys::HtmlElement>());
    target.is_some_and(|element| element.focus().is_ok())
}

fn focused_attribute(name: &str) -> Option<String> {
    document().active_element().and_then(|element| element.get_attribute(name))
}

/// Whether the keyboard is on something that can be pressed.
fn on_something() -> bool {
    document().active_element().is_some_and(|element| {
        matches!(element.tag_name().as_str(), "BUTTON" | "A" | "SUMMARY" | "SELECT" | "INPUT")
    })
}
