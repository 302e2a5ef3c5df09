//! Mouse, finger and keyboard.

use std::time::Duration;

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    TouchActions,
};
use serde_json::json;

use super::browser::Browser;

/// A key that writes nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Key {
    Tab,
    Enter,
    Escape,
    Left,
    Right,
    /// A key that writes a letter, a digit or a sign.
    Letter(char),
}

impl Key {
    /// As the standard of the WebDriver names it.
    fn code(self) -> char {
        match self {
            Key::Tab => '\u{e004}',
            Key::Enter => '\u{e007}',
            Key::Escape => '\u{e00c}',
            Key::Left => '\u{e012}',
            Key::Right => '\u{e014}',
            Key::Letter(letter) => letter,
        }
    }
}

/// What points at the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pointer {
    Mouse,
    Finger,
}

/// A place on the screen.
pub(crate) type Place = (f64, f64);

impl Browser {
    /// Presses keys, one after the other.
    pub(crate) async fn press(&self, keys: &[Key]) {
        let mut actions = KeyActions::new(String::from("keyboard"));
        for key in keys {
            let value = key.code();
            actions = actions.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        self.client.perform_actions(actions).await.unwrap();
    }

    /// Goes to something with the tabulator.
    pub(crate) async fn tab_to(&self, selector: &str) {
        let there = format!("return document.activeElement.matches({})", json!(selector));
        self.press_until(&format!("the keyboard on {selector}"), Key::Tab, &there).await;
    }

    /// Presses a key until a script says that it is so.
    pub(crate) async fn press_until(&self, what: &str, key: Key, script: &str) {
        self.try_until(what, async || {
            if self.read(script).await {
                return Some(());
            }
            self.press(&[key]).await;
            None
        })
        .await;
    }

    /// Goes with the arrow keys to one of several things in a row. The script says at which one the keyboard is, if it
    /// is at one.
    pub(crate) async fn step_to(&self, wanted: usize, script: &str) {
        self.try_until(&format!("the keyboard at {wanted}"), async || {
            match self.read::<Option<usize>>(script).await {
                Some(at) if at == wanted => return Some(()),
                Some(at) if at > wanted => self.press(&[Key::Left]).await,
                Some(_) | None => self.press(&[Key::Right]).await,
            }
            None
        })
        .await;
    }

    /// The middle of something, once it stands still and nothing is in front of it.
    pub(crate) async fn middle(&self, selector: &str) -> Place {
        let script = format!(
            "const element = document.querySelector({});
            if (!element) return null;
            const moves = (animation) => animation.effect?.target?.contains(element);
            if (document.getAnimations().some(moves)) return null;
            element.scrollIntoView({{ block: 'nearest', behavior: 'instant' }});
            const place = element.getBoundingClientRect();
            const middle = [place.x + place.width / 2, place.y + place.height / 2];
            return element.contains(document.elementFromPoint(...middle)) ? middle : null;",
            json!(selector)
        );
        self.wait_for(&format!("{selector} within reach"), &script).await
    }

    /// Taps or clicks something.
    pub(crate) async fn touch(&self, pointer: Pointer, selector: &str) {
        let place = self.middle(selector).await;
        self.point(pointer, vec![move_to(place), down(), up()]).await;
    }

    /// Drags something onto something else, all at once: between two commands the browser would let go of it.
    pub(crate) async fn drag(&self, pointer: Pointer, from: &str, to: &str) {
        let (from, to) = (self.middle(from).await, self.middle(to).await);
        let halfway = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1));
        let beside = (from.0, from.1 - 12.0);
        let way = [beside, halfway, to].map(move_to);
        // A finger that lets go in the middle of a movement throws, and what is thrown has to be stopped by a tap.
        let rest = PointerAction::Pause { duration: Duration::from_millis(150) };
        let actions = [move_to(from), down()].into_iter().chain(way).chain([rest, up()]);
        self.point(pointer, actions.collect()).await;
    }

    async fn point(&self, pointer: Pointer, actions: Vec<PointerAction>) {
        let performed = match pointer {
            Pointer::Mouse => {
                let mouse = MouseActions::new(String::from("mouse"));
                let all = actions.into_iter().fold(mouse, InputSource::then);
                self.client.perform_actions(all).await
            }
            Pointer::Finger => {
                let finger = TouchActions::new(String::from("finger"));
                let all = actions.into_iter().fold(finger, InputSource::then);
                self.client.perform_actions(all).await
            }
        };
        performed.unwrap();
    }
}

fn move_to((x, y): Place) -> PointerAction {
    PointerAction::MoveTo { duration: Some(Duration::ZERO), x, y }
}

fn down() -> PointerAction {
    PointerAction::Down { button: MOUSE_BUTTON_LEFT }
}

fn up() -> PointerAction {
    PointerAction::Up { button: MOUSE_BUTTON_LEFT }
}
