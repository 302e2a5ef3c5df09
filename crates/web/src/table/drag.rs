//! Cards that are dragged with a finger or the mouse.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use crate::browser::document;

/// How far a finger may slip before it drags.
const SLIP: f64 = 8.0;

/// Where a card was taken, and how far it has come.
#[derive(Clone, Copy, PartialEq)]
struct Way {
    pointer: i32,
    from: (f64, f64),
    by: (f64, f64),
    moved: bool,
}

/// A card that can be dragged.
#[derive(Clone, Copy)]
pub(crate) struct Drag(RwSignal<Option<Way>>);

impl Drag {
    /// It lies still.
    pub(crate) fn new() -> Drag {
        Drag(RwSignal::new(None))
    }

    /// A pointer is pressed on it.
    pub(crate) fn press(self, event: &PointerEvent) {
        if event.button() == 0 {
            // From here on every movement is ours, wherever the pointer is.
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            if let Some(card) = target.and_then(|target| target.closest("button").ok().flatten()) {
                let _captured = card.set_pointer_capture(event.pointer_id());
            }
            let from = (f64::from(event.client_x()), f64::from(event.client_y()));
            self.0.set(Some(Way {
                pointer: event.pointer_id(),
                from,
                by: (0.0, 0.0),
                moved: false,
            }));
        }
    }

    /// The pointer moves. Tells whether the card has just begun to follow it.
    pub(crate) fn follow(self, event: &PointerEvent) -> bool {
        let Some(mut now) = self.0.get_untracked() else { return false };
        if now.pointer != event.pointer_id() {
            return false;
        }
        now.by =
            (f64::from(event.client_x()) - now.from.0, f64::from(event.client_y()) - now.from.1);
        let begins = !now.moved && now.by.0.hypot(now.by.1) > SLIP;
        if begins {
            now.moved = true;
        }
        self.0.set(Some(now));
        begins
    }

    /// The pointer is let go. Tells whether the card was dragged.
    pub(crate) fn let_go(self, event: &PointerEvent) -> bool {
        let ended = self.0.get_untracked().filter(|way| way.moved);
        // Only a mouse clicks at the end of a drag.
        let clicks = event.pointer_type() == "mouse";
        self.0.set(ended.filter(|_| clicks).map(|way| Way { by: (0.0, 0.0), ..way }));
        ended.is_some()
    }

    /// A click, or the end of everything. Tells whether it was the end of a drag: then it is part of it.
    pub(crate) fn rest(self) -> bool {
        let dragged = self.is_moved_now();
        self.0.set(None);
        dragged
    }

    fn is_moved_now(self) -> bool {
        self.0.get_untracked().is_some_and(|way| way.moved)
    }

    /// Whether it is being dragged.
    pub(crate) fn is_moved(self) -> bool {
        self.0.get().is_some_and(|way| way.moved)
    }

    /// How far it has come, for style sheets.
    pub(crate) fn x(self) -> Option<String> {
        self.0.get().map(|way| format!("{}px", way.by.0))
    }

    /// How far it has come, for style sheets.
    pub(crate) fn y(self) -> Option<String> {
        self.0.get().map(|way| format!("{}px", way.by.1))
    }
}

/// The element under a pointer that a selector finds, or that is in such a one.
pub(crate) fn element_under(event: &PointerEvent, selector: &str) -> Option<Element> {
    let elements = document().elements_from_point(event.client_x() as f32, event.client_y() as f32);
    elements
        .iter()
        .find_map(|element| element.unchecked_into::<Element>().closest(selector).ok().flatten())
}
