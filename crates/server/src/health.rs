//! Whether a move can be taken now, and whether it still can be later.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::metrics::Metrics;
use crate::store::{Store, StoreError};

/// How long an answer is good for. However many ask, the store hears of it once in this time.
const GOOD_FOR: Duration = Duration::from_secs(1);

/// How long a write may take before a player would call it broken.
const TIMEOUT: Duration = Duration::from_secs(5);

/// With less room than this nobody knows whether the next write still fits.
const FULL: u64 = 4 * 1024 * 1024;

/// Why a move can't be taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Trouble {
    #[error("nothing can be written: {0}")]
    Store(#[source] StoreError),
    #[error("nothing was written for {} s", TIMEOUT.as_secs())]
    Slow,
    #[error("the disk is full")]
    DiskFull,
}

/// Finds out whether a move can be taken, and how much room there is on the disk.
#[derive(Debug)]
pub struct Health {
    data: PathBuf,
    /// Below how many free bytes somebody should do something.
    low: u64,
    last: Mutex<Option<(Instant, Result<(), Trouble>)>>,
    /// Whether it was told that there is little room.
    told: std::sync::atomic::AtomicBool,
}

impl Health {
    /// The health of a server that keeps its data there.
    pub fn new(data: PathBuf, low: u64) -> Health {
        Health { data, low, last: Mutex::new(None), told: false.into() }
    }

    /// Whether a move can be taken. Those who ask at the same time share one answer.
    pub async fn check(&self, store: &dyn Store) -> Result<(), Trouble> {
        let mut last = self.last.lock().await;
        if let Some((at, answer)) = &*last
            && at.elapsed() < GOOD_FOR
        {
            return answer.clone();
        }
        let answer = match tokio::time::timeout(TIMEOUT, store.probe()).await {
            Ok(Ok(())) if free_space(&self.data).is_some_and(|free| free < FULL) => {
                Err(Trouble::DiskFull)
            }
            Ok(Ok(())) => Ok(()),
            Ok(Err(StoreError::Full)) => Err(Trouble::DiskFull),
            Ok(Err(error)) => Err(Trouble::Store(error)),
            Err(_) => Err(Trouble::Slow),
        };
        let changed = last.as_ref().is_none_or(|(_, before)| before.is_ok() != answer.is_ok());
        match &answer {
            Err(trouble) if changed => tracing::error!(%trouble, "no move can be taken"),
            Ok(()) if changed && last.is_some() => tracing::info!("moves can be taken again"),
            _ => {}
        }
        *last = Some((Instant::now(), answer.clone()));
        answer
    }

    /// How many bytes can still be written, if the system tells.
    pub fn free(&self) -> Option<u64> {
        free_space(&self.data)
    }

    /// Looks how much room there is, and says so before there is none.
    pub fn watch_disk(&self, metrics: &Metrics) {
        use std::sync::atomic::Ordering::Relaxed;
        let Some(free) = free_space(&self.data) else { return };
        metrics.disk_free_bytes.set(i64::try_from(free).unwrap_or(i64::MAX));
        let is_low = free < self.low;
        metrics.disk_low.set(i64::from(is_low));
        let free_mb = free / 1_000_000;
        if is_low && !self.told.swap(true, Relaxed) {
            let data = self.data.display();
            tracing::warn!(%data, free_mb, "there is little room left on the disk");
        } else if !is_low && self.told.swap(false, Relaxed) {
            tracing::info!(free_mb, "there is enough room on the disk again");
        }
    }
}

/// How many bytes can still be written where a path leads, if the system tells.
#[cfg(unix)]
fn free_space(path: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(path).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// How many bytes can still be written where a path leads: only the systems that most servers have tell.
#[cfg(not(unix))]
fn free_space(_: &Path) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::SqliteStore;

    /// F8: however many ask, the store writes at most once a second for them.
    #[tokio::test]
    async fn a_flood_of_questions_costs_one_write() {
        let directory = tempfile::tempdir().expect("a directory");
        let store = SqliteStore::open(directory.path()).expect("a store");
        let health = Health::new(directory.path().to_owned(), 0);
        let before = store.statistics().commits;
        let begun = Instant::now();
        for _ in 0..1000 {
            assert_eq!(health.check(&store).await, Ok(()));
        }
        let written = store.statistics().commits - before;
        assert!(written >= 1 && written <= 1 + begun.elapsed().as_secs(), "{written} writes");
    }

    #[tokio::test]
    async fn a_store_that_takes_nothing_is_trouble() {
        let directory = tempfile::tempdir().expect("a directory");
        let store = SqliteStore::open(directory.path()).expect("a store");
        store.close().await.expect("it closes");
        let health = Health::new(directory.path().to_owned(), 0);
        let trouble = Trouble::Store(StoreError::Closed);
        assert_eq!(health.check(&store).await, Err(trouble));
    }

    #[test]
    fn little_room_is_told_before_there_is_none() {
        let directory = tempfile::tempdir().expect("a directory");
        let metrics = Metrics::new();
        Health::new(directory.path().to_owned(), u64::MAX).watch_disk(&metrics);
        let free = metrics.disk_free_bytes.get();
        assert_eq!((metrics.disk_low.get(), free > 0), (i64::from(cfg!(unix)), cfg!(unix)));
        Health::new(directory.path().to_owned(), 0).watch_disk(&metrics);
        assert_eq!(metrics.disk_low.get(), 0);
    }
}
