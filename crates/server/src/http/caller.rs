//! Who calls, and from where.

use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, header};

use super::{ApiError, Shared, devices};
use crate::identity;
use crate::store::{DeviceId, Guest, GuestId};

/// How often is noted that a guest was seen, in milliseconds: once a day is enough to know who still
/// comes.
const SEEN_EVERY: i64 = 24 * 60 * 60 * 1000;

/// A guest who calls, and on which device.
#[derive(Clone, Debug)]
pub struct Caller(pub Guest, pub DeviceId);

/// The address that a call comes from. All of an IPv6 network that one customer gets counts as one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Address(pub IpAddr);

impl Address {
    fn new(address: IpAddr) -> Address {
        match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Address(IpAddr::from([a, b, c, d, 0, 0, 0, 0]))
            }
            address => Address(address),
        }
    }

    /// Where a request comes from.
    pub fn of(headers: &HeaderMap, peer: SocketAddr, trust_proxy: bool) -> Address {
        Address::new(whole_address(headers, peer, trust_proxy))
    }
}

/// Where a request comes from: what the proxy says, if it is to be believed.
pub(super) fn whole_address(headers: &HeaderMap, peer: SocketAddr, trust_proxy: bool) -> IpAddr {
    let forwarded = || {
        let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        // The proxy adds the last one; those before are what the client claims.
        list.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
    };
    let address = if trust_proxy { forwarded() } else { None };
    address.unwrap_or_else(|| peer.ip())
}

impl FromRequestParts<Shared> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &Shared) -> Result<Address, ApiError> {
        let ConnectInfo(peer) = parts
            .extensions
            .get::<ConnectInfo<SocketAddr>>()
            .copied()
            .ok_or_else(ApiError::unavailable)?;
        Ok(Address::of(&parts.headers, peer, state.config.trust_proxy))
    }
}

impl FromRequestParts<Shared> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &Shared) -> Result<Caller, ApiError> {
        let store = state.hub.store();
        let claimed = match bearer(&parts.headers)? {
            Some(token) => {
                let hash = identity::hash(token);
                store.token_guest(hash).await?.map(|guest| (guest, DeviceId::of_token(&hash)))
            }
            None => cookie(&parts.headers, state),
        };
        let (id, device) = claimed.ok_or_else(ApiError::no_guest)?;
        let guest = store.guest(id).await?.ok_or_else(ApiError::no_guest)?;
        let device = store.device(device).await?.filter(|device| device.guest == id);
        let device = device.ok_or_else(ApiError::signed_out)?;
        if let Some(ban) = state.admin.guest_ban(guest.id) {
            // What is known of someone they may have deleted in any case.
            let leaves = parts.method == Method::DELETE && parts.uri.path().ends_with("/me");
            if !leaves {
                return Err(ApiError::banned(ban.until));
            }
        }
        let now = crate::hub::now();
        if now.0 - guest.seen.0 > SEEN_EVERY {
            store.touch_guest(guest.id, now).await?;
        }
        // A cookie from before gets its label the first time it comes.
        let today = devices::day(now);
        if device.used < today || device.label.is_empty() {
            store.touch_device(device.id, today, devices::label(&parts.headers)).await?;
        }
        Ok(Caller(guest, device.id))
    }
}

fn bearer(headers: &HeaderMap) -> Result<Option<&str>, ApiError> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
    token.map(Some).ok_or_else(|| {
        ApiError::new(
            StatusCode::UNAUTHORIZED,
            "bad_token",
            "the Authorization header must be \"Bearer\" and a token",
        )
    })
}

fn cookie(headers: &HeaderMap, state: &Shared) -> Option<(GuestId, DeviceId)> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .find_map(identity::find_cookie)
        .and_then(|value| state.signer.check(value))
}

impl super::ServerState {
    /// Whether a guest may have something written.
    pub fn check_quota(&self, guest: GuestId) -> Result<(), ApiError> {
        self.hub.quota().check(crate::log_text::person(guest), Instant::now()).map_err(|wait| {
            self.hub.metrics().over_quota.inc();
            ApiError::over_quota(wait)
        })
    }

    /// Counts something that an address makes, such as a guest or a table.
    pub fn count_made(&self, address: Address) -> Result<(), ApiError> {
        self.made.take(address, Instant::now()).map_err(|wait| {
            self.hub.metrics().rate_limited.inc();
            ApiError::too_often(wait)
        })
    }
}
