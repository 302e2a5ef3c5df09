//! The one thread that writes. Everything that waits to be written becomes one transaction, because a commit costs a
//! hundred times as much as what is in it.

mod job;
mod state;

use std::convert::Infallible;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use self::job::{Job, Task, Verdict};
pub(super) use self::state::{Scrub, WriterState};
use super::heads::Heads;
use super::marker::Marker;
use super::open::Place;
use crate::store::{StoreError, StoreMeter};

/// How many writes can wait, and how many become one transaction at most.
const QUEUE: usize = 4096;

/// A commit that succeeded within this time answers whether another one would.
const RECENT: Duration = Duration::from_secs(1);

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
    /// When a commit last succeeded, unless one has failed since.
    pub(super) last_commit: Mutex<Option<Instant>>,
    pub(super) meter: StoreMeter,
}

impl Counters {
    fn note(&self, committed: Option<Instant>) {
        *self.last_commit.lock().unwrap_or_else(PoisonError::into_inner) = committed;
    }
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
        heads: Heads,
        marker: Marker,
        place: Place,
        alive: mpsc::Sender<Infallible>,
        meter: StoreMeter,
    ) -> Result<Writer, StoreError> {
        let (queue, orders) = mpsc::channel(QUEUE);
        let counters = Arc::new(Counters { meter, ..Counters::default() });
        let state = WriterState::new(connection, heads, marker);
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

    /// Finds out whether something can be written.
    pub(super) async fn probe(&self) -> Result<(), StoreError> {
        let last = *self.counters.last_commit.lock().unwrap_or_else(PoisonError::into_inner);
        let open = self.queue.as_ref().is_some_and(|queue| !queue.is_closed());
        if open && last.is_some_and(|last| last.elapsed() < RECENT) {
            return Ok(());
        }
        // A transaction that changes nothing is still numbered, and its number is written.
        self.write(|_| Ok(())).await
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
        let place = queue.reserve().await.map_err(|_| StoreError::Closed)?;
        self.counters.meter.waiting.inc();
        place.send(order);
        Ok(())
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
        counters.meter.waiting.dec_by(i64::try_from(waiting.len()).unwrap_or(0));
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
    state.end();
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
    let began = Instant::now();
    state.connection.execute_batch("BEGIN IMMEDIATE").inspect_err(|_| counters.note(None))?;
    for job in &mut *jobs {
        if let Verdict::Rollback = job.run(state) {
            state.roll_back();
            counters.note(None);
            return Ok(Verdict::Rollback);
        }
    }
    if let Err(error) = state.heads.write(&state.connection) {
        state.roll_back();
        counters.note(None);
        return Err(error);
    }
    match state.connection.execute_batch("COMMIT") {
        Ok(()) => {
            counters.commits.fetch_add(1, Ordering::Relaxed);
            counters.writes.fetch_add(jobs.len() as u64, Ordering::Relaxed);
            counters.meter.commits.observe(began.elapsed());
            counters.meter.batches.add(jobs.len() as u64);
            counters.note(Some(Instant::now()));
            state.committed();
            Ok(Verdict::Commit)
        }
        Err(error) => {
            state.roll_back();
            counters.note(None);
            // Whatever it is, what was written may yet turn up after a restart.
            Err(StoreError::Io(format!("the commit failed: {error}")))
        }
    }
}

#[cfg(test)]
mod tests;
