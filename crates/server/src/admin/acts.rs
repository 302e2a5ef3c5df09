//! What operators do. It is noted together with what it changes, then it holds, then those whom it concerns are told.

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use stapel_protocol::admin::{DoneJson, LimitsJson, NewOrderJson, SettleJson};
use tokio::sync::oneshot;

use super::door::Operator;
use super::{Connected, Range, limits};
use crate::connection::bye;
use crate::http::{ApiError, Body, Shared};
use crate::hub::{ToRoom, now};
use crate::log_text;
use crate::store::{Act, GuestId, MOST_ORDERS, Millis, Order, OrderKind, TableId};

/// The most characters of a reason, an announcement or a note.
const MAX_TEXT: usize = 500;

/// The longest time for which something can be ordered, in seconds: ten years. For ever is without an end.
const MAX_SECONDS: u64 = 10 * 366 * 24 * 60 * 60;

/// How many tables of a guest are told of another name.
const TABLES: u32 = 1000;

fn refused(code: &'static str, message: impl Into<String>) -> ApiError {
    ApiError::new(StatusCode::BAD_REQUEST, code, message)
}

/// What an order concerns, as it is kept: checked, and written in one way.
async fn subject(
    state: &Shared,
    kind: OrderKind,
    text: &str,
    on: bool,
) -> Result<String, ApiError> {
    match kind {
        OrderKind::BanRange => {
            let range: Range =
                text.parse().map_err(|error| refused("bad_range", format!("{error}")))?;
            Ok(range.to_string())
        }
        OrderKind::BanGuest | OrderKind::Mute | OrderKind::NoName => {
            let guest: GuestId = text.parse().map_err(|_| ApiError::not_found("guest"))?;
            // What was ordered can be lifted also if the guest has gone meanwhile.
            if on && state.hub.store().guest(guest).await?.is_none() {
                return Err(ApiError::not_found("guest"));
            }
            Ok(guest.to_string())
        }
        OrderKind::Closed => {
            let table: TableId = text.parse().map_err(|_| ApiError::not_found("table"))?;
            if on && state.hub.store().load(table, 1).await?.is_empty() {
                return Err(ApiError::not_found("table"));
            }
            Ok(table.to_string())
        }
        OrderKind::Announcement | OrderKind::Maintenance | OrderKind::Registration => {
            if text.is_empty() {
                Ok(String::new())
            } else {
                let message =
                    format!("{} concerns the whole server and has no subject", kind.name());
                Err(refused("bad_subject", message))
            }
        }
    }
}

/// A text that people will read, or why it is none.
fn told(text: &str, needed: bool) -> Result<String, ApiError> {
    let visible: String = text
        .chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect::<String>()
        .trim()
        .to_owned();
    let length = visible.chars().count();
    if length > MAX_TEXT {
        return Err(refused(
            "too_long",
            format!("a text has at most {MAX_TEXT} characters, not {length}"),
        ));
    }
    if needed && visible.is_empty() {
        return Err(refused("no_text", "an announcement has a text"));
    }
    Ok(visible)
}

/// Gives an order, or lifts one.
pub(super) async fn order(
    State(state): State<Shared>,
    Extension(operator): Extension<Operator>,
    Body(asked): Body<NewOrderJson>,
) -> Result<Json<DoneJson>, ApiError> {
    let kind = OrderKind::from_name(&asked.kind).ok_or_else(|| {
        let known = OrderKind::ALL.map(OrderKind::name).join(", ");
        refused("bad_kind", format!("there is no order called {}; there are {known}", asked.kind))
    })?;
    let _one_at_a_time = state.admin.acting.lock().await;
    let subject = subject(&state, kind, &asked.subject, asked.on).await?;
    let reason = told(&asked.reason, kind == OrderKind::Announcement && asked.on)?;
    if asked.on {
        give(&state, &operator, kind, subject, reason, asked.seconds).await
    } else {
        lift(&state, &operator, kind, subject, reason).await
    }
    .map(Json)
}

async fn give(
    state: &Shared,
    operator: &Operator,
    kind: OrderKind,
    subject: String,
    reason: String,
    seconds: Option<u64>,
) -> Result<DoneJson, ApiError> {
    let since = now();
    if seconds.is_some_and(|seconds| !(1..=MAX_SECONDS).contains(&seconds)) {
        let message = format!("a time has 1 to {MAX_SECONDS} seconds; without one it is for ever");
        return Err(refused("bad_time", message));
    }
    let until =
        seconds.map(|seconds| since.plus(i64::try_from(seconds).unwrap_or(i64::MAX) * 1000));
    let too_many = {
        let standing = state.admin.standing();
        standing.len() >= MOST_ORDERS && !standing.contains(kind, &subject)
    };
    if too_many {
        let message = format!("{MOST_ORDERS} orders hold already: lift some, or ban larger ranges");
        return Err(ApiError::new(StatusCode::CONFLICT, "too_many_orders", message));
    }
    let order = Order { kind, subject: subject.clone(), reason: reason.clone(), since, until };
    let detail = match seconds {
        Some(seconds) => format!("{reason} (for {seconds} seconds)"),
        None => reason,
    };
    let act = operator.act(kind.name(), &subject, detail.trim());
    state.hub.store().put_order(order.clone(), act).await?;
    state.admin.change(|standing| standing.put(order));
    let ended = take_effect(state, kind, &subject, until).await?;
    Ok(DoneJson { subject, until: until.map(|until| until.0), ended })
}

async fn lift(
    state: &Shared,
    operator: &Operator,
    kind: OrderKind,
    subject: String,
    reason: String,
) -> Result<DoneJson, ApiError> {
    let act = operator.act(&format!("lift_{}", kind.name()), &subject, &reason);
    if !state.hub.store().lift_order(kind, subject.clone(), act).await? {
        let message = format!("nothing of the kind {} is ordered there", kind.name());
        return Err(ApiError::new(StatusCode::NOT_FOUND, "nothing_to_lift", message));
    }
    state.admin.change(|standing| standing.lift(kind, &subject));
    state.admin.tell_news();
    Ok(DoneJson { subject, until: None, ended: 0 })
}

/// Does what follows from an order at once, and counts the connections that it has ended.
async fn take_effect(
    state: &Shared,
    kind: OrderKind,
    subject: &str,
    until: Option<Millis>,
) -> Result<u64, ApiError> {
    let end = |whose: &dyn Fn(&Connected) -> bool, code: &str, message: &str| {
        state.admin.present().end(whose, &bye(code, message))
    };
    let banned = ApiError::banned(until).to_string();
    Ok(match kind {
        OrderKind::BanGuest => {
            end(&|connected| connected.guest.to_string() == subject, "banned", &banned)
        }
        OrderKind::BanRange => match subject.parse::<Range>() {
            Ok(range) => end(&|connected| range.contains(connected.address.0), "banned", &banned),
            Err(_) => 0,
        },
        OrderKind::Closed => {
            let Ok(table) = subject.parse::<TableId>() else { return Ok(0) };
            let message = "whoever runs the server has closed this table";
            let ended = end(&|connected| connected.table == table, "closed", message);
            let (answer, answered) = oneshot::channel();
            state.hub.tell_if_open(table, ToRoom::Close { answer }).await;
            let _gone = answered.await;
            ended
        }
        OrderKind::NoName => {
            if let Ok(guest) = subject.parse() {
                rename(state, guest, neutral_name(guest)).await?;
            }
            0
        }
        OrderKind::Announcement | OrderKind::Maintenance | OrderKind::Registration => {
            state.admin.tell_news();
            0
        }
        OrderKind::Mute => 0,
    })
}

/// A name that says nothing: letters alone, so that it passes wherever names are looked at closely.
fn neutral_name(guest: GuestId) -> String {
    let letters = guest.as_bytes().iter().take(4).map(|byte| char::from(b'a' + byte % 26));
    format!("Guest {}", letters.collect::<String>())
}

/// Gives a guest another name wherever they sit or look on.
async fn rename(state: &Shared, guest: GuestId, name: String) -> Result<(), ApiError> {
    let store = state.hub.store();
    store.rename_guest(guest, name.clone()).await?;
    let mut tables: Vec<TableId> =
        store.tables_of(guest, TABLES).await?.into_iter().map(|table| table.table).collect();
    let present = state.admin.present().all().into_iter();
    tables.extend(present.filter(|connected| connected.guest == guest).map(|it| it.table));
    tables.sort_unstable();
    tables.dedup();
    let person = log_text::person(guest);
    for table in tables {
        let renamed = ToRoom::Rename { person, name: Some(name.clone()) };
        state.hub.tell_if_open(table, renamed).await;
    }
    Ok(())
}

/// Notes that an operator is done with a report.
pub(super) async fn settle(
    State(state): State<Shared>,
    Extension(operator): Extension<Operator>,
    Path(number): Path<String>,
    Body(asked): Body<SettleJson>,
) -> Result<Json<DoneJson>, ApiError> {
    let number: u64 = number.parse().map_err(|_| ApiError::not_found("report"))?;
    let note = told(&asked.note, false)?;
    let act = operator.act("settle", &number.to_string(), &note);
    if !state.hub.store().settle_report(number, note, act).await? {
        let message = "there is no such report that is open";
        return Err(ApiError::new(StatusCode::NOT_FOUND, "not_found", message));
    }
    Ok(Json(DoneJson { subject: number.to_string(), until: None, ended: 0 }))
}

/// Changes limits until the server restarts or reads its settings again.
pub(super) async fn change_limits(
    State(state): State<Shared>,
    Extension(operator): Extension<Operator>,
    Body(LimitsJson(asked)): Body<LimitsJson>,
) -> Result<Json<LimitsJson>, ApiError> {
    let _one_at_a_time = state.admin.acting.lock().await;
    let mut settings = state.settings();
    let mut acts: Vec<Act> = Vec::new();
    let before = limits::read(&settings);
    for (name, to) in &asked {
        limits::set(&mut settings, name, *to).map_err(|known| {
            refused("bad_limit", format!("there is no limit called {name}; there are {known}"))
        })?;
        let from = before.get(name).copied().unwrap_or_default();
        acts.push(operator.act("limit", name, &format!("{from} -> {to}")));
    }
    for act in acts {
        state.hub.store().note_act(act).await?;
    }
    state.change(settings);
    Ok(Json(LimitsJson(limits::read(&settings))))
}
