//! The two doors that operators come in by: a socket in the data directory, and the ordinary listener with a token.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Instant;

use axum::Router;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::net::SocketAddr;

use super::{acts, look};
use crate::http::{Address, ApiError, Shared};
use crate::hub::now;
use crate::store::Act;

/// The least characters of an operator's token.
pub const LEAST_TOKEN: usize = 32;

/// The name of the socket in the data directory.
pub const SOCKET: &str = "admin.sock";

/// The header in which operators say who they are, for the log of what they do. It proves nothing.
pub const LABEL_HEADER: &str = "x-stapel-operator";

/// The most characters of a label.
const MAX_LABEL: usize = 40;

/// The secret that lets whoever has it administer the server over HTTP.
#[derive(Clone, PartialEq, Eq)]
pub struct OperatorToken(String);

impl fmt::Debug for OperatorToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OperatorToken(…)")
    }
}

/// A text that is no good token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an operator's token has at least {LEAST_TOKEN} visible ASCII characters and no space")]
pub struct WeakToken;

impl OperatorToken {
    /// Reads a token; what stands around it, such as the end of a line, is no part of it.
    pub fn new(text: &str) -> Result<OperatorToken, WeakToken> {
        let text = text.trim();
        let sound = text.len() >= LEAST_TOKEN && text.bytes().all(|byte| byte.is_ascii_graphic());
        if sound { Ok(OperatorToken(text.to_owned())) } else { Err(WeakToken) }
    }

    fn mac(secret: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("any key will do");
        mac.update(b"stapel operator 1\n");
        mac
    }

    /// Whether this is the token. It takes as long for a wrong one as for the right one.
    fn is(&self, given: &str) -> bool {
        let expected = OperatorToken::mac(&self.0).finalize().into_bytes();
        OperatorToken::mac(given).verify_slice(&expected).is_ok()
    }
}

/// Who administers the server.
#[derive(Clone, Debug)]
pub(crate) struct Operator(String);

impl Operator {
    /// Someone who came in by this door, and says who they are.
    fn new(door: &str, headers: &HeaderMap) -> Operator {
        let label = headers.get(LABEL_HEADER).and_then(|label| label.to_str().ok()).unwrap_or("");
        let label: String =
            label.chars().filter(|letter| !letter.is_control()).take(MAX_LABEL).collect();
        Operator(format!("{door} {}", label.trim()).trim_end().to_owned())
    }

    /// What they do, for the log of it.
    pub(super) fn act(&self, act: &str, subject: &str, detail: &str) -> Act {
        let (subject, detail) = (subject.to_owned(), detail.to_owned());
        Act { at: now(), door: self.0.clone(), act: act.to_owned(), subject, detail }
    }
}

/// Everything that operators can ask for.
fn routes() -> Router<Shared> {
    Router::new()
        .route("/status", get(look::status))
        .route("/tables", get(look::tables))
        .route("/tables/{table}", get(look::table))
        .route("/guests", get(look::guests))
        .route("/guests/{guest}", get(look::guest))
        .route("/addresses", get(look::addresses))
        .route("/orders", get(look::orders).post(acts::order))
        .route("/reports", get(look::reports))
        .route("/reports/{report}", post(acts::settle))
        .route("/audit", get(look::audit))
        .route("/limits", get(look::limits).patch(acts::change_limits))
        // Within, so that nobody without the token finds out which methods there are.
        .method_not_allowed_fallback(|| async {
            let message =
                "this address is not for that method; docs/operating.md lists what there is";
            ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", message)
        })
}

/// The addresses for operators on the ordinary listener. Without the token nobody finds out that they are there.
pub(crate) fn public(state: &Shared) -> Router<Shared> {
    routes().layer(axum::middleware::from_fn_with_state(state.clone(), gate))
}

async fn gate(
    State(state): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = Address::of(request.headers(), peer, state.config.trust_proxy);
    if let Err(nothing) = check(&state, address, request.headers()) {
        return nothing.into_response();
    }
    let operator = Operator::new("http", request.headers());
    request.extensions_mut().insert(operator);
    next.run(request).await
}

fn check(state: &Shared, address: Address, headers: &HeaderMap) -> Result<(), ApiError> {
    let nothing = || {
        let message = "there is nothing at this address; /api/v1/openapi.json lists what there is";
        ApiError::new(StatusCode::NOT_FOUND, "not_found", message)
    };
    let expected = state.config.operator_token.as_ref().ok_or_else(nothing)?;
    let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let given = given.and_then(|value| value.strip_prefix("Bearer ")).ok_or_else(nothing)?;
    // Whoever has guessed wrong too often is not even listened to, the right token or not.
    if state.admin.wrong_tokens.is_empty(&address, Instant::now()) {
        return Err(nothing());
    }
    if expected.is(given) {
        return Ok(());
    }
    let _counted = state.admin.wrong_tokens.take(address, Instant::now());
    tracing::warn!("someone tried to administer the server with a wrong token");
    Err(nothing())
}

/// Where the socket of a server is that keeps its data there.
pub fn socket_path(data: &Path) -> PathBuf {
    data.join(SOCKET)
}

/// A socket in the data directory, for whoever may read what is there.
#[cfg(unix)]
#[derive(Debug)]
pub(crate) struct SocketDoor {
    listener: tokio::net::UnixListener,
    path: PathBuf,
}

#[cfg(unix)]
impl SocketDoor {
    /// Opens the door. No other server can have this directory, so what is there of a socket is left over.
    pub(crate) fn open(data: &Path) -> std::io::Result<SocketDoor> {
        use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
        let path = socket_path(data);
        // In a directory that nobody else can enter, so that nobody comes in before the permissions are set.
        let closed = data.join(".admin");
        let _absent = std::fs::remove_dir_all(&closed);
        std::fs::DirBuilder::new().mode(0o700).create(&closed)?;
        let hidden = closed.join("s");
        let listener = tokio::net::UnixListener::bind(&hidden);
        let opened = listener.and_then(|listener| {
            std::fs::set_permissions(&hidden, std::fs::Permissions::from_mode(0o600))?;
            std::fs::rename(&hidden, &path)?;
            Ok(SocketDoor { listener, path })
        });
        let _left = std::fs::remove_dir_all(&closed);
        opened
    }

    /// Lets operators in until it is dropped.
    pub(crate) async fn serve(self, state: Shared) {
        let routes = Router::new()
            .nest("/api/v1/admin", routes())
            .fallback(|| async { ApiError::not_found("address") })
            .with_state(state.clone());
        loop {
            let Ok((stream, _)) = self.listener.accept().await else {
                // Too many open files, most likely: others have to end first.
                tokio::time::sleep(std::time::Duration::from_millis(100)).await;
                continue;
            };
            let user = stream
                .peer_cred()
                .map_or_else(|_| String::new(), |peer| format!(" uid {}", peer.uid()));
            let door = format!("socket{user}");
            let routes = routes.clone();
            let timeout = state.config.limits.header_timeout;
            tokio::spawn(async move {
                use tower::ServiceExt;
                let service = hyper::service::service_fn(
                    move |mut request: hyper::Request<hyper::body::Incoming>| {
                        let operator = Operator::new(&door, request.headers());
                        request.extensions_mut().insert(operator);
                        routes.clone().oneshot(request)
                    },
                );
                // A client that breaks off is none of our business.
                let _ended = hyper::server::conn::http1::Builder::new()
                    .timer(hyper_util::rt::TokioTimer::new())
                    .header_read_timeout(timeout)
                    .serve_connection(hyper_util::rt::TokioIo::new(stream), service)
                    .await;
            });
        }
    }
}

#[cfg(unix)]
impl Drop for SocketDoor {
    fn drop(&mut self) {
        let _gone = std::fs::remove_file(&self.path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_long_and_without_spaces() {
        let long = "0123456789abcdef0123456789abcdef";
        for bad in [
            "",
            "short",
            &long[1..],
            "0123456789abcdef 0123456789abcdef",
            "é123456789abcdef0123456789abcdef",
        ] {
            assert_eq!(OperatorToken::new(bad), Err(WeakToken), "{bad}");
        }
        let token = OperatorToken::new(&format!("{long}\n")).expect("it is one");
        assert!(token.is(long) && !token.is("") && !token.is(&long[1..]));
        assert!(!format!("{token:?}").contains("0123"));
    }
}
