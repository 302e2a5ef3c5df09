//! Timers.

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

/// A timer for one callback. Setting it anew replaces the callback; dropping it cancels it.
#[derive(Default)]
pub(crate) struct Timer {
    handle: Cell<Option<i32>>,
}

impl Timer {
    /// Calls `act` after so many milliseconds, unless the timer is set anew or cleared before.
    pub(crate) fn set(&self, after: i64, act: impl FnOnce() + 'static) {
        self.clear();
        let callback = Closure::once_into_js(act);
        self.handle.set(Some(set_timeout(&callback, delay(after))));
    }

    /// Cancels the callback.
    pub(crate) fn clear(&self) {
        if let Some(handle) = self.handle.take() {
            clear_timeout(handle);
        }
    }
}

/// A delay that browsers can represent. They would treat a longer one as zero; with this one the callback comes after twelve
/// days and has to look whether it is time.
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
