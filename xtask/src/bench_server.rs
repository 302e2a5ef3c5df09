//! Measuring how fast the table server is.

use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::measured::Measured;

/// How many files each of the two processes may have to open, sockets included.
const FILES: u32 = 10_500;

/// The same if only a little is measured.
const FILES_QUICK: u32 = 2_000;

/// Nothing is too much. In the environment, because a version that this one is compared with may not know all of them.
const LIMITS: &[(&str, &str)] = &[
    ("STAPEL_MAX_CONNECTIONS", "1000000"),
    ("STAPEL_MAX_CONNECTIONS_PER_ADDRESS", "1000000"),
    ("STAPEL_MESSAGES_PER_SECOND", "1000000"),
    ("STAPEL_MESSAGES_PER_ADDRESS", "1000000"),
    ("STAPEL_REQUESTS_PER_SECOND", "1000000"),
    ("STAPEL_MADE_PER_HOUR", "1000000000"),
    ("STAPEL_TABLES_PER_GUEST", "1000000"),
    ("STAPEL_GUEST_QUOTA", "1000000"),
    ("STAPEL_MAX_PLAIN_CONNECTIONS", "1000000"),
];

/// How much is measured, and how it is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Options {
    /// Less, for a try.
    pub(crate) quick: bool,
    pub(crate) json: bool,
    /// A program of another version: both are measured in turn, at full speed only.
    pub(crate) against: Option<PathBuf>,
    /// Instructions are counted, and no times measured.
    pub(crate) callgrind: bool,
}

/// Builds the server and the load, and lets one measure the other.
pub(crate) fn run(options: &Options, root: &Path) -> Result<(), Error> {
    let Options { quick, json, ref against, callgrind } = *options;
    let measured = Measured {
        command: "bench-server",
        doing: "measuring the server",
        example: "load",
        arguments: [quick.then_some("--quick"), json.then_some("--json")]
            .into_iter()
            .flatten()
            .collect(),
        files: if quick || callgrind { FILES_QUICK } else { FILES },
        environment: LIMITS,
        against: against.as_deref(),
        filled: false,
        watched: true,
        counted: callgrind,
        notice: match (json, callgrind) {
            (true, _) => None,
            (false, false) => {
                Some("This takes a few minutes; other work on this machine spoils it.")
            }
            (false, true) => Some("This takes a minute or two for each program."),
        },
    };
    measured.run(root)
}
