//! `stapel check`: is everything that a server keeps what was written?

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use clap::Args;
use serde_json::{Value, json};
use stapel_server::store::{Audit, Damage, DamagedPart, SqlitePeek, StoreError};

use super::Failure;
use crate::exit::Exit;
use crate::measure::Progress;
use crate::voice::{Voice, count, text};

/// What is to be checked.
#[derive(Args, Clone, Debug)]
pub struct CheckArguments {
    /// The data directory of the server
    #[arg(long, env = "STAPEL_DATA", value_name = "DIR", default_value = "stapel-data")]
    pub data: PathBuf,
    /// One JSON object instead of text
    #[arg(long)]
    pub json: bool,
}

/// Walks through everything that a server keeps, while it runs or not, and tells what is damaged.
pub fn check(
    arguments: &CheckArguments,
    voice: &Voice,
    output: &mut impl Write,
) -> Result<Exit, Failure> {
    let audit = match SqlitePeek::open(&arguments.data) {
        Ok(store) => walk(&store, arguments.json, voice)?,
        // Then there is nothing to walk through, and that is the answer.
        Err(StoreError::Corrupt(detail)) => {
            let part = DamagedPart::Structure;
            let damage = vec![Damage { part, table: None, version: None, detail }];
            Audit { damage, ..Audit::default() }
        }
        Err(error) => return Err(error.into()),
    };
    if audit.stopped {
        return Ok(Exit::Stopped);
    }
    if arguments.json {
        writeln!(output, "{}", as_json(&audit))?;
    } else {
        for damage in &audit.damage {
            writeln!(output, "{}", told(damage, voice))?;
        }
        writeln!(output, "{}", summary(&audit, voice))?;
    }
    Ok(if audit.is_sound() { Exit::Done } else { Exit::NotLegal })
}

fn walk(store: &SqlitePeek, quiet: bool, voice: &Voice) -> Result<Audit, StoreError> {
    let mut progress: Option<Progress> = None;
    let mut shown = 0;
    let audit = store.audit(&mut |told| {
        let bar = progress.get_or_insert_with(|| {
            if quiet || !std::io::stderr().is_terminal() {
                Progress::unseen()
            } else {
                Progress::entries(told.of, voice)
            }
        });
        bar.advance(told.done.saturating_sub(shown));
        shown = told.done;
        !bar.stop().load(Ordering::Relaxed)
    });
    if let Some(progress) = progress {
        progress.end();
    }
    audit
}

fn as_json(audit: &Audit) -> Value {
    let damage: Vec<Value> = audit
        .damage
        .iter()
        .map(|damage| {
            json!({
                "part": damage.part.name(),
                "table": damage.table.map(|table| table.to_string()),
                "version": damage.version,
                "detail": damage.detail,
            })
        })
        .collect();
    json!({
        "ok": audit.is_sound(),
        "tables": audit.tables,
        "entries": audit.entries,
        "guests": audit.guests,
        "records": audit.records,
        "damage": damage,
        "more": audit.more,
    })
}

/// What is damaged, in a line.
fn told(damage: &Damage, voice: &Voice) -> String {
    let table = damage.table.map(|table| table.to_string()).unwrap_or_default();
    let version = damage.version.unwrap_or_default().to_string();
    let told =
        [("table", text(&table)), ("version", text(&version)), ("detail", text(&damage.detail))];
    voice.say(
        match damage.part {
            DamagedPart::Log => "check-log",
            DamagedPart::Index => "check-index",
            DamagedPart::Lost => "check-lost",
            DamagedPart::Structure | DamagedPart::Commits => "check-structure",
            DamagedPart::Guest
            | DamagedPart::Link
            | DamagedPart::Token
            | DamagedPart::Device
            | DamagedPart::Push
            | DamagedPart::Secret
            | DamagedPart::Record
            | DamagedPart::Order
            | DamagedPart::Act
            | DamagedPart::Report => "check-row",
        },
        &told,
    )
}

fn summary(audit: &Audit, voice: &Voice) -> String {
    let damaged = audit.damage.len() as u64 + audit.more;
    if damaged > 0 {
        return voice.say("check-damaged", &[("count", count(damaged))]);
    }
    let [tables, entries, guests, records] =
        [audit.tables, audit.entries, audit.guests, audit.records].map(|number| number.to_string());
    let told = [
        ("tables", text(&tables)),
        ("entries", text(&entries)),
        ("guests", text(&guests)),
        ("records", text(&records)),
    ];
    voice.say("check-sound", &told)
}
