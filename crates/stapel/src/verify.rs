//! `stapel verify`: was this game dealt from its seed and played by the rules?

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use stapel_rules::notation::{Record, SyntaxError};
use stapel_table::VerifyError;

use crate::exit::Exit;
use crate::replay;
use crate::values::ValueError;
use crate::voice::{Complaint, Voice, count, display_in_english, text};

/// What is to be checked.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The record; - for standard input
    pub record: PathBuf,
    /// The fingerprint that the table showed before the first card
    #[arg(long, value_name = "HEX", value_parser = commitment)]
    pub commitment: Option<String>,
    /// One JSON object instead of text
    #[arg(long)]
    pub json: bool,
}

/// Why a record was not vouched for.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// It can't be read.
    Read(#[source] replay::Failure),
    /// The output can't be written.
    Io(#[from] io::Error),
    /// It is not a record.
    Syntax(#[source] SyntaxError),
    /// It is not what it says.
    Verify(#[source] VerifyError),
}

impl Complaint for Failure {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            Failure::Read(failure) => failure.tell(voice),
            Failure::Io(error) => error.tell(voice),
            Failure::Syntax(error) => {
                voice.say("wrong-no-record", &[("why", text(&error.tell(voice)))])
            }
            Failure::Verify(error) => error.tell(voice),
        }
    }

    fn exit(&self) -> Exit {
        match self {
            Failure::Read(failure) => failure.exit(),
            Failure::Io(error) => error.exit(),
            Failure::Syntax(error) => error.exit(),
            Failure::Verify(error) => error.exit(),
        }
    }

    fn output_error(&self) -> Option<&io::Error> {
        match self {
            Failure::Io(error) => Some(error),
            Failure::Read(_) | Failure::Syntax(_) | Failure::Verify(_) => None,
        }
    }
}

display_in_english!(Failure);

fn commitment(text: &str) -> Result<String, ValueError> {
    let text = text.trim();
    if text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Ok(text.to_ascii_lowercase());
    }
    Err(ValueError::Commitment)
}

/// Checks a record.
pub fn run(arguments: &Arguments, voice: &Voice, output: &mut impl Write) -> Result<(), Failure> {
    let checked = check(arguments);
    if !arguments.json {
        let verified = checked?;
        writeln!(output, "{}", voice.t("verify-deck"))?;
        let commitment = ("commitment", text(&verified.commitment));
        match arguments.commitment {
            Some(_) => writeln!(output, "{}", voice.t("verify-promised"))?,
            None => writeln!(output, "{}", voice.say("verify-commitment", &[commitment]))?,
        }
        let id = if verified.finished { "verify-ended" } else { "verify-so-far" };
        writeln!(output, "{}", voice.say(id, &[("actions", count(verified.actions as u64))]))?;
        return Ok(());
    }
    let answer = match &checked {
        Ok(verified) => json!({
            "ok": true,
            "commitment": verified.commitment,
            "actions": verified.actions,
            "finished": verified.finished,
        }),
        Err(failure) => json!({ "ok": false, "error": failure.tell(&Voice::english()) }),
    };
    writeln!(output, "{answer}")?;
    checked.map(|_| ())
}

fn check(arguments: &Arguments) -> Result<stapel_table::Verified, Failure> {
    let text = replay::read(&arguments.record).map_err(Failure::Read)?;
    let record = Record::parse(&text).map_err(Failure::Syntax)?;
    stapel_table::verify(&record, arguments.commitment.as_deref()).map_err(Failure::Verify)
}
