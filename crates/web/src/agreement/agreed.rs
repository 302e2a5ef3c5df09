use leptos::prelude::*;
use stapel_client::agreement::Row;
use stapel_protocol::table::AgreementJson;
use stapel_rules::Seat;
use stapel_words::phrases;

use super::message::ToForm;
use crate::app::words::phrase;

/// What is agreed, and how it is changed. Signals of types that nothing else needs would be a kilobyte each in every
/// program that shows a game, so there are none here.
#[derive(Clone, Copy)]
pub(crate) struct Agreed {
    /// All of it in one line.
    pub(crate) line: Signal<String>,
    /// What a form of it shows; nothing before it is known. Effects that ask run again when something of it changes.
    pub(crate) told: Callback<(), Option<ToForm>>,
    /// Called with the whole agreement, so that nobody plays by half of a change.
    pub(crate) change: Callback<AgreementJson>,
    /// Called to have everything as usual again, where that is offered.
    pub(crate) reset: Option<Callback<()>>,
}

/// Who sits in a seat, or else which seat it is.
pub(super) fn seat_name(names: &[String], seat: Seat) -> String {
    let name = names.get(seat.index()).cloned();
    name.unwrap_or_else(|| phrase(|words| phrases::seat_number(words, seat)))
}

/// What is agreed about a term, in words.
pub(super) fn value_in_words(row: &Row, names: &[String]) -> String {
    phrase(|words| phrases::row_value(words, row, &|seat| seat_name(names, seat)))
}

/// A term and what is agreed about it, in words. The seats are called by these names, as far as anybody knows them.
pub(crate) fn in_words(row: &Row, names: &[String]) -> String {
    let label = phrase(|words| phrases::term_label(words, row.term));
    format!("{label}: {}", value_in_words(row, names))
}
