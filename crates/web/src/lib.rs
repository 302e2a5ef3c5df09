//! The table in the browser: everything that people see of Stapel on a page.
//!
//! There are several programs, so that nobody loads what they don't need: `home` is the start page, `settings` has the
//! settings, `piles` and `clear4` are the tables of the two families of games, `replay` shows finished games, and
//! `learn` has rule pages and lessons. Three are drawn in the pages of others: `agreement` is the form for what a table agrees
//! on, `around` what is around a game, such as menu and ending, and `review` the review of a finished game. `worker` runs games
//! without a server and `reviewer` reviews finished ones, each in a thread of its own. They are made of these modules:
//!
//! - `agreement/` is the form for what a table agrees on, its place in a page, and the line that sums it up;
//! - `app/` is what every page has: frame, addresses, texts, settings, identity, announcements;
//! - `browser/` wraps the browser's interfaces: requests, sockets, storage, timers, focus;
//! - `games` says which parts of the page belong to which game; parts of one family of games are in modules
//!   called `piles` or `clear4`, and nowhere else;
//! - `inset/` is how one program draws something in the page of another;
//! - `parts/` are small components that several pages use: a card, a dialog, a QR code;
//! - `offline/` is the page's side of games without a server, `worker/` the other one;
//! - `review/` is what a replay shows of a review, `reviewer/` finds it;
//! - every other directory is a page.
//!
//! A component is a function. A file has one, or a few that belong together, and its style sheet lies beside it
//! under the same name. Components decide nothing about rules: they draw what `stapel_client` says, and hand
//! back what people want. What can be decided without a browser is in functions without one, with tests in the
//! same file.

#![expect(unreachable_pub, reason = "components are functions that a macro makes visible")]
#![expect(clippy::needless_pass_by_value, reason = "components own what they are given")]

mod agreement;
mod app;
mod browser;
mod games;
mod home;
mod inset;
mod learn;
mod offline;
mod parts;
mod programs;
mod replay;
mod review;
mod reviewer;
mod rules;
mod seals;
mod settings;
mod table;
mod worker;

pub use programs::{agreement, around, clear4, home, learn, piles, replay, review, settings};
pub use reviewer::review_games;
pub use worker::work;

use wasm_bindgen::prelude::*;

/// The result of a call to the browser.
pub(crate) type JsResult<T> = Result<T, JsValue>;
