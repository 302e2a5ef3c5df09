//! What happens before a store takes anything: is it all there, and is it what was written?

use std::convert::Infallible;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::mpsc;

use super::audit::{self, Audit};
use super::heads::{Heads, State};
use super::marker::{self, Durable, Marker};
use super::{migrations, open};
use crate::priority::{Yielding, yield_to_moves};
use crate::store::StoreError;

/// Up to this size a database is looked through before anyone is served: it takes a second or two. A larger one is
/// looked through meanwhile, and what is read is checked anyway.
const AUDITED_FIRST: u64 = 256 * 1024 * 1024;

/// How a store is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SqliteOptions {
    /// Go on with what there is, although the latest changes are lost or the file is damaged.
    pub accept_loss: bool,
}

/// A store that can begin to work.
pub(super) struct Started {
    pub(super) place: open::Place,
    pub(super) connection: Connection,
    pub(super) heads: Heads,
    pub(super) marker: Marker,
    /// Whether it is still to be looked through.
    pub(super) audit_later: bool,
}

/// Opens the files of a store and looks whether they are sound.
pub(super) fn start(directory: &Path, options: SqliteOptions) -> Result<Started, StoreError> {
    let place = open::Place::take(directory)?;
    let durable = match marker::read(directory) {
        Err(StoreError::Corrupt(why)) if options.accept_loss => {
            tracing::warn!(why, "what was durable last is unknown");
            None
        }
        read => read?,
    };
    let connection = open::writer(&place.database)?;
    let lost = find_loss(&connection, &place.database, durable)?;
    match lost {
        Some(error) if options.accept_loss => tracing::warn!(%error, "going on without it"),
        Some(error) => return Err(error),
        None => {}
    }
    migrations::migrate(&connection, &place.database)?;
    let size = std::fs::metadata(&place.database).map_or(0, |file| file.len());
    let audit_later = size > AUDITED_FIRST;
    if !audit_later {
        let audit = audit::walk(&connection, None, &mut |_| true)?;
        tell(&audit);
        if audit.is_structural() && !options.accept_loss {
            let first = audit.damage.first().map_or_else(String::new, |first| first.detail.clone());
            let advice = "stapel check tells more; restore a backup, or go on with what can be read with --accept-loss";
            return Err(StoreError::Corrupt(format!("{first}; {advice}")));
        }
    }
    let state = State::read(&connection)?;
    let heads = Heads::read(&connection)?;
    let now = Durable { lineage: state.lineage, sequence: heads.sequence };
    let marker = Marker::open(&place.directory, now)?;
    Ok(Started { place, connection, heads, marker, audit_later })
}

/// Compares the database with what was durable last.
fn find_loss(
    connection: &Connection,
    database: &Path,
    durable: Option<Durable>,
) -> Result<Option<StoreError>, StoreError> {
    let Some(durable) = durable else { return Ok(None) };
    // Before checksums there was no marker either, so this database is older than what the marker knew.
    let found = match migrations::version(connection)? {
        0..=2 => -1,
        _ if State::read(connection)?.lineage != durable.lineage => {
            tracing::info!(
                "this is another database than before, such as a backup that was put back"
            );
            return Ok(None);
        }
        _ => Heads::read(connection)?.sequence,
    };
    let lost = found < durable.sequence;
    Ok(lost.then(|| StoreError::Lost {
        database: database.to_owned(),
        found: found.max(0),
        durable: durable.sequence,
    }))
}

/// Writes what was found to the log.
fn tell(audit: &Audit) {
    for damage in &audit.damage {
        let (part, detail) = (damage.part.name(), &damage.detail);
        match (damage.table, damage.version) {
            (Some(table), Some(version)) => {
                tracing::error!(%table, version, part, detail, "the stored data is damaged");
            }
            (Some(table), None) => {
                tracing::error!(%table, part, detail, "the stored data is damaged");
            }
            (None, _) => tracing::error!(part, detail, "the stored data is damaged"),
        }
    }
    if audit.more > 0 {
        tracing::error!(more = audit.more, "more of the stored data is damaged");
    }
}

/// Looks a large database through while it is in use.
pub(super) struct Auditor {
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Auditor {
    /// Starts the thread. `alive` is dropped when it has ended.
    pub(super) fn start(
        database: &Path,
        alive: mpsc::Sender<Infallible>,
    ) -> Result<Auditor, StoreError> {
        let stop = Arc::new(AtomicBool::new(false));
        let connection = open::reader(database)?;
        let stopped = Arc::clone(&stop);
        let thread = thread::Builder::new()
            .name("store-audit".to_owned())
            .spawn(move || {
                yield_to_moves(Yielding::Working);
                let mut go_on = |_| !stopped.load(Ordering::Relaxed);
                match audit::walk(&connection, None, &mut go_on) {
                    Ok(audit) => tell(&audit),
                    Err(error) => {
                        tracing::error!(%error, "the stored data can't be looked through");
                    }
                }
                drop(connection);
                drop(alive);
            })
            .map_err(|error| StoreError::Io(error.to_string()))?;
        Ok(Auditor { stop, thread: Some(thread) })
    }

    /// Ends it at the next table.
    pub(super) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Auditor {
    fn drop(&mut self) {
        self.stop();
        if let Some(thread) = self.thread.take() {
            // If it panicked, this was told already.
            let _ = thread.join();
        }
    }
}
