//! Steps, moments and outcomes of a game in words.

use stapel_client::replay::{MomentKind, ReplayStep};
use stapel_rules::{Outcome, Seat};
use stapel_words::phrases;

use super::playback::Playback;
use crate::app::words::{phrase, say, text};

/// How a game ended, in a sentence.
pub(super) fn outcome(playback: Playback, outcome: Option<Outcome>) -> String {
    // A game with a seed that did not end was given up. Of one that goes on from another game nobody knows.
    if outcome.is_none() && playback.ask(|recording| recording.record().seed.is_none()) {
        return say("what-if-unfinished", &[]);
    }
    phrase(|words| phrases::outcome(words, &|seat| playback.name(seat), outcome))
}

/// A text with the name of a seat.
pub(super) fn of(id: &str, playback: Playback, seat: Seat) -> String {
    say(id, &[("name", text(&playback.name(seat)))])
}

/// What led to a position: first what the seat did, then what came of it.
pub(super) fn step(playback: Playback, step: &ReplayStep) -> Vec<String> {
    phrase(|words| phrases::step(words, &|seat| playback.name(seat), step))
}

/// A moment worth looking at.
pub(super) fn moment(playback: Playback, kind: MomentKind) -> String {
    phrase(|words| phrases::moment(words, &|seat| playback.name(seat), kind))
}
