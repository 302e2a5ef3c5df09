//! The one thread that writes. Everything that waits to be written becomes one transaction, because a commit costs a
//! hundred times as much as what is in it.

mod job;
mod state;

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use self::job::{Job, Task, Verdict};
use self::state::truncate_wal;
pub(super) use self::state::{Scrub, WriterState};
use super::open::Place;
use crate::store::StoreError;

/// How many writes can wait, and how many become one transaction at most.
const QUEUE: usize = 4096;

enum Order {
    Do(Box<dyn Job>),
    Compact(oneshot::Sender<Result<(), StoreError>>),
    Close,
}

/// How much the writer has done.
#[derive(Default)]
pub(super) struct Counters {
    pub(super) commits: AtomicU64,
    pub(super) writes: AtomicU64,
}

/// The way to the thread that writes. When it is dropped, what was accepted is written first.
pub(super) struct Writer {
    /// `None` only while it is being dropped.
    queue: Option<mpsc::Sender<Order>>,
    thread: Option<JoinHandle<()>>,
    pub(super) counters: Arc<Counters>,
}

impl Writer {
    /// Starts the thread. It keeps the place locked until it ends; `alive` is dropped when it has.
    pub(super) fn start(
        connection: Connection,
        place: Place,
        alive: mpsc::Sender<Infallible>,
    ) -> Result<Writer, StoreError> {
        let (queue, orders) = mpsc::channel(QUEUE);
        let counters = Arc::new(Counters::default());
        let state = WriterState::new(connection);
        let counting = Arc::clone(&counters);
        let thread = thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || {
                write_until_closed(state, orders, &counting);
                drop(place);
                drop(alive);
            })
            .map_err(|error| StoreError::Io(error.to_string()))?;
        Ok(Writer { queue: Some(queue), thread: Some(thread), counters })
    }

    /// Has something written, and waits until it is durable. If the work is refused, it must not have written yet.
    pub(super) async fn write<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: Fn(&mut WriterState) -> Result<T, StoreError> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        self.send(Order::Do(Box::new(Task::new(work, answer)))).await?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Rewrites the whole file, so that its gaps hold nothing that was deleted.
    pub(super) async fn compact(&self) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        self.send(Order::Compact(answer)).await?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Accepts nothing more.
    pub(super) async fn close(&self) {
        // If it doesn't arrive, it is closed already.
        let _ = self.send(Order::Close).await;
    }

    async fn send(&self, order: Order) -> Result<(), StoreError> {
        let queue = self.queue.as_ref().ok_or(StoreError::Closed)?;
        queue.send(order).await.map_err(|_| StoreError::Closed)
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            // If it panicked, this was told already.
            let _ = thread.join();
        }
    }
}

fn write_until_closed(
    mut state: WriterState,
    mut orders: mpsc::Receiver<Order>,
    counters: &Counters,
) {
    let mut waiting = Vec::with_capacity(QUEUE);
    let mut jobs: Vec<Box<dyn Job>> = Vec::with_capacity(QUEUE);
    let mut compactions: Vec<oneshot::Sender<Result<(), StoreError>>> = Vec::new();
    while orders.blocking_recv_many(&mut waiting, QUEUE) > 0 {
        for order in waiting.drain(..) {
            match order {
                Order::Do(job) => jobs.push(job),
                Order::Compact(answer) => compactions.push(answer),
                Order::Close => orders.close(),
            }
        }
        write_together(&mut state, &mut jobs, counters);
        if !compactions.is_empty() {
            let result = state.compact();
            for answer in compactions.drain(..) {
                // Whoever asked may have gone.
                let _ = answer.send(result.clone());
            }
        }
    }
    // Everything is durable already; this only saves the next start the work.
    let _ = truncate_wal(&state.connection);
}

/// Makes one transaction of the jobs. If one of them breaks it, they all get one of their own.
fn write_together(state: &mut WriterState, jobs: &mut Vec<Box<dyn Job>>, counters: &Counters) {
    let scrub = state.scrub;
    match transact(state, jobs, counters) {
        Ok(Verdict::Commit) => jobs.drain(..).for_each(|job| job.answer(Ok(()))),
        Ok(Verdict::Rollback) => {
            state.scrub = scrub;
            for mut job in jobs.drain(..) {
                let result = transact(state, std::slice::from_mut(&mut job), counters);
                job.answer(result.map(|_| ()));
            }
        }
        Err(error) => {
            jobs.drain(..).for_each(|job| job.answer(Err(error.clone())));
        }
    }
}

fn transact(
    state: &mut WriterState,
    jobs: &mut [Box<dyn Job>],
    counters: &Counters,
) -> Result<Verdict, StoreError> {
    if jobs.is_empty() {
        return Ok(Verdict::Commit);
    }
    state.connection.execute_batch("BEGIN IMMEDIATE")?;
    for job in &mut *jobs {
        if let Verdict::Rollback = job.run(state) {
            state.roll_back();
            return Ok(Verdict::Rollback);
        }
    }
    match state.connection.execute_batch("COMMIT") {
        Ok(()) => {
            counters.commits.fetch_add(1, Ordering::Relaxed);
            counters.writes.fetch_add(jobs.len() as u64, Ordering::Relaxed);
            state.tidy_up();
            Ok(Verdict::Commit)
        }
        Err(error) => {
            state.roll_back();
            // Whatever it is, what was written may yet turn up after a restart.
            Err(StoreError::Io(format!("the commit failed: {error}")))
        }
    }
}

#[cfg(test)]
mod tests;
