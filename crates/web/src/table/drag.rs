//! Cards that are dragged with a finger or the mouse.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use crate::browser::document;

/// How far a finger may slip before it drags.
const SLIP: f64 = 8.0;

/// How far a card has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// A pointer is pressed on it, and has not moved it yet.
    Held,
    /// It follows the pointer.
    Carried,
    /// It lies where it was let go until the table has answered.
    Dropped,
}

/// Where a card was taken, and how far it has come.
#[derive(Clone, Copy, PartialEq)]
struct Way {
    pointer: i32,
    from: (f64, f64),
    by: (f64, f64),
    stage: Stage,
}

/// A card that can be dragged.
#[derive(Clone, Copy)]
pub(crate) struct Drag {
    way: RwSignal<Option<Way>>,
    /// Whether a click is still to come that is the end of a drag.
    click_follows: StoredValue<bool>,
    /// Whether what was played with the card has not been answered yet.
    pending: Signal<bool>,
}

impl Drag {
    /// It lies still. What is played by dropping it is `pending` until the table answers.
    pub(crate) fn new(pending: impl Into<Signal<bool>>) -> Drag {
        let pending = pending.into();
        let way = RwSignal::new(None::<Way>);
        Effect::new(move |_| {
            let waits = pending.get();
            if !waits && way.get_untracked().is_some_and(|way| way.stage == Stage::Dropped) {
                way.set(None);
            }
        });
        Drag { way, click_follows: StoredValue::new(false), pending }
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
            self.click_follows.set_value(false);
            self.way.set(Some(Way {
                pointer: event.pointer_id(),
                from,
                by: (0.0, 0.0),
                stage: Stage::Held,
            }));
        }
    }

    /// The pointer moves. Tells whether the card has just begun to follow it.
    pub(crate) fn follow(self, event: &PointerEvent) -> bool {
        let Some(mut now) = self.way.get_untracked() else { return false };
        if now.pointer != event.pointer_id() || now.stage == Stage::Dropped {
            return false;
        }
        now.by =
            (f64::from(event.client_x()) - now.from.0, f64::from(event.client_y()) - now.from.1);
        let begins = now.stage == Stage::Held && now.by.0.hypot(now.by.1) > SLIP;
        if begins {
            now.stage = Stage::Carried;
        }
        self.way.set(Some(now));
        begins
    }

    /// The pointer is let go. If the card was dragged, `drop` plays it, should there be something under it.
    pub(crate) fn let_go(self, event: &PointerEvent, drop: impl FnOnce()) {
        let Some(way) = self.way.get_untracked().filter(|way| way.stage == Stage::Carried) else {
            return self.cancel();
        };
        // Only a mouse clicks at the end of a drag.
        self.click_follows.set_value(event.pointer_type() == "mouse");
        drop();
        // By now the card may have left the hand.
        let waits = self.pending.try_get_untracked() == Some(true);
        self.way.try_set(waits.then_some(Way { stage: Stage::Dropped, ..way }));
    }

    /// The card is back where it was.
    pub(crate) fn cancel(self) {
        self.way.set(None);
    }

    /// There was a click. Tells whether it was the end of a drag: then it is part of it.
    pub(crate) fn ends_with_click(self) -> bool {
        let follows = self.click_follows.get_value();
        self.click_follows.set_value(false);
        follows
    }

    /// Whether it is away from its place.
    pub(crate) fn is_moved(self) -> bool {
        self.way.get().is_some_and(|way| way.stage != Stage::Held)
    }

    /// How far it has come, for style sheets.
    pub(crate) fn x(self) -> Option<String> {
        self.way.get().map(|way| format!("{}px", way.by.0))
    }

    /// How far it has come, for style sheets.
    pub(crate) fn y(self) -> Option<String> {
        self.way.get().map(|way| format!("{}px", way.by.1))
    }
}

/// The element under a pointer that a selector finds, or that is in such a one.
pub(crate) fn element_under(event: &PointerEvent, selector: &str) -> Option<Element> {
    let elements = document().elements_from_point(event.client_x() as f32, event.client_y() as f32);
    elements
        .iter()
        .find_map(|element| element.unchecked_into::<Element>().closest(selector).ok().flatten())
}
