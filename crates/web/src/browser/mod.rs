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

/// Whether this device can hand a link on to other programs, such as messengers.
pub(crate) fn can_share() -> bool {
    share_function().is_some()
}

/// Offers other programs of this device a link to hand on. Whoever closes that offer again has shared nothing.
pub(crate) fn share(link: &str) {
    let Some(share) = share_function() else { return };
    let data = js_sys::Object::new();
    // A plain object takes everything.
    let _set = js_sys::Reflect::set(&data, &JsValue::from_str("url"), &JsValue::from_str(link));
    if let Ok(promise) = share.call1(&window().navigator(), &data) {
        let promise = js_sys::Promise::from(promise);
        wasm_bindgen_futures::spawn_local(async move {
            let _shared_or_not = wasm_bindgen_futures::JsFuture::from(promise).await;
        });
    }
}

/// What shares, where there is such a thing: not every browser has it.
fn share_function() -> Option<js_sys::Function> {
    let found = js_sys::Reflect::get(&window().navigator(), &JsValue::from_str("share")).ok()?;
    found.dyn_into().ok()
}

/// Whether the browser has offered to install the page: `shell/boot.js` takes note of it.
pub(crate) fn can_install() -> bool {
    install_function().is_some()
}

/// Lets the browser ask whether to install the page.
pub(crate) fn install() {
    if let Some(install) = install_function() {
        // It asks once only, and nobody waits for the answer.
        let _asked = install.call0(&JsValue::NULL);
    }
}

fn install_function() -> Option<js_sys::Function> {
    let stapel = js_sys::Reflect::get(&window(), &JsValue::from_str("stapel")).ok()?;
    js_sys::Reflect::get(&stapel, &JsValue::from_str("install")).ok()?.dyn_into().ok()
}
