//! `stapel backup` and `stapel export`: what a server keeps, taken out of it while it runs.

use std::fmt;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use stapel_rules::GameKind;
use stapel_server::records::Format;
use stapel_server::store::{RecordFilter, SqlitePeek, StoreError};

/// Shown below the options of `backup`.
pub const BACKUP_HELP: &str = "\
Examples:
  stapel backup before-the-upgrade.sqlite3
  stapel backup --data /var/lib/stapel /backups/stapel-$(date +%F).sqlite3

The server may run meanwhile. To go back, stop it and put the file into an empty data directory as
stapel.sqlite3. The file holds the seeds of running games and what signs cookies: keep it to yourself.";

/// Shown below the options of `export`.
pub const EXPORT_HELP: &str = "\
Examples:
  stapel export > games.jsonl
  stapel export --text --game extreme > extreme.txt";

/// How many records are in memory at a time.
const PAGE: u32 = 500;

/// What is to be copied where.
#[derive(Args, Clone, Debug)]
#[command(after_help = BACKUP_HELP)]
pub struct BackupArguments {
    /// The file to write; it must not be there yet
    pub file: PathBuf,
    /// The data directory of the server
    #[arg(long, env = "STAPEL_DATA", value_name = "DIR", default_value = "stapel-data")]
    pub data: PathBuf,
}

/// What is to be written out.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXPORT_HELP)]
pub struct ExportArguments {
    /// Text records, one after the other, instead of a JSON object a line
    #[arg(long)]
    pub text: bool,
    /// Only those of this game
    #[arg(long, value_name = "GAME", value_parser = game)]
    pub game: Option<GameKind>,
    /// The data directory of the server
    #[arg(long, env = "STAPEL_DATA", value_name = "DIR", default_value = "stapel-data")]
    pub data: PathBuf,
}

/// Why nothing, or not everything, was taken out.
#[derive(Debug)]
pub enum Failure {
    /// The output can't be written.
    Io(io::Error),
    /// The store can't be read.
    Store(StoreError),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Io(error) => write!(f, "{error}"),
            Failure::Store(error) => write!(f, "{error}"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Store(error)
    }
}

fn game(text: &str) -> Result<GameKind, String> {
    GameKind::from_name(text)
        .ok_or_else(|| String::from("the games are the-game, extreme and clear-4"))
}

/// Copies everything that a server keeps.
pub fn backup(arguments: &BackupArguments, output: &mut impl Write) -> Result<(), Failure> {
    SqlitePeek::open(&arguments.data)?.backup(&arguments.file)?;
    let size = std::fs::metadata(&arguments.file)?.len();
    writeln!(output, "{} has everything now: {size} bytes.", arguments.file.display())?;
    Ok(())
}

/// Writes all finished games, the newest first.
pub fn export(arguments: &ExportArguments, output: &mut impl Write) -> Result<(), Failure> {
    let store = SqlitePeek::open(&arguments.data)?;
    let format = if arguments.text { Format::Texts } else { Format::Lines };
    let mut filter = RecordFilter {
        kind: arguments.game.map(|kind| kind.name().to_owned()),
        limit: PAGE,
        ..RecordFilter::default()
    };
    loop {
        let page = store.records(&filter)?;
        let Some(last) = page.last() else { return Ok(()) };
        filter.before = Some((last.finished, last.id));
        for record in &page {
            if let Some(text) = format.write(record) {
                output.write_all(text.as_bytes())?;
            }
        }
    }
}
