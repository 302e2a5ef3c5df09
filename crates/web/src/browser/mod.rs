//! Wrappers around the browser's interfaces, so that no other module has to deal with them.

pub(crate) mod fetch;
pub(crate) mod focus;
pub(crate) mod keys;
pub(crate) mod place;
pub(crate) mod program;
pub(crate) mod socket;
pub(crate) mod storage;
pub(crate) mod texts;
pub(crate) mod timer;
pub(crate) mod worker;

use wasm_bindgen::prelude::*;
use web_sys::{Document, Window};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    pub(crate) fn log_error(text: &str);

    /// Says beside the page whether it is this person's turn: `shell/boot.js`.
    #[wasm_bindgen(js_namespace = stapel, js_name = turn)]
    pub(crate) fn tell_turn(mine: bool, title: &str, body: &str);

    // A worker has it too, but no window.
    #[wasm_bindgen(thread_local_v2, js_name = crypto)]
    static CRYPTO: web_sys::Crypto;
}

/// The window.
pub(crate) fn window() -> Window {
    web_sys::window().expect("the page runs in a window")
}

/// The document.
pub(crate) fn document() -> Document {
    window().document().expect("a window has a document")
}

/// The time, in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    js_sys::Date::now() as i64
}

/// Random bits that nobody can guess.
pub(crate) fn random_bits() -> [u8; 32] {
    let mut bits = [0; 32];
    CRYPTO
        .with(|crypto| crypto.get_random_values_with_u8_array(&mut bits))
        .expect("thirty-two bytes are not too many");
    bits
}

/// A random number of 53 bits, which JSON numbers can hold exactly.
pub(crate) fn random_number() -> u64 {
    let bits = random_bits();
    let bytes = bits.first_chunk().expect("thirty-two are more than eight");
    u64::from_le_bytes(*bytes) >> 11
}

/// Marks the document as broken, so that its style sheet shows a message. This is for when nothing else works.
pub(crate) fn show_broken() {
    let document = document();
    if let Some(root) = document.document_element() {
        let _there_is_no_more_to_do = root.set_attribute("data-broken", "");
    }
}

/// Sets the fragment of the present address without adding an entry to the history. Tells whether the
/// address has it now.
pub(crate) fn set_fragment(fragment: &str) -> bool {
    let wanted = format!("#{fragment}");
    if window().location().hash().is_ok_and(|present| present == wanted) {
        return true;
    }
    // Browsers refuse what comes too often.
    window().history().is_ok_and(|history| {
        history.replace_state_with_url(&JsValue::NULL, "", Some(&wanted)).is_ok()
    })
}

/// Loads the document at the present address anew.
pub(crate) fn reload() {
    // Nothing else could be done about it.
    let _loads = window().location().reload();
}

/// The origin of the page, such as `https://cards.example`.
pub(crate) fn origin() -> String {
    window().location().origin().unwrap_or_default()
}
