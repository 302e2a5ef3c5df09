//! The page: everything that people see of Stapel in a browser.
//!
//! - `app/` is what is there on every page: addresses, language, settings, who one is;
//! - `browser/` wraps what the browser offers, so that nothing else has to know its ways;
//! - `parts/` are small things that many pages draw: a card, a badge, a dialog;
//! - every other directory is a page.
//!
//! A component is a function in a file of its own, with its style sheet beside it. Components decide
//! nothing about rules: they draw what `stapel_client` says, and hand back what people want.

#![expect(unreachable_pub, reason = "components are functions that a macro makes visible")]

mod app;
mod browser;
mod home;
mod parts;
mod settings;
mod table;

use wasm_bindgen::prelude::*;

fn main() {
    std::panic::set_hook(Box::new(|panic| {
        browser::log_error(&panic.to_string());
        browser::show_broken();
    }));
    wasm_bindgen_futures::spawn_local(async {
        match app::Boot::load().await {
            Ok(boot) => app::mount(boot),
            Err(error) => {
                browser::log_error(&format!("{error:?}"));
                browser::show_broken();
            }
        }
    });
}

/// The result of calling the browser.
pub(crate) type Asked<T> = Result<T, JsValue>;
