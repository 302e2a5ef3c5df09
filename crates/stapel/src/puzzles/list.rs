//! Which puzzles there are.

use std::io::{self, Write};

use stapel_puzzles::{Filter, Puzzle};
use stapel_words::phrases::{grade, theme};

use super::{Failure, ListArguments, ask, json};
use crate::exit::Exit;
use crate::measure::words::{counted, width};
use crate::voice::Voice;

/// Lists those that are meant.
pub(super) fn run(
    arguments: &ListArguments,
    voice: &Voice,
    output: &mut impl Write,
) -> Result<Exit, Failure> {
    let collection = ask::collection(arguments.from.as_deref())?;
    let filter: Filter = arguments.which.filter();
    let puzzles: Vec<&Puzzle> = collection.filtered(filter).collect();
    if puzzles.is_empty() {
        return Err(Failure::NoneOfThese);
    }
    if arguments.json {
        for puzzle in puzzles {
            json::write(puzzle, true, None, output)?;
        }
        return Ok(Exit::Done);
    }
    table(&puzzles, voice, output)?;
    writeln!(output, "\n{}", counted(voice, "puzzles-counted", puzzles.len() as u64))?;
    Ok(Exit::Done)
}

fn table(puzzles: &[&Puzzle], voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    let words = voice.words();
    let headings = [
        "puzzles-column-number",
        "puzzles-column-game",
        "puzzles-column-players",
        "puzzles-column-rating",
        "puzzles-column-grade",
        "puzzles-column-themes",
    ];
    let row = |puzzle: &&Puzzle| {
        let themes: Vec<String> = puzzle.themes.iter().map(|one| theme(words, one)).collect();
        [
            puzzle.number.to_string(),
            puzzle.kind().name().to_owned(),
            puzzle.players().to_string(),
            puzzle.rating.to_string(),
            grade(words, puzzle.grade()),
            themes.join(", "),
        ]
    };
    let rows: Vec<[String; 6]> =
        std::iter::once(headings.map(|id| voice.t(id))).chain(puzzles.iter().map(row)).collect();
    let room = |column: usize| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0);
    let rooms: Vec<usize> = (0..headings.len()).map(room).collect();
    for row in &rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let pad = " ".repeat(rooms[column] - width(cell));
            // Numbers to the right, words to the left.
            line += &match column {
                0 | 2 | 3 => format!("  {pad}{cell}"),
                _ => format!("  {cell}{pad}"),
            };
        }
        writeln!(output, "{}", line.trim_end())?;
    }
    Ok(())
}
