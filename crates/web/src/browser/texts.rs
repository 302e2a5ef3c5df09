//! Lists of texts as the browser carries them, between programs that have no memory in common.

use js_sys::Array;
use wasm_bindgen::prelude::*;

/// Lists of texts, for another program.
pub(crate) fn to_js(lists: Vec<Vec<String>>) -> Array {
    let list = |texts: Vec<String>| texts.into_iter().map(JsValue::from).collect::<Array>();
    lists.into_iter().map(list).collect()
}

/// Reads what [`to_js`] wrote.
pub(crate) fn from_js(value: &JsValue) -> Option<Vec<Vec<String>>> {
    let list = |value: JsValue| {
        value.dyn_ref::<Array>()?.iter().map(|text| text.as_string()).collect::<Option<_>>()
    };
    value.dyn_ref::<Array>()?.iter().map(list).collect()
}
