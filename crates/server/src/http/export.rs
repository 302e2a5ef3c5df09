//! Many finished games at once.
//!
//! Whoever takes out thousands of games has time; whoever plays has not. So an export reads a few records at a time, on a
//! connection of its own, writes them out on a thread of its own, and rests three times as long as that took. All exports
//! of a server take turns, and each address has one.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body as HttpBody, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tokio_stream::StreamExt;

use super::records::{logged, place, read_place};
use super::{Address, ApiError, Shared};
use crate::limits::{Slot, Slots};
use crate::records::Format;
use crate::store::{Record, RecordFilter, StoreError};

/// How many records are read and written out at a time.
const STEP: u32 = 20;

/// How long an export rests after each step, as a multiple of what the step took.
const REST: u32 = 3;

/// How long a reader may take for a step.
const READ_TIMEOUT: Duration = Duration::from_secs(30);

/// How many exports there are at once.
const MOST_EXPORTS: usize = 16;

/// The exports under way.
#[derive(Debug)]
pub(crate) struct Exports {
    per_address: Arc<Slots<Address>>,
    all: Arc<Semaphore>,
    /// Whoever has it makes a step.
    turn: Semaphore,
}

impl Exports {
    pub(super) fn new() -> Exports {
        Exports {
            per_address: Slots::new(1),
            all: Arc::new(Semaphore::new(MOST_EXPORTS)),
            turn: Semaphore::new(1),
        }
    }

    /// Begins an export for an address.
    fn begin(&self, address: Address) -> Result<(Slot<Address>, OwnedSemaphorePermit), ApiError> {
        let slot = self.per_address.take(address).ok_or_else(ApiError::export_running)?;
        let all = Arc::clone(&self.all).try_acquire_owned();
        Ok((slot, all.map_err(|_| ApiError::export_running())?))
    }
}

/// What an export may have. This is the place for an operator's token: whoever has one may have everything at once.
#[derive(Clone, Copy, Debug)]
struct Scope {
    listed_only: bool,
    /// How many records it has at most. The next export goes on from there.
    most: u32,
}

impl Scope {
    /// What anyone may have.
    const PUBLIC: Scope = Scope { listed_only: true, most: 1000 };
}

/// What is asked for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExportQuery {
    /// Where the export before ended.
    before: Option<String>,
}

/// Finished games of listed tables, the newest first, as JSON lines or one text record after the other. If there are
/// more, the header `Link` says where they are.
pub(super) async fn export(
    State(state): State<Shared>,
    address: Address,
    Path(name): Path<String>,
    query: Result<Query<ExportQuery>, axum::extract::rejection::QueryRejection>,
) -> Result<Response, ApiError> {
    let (format, content_type) = match name.as_str() {
        "records.jsonl" => (Format::Lines, "application/x-ndjson"),
        "records.txt" => (Format::Texts, "text/plain; charset=utf-8"),
        _ => return Err(ApiError::not_found("export: there are records.jsonl and records.txt")),
    };
    let Query(query) = query.map_err(|error| ApiError::bad_request(error.body_text()))?;
    let before = match &query.before {
        Some(text) => Some(read_place(text).ok_or_else(|| {
            ApiError::bad_request("before is what the Link header of the export before said")
        })?),
        None => None,
    };
    let begun = state.exports.begin(address)?;
    let scope = Scope::PUBLIC;
    let listed_only = scope.listed_only;
    let filter = RecordFilter { listed_only, before, ..RecordFilter::default() };
    let end = RecordFilter { skip: scope.most - 1, limit: 2, ..filter.clone() };
    let end = state.hub.store().bulk_records(end).await?;
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type));
    if let [last, _more] = &end[..] {
        let next = format!("</api/v1/export/{name}?before={}>; rel=\"next\"", place(last));
        let next = HeaderValue::from_str(&next).map_err(|_| ApiError::unavailable())?;
        headers.insert(header::LINK, next);
    }
    // One step may wait for the reader while the next is made.
    let (steps, body) = mpsc::channel(1);
    tokio::spawn(async move {
        state.hub.metrics().exports.inc();
        write(&state, format, filter, scope.most, &steps).await;
        state.hub.metrics().exports.dec();
        drop(begun);
    });
    let stream = tokio_stream::wrappers::ReceiverStream::new(body).fuse();
    Ok((headers, HttpBody::from_stream(stream)).into_response())
}

type Step = Result<Bytes, std::io::Error>;

/// Writes records step by step, until there are no more or nobody reads them.
async fn write(
    state: &Shared,
    format: Format,
    filter: RecordFilter,
    most: u32,
    steps: &mpsc::Sender<Step>,
) {
    let mut filter = filter;
    let mut left = most;
    while left > 0 {
        filter.limit = left.min(STEP);
        let step = make_step(state, format, &mut filter).await;
        // The reader must notice if something is missing.
        let step = match step {
            Ok(Some(bytes)) => Ok(bytes),
            Ok(None) => return,
            Err(error) => Err(std::io::Error::other(error.to_string())),
        };
        left -= filter.limit;
        let failed = step.is_err();
        let sent = tokio::time::timeout(READ_TIMEOUT, steps.send(step)).await;
        if failed || !matches!(sent, Ok(Ok(()))) {
            return;
        }
    }
}

/// Reads and writes out the next records, and sets the filter to those that follow. `None` if there are no more.
async fn make_step(
    state: &Shared,
    format: Format,
    filter: &mut RecordFilter,
) -> Result<Option<Bytes>, StoreError> {
    let _turn = state.exports.turn.acquire().await;
    let started = Instant::now();
    let page = state.hub.store().bulk_records(filter.clone()).await?;
    let Some(last) = page.last() else { return Ok(None) };
    filter.before = Some((last.finished, last.id));
    // A game is replayed to be written out, and people's moves are not to wait for that.
    let written = tokio::task::spawn_blocking(move || {
        let texts: Vec<_> = page.iter().map(|record| format.write(record)).collect();
        (page, texts)
    });
    let (page, texts): (Vec<Record>, Vec<_>) = written.await.map_err(|_| StoreError::Closed)?;
    let readable = page.iter().zip(texts).filter_map(|(record, text)| logged(record, text));
    let text: String = readable.collect();
    tokio::time::sleep(started.elapsed() * REST).await;
    Ok(Some(Bytes::from(text)))
}
