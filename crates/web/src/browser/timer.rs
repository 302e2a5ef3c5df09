//! Doing something later.

use std::cell::Cell;

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    // A worker has these too, but no window.
    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(act: &JsValue, after: i32) -> i32;
    #[wasm_bindgen(js_name = clearTimeout)]
    fn clear_timeout(handle: i32);
}

/// One thing that will be done later. Setting it anew replaces it; dropping it calls it off.
#[derive(Default)]
pub(crate) struct Timer {
    handle: Cell<Option<i32>>,
}

impl Timer {
    /// Does this after so many milliseconds, unless something else is set meanwhile.
    pub(crate) fn set(&self, after: i64, act: impl FnOnce() + 'static) {
        self.clear();
        let callback = Closure::once_into_js(act);
        self.handle.set(Some(set_timeout(&callback, delay(after))));
    }

    /// Calls it off.
    pub(crate) fn clear(&self) {
        if let Some(handle) = self.handle.take() {
            clear_timeout(handle);
        }
    }
}

/// A time in milliseconds that browsers can wait for. What is too long for them they would do at once; who waits for it
/// looks again after twelve days.
fn delay(after: i64) -> i32 {
    i32::try_from(after.clamp(0, 1 << 30)).unwrap_or(0)
}

impl Drop for Timer {
    fn drop(&mut self) {
        self.clear();
    }
}

/// Waits for so many milliseconds.
pub(crate) async fn sleep(milliseconds: i32) {
    let promise = js_sys::Promise::new(&mut |done, _| {
        set_timeout(&done, milliseconds);
    });
    let _always_done = JsFuture::from(promise).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_due_comes_at_once_and_what_is_far_away_does_not() {
        for (after, waits) in [(-5, 0), (0, 0), (1500, 1500), (i64::MIN, 0)] {
            assert_eq!(delay(after), waits);
        }
        for far in [1 << 31, 1 << 40, i64::MAX] {
            assert_eq!(delay(far), 1 << 30, "{far}");
        }
    }
}
