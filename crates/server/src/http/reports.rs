//! What players report to whoever runs the server, and what everyone is told by them.

use std::time::Instant;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use stapel_protocol::table::rest::NewReportJson;
use stapel_protocol::table::{NoticeJson, WhoJson};

use super::{Address, ApiError, Body, Caller, Shared, look_as_nobody, open_table};
use crate::hub::now;
use crate::store::{About, GuestId, Report};

/// The most characters of what a reporter writes.
const MAX_TEXT: usize = 300;

/// How many of the last words of someone are kept with a report. They are what a table shows a newcomer.
const WORDS: usize = 20;

/// What everyone is told by whoever runs the server.
pub(super) async fn notice(State(state): State<Shared>) -> Json<NoticeJson> {
    Json(state.admin.notice())
}

/// Reports the name or the words of someone at a table. What they are called and what they said is not taken from the
/// reporter: nobody can make it up.
pub(super) async fn create(
    State(state): State<Shared>,
    address: Address,
    Caller(guest, _): Caller,
    Path(id): Path<String>,
    Body(json): Body<NewReportJson>,
) -> Result<StatusCode, ApiError> {
    let table = open_table(&state, &id)?;
    let about = About::from_name(&json.about)
        .ok_or_else(|| ApiError::bad_request("\"about\" is \"name\" or \"words\""))?;
    let text: String =
        json.text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    if text.chars().count() > MAX_TEXT {
        let message = format!("\"text\" has at most {MAX_TEXT} characters");
        return Err(ApiError::bad_request(message));
    }
    let look = look_as_nobody(&state, table).await?.table;
    let own = guest.id.to_string();
    let sits = look.places.iter().any(|place| is_person(&place.who, &own));
    let present = state.admin.present().all();
    let watches = present.iter().any(|it| it.guest == guest.id && it.table == table);
    if !sits && !watches {
        return Err(ApiError::new(
            StatusCode::FORBIDDEN,
            "not_there",
            "only those who sit at a table or watch it can report someone there",
        ));
    }
    let place = look.places.get(json.seat.0.index()).map(|place| &place.who);
    let Some(WhoJson::Person(person)) = place else {
        return Err(ApiError::not_found("person at this table"));
    };
    let words: Vec<String> = look
        .said
        .iter()
        .filter(|said| said.seat == json.seat)
        .map(|said| said.text.clone())
        .collect();
    let words = words[words.len().saturating_sub(WORDS)..].to_vec();
    if about == About::Words && words.is_empty() {
        return Err(ApiError::new(
            StatusCode::CONFLICT,
            "no_words",
            "nothing that they said lately is known here",
        ));
    }
    state.count_made(address)?;
    state.admin.reports.take(guest.id, Instant::now()).map_err(|wait| {
        state.hub.metrics().rate_limited.inc();
        ApiError::too_often(wait)
    })?;
    let report = Report {
        at: now(),
        table,
        reporter: Some(guest.id),
        reported: person.id.parse::<GuestId>().ok(),
        about,
        name: person.name.clone().unwrap_or_default(),
        words,
        text: text.trim().to_owned(),
        settled: None,
        note: String::new(),
    };
    match state.hub.store().put_report(report).await? {
        Some(number) => {
            tracing::info!(number, "someone was reported: stapel admin reports");
            Ok(StatusCode::CREATED)
        }
        None => Err(ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "too_many_reports",
            "more is reported than anyone can look at; try again another day",
        )),
    }
}

fn is_person(who: &WhoJson, id: &str) -> bool {
    matches!(who, WhoJson::Person(person) if person.id == id)
}
