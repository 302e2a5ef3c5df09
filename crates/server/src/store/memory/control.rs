//! When writes become durable, when they are answered, and what a crash takes away.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::MemoryStore;
use super::data::Data;

/// A write that waits. When it is done, it leaves behind how to answer.
pub(super) type Write = Box<dyn FnOnce(&mut Data) -> Answer + Send>;

/// Tells the one who waits for a write what came of it.
type Answer = Box<dyn FnOnce() + Send>;

/// What a store and its control share.
pub(super) struct Shared {
    data: Data,
    /// Accepted, but not durable.
    queued: VecDeque<Write>,
    /// Durable, but not answered.
    durable: VecDeque<Answer>,
    /// Whether writes wait for the control.
    held: bool,
    /// How often it crashed.
    life: u64,
    closed: bool,
}

impl Shared {
    pub(super) fn new(held: bool) -> Shared {
        Shared {
            data: Data::default(),
            queued: VecDeque::new(),
            durable: VecDeque::new(),
            held,
            life: 0,
            closed: false,
        }
    }

    pub(super) fn is_open(&self, life: u64) -> bool {
        self.life == life && !self.closed
    }

    pub(super) fn data(&self) -> &Data {
        &self.data
    }

    pub(super) fn enqueue(&mut self, write: Write) {
        self.queued.push_back(write);
        if !self.held {
            self.flush();
        }
    }

    pub(super) fn close(&mut self) {
        self.flush();
        self.closed = true;
    }

    fn commit(&mut self, count: usize) {
        let count = count.min(self.queued.len());
        for write in self.queued.drain(..count) {
            self.durable.push_back(write(&mut self.data));
        }
    }

    fn acknowledge(&mut self, count: usize) {
        let count = count.min(self.durable.len());
        self.durable.drain(..count).for_each(|answer| answer());
    }

    fn flush(&mut self) {
        self.commit(usize::MAX);
        self.acknowledge(usize::MAX);
    }
}

/// Decides what happens to the writes of a [`MemoryStore`] that is held.
///
/// A write is first queued, then durable and visible, then acknowledged. All in the order in which they came, as in a
/// log. Where chance is needed, the caller brings it as a number, so that a run can be repeated.
pub struct MemoryControl {
    shared: Arc<Mutex<Shared>>,
}

impl MemoryControl {
    pub(super) fn new(shared: Arc<Mutex<Shared>>) -> MemoryControl {
        MemoryControl { shared }
    }

    /// How many writes are not durable yet.
    pub fn queued(&self) -> usize {
        self.shared().queued.len()
    }

    /// How many writes are durable, but nobody was told.
    pub fn unacknowledged(&self) -> usize {
        self.shared().durable.len()
    }

    /// Makes the next writes durable: as many as are given, or all that wait.
    pub fn commit(&self, count: usize) {
        self.shared().commit(count);
    }

    /// Answers the next durable writes: as many as are given, or all there are.
    pub fn acknowledge(&self, count: usize) {
        self.shared().acknowledge(count);
    }

    /// Makes everything durable and answers it.
    pub fn flush(&self) {
        self.shared().flush();
    }

    /// Goes on a little, by chance: commits some of what is queued, and acknowledges some of what is durable. Returns
    /// whether anything is left to do.
    pub fn step(&self, random: u64) -> bool {
        let mut shared = self.shared();
        // The halves of the number decide apart from each other.
        let commits = up_to(random >> 32, shared.queued.len());
        shared.commit(commits);
        let answers = up_to(random & 0xFFFF_FFFF, shared.durable.len());
        shared.acknowledge(answers);
        !(shared.queued.is_empty() && shared.durable.is_empty())
    }

    /// The power goes out. Some of the queued writes may have become durable before, by chance; those after them are
    /// lost. Whoever waits for an answer gets [`Closed`](super::StoreError::Closed), and so does everyone who still
    /// uses the old store. The new one has what was durable.
    pub fn crash(&self, random: u64) -> MemoryStore {
        let mut shared = self.shared();
        let survivors = up_to(random, shared.queued.len());
        shared.commit(survivors);
        shared.queued.clear();
        shared.durable.clear();
        shared.closed = false;
        shared.life += 1;
        MemoryStore { shared: Arc::clone(&self.shared), life: shared.life }
    }

    fn shared(&self) -> MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A number from 0 to `most`.
fn up_to(random: u64, most: usize) -> usize {
    (random % (most as u64 + 1)) as usize
}
