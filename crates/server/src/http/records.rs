//! Finished games.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use stapel_protocol::table::rest::RecordsJson;
use stapel_rules::GameKind;

use super::{ApiError, Caller, Shared};
use crate::records::{RecordError, named_text, record_json, summary};
use crate::store::{Millis, Record, RecordFilter, RecordId};

/// How many records a page of a list has at most.
const PAGE: u32 = 100;

/// What is asked for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ListQuery {
    game: Option<String>,
    /// Only those in which the caller played.
    #[serde(default)]
    mine: bool,
    /// Where the page before ended.
    before: Option<String>,
}

/// Finished games, the newest first: those of listed tables, or one's own.
pub(super) async fn list(
    State(state): State<Shared>,
    query: Result<Query<ListQuery>, axum::extract::rejection::QueryRejection>,
    caller: Result<Caller, ApiError>,
) -> Result<Json<RecordsJson>, ApiError> {
    let Query(query) = query.map_err(|error| ApiError::bad_request(error.body_text()))?;
    let guest = if query.mine { Some(caller?.0.id) } else { None };
    let kind = match &query.game {
        Some(name) => Some(
            GameKind::from_name(name)
                .ok_or_else(|| ApiError::bad_request(format!("game is {}", GameKind::NAMES)))?,
        ),
        None => None,
    };
    let before = match &query.before {
        Some(text) => Some(read_place(text).ok_or_else(|| {
            ApiError::bad_request("before is what \"next\" of the page before said")
        })?),
        None => None,
    };
    let filter = RecordFilter {
        guest,
        kind: kind.map(|kind| kind.name().to_owned()),
        listed_only: guest.is_none(),
        before,
        skip: 0,
        limit: PAGE,
    };
    let records = state.hub.store().records(filter).await?;
    let full = records.len() == PAGE as usize;
    let next = records.last().filter(|_| full).map(place);
    let readable = records.iter().filter_map(|record| logged(record, summary(record)));
    Ok(Json(RecordsJson { records: readable.collect(), next }))
}

/// What could be read of a record. For what could not there is a line in the log.
pub(super) fn logged<T>(record: &Record, read: Result<T, RecordError>) -> Option<T> {
    read.inspect_err(|error| {
        let (table, record) = (record.table, record.id);
        // Not what is wrong in its text: a part of that would be in the log.
        tracing::error!(%table, %record, %error, "a stored record can't be read");
    })
    .ok()
}

/// A place in a list, as addresses have it.
pub(super) fn place(record: &Record) -> String {
    format!("{}-{}", record.finished.0, record.id)
}

pub(super) fn read_place(text: &str) -> Option<(Millis, RecordId)> {
    let (finished, id) = text.split_once('-')?;
    Some((Millis(finished.parse().ok()?), id.parse().ok()?))
}

/// One finished game, as JSON or, with `.txt`, in the notation of records. Whoever has its id may see it:
/// the id of a game at an unlisted table can't be guessed.
pub(super) async fn show(
    State(state): State<Shared>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let (id, text) = match id.strip_suffix(".txt") {
        Some(id) => (id, true),
        None => (id.as_str(), false),
    };
    let id: RecordId = id.parse().map_err(|_| ApiError::not_found("record"))?;
    let missing = || ApiError::not_found("record");
    let record = state.hub.store().record(id).await?.ok_or_else(missing)?;
    if text {
        let disposition = format!("attachment; filename=\"stapel-{id}.txt\"");
        let headers = [
            (header::CONTENT_TYPE, String::from("text/plain; charset=utf-8")),
            (header::CONTENT_DISPOSITION, disposition),
        ];
        let text = logged(&record, named_text(&record)).ok_or_else(missing)?;
        return Ok((headers, text).into_response());
    }
    let json = logged(&record, record_json(&record)).ok_or_else(missing)?;
    Ok(Json(json).into_response())
}
