//! What can go wrong, told so that the reader knows what to do next.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::process::{ExitCode, ExitStatus};
use std::time::Duration;

use crate::dist::DistError;
use crate::report::Took;

/// Why a command of the developer could not be carried out.
#[derive(Debug)]
pub(crate) enum Error {
    /// A program is not there or may not be run.
    CannotStart {
        /// The command as it would be typed.
        command: String,
        /// What the system says.
        source: io::Error,
    },
    /// A program ran and reported failure.
    Failed {
        /// The command as it would be typed.
        command: String,
        /// How it ended.
        status: ExitStatus,
    },
    /// A step of the checks did not succeed.
    Step {
        /// The name of the step.
        step: &'static str,
        /// How long it ran until then.
        took: Duration,
        /// What happened.
        source: Box<Error>,
    },
    /// The directory of the fuzz targets cannot be read.
    FuzzTargets {
        /// The directory.
        directory: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The server could not be measured.
    BenchServer(io::Error),
    /// A process may not open as many files as are needed.
    TooFewFiles {
        /// How many are.
        needed: u32,
    },
    /// There is no archive of a release, or it doesn't work.
    Dist(DistError),
    /// The directory of the fuzz targets has none.
    NoFuzzTargets(PathBuf),
    /// The fuzz target asked for is not there.
    UnknownFuzzTarget {
        /// What was asked for.
        target: String,
        /// What there is.
        known: Vec<String>,
    },
}

impl Error {
    /// Usage errors are told apart from failures, as most command line programs do.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::UnknownFuzzTarget { .. } => usage(),
            _ => ExitCode::FAILURE,
        }
    }

    /// The command whose repetition shows the failure again.
    fn command(&self) -> Option<&str> {
        match self {
            Self::CannotStart { command, .. } | Self::Failed { command, .. } => Some(command),
            Self::Step { source, .. } => source.command(),
            _ => None,
        }
    }
}

/// The exit code for a command line that is not understood.
pub(crate) fn usage() -> ExitCode {
    ExitCode::from(2)
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CannotStart { command, source } => {
                write!(f, "`{command}` cannot be started: {source}")
            }
            Self::Failed { command, status } => write!(f, "`{command}` failed ({status})"),
            Self::Step { step, took, source } => {
                write!(f, "step `{step}` failed after {}", Took(*took))?;
                // The command is said once, at the end of the line, ready to be copied.
                match (source.as_ref(), source.command()) {
                    (Self::Failed { status, .. }, Some(command)) => {
                        write!(f, " ({status}); repeat it with: {command}")
                    }
                    (Self::CannotStart { source, .. }, Some(command)) => {
                        write!(f, " (cannot be started: {source}); repeat it with: {command}")
                    }
                    _ => write!(f, ": {source}"),
                }
            }
            Self::FuzzTargets { directory, source } => {
                write!(f, "the fuzz targets in {} cannot be read: {source}", directory.display())
            }
            Self::BenchServer(source) => write!(f, "the server cannot be measured: {source}"),
            Self::Dist(error) => write!(f, "no archive: {error}"),
            Self::TooFewFiles { needed } => write!(
                f,
                "a process may not open {needed} files here, and every socket is one; raise the limit \
                 (`ulimit -Hn` shows it) or try `cargo xtask bench-server --quick`"
            ),
            Self::NoFuzzTargets(directory) => {
                write!(f, "there is no fuzz target in {}", directory.display())
            }
            Self::UnknownFuzzTarget { target, known } => {
                write!(
                    f,
                    "there is no fuzz target `{target}`; the targets are {}",
                    known.join(", ")
                )
            }
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::CannotStart { source, .. }
            | Self::FuzzTargets { source, .. }
            | Self::BenchServer(source) => Some(source),
            Self::Step { source, .. } => Some(source.as_ref()),
            Self::Failed { .. }
            | Self::Dist(_)
            | Self::TooFewFiles { .. }
            | Self::NoFuzzTargets(_)
            | Self::UnknownFuzzTarget { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_step_is_one_line_that_ends_with_the_command() {
        let source = Error::CannotStart {
            command: "cargo fmt --all --check".to_owned(),
            source: io::Error::new(io::ErrorKind::NotFound, "not found"),
        };
        let error = Error::Step {
            step: "fmt",
            took: Duration::from_millis(1250),
            source: Box::new(source),
        };
        assert_eq!(
            error.to_string(),
            "step `fmt` failed after 1.2 s (cannot be started: not found); repeat it with: cargo fmt --all --check"
        );
    }
}
