//! What came out.

use std::fmt;

use serde::Serialize;

use crate::control::{Measured, percentile};

/// Everything that was measured.
#[derive(Serialize)]
pub(crate) struct Report {
    /// How it was measured.
    pub(crate) setting: String,
    pub(crate) closed: Vec<Closed>,
    pub(crate) thinking: Vec<Thinking>,
    pub(crate) memory: Vec<Memory>,
    pub(crate) resync: Resync,
}

/// What some tables did for a while.
#[derive(Serialize)]
pub(crate) struct Traffic {
    pub(crate) tables: usize,
    pub(crate) moves: u64,
    /// Deals and starts, which are no moves but take time as well.
    pub(crate) other_requests: u64,
    pub(crate) refused: u64,
    pub(crate) moves_per_second: f64,
    pub(crate) p50_ms: f64,
    pub(crate) p95_ms: f64,
    pub(crate) p99_ms: f64,
    /// Received by all seats of a table, in messages about the move.
    pub(crate) bytes_per_move: f64,
    /// The share of the one who moved.
    pub(crate) answer_bytes_per_move: f64,
    pub(crate) server_cpu_ms_per_move: f64,
    /// How much of one core the server and the load had.
    pub(crate) server_cores: f64,
    pub(crate) load_cores: f64,
    pub(crate) load_average: f64,
}

/// Tables that play as fast as they can.
#[derive(Serialize)]
pub(crate) struct Closed {
    /// Whether more than one in a hundred moves took too long.
    pub(crate) slow: bool,
    #[serde(flatten)]
    pub(crate) traffic: Traffic,
}

/// Tables that think.
#[derive(Serialize)]
pub(crate) struct Thinking {
    pub(crate) seconds_between_moves: f64,
    #[serde(flatten)]
    pub(crate) traffic: Traffic,
}

/// What viewers take in the memory of the server.
#[derive(Serialize)]
pub(crate) struct Memory {
    pub(crate) viewers: usize,
    pub(crate) bytes_per_viewer: u64,
}

/// Many sockets that come back at once.
#[derive(Serialize)]
pub(crate) struct Resync {
    pub(crate) sockets: usize,
    /// How many were told events; the others were shown the whole table.
    pub(crate) by_events: usize,
    /// Until the last of them had caught up.
    pub(crate) seconds: f64,
    pub(crate) p50_ms: f64,
    pub(crate) p99_ms: f64,
    pub(crate) server_cpu_ms_per_socket: f64,
}

impl Traffic {
    pub(crate) fn new(tables: usize, measured: &Measured) -> Traffic {
        let Measured { counts, time, server_time, own_time, load_average } = measured;
        let seconds = time.as_secs_f64();
        let moves = counts.moves as f64;
        Traffic {
            tables,
            moves: counts.moves,
            other_requests: counts.others,
            refused: counts.refused,
            moves_per_second: moves / seconds,
            p50_ms: percentile(&counts.latencies, 50),
            p95_ms: percentile(&counts.latencies, 95),
            p99_ms: percentile(&counts.latencies, 99),
            bytes_per_move: counts.move_bytes as f64 / moves,
            answer_bytes_per_move: counts.answer_bytes as f64 / moves,
            server_cpu_ms_per_move: server_time.as_secs_f64() * 1000.0 / moves,
            server_cores: server_time.as_secs_f64() / seconds,
            load_cores: own_time.as_secs_f64() / seconds,
            load_average: *load_average,
        }
    }
}

const HEADER: &str = "  tables   moves/s   p50 ms   p95 ms   p99 ms   bytes  answer  CPU ms   server    load  average";

impl fmt::Display for Traffic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:>8} {:>9.0} {:>8.2} {:>8.2} {:>8.2} {:>7.0} {:>7.0} {:>7.4} {:>7.0}% {:>6.0}% {:>8.1}",
            self.tables,
            self.moves_per_second,
            self.p50_ms,
            self.p95_ms,
            self.p99_ms,
            self.bytes_per_move,
            self.answer_bytes_per_move,
            self.server_cpu_ms_per_move,
            100.0 * self.server_cores,
            100.0 * self.load_cores,
            self.load_average,
        )?;
        if self.refused > 0 {
            write!(f, "  {} refused", self.refused)?;
        }
        Ok(())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "The Game, three seats a table, a WebSocket a seat, everything written to disk before it is told."
        )?;
        writeln!(f, "{}", self.setting)?;
        writeln!(f, "\nEvery table plays as fast as it can:\n{HEADER}")?;
        for closed in &self.closed {
            writeln!(f, "{}{}", closed.traffic, if closed.slow { "  slow" } else { "" })?;
        }
        let quick = self.closed.iter().filter(|closed| !closed.slow);
        let best = quick.map(|closed| closed.traffic.moves_per_second).fold(0.0, f64::max);
        writeln!(f, "  best with 99 of 100 moves answered within 50 ms: {best:.0} moves/s")?;
        if let Some(thinking) = self.thinking.first() {
            let seconds = thinking.seconds_between_moves;
            writeln!(f, "\nEvery table plays a move every {seconds} s on average:\n{HEADER}")?;
        }
        for thinking in &self.thinking {
            writeln!(f, "{}", thinking.traffic)?;
        }
        writeln!(f, "\nMemory of the server for each viewer who only looks on:")?;
        for memory in &self.memory {
            let kilobytes = memory.bytes_per_viewer as f64 / 1000.0;
            writeln!(f, "{:>8} viewers: {kilobytes:.1} KB each", memory.viewers)?;
        }
        let resync = &self.resync;
        writeln!(f, "\n{} sockets are dropped and come back at once:", resync.sockets)?;
        writeln!(
            f,
            "  all have caught up after {:.2} s (p50 {:.0} ms, p99 {:.0} ms), {} of them by events; {:.3} ms CPU each",
            resync.seconds,
            resync.p50_ms,
            resync.p99_ms,
            resync.by_events,
            resync.server_cpu_ms_per_socket,
        )
    }
}
