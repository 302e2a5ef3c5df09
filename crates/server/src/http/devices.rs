//! The devices of a guest: which there are, and how one is taken away.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use stapel_protocol::table::rest::{DeviceJson, DeviceKindJson, DevicesJson};

use super::{ApiError, Caller, Shared};
use crate::device_label::device_label;
use crate::hub::{fresh_id, now};
use crate::store::{Device, DeviceId, DeviceKind, GuestId, Millis};

/// The most browsers of a guest. One more takes the place of the one that was not used for longest.
const MOST: u32 = 20;

/// A day, in milliseconds: nobody needs to know more exactly when a device was used.
pub(super) const DAY: i64 = 24 * 60 * 60 * 1000;

/// The beginning of the day, in UTC.
pub(super) fn day(at: Millis) -> Millis {
    Millis(at.0 - at.0.rem_euclid(DAY))
}

/// What the browser that asks is called.
pub(super) fn label(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    device_label(agent.unwrap_or_default())
}

/// A new device of a guest, and the header with its cookie.
pub(super) async fn add(
    state: &Shared,
    guest: GuestId,
    headers: &HeaderMap,
) -> Result<(HeaderName, String), ApiError> {
    let now = now();
    let device = Device {
        id: DeviceId::from_bytes(fresh_id()),
        guest,
        kind: DeviceKind::Browser,
        label: label(headers),
        made: now,
        used: day(now),
    };
    let id = device.id;
    for gone in state.hub.store().put_device(device, MOST).await? {
        state.devices.end(gone);
    }
    Ok((SET_COOKIE, state.signer.set_cookie(guest, id)))
}

/// All devices of the one who asks.
pub(super) async fn list(
    State(state): State<Shared>,
    Caller(guest, current): Caller,
) -> Result<Json<DevicesJson>, ApiError> {
    let devices = state.hub.store().devices_of(guest.id).await?;
    let devices = devices.into_iter().map(|device| DeviceJson {
        id: device.id.to_string(),
        kind: match device.kind {
            DeviceKind::Browser => DeviceKindJson::Browser,
            DeviceKind::Program => DeviceKindJson::Program,
        },
        label: device.label,
        made: device.made.0,
        used: day(device.used).0,
        current: device.id == current,
    });
    Ok(Json(DevicesJson { devices: devices.collect() }))
}

/// Takes one device away: its cookie or token is worth nothing any more, and its connections end.
pub(super) async fn revoke(
    State(state): State<Shared>,
    Caller(guest, current): Caller,
    Path(device): Path<String>,
) -> Result<(StatusCode, HeaderMap), ApiError> {
    let missing = || ApiError::not_found("device of yours");
    let device: DeviceId = device.parse().map_err(|_| missing())?;
    if !state.hub.store().revoke_device(guest.id, device).await? {
        return Err(missing());
    }
    state.devices.end(device);
    let mut headers = HeaderMap::new();
    if device == current {
        let cookie = state.signer.remove_cookie();
        headers.insert(SET_COOKIE, cookie.parse().map_err(|_| ApiError::unavailable())?);
    }
    Ok((StatusCode::NO_CONTENT, headers))
}

/// Takes all devices away but the one that asks.
pub(super) async fn revoke_others(
    State(state): State<Shared>,
    Caller(guest, current): Caller,
) -> Result<StatusCode, ApiError> {
    for gone in state.hub.store().revoke_other_devices(guest.id, current).await? {
        state.devices.end(gone);
    }
    Ok(StatusCode::NO_CONTENT)
}
