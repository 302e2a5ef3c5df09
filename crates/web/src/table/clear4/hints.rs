use stapel_client::screen::{Clear4Screen, DiscardScreen, StackScreen};
use stapel_rules::clear4::Face;
use stapel_words::phrases;

use crate::app::words::{count, phrase, say, text};
use crate::parts::clear4::face_name;

/// What can be done in this turn, in words.
pub(crate) fn turn_hint(screen: &Clear4Screen) -> String {
    phrase(|words| phrases::turn_hint(words, screen))
}

/// The pile in a sentence.
pub(crate) fn pile_text(discard: &DiscardScreen) -> String {
    phrase(|words| phrases::pile(words, discard))
}

/// A stack in a sentence.
pub(crate) fn stack_text(stack: &StackScreen) -> String {
    let number = ("stack", count(stack.stack.number()));
    match (stack.up, stack.down, stack.horizontal) {
        (Some(up), true, _) => say("stack-whole", &[number, ("card", text(&face_name(up)))]),
        (Some(up), false, _) => say("stack-two", &[number, ("card", text(&face_name(up)))]),
        (None, _, true) => say("stack-across", &[number]),
        (None, _, false) => say("stack-gone", &[number]),
    }
}

/// Several cards, equal ones together.
pub(crate) fn faces_text(faces: impl IntoIterator<Item = Face>) -> String {
    phrase(|words| phrases::faces(words, faces))
}
