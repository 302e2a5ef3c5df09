//! The checks, in the order in which they run: the quick ones first, so that small mistakes are told early.

use std::path::Path;
use std::str::FromStr;
use std::time::Instant;

use crate::error::Error;
use crate::invocation::Invocation;
use crate::report::{Took, say};
use crate::setup::{self, BROWSER_TARGET, Need};

/// The crate that runs in the browser and nowhere else. Whatever else has to run there is part of it.
const ONLY_IN_THE_BROWSER: &str = "stapel-web";

/// How the set-up is called among the steps. It is not one to ask for: each step brings its own.
const SET_UP: &str = "set-up";

/// One of the checks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    Fmt,
    /// Neither the compiler nor clippy has anything to say.
    Clippy,
    /// The same for what runs only in the browser.
    ClippyWeb,
    Tests,
    /// The examples in the documentation, which the test runner does not know of.
    Doctests,
    Wasm,
    Docs,
    /// Dependencies are allowed, licensed and from where they should be.
    Deny,
    /// The fuzz targets are a workspace of their own, whose lock must follow this one's.
    FuzzLock,
}

impl Step {
    /// All steps, in the order in which they run.
    pub(crate) const ALL: [Self; 9] = [
        Self::Fmt,
        Self::Clippy,
        Self::ClippyWeb,
        Self::Tests,
        Self::Doctests,
        Self::Wasm,
        Self::Docs,
        Self::Deny,
        Self::FuzzLock,
    ];

    /// The name by which a step is asked for.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Fmt => "fmt",
            Self::Clippy => "clippy",
            Self::ClippyWeb => "clippy-web",
            Self::Tests => "tests",
            Self::Doctests => "doctests",
            Self::Wasm => "wasm",
            Self::Docs => "docs",
            Self::Deny => "deny",
            Self::FuzzLock => "fuzz-lock",
        }
    }

    /// The names of all steps.
    pub(crate) fn names() -> String {
        Self::ALL.map(Self::name).join(", ")
    }

    fn needs(self) -> &'static [Need] {
        match self {
            Self::Fmt | Self::FuzzLock => &[],
            // The program holds what runs in the browser, so that whoever builds it builds that too.
            Self::Clippy | Self::ClippyWeb | Self::Doctests | Self::Wasm | Self::Docs => {
                &[Need::BrowserTarget]
            }
            Self::Tests => &[
                Need::BrowserTarget,
                Need::Nextest,
                Need::PythonWebsockets,
                Need::Browser,
                Need::Shells,
            ],
            Self::Deny => &[Need::Deny, Need::Sources],
        }
    }

    fn invocation(self) -> Invocation {
        match self {
            Self::Fmt => Invocation::cargo(&["fmt", "--all", "--check"]),
            Self::Clippy => on_this_machine(&["clippy"], &["--all-targets"])
                .with_arguments(&["--", "-D", "warnings"]),
            Self::ClippyWeb => for_the_browser("clippy").with_arguments(&["--", "-D", "warnings"]),
            // What is logic in the page has tests that need no browser.
            Self::Tests => Invocation::cargo(&["nextest", "run", "--workspace", "--locked"]),
            // With the page, although its examples are none: otherwise dependencies would have other features than for the
            // tests, and nearly all of them would be built again.
            Self::Doctests => Invocation::cargo(&["test", "--workspace", "--doc", "--locked"]),
            Self::Wasm => for_the_browser("build").with_arguments(&["--bins"]),
            // With the examples come the dev-dependencies, and with these the same features as for clippy: otherwise
            // dependencies would be checked again.
            Self::Docs => {
                on_this_machine(&["doc"], &["--no-deps", "--lib", "--bins", "--examples"])
                    .with_variable("RUSTDOCFLAGS", "-D warnings")
            }
            // Advisories are left out: they change without us, and need a network.
            Self::Deny => {
                Invocation::cargo(&["deny", "--offline", "check", "bans", "licenses", "sources"])
            }
            // Of all that reads a lock, this says least and builds nothing.
            Self::FuzzLock => {
                Invocation::cargo(&["fetch", "--locked", "--manifest-path", "fuzz/Cargo.toml"])
            }
        }
    }
}

impl FromStr for Step {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let named = Self::ALL.into_iter().find(|step| step.name() == name);
        named.ok_or_else(|| format!("the steps are {}", Self::names()))
    }
}

/// A command of cargo about everything that runs on this machine.
fn on_this_machine(command: &[&str], more: &[&str]) -> Invocation {
    Invocation::cargo(command)
        .with_arguments(&["--workspace", "--exclude", ONLY_IN_THE_BROWSER])
        .with_arguments(more)
        .with_arguments(&["--locked"])
}

/// A command of cargo about what runs in the browser. It works as the build script of the bundle does, in the same
/// place: what that has built is there already.
fn for_the_browser(command: &str) -> Invocation {
    Invocation::cargo(&[command, "--locked", "--target", BROWSER_TARGET])
        .with_arguments(&["--package", ONLY_IN_THE_BROWSER])
        .with_arguments(&["--profile", "web", "--target-dir", "target/browser"])
}

/// Runs all steps, or the one asked for, up to the first that fails.
pub(crate) fn run(only: Option<Step>, root: &Path) -> Result<(), Error> {
    let steps = selected(only);
    let needs = needs_of(&steps);
    // Nothing to set up, nothing to announce.
    let total = steps.len() + usize::from(!needs.is_empty());
    let began = Instant::now();
    if !needs.is_empty() {
        announced(SET_UP, &format!("1/{total} {SET_UP}"), || setup::provide(&needs, root))?;
    }
    for (step, number) in steps.iter().zip(total - steps.len() + 1..) {
        let invocation = step.invocation();
        let header = format!("{number}/{total} {}: {invocation}", step.name());
        announced(step.name(), &header, || invocation.run(root))?;
    }
    say(&format!("\n==> all passed in {}", Took(began.elapsed())));
    Ok(())
}

fn selected(only: Option<Step>) -> Vec<Step> {
    only.map_or_else(|| Step::ALL.to_vec(), |step| vec![step])
}

/// What the steps need, in their order, each once.
fn needs_of(steps: &[Step]) -> Vec<Need> {
    let mut needs = Vec::new();
    for need in steps.iter().flat_map(|step| step.needs()) {
        if !needs.contains(need) {
            needs.push(*need);
        }
    }
    needs
}

/// Does a piece of work between a header line and a line with its duration.
fn announced(
    step: &'static str,
    header: &str,
    work: impl FnOnce() -> Result<(), Error>,
) -> Result<(), Error> {
    say(&format!("\n==> {header}"));
    let began = Instant::now();
    let result = work();
    let took = began.elapsed();
    match result {
        Ok(()) => {
            say(&format!("<== {step} passed in {}", Took(took)));
            Ok(())
        }
        Err(source) => Err(Error::Step { step, took, source: Box::new(source) }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_steps_are_what_the_project_promises() {
        let commands: Vec<String> =
            Step::ALL.iter().map(|step| step.invocation().to_string()).collect();
        assert_eq!(
            commands,
            [
                "cargo fmt --all --check",
                "cargo clippy --workspace --exclude stapel-web --all-targets --locked -- -D warnings",
                "cargo clippy --locked --target wasm32-unknown-unknown --package stapel-web --profile web --target-dir target/browser -- -D warnings",
                "cargo nextest run --workspace --locked",
                "cargo test --workspace --doc --locked",
                "cargo build --locked --target wasm32-unknown-unknown --package stapel-web --profile web --target-dir target/browser --bins",
                "RUSTDOCFLAGS='-D warnings' cargo doc --workspace --exclude stapel-web --no-deps --lib --bins --examples --locked",
                "cargo deny --offline check bans licenses sources",
                "cargo fetch --locked --manifest-path fuzz/Cargo.toml",
            ]
        );
    }

    #[test]
    fn steps_are_found_by_their_exact_name() {
        for step in Step::ALL {
            assert_eq!(step.name().parse(), Ok(step));
        }
        for name in ["", "Fmt", "test", SET_UP] {
            assert!(name.parse::<Step>().is_err(), "{name:?}");
        }
    }

    #[test]
    fn one_step_asked_for_is_the_only_one() {
        assert_eq!(selected(None), Step::ALL);
        assert_eq!(selected(Some(Step::Docs)), [Step::Docs]);
    }

    #[test]
    fn a_step_sets_up_only_what_it_needs() {
        assert_eq!(needs_of(&selected(Some(Step::Fmt))), []);
        assert_eq!(needs_of(&selected(Some(Step::Wasm))), [Need::BrowserTarget]);
        assert_eq!(
            needs_of(&selected(None)),
            [
                Need::BrowserTarget,
                Need::Nextest,
                Need::PythonWebsockets,
                Need::Browser,
                Need::Shells,
                Need::Deny,
                Need::Sources
            ]
        );
        assert_eq!(needs_of(&[Step::Deny, Step::Deny]), [Need::Deny, Need::Sources]);
    }

    #[test]
    fn a_failure_carries_the_name_of_its_step() {
        let result = announced("docs", "a test", || {
            Err(Error::TooFewFiles { needed: 1, command: "attack" })
        });
        assert!(matches!(result, Err(Error::Step { step: "docs", .. })));
        assert!(announced("docs", "a test", || Ok(())).is_ok());
    }
}
