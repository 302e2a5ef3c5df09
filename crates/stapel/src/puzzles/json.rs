//! Puzzles for scripts.

use std::io::{self, Write};

use stapel_analysis::review::reason;
use stapel_protocol::puzzle::{PuzzleJson, PuzzleTurnJson, TriedJson};
use stapel_puzzles::{Choice, Puzzle, Theme};
use stapel_rules::any::AnyAction;
use stapel_rules::notation::write_position;

/// Writes a puzzle, with the turns that were compared or without them.
pub(super) fn write(
    puzzle: &Puzzle,
    with_turns: bool,
    tried: Option<TriedJson>,
    output: &mut impl Write,
) -> io::Result<()> {
    let json = PuzzleJson {
        puzzle: puzzle.number,
        game: puzzle.kind().name().to_owned(),
        players: puzzle.players(),
        seat: puzzle.seat().index() as u8,
        rating: puzzle.rating,
        grade: puzzle.grade().name().to_owned(),
        themes: puzzle.themes.iter().map(|theme: Theme| theme.name().to_owned()).collect(),
        position: write_position(&puzzle.game, &puzzle.state),
        turns: if with_turns { turns(puzzle) } else { Vec::new() },
        tried,
    };
    serde_json::to_writer(&mut *output, &json)?;
    writeln!(output)
}

fn turns(puzzle: &Puzzle) -> Vec<PuzzleTurnJson> {
    let best = &puzzle.answer().actions;
    let turn = |(place, choice): (usize, &Choice)| PuzzleTurnJson {
        actions: spelt(&choice.actions),
        chance: f64::from(choice.chance) / 1000.0,
        error: f64::from(choice.error) / 1000.0,
        obvious: choice.obvious,
        why: match place {
            0 => None,
            _ => reason(&puzzle.game, &puzzle.state, &choice.actions, best),
        },
    };
    puzzle.choices.iter().enumerate().map(turn).collect()
}

/// Actions in the notation.
pub(super) fn spelt(actions: &[AnyAction]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}
