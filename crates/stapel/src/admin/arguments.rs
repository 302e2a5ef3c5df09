//! What operators can type.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use super::values::{Change, Time, Whom};
use crate::values;

/// Which server is administered, and what is to be done.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The data directory of the server
    #[arg(
        long,
        env = "STAPEL_DATA",
        value_name = "DIR",
        default_value = "stapel-data",
        global = true
    )]
    pub data: PathBuf,
    /// The server at this address instead, with an operator's token
    #[arg(long, value_name = "URL", value_parser = values::url, global = true)]
    pub server: Option<String>,
    /// The file with the operator's token
    #[arg(long, env = "STAPEL_OPERATOR_TOKEN_FILE", value_name = "FILE", global = true)]
    pub token_file: Option<PathBuf>,
    /// Who does it, for the log of what was done [default: the user]
    #[arg(long = "as", value_name = "NAME", global = true)]
    pub label: Option<String>,
    /// What the server answers, in JSON, instead of text
    #[arg(long, global = true)]
    pub json: bool,
    /// What is to be done.
    #[command(subcommand)]
    pub action: Action,
}

/// What operators can do.
#[derive(Subcommand, Clone, Debug)]
pub enum Action {
    /// Tell how the server is doing, and what is ordered
    Status,
    /// List tables, or look at one as a spectator
    Tables {
        /// The table to look at
        table: Option<String>,
        /// Only those with a running game
        #[arg(long)]
        running: bool,
        /// Only those with a connection
        #[arg(long)]
        connected: bool,
    },
    /// List guests, or look at one
    Guests {
        /// The number of a guest, or a part of a name
        who: Option<String>,
        /// Only those with a connection
        #[arg(long)]
        connected: bool,
    },
    /// List the addresses that guests are connected from
    Addresses,
    /// Close a table: it ends, nobody finds it, and its log stays
    Close {
        /// The table
        table: String,
        #[command(flatten)]
        why: Why,
    },
    /// Open a table again that was closed
    Reopen {
        /// The table
        table: String,
    },
    /// Let a guest play, but not talk
    Mute {
        /// The number of the guest
        guest: String,
        #[command(flatten)]
        time: For,
        #[command(flatten)]
        why: Why,
    },
    /// Let a guest talk again
    Unmute {
        /// The number of the guest
        guest: String,
    },
    /// Turn a guest or a range of addresses away
    Ban {
        /// The number of the guest, an address, or a range such as 203.0.113.0/24
        whom: Whom,
        #[command(flatten)]
        time: For,
        #[command(flatten)]
        why: Why,
    },
    /// Let a guest or a range of addresses in again
    Unban {
        /// The number of the guest, the address, or the range
        whom: Whom,
    },
    /// List what is ordered: bans, mutes, closed tables and the like
    Bans,
    /// Take a guest's name away; they can choose another one later
    RemoveName {
        /// The number of the guest
        guest: String,
        /// How long they can't choose another name
        #[arg(long = "for", value_name = "TIME", default_value = "1d")]
        time: Time,
        #[command(flatten)]
        why: Why,
    },
    /// Show a text to everyone
    Announce {
        /// The text
        #[arg(required_unless_present = "off", conflicts_with = "off")]
        text: Option<String>,
        #[command(flatten)]
        time: For,
        /// Show nothing any more
        #[arg(long, conflicts_with = "time")]
        off: bool,
    },
    /// Let new guests in, or nobody new
    Registration {
        /// Whether new guests are let in
        #[arg(value_enum)]
        state: Registration,
    },
    /// Let no new tables and deals begin, before the server is stopped
    Maintenance {
        /// Whether it is so
        #[arg(value_enum)]
        state: Switch,
    },
    /// Show limits, or change some until the server restarts
    Limits {
        /// A limit and its value, such as made-per-hour=50
        #[arg(value_name = "NAME=NUMBER")]
        changes: Vec<Change>,
    },
    /// List what players reported, or settle a report
    Reports {
        /// Also those that are settled
        #[arg(long)]
        all: bool,
        /// The number of a report that you are done with
        #[arg(long, value_name = "NUMBER", conflicts_with = "all")]
        settle: Option<u64>,
        /// What you did about it
        #[arg(long, value_name = "TEXT", requires = "settle")]
        note: Option<String>,
    },
    /// Tell what operators did, the last first
    Audit {
        /// Only what has a smaller number
        #[arg(long, value_name = "NUMBER")]
        before: Option<u64>,
    },
}

/// For how long.
#[derive(Args, Clone, Copy, Debug)]
pub struct For {
    /// How long it holds, such as 90s, 30m, 12h, 7d or 4w [default: until it is lifted]
    #[arg(long = "for", value_name = "TIME")]
    pub time: Option<Time>,
}

/// For what reason.
#[derive(Args, Clone, Debug)]
pub struct Why {
    /// Why, for other operators
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    pub reason: String,
}

/// Whether new guests are let in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Registration {
    /// They are.
    Open,
    /// They are not.
    Closed,
}

/// Whether something is so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Switch {
    /// It is.
    On,
    /// It is not.
    Off,
}
