//! What the developer gets to read.

use std::error::Error;
use std::fmt;
use std::io::{self, Write};
use std::iter;
use std::time::Duration;

/// Prints a line among the output of the programs that are run.
pub(crate) fn say(line: &str) {
    // A reader that went away (`cargo xtask test | head`) does not change whether the checks pass.
    let _ = writeln!(io::stdout(), "{line}");
}

/// Prints what went wrong.
pub(crate) fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "xtask: {message}");
}

/// An error and its causes in one line.
pub(crate) fn with_causes(error: &(dyn Error + 'static)) -> String {
    let causes = iter::successors(Some(error), |&error| error.source());
    causes.map(ToString::to_string).collect::<Vec<_>>().join(": ")
}

/// A duration as people read it: `0.3 s`, `2 min 05 s`.
pub(crate) struct Took(pub(crate) Duration);

impl fmt::Display for Took {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Whole tenths decide, so that 59.97 s does not turn into "60.0 s".
        let tenths = self.0.as_millis() / 100;
        let seconds = tenths / 10;
        if seconds < 60 {
            write!(f, "{seconds}.{} s", tenths % 10)
        } else {
            write!(f, "{} min {:02} s", seconds / 60, seconds % 60)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::{self, During};

    #[test]
    fn a_failed_step_is_one_line_with_its_command_and_every_cause_once() {
        let refused: io::Result<()> = Err(io::Error::new(io::ErrorKind::NotFound, "not found"));
        let source = Box::new(refused.during("starting `cargo fmt`").unwrap_err());
        let step = error::Error::Step { step: "fmt", took: Duration::from_millis(1250), source };
        assert_eq!(
            with_causes(&step),
            "step `fmt` failed after 1.2 s: starting `cargo fmt`: not found"
        );
    }

    #[test]
    fn durations_read_well() {
        for (millis, text) in [
            (0, "0.0 s"),
            (340, "0.3 s"),
            (59_970, "59.9 s"),
            (60_000, "1 min 00 s"),
            (125_900, "2 min 05 s"),
            (3_600_000, "60 min 00 s"),
        ] {
            assert_eq!(Took(Duration::from_millis(millis)).to_string(), text);
        }
    }
}
