//! `stapel puzzles`: positions with one best turn, to solve, to list and to make.

mod arguments;
mod ask;
mod board;
mod failure;
mod json;
mod list;
mod make;

use std::io::{BufRead, Write};

pub use self::arguments::{Arguments, Command, ListArguments, MakeArguments, PlayArguments, Which};
pub use self::failure::Failure;

use crate::exit::Exit;
use crate::voice::Voice;

/// Does what was asked for.
pub fn run(
    arguments: &Arguments,
    voice: &Voice,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<Exit, Failure> {
    match &arguments.command {
        None => ask::run(&PlayArguments::default(), voice, input, output),
        Some(Command::Play(arguments)) => ask::run(arguments, voice, input, output),
        Some(Command::List(arguments)) => list::run(arguments, voice, output),
        Some(Command::Make(arguments)) => make::run(arguments, voice, output),
    }
}
