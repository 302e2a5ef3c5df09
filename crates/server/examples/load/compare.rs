//! Two servers in turn: what one version costs beside another.
//!
//! Both run all the time, and only one of them is played at. Slices alternate, and so does which of the two comes first, so
//! that whatever else happens on the machine happens to both.

use std::fmt;

use serde::Serialize;

use crate::report::Traffic;
use crate::scenarios::{Play, Scale, Server};

/// How many slices each server gets for each number of tables.
const ROUNDS: usize = 8;

/// What both servers did, for one number of tables.
#[derive(Serialize)]
pub(crate) struct Compared {
    tables: usize,
    /// This version.
    new: Vec<Traffic>,
    /// The one that it is compared with.
    old: Vec<Traffic>,
    /// This version's value divided by the other's, the median of all rounds.
    ratios: Ratios,
}

/// This version's values divided by those of the other. A ratio of times below one is better, of moves above one.
#[derive(Serialize)]
struct Ratios {
    moves_per_second: f64,
    server_cpu_ms_per_move: f64,
    p50_ms: f64,
    p99_ms: f64,
    bytes_per_move: f64,
}

/// Lets tables play at both servers in turn.
pub(crate) async fn compare(new: &Server, old: &Server, scale: &Scale) -> Vec<Compared> {
    let mut play_new = Play::set_up(new, scale).await;
    let mut play_old = Play::set_up(old, scale).await;
    let mut results = Vec::new();
    for &tables in scale.closed_tables {
        let (mut of_new, mut of_old) = (Vec::new(), Vec::new());
        for round in 0..ROUNDS {
            eprintln!("{tables} tables play as fast as they can: round {} of {ROUNDS}", round + 1);
            for new_is_next in [round % 2 == 0, round % 2 == 1] {
                if new_is_next {
                    of_new.push(play_new.slice(tables).await);
                } else {
                    of_old.push(play_old.slice(tables).await);
                }
            }
        }
        let ratio = |value: fn(&Traffic) -> f64| {
            median(of_new.iter().zip(&of_old).map(|(new, old)| value(new) / value(old)).collect())
        };
        let ratios = Ratios {
            moves_per_second: ratio(|traffic| traffic.moves_per_second),
            server_cpu_ms_per_move: ratio(|traffic| traffic.server_cpu_ms_per_move),
            p50_ms: ratio(|traffic| traffic.p50_ms),
            p99_ms: ratio(|traffic| traffic.p99_ms),
            bytes_per_move: ratio(|traffic| traffic.bytes_per_move),
        };
        results.push(Compared { tables, new: of_new, old: of_old, ratios });
    }
    results
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    match (values.get((values.len().max(1) - 1) / 2), values.get(values.len() / 2)) {
        (Some(lower), Some(upper)) => (lower + upper) / 2.0,
        _ => f64::NAN,
    }
}

impl fmt::Display for Compared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "\n{} tables play as fast as they can, medians of {ROUNDS} slices each:",
            self.tables
        )?;
        writeln!(f, "               moves/s   CPU ms   p50 ms   p99 ms   bytes")?;
        for (name, side) in [("this version", &self.new), ("the other", &self.old)] {
            let of = |value: fn(&Traffic) -> f64| median(side.iter().map(value).collect());
            writeln!(
                f,
                "{name:>13} {:>8.0} {:>8.4} {:>8.2} {:>8.2} {:>7.1}",
                of(|traffic| traffic.moves_per_second),
                of(|traffic| traffic.server_cpu_ms_per_move),
                of(|traffic| traffic.p50_ms),
                of(|traffic| traffic.p99_ms),
                of(|traffic| traffic.bytes_per_move),
            )?;
        }
        let Ratios { moves_per_second, server_cpu_ms_per_move, p50_ms, p99_ms, bytes_per_move } =
            self.ratios;
        writeln!(
            f,
            "{:>13} {moves_per_second:>8.3} {server_cpu_ms_per_move:>8.3} {p50_ms:>8.3} {p99_ms:>8.3} {bytes_per_move:>7.3}",
            "ratio"
        )
    }
}
