//! The address at which a browser wants to be told something, as its page says it.

use std::net::{IpAddr, SocketAddr};

use axum::http::Uri;
use axum::http::uri::Scheme;

use super::address::is_public;

/// The most bytes of an endpoint. Those of push services have a few hundred.
pub const MAX_ENDPOINT: usize = 2048;

/// The port of https. No push service uses another one, and whoever names one looks for something else.
const HTTPS: u16 = 443;

/// Whom the server may send to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reach {
    /// The public internet, over https.
    #[default]
    Public,
    /// This machine too, without encryption and at any port: for tests.
    Loopback,
}

/// Why nothing can be sent to an endpoint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadEndpoint {
    #[error("an endpoint has at most {MAX_ENDPOINT} characters")]
    TooLong,
    #[error(
        "an endpoint is the address that the browser's push service gave, without a name or a fragment in it"
    )]
    NoAddress,
    #[error("an endpoint begins with https:// and has no port")]
    NotHttps,
    #[error("an endpoint is on the public internet")]
    NotPublic,
}

/// An address that can be sent to, once it is known where it leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Endpoint {
    is_encrypted: bool,
    /// A name or an address, without brackets.
    pub(super) host: String,
    pub(super) port: u16,
    /// The host as it stands in the address, with its port if it has one.
    pub(super) authority: String,
    /// Path and query.
    pub(super) path: String,
}

impl Endpoint {
    /// Reads an endpoint. What can be known of it without asking anyone is checked.
    pub(super) fn read(text: &str, reach: Reach) -> Result<Endpoint, BadEndpoint> {
        if text.len() > MAX_ENDPOINT {
            return Err(BadEndpoint::TooLong);
        }
        let uri: Uri = text.parse().map_err(|_| BadEndpoint::NoAddress)?;
        let (Some(scheme), Some(authority)) = (uri.scheme(), uri.authority()) else {
            return Err(BadEndpoint::NoAddress);
        };
        // A fragment is left out by the one who reads addresses, and nobody else should wonder where it is.
        let host = authority.host();
        if host.is_empty() || authority.as_str().contains('@') || text.contains('#') {
            return Err(BadEndpoint::NoAddress);
        }
        let is_encrypted = *scheme == Scheme::HTTPS;
        let port = authority.port_u16().unwrap_or(if is_encrypted { HTTPS } else { 80 });
        // What stands behind the host is a number, or there is nothing there.
        if authority.port_u16().is_none() && authority.as_str() != host {
            return Err(BadEndpoint::NoAddress);
        }
        let is_usual = is_encrypted && port == HTTPS;
        let is_for_tests = reach == Reach::Loopback && (is_encrypted || *scheme == Scheme::HTTP);
        if !is_usual && !is_for_tests {
            return Err(BadEndpoint::NotHttps);
        }
        let host = host.trim_start_matches('[').trim_end_matches(']').to_owned();
        let endpoint = Endpoint {
            is_encrypted,
            port,
            authority: authority.as_str().to_owned(),
            path: uri.path_and_query().map_or("/", |path| path.as_str()).to_owned(),
            host,
        };
        match endpoint.host.parse::<IpAddr>() {
            Ok(address) if !endpoint.may_reach(address, reach) => Err(BadEndpoint::NotPublic),
            _ => Ok(endpoint),
        }
    }

    pub(super) fn is_encrypted(&self) -> bool {
        self.is_encrypted
    }

    /// Whether it may lead to this address.
    fn may_reach(&self, address: IpAddr, reach: Reach) -> bool {
        let is_usual = self.is_encrypted && self.port == HTTPS;
        is_usual && is_public(address) || reach == Reach::Loopback && address.is_loopback()
    }

    /// Of the addresses that a name stands for, the first to which something may be sent.
    pub(super) fn choose(&self, found: &[SocketAddr], reach: Reach) -> Option<SocketAddr> {
        let fits = |address: &&SocketAddr| self.may_reach(address.ip(), reach);
        // Whatever a resolver says of ports, the one of the endpoint was checked.
        found.iter().find(fits).map(|address| SocketAddr::new(address.ip(), self.port))
    }

    /// Whom a signature is meant for: scheme and host.
    pub(super) fn origin(&self) -> String {
        let scheme = if self.is_encrypted { "https" } else { "http" };
        format!("{scheme}://{}", self.authority)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Endpoint, BadEndpoint> {
        Endpoint::read(text, Reach::Public)
    }

    #[test]
    fn an_endpoint_is_read_as_push_services_write_it() {
        let endpoint = read("https://updates.push.services.mozilla.com/wpush/v2/gA?x=1").unwrap();
        assert_eq!(endpoint.host, "updates.push.services.mozilla.com");
        assert_eq!((endpoint.port, endpoint.path.as_str()), (443, "/wpush/v2/gA?x=1"));
        assert_eq!(endpoint.origin(), "https://updates.push.services.mozilla.com");
        assert_eq!(read("https://push.example").unwrap().path, "/");
        assert_eq!(read("https://push.example:443/a").unwrap().port, 443);
        assert_eq!(read("https://[2001:4860:4860::8888]/a").unwrap().host, "2001:4860:4860::8888");
    }

    #[test]
    fn what_is_no_address_of_https_is_refused() {
        for (text, why) in [
            ("", BadEndpoint::NoAddress),
            ("push.example", BadEndpoint::NoAddress),
            ("/wpush", BadEndpoint::NoAddress),
            ("https://", BadEndpoint::NoAddress),
            ("https:///wpush", BadEndpoint::NoAddress),
            ("https://me@push.example/", BadEndpoint::NoAddress),
            ("https://me:secret@push.example/", BadEndpoint::NoAddress),
            ("https://push.example@127.0.0.1/", BadEndpoint::NoAddress),
            ("https://push.example/#a", BadEndpoint::NoAddress),
            ("https://push.example/a b", BadEndpoint::NoAddress),
            ("https://push.example/\r\nx: y", BadEndpoint::NoAddress),
            ("https://push.example:/", BadEndpoint::NoAddress),
            ("https://push.example:99999/", BadEndpoint::NoAddress),
            ("http://push.example/", BadEndpoint::NotHttps),
            ("ftp://push.example/", BadEndpoint::NotHttps),
            ("file:///etc/passwd", BadEndpoint::NoAddress),
            ("https://push.example:22/", BadEndpoint::NotHttps),
            ("https://push.example:8443/", BadEndpoint::NotHttps),
            ("https://127.0.0.1/", BadEndpoint::NotPublic),
            ("https://10.0.0.1/", BadEndpoint::NotPublic),
            ("https://169.254.169.254/latest/meta-data", BadEndpoint::NotPublic),
            ("https://[::1]/", BadEndpoint::NotPublic),
            ("https://[fd00::1]/", BadEndpoint::NotPublic),
            ("https://[::ffff:10.0.0.1]/", BadEndpoint::NotPublic),
        ] {
            assert_eq!(read(text), Err(why), "{text}");
        }
        let long = format!("https://push.example/{}", "a".repeat(MAX_ENDPOINT));
        assert_eq!(read(&long), Err(BadEndpoint::TooLong));
    }

    #[test]
    fn where_a_name_leads_is_checked_address_by_address() {
        let endpoint = read("https://push.example/").unwrap();
        let all = |texts: &[&str]| -> Vec<SocketAddr> {
            texts.iter().map(|text| SocketAddr::new(text.parse().unwrap(), 80)).collect()
        };
        let found = all(&["127.0.0.1", "::1", "192.168.1.1", "9.9.9.9", "1.1.1.1"]);
        let chosen = endpoint.choose(&found, Reach::Public);
        assert_eq!(chosen, Some(SocketAddr::from(([9, 9, 9, 9], 443))));
        assert_eq!(endpoint.choose(&found[..3], Reach::Public), None);
        assert_eq!(endpoint.choose(&[], Reach::Public), None);
    }

    #[test]
    fn tests_may_reach_this_machine_and_no_other_without_encryption() {
        let endpoint = Endpoint::read("http://localhost:8080/a", Reach::Loopback).unwrap();
        let here = SocketAddr::from(([127, 0, 0, 1], 1));
        let there = SocketAddr::from(([9, 9, 9, 9], 1));
        let near = SocketAddr::from(([10, 0, 0, 1], 1));
        assert_eq!(endpoint.choose(&[there, near], Reach::Loopback), None);
        let chosen = endpoint.choose(&[there, near, here], Reach::Loopback);
        assert_eq!(chosen, Some(SocketAddr::from(([127, 0, 0, 1], 8080))));
    }
}
