//! What a change of the schema makes of data that is there already.

use rusqlite::{Connection, params};

use crate::store::chain::Head;
use crate::store::sqlite::checksum::{GUEST, LINK, RECORD, SEAT, SECRET, TABLE, TOKEN};
use crate::store::sqlite::convert::version_to_sql;
use crate::store::sqlite::heads::STATE;
use crate::store::sqlite::log;
use crate::store::{StoreError, TableId};

/// Gives everything that was stored without a checksum its own. Whether it is what was once written, nobody can know;
/// from now on it is noticed if it changes.
pub(super) fn checksums(connection: &Connection) -> Result<(), StoreError> {
    connection.execute_batch(&format!(
        "UPDATE tables SET sum = {TABLE};
         UPDATE guests SET sum = {GUEST};
         UPDATE links SET sum = {LINK};
         UPDATE tokens SET sum = {TOKEN};
         UPDATE secrets SET sum = {SECRET};
         UPDATE records SET seats = (SELECT count(*) FROM record_seats WHERE record = records.id);
         UPDATE records SET sum = {RECORD};
         UPDATE record_seats SET sum = {SEAT};
         INSERT INTO state (id, lineage, folded, clock, sum) VALUES (1, randomblob(16), 0, NULL, 0);
         UPDATE state SET sum = {STATE};"
    ))?;
    let mut select = connection.prepare("SELECT DISTINCT table_id FROM log")?;
    let tables: Vec<TableId> = select
        .query_map([], |row| row.get(0).map(TableId::from_bytes))?
        .collect::<Result<_, _>>()?;
    tables.into_iter().try_for_each(|table| seal(connection, table))
}

/// Gives the log of a table its chain. If it has a gap, it was damaged before: it gets a head that doesn't fit, so that
/// whoever loads it is told.
fn seal(connection: &Connection, table: TableId) -> Result<(), StoreError> {
    let mut select = connection.prepare_cached(&format!(
        "SELECT {} FROM log WHERE table_id = ?1 ORDER BY version",
        log::COLUMNS
    ))?;
    let stored = select.query_map([table.as_bytes()], log::sealed)?;
    // A log has a bounded length, so it fits into memory.
    let stored: Vec<_> = stored.collect::<Result<_, _>>()?;
    let mut update = connection.prepare_cached(
        "UPDATE log SET sum = ?3, words = ?4 WHERE table_id = ?1 AND version = ?2",
    )?;
    let mut head = Head::default();
    for old in stored {
        let found = old.version;
        let (sealed, next) = head.seal(table, old.entry);
        if found != next.version {
            tracing::error!(%table, version = next.version, "an entry of a table's log is missing");
            head = Head { version: next.version, sum: 0 };
            break;
        }
        head = next;
        update.execute(params![
            table.as_bytes(),
            version_to_sql(sealed.version),
            sealed.sum.cast_signed(),
            sealed.words.map(u64::cast_signed)
        ])?;
    }
    connection
        .prepare_cached("INSERT INTO heads (table_id, version, sum) VALUES (?1, ?2, ?3)")?
        .execute(params![table.as_bytes(), version_to_sql(head.version), head.sum.cast_signed()])?;
    Ok(())
}
