//! What the checks need beyond the pinned toolchain: looked for, and installed where it is missing.

use std::path::Path;

use crate::error::Error;
use crate::invocation::Invocation;
use crate::report::say;

/// The target of everything that runs in a browser.
pub(crate) const BROWSER_TARGET: &str = "wasm32-unknown-unknown";

/// Something that has to be there before a step can run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Need {
    /// The standard library for the browser.
    BrowserTarget,
    /// The test runner.
    Nextest,
    /// The checker of dependencies.
    Deny,
    /// The fuzzer.
    Fuzz,
    /// The sources of all dependencies, also of those that only other platforms build: a look at the whole graph of
    /// dependencies without a network fails for each one that was never downloaded.
    Sources,
}

impl Need {
    fn name(self) -> &'static str {
        match self {
            Self::BrowserTarget => BROWSER_TARGET,
            Self::Nextest => "cargo-nextest",
            Self::Deny => "cargo-deny",
            Self::Fuzz => "cargo-fuzz",
            Self::Sources => "sources of dependencies",
        }
    }

    fn is_met(self, root: &Path) -> Result<bool, Error> {
        match self {
            // The toolchain file lists the target too, but rustup only acts on that where it may install by itself.
            Self::BrowserTarget => {
                let installed =
                    Invocation::rustup(&["target", "list", "--installed"]).output(root)?;
                Ok(installed.lines().any(|line| line.trim() == BROWSER_TARGET))
            }
            Self::Nextest => Invocation::cargo(&["nextest", "--version"]).succeeds(root),
            Self::Deny => Invocation::cargo(&["deny", "--version"]).succeeds(root),
            Self::Fuzz => Invocation::cargo(&["fuzz", "--version"]).succeeds(root),
            Self::Sources => Invocation::cargo(&["fetch", "--locked", "--offline"]).succeeds(root),
        }
    }

    /// What makes it available.
    fn remedy(self) -> Invocation {
        match self {
            Self::BrowserTarget => Invocation::rustup(&["target", "add", BROWSER_TARGET]),
            Self::Nextest => Invocation::cargo(&["install", "--locked", "cargo-nextest"]),
            Self::Deny => Invocation::cargo(&["install", "--locked", "cargo-deny"]),
            Self::Fuzz => Invocation::cargo(&["install", "--locked", "cargo-fuzz"]),
            Self::Sources => Invocation::cargo(&["fetch", "--locked"]),
        }
    }
}

/// Sees to it that everything in `needs` is there.
pub(crate) fn provide(needs: &[Need], root: &Path) -> Result<(), Error> {
    for need in needs {
        if need.is_met(root)? {
            say(&format!("{}: found", need.name()));
        } else {
            let remedy = need.remedy();
            say(&format!("{}: missing, running {remedy}", need.name()));
            remedy.run(root)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_installed_explicitly() {
        for (need, command) in [
            (Need::BrowserTarget, "rustup target add wasm32-unknown-unknown"),
            (Need::Nextest, "cargo install --locked cargo-nextest"),
            (Need::Deny, "cargo install --locked cargo-deny"),
            (Need::Fuzz, "cargo install --locked cargo-fuzz"),
            (Need::Sources, "cargo fetch --locked"),
        ] {
            assert_eq!(need.remedy().to_string(), command);
        }
    }
}
