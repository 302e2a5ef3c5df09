//! What the system says about this process, under the names that every dashboard knows.

use std::fmt;
use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;

/// How often a second the kernel counts the time of a process: the same on every Linux, whatever its own clock does.
const TICKS: f64 = 100.0;

/// Reads what is asked for when it is asked for. Where there is no `/proc`, it tells only when the process started.
#[derive(Debug)]
pub(super) struct Process {
    started: f64,
}

/// What `/proc` says.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Seen {
    cpu_seconds: f64,
    resident_bytes: u64,
    threads: u64,
    open_files: u64,
    most_files: Option<u64>,
}

impl Process {
    /// A process that starts about now. The time since the machine started would be more exact, but a service that may
    /// see only itself (`ProcSubset=pid`) can't read it.
    pub(super) fn new() -> Process {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Process { started: since.as_secs_f64() }
    }
}

/// Looks at this process.
fn look() -> Option<Seen> {
    let read = |name: &str| fs::read_to_string(format!("/proc/self/{name}")).ok();
    let (stat, status) = (read("stat")?, read("status")?);
    Some(Seen {
        cpu_seconds: cpu_seconds(&stat)?,
        resident_bytes: field(&status, "VmRSS:")? * 1024,
        threads: field(&status, "Threads:")?,
        // One of them is the directory that is being read.
        open_files: fs::read_dir("/proc/self/fd").ok()?.count().saturating_sub(1) as u64,
        most_files: read("limits").as_deref().and_then(|limits| field(limits, "Max open files")),
    })
}

/// The time that a process has worked, for itself and in the kernel.
fn cpu_seconds(stat: &str) -> Option<f64> {
    // The name of the program is in brackets, and may hold anything.
    let (_, rest) = stat.rsplit_once(") ")?;
    let mut fields = rest.split(' ').skip(11);
    let mut ticks = || fields.next()?.parse::<f64>().ok();
    Some((ticks()? + ticks()?) / TICKS)
}

/// The first number in the line that begins so.
fn field(text: &str, name: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    line.split_whitespace().next()?.parse().ok()
}

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        let mut tell = |name: &str, help: &str, metric: &dyn EncodeMetric| {
            metric.encode(encoder.encode_descriptor(name, help, None, metric.metric_type())?)
        };
        let started = ConstGauge::new(self.started);
        tell("process_start_time_seconds", "When the server started, since 1970", &started)?;
        let Some(seen) = look() else { return Ok(()) };
        let gauge = |value: u64| ConstGauge::new(value);
        let cpu = ConstCounter::new(seen.cpu_seconds);
        tell("process_cpu_seconds", "Time of processors that was used", &cpu)?;
        let resident = gauge(seen.resident_bytes);
        tell("process_resident_memory_bytes", "Memory that is in use", &resident)?;
        tell("process_threads", "Threads that there are", &gauge(seen.threads))?;
        tell("process_open_fds", "Files and sockets that are open", &gauge(seen.open_files))?;
        if let Some(most) = seen.most_files {
            tell("process_max_fds", "Files and sockets that may be open", &gauge(most))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_programs_may_hold_anything() {
        let stat = "17 (a) b (c) R 1 17 17 0 -1 4194304 90 0 0 0 250 50 0 0 20 0 1 0 33";
        assert_eq!(cpu_seconds(stat), Some(3.0));
        assert_eq!(cpu_seconds("17 (a) R 1"), None);
    }

    #[test]
    fn numbers_are_found_by_the_name_of_their_line() {
        let text =
            "VmRSS:\t    5124 kB\nMax open files            1024                 4096  files\n";
        assert_eq!(field(text, "VmRSS:"), Some(5124));
        assert_eq!(field(text, "Max open files"), Some(1024));
        assert_eq!(field("Max open files unlimited", "Max open files"), None);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn this_process_uses_what_a_process_uses() {
        let seen = look().expect("there is a /proc");
        assert!(seen.resident_bytes > 100_000 && seen.threads > 0, "{seen:?}");
        let file = fs::File::open("/proc/self/stat").expect("it is there");
        // Other tests open and close files too, so that only this one is sure to be open.
        assert!(look().is_some_and(|later| later.open_files > 0), "{seen:?}");
        drop(file);
    }
}
