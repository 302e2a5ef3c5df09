//! How a server is set up.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

pub use crate::admin::door::{OperatorToken, WeakToken};
pub use crate::push::Reach;

/// How a server is set up. [`Config::default`] needs nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    pub data: PathBuf,
    /// The address that people open, such as `https://cards.example`. If it is there, pages of other
    /// origins are refused, and with https cookies are only sent encrypted.
    pub public_url: Option<String>,
    /// Whether to believe a reverse proxy about the addresses of clients.
    pub trust_proxy: bool,
    /// Threads that think for bots.
    pub bot_threads: usize,
    pub limits: Limits,
    pub keep: Keep,
    /// Below how many free bytes on the disk of the data somebody should do something.
    pub low_disk: u64,
    pub request_log: RequestLog,
    /// What lets operators in over HTTP; without it there is no such door.
    pub operator_token: Option<OperatorToken>,
    /// How people are told of turns with the page closed.
    pub push: PushConfig,
    pub build: Build,
    /// The files of the browser client; none for a server that only programs talk to.
    pub pages: &'static [PageFile],
}

/// How people are told of turns with the page closed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushConfig {
    /// Whether they are.
    pub on: bool,
    /// Where whoever runs a push service can reach whoever runs this server: an address with `mailto:` or `https:`. Without
    /// one it is the public address, if that is encrypted.
    pub contact: Option<String>,
    /// Whom the server may send to.
    pub reach: Reach,
}

impl Default for PushConfig {
    fn default() -> PushConfig {
        PushConfig { on: true, contact: None, reach: Reach::Public }
    }
}

/// What the program was built from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Build {
    pub version: &'static str,
    /// The commit; empty where it isn't known.
    pub commit: &'static str,
}

/// What is logged of requests.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RequestLog {
    /// Nothing: ordinary play leaves no trace in the log.
    #[default]
    Off,
    /// Every request, with this much of the address that it comes from.
    On(LoggedAddress),
}

/// How much of an address is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LoggedAddress {
    /// The network: 24 bits of an IPv4 address, 48 of an IPv6 address. That is enough to see a flood, and too little to
    /// find a person.
    #[default]
    Short,
    Full,
    None,
}

/// What can change while a server runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changeable {
    pub limits: Limits,
    pub keep: Keep,
    pub request_log: RequestLog,
}

/// A file of the browser client.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PageFile {
    /// The path at which browsers find it, such as `/index.html`, which shows every page.
    pub path: &'static str,
    pub content_type: &'static str,
    /// A text that changes when the content does.
    pub hash: &'static str,
    /// Whether the content at this path never changes, so that browsers may keep it.
    pub immutable: bool,
    pub plain: &'static [u8],
    /// The content compressed with Brotli, unless that is of no use.
    pub brotli: Option<&'static [u8]>,
    /// The content compressed with gzip, unless that is of no use.
    pub gzip: Option<&'static [u8]>,
}

/// What is too much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    pub connections: usize,
    pub connections_per_address: usize,
    /// Messages a second from one guest, on average, over however many connections.
    pub messages_per_second: u32,
    /// HTTP requests a second from one address, on average.
    pub requests_per_second: u32,
    /// Guests and tables that one address may make in an hour.
    pub made_per_hour: u32,
    /// How long the head of a request may take to arrive, and then its body.
    pub header_timeout: Duration,
    /// Messages a second from one address, on average, of however many guests.
    pub messages_per_address: u32,
    /// Tables that one guest sits at or keeps in use, when opening another.
    pub tables_per_guest: u32,
    /// Bytes that one guest may have written a day.
    pub bytes_per_day: u64,
    /// Seconds in a minute that bots think for one guest before those of others go first.
    pub bot_seconds: u32,
    /// Connections that are neither a WebSocket nor refused: plain requests and event streams.
    pub plain_connections: usize,
    /// How long a client may take to accept a part of an answer.
    pub write_timeout: Duration,
}

/// How long things are kept, in days; 0 for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Tables at which nothing happens.
    pub idle_tables: u32,
    /// Guests who don't come.
    pub guests: u32,
    pub records: u32,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7373)),
            data: PathBuf::from("stapel-data"),
            public_url: None,
            trust_proxy: false,
            bot_threads: 1,
            limits: Limits::default(),
            keep: Keep::default(),
            low_disk: 256_000_000,
            request_log: RequestLog::Off,
            operator_token: None,
            push: PushConfig::default(),
            build: Build::default(),
            pages: &[],
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 20_000,
            connections_per_address: 200,
            messages_per_second: 20,
            requests_per_second: 50,
            made_per_hour: 200,
            header_timeout: Duration::from_secs(10),
            messages_per_address: 200,
            tables_per_guest: 50,
            bytes_per_day: 16 * 1024 * 1024,
            bot_seconds: 15,
            plain_connections: 20_000,
            write_timeout: Duration::from_secs(15),
        }
    }
}

impl Default for Keep {
    fn default() -> Keep {
        Keep { idle_tables: 30, guests: 365, records: 0 }
    }
}

impl Default for Build {
    fn default() -> Build {
        Build { version: env!("CARGO_PKG_VERSION"), commit: "" }
    }
}

impl Config {
    /// The part that can change while a server runs.
    pub fn changeable(&self) -> Changeable {
        Changeable { limits: self.limits, keep: self.keep, request_log: self.request_log }
    }

    /// What push services are told of whoever runs the server.
    pub(crate) fn push_contact(&self) -> Option<String> {
        let address = self.public_url.clone().filter(|_| self.is_encrypted());
        self.push.contact.clone().or(address)
    }

    /// Whether people reach the server through an encrypted connection.
    pub fn is_encrypted(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}
