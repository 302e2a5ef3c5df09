//! Dates in the language of the page.

use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;

use super::words::language;

/// A day and a time, in the language of the page.
pub(crate) fn moment(milliseconds: i64) -> String {
    let style = Object::new();
    let parts =
        [("month", "short"), ("day", "numeric"), ("hour", "numeric"), ("minute", "2-digit")];
    for (name, value) in parts {
        // A plain object takes everything.
        let _set = Reflect::set(&style, &JsValue::from_str(name), &JsValue::from_str(value));
    }
    let date = Date::new(&JsValue::from_f64(milliseconds as f64));
    date.to_locale_string(language().tag(), &style).into()
}
