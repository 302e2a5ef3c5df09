//! Dates in the language of the page.

use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;

use super::words::language;

/// A day and a time, in the language of the page.
pub(crate) fn moment(milliseconds: i64) -> String {
    let parts =
        [("month", "short"), ("day", "numeric"), ("hour", "numeric"), ("minute", "2-digit")];
    written(milliseconds, &parts)
}

/// A day that begins at this time in UTC, in the language of the page.
pub(crate) fn day(milliseconds: i64) -> String {
    // The day is the server's, so it must not become another one where the page is.
    let parts = [("year", "numeric"), ("month", "short"), ("day", "numeric"), ("timeZone", "UTC")];
    written(milliseconds, &parts)
}

fn written(milliseconds: i64, parts: &[(&str, &str)]) -> String {
    let style = Object::new();
    for (name, value) in parts {
        // A plain object takes everything.
        let _set = Reflect::set(&style, &JsValue::from_str(name), &JsValue::from_str(value));
    }
    let date = Date::new(&JsValue::from_f64(milliseconds as f64));
    date.to_locale_string(language().tag(), &style).into()
}
