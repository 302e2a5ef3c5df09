//! Sending to push services: one request on a connection of its own, to the very address that was checked, within a
//! bounded time, and whatever comes back is not read further than to its status.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::crypto::ring;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

use super::endpoint::{Endpoint, Reach};
use crate::store::BoxFuture;

/// How long everything may take: to find the address, to connect, to send and to be answered.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The most bytes of the head of an answer.
const MAX_HEAD: usize = 16 * 1024;

/// The most headers of an answer.
const MAX_HEADERS: usize = 100;

/// Finds out which addresses a name stands for.
pub trait Resolve: fmt::Debug + Send + Sync {
    /// All addresses of a host, which may be an address itself.
    fn resolve<'a>(&'a self, host: &'a str) -> BoxFuture<'a, io::Result<Vec<SocketAddr>>>;
}

/// Asks the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemResolver;

impl Resolve for SystemResolver {
    fn resolve<'a>(&'a self, host: &'a str) -> BoxFuture<'a, io::Result<Vec<SocketAddr>>> {
        Box::pin(async move { Ok(tokio::net::lookup_host((host, 0)).await?.collect()) })
    }
}

/// Why something did not reach a push service.
#[derive(Debug, thiserror::Error)]
pub(super) enum SendError {
    #[error("its address can't be found: {0}")]
    Resolve(#[source] io::Error),
    #[error("it is nowhere on the public internet")]
    NotPublic,
    #[error("no connection: {0}")]
    Connect(#[source] io::Error),
    #[error("it breaks off: {0}")]
    Http(#[from] hyper::Error),
    #[error("nothing can be said to it: {0}")]
    Request(#[from] axum::http::Error),
    #[error("it took too long")]
    TooSlow,
}

/// Sends to push services.
#[derive(Clone)]
pub struct PushClient {
    resolver: Arc<dyn Resolve>,
    reach: Reach,
    tls: TlsConnector,
    timeout: Duration,
}

impl fmt::Debug for PushClient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PushClient").field("reach", &self.reach).finish_non_exhaustive()
    }
}

impl PushClient {
    /// Trusts the authorities that the system trusts. Where some can't be read, the others still count.
    pub fn new(resolver: Arc<dyn Resolve>, reach: Reach) -> Result<PushClient, rustls::Error> {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        PushClient::with_roots(resolver, reach, roots)
    }

    /// Trusts these authorities.
    pub fn with_roots(
        resolver: Arc<dyn Resolve>,
        reach: Reach,
        roots: RootCertStore,
    ) -> Result<PushClient, rustls::Error> {
        let provider = Arc::new(ring::default_provider());
        let builder =
            ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions()?;
        let mut config = builder.with_root_certificates(roots).with_no_client_auth();
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        let tls = TlsConnector::from(Arc::new(config));
        Ok(PushClient { resolver, reach, tls, timeout: TIMEOUT })
    }

    /// The same, with less patience.
    #[must_use]
    pub fn within(self, timeout: Duration) -> PushClient {
        PushClient { timeout, ..self }
    }

    /// Whom it may send to.
    pub(super) fn reach(&self) -> Reach {
        self.reach
    }

    /// Sends a request, and tells the status of the answer. A redirection is an answer like any other.
    pub(super) async fn post(
        &self,
        endpoint: &Endpoint,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
    ) -> Result<StatusCode, SendError> {
        let mut request = Request::post(&endpoint.path).header(header::HOST, &endpoint.authority);
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        let sent = self.send(endpoint, request.body(Body::from(body))?);
        tokio::time::timeout(self.timeout, sent).await.unwrap_or(Err(SendError::TooSlow))
    }

    async fn send(
        &self,
        endpoint: &Endpoint,
        request: Request<Body>,
    ) -> Result<StatusCode, SendError> {
        // A name is looked up once. Were it done again to connect, it could lead somewhere else by then.
        let found = self.resolver.resolve(&endpoint.host).await.map_err(SendError::Resolve)?;
        let address = endpoint.choose(&found, self.reach).ok_or(SendError::NotPublic)?;
        let stream = TcpStream::connect(address).await.map_err(SendError::Connect)?;
        if !endpoint.is_encrypted() {
            return exchange(stream, request).await;
        }
        let no_name = || io::Error::new(io::ErrorKind::InvalidInput, "its name can't be certified");
        let name = ServerName::try_from(endpoint.host.clone());
        let name = name.map_err(|_| SendError::Connect(no_name()))?;
        let stream = self.tls.connect(name, stream).await.map_err(SendError::Connect)?;
        exchange(stream, request).await
    }
}

/// Says one thing on a connection, and hears whether it was taken.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<StatusCode, SendError> {
    let mut builder = http1::Builder::new();
    builder.max_buf_size(MAX_HEAD).max_headers(MAX_HEADERS);
    let (mut sender, connection) = builder.handshake(TokioIo::new(stream)).await?;
    let mut connection = std::pin::pin!(connection);
    let mut answer = std::pin::pin!(sender.send_request(request));
    let mut is_open = true;
    loop {
        // The connection ends with this function, and what it still had to say is lost.
        tokio::select! {
            biased;
            answer = &mut answer => return Ok(answer?.status()),
            _ended = &mut connection, if is_open => is_open = false,
        }
    }
}

#[cfg(test)]
#[expect(dead_code, reason = "here nothing is decrypted")]
#[path = "../../tests/sockets/support/push_service.rs"]
mod push_service;

#[cfg(test)]
mod tests;
