//! A few threads that read, each with its own connection, so that reading never waits for writing nor the other way
//! round.

use std::convert::Infallible;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::open;
use crate::priority::{Yielding, yield_to_moves};
use crate::store::StoreError;

/// How many reads can wait.
const QUEUE: usize = 1024;

enum Order {
    Do(Box<dyn FnOnce(&Connection) + Send>),
    Close,
}

/// The way to the threads that read.
pub(super) struct Readers {
    /// `None` only while it is being dropped.
    queue: Option<mpsc::Sender<Order>>,
    threads: Vec<JoinHandle<()>>,
}

impl Readers {
    /// Starts so many threads. `alive` is dropped when they have ended.
    pub(super) fn start(
        database: &Path,
        threads: usize,
        yielding: Yielding,
        alive: &mpsc::Sender<Infallible>,
    ) -> Result<Readers, StoreError> {
        let (queue, orders) = mpsc::channel(QUEUE);
        let orders = Arc::new(Mutex::new(orders));
        let mut readers = Readers { queue: Some(queue), threads: Vec::new() };
        for _ in 0..threads {
            let connection = open::reader(database)?;
            let orders = Arc::clone(&orders);
            let alive = alive.clone();
            let thread = thread::Builder::new()
                .name("store-reader".to_owned())
                .spawn(move || {
                    yield_to_moves(yielding);
                    read_until_closed(&connection, &orders);
                    drop(connection);
                    drop(alive);
                })
                .map_err(|error| StoreError::Io(error.to_string()))?;
            readers.threads.push(thread);
        }
        Ok(readers)
    }

    /// Reads something, all of it from one moment.
    pub(super) async fn read<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        self.read_bare(move |connection| {
            let transaction = connection.unchecked_transaction()?;
            work(&transaction)
        })
        .await
    }

    /// Reads something without a transaction around it.
    pub(super) async fn read_bare<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let order = Order::Do(Box::new(move |connection: &Connection| {
            // Whoever asked may have gone.
            let _ = answer.send(work(connection));
        }));
        let queue = self.queue.as_ref().ok_or(StoreError::Closed)?;
        queue.send(order).await.map_err(|_| StoreError::Closed)?;
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

impl Drop for Readers {
    fn drop(&mut self) {
        self.queue = None;
        for thread in self.threads.drain(..) {
            // If it panicked, this was told already.
            let _ = thread.join();
        }
    }
}

fn read_until_closed(connection: &Connection, orders: &Mutex<mpsc::Receiver<Order>>) {
    loop {
        // The one that waits for an order holds the lock, and the others wait for the lock.
        let mut waiting = orders.lock().unwrap_or_else(PoisonError::into_inner);
        match waiting.blocking_recv() {
            Some(Order::Do(work)) => {
                drop(waiting);
                work(connection);
            }
            Some(Order::Close) => waiting.close(),
            None => return,
        }
    }
}
