//! `stapel bots`: which bots there are.

use std::io::{self, Write};

use clap::Args;
use stapel_bots::Level;
use stapel_protocol::simulate::BotOut;

use crate::measure::description;
use crate::voice::Voice;

/// How they are to be told.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// One JSON list instead of text
    #[arg(long)]
    pub json: bool,
}

/// Lists the bots, the weakest first: one line each, or as one JSON list.
pub fn run(arguments: &Arguments, voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    if arguments.json {
        let bots = Level::ALL.map(|level| BotOut {
            name: level.name().to_owned(),
            description: level.description().to_owned(),
        });
        serde_json::to_writer(&mut *output, &bots[..])?;
        return writeln!(output);
    }
    let width = Level::ALL.map(|level| level.name().len()).into_iter().max().unwrap_or(0);
    for level in Level::ALL {
        writeln!(output, "{level:width$}  {}", description(level, voice))?;
    }
    Ok(())
}
