//! A pool of threads that runs the questions of rooms to their bots.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

pub use stapel_room::jobs::{BotAnswer, BotJob};

/// How many questions can wait. If the queue is full, a room asks again later.
const MAX_WAITING: usize = 4096;

/// Threads that think for bots, and do nothing else. What happens at tables never waits for them.
#[derive(Clone, Debug)]
pub struct BotPool {
    queue: SyncSender<Task>,
}

struct Task {
    job: BotJob,
    reply: Reply,
}

/// Takes the answer; `None` if the bots failed.
type Reply = Box<dyn FnOnce(Option<BotAnswer>) + Send>;

/// The queue is full. The job is handed back.
#[derive(Debug, thiserror::Error)]
#[error("too many questions wait for the bots")]
pub struct Busy(pub Box<BotJob>);

impl BotPool {
    /// A pool of so many threads, at least one. They end when the pool is dropped.
    pub fn new(threads: usize) -> std::io::Result<BotPool> {
        let (queue, tasks) = sync_channel(MAX_WAITING);
        let tasks = Arc::new(Mutex::new(tasks));
        for number in 0..threads.max(1) {
            let tasks = Arc::clone(&tasks);
            thread::Builder::new().name(format!("bots-{number}")).spawn(move || work(&tasks))?;
        }
        Ok(BotPool { queue })
    }

    /// Asks the bots. `reply` is called on a thread of the pool.
    pub fn ask(
        &self,
        job: BotJob,
        reply: impl FnOnce(Option<BotAnswer>) + Send + 'static,
    ) -> Result<(), Busy> {
        self.queue.try_send(Task { job, reply: Box::new(reply) }).map_err(|error| match error {
            TrySendError::Full(task) | TrySendError::Disconnected(task) => Busy(Box::new(task.job)),
        })
    }
}

fn work(tasks: &Mutex<Receiver<Task>>) {
    loop {
        // Only one thread waits at the queue at a time, the others wait for the lock.
        let task = tasks.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Task { job, reply }) = task else { return };
        // A bot that fails must not take the thread with it; its table is told and carries on.
        let answer = catch_unwind(AssertUnwindSafe(|| job.run()));
        reply(answer.ok());
    }
}
