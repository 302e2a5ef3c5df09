//! A replay as JSON lines.

use std::io::{self, Write};

use serde_json::json;
use stapel_protocol::referee::{EventOut, StateOut};
use stapel_rules::Game;
use stapel_rules::notation::{Replay, Step};

use super::Failure;

pub(super) fn opening(replay: &Replay<'_>, output: &mut impl Write) -> io::Result<()> {
    let state = state(replay).with_layout(replay.dealt().game());
    writeln!(output, "{}", json!({ "step": 0, "state": state }))
}

pub(super) fn step(
    number: usize,
    step: &Step,
    replay: &Replay<'_>,
    output: &mut impl Write,
) -> io::Result<()> {
    let line = match step {
        Step::Started { seat, events } => json!({
            "step": number,
            "start": seat.index(),
            "events": events.iter().map(EventOut::from).collect::<Vec<_>>(),
            "state": state(replay),
        }),
        Step::Acted { turn, seat, action, events } => json!({
            "step": number,
            "turn": turn + 1,
            "seat": seat.index(),
            "action": action.to_string(),
            "events": events.iter().map(EventOut::from).collect::<Vec<_>>(),
            "state": state(replay),
        }),
    };
    writeln!(output, "{line}")
}

pub(super) fn end(steps: usize, replay: &Replay<'_>, output: &mut impl Write) -> io::Result<()> {
    let (game, state) = (replay.dealt().game(), replay.dealt().state());
    let over = game.outcome(state).is_some();
    writeln!(output, "{}", json!({ "ok": true, "steps": steps, "over": over }))
}

pub(super) fn error(failure: &Failure, output: &mut impl Write) -> io::Result<()> {
    let error = json!({ "message": failure.to_string(), "line": failure.line() });
    writeln!(output, "{}", json!({ "ok": false, "error": error }))
}

fn state(replay: &Replay<'_>) -> StateOut {
    StateOut::new(replay.dealt(), replay.spread())
}
