//! The table in the browser: everything that people see of Stapel on a page.
//!
//! There are six programs, so that nobody loads what they don't need. `home` is where one begins, `piles`
//! and `clear4` are where one plays, `replay` is where one looks back, `learn` is where one learns, and
//! `worker` runs games without a server, in a thread of its own. All but the last are made of the same
//! parts:
//!
//! - `app/` is what is there on every page: addresses, language, settings, who one is;
//! - `browser/` wraps what the browser offers, so that nothing else has to know its ways;
//! - `parts/` are small things that many pages draw: a card, a badge, a dialog;
//! - `offline/` is what a page knows of games without a server, and says to the worker;
//! - every other directory is a page, apart from `worker/`, which is that program.
//!
//! A component is a function in a file of its own, with its style sheet beside it. Components decide
//! nothing about rules: they draw what `stapel_client` says, and hand back what people want.

#![expect(unreachable_pub, reason = "components are functions that a macro makes visible")]
#![expect(clippy::needless_pass_by_value, reason = "components own what they are given")]

mod app;
mod browser;
mod games;
mod home;
mod learn;
mod offline;
mod parts;
mod programs;
mod replay;
mod rules;
mod settings;
mod table;
mod worker;

pub use programs::{clear4, home, learn, piles, replay};
pub use worker::work;

use wasm_bindgen::prelude::*;

/// The result of calling the browser.
pub(crate) type Asked<T> = Result<T, JsValue>;
