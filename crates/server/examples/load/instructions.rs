//! How many instructions of the server a move takes. The server runs in callgrind, which counts nothing until it is told
//! to, so that only the moves are counted and not how everybody came to their tables.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Serialize;

use crate::control::{Counts, Phase};
use crate::scenarios::{Play, Scale, Server};

/// How many tables play. With one table every move has a transaction of its own, and the count is the same each time; with
/// more of them it depends on how many moves come together.
const TABLES: [usize; 3] = [1, 32, 256];

/// How many moves are counted for each number of tables.
const MOVES: u64 = 6_400;

/// How many moves each table makes before, so that nothing is done for the first time while it is counted.
const WARM_UP: u64 = 10;

/// What so many tables took.
#[derive(Serialize)]
pub(crate) struct Counted {
    tables: usize,
    moves: u64,
    /// Deals and starts, whose instructions are among those of the moves.
    other_requests: u64,
    instructions_per_move: f64,
    bytes_per_move: f64,
    /// Which functions they are of: for `callgrind_annotate`.
    file: PathBuf,
}

/// Counts at one server, for one table and for many.
pub(crate) async fn count(server: &Server, directory: &Path) -> Vec<Counted> {
    let scale = &Scale::COMPARED;
    let play = Play::set_up(server, scale).await;
    let mut results = Vec::new();
    for (tables, dump) in TABLES.into_iter().zip(1..) {
        eprintln!("{tables} tables play, and instructions are counted");
        let phase = Phase::Play { tables, think: None };
        play.control.play(phase, WARM_UP * tables as u64).await;
        callgrind(&server.process, "--instr=on");
        let Counts { moves, others, move_bytes, .. } = play.control.play(phase, MOVES).await;
        callgrind(&server.process, "--instr=off");
        callgrind(&server.process, "--dump");
        let file = directory.join(format!("server.{}.{dump}", server.process));
        results.push(Counted {
            tables,
            moves,
            other_requests: others,
            instructions_per_move: instructions(&file) as f64 / moves as f64,
            bytes_per_move: move_bytes as f64 / moves as f64,
            file,
        });
    }
    results
}

/// Tells callgrind, in which the server runs, to do something.
fn callgrind(process: &str, order: &str) {
    let told = Command::new("callgrind_control").args([order, process]).output();
    let told = told.expect("what comes with callgrind can be run");
    let problem = String::from_utf8_lossy(&told.stderr);
    assert!(told.status.success(), "callgrind_control {order} {process}: {problem}");
}

/// How many instructions callgrind counted, as its file says.
fn instructions(file: &Path) -> u64 {
    let text = fs::read_to_string(file).expect("callgrind has written what it counted");
    let total = text.lines().find_map(|line| line.strip_prefix("totals: "));
    total.and_then(|total| total.trim().parse().ok()).expect("the file says how many in all")
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:>6} tables: {:>8.0} instructions and {:.1} bytes a move, of {} moves and {} deals and starts; \
             callgrind_annotate {}",
            self.tables,
            self.instructions_per_move,
            self.bytes_per_move,
            self.moves,
            self.other_requests,
            self.file.display(),
        )
    }
}
