//! What was done, in words.

use stapel_client::replay::{MomentKind, ReplayStep};
use stapel_rules::{Outcome, Seat};
use stapel_words::phrases;

use super::watch::Watch;
use crate::app::words::{phrase, say, text};

/// How a game ended, in a sentence.
pub(super) fn outcome(watch: Watch, outcome: Option<Outcome>) -> String {
    phrase(|words| phrases::outcome(words, &|seat| watch.name(seat), outcome))
}

/// A text about somebody.
pub(super) fn of(id: &str, watch: Watch, seat: Seat) -> String {
    say(id, &[("name", text(&watch.name(seat)))])
}

/// What led to a position: first what the seat did, then what came of it.
pub(super) fn step(watch: Watch, step: &ReplayStep) -> Vec<String> {
    phrase(|words| phrases::step(words, &|seat| watch.name(seat), step))
}

/// A moment worth looking at.
pub(super) fn moment(watch: Watch, kind: MomentKind) -> String {
    phrase(|words| phrases::moment(words, &|seat| watch.name(seat), kind))
}
