//! A server, its store, a network and many people, all of it simulated and each run the same every time.
//!
//! Rooms, sessions, log and rules are the real ones. Connections lose what was sent last, the server
//! crashes and comes back with what its store had kept, people close their windows, come back with or
//! without what they knew, and some are rude. At every step and at the end everything is checked that
//! people rely on: see `checks.rs`, `audit.rs` and `blind.rs`.
//!
//! `STAPEL_SIM_SEED=7` runs one seed and prints what happens, `STAPEL_SIM_SEEDS=100000` runs so many.

#![expect(clippy::print_stdout, reason = "a run that is asked for tells what happens")]

mod audit;
mod blind;
mod chance;
mod checks;
mod mishaps;
mod network;
mod people;
mod server;
mod shadow;
mod store;
mod wishes;
mod world;

use std::env;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use world::World;

/// How many seeds are run unless someone wants more.
const SEEDS: u64 = 1500;

fn number_from(variable: &str) -> Option<u64> {
    let text = env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} must be a number, not {text:?}")))
}

fn run(seed: u64, trace: bool) {
    let mut world = World::new(seed, trace);
    world.run();
    world.check_the_end();
}

#[test]
fn whatever_goes_wrong_nobody_is_told_what_is_not_so_or_not_theirs_to_know() {
    if let Some(seed) = number_from("STAPEL_SIM_SEED") {
        return run(seed, true);
    }
    for seed in 0..number_from("STAPEL_SIM_SEEDS").unwrap_or(SEEDS) {
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| run(seed, false))) {
            println!(
                "\nseed {seed} failed; to see how:\n    STAPEL_SIM_SEED={seed} cargo test -p \
                 stapel-server --test simulation -- --nocapture\n"
            );
            resume_unwind(panic);
        }
    }
}
