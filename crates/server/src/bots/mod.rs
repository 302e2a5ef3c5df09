//! A pool of threads that runs the questions of rooms to their bots, fair to everyone who waits.

mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

pub use queue::{Asker, QueueLimits};
pub use stapel_room::jobs::{BotAnswer, BotJob, Level};

use crate::metrics::Metrics;
use crate::priority::{Yielding, yield_to_moves};
use queue::{FairQueue, Line};

/// Threads that think for bots, and do nothing else. What happens at tables never waits for them.
///
/// One thread more than asked for is for bots that answer at once, so that those never wait for one that
/// thinks.
#[derive(Clone, Debug)]
pub struct BotPool {
    handle: Arc<Handle>,
}

/// Ends the threads once nobody can ask them any more.
#[derive(Debug)]
struct Handle(Arc<Shared>);

impl Drop for Handle {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.changed.notify_all();
    }
}

#[derive(Debug)]
struct Shared {
    state: Mutex<State>,
    /// Something waits, or the pool is closed.
    changed: Condvar,
    metrics: Arc<Metrics>,
}

#[derive(Debug)]
struct State {
    queue: FairQueue<Task>,
    closed: bool,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Task {
    job: BotJob,
    since: Instant,
    reply: Reply,
}

impl std::fmt::Debug for Task {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Task").field("job", &self.job).finish_non_exhaustive()
    }
}

/// Takes the answer; `None` if the bots failed.
type Reply = Box<dyn FnOnce(Option<BotAnswer>) + Send>;

/// Too many questions of this guest or address wait, or in all. The job is handed back.
#[derive(Debug, thiserror::Error)]
#[error("too many questions wait for the bots")]
pub struct Busy(pub Box<BotJob>);

/// Which line a job waits in.
fn line(job: &BotJob) -> Line {
    match job.level {
        Level::Random | Level::Greedy => Line::Cheap,
        Level::Steady | Level::Expert => Line::Dear,
    }
}

impl BotPool {
    /// A pool of so many threads for bots that think, at least one, and one for all others. They end when
    /// the pool is dropped.
    pub fn new(
        threads: usize,
        limits: QueueLimits,
        metrics: Arc<Metrics>,
    ) -> std::io::Result<BotPool> {
        let state = State { queue: FairQueue::new(limits), closed: false };
        let shared =
            Arc::new(Shared { state: Mutex::new(state), changed: Condvar::new(), metrics });
        let pool = BotPool { handle: Arc::new(Handle(Arc::clone(&shared))) };
        let spawn = |name: String, lines: &'static [Line]| {
            let shared = Arc::clone(&shared);
            thread::Builder::new().name(name).spawn(move || {
                if lines.contains(&Line::Dear) {
                    yield_to_moves(Yielding::Working);
                }
                work(&shared, lines);
            })
        };
        for number in 0..threads.max(1) {
            spawn(format!("bots-{number}"), &[Line::Dear, Line::Cheap])?;
        }
        spawn(String::from("bots-quick"), &[Line::Cheap])?;
        Ok(pool)
    }

    /// Asks the bots. `reply` is called on a thread of the pool.
    pub fn ask(
        &self,
        asker: Asker,
        job: BotJob,
        reply: impl FnOnce(Option<BotAnswer>) + Send + 'static,
    ) -> Result<(), Busy> {
        let shared = &self.handle.0;
        let (line, level) = (line(&job), job.level);
        let task = Task { job, since: Instant::now(), reply: Box::new(reply) };
        let mut state = shared.lock();
        state.queue.push(line, asker, task).map_err(|task| Busy(Box::new(task.job)))?;
        // Before a thread can take it, or it would be gone before it was there.
        shared.metrics.bot_queued(level);
        drop(state);
        // Those that wait don't all take from the same line.
        shared.changed.notify_all();
        Ok(())
    }
}

/// Answers questions of these lines, of the first if any wait there, until the pool is closed.
fn work(shared: &Shared, lines: &[Line]) {
    let mut state = shared.lock();
    loop {
        if state.closed {
            return;
        }
        let now = Instant::now();
        let next = lines.iter().find_map(|&line| state.queue.pop(line, now));
        let Some((asker, Task { job, since, reply })) = next else {
            state = shared.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        drop(state);
        shared.metrics.bot_began(job.level, now.saturating_duration_since(since));
        // A bot that fails must not take the thread with it; its table is told and carries on.
        let answer = catch_unwind(AssertUnwindSafe(|| job.run()));
        let done = Instant::now();
        // First the bill, so that a table that asks again at once has no advantage.
        shared.lock().queue.charge(asker, done.saturating_duration_since(now), done);
        reply(answer.ok());
        state = shared.lock();
    }
}
