//! What is measured and logged of every request: never who asked, nor which table or record it was about.

use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Instant;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use hyper::body::{Frame, SizeHint};

use super::{Shared, caller, pages};
use crate::config::{LoggedAddress, RequestLog};

/// Measures a request, and logs it if that is wanted.
pub(super) async fn observe(
    State(state): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let began = Instant::now();
    // The template of the address, such as /api/v1/tables/{table}: there are only as many as the program has.
    let matched = request.extensions().get::<MatchedPath>().cloned();
    let fallback = matched.is_none().then(|| pages::kind(request.uri().path(), state.config.pages));
    let logged = match state.settings().request_log {
        RequestLog::Off => None,
        RequestLog::On(LoggedAddress::None) => Some(None),
        RequestLog::On(how) => {
            let trusted = state.config.trust_proxy;
            let address = caller::whole_address(request.headers(), peer, trusted).to_canonical();
            Some(Some(if how == LoggedAddress::Short { shortened(address) } else { address }))
        }
    };
    let method = method_name(request.method());
    let response = next.run(request).await;
    let route = fallback.or(matched.as_ref().map(MatchedPath::as_str)).unwrap_or("other");
    let status = response.status().as_u16();
    state.hub.metrics().answers.observe(route, status, began.elapsed());
    let Some(address) = logged else { return response };
    let line = Line { method, route: route.to_owned(), status, began, bytes: 0, address };
    response.map(|body| Body::new(Counted { body, line }))
}

/// The network that an address is of: enough to see a flood, too little to find a person.
fn shortened(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(address) => {
            let [a, b, c, _] = address.octets();
            IpAddr::from([a, b, c, 0])
        }
        IpAddr::V6(address) => {
            let [a, b, c, ..] = address.segments();
            IpAddr::from([a, b, c, 0, 0, 0, 0, 0])
        }
    }
}

/// A method by its name, if it is one of those that the server knows: anyone can make up others.
fn method_name(method: &Method) -> &'static str {
    let known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
    known.into_iter().find(|name| *name == method.as_str()).unwrap_or("other")
}

/// A line of the log, which is written when it is dropped: after the last byte was handed over, or when the client
/// has gone.
struct Line {
    method: &'static str,
    route: String,
    status: u16,
    began: Instant,
    bytes: u64,
    address: Option<IpAddr>,
}

impl Drop for Line {
    fn drop(&mut self) {
        let Line { method, route, status, began, bytes, address } = self;
        let ms = began.elapsed().as_millis();
        let ms = u64::try_from(ms).unwrap_or(u64::MAX);
        let address = address.map(tracing::field::display);
        tracing::info!(target: "stapel::request", method, route, status, ms, bytes, address);
    }
}

/// A body whose bytes are counted as they leave.
struct Counted {
    body: Body,
    line: Line,
}

impl HttpBody for Counted {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        if let Poll::Ready(Some(Ok(frame))) = &polled {
            self.line.bytes += frame.data_ref().map_or(0, |data| data.len() as u64);
        }
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_shortened_address_only_the_network_is_left() {
        for (whole, short) in [
            ("203.0.113.77", "203.0.113.0"),
            ("127.0.0.1", "127.0.0.0"),
            ("2001:db8:1234:5678:9abc:def0:1:2", "2001:db8:1234::"),
            ("::1", "::"),
        ] {
            let address: IpAddr = whole.parse().expect("it is one");
            assert_eq!(shortened(address).to_string(), short);
        }
    }

    #[test]
    fn methods_that_someone_made_up_have_no_name() {
        assert_eq!(method_name(&Method::PATCH), "PATCH");
        let made_up = Method::from_bytes(b"IGNORE-ALL").expect("it is a token");
        assert_eq!(method_name(&made_up), "other");
    }
}
