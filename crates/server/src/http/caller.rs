//! Who calls, and from where.

use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};

use super::{ApiError, Shared};
use crate::identity;
use crate::store::{Guest, GuestId};

/// How often is noted that a guest was seen, in milliseconds: once a day is enough to know who still
/// comes.
const SEEN_EVERY: i64 = 24 * 60 * 60 * 1000;

/// A guest who calls.
#[derive(Clone, Debug)]
pub struct Caller(pub Guest);

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
        let id = match bearer(&parts.headers)? {
            Some(token) => state.hub.store().token_guest(identity::hash(token)).await?,
            None => cookie_guest(&parts.headers, state),
        };
        let guest = match id {
            Some(id) => state.hub.store().guest(id).await?,
            None => None,
        };
        let guest = guest.ok_or_else(ApiError::no_guest)?;
        let now = crate::hub::now();
        if now.0 - guest.seen.0 > SEEN_EVERY {
            state.hub.store().touch_guest(guest.id, now).await?;
        }
        Ok(Caller(guest))
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

fn cookie_guest(headers: &HeaderMap, state: &Shared) -> Option<GuestId> {
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
        self.hub.quota().check(crate::log_text::person(guest)).map_err(|wait| {
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
