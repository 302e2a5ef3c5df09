//! How fast the store appends: `cargo run --release -p stapel-server --example store_throughput [DIRECTORY]`.
//!
//! Each table is a task that appends one play after the other, as fast as the store answers. The processor time is
//! that of the whole process, so it includes what the runtime does to wake the tasks. The directory should be on a real
//! disk; the present one is the default.

#![expect(clippy::unwrap_used, reason = "in an example an unexpected error may as well panic")]

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use stapel_server::store::{
    Append, GuestId, LogEntry, Millis, SqliteStore, Store, TableId, TableIndex, Version,
};

/// About what a play and its draws take as JSON.
const BODY: &str = r#"{"act":{"seat":1,"id":"c0ffee12","action":"37A"},"drawn":[52],"clock":[180000,174500,180000]}"#;

/// How many appends a table sends at most, by the number of tables.
const RUNS: [(u32, u32); 4] = [(1, 2_000), (100, 500), (1_000, 100), (10_000, 20)];

fn main() {
    let parent = std::env::args_os().nth(1).map_or_else(|| PathBuf::from("."), PathBuf::from);
    println!("  tables  index   appends/s  CPU µs  group    p50 ms    p99 ms    max ms   MB");
    for index in ["no", "all"] {
        for (tables, appends) in RUNS {
            let directory = tempfile::tempdir_in(&parent).unwrap();
            let store = Arc::new(SqliteStore::open(directory.path()).unwrap());
            measure(&store, tables, appends, index == "all", directory.path());
        }
    }
}

fn measure(
    store: &Arc<SqliteStore>,
    tables: u32,
    appends: u32,
    index: bool,
    directory: &std::path::Path,
) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().unwrap();
    let processor = processor_time();
    let start = Instant::now();
    let mut latencies: Vec<Duration> = runtime.block_on(async {
        let tasks: Vec<_> = (0..tables)
            .map(|number| tokio::spawn(play(Arc::clone(store), number, appends, index)))
            .collect();
        let mut latencies = Vec::new();
        for task in tasks {
            latencies.extend(task.await.unwrap());
        }
        latencies
    });
    let seconds = start.elapsed().as_secs_f64();
    let processor = processor_time() - processor;
    latencies.sort_unstable();
    let count = latencies.len() as f64;
    let at = |share: f64| latencies[((count - 1.0) * share) as usize].as_secs_f64() * 1e3;
    let statistics = store.statistics();
    let size: u64 = std::fs::read_dir(directory)
        .unwrap()
        .map(|file| file.unwrap().metadata().unwrap().len())
        .sum();
    println!(
        "{tables:>8}  {:<5}  {:>10.0}  {:>6.1}  {:>5.0}  {:>8.2}  {:>8.2}  {:>8.2}  {:>3}",
        if index { "all" } else { "no" },
        count / seconds,
        processor.as_secs_f64() * 1e6 / count,
        count / statistics.commits as f64,
        at(0.5),
        at(0.99),
        at(1.0),
        size / 1_000_000
    );
}

async fn play(store: Arc<SqliteStore>, number: u32, appends: u32, index: bool) -> Vec<Duration> {
    // Ids are random, so neighbours in time are no neighbours in the file.
    let bits = u128::from(number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
    let table = TableId::from_bytes(bits.to_be_bytes());
    let mut latencies = Vec::with_capacity(appends as usize);
    for first in 1..=Version::from(appends) {
        let entry = LogEntry { at: Millis(first as i64), author: None, body: BODY.to_owned() };
        let index = index.then(|| TableIndex {
            listed: true,
            live: true,
            open_seats: 1,
            game: "extreme".to_owned(),
            summary: "{\"title\":\"A table\",\"players\":3}".to_owned(),
            touched: Millis(first as i64),
            guests: vec![GuestId::from_bytes((bits ^ 1).to_be_bytes())],
        });
        let append = Append { table, first, entries: vec![entry], index, records: Vec::new() };
        let start = Instant::now();
        store.append(append).await.unwrap();
        latencies.push(start.elapsed());
    }
    latencies
}

/// What all threads of the process have used of the processors. Only Linux tells.
fn processor_time() -> Duration {
    let Ok(threads) = std::fs::read_dir("/proc/self/task") else { return Duration::ZERO };
    let nanoseconds = threads.filter_map(|thread| {
        let text = std::fs::read_to_string(thread.ok()?.path().join("schedstat")).ok()?;
        text.split(' ').next()?.parse::<u64>().ok()
    });
    Duration::from_nanos(nanoseconds.sum())
}
