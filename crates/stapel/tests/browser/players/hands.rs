//! How people handle cards.

use crate::support::browser::Browser;
use crate::support::input::{Key, Pointer};

/// With the mouse, cards are clicked and dragged in turns.
pub(crate) const MOUSE: &[Hands] =
    &[Hands::Pointing(Pointer::Mouse), Hands::Dragging(Pointer::Mouse)];

/// With a finger they are tapped and dragged.
pub(crate) const FINGER: &[Hands] =
    &[Hands::Pointing(Pointer::Finger), Hands::Dragging(Pointer::Finger)];

/// The keyboard alone.
pub(crate) const KEYBOARD: &[Hands] = &[Hands::Typing];

/// How someone handles cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hands {
    /// Points at the card and then at the pile.
    Pointing(Pointer),
    /// Drags the card to the pile.
    Dragging(Pointer),
    /// Uses nothing but keys.
    Typing,
}

impl Hands {
    /// Presses a button, or the key that does the same.
    pub(crate) async fn press(self, browser: &Browser, button: &str, key: Key) {
        match self {
            Hands::Pointing(pointer) | Hands::Dragging(pointer) => {
                browser.touch(pointer, button).await;
            }
            Hands::Typing => browser.press(&[key]).await,
        }
    }
}

/// Waits until the keyboard is somewhere. If it weren't, one would have to begin at the top of the page again.
pub(crate) async fn wait_for_the_keyboard(browser: &Browser) {
    let somewhere = "return ![null, document.body].includes(document.activeElement)";
    browser.wait("the keyboard is somewhere", somewhere).await;
}
