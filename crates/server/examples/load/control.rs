//! What the seats are told to do, and what is counted of it.

use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use crate::process;

/// How long the last answers are waited for when moves are counted.
const PATIENCE: Duration = Duration::from_secs(10);

/// What the seats do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Phase {
    /// Nothing but listen.
    Idle,
    /// The first tables play.
    Play {
        /// How many of them.
        tables: usize,
        /// How long a seat thinks on average, if it does.
        think: Option<Duration>,
    },
    /// Their tasks end.
    Stop,
}

/// What was counted.
#[derive(Default)]
pub(crate) struct Counts {
    recording: bool,
    /// Only what was asked from then on counts, if this is there.
    since: Option<Instant>,
    /// And only before this.
    until: Option<Instant>,
    /// Moves and turns of bots that count and were not answered yet.
    pub(crate) open: u64,
    /// From request to answer, in microseconds.
    pub(crate) latencies: Vec<u32>,
    /// From the beginning of a bot's turn to its first card, in microseconds.
    pub(crate) bot_answers: Vec<u32>,
    /// Accepted actions.
    pub(crate) moves: u64,
    /// Accepted requests that are none: deals and starts.
    pub(crate) others: u64,
    /// Requests that were refused.
    pub(crate) refused: u64,
    /// Messages that were read.
    pub(crate) messages: u64,
    /// Bytes of those that tell of a move.
    pub(crate) move_bytes: u64,
    /// Bytes of those among them that answer the mover.
    pub(crate) answer_bytes: u64,
    /// Bytes of all messages.
    pub(crate) bytes: u64,
}

impl Counts {
    /// Whether what was asked then counts.
    pub(crate) fn covers(&self, asked: Instant) -> bool {
        self.since.is_none_or(|since| since <= asked)
            && self.until.is_none_or(|until| asked < until)
    }
}

/// What the seats share.
pub(crate) struct Control {
    pub(crate) phase: watch::Sender<Phase>,
    counts: Mutex<Counts>,
}

/// What one measurement gave.
pub(crate) struct Measured {
    pub(crate) counts: Counts,
    pub(crate) time: Duration,
    pub(crate) server_time: Duration,
    pub(crate) own_time: Duration,
    pub(crate) load_average: f64,
}

impl Control {
    pub(crate) fn new() -> Arc<Control> {
        Arc::new(Control { phase: watch::channel(Phase::Idle).0, counts: Mutex::default() })
    }

    /// Counts something, if it is to be counted now.
    pub(crate) fn count(&self, counting: impl FnOnce(&mut Counts)) {
        let mut counts = self.counts();
        if counts.recording {
            counting(&mut counts);
        }
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap()
    }

    /// Counts what is asked from now on.
    pub(crate) fn begin(&self) {
        *self.counts() =
            Counts { recording: true, since: Some(Instant::now()), ..Counts::default() };
    }

    /// Counts nothing more that is asked, waits at most so long for the answers to what was, and gives what was counted.
    pub(crate) async fn end(&self, patience: Duration) -> Counts {
        let end = Instant::now();
        self.counts().until = Some(end);
        while self.counts().open > 0 && end.elapsed() < patience {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        std::mem::take(&mut *self.counts())
    }

    /// Lets the seats do this until they have made so many moves, and waits until all of them are answered.
    pub(crate) async fn play(&self, phase: Phase, moves: u64) -> Counts {
        self.begin();
        self.phase.send_replace(phase);
        while self.counts().moves < moves {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        self.phase.send_replace(Phase::Idle);
        let counts = self.end(PATIENCE).await;
        // Deals and starts that were under way arrive, too.
        tokio::time::sleep(PATIENCE / 10).await;
        counts
    }

    /// Lets the seats do this for a while, and counts after they have warmed up.
    pub(crate) async fn measure(
        &self,
        server: &str,
        phase: Phase,
        warm_up: Duration,
        time: Duration,
    ) -> Measured {
        self.phase.send_replace(phase);
        tokio::time::sleep(warm_up).await;
        *self.counts() = Counts { recording: true, ..Counts::default() };
        let (start, server_start, own_start) =
            (Instant::now(), process::processor_time(server), process::processor_time("self"));
        tokio::time::sleep(time).await;
        let mut counts = std::mem::take(&mut *self.counts());
        let measured = Measured {
            time: start.elapsed(),
            server_time: process::processor_time(server) - server_start,
            own_time: process::processor_time("self") - own_start,
            load_average: process::load_average(),
            counts: {
                counts.latencies.sort_unstable();
                counts
            },
        };
        self.phase.send_replace(Phase::Idle);
        // What is under way arrives.
        tokio::time::sleep(Duration::from_millis(300)).await;
        measured
    }
}

/// So many of a hundred values are at most this, in milliseconds; the values are sorted and in microseconds.
pub(crate) fn percentile(sorted: &[u32], percent: usize) -> f64 {
    let index = (sorted.len() * percent).div_ceil(100).saturating_sub(1);
    sorted.get(index).map_or(f64::NAN, |&micros| f64::from(micros) / 1000.0)
}
