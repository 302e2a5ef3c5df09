//! `stapel verify`: was this game dealt from its seed and played by the rules?

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use stapel_rules::notation::{Record, SyntaxError};
use stapel_table::VerifyError;

use crate::replay;

/// Shown below the options.
pub const HELP: &str = "\
Examples:
  stapel verify game.txt
  stapel verify game.txt --commitment 42a5…62   what the table showed before the first card
  curl -s http://127.0.0.1:7373/api/v1/records/ID.txt | stapel verify -

docs/shuffle.md tells how a deck follows from its seed, so that you can check it without Stapel.";

/// What is to be checked.
#[derive(Args, Clone, Debug)]
#[command(after_help = HELP)]
pub struct Arguments {
    /// The record; - for standard input
    pub record: PathBuf,
    /// What the table showed before the first card
    #[arg(long, value_name = "HEX", value_parser = commitment)]
    pub commitment: Option<String>,
    /// One JSON object instead of text
    #[arg(long)]
    pub json: bool,
}

/// Why a record was not vouched for.
#[derive(Debug)]
pub enum Failure {
    /// It can't be read.
    Read(replay::Failure),
    /// The output can't be written.
    Io(io::Error),
    /// It is not a record.
    Syntax(SyntaxError),
    /// It is not what it says.
    Verify(VerifyError),
}

impl Failure {
    /// What the process says of it when it ends.
    pub fn exit_code(&self) -> u8 {
        match self {
            Failure::Syntax(_) | Failure::Verify(_) => 1,
            Failure::Read(_) | Failure::Io(_) => 2,
        }
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::Read(failure) => write!(f, "{failure}"),
            Failure::Io(error) => write!(f, "{error}"),
            Failure::Syntax(error) => write!(f, "not a record: {error}"),
            Failure::Verify(error) => write!(f, "{error}"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

fn commitment(text: &str) -> Result<String, String> {
    let text = text.trim();
    if text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Ok(text.to_ascii_lowercase());
    }
    Err(String::from("a commitment has 64 hexadecimal digits"))
}

/// Checks a record.
pub fn run(arguments: &Arguments, output: &mut impl Write) -> Result<(), Failure> {
    let checked = check(arguments);
    if !arguments.json {
        let verified = checked?;
        writeln!(output, "The deck follows from the seed.")?;
        match arguments.commitment {
            Some(_) => writeln!(output, "The seed is the one that was promised.")?,
            None => writeln!(output, "Its commitment is {}.", verified.commitment)?,
        }
        let end = if verified.finished { ", and it ended as the record says" } else { "" };
        writeln!(output, "All {} actions are by the rules{end}.", verified.actions)?;
        return Ok(());
    }
    let answer = match &checked {
        Ok(verified) => json!({
            "ok": true,
            "commitment": verified.commitment,
            "actions": verified.actions,
            "finished": verified.finished,
        }),
        Err(failure) => json!({ "ok": false, "error": failure.to_string() }),
    };
    writeln!(output, "{answer}")?;
    checked.map(|_| ())
}

fn check(arguments: &Arguments) -> Result<stapel_table::Verified, Failure> {
    let text = replay::read(&arguments.record).map_err(Failure::Read)?;
    let record = Record::parse(&text).map_err(Failure::Syntax)?;
    stapel_table::verify(&record, arguments.commitment.as_deref()).map_err(Failure::Verify)
}
