//! The one thread that writes. Everything that waits to be written becomes one transaction, because a commit costs a
//! hundred times as much as what is in it.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::open::{self, Place};
use crate::store::{StoreError, TableId, Version};

/// How many writes can wait, and how many become one transaction at most.
const QUEUE: usize = 4096;

/// How many tables the writer knows the last version of.
const HEADS: usize = 1 << 18;

/// How long a reader is waited for before the write-ahead log is emptied.
const PATIENCE_WITH_READERS: Duration = Duration::from_millis(250);

/// What the work of a write has at hand.
pub(super) struct Desk {
    pub(super) connection: Connection,
    /// The last versions of tables that were written to. Nobody else writes, so they stay true.
    pub(super) heads: HashMap<TableId, Version>,
    /// Whether something was deleted that must not be found in the write-ahead log either.
    pub(super) scrub: Scrub,
}

/// Whether the write-ahead log has to be emptied.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Scrub {
    /// It need not.
    None,
    /// It has to.
    Wanted,
    /// It has to, but somebody was reading from it.
    Delayed,
}

/// Something to be written. It can be run more than once, each time in another transaction.
trait Job: Send {
    /// Does the work. What it returns decides what becomes of the transaction.
    fn run(&mut self, desk: &mut Desk) -> Verdict;

    /// Tells the one who waits what came of it.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

/// What a job wants of its transaction.
enum Verdict {
    /// It can be committed: the job is done, or was refused before it wrote anything.
    Commit,
    /// It has to be rolled back: something failed that nobody foresaw.
    Rollback,
}

struct Task<T, F> {
    work: F,
    result: Result<T, StoreError>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> Job for Task<T, F>
where
    T: Send,
    F: Fn(&mut Desk) -> Result<T, StoreError> + Send,
{
    fn run(&mut self, desk: &mut Desk) -> Verdict {
        self.result = (self.work)(desk);
        match self.result {
            Ok(_)
            | Err(
                StoreError::Conflict { .. }
                | StoreError::Gap { .. }
                | StoreError::NoSuchGuest(_)
                | StoreError::RecordIdTaken(_),
            ) => Verdict::Commit,
            Err(_) => Verdict::Rollback,
        }
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        // Whoever asked may have gone.
        let _ = self.answer.send(committed.and(self.result));
    }
}

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
        let desk = Desk { connection, heads: HashMap::new(), scrub: Scrub::None };
        let counting = Arc::clone(&counters);
        let thread = thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || {
                write_until_closed(desk, orders, &counting);
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
        F: Fn(&mut Desk) -> Result<T, StoreError> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let task = Task { work, result: Err(StoreError::Closed), answer };
        let queue = self.queue.as_ref().ok_or(StoreError::Closed)?;
        queue.send(Order::Do(Box::new(task))).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Rewrites the whole file, so that its gaps hold nothing that was deleted.
    pub(super) async fn compact(&self) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        let queue = self.queue.as_ref().ok_or(StoreError::Closed)?;
        queue.send(Order::Compact(answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Accepts nothing more.
    pub(super) async fn close(&self) {
        if let Some(queue) = &self.queue {
            // If it doesn't arrive, it is closed already.
            let _ = queue.send(Order::Close).await;
        }
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

fn write_until_closed(mut desk: Desk, mut orders: mpsc::Receiver<Order>, counters: &Counters) {
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
        write_together(&mut desk, &mut jobs, counters);
        if !compactions.is_empty() {
            let result = desk.compact();
            for answer in compactions.drain(..) {
                // Whoever asked may have gone.
                let _ = answer.send(result.clone());
            }
        }
        if desk.heads.len() >= HEADS {
            desk.heads.clear();
        }
    }
    // Everything is durable already; this only saves the next start the work.
    let _ = truncate_wal(&desk.connection);
}

impl Desk {
    /// Empties the write-ahead log if it has something in it that must go. A reader that needs it, such as a backup,
    /// is waited for only once; after that it is tried again with every write.
    fn clean_up(&mut self) {
        self.scrub = match self.scrub {
            Scrub::None => Scrub::None,
            Scrub::Wanted => self.try_to_clean_up(PATIENCE_WITH_READERS),
            Scrub::Delayed => self.try_to_clean_up(Duration::ZERO),
        };
    }

    fn compact(&mut self) -> Result<(), StoreError> {
        self.connection.execute_batch("VACUUM")?;
        self.scrub = Scrub::Wanted;
        self.clean_up();
        Ok(())
    }

    fn try_to_clean_up(&self, patience: Duration) -> Scrub {
        let clean = self
            .connection
            .busy_timeout(patience)
            .map_err(StoreError::from)
            .and_then(|()| truncate_wal(&self.connection));
        // Setting a time can't fail.
        let _ = self.connection.busy_timeout(open::PATIENCE);
        if clean == Ok(true) { Scrub::None } else { Scrub::Delayed }
    }
}

/// Makes one transaction of the jobs. If one of them breaks it, they all get one of their own.
fn write_together(desk: &mut Desk, jobs: &mut Vec<Box<dyn Job>>, counters: &Counters) {
    let scrub = desk.scrub;
    match transact(desk, jobs, counters) {
        Ok(Verdict::Commit) => jobs.drain(..).for_each(|job| job.answer(Ok(()))),
        Ok(Verdict::Rollback) => {
            desk.scrub = scrub;
            for mut job in jobs.drain(..) {
                let result = transact(desk, std::slice::from_mut(&mut job), counters);
                job.answer(result.map(|_| ()));
            }
        }
        Err(error) => {
            jobs.drain(..).for_each(|job| job.answer(Err(error.clone())));
        }
    }
}

fn transact(
    desk: &mut Desk,
    jobs: &mut [Box<dyn Job>],
    counters: &Counters,
) -> Result<Verdict, StoreError> {
    if jobs.is_empty() {
        return Ok(Verdict::Commit);
    }
    desk.connection.execute_batch("BEGIN IMMEDIATE")?;
    for job in &mut *jobs {
        if let Verdict::Rollback = job.run(desk) {
            roll_back(desk);
            return Ok(Verdict::Rollback);
        }
    }
    match desk.connection.execute_batch("COMMIT") {
        Ok(()) => {
            counters.commits.fetch_add(1, Ordering::Relaxed);
            counters.writes.fetch_add(jobs.len() as u64, Ordering::Relaxed);
            desk.clean_up();
            Ok(Verdict::Commit)
        }
        Err(error) => {
            roll_back(desk);
            // Whatever it is, what was written may yet turn up after a restart.
            Err(StoreError::Io(format!("the commit failed: {error}")))
        }
    }
}

fn roll_back(desk: &mut Desk) {
    desk.heads.clear();
    // Some errors have rolled back already.
    if !desk.connection.is_autocommit() {
        let _ = desk.connection.execute_batch("ROLLBACK");
    }
}

/// Moves the write-ahead log to the database and empties it. Tells whether nothing was in the way.
fn truncate_wal(connection: &Connection) -> Result<bool, StoreError> {
    let blocked: i64 =
        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    Ok(blocked == 0)
}

#[cfg(test)]
mod tests;
