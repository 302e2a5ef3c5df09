//! Programs that are loaded into a page which runs another one.

use js_sys::{Function, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;

use crate::JsResult;

#[wasm_bindgen]
extern "C" {
    /// What `shell/boot.js` leaves to programs.
    #[derive(Clone)]
    type Shell;

    #[wasm_bindgen(thread_local_v2, js_name = stapel)]
    static SHELL: Shell;

    /// Loads a program, unless it is there already.
    #[wasm_bindgen(method, catch)]
    async fn load(this: &Shell, program: &str) -> Result<JsValue, JsValue>;
}

/// Loads a program such as `agreement`, unless it is there already, and gives what it [offers](offer). Nothing happens
/// twice if this is called again.
pub(crate) async fn load(program: &str) -> JsResult<Function> {
    let shell = SHELL.with(Shell::clone);
    shell.load(program).await?;
    Reflect::get(&shell, &JsValue::from_str(program))?.dyn_into()
}

/// Offers something that is drawn in a place of the page to the program that shows the page. It is called with the place,
/// and with what it tells the page by; what it gives is called with everything that the page tells.
pub(crate) fn offer(program: &str, draw: impl Fn(HtmlElement, Function) -> JsValue + 'static) {
    let draw = Closure::<dyn Fn(HtmlElement, Function) -> JsValue>::new(draw);
    // Only what is frozen refuses a new property.
    let _set =
        Reflect::set(&SHELL.with(Shell::clone), &JsValue::from_str(program), &draw.into_js_value());
}
