//! Attacks a running table server while others play there, and tells what those others notice of it:
//! `cargo xtask attack` starts both.
//!
//! Well-behaved people play at tables of their own, each from an address of their own (all of 127.0.0.0/8 is this
//! machine). A second process, which this one starts and which yields to it, attacks in slices: one slice without, one
//! with, and so on, so that whatever else happens on the machine happens to both. Everything is bounded in number and
//! time, and nothing leaves the machine.

#![expect(clippy::unwrap_used, reason = "in an example an unexpected error may as well panic")]

mod attacker;
mod attacks;
#[expect(dead_code, reason = "what measures the speed of the server needs more of it")]
#[path = "../load/control.rs"]
mod control;
mod fill;
mod players;
#[expect(dead_code, reason = "what measures the speed of the server needs more of it")]
#[path = "../load/process.rs"]
mod process;
mod report;
#[path = "../load/seat.rs"]
mod seat;
#[path = "../load/wire.rs"]
mod wire;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use attacker::Attacker;
use attacks::Kind;
use control::Counts;
use players::Players;
use report::{Outcome, Report, Sample};

/// How much is measured.
#[derive(Clone, Copy)]
struct Scale {
    /// How often there is one slice without and one with an attack.
    rounds: usize,
    slice: Duration,
}

impl Scale {
    const FULL: Scale = Scale { rounds: 6, slice: Duration::from_secs(4) };
    const QUICK: Scale = Scale { rounds: 2, slice: Duration::from_secs(2) };
}

/// How many tables play meanwhile.
const TABLES: u8 = 20;

/// How long the server gets after an attack until it is measured without one.
const REST: Duration = Duration::from_millis(1500);

/// How long an answer is waited for. What takes longer counts as not answered.
const PATIENCE: Duration = Duration::from_secs(10);

/// What the command line asks for.
enum Asked {
    Fill(PathBuf),
    Attack { kind: Kind, to: SocketAddr, table: String, open_table: String },
    Measure { to: SocketAddr, scale: Scale, only: Option<Kind>, json: bool, setting: String },
}

fn main() -> ExitCode {
    let asked = asked(std::env::args().skip(1)).unwrap_or_else(|problem| {
        eprintln!("{problem}; it is started by `cargo xtask attack`");
        std::process::exit(2);
    });
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    match asked {
        Asked::Fill(directory) => runtime.block_on(fill::fill(&directory)),
        Asked::Attack { kind, to, table, open_table } => {
            runtime.block_on(attacker::attack_when_told(kind, to, &table, &open_table));
        }
        Asked::Measure { to, scale, only, json, setting } => {
            let report = runtime.block_on(measure(to, scale, only, setting));
            if json {
                println!("{}", serde_json::to_string_pretty(&report).unwrap());
            } else {
                print!("{report}");
            }
            return if report.holds { ExitCode::SUCCESS } else { ExitCode::FAILURE };
        }
    }
    ExitCode::SUCCESS
}

async fn measure(to: SocketAddr, scale: Scale, only: Option<Kind>, setting: String) -> Report {
    let players = Players::sit_down(to, TABLES).await;
    // They warm up.
    tokio::time::sleep(scale.slice).await;
    let mut outcomes = Vec::new();
    for kind in Kind::ALL.into_iter().filter(|kind| only.is_none_or(|only| only == *kind)) {
        eprintln!("{}: {}", kind.name(), kind.what());
        outcomes.push(attack(&players, to, scale, kind).await);
    }
    Report::new(setting, outcomes)
}

/// Measures in turn without and with one attack.
async fn attack(players: &Players, to: SocketAddr, scale: Scale, kind: Kind) -> Outcome {
    let mut attacker = Attacker::start(kind, to, &players.table, &players.open_table).await;
    let (mut calm, mut attacked): (Vec<Counts>, Vec<Counts>) = Default::default();
    for round in 0..scale.rounds {
        // Which of the two comes first takes turns too.
        for with in [round % 2 == 1, round % 2 == 0] {
            players.control.begin();
            if with {
                attacker.go();
            }
            tokio::time::sleep(scale.slice).await;
            let counts = players.control.end(PATIENCE).await;
            if with {
                attacker.rest().await;
                tokio::time::sleep(REST).await;
                attacked.push(counts);
            } else {
                calm.push(counts);
            }
        }
    }
    let done = attacker.end();
    let kept_order = players.keep_order(to, kind).await;
    Outcome::new(kind, Sample::of(&calm), Sample::of(&attacked), players.lost(), kept_order, done)
}

fn asked(mut words: impl Iterator<Item = String>) -> Result<Asked, String> {
    let (mut address, mut kind, mut table, mut open_table) = (None, None, None, None);
    let (mut attacking, mut setting) = (false, String::new());
    let (mut scale, mut json) = (Scale::FULL, false);
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
        match word.as_str() {
            "--fill" => return Ok(Asked::Fill(value()?.into())),
            "--attacker" => attacking = true,
            "--only" => {
                let name = value()?;
                kind = Some(Kind::from_name(&name).ok_or_else(|| {
                    format!("{name:?} is no attack; there are {}", Kind::names())
                })?);
            }
            "--address" => {
                let text = value()?;
                let parsed = text.parse::<SocketAddr>().ok();
                let here = parsed.filter(|address| address.ip().is_loopback());
                address = Some(here.ok_or(format!("{text:?} is not an address of this machine"))?);
            }
            "--table" => table = Some(value()?),
            "--open-table" => open_table = Some(value()?),
            "--setting" => setting = value()?,
            "--quick" => scale = Scale::QUICK,
            "--json" => json = true,
            _ => return Err(format!("{word:?} is not expected")),
        }
    }
    let to = address.ok_or("--address is missing")?;
    if !attacking {
        return Ok(Asked::Measure { to, scale, only: kind, json, setting });
    }
    Ok(Asked::Attack {
        kind: kind.ok_or("--only is missing")?,
        to,
        table: table.ok_or("--table is missing")?,
        open_table: open_table.ok_or("--open-table is missing")?,
    })
}
