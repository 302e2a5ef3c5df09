//! What the operating system knows about a process.

use std::fs;
use std::time::Duration;

/// What Linux counts processor time in, for programs: hundredths of a second, on every machine.
const TICK: Duration = Duration::from_millis(10);

/// The processor time that a process has taken, `self` for this one.
pub(crate) fn processor_time(process: &str) -> Duration {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    // The name before it may have spaces, but it ends with the last parenthesis.
    let (_, fields) = text.rsplit_once(')').unwrap();
    let ticks: u32 =
        fields.split_whitespace().skip(11).take(2).map(|n| n.parse::<u32>().unwrap()).sum();
    TICK * ticks
}

/// The memory that a process has, in bytes.
pub(crate) fn memory(process: &str) -> u64 {
    let text = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
}

/// How many processes wait for a processor on this machine, on average over a minute.
pub(crate) fn load_average() -> f64 {
    let text = fs::read_to_string("/proc/loadavg").unwrap();
    text.split_whitespace().next().unwrap().parse().unwrap()
}
