//! A replay as JSON lines.

use std::io::{self, Write};

use stapel_protocol::SeatNumber;
use stapel_protocol::games::{OpenEventJson, StateOut};
use stapel_protocol::replay::ReplayLine;
use stapel_rules::Game;
use stapel_rules::any::AnyEvent;
use stapel_rules::notation::{Replay, Step};

pub(super) fn opening(
    record: Option<usize>,
    replay: &Replay<'_>,
    output: &mut impl Write,
) -> io::Result<()> {
    let state = state(replay).with_layout(replay.dealt().game());
    write(&ReplayLine::Opening { record, step: 0, state }, output)
}

pub(super) fn step(
    number: usize,
    step: &Step,
    replay: &Replay<'_>,
    output: &mut impl Write,
) -> io::Result<()> {
    let line = match step {
        Step::Started { seat, events } => ReplayLine::Started {
            step: number,
            start: SeatNumber(*seat),
            events: told(replay, events),
            state: state(replay),
        },
        Step::Acted { turn, seat, action, events } => ReplayLine::Acted {
            step: number,
            turn: turn + 1,
            seat: SeatNumber(*seat),
            action: action.to_string(),
            events: told(replay, events),
            state: state(replay),
        },
    };
    write(&line, output)
}

pub(super) fn end(steps: usize, replay: &Replay<'_>, output: &mut impl Write) -> io::Result<()> {
    let (game, state) = (replay.dealt().game(), replay.dealt().state());
    write(&ReplayLine::End { ok: true, steps, over: game.outcome(state).is_some() }, output)
}

fn write(line: &ReplayLine, output: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *output, line)?;
    writeln!(output)
}

fn state(replay: &Replay<'_>) -> StateOut {
    StateOut::new(replay.dealt(), replay.spread())
}

fn told(replay: &Replay<'_>, events: &[AnyEvent]) -> Vec<OpenEventJson> {
    let game = replay.dealt().game();
    events.iter().map(|event| OpenEventJson::new(game, event)).collect()
}
