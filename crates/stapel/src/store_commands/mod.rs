//! `stapel backup`, `stapel export` and `stapel check`: reading the store of a server, also while it runs.

mod check;

use std::io::{self, Write};
use std::path::PathBuf;

pub use check::{CheckArguments, check};
use clap::Args;
use serde_json::json;
use stapel_rules::GameKind;
use stapel_server::records::Format;
use stapel_server::store::{RecordFilter, SqlitePeek, StoreError};

use crate::measure::game_parser;
use crate::voice::{Complaint, Voice, count, display_in_english, text};

/// How many records are in memory at a time.
const PAGE: u32 = 500;

/// What is to be copied where.
#[derive(Args, Clone, Debug)]
pub struct BackupArguments {
    /// The file to write; it must not exist yet
    pub file: PathBuf,
    /// The data directory of the server
    #[arg(long, env = "STAPEL_DATA", value_name = "DIR", default_value = "stapel-data")]
    pub data: PathBuf,
    /// One JSON object instead of text
    #[arg(long)]
    pub json: bool,
}

/// What is to be written out.
#[derive(Args, Clone, Debug)]
pub struct ExportArguments {
    /// Text records, one after the other, instead of a JSON object a line
    #[arg(long)]
    pub text: bool,
    /// Only those of this game
    #[arg(long, value_name = "GAME", value_parser = game_parser())]
    pub game: Option<GameKind>,
    /// The data directory of the server
    #[arg(long, env = "STAPEL_DATA", value_name = "DIR", default_value = "stapel-data")]
    pub data: PathBuf,
}

/// Why nothing, or not everything, was taken out.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The output can't be written.
    Io(#[from] io::Error),
    /// The store can't be read.
    Store(#[from] StoreError),
}

impl Complaint for Failure {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            Failure::Io(error) => error.tell(voice),
            Failure::Store(error) => error.tell(voice),
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Failure::Io(error) => error.code(),
            Failure::Store(error) => error.code(),
        }
    }

    fn output_error(&self) -> Option<&io::Error> {
        match self {
            Failure::Io(error) => Some(error),
            Failure::Store(_) => None,
        }
    }
}

display_in_english!(Failure);

/// Copies everything that a server keeps.
pub fn backup(
    arguments: &BackupArguments,
    voice: &Voice,
    output: &mut impl Write,
) -> Result<(), Failure> {
    SqlitePeek::open(&arguments.data)?.backup(&arguments.file)?;
    let size = std::fs::metadata(&arguments.file)?.len();
    let file = arguments.file.display().to_string();
    if arguments.json {
        writeln!(output, "{}", json!({ "file": file, "bytes": size }))?;
    } else {
        let told = [("file", text(&file)), ("bytes", count(size))];
        writeln!(output, "{}", voice.say("backup-done", &told))?;
    }
    Ok(())
}

/// Writes all finished games, the newest first. If some of them can't be read, the others are written
/// all the same, and it fails in the end.
pub fn export(arguments: &ExportArguments, output: &mut impl Write) -> Result<(), Failure> {
    let store = SqlitePeek::open(&arguments.data)?;
    let format = if arguments.text { Format::Texts } else { Format::Lines };
    let mut filter = RecordFilter {
        kind: arguments.game.map(|kind| kind.name().to_owned()),
        limit: PAGE,
        ..RecordFilter::default()
    };
    let mut unreadable = None;
    loop {
        let page = store.records(&filter)?;
        let Some(&(last, _)) = page.last() else { break };
        // What is damaged could lead back to where we were.
        if filter.before.is_some_and(|before| last >= before) {
            return Err(StoreError::Corrupt(String::from("the records are in no order")).into());
        }
        filter.before = Some(last);
        for ((_, id), record) in page {
            let written = record
                .map_err(|error| error.to_string())
                .and_then(|record| format.write(&record).map_err(|error| error.to_string()));
            match written {
                Ok(text) => output.write_all(text.as_bytes())?,
                Err(error) => {
                    unreadable.get_or_insert_with(|| format!("record {id}: {error}"));
                }
            }
        }
    }
    unreadable.map_or(Ok(()), |why| Err(StoreError::Corrupt(why).into()))
}
