//! The local storage of this browser. Everything still works where it is missing or full.

use wasm_bindgen::prelude::*;
use web_sys::Event;

use super::window;

const PREFIX: &str = "stapel.";

/// What is kept under a name.
pub(crate) fn read(name: &str) -> Option<String> {
    backend::get(&format!("{PREFIX}{name}"))
}

/// Keeps a text under a name; tells whether that worked.
pub(crate) fn write(name: &str, text: &str) -> bool {
    backend::set(&format!("{PREFIX}{name}"), text)
}

/// Forgets what is kept under a name.
pub(crate) fn forget(name: &str) {
    backend::remove(&format!("{PREFIX}{name}"));
}

/// The names that begin like this, without that beginning.
pub(crate) fn names(beginning: &str) -> Vec<String> {
    let wanted = format!("{PREFIX}{beginning}");
    let keys = backend::keys().into_iter();
    keys.filter_map(|key| key.strip_prefix(&wanted).map(str::to_owned)).collect()
}

/// The local storage of the browser.
#[cfg(not(test))]
mod backend {
    use web_sys::Storage;

    use crate::browser::window;

    fn storage() -> Option<Storage> {
        window().local_storage().ok().flatten()
    }

    pub(super) fn get(key: &str) -> Option<String> {
        storage()?.get_item(key).ok().flatten()
    }

    pub(super) fn set(key: &str, text: &str) -> bool {
        storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
    }

    pub(super) fn remove(key: &str) {
        if let Some(storage) = storage() {
            // Only a broken storage refuses, and then there is nothing to forget.
            let _gone = storage.remove_item(key);
        }
    }

    pub(super) fn keys() -> Vec<String> {
        let Some(storage) = storage() else { return Vec::new() };
        let count = storage.length().unwrap_or(0);
        (0..count).filter_map(|index| storage.key(index).ok().flatten()).collect()
    }
}

/// A map in place of the browser's storage. Every test has its own.
#[cfg(test)]
pub(crate) mod backend {
    use std::cell::{Cell, RefCell};
    use std::collections::BTreeMap;

    thread_local! {
        static MAP: RefCell<BTreeMap<String, String>> = RefCell::default();
        static FULL: Cell<bool> = const { Cell::new(false) };
    }

    /// From now on there is room for nothing more, or there is again.
    pub(crate) fn set_full(full: bool) {
        FULL.set(full);
    }

    /// What is kept under a key, as other pages and scripts see it.
    pub(crate) fn get(key: &str) -> Option<String> {
        MAP.with_borrow(|map| map.get(key).cloned())
    }

    /// Keeps something under a key, as another page does.
    pub(crate) fn set(key: &str, text: &str) -> bool {
        if FULL.get() {
            return false;
        }
        MAP.with_borrow_mut(|map| map.insert(key.to_owned(), text.to_owned()));
        true
    }

    /// Forgets what is kept under a key, as another page does.
    pub(crate) fn remove(key: &str) {
        MAP.with_borrow_mut(|map| map.remove(key));
    }

    pub(super) fn keys() -> Vec<String> {
        MAP.with_borrow(|map| map.keys().cloned().collect())
    }
}

/// A listener for changes of the storage by other pages. Dropping it removes it.
pub(crate) struct Watch(Closure<dyn FnMut(Event)>);

/// Calls `tell` whenever another page of this site changes the storage.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_ours_and_only_those_that_begin_as_asked() {
        write("local.a", "1");
        write("local.b", "2");
        write("record.a", "3");
        backend::set("local.c", "somebody else's");
        assert_eq!(names("local."), ["a", "b"]);
        assert_eq!(backend::get("stapel.local.a").as_deref(), Some("1"));
        forget("local.a");
        assert_eq!((read("local.a"), names("local.")), (None, vec![String::from("b")]));
    }
}
