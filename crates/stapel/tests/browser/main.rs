//! The page in a real browser, against the real server: Chromium without a window, driven through its
//! WebDriver. `cargo xtask test` installs both.
//!
//! - `support/` starts the server and the browser, and holds mouse, finger and keyboard;
//! - `pages/` knows where things are on each page, so that no test has to;
//! - `players/` play whole games, deciding by nothing but what the page shows;
//! - every other file is about one thing that people rely on.
//!
//! Nothing here depends on how fast the machine is: whatever takes time is waited for in the page. If it never comes,
//! the test ends after a few minutes and says what it has been waiting for, and what the page showed instead.

#![expect(clippy::unwrap_used, reason = "in a test an unexpected error may as well panic")]

mod aftermath;
mod agreements;
mod clock;
mod company;
mod devices;
mod dialogs;
mod dragging;
mod endings;
mod every_address;
mod finished_games;
mod four_of_a_kind;
mod loading;
mod lobby_for_friends;
mod measuring;
mod newcomers;
mod offline;
mod operators;
mod own_box;
mod pages;
mod pages_everywhere;
mod phones;
mod players;
mod reviews;
mod screenshots;
mod support;
mod talking;
#[expect(dead_code, reason = "it plays every game, and here only one of them")]
#[path = "../terminal/players/mod.rs"]
mod terminal_players;
mod together;
mod told_again;
mod turn_notices;
mod what_if;
mod whole_games;
mod with_terminals;
