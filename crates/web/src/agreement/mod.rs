//! What a table agrees on before the deal: one form for the start page, the lobby and the time between two games, and
//! one line that sums it up wherever a game is shown or listed.

mod fold;
mod form;
pub(crate) mod kept;
mod line;
pub(crate) mod piles;

pub(crate) use fold::AgreementFold;
pub(crate) use form::{Agreed, AgreementForm, LayoutControl, LayoutField};
pub(crate) use line::{AgreementLine, listed_line};
