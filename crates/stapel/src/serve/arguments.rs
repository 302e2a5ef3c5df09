use std::fmt;
use std::io;
use std::net::{Ipv6Addr, SocketAddr, ToSocketAddrs};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::{Args, ValueEnum};
use stapel_server::config::{
    Build, Config, Keep, Limits, LoggedAddress, PushConfig, Reach, RequestLog,
};
use tracing::level_filters::LevelFilter;

use crate::values::{self, ValueError};

/// How a server is set up.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The file with settings.
    #[arg(
        long,
        env = "STAPEL_SERVE_CONFIG",
        value_name = "FILE",
        help = "Read from this file what neither this line nor the environment says; SIGHUP reads it again"
    )]
    pub config: Option<PathBuf>,
    /// Show what is in force and where it comes from, instead of starting the server
    #[arg(long)]
    pub print_config: bool,
    /// Address and port to listen on
    #[arg(long, env = "STAPEL_LISTEN", value_name = "ADDRESS", default_value = "127.0.0.1:7373")]
    pub listen: Listen,
    /// Directory for everything that is kept; made if it is missing
    #[arg(long, env = "STAPEL_DATA", value_name = "DIR", default_value = "stapel-data")]
    pub data: PathBuf,
    /// The address that people open.
    #[arg(
        long,
        env = "STAPEL_PUBLIC_URL",
        value_name = "URL",
        value_parser = values::url,
        help = "The address that people open, such as https://cards.example; pages of other sites \
                are then refused, and with https cookies travel encrypted only"
    )]
    pub public_url: Option<String>,
    /// Believe X-Forwarded-For: only behind a proxy of your own that sets it
    #[arg(long, env = "STAPEL_TRUST_PROXY", value_parser = values::switch)]
    pub trust_proxy: bool,
    /// The file with the operator's token.
    #[arg(
        long,
        env = "STAPEL_OPERATOR_TOKEN_FILE",
        value_name = "FILE",
        help = "A file with an operator's token of at least 32 characters: lets whoever has it administer the server \
                over HTTP"
    )]
    pub operator_token_file: Option<PathBuf>,
    /// Who is told of turns with the page closed.
    #[arg(
        long,
        env = "STAPEL_PUSH",
        value_name = "WHOM",
        value_enum,
        default_value_t,
        help = "Who is told that it's their turn, also with the page closed: on for all who allow it, off for nobody, \
                loopback for this machine too, for tests"
    )]
    pub push: PushTo,
    /// Where push services can reach whoever runs the server.
    #[arg(
        long,
        env = "STAPEL_PUSH_CONTACT",
        value_name = "ADDRESS",
        value_parser = values::contact,
        help = "Whom a push service can turn to if this server gives it trouble, such as mailto:ops@cards.example \
                [default: the public address]"
    )]
    pub push_contact: Option<String>,
    /// Threads that serve people [default: one for each core]
    #[arg(long, env = "STAPEL_THREADS", value_name = "N")]
    pub threads: Option<NonZeroUsize>,
    /// Threads that think for bots [default: one less than there are cores, at least one]
    #[arg(long, env = "STAPEL_BOT_THREADS", value_name = "N")]
    pub bot_threads: Option<NonZeroUsize>,
    /// Days after which a table at which nothing happens is deleted; 0 for never
    #[arg(long, env = "STAPEL_KEEP_TABLES", value_name = "DAYS", default_value_t = 30)]
    pub keep_tables: u32,
    /// Days after which a guest who doesn't come is forgotten; 0 for never
    #[arg(long, env = "STAPEL_KEEP_GUESTS", value_name = "DAYS", default_value_t = 365)]
    pub keep_guests: u32,
    /// Days after which the record of a finished game is deleted; 0 for never
    #[arg(long, env = "STAPEL_KEEP_RECORDS", value_name = "DAYS", default_value_t = 0)]
    pub keep_records: u32,
    /// Connections in all
    #[arg(long, env = "STAPEL_MAX_CONNECTIONS", value_name = "N", default_value_t = 20_000)]
    pub max_connections: usize,
    /// Connections from one address
    #[arg(
        long,
        env = "STAPEL_MAX_CONNECTIONS_PER_ADDRESS",
        value_name = "N",
        default_value_t = 200
    )]
    pub max_connections_per_address: usize,
    /// Messages a second from one guest
    #[arg(long, env = "STAPEL_MESSAGES_PER_SECOND", value_name = "N", default_value_t = 20)]
    pub messages_per_second: u32,
    /// HTTP requests a second from one address
    #[arg(long, env = "STAPEL_REQUESTS_PER_SECOND", value_name = "N", default_value_t = 50)]
    pub requests_per_second: u32,
    /// Guests and tables that one address may make in an hour
    #[arg(long, env = "STAPEL_MADE_PER_HOUR", value_name = "N", default_value_t = 200)]
    pub made_per_hour: u32,
    /// Messages a second from one address [default: ten times as many as from one guest]
    #[arg(long, env = "STAPEL_MESSAGES_PER_ADDRESS", value_name = "N")]
    pub messages_per_address: Option<u32>,
    /// Tables that one guest may have when opening another
    #[arg(long, env = "STAPEL_TABLES_PER_GUEST", value_name = "N", default_value_t = 50)]
    pub tables_per_guest: u32,
    /// MiB that are written for one guest in a day
    #[arg(long, env = "STAPEL_GUEST_QUOTA", value_name = "MIB", default_value_t = 16)]
    pub guest_quota: u32,
    /// Seconds in a minute that bots think for one guest before others go first
    #[arg(long, env = "STAPEL_BOT_SECONDS", value_name = "N", default_value_t = 15)]
    pub bot_seconds: u32,
    /// Connections in all that are no WebSockets
    #[arg(long, env = "STAPEL_MAX_PLAIN_CONNECTIONS", value_name = "N", default_value_t = 20_000)]
    pub max_plain_connections: usize,
    /// Free megabytes on the disk of the data below which the log warns
    #[arg(long, env = "STAPEL_LOW_DISK", value_name = "MB", default_value_t = 256)]
    pub low_disk: u32,
    /// Start although the latest changes are lost or the data is damaged, and go on without them
    #[arg(long, env = "STAPEL_ACCEPT_LOSS", value_parser = values::switch)]
    pub accept_loss: bool,
    /// What to log: off, error, warn, info, debug or trace
    #[arg(long, env = "STAPEL_LOG", value_name = "LEVEL", default_value = "info")]
    pub log: LevelFilter,
    /// How to log: for people, or a JSON object a line
    #[arg(long, env = "STAPEL_LOG_FORMAT", value_name = "FORMAT", value_enum, default_value_t)]
    pub log_format: LogFormat,
    /// Log every HTTP request that was answered, without table, names and secrets
    #[arg(long, env = "STAPEL_LOG_REQUESTS", value_parser = values::switch)]
    pub log_requests: bool,
    /// How much of an address that log has
    #[arg(long, env = "STAPEL_LOG_ADDRESSES", value_name = "HOW", value_enum, default_value_t)]
    pub log_addresses: LogAddresses,
}

/// How much of an address is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum LogAddresses {
    /// The network: 24 bits of IPv4, 48 of IPv6.
    #[default]
    Short,
    /// All of it.
    Full,
    /// Nothing.
    None,
}

/// Who is told of turns with the page closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum PushTo {
    /// All who allow it, through push services on the public internet.
    #[default]
    On,
    /// Nobody.
    Off,
    /// This machine too, without encryption: for tests.
    Loopback,
}

/// How to log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// A JSON object a line.
    Json,
}

/// Where to listen: a host, which may be a name, and a port.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listen {
    host: String,
    port: u16,
}

impl FromStr for Listen {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Listen, ValueError> {
        let (host, port) = text.rsplit_once(':').ok_or(ValueError::Address)?;
        let port = port.parse().map_err(|_| ValueError::Address)?;
        // In an address a colon parts host and port, so one with colons of its own stands in brackets.
        let bare = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
        let sound = match bare {
            Some(address) => address.parse::<Ipv6Addr>().is_ok(),
            None => !host.is_empty() && !host.contains([':', '/', '[', ']', '@', ' ']),
        };
        if !sound {
            return Err(ValueError::Address);
        }
        Ok(Listen { host: bare.unwrap_or(host).to_owned(), port })
    }
}

impl fmt::Display for Listen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Listen { host, port } = self;
        if host.contains(':') { write!(f, "[{host}]:{port}") } else { write!(f, "{host}:{port}") }
    }
}

impl Listen {
    /// What it is called.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// The address that it stands for. Of several it is one of IPv4, if there is any: that is what the default is, too.
    pub fn resolve(&self) -> io::Result<SocketAddr> {
        let mut found: Vec<SocketAddr> =
            (self.host.as_str(), self.port).to_socket_addrs()?.collect();
        found.sort_by_key(SocketAddr::is_ipv6);
        found.first().copied().ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

impl Arguments {
    /// The setup of the server, which listens there.
    pub fn config(&self, listen: SocketAddr) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Config {
            listen,
            data: self.data.clone(),
            public_url: self.public_url.clone(),
            trust_proxy: self.trust_proxy,
            bot_threads: self.bot_threads.map_or(cores.saturating_sub(1).max(1), NonZeroUsize::get),
            limits: Limits {
                connections: self.max_connections,
                connections_per_address: self.max_connections_per_address,
                messages_per_second: self.messages_per_second,
                requests_per_second: self.requests_per_second,
                made_per_hour: self.made_per_hour,
                header_timeout: Duration::from_secs(10),
                messages_per_address: self
                    .messages_per_address
                    .unwrap_or_else(|| self.messages_per_second.saturating_mul(10)),
                tables_per_guest: self.tables_per_guest,
                bytes_per_day: u64::from(self.guest_quota) * 1024 * 1024,
                bot_seconds: self.bot_seconds,
                plain_connections: self.max_plain_connections,
                write_timeout: Duration::from_secs(15),
            },
            keep: Keep {
                idle_tables: self.keep_tables,
                guests: self.keep_guests,
                records: self.keep_records,
            },
            operator_token: None,
            push: PushConfig {
                on: self.push != PushTo::Off,
                contact: self.push_contact.clone(),
                reach: match self.push {
                    PushTo::Loopback => Reach::Loopback,
                    PushTo::On | PushTo::Off => Reach::Public,
                },
            },
            low_disk: u64::from(self.low_disk) * 1_000_000,
            request_log: match (self.log_requests, self.log_addresses) {
                (false, _) => RequestLog::Off,
                (true, LogAddresses::Short) => RequestLog::On(LoggedAddress::Short),
                (true, LogAddresses::Full) => RequestLog::On(LoggedAddress::Full),
                (true, LogAddresses::None) => RequestLog::On(LoggedAddress::None),
            },
            build: Build { version: env!("CARGO_PKG_VERSION"), commit: crate::cli::COMMIT },
            pages: stapel_bundle::FILES,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_to_listen_is_a_host_and_a_port() {
        for text in ["127.0.0.1:7373", "0.0.0.0:0", "[::1]:80", "localhost:7373", "cards.example:1"]
        {
            assert_eq!(
                text.parse::<Listen>().map(|listen| listen.to_string()).as_deref(),
                Ok(text)
            );
        }
        for text in [
            "",
            "here",
            ":7373",
            "::1:80",
            "[::1]",
            "[here]:80",
            "here:",
            "here:99999",
            "http://here:80",
        ] {
            assert_eq!(text.parse::<Listen>(), Err(ValueError::Address), "{text}");
        }
    }
}
