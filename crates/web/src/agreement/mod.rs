//! What a table agrees on before the deal: one form for the start page, the lobby and the time between two games, and
//! one line that sums it up wherever a game is shown or listed.
//!
//! The line is a part of every page that shows a game. The form is a program of its own, `agreement`, which is loaded
//! when somebody opens it: `place` is where a page has it, as an [inset](crate::inset), `form/` is the program, and `message`
//! what they tell each other.

mod agreed;
mod fold;
pub(crate) mod form;
pub(crate) mod kept;
mod line;
mod message;
mod place;

use wasm_bindgen_futures::spawn_local;

pub(crate) use agreed::{Agreed, in_words};
pub(crate) use fold::AgreementFold;
pub(crate) use line::{AgreementLine, agreement_line, listed_line};
pub(crate) use message::ToForm;
pub(crate) use place::AgreementForm;

use crate::browser::program;

/// The program with the form.
const FORM: &str = "agreement";

/// Loads the form, for somebody who is about to open it.
fn load_ahead() {
    spawn_local(async {
        // Whether it worked is seen when the form is opened.
        let _loaded = program::load(FORM).await;
    });
}
