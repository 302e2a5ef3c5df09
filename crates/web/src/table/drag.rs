//! Cards that are dragged with a finger or the mouse.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use crate::browser::place::{self, Point, way};

/// How far a finger may slip before it drags, in pixels.
const SLIP: i32 = 8;

/// What has become of a card that a pointer holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The pointer is pressed on it, and has not moved it yet.
    Pressed,
    /// It follows the pointer.
    Dragged,
    /// It lies where it was let go until the table has answered.
    Dropped,
}

/// A card that a pointer holds: where it was taken, and how far it has come.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Held {
    pointer: i32,
    from: Point,
    by: Point,
    stage: Stage,
}

impl Held {
    fn new(pointer: i32, from: Point) -> Held {
        Held { pointer, from, by: (0, 0), stage: Stage::Pressed }
    }

    /// The card after a pointer has moved; `None` if that is not the one that holds it.
    fn moved(self, pointer: i32, to: Point) -> Option<Held> {
        if self.pointer != pointer || self.stage == Stage::Dropped {
            return None;
        }
        let by = way(self.from, to);
        let slips = self.stage == Stage::Pressed && by.0 * by.0 + by.1 * by.1 <= SLIP * SLIP;
        let stage = if slips { Stage::Pressed } else { Stage::Dragged };
        Some(Held { by, stage, ..self })
    }
}

/// A card that can be dragged.
#[derive(Clone, Copy)]
pub(crate) struct Drag {
    held: RwSignal<Option<Held>>,
    /// Whether a click is still to come that is the end of a drag.
    click_follows: StoredValue<bool>,
    /// Whether what was played with the card has not been answered yet.
    pending: Signal<bool>,
}

impl Drag {
    /// It lies still. What is played by dropping it is `pending` until the table answers.
    pub(crate) fn new(pending: impl Into<Signal<bool>>) -> Drag {
        let pending = pending.into();
        let held = RwSignal::new(None::<Held>);
        Effect::new(move |_| {
            let waits = pending.get();
            if !waits && held.get_untracked().is_some_and(|held| held.stage == Stage::Dropped) {
                held.set(None);
            }
        });
        Drag { held, click_follows: StoredValue::new(false), pending }
    }

    /// A pointer is pressed on it.
    pub(crate) fn press(self, event: &PointerEvent) {
        if event.button() == 0 {
            // From here on every movement is ours, wherever the pointer is.
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            if let Some(card) = target.and_then(|target| target.closest("button").ok().flatten()) {
                let _captured = card.set_pointer_capture(event.pointer_id());
            }
            self.click_follows.set_value(false);
            self.held.set(Some(Held::new(event.pointer_id(), place::of_pointer(event))));
        }
    }

    /// The pointer moves. Tells whether the card has just begun to follow it.
    pub(crate) fn follow(self, event: &PointerEvent) -> bool {
        let Some(before) = self.held.get_untracked() else { return false };
        let Some(now) = before.moved(event.pointer_id(), place::of_pointer(event)) else {
            return false;
        };
        self.held.set(Some(now));
        now.stage != before.stage
    }

    /// The pointer is let go. If the card was dragged, `drop` plays it, should there be something under it.
    pub(crate) fn let_go(self, event: &PointerEvent, drop: impl FnOnce()) {
        let held = self.held.get_untracked().filter(|held| held.stage == Stage::Dragged);
        let Some(held) = held else {
            return self.cancel();
        };
        // Only a mouse clicks at the end of a drag.
        self.click_follows.set_value(event.pointer_type() == "mouse");
        drop();
        // By now the card may have left the hand.
        let waits = self.pending.try_get_untracked() == Some(true);
        self.held.try_set(waits.then_some(Held { stage: Stage::Dropped, ..held }));
    }

    /// The card is back where it was.
    pub(crate) fn cancel(self) {
        self.held.set(None);
    }

    /// There was a click. Tells whether it was the end of a drag: then it is part of it.
    pub(crate) fn ends_with_click(self) -> bool {
        let follows = self.click_follows.get_value();
        self.click_follows.set_value(false);
        follows
    }

    /// Whether it is away from its place.
    pub(crate) fn is_moved(self) -> bool {
        self.held.get().is_some_and(|held| held.stage != Stage::Pressed)
    }

    /// How far to the right of its place it is, for style sheets.
    pub(crate) fn x(self) -> Option<String> {
        self.held.get().map(|held| format!("{}px", held.by.0))
    }

    /// How far below its place it is, for style sheets.
    pub(crate) fn y(self) -> Option<String> {
        self.held.get().map(|held| format!("{}px", held.by.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const POINTER: i32 = 3;

    fn held() -> Held {
        Held::new(POINTER, (100, 200))
    }

    #[test]
    fn a_finger_that_slips_a_little_does_not_drag() {
        // Each way alone would be far enough if it were measured along one side only.
        for (to, stage) in [
            ((100, 200), Stage::Pressed),
            ((108, 200), Stage::Pressed),
            ((95, 194), Stage::Pressed),
            ((94, 194), Stage::Dragged),
            ((100, 209), Stage::Dragged),
        ] {
            let moved = held().moved(POINTER, to).expect("it is the pointer that holds the card");
            assert_eq!(moved.stage, stage, "{to:?}");
        }
    }

    #[test]
    fn a_card_that_was_dragged_follows_even_back_to_its_place() {
        let away = held().moved(POINTER, (150, 230)).expect("it holds the card");
        assert_eq!(away.by, (50, 30));
        let back = away.moved(POINTER, (101, 200)).expect("it holds the card");
        assert_eq!((back.by, back.stage), ((1, 0), Stage::Dragged));
    }

    #[test]
    fn a_second_finger_moves_nothing_and_neither_does_anything_after_the_drop() {
        assert_eq!(held().moved(POINTER + 1, (300, 300)), None);
        let dropped = Held { stage: Stage::Dropped, ..held() };
        assert_eq!(dropped.moved(POINTER, (300, 300)), None);
    }
}
