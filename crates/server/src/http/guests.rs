//! Being a guest: a name, a cookie, a link to another device, a token for a program.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName, StatusCode};
use stapel_protocol::table::rest::{ClaimJson, LinkJson, MeJson, NameJson, TokenJson};
use tokio::sync::oneshot;

use super::{Address, ApiError, Body, Caller, Shared, devices, names};
use crate::hub::{ToRoom, fresh_id, now};
use crate::identity::{self, NameError};
use crate::log_text;
use crate::store::{BotToken, Guest, GuestId, TableId, TableSummary};

/// How long a link to another device works, in milliseconds.
const LINK_LASTS: i64 = 10 * 60 * 1000;

/// How many tables of a guest are looked at when they leave for good or change their name.
const TABLES: u32 = 1000;

type SetCookie = [(HeaderName, String); 1];

fn name(json: &NameJson) -> Result<String, ApiError> {
    identity::read_name(&json.name).map_err(|error| {
        let code = match error {
            NameError::Length => "bad_name",
            NameError::Invisible => "name_invisible",
            NameError::Bot => "name_of_bot",
        };
        ApiError::new(StatusCode::BAD_REQUEST, code, error.to_string())
    })
}

async fn new_guest(state: &Shared, name: String) -> Result<Guest, ApiError> {
    let now = now();
    let guest = Guest { id: GuestId::from_bytes(fresh_id()), name, created: now, seen: now };
    state.hub.store().put_guest(guest.clone()).await?;
    state.hub.metrics().guests.inc();
    Ok(guest)
}

fn me(guest: &Guest) -> Json<MeJson> {
    Json(MeJson { id: guest.id.to_string(), name: guest.name.clone() })
}

/// Whether anyone new is let in.
fn check_registration(state: &Shared) -> Result<(), ApiError> {
    if state.admin.is_registration_closed() { Err(ApiError::registration_closed()) } else { Ok(()) }
}

/// Becomes a guest.
pub(super) async fn create(
    State(state): State<Shared>,
    address: Address,
    headers: HeaderMap,
    Body(json): Body<NameJson>,
) -> Result<(StatusCode, SetCookie, Json<MeJson>), ApiError> {
    let name = name(&json)?;
    check_registration(&state)?;
    state.count_made(address)?;
    let guest = new_guest(&state, name).await?;
    let cookie = [devices::add(&state, guest.id, &headers).await?];
    Ok((StatusCode::CREATED, cookie, me(&guest)))
}

/// Makes a guest for a program, and a token.
pub(super) async fn create_program(
    State(state): State<Shared>,
    address: Address,
    Body(json): Body<NameJson>,
) -> Result<(StatusCode, Json<TokenJson>), ApiError> {
    let name = name(&json)?;
    check_registration(&state)?;
    state.count_made(address)?;
    let guest = new_guest(&state, name).await?;
    let token = identity::new_token();
    let kept = BotToken {
        hash: identity::hash(&token),
        guest: guest.id,
        label: guest.name.clone(),
        created: guest.created,
    };
    state.hub.store().put_token(kept).await?;
    let json = TokenJson { id: guest.id.to_string(), name: guest.name, token };
    Ok((StatusCode::CREATED, Json(json)))
}

/// Who one is. The cookie's time starts anew.
pub(super) async fn show(
    State(state): State<Shared>,
    Caller(guest, device): Caller,
) -> Result<(SetCookie, Json<MeJson>), ApiError> {
    state.hub.store().touch_guest(guest.id, now()).await?;
    Ok(([(SET_COOKIE, state.signer.set_cookie(guest.id, device))], me(&guest)))
}

/// Takes another name.
pub(super) async fn rename(
    State(state): State<Shared>,
    Caller(mut guest, _): Caller,
    Body(json): Body<NameJson>,
) -> Result<Json<MeJson>, ApiError> {
    let name = name(&json)?;
    if let Some(removed) = state.admin.is_nameless(guest.id) {
        return Err(ApiError::name_removed(removed.until));
    }
    let _alone = state.renaming.lock().await;
    // Who keeps their name keeps it everywhere.
    if name != guest.name {
        guest.name = name;
        let tables = state.hub.store().tables_of(guest.id, TABLES).await?;
        names::check(&**state.hub.store(), &guest, &tables).await?;
        state.hub.store().rename_guest(guest.id, guest.name.clone()).await?;
        tell_name(&state, &guest, tables).await?;
    }
    Ok(me(&guest))
}

/// Tells a guest's name to every room that may show it: where they sit or look on, and where they are host.
async fn tell_name(
    state: &Shared,
    guest: &Guest,
    seated: Vec<TableSummary>,
) -> Result<(), ApiError> {
    let person = log_text::person(guest.id);
    let mut tables: BTreeSet<TableId> = seated.into_iter().map(|table| table.table).collect();
    tables.extend(state.hub.hosted_by(person));
    for device in state.hub.store().devices_of(guest.id).await? {
        tables.extend(state.devices.tables(device.id));
    }
    for table in tables {
        let name = Some(guest.name.clone());
        state.hub.tell_if_open(table, ToRoom::Rename { person, name }).await;
    }
    Ok(())
}

/// Leaves for good: every seat, the name, what was said, links, tokens.
pub(super) async fn delete(
    State(state): State<Shared>,
    Caller(guest, _): Caller,
) -> Result<(StatusCode, SetCookie), ApiError> {
    let person = log_text::person(guest.id);
    let tables = state.hub.store().tables_of(guest.id, TABLES).await?;
    for table in &tables {
        let (answer, answered) = oneshot::channel();
        state.hub.tell(table.table, ToRoom::Dismiss { person, answer }).await;
        let _gone = answered.await;
    }
    state.hub.store().delete_guest(guest.id).await?;
    state.admin.forget(guest.id);
    state.erased.store(true, Ordering::Relaxed);
    // Nobody can come in as this guest any more. Whoever came in meanwhile or looks on has to go, and every open room
    // forgets what they said: they may have got up long ago, and then the index doesn't know where they sat.
    state.hub.dismiss(person).await;
    // What was said meanwhile was written after the rest was erased.
    state.hub.store().delete_guest(guest.id).await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, state.signer.remove_cookie())]))
}

/// Makes a link that carries the identity to another device, once.
pub(super) async fn create_link(
    State(state): State<Shared>,
    Caller(guest, _): Caller,
) -> Result<(StatusCode, Json<LinkJson>), ApiError> {
    let secret = identity::new_secret();
    let expires = now().plus(LINK_LASTS);
    state.hub.store().put_link(identity::hash(&secret), guest.id, expires).await?;
    // The secret stands behind a #, so that it reaches no server and no log on its way.
    let path = format!("/me#{secret}");
    Ok((StatusCode::CREATED, Json(LinkJson { secret, path, expires: expires.0 })))
}

/// Uses such a link up: whoever has it is that guest from now on.
pub(super) async fn claim_link(
    State(state): State<Shared>,
    address: Address,
    headers: HeaderMap,
    Body(json): Body<ClaimJson>,
) -> Result<(SetCookie, Json<MeJson>), ApiError> {
    state.count_made(address)?;
    let taken = state.hub.store().take_link(identity::hash(&json.secret), now()).await?;
    let guest = match taken {
        Some(id) => state.hub.store().guest(id).await?,
        None => None,
    };
    let guest = guest.ok_or_else(|| {
        ApiError::new(
            StatusCode::NOT_FOUND,
            "no_such_link",
            "the link was used already or has expired: make a new one on the other device",
        )
    })?;
    Ok(([devices::add(&state, guest.id, &headers).await?], me(&guest)))
}
