//! What happened in a finished game.

use stapel_client::replay::{Did, MomentKind, ReplayStep};
use stapel_rules::Seat;

use crate::Words;
use crate::games::{self, Narrator, Style};

/// What led to a position: first what the seat did, then what came of it.
pub fn step(words: &Words, name: &dyn Fn(Seat) -> String, step: &ReplayStep) -> Vec<String> {
    let narrator = Narrator { words, name, you: None, style: Style::Replay };
    let mut told = Vec::new();
    if step.did == Did::Started {
        told.push(narrator.of("they-start", step.seat, &[]));
    }
    told.extend(narrator.tell(&step.seen));
    told
}

/// A moment worth looking at.
pub fn moment(words: &Words, name: &dyn Fn(Seat) -> String, kind: MomentKind) -> String {
    games::moment(&Narrator { words, name, you: None, style: Style::Replay }, kind)
}
