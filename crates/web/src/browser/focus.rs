//! The keyboard focus.

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement};

use super::document;

/// Focuses the first element that a selector finds; tells whether there is one.
pub(crate) fn focus(selector: &str) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) else {
        return false;
    };
    element.focus().is_ok()
}

/// Whether nothing has the focus, or something that is disabled: browsers take the focus from that only a
/// moment later.
pub(crate) fn is_lost() -> bool {
    document().active_element().is_none_or(|active| {
        active.tag_name() == "BODY" || active.matches(":disabled").unwrap_or_default()
    })
}

/// Whether a field has the focus that takes letters, so that they are no commands. A slider takes none.
pub(crate) fn is_writing() -> bool {
    document().active_element().is_some_and(|element| {
        let input = element.dyn_ref::<HtmlInputElement>();
        let is_slider = input.is_some_and(|input| input.type_() == "range");
        !is_slider && matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT")
    })
}

/// Whether something has the focus that Enter or Space press.
pub(crate) fn is_on_button() -> bool {
    document()
        .active_element()
        .is_some_and(|element| matches!(element.tag_name().as_str(), "A" | "BUTTON" | "SUMMARY"))
}
