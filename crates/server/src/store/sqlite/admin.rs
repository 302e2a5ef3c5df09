//! What operators order and do, and what is reported to them.

use rusqlite::{Connection, Row, params};

use super::checksum::{self, ACT, ORDER, REPORT};
use super::writer::{Scrub, WriterState};
use super::{SqliteStore, guests, tables};
use crate::store::{
    About, Act, AdminExpired, AdminRetention, AdminStore, Guest, GuestId, MOST_OPEN_REPORTS,
    Millis, Order, OrderKind, Report, ReportFilter, StoreError, StoreFuture, TableId, TableSummary,
};

impl AdminStore for SqliteStore {
    fn orders(&self) -> StoreFuture<'_, Vec<Order>> {
        Box::pin(self.readers.read(orders))
    }

    fn put_order(&self, order: Order, act: Act) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(move |state| {
            put_order(&state.connection, &order)?;
            note_act(&state.connection, &act)
        }))
    }

    fn lift_order(&self, kind: OrderKind, subject: String, act: Act) -> StoreFuture<'_, bool> {
        Box::pin(self.writer.write(move |state| {
            let lifted = state
                .connection
                .prepare_cached("DELETE FROM orders WHERE kind = ?1 AND subject = ?2")?
                .execute(params![kind.name(), subject])?;
            if lifted > 0 {
                note_act(&state.connection, &act)?;
            }
            Ok(lifted > 0)
        }))
    }

    fn note_act(&self, act: Act) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(move |state| note_act(&state.connection, &act)))
    }

    fn acts(&self, before: Option<u64>, limit: u32) -> StoreFuture<'_, Vec<(u64, Act)>> {
        Box::pin(self.readers.read(move |connection| acts(connection, before, limit)))
    }

    fn put_report(&self, report: Report) -> StoreFuture<'_, Option<u64>> {
        Box::pin(self.writer.write(move |state| put_report(&state.connection, &report)))
    }

    fn reports(&self, filter: ReportFilter) -> StoreFuture<'_, Vec<(u64, Report)>> {
        Box::pin(self.readers.read(move |connection| reports(connection, &filter)))
    }

    fn settle_report(&self, number: u64, note: String, act: Act) -> StoreFuture<'_, bool> {
        Box::pin(self.writer.write(move |state| {
            let settled = settle(&state.connection, number, &note, act.at)?;
            if settled {
                note_act(&state.connection, &act)?;
            }
            Ok(settled)
        }))
    }

    fn open_reports(&self) -> StoreFuture<'_, u64> {
        Box::pin(self.readers.read(open_reports))
    }

    fn find_guests(&self, part: String, limit: u32) -> StoreFuture<'_, Vec<Guest>> {
        Box::pin(self.readers.read(move |connection| guests::find(connection, &part, limit)))
    }

    fn all_tables(&self, limit: u32) -> StoreFuture<'_, Vec<TableSummary>> {
        Box::pin(self.readers.read(move |connection| tables::all(connection, limit)))
    }

    fn expire_admin(&self, retention: AdminRetention) -> StoreFuture<'_, AdminExpired> {
        Box::pin(self.writer.write(move |state| expire(state, &retention)))
    }
}

fn put_order(connection: &Connection, order: &Order) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO orders (kind, subject, reason, since, until, sum)
             VALUES (?1, ?2, ?3, ?4, ?5, checksum('order', ?1, ?2, ?3, ?4, ?5))
             ON CONFLICT (kind, subject) DO UPDATE SET reason = excluded.reason,
                since = excluded.since, until = excluded.until, sum = excluded.sum",
        )?
        .execute(params![
            order.kind.name(),
            order.subject,
            order.reason,
            order.since.0,
            order.until.map(|until| until.0)
        ])?;
    Ok(())
}

fn orders(connection: &Connection) -> Result<Vec<Order>, StoreError> {
    let query = format!(
        "SELECT kind, subject, reason, since, until, sum = {ORDER} FROM orders ORDER BY kind, subject"
    );
    let mut select = connection.prepare_cached(&query)?;
    let rows = select.query_map([], |row| {
        checksum::intact(row, 5, "an order of the operator")?;
        let kind: String = row.get(0)?;
        Ok((kind, row.get(1)?, row.get(2)?, Millis(row.get(3)?), row.get::<_, Option<i64>>(4)?))
    })?;
    let mut orders = Vec::new();
    for row in rows {
        let (kind, subject, reason, since, until) = row?;
        let kind = OrderKind::from_name(&kind)
            .ok_or_else(|| StoreError::Corrupt(format!("there is no order called {kind}")))?;
        orders.push(Order { kind, subject, reason, since, until: until.map(Millis) });
    }
    Ok(orders)
}

fn note_act(connection: &Connection, act: &Act) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO acts (at, door, act, subject, detail, sum) VALUES (?1, ?2, ?3, ?4, ?5, 0)",
        )?
        .execute(params![act.at.0, act.door, act.act, act.subject, act.detail])?;
    // The number is part of what is summed up, and only now there is one.
    connection
        .prepare_cached(&format!("UPDATE acts SET sum = {ACT} WHERE number = ?1"))?
        .execute([connection.last_insert_rowid()])?;
    Ok(())
}

fn acts(
    connection: &Connection,
    before: Option<u64>,
    limit: u32,
) -> Result<Vec<(u64, Act)>, StoreError> {
    let query = format!(
        "SELECT number, at, door, act, subject, detail, sum = {ACT} FROM acts
         WHERE number < ?1 ORDER BY number DESC LIMIT ?2"
    );
    let mut select = connection.prepare_cached(&query)?;
    let rows = select.query_map(params![number_to_sql(before), limit], |row| {
        checksum::intact(row, 6, "an act of the operator")?;
        let act = Act {
            at: Millis(row.get(1)?),
            door: row.get(2)?,
            act: row.get(3)?,
            subject: row.get(4)?,
            detail: row.get(5)?,
        };
        Ok((row.get::<_, i64>(0)?.cast_unsigned(), act))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// A bound for numbers; without one, beyond all of them.
fn number_to_sql(number: Option<u64>) -> i64 {
    number.map_or(i64::MAX, |number| i64::try_from(number).unwrap_or(i64::MAX))
}

fn open_reports(connection: &Connection) -> Result<u64, StoreError> {
    let mut count =
        connection.prepare_cached("SELECT count(*) FROM reports WHERE settled IS NULL")?;
    Ok(count.query_row([], |row| row.get::<_, i64>(0))?.cast_unsigned())
}

fn put_report(connection: &Connection, report: &Report) -> Result<Option<u64>, StoreError> {
    if open_reports(connection)? >= MOST_OPEN_REPORTS {
        return Ok(None);
    }
    let words = serde_json::to_string(&report.words).expect("a list of texts is plain data");
    connection
        .prepare_cached(
            "INSERT INTO reports
                (at, table_id, reporter, reported, about, name, words, text, settled, note, sum)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 0)",
        )?
        .execute(params![
            report.at.0,
            report.table.as_bytes(),
            report.reporter.as_ref().map(GuestId::as_bytes),
            report.reported.as_ref().map(GuestId::as_bytes),
            report.about.name(),
            report.name,
            words,
            report.text,
            report.settled.map(|settled| settled.0),
            report.note,
        ])?;
    let number = connection.last_insert_rowid();
    connection
        .prepare_cached(&format!("UPDATE reports SET sum = {REPORT} WHERE number = ?1"))?
        .execute([number])?;
    Ok(Some(number.cast_unsigned()))
}

fn reports(
    connection: &Connection,
    filter: &ReportFilter,
) -> Result<Vec<(u64, Report)>, StoreError> {
    let query = format!(
        "SELECT number, at, table_id, reporter, reported, about, name, words, text, settled, note,
            sum = {REPORT}
         FROM reports
         WHERE number < ?1 AND (NOT ?2 OR settled IS NULL) AND (?3 IS NULL OR reported = ?3)
         ORDER BY number DESC LIMIT ?4"
    );
    let mut select = connection.prepare_cached(&query)?;
    let reported = filter.reported.as_ref().map(GuestId::as_bytes);
    let parameters =
        params![number_to_sql(filter.before), filter.open_only, reported, filter.limit];
    let rows = select.query_map(parameters, report)?;
    let mut reports = Vec::new();
    for row in rows {
        let (number, about, words, mut report) = row?;
        let corrupt = |what: &str| StoreError::Corrupt(format!("report {number} has {what}"));
        report.about = About::from_name(&about).ok_or_else(|| corrupt("no known matter"))?;
        report.words =
            serde_json::from_str(&words).map_err(|_| corrupt("words that are no list"))?;
        reports.push((number, report));
    }
    Ok(reports)
}

/// A row, and beside it what has to be read further.
fn report(row: &Row<'_>) -> rusqlite::Result<(u64, String, String, Report)> {
    checksum::intact(row, 11, "a report")?;
    let guest = |id: Option<[u8; 16]>| id.map(GuestId::from_bytes);
    let report = Report {
        at: Millis(row.get(1)?),
        table: row.get(2).map(TableId::from_bytes)?,
        reporter: guest(row.get(3)?),
        reported: guest(row.get(4)?),
        about: About::Name,
        name: row.get(6)?,
        words: Vec::new(),
        text: row.get(8)?,
        settled: row.get::<_, Option<i64>>(9)?.map(Millis),
        note: row.get(10)?,
    };
    Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get(5)?, row.get(7)?, report))
}

fn settle(
    connection: &Connection,
    number: u64,
    note: &str,
    at: Millis,
) -> Result<bool, StoreError> {
    let changed = connection
        .prepare_cached(&format!(
            "UPDATE reports SET settled = ?2, note = ?3,
                sum = checksum('report', number, at, table_id, reporter, reported, about, name, words,
                    text, ?2, ?3)
             WHERE number = ?1 AND settled IS NULL AND sum = {REPORT}"
        ))?
        .execute(params![number_to_sql(Some(number)), at.0, note])?;
    if changed == 0 {
        // What is damaged must not become the truth, nor pass for something that is not there.
        let around = ReportFilter {
            before: Some(number.saturating_add(1)),
            open_only: false,
            reported: None,
            limit: 1,
        };
        reports(connection, &around)?;
    }
    Ok(changed > 0)
}

/// Forgets what a guest was reported for, what they reported, and what was ordered for them. That there was a report,
/// and that something was done, stays.
pub(super) fn forget(connection: &Connection, guest: GuestId) -> Result<(), StoreError> {
    // What becomes of a damaged row is no more right than before.
    let reporter = format!(
        "UPDATE reports SET reporter = NULL, text = '',
            sum = CASE sum WHEN {REPORT} THEN checksum('report', number, at, table_id, NULL, reported,
                about, name, words, '', settled, note) ELSE sum END
         WHERE reporter = ?1"
    );
    let reported = format!(
        "UPDATE reports SET reported = NULL, name = '', words = '[]', text = '', note = '',
            sum = CASE sum WHEN {REPORT} THEN checksum('report', number, at, table_id, reporter, NULL,
                about, '', '[]', '', settled, '') ELSE sum END
         WHERE reported = ?1"
    );
    for statement in [&reporter, &reported] {
        connection.prepare_cached(statement)?.execute([guest.as_bytes()])?;
    }
    let subject = guest.to_string();
    connection.prepare_cached("DELETE FROM orders WHERE subject = ?1")?.execute([&subject])?;
    connection
        .prepare_cached(&format!(
            "UPDATE acts SET subject = '', detail = '',
                sum = CASE sum WHEN {ACT} THEN checksum('act', number, at, door, act, '', '')
                    ELSE sum END
             WHERE subject = ?1"
        ))?
        .execute([&subject])?;
    Ok(())
}

fn expire(state: &mut WriterState, retention: &AdminRetention) -> Result<AdminExpired, StoreError> {
    let connection = &state.connection;
    let delete = |statement: &str, bound: Millis| -> Result<u32, StoreError> {
        let deleted =
            connection.prepare_cached(statement)?.execute(params![bound.0, retention.limit])?;
        Ok(u32::try_from(deleted).expect("no more were deleted than the limit says"))
    };
    let orders = delete(
        &format!(
            "DELETE FROM orders WHERE (kind, subject) IN
                (SELECT kind, subject FROM orders WHERE until <= ?1 AND sum = {ORDER}
                 ORDER BY until, kind, subject LIMIT ?2)"
        ),
        retention.now,
    )?;
    let reports = delete(
        &format!(
            "DELETE FROM reports WHERE number IN
                (SELECT number FROM reports WHERE at < ?1 AND sum = {REPORT} ORDER BY number LIMIT ?2)"
        ),
        retention.reports_before,
    )?;
    // In the order of their numbers, so that no gap comes to be.
    let acts = delete(
        &format!(
            "DELETE FROM acts WHERE number IN (SELECT number FROM acts
                WHERE number < coalesce((SELECT min(number) FROM acts
                    WHERE at >= ?1 OR sum IS NOT {ACT}), 9223372036854775807)
                ORDER BY number LIMIT ?2)"
        ),
        retention.acts_before,
    )?;
    if reports > 0 {
        state.scrub = Scrub::Wanted;
    }
    Ok(AdminExpired { orders, reports, acts })
}
