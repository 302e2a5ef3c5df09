//! A write that waits for its transaction, with the channel for its answer.

use tokio::sync::oneshot;

use super::state::WriterState;
use crate::store::StoreError;

/// Something to be written. It can be run more than once, each time in another transaction.
pub(super) trait Job: Send {
    /// Does the work. What it returns decides what becomes of the transaction.
    fn run(&mut self, state: &mut WriterState) -> Verdict;

    /// Tells the one who waits what came of it.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

/// What a job wants of its transaction.
pub(super) enum Verdict {
    /// It can be committed: the job is done, or was refused before it wrote anything.
    Commit,
    /// It has to be rolled back: something failed that nobody foresaw.
    Rollback,
}

/// Work with a result.
pub(super) struct Task<T, F> {
    work: F,
    result: Result<T, StoreError>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> Task<T, F> {
    pub(super) fn new(work: F, answer: oneshot::Sender<Result<T, StoreError>>) -> Task<T, F> {
        Task { work, result: Err(StoreError::Closed), answer }
    }
}

impl<T, F> Job for Task<T, F>
where
    T: Send,
    F: Fn(&mut WriterState) -> Result<T, StoreError> + Send,
{
    fn run(&mut self, state: &mut WriterState) -> Verdict {
        self.result = (self.work)(state);
        match self.result {
            Ok(_)
            | Err(
                StoreError::Conflict { .. }
                | StoreError::Gap { .. }
                | StoreError::DamagedLog { .. }
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
