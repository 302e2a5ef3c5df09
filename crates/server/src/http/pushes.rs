//! Being told of turns with the page closed: what a browser needs to allow it, and how it is allowed and withdrawn.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use data_encoding::BASE64URL_NOPAD;
use stapel_protocol::table::rest::{NewPushJson, PushJson};

use super::{Address, ApiError, Body, Caller, Shared};
use crate::hub::now;
use crate::push::{MOST_DEVICES, Push};
use crate::store::{PushSubscription, StoreError};

/// The most letters of the tag of a language.
const MAX_LANGUAGE: usize = 16;

/// Whether this device is told, and the key with which it can ask for it.
pub(super) async fn show(
    State(state): State<Shared>,
    Caller(guest, device): Caller,
) -> Result<Json<PushJson>, ApiError> {
    let pushes = state.hub.store().pushes_of(guest.id).await?;
    let here = pushes.iter().any(|push| push.device == device);
    Ok(Json(PushJson { key: state.hub.push().map(|push| push.key().to_owned()), here }))
}

/// This device wants to be told.
pub(super) async fn put(
    State(state): State<Shared>,
    Caller(guest, device): Caller,
    address: Address,
    Body(json): Body<NewPushJson>,
) -> Result<StatusCode, ApiError> {
    let push = state.hub.push().ok_or_else(|| {
        ApiError::new(
            StatusCode::NOT_FOUND,
            "push_off",
            "this server tells nobody of turns: whoever runs it has switched that off",
        )
    })?;
    push.check_endpoint(&json.endpoint).map_err(|wrong| {
        ApiError::new(StatusCode::BAD_REQUEST, "bad_endpoint", wrong.to_string())
    })?;
    let key = bytes(&json.p256dh).filter(Push::is_key).ok_or_else(|| {
        ApiError::bad_request("p256dh is a point of the curve P-256, 65 bytes in base64url")
    })?;
    let auth = bytes(&json.auth)
        .ok_or_else(|| ApiError::bad_request("auth is a secret of 16 bytes in base64url"))?;
    if json.language.len() > MAX_LANGUAGE {
        return Err(ApiError::bad_request("language is a tag such as de or en"));
    }
    state.count_made(address)?;
    let push = PushSubscription {
        device,
        guest: guest.id,
        endpoint: json.endpoint,
        key,
        auth,
        language: json.language,
        made: now(),
    };
    match state.hub.store().put_push(push, MOST_DEVICES).await {
        // It was signed out meanwhile.
        Err(StoreError::NoSuchGuest(_)) => Err(ApiError::signed_out()),
        put => Ok(put.map(|()| StatusCode::NO_CONTENT)?),
    }
}

/// This device is told nothing any more.
pub(super) async fn delete(
    State(state): State<Shared>,
    Caller(_, device): Caller,
) -> Result<StatusCode, ApiError> {
    state.hub.store().remove_push(device, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Bytes as browsers write them: in base64url, with or without padding.
fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    let bare = text.trim_end_matches('=');
    BASE64URL_NOPAD.decode(bare.as_bytes()).ok()?.try_into().ok()
}
