//! Where the keyboard is.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::document;

/// Puts the keyboard on the first element that a selector finds; tells whether there is one.
pub(crate) fn focus(selector: &str) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) else {
        return false;
    };
    element.focus().is_ok()
}

/// Whether the keyboard is nowhere, or on something that can't be pressed any more: browsers leave that only a
/// moment later.
pub(crate) fn is_lost() -> bool {
    document().active_element().is_none_or(|active| {
        active.tag_name() == "BODY" || active.matches(":disabled").unwrap_or_default()
    })
}

/// Whether someone is writing, so that letters are no commands.
pub(crate) fn is_writing() -> bool {
    document().active_element().is_some_and(|element| {
        matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT")
    })
}
