//! What can go wrong, told so that the reader knows what to do next.

use std::error;
use std::fmt;
use std::io;
use std::path::PathBuf;
use std::process::{ExitCode, ExitStatus};
use std::time::Duration;

use crate::report::Took;

/// Why a command of the developer could not be carried out. No message repeats the one of its source.
#[derive(Debug)]
pub(crate) enum Error {
    /// The system refused something.
    Io { doing: String, source: io::Error },
    /// A program ran and reported failure.
    Failed { command: String, status: ExitStatus },
    /// A step of the checks did not succeed.
    Step { step: &'static str, took: Duration, source: Box<Error> },
    /// There is no archive of a release, or it doesn't work.
    Dist { doing: String, why: String },
    /// A process may not open as many files as are needed to measure the server.
    TooFewFiles { needed: u32, command: &'static str },
    /// The directory of the fuzz targets has none.
    NoFuzzTargets(PathBuf),
    /// The fuzz target asked for is not there.
    UnknownFuzzTarget { target: String, known: Vec<String> },
}

impl Error {
    /// Usage errors are told apart from failures, as most command line programs do.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::UnknownFuzzTarget { .. } => usage(),
            _ => ExitCode::FAILURE,
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
            Self::Io { doing, .. } => f.write_str(doing),
            Self::Failed { command, status } => write!(f, "`{command}` failed ({status})"),
            Self::Step { step, took, .. } => {
                write!(f, "step `{step}` failed after {}", Took(*took))
            }
            Self::Dist { doing, why } => write!(f, "{doing}: {why}"),
            Self::TooFewFiles { needed, command } => write!(
                f,
                "a process may not open {needed} files here, and every socket is one; raise the limit \
                 (`ulimit -Hn` shows it) or try `cargo xtask {command} --quick`"
            ),
            Self::NoFuzzTargets(directory) => {
                write!(f, "there is no fuzz target in {}", directory.display())
            }
            Self::UnknownFuzzTarget { target, known } => {
                let known = known.join(", ");
                write!(f, "there is no fuzz target `{target}`; the targets are {known}")
            }
        }
    }
}

impl error::Error for Error {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Io { source, .. } => Some(source),
            Self::Step { source, .. } => Some(source),
            _ => None,
        }
    }
}

/// Says what was being done when the system refused.
pub(crate) trait During<T> {
    fn during(self, doing: &str) -> Result<T, Error>;
}

impl<T> During<T> for io::Result<T> {
    fn during(self, doing: &str) -> Result<T, Error> {
        self.map_err(|source| Error::Io { doing: doing.to_owned(), source })
    }
}
