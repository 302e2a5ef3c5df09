//! `stapel review`: where games were won and lost.

mod plot;
mod text;

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use clap::Args;
use stapel_analysis::review::{Effort, Reviewer, SEED, seed_of};
use stapel_protocol::review::ReviewJson;
use stapel_rules::notation::{Place, Record};

use crate::exit::Exit;
use crate::measure::{self, PictureFile, Progress};
use crate::records::{Choice, Entries, RecordError};
use crate::voice::{Complaint, Voice, display_in_english, failure};

/// What is to be reviewed, and how.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The records: text, or JSON as it is exported or kept; - for standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// How many games are imagined for each turn [default: 1,500 to 6,000, by the game]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub playouts: Option<u32>,
    /// What the imagined games follow from: any text
    #[arg(long, value_name = "S", default_value = SEED)]
    pub seed: String,
    /// One JSON object a game instead of text
    #[arg(long)]
    pub json: bool,
    /// Also draw the chances over the turns, to this SVG file
    #[arg(long, value_name = "FILE.svg")]
    pub plot: Option<PathBuf>,
}

/// Why a command did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// It is not a record, or not one of a legal game.
    Record(#[from] RecordError),
    /// The picture can't be written.
    Plot(#[source] measure::Failure),
    /// The output can't be written.
    Io(#[from] io::Error),
}

impl Complaint for Failure {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            Failure::Record(error) => error.tell(voice),
            Failure::Plot(error) => error.tell(voice),
            Failure::Io(error) => error.tell(voice),
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Failure::Record(error) => error.code(),
            Failure::Plot(error) => error.code(),
            Failure::Io(error) => error.code(),
        }
    }

    fn place(&self) -> Option<Place> {
        match self {
            Failure::Record(error) => error.place(),
            Failure::Plot(_) | Failure::Io(_) => None,
        }
    }

    fn exit(&self) -> Exit {
        match self {
            Failure::Record(error) => error.exit(),
            Failure::Plot(error) => error.exit(),
            Failure::Io(error) => error.exit(),
        }
    }

    fn output_error(&self) -> Option<&io::Error> {
        match self {
            Failure::Io(error) => Some(error),
            Failure::Record(_) | Failure::Plot(_) => None,
        }
    }
}

display_in_english!(Failure);

/// A game that is to be reviewed.
struct Pending {
    /// What stands above it, if there are several.
    heading: Option<String>,
    /// Which record of its file it is, if that has several.
    number: Option<usize>,
    ready: Result<(Record, Reviewer), RecordError>,
}

/// A game that was reviewed, all of it or as far as it came.
struct Reviewed {
    record: Record,
    review: ReviewJson,
}

/// Reviews the records in the files, one after the other. One that is not as it should be doesn't keep the others from
/// being reviewed.
pub fn run(arguments: &Arguments, voice: &Voice, output: &mut impl Write) -> Result<Exit, Failure> {
    let plot =
        arguments.plot.as_deref().map(PictureFile::open).transpose().map_err(Failure::Plot)?;
    // All files are read before anybody waits.
    let mut games = Vec::new();
    for file in &arguments.files {
        let entries = Choice::default().load(file)?;
        games.extend(games_of(arguments, &file.display().to_string(), &entries));
    }
    let turns = games.iter().map(|game| game.ready.as_ref().map_or(0, |ready| ready.1.turns()));
    let turns = turns.sum::<usize>() as u64;
    let progress = Progress::turns(turns, voice);
    let stopped = || progress.stop().load(Ordering::Relaxed);
    let mut exit = Exit::Done;
    let mut done: Vec<Reviewed> = Vec::new();
    for game in games {
        if stopped() {
            break;
        }
        let (record, mut reviewer) = match game.ready {
            Ok(ready) => ready,
            // The only one there is.
            Err(error) if game.heading.is_none() => return Err(error.into()),
            Err(error) => {
                exit = error.exit();
                progress.aside(|| match arguments.json {
                    true => writeln!(output, "{}", failure(&error, game.number).to_text()),
                    false => text::broken(game.heading.as_deref(), &error, voice, output),
                })?;
                continue;
            }
        };
        while !stopped() && reviewer.step().is_some() {
            progress.advance(1);
        }
        let reviewed = Reviewed { record, review: reviewer.finish() };
        let heading = game.heading.as_deref();
        progress.aside(|| match arguments.json {
            true => json(&reviewed.review, output),
            false => text::one(heading, &reviewed, voice, output),
        })?;
        done.push(reviewed);
    }
    let was_stopped = stopped();
    progress.end();
    if done.len() > 1 && !arguments.json {
        text::totals(&done, voice, output)?;
    }
    if let Some(plot) = plot {
        plot.write(&plot::picture(&done, voice)).map_err(Failure::Plot)?;
    }
    Ok(if was_stopped { Exit::Stopped } else { exit })
}

fn games_of(arguments: &Arguments, file: &str, entries: &Entries) -> Vec<Pending> {
    let several_files = arguments.files.len() > 1;
    let ready = |entry: &crate::records::Entry| {
        let found = entry.read()?;
        let (game, deck) = found.deal()?;
        let mut effort = Effort::usual(&game);
        effort.playouts = arguments.playouts.unwrap_or(effort.playouts);
        let seed = seed_of(&arguments.seed);
        let reviewer = Reviewer::new(&found.record, game, deck, &[], effort, seed)
            .map_err(|error| found.not_legal(error))?;
        Ok((found.record, reviewer))
    };
    let heading = |number: Option<usize>| match (several_files, number) {
        (true, Some(number)) => Some(format!("{file} ({number})")),
        (true, None) => Some(file.to_owned()),
        (false, Some(number)) => Some(number.to_string()),
        (false, None) => None,
    };
    let game = |(number, entry)| Pending { heading: heading(number), number, ready: ready(entry) };
    entries.numbered().map(game).collect()
}

fn json(review: &ReviewJson, output: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *output, review)?;
    writeln!(output)
}

/// What the players of a record are called, by seat.
fn players(record: &Record) -> impl Iterator<Item = (usize, Option<&str>)> {
    let count = usize::from(record.players);
    record.names.iter().take(count).map(Option::as_deref).enumerate()
}
