//! Measuring how fast the table server is.

use std::path::Path;

use crate::error::Error;
use crate::measured::Measured;

/// How many files each of the two processes may have to open, sockets included.
const FILES: u32 = 10_500;

/// The same if only a little is measured.
const FILES_QUICK: u32 = 2_000;

/// Nothing is too much.
const LIMITS: &[&str] = &[
    "--max-connections=1000000",
    "--max-connections-per-address=1000000",
    "--messages-per-second=1000000",
    "--requests-per-second=1000000",
    "--made-per-hour=1000000000",
    "--tables-per-guest=1000000",
    "--guest-quota=1000000",
    "--max-plain-connections=1000000",
];

/// How much is measured, and how it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Options {
    /// Less, for a try.
    pub(crate) quick: bool,
    pub(crate) json: bool,
}

/// Builds the server and the load, and lets one measure the other.
pub(crate) fn run(options: Options, root: &Path) -> Result<(), Error> {
    let Options { quick, json } = options;
    let measured = Measured {
        command: "bench-server",
        doing: "measuring the server",
        example: "load",
        arguments: [quick.then_some("--quick"), json.then_some("--json")]
            .into_iter()
            .flatten()
            .collect(),
        files: if quick { FILES_QUICK } else { FILES },
        serve: LIMITS,
        filled: false,
        watched: true,
        notice: (!json)
            .then_some("This takes a few minutes; other work on this machine spoils it."),
    };
    measured.run(root)
}
