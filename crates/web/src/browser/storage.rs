//! What is kept in this browser. Everything still works where nothing can be kept.

use wasm_bindgen::prelude::*;
use web_sys::{Event, Storage};

use super::window;

const PREFIX: &str = "stapel.";

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What is kept under a name.
pub(crate) fn read(name: &str) -> Option<String> {
    storage()?.get_item(&format!("{PREFIX}{name}")).ok().flatten()
}

/// Keeps a text under a name; tells whether that worked.
pub(crate) fn write(name: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&format!("{PREFIX}{name}"), text).is_ok())
}

/// Forgets what is kept under a name.
pub(crate) fn forget(name: &str) {
    if let Some(storage) = storage() {
        // Only a broken storage refuses, and then there is nothing to forget.
        let _gone = storage.remove_item(&format!("{PREFIX}{name}"));
    }
}

/// The names that begin like this, without that beginning.
pub(crate) fn names(beginning: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    let keys = (0..count).filter_map(|index| storage.key(index).ok().flatten());
    let wanted = format!("{PREFIX}{beginning}");
    keys.filter_map(|key| key.strip_prefix(&wanted).map(str::to_owned)).collect()
}

/// Waits for what other pages change. Dropping it ends that.
pub(crate) struct Watch(Closure<dyn FnMut(Event)>);

/// Tells when another page of this site has kept or forgotten something.
pub(crate) fn watch(mut tell: impl FnMut() + 'static) -> Watch {
    let changed = Closure::<dyn FnMut(Event)>::new(move |_| tell());
    let _never_fails =
        window().add_event_listener_with_callback("storage", changed.as_ref().unchecked_ref());
    Watch(changed)
}

impl Drop for Watch {
    fn drop(&mut self) {
        let listener = self.0.as_ref().unchecked_ref();
        let _never_fails = window().remove_event_listener_with_callback("storage", listener);
    }
}
