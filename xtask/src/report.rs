//! What the developer gets to read.

use std::fmt;
use std::io::{self, Write};
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
