//! What the server answers over HTTP. Bytes become types before a handler runs; what can't is refused
//! with a reason.

mod caller;
mod devices;
mod error;
mod export;
mod guests;
mod lobby;
mod names;
mod observe;
mod offline;
mod pages;
mod pushes;
mod records;
mod reports;
mod security;
mod tables;

use std::net::IpAddr;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, PoisonError, RwLock};

use axum::Router;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::{delete, get, post};
use serde::de::DeserializeOwned;
use stapel_protocol::table::MAX_MESSAGE;

pub use caller::{Address, Caller};
pub use error::ApiError;
pub(crate) use security::MAX_HEAD;
pub(crate) use tables::{look_as_nobody, name_person, open_table, read_id};

use crate::admin::{self, Admin};
use crate::config::{Changeable, Config, Limits};
use crate::connection;
use crate::health::{Health, Trouble};
use crate::hub::Hub;
use crate::id_hash::ById;
use crate::identity::Signer;
use crate::limits::{Buckets, Rate, Slots};
use crate::store::{GuestId, Order};

/// The most bytes of a request's body.
pub const MAX_BODY: usize = 16 * 1024;

/// The document that describes all of this.
pub const OPENAPI: &str = include_str!("openapi.json");

/// What every handler can use.
pub type Shared = Arc<ServerState>;

/// What every handler can use.
#[derive(Debug)]
pub struct ServerState {
    pub hub: Arc<Hub>,
    pub signer: Signer,
    pub config: Config,
    /// What holds now of that which can change; of it, `config` has what held at the start.
    settings: RwLock<Changeable>,
    /// HTTP requests per address.
    pub requests: Buckets<Address>,
    /// Questions whether the server is well, per address: apart, so that whoever watches over it is not
    /// turned away because of others.
    pub health_checks: Buckets<Address>,
    /// Messages per guest.
    pub(crate) guest_messages: Buckets<GuestId, ById>,
    /// Messages per address.
    pub address_messages: Buckets<Address>,
    /// Guests, tables and records made per address.
    pub made: Buckets<Address>,
    /// Connections per address.
    pub connections: Arc<Slots<Address>>,
    /// Plain connections per address.
    pub peers: Arc<Slots<IpAddr>>,
    /// Streams that take their messages from plain requests.
    pub streams: connection::Streams,
    /// Which device each open connection came from.
    pub devices: Arc<connection::OpenDevices>,
    /// Held while someone is renamed, so that two people can't take the same name at once.
    pub(crate) renaming: tokio::sync::Mutex<()>,
    /// Whether someone was erased since the store was last compacted.
    pub erased: AtomicBool,
    pub health: Health,
    /// What operators have ordered, and who is connected.
    pub admin: Admin,
    /// Exports under way.
    pub(crate) exports: export::Exports,
    /// Pictures beside links.
    pub(crate) previews: pages::Previews,
    pub stopping: tokio::sync::watch::Receiver<bool>,
}

impl ServerState {
    /// The state of a server with this setup.
    pub fn new(
        hub: Arc<Hub>,
        signer: Signer,
        config: Config,
        stopping: tokio::sync::watch::Receiver<bool>,
    ) -> Shared {
        ServerState::with_orders(hub, signer, config, stopping, Vec::new())
    }

    /// The same, with what operators have ordered before.
    pub fn with_orders(
        hub: Arc<Hub>,
        signer: Signer,
        config: Config,
        stopping: tokio::sync::watch::Receiver<bool>,
        orders: Vec<Order>,
    ) -> Shared {
        let limits = config.limits;
        Arc::new(ServerState {
            hub,
            signer,
            settings: RwLock::new(config.changeable()),
            requests: Buckets::new(request_rate(limits)),
            health_checks: Buckets::new(request_rate(limits)),
            guest_messages: Buckets::by_id(Rate::per_second(limits.messages_per_second)),
            address_messages: Buckets::new(Rate::per_second(limits.messages_per_address)),
            made: Buckets::new(Rate::per_hour(limits.made_per_hour)),
            connections: Slots::new(limits.connections_per_address),
            peers: Slots::new(limits.connections_per_address),
            streams: connection::Streams::default(),
            devices: Arc::default(),
            renaming: tokio::sync::Mutex::default(),
            erased: AtomicBool::new(false),
            health: Health::new(config.data.clone(), config.low_disk),
            admin: Admin::new(orders),
            exports: export::Exports::new(),
            previews: pages::Previews::new(),
            config,
            stopping,
        })
    }

    /// What holds now of that which can change.
    pub fn settings(&self) -> Changeable {
        *self.settings.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets other settings hold from now on.
    pub fn change(&self, settings: Changeable) {
        let limits = settings.limits;
        self.requests.set_rate(request_rate(limits));
        self.health_checks.set_rate(request_rate(limits));
        self.guest_messages.set_rate(Rate::per_second(limits.messages_per_second));
        self.address_messages.set_rate(Rate::per_second(limits.messages_per_address));
        self.made.set_rate(Rate::per_hour(limits.made_per_hour));
        self.connections.set_most(limits.connections_per_address);
        self.peers.set_most(limits.connections_per_address);
        *self.settings.write().unwrap_or_else(PoisonError::into_inner) = settings;
    }
}

/// How often an address may ask. A page begins with a few dozen requests at once.
fn request_rate(limits: Limits) -> Rate {
    let per_second = f64::from(limits.requests_per_second);
    Rate { per_second, burst: 4.0 * per_second }
}

/// Everything that the server answers.
pub fn router(state: Shared) -> Router {
    let api = Router::new()
        .route("/guests", post(guests::create))
        .route("/programs", post(guests::create_program))
        .route("/me", get(guests::show).patch(guests::rename).delete(guests::delete))
        .route("/me/links", post(guests::create_link))
        .route("/me/tables", get(tables::my_tables))
        .route("/me/devices", get(devices::list).delete(devices::revoke_others))
        .route("/me/devices/{device}", delete(devices::revoke))
        .route("/me/push", get(pushes::show).put(pushes::put).delete(pushes::delete))
        .route("/links/claim", post(guests::claim_link))
        .route("/tables", get(tables::open_tables).post(tables::create))
        .route("/tables/{table}", get(tables::show))
        .route("/tables/{table}/game", get(tables::game))
        .route("/tables/{table}/reports", post(reports::create))
        .route("/tables/{table}/socket", get(connection::socket))
        .route("/tables/{table}/stream", get(connection::stream))
        .route("/streams/{stream}", post(connection::post))
        .route("/records", get(records::list).post(offline::keep))
        .route("/records/{record}", get(records::show))
        .route("/export/{name}", get(export::export))
        .route("/notice", get(reports::notice))
        .route("/openapi.json", get(openapi))
        .fallback(no_such_address)
        .method_not_allowed_fallback(no_such_method);
    let api = match state.config.operator_token {
        Some(_) => api.nest("/admin", admin::door::public(&state)),
        None => api,
    };
    Router::new()
        .nest("/api/v1", api)
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .fallback(pages::find)
        .method_not_allowed_fallback(no_such_method)
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&state), security::guard))
        // Around the guard, so that what it refuses is seen too.
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&state), observe::observe))
        .with_state(state)
}

async fn no_such_address() -> ApiError {
    ApiError::new(
        StatusCode::NOT_FOUND,
        "not_found",
        "there is nothing at this address; /api/v1/openapi.json lists what there is",
    )
}

async fn no_such_method() -> ApiError {
    ApiError::new(
        StatusCode::METHOD_NOT_ALLOWED,
        "method_not_allowed",
        "this address is not for that method; /api/v1/openapi.json lists what there is",
    )
}

async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI)
}

/// Answers whether the server can take a move: something was just written, or can be.
async fn health(State(state): State<Shared>) -> Result<&'static str, ApiError> {
    if *state.stopping.borrow() {
        return Err(ApiError::unavailable());
    }
    // What exactly is wrong with the store is for the log.
    let told = |why| ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "no_moves", why);
    state.health.check(&**state.hub.store()).await.map_err(|trouble| match trouble {
        Trouble::DiskFull => told("no move can be taken: the disk is full"),
        Trouble::Slow => told("no move can be taken: writing takes too long"),
        Trouble::Store(_) => told("no move can be taken: nothing can be written"),
    })?;
    Ok("ok\n")
}

/// Answers whether new people may be sent here: not to a server that is about to end, nor to one that can take no move.
async fn ready(State(state): State<Shared>) -> Result<&'static str, ApiError> {
    if *state.stopping.borrow() {
        return Err(ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "draining",
            "the server is about to end: send nobody here any more",
        ));
    }
    if state.admin.is_maintained() {
        return Err(ApiError::maintenance());
    }
    health(State(state)).await
}

async fn metrics(State(state): State<Shared>) -> impl IntoResponse {
    state.hub.measure_mailboxes();
    let content_type = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, content_type)], state.hub.metrics().text())
}

/// A body of JSON, with errors as everywhere else here.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Shared> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &Shared) -> Result<Body<T>, ApiError> {
        let is_json = request
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|value| value.to_str().ok())
            .is_some_and(|value| {
                value.split(';').next().unwrap_or("").trim() == "application/json"
            });
        if !is_json {
            // Forms of other sites can't send this type without being asked by the browser first.
            return Err(ApiError::new(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "not_json",
                "send JSON, with the header Content-Type: application/json",
            ));
        }
        let bytes = read_body(request, state, MAX_BODY).await?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| {
            let code = if error.is_syntax() || error.is_eof() { "bad_json" } else { "bad_request" };
            ApiError::new(StatusCode::BAD_REQUEST, code, error.to_string())
        })
    }
}

/// A message that is read elsewhere, with errors as everywhere else here.
#[derive(Debug)]
pub struct MessageBody(pub String);

impl FromRequest<Shared> for MessageBody {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &Shared) -> Result<MessageBody, ApiError> {
        let bytes = read_body(request, state, MAX_MESSAGE).await?;
        let text = String::from_utf8(bytes.into());
        text.map(MessageBody).map_err(|_| ApiError::bad_request("a message is text in UTF-8"))
    }
}

/// Reads a body that is not too long and doesn't take too long.
async fn read_body(request: Request, state: &Shared, most: usize) -> Result<Bytes, ApiError> {
    let arriving = axum::body::to_bytes(request.into_body(), most);
    match tokio::time::timeout(state.config.limits.header_timeout, arriving).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(_)) => Err(ApiError::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            "too_long",
            format!("a body has at most {most} bytes here"),
        )),
        Err(_) => Err(ApiError::new(
            StatusCode::REQUEST_TIMEOUT,
            "too_slow",
            "the body took too long to arrive",
        )),
    }
}
