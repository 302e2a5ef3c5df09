//! A server, its store, a network and many people, all of it simulated and each run the same every time.
//!
//! Rooms, sessions, log and rules are the real ones. Connections lose what was sent last, the server
//! crashes and comes back with what its store had kept, on a disk that flips bits and tears writes, people close their windows, come back with or
//! without what they knew, and some are rude. At every step and at the end everything is checked that
//! people rely on: see `checks.rs`, `audit.rs` and `blind.rs`.
//!
//! `STAPEL_SIM_SEED=7` runs one seed and prints what happens, `STAPEL_SIM_SEEDS=100000` runs so many.

#![expect(clippy::print_stdout, reason = "a run that is asked for tells what happens")]

mod audit;
mod blind;
#[expect(dead_code, reason = "every test needs only a part of it")]
#[path = "../../../room/tests/local/chance.rs"]
mod chance;
mod checks;
mod mishaps;
mod network;
mod people;
mod promises;
mod server;
mod setting;
mod shadow;
mod store;
mod wishes;
mod world;

use std::collections::BTreeMap;
use std::env;
use std::panic::{AssertUnwindSafe, catch_unwind};

use store::Reading;
use world::World;

/// How many seeds are run unless someone wants more.
const SEEDS: u64 = 5000;

fn number_from(variable: &str) -> Option<u64> {
    let text = env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} must be a number, not {text:?}")))
}

/// Runs a seed, and tells how often what happened.
fn run(seed: u64, trace: bool) -> BTreeMap<String, u64> {
    run_reading(seed, trace, Reading::Checked)
}

fn run_reading(seed: u64, trace: bool, reading: Reading) -> BTreeMap<String, u64> {
    let mut world = World::new(seed, trace);
    world.store.reading = reading;
    world.run();
    world.check_the_end();
    world.tally
}

/// What has to happen often enough for the runs to be worth something.
const EXPECTED: &[(&str, u64)] = &[
    ("act", 50_000),
    ("record", 2000),
    ("shared", 5000),
    ("dealing", 2000),
    ("revealed", 2000),
    ("shuffled along", 3000),
    ("withheld bits", 500),
    ("left out of a shuffle", 300),
    ("compared", 15_000),
    ("crash", 1000),
    ("crash with loss", 300),
    ("broken connection", 5000),
    ("failed append", 100),
    ("flipped bit", 100),
    ("torn write", 60),
    ("damage told", 150),
    ("lost track", 30),
    ("renamed", 300),
    ("took_back", 100),
    ("takeback_agreed", 50),
    ("takeback_denied", 20),
    ("stood_in", 100),
    ("came_back", 50),
    ("given_up", 100),
    ("stopped", 20),
    ("gone", 200),
    ("end_asked", 200),
    ("end_agreed", 50),
    ("end_denied", 30),
    ("muted", 50),
    ("removed", 30),
    ("refused: removed", 50),
    ("refused: muted", 10),
    ("refused: seat_kept", 20),
    ("refused: saw_another_hand", 5),
    ("agreed", 100),
    ("hosted", 100),
    ("signal", 1000),
    ("said", 1000),
    ("refused: stale", 500),
    ("refused: not_your_turn", 20),
    ("refused: silence", 50),
    ("refused: number_taboo", 100),
    ("refused: bad_json", 100),
    ("refused: bad_base", 100),
];

#[test]
fn whatever_goes_wrong_nobody_is_told_what_is_not_so_or_not_theirs_to_know() {
    if let Some(seed) = number_from("STAPEL_SIM_SEED") {
        run(seed, true);
        return;
    }
    let seeds = number_from("STAPEL_SIM_SEEDS").unwrap_or(SEEDS);
    let mut tally: BTreeMap<String, u64> = BTreeMap::new();
    for seed in 0..seeds {
        match catch_unwind(AssertUnwindSafe(|| run(seed, false))) {
            Ok(counted) => {
                for (what, count) in counted {
                    *tally.entry(what).or_default() += count;
                }
            }
            Err(panic) => {
                let text = panic.downcast_ref::<String>().cloned();
                let text = text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
                panic!(
                    "seed {seed}: {}\nto see how it came to this:\n    STAPEL_SIM_SEED={seed} cargo \
                     test -p stapel-server --test simulation -- --nocapture",
                    text.unwrap_or_default()
                );
            }
        }
    }
    println!("{tally:#?}");
    if seeds >= SEEDS {
        for &(what, least) in EXPECTED {
            let count = tally.get(what).copied().unwrap_or_default();
            assert!(count >= least, "{what} happened only {count} times");
        }
    }
}

/// F10: that a damaged log is never taken for the truth is worth nothing if nobody would notice that it is.
#[test]
fn a_store_that_does_not_check_what_it_reads_is_found_out() {
    for reading in [Reading::Believing, Reading::WithoutHead] {
        let found = (0..400).find_map(|seed| {
            let run = catch_unwind(AssertUnwindSafe(|| run_reading(seed, false, reading)));
            let panic = run.err()?;
            panic.downcast_ref::<String>().cloned()
        });
        let found = found.unwrap_or_else(|| panic!("{reading:?} is not found out"));
        assert!(found.contains("taken for the truth"), "{reading:?}: {found}");
    }
}
