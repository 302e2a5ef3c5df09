//! `stapel bots`: which bots there are.

use std::io::{self, Write};

use stapel_bots::Level;
use stapel_protocol::simulate::BotOut;

/// Lists the bots, the weakest first: one line each, or as one JSON list.
pub fn run(json: bool, output: &mut impl Write) -> io::Result<()> {
    if json {
        let bots = Level::ALL.map(|level| BotOut {
            name: level.name().to_owned(),
            description: level.description().to_owned(),
        });
        serde_json::to_writer(&mut *output, &bots[..])?;
        return writeln!(output);
    }
    let width = Level::ALL.map(|level| level.name().len()).into_iter().max().unwrap_or(0);
    for level in Level::ALL {
        writeln!(output, "{level:width$}  {}", level.description())?;
    }
    Ok(())
}
