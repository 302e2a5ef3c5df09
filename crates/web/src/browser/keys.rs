//! Keys that are pressed anywhere on a page.

use leptos::ev;
use leptos::prelude::*;

use super::{document, focus};

/// Listens to keys until the caller is cleaned up. `press` does what a key means, and tells whether it
/// means something. It is not asked about keys that are for the browser, for an open dialog, or for a
/// field in which someone writes.
pub(crate) fn listen(press: impl Fn(&str) -> bool + 'static) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let with_others = event.ctrl_key() || event.meta_key() || event.alt_key();
        let in_dialog = document().query_selector("dialog[open]").ok().flatten().is_some();
        let is_ours =
            !with_others && !in_dialog && !focus::is_writing() && !event.default_prevented();
        if is_ours && press(&event.key()) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}
