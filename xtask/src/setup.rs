//! What the checks need beyond the pinned toolchain: looked for, and installed where it is missing.

use std::panic::resume_unwind;
use std::path::Path;
use std::thread;

use crate::dist::TARGET;
use crate::error::Error;
use crate::invocation::Invocation;
use crate::report::{say, with_causes};

/// The target of everything that runs in a browser.
pub(crate) const BROWSER_TARGET: &str = "wasm32-unknown-unknown";

/// What the tests of the page run, and what installs it.
const BROWSER: [&str; 2] = ["chromium", "chromedriver"];
const INSTALL_BROWSER: &str = "apt-get update && apt-get install --yes chromium chromium-driver";

/// What installs a compiler for C programs that need no library.
const INSTALL_MUSL: &str = "apt-get update && apt-get install --yes musl-tools";

/// What counts instructions, with what tells it when; and what installs it.
const CALLGRIND: [&str; 2] = ["valgrind", "callgrind_control"];
const INSTALL_CALLGRIND: &str = "apt-get update && apt-get install --yes valgrind";

/// What watches over servers, with its tool; and what installs it.
const PROMETHEUS: [&str; 2] = ["prometheus", "promtool"];
const INSTALL_PROMETHEUS: &str =
    "apt-get update && apt-get install --yes --no-install-recommends prometheus";

/// What packs and installs Debian packages, where the system has others.
const DPKG: [&str; 2] = ["dpkg", "dpkg-deb"];
const INSTALL_DPKG: &str = "apt-get update && apt-get install --yes dpkg";

/// The shells that the tests of completions press keys in, and what installs them.
const SHELLS: [&str; 3] = ["bash", "zsh", "fish"];
const INSTALL_SHELLS: &str = "apt-get update && apt-get install --yes bash zsh fish";

/// Where the tests look for Python.
const PYTHONS: [&str; 2] = ["python3", "/usr/bin/python3"];

/// Something that has to be there before a step can run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Need {
    BrowserTarget,
    Nextest,
    Deny,
    Fuzz,
    /// The sources of all dependencies, also of those that only other platforms build: a look at the whole graph of
    /// dependencies without a network fails for each one that was never downloaded.
    Sources,
    /// The package of Python that the example bot connects with.
    PythonWebsockets,
    /// A browser, and what drives it.
    Browser,
    /// The shells for which there are completions.
    Shells,
    /// The standard library for programs that need no library.
    StaticTarget,
    /// What compiles C for them.
    StaticCompiler,
    /// What counts the instructions of a program.
    Callgrind,
    /// What watches over servers.
    Prometheus,
    /// What packs and installs Debian packages.
    Dpkg,
}

impl Need {
    fn name(self) -> &'static str {
        match self {
            Self::BrowserTarget => BROWSER_TARGET,
            Self::Nextest => "cargo-nextest",
            Self::Deny => "cargo-deny",
            Self::Fuzz => "cargo-fuzz",
            Self::Sources => "sources of dependencies",
            Self::PythonWebsockets => "websockets for Python",
            Self::Browser => "Chromium and its driver",
            Self::Shells => "bash, zsh and fish",
            Self::StaticTarget => TARGET,
            Self::StaticCompiler => "musl-gcc",
            Self::Callgrind => "callgrind",
            Self::Prometheus => "Prometheus and promtool",
            Self::Dpkg => "dpkg",
        }
    }

    /// Whether it is compiled here if it is missing.
    fn is_compiled(self) -> bool {
        matches!(self, Self::Nextest | Self::Deny | Self::Fuzz)
    }

    fn is_met(self, root: &Path) -> Result<bool, Error> {
        match self {
            // The toolchain file lists the target too, but rustup only acts on that where it may install by itself.
            Self::BrowserTarget => is_installed(BROWSER_TARGET, root),
            Self::StaticTarget => is_installed(TARGET, root),
            Self::StaticCompiler => {
                Ok(Invocation::program("musl-gcc", &["--version"]).succeeds(root).unwrap_or(false))
            }
            Self::Nextest => Invocation::cargo(&["nextest", "--version"]).succeeds(root),
            Self::Deny => Invocation::cargo(&["deny", "--version"]).succeeds(root),
            Self::Fuzz => Invocation::cargo(&["fuzz", "--version"]).succeeds(root),
            Self::Sources => Invocation::cargo(&["fetch", "--locked", "--offline"]).succeeds(root),
            Self::Browser => Ok(BROWSER.into_iter().all(|program| {
                Invocation::program(program, &["--version"]).succeeds(root).unwrap_or(false)
            })),
            Self::Callgrind => Ok(all_run(&CALLGRIND, root)),
            Self::Prometheus => Ok(all_run(&PROMETHEUS, root)),
            Self::Dpkg => Ok(all_run(&DPKG, root)),
            Self::Shells => Ok(SHELLS.into_iter().all(|program| {
                Invocation::program(program, &["--version"]).succeeds(root).unwrap_or(false)
            })),
            // What the system's package manager installs is for the system's Python, which need not be the first.
            Self::PythonWebsockets => Ok(PYTHONS.into_iter().any(|python| {
                // One that is not there has it neither.
                Invocation::program(python, &["-c", "import websockets"])
                    .succeeds(root)
                    .unwrap_or(false)
            })),
        }
    }

    /// What makes it available: of several ways the first that works.
    fn remedies(self) -> Vec<Invocation> {
        let only = match self {
            Self::BrowserTarget => Invocation::rustup(&["target", "add", BROWSER_TARGET]),
            Self::StaticTarget => Invocation::rustup(&["target", "add", TARGET]),
            Self::Nextest => Invocation::cargo(&["install", "--locked", "cargo-nextest"]),
            // Optimising it takes minutes, and saves seconds of the one check that it does.
            Self::Deny => Invocation::cargo(&["install", "--locked", "--debug", "cargo-deny"])
                .with_variable("CARGO_PROFILE_DEV_DEBUG", "false"),
            Self::Fuzz => Invocation::cargo(&["install", "--locked", "cargo-fuzz"]),
            Self::Sources => Invocation::cargo(&["fetch", "--locked"]),
            Self::Browser => return as_root(INSTALL_BROWSER),
            Self::Shells => return as_root(INSTALL_SHELLS),
            Self::StaticCompiler => return as_root(INSTALL_MUSL),
            Self::Callgrind => return as_root(INSTALL_CALLGRIND),
            Self::Prometheus => return as_root(INSTALL_PROMETHEUS),
            Self::Dpkg => return as_root(INSTALL_DPKG),
            // A Python that belongs to the system wants its packages from the system.
            Self::PythonWebsockets => {
                let requirements = "examples/python/requirements.txt";
                let pip = ["-m", "pip", "install", "--requirement", requirements];
                let apt = ["install", "--yes", "python3-websockets"];
                return vec![
                    Invocation::program("python3", &pip),
                    Invocation::program("apt-get", &apt),
                ];
            }
        };
        vec![only]
    }
}

/// Whether all of these programs are there.
fn all_run(programs: &[&'static str], root: &Path) -> bool {
    programs
        .iter()
        .all(|program| Invocation::program(program, &["--version"]).succeeds(root).unwrap_or(false))
}

/// A script as root. Whoever is root may have no sudo.
fn as_root(script: &str) -> Vec<Invocation> {
    vec![
        Invocation::program("sh", &["-c", script]),
        Invocation::program("sudo", &["sh", "-c", script]),
    ]
}

/// Whether the standard library of a target is there.
fn is_installed(target: &str, root: &Path) -> Result<bool, Error> {
    let installed = Invocation::rustup(&["target", "list", "--installed"]).output(root)?;
    Ok(installed.lines().any(|line| line.trim() == target))
}

/// Sees to it that everything in `needs` is there. What is compiled waits for the processor and the rest for the
/// network, so both are done at once. Within each they come in turn, since package managers lock each other out.
pub(crate) fn provide(needs: &[Need], root: &Path) -> Result<(), Error> {
    let (compiled, fetched): (Vec<Need>, Vec<Need>) =
        needs.iter().partition(|need| need.is_compiled());
    thread::scope(|scope| {
        let compiling = scope.spawn(|| provide_in_turn(&compiled, root));
        let fetched = provide_in_turn(&fetched, root);
        let compiled = compiling.join().unwrap_or_else(|panic| resume_unwind(panic));
        fetched.and(compiled)
    })
}

fn provide_in_turn(needs: &[Need], root: &Path) -> Result<(), Error> {
    for need in needs {
        if need.is_met(root)? {
            say(&format!("{}: found", need.name()));
        } else {
            install(*need, root)?;
        }
    }
    Ok(())
}

/// Tries each way until one works. If none does, the last one tells why.
fn install(need: Need, root: &Path) -> Result<(), Error> {
    let remedies = need.remedies();
    for (remedy, left) in remedies.iter().zip((0..remedies.len()).rev()) {
        say(&format!("{}: missing, running {remedy}", need.name()));
        match remedy.run(root) {
            Ok(()) => break,
            Err(error) if left == 0 => return Err(error),
            Err(error) => say(&format!("{}; trying another way", with_causes(&error))),
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
            (Need::Deny, "CARGO_PROFILE_DEV_DEBUG=false cargo install --locked --debug cargo-deny"),
            (Need::Fuzz, "cargo install --locked cargo-fuzz"),
            (Need::Sources, "cargo fetch --locked"),
        ] {
            let commands: Vec<String> = need.remedies().iter().map(ToString::to_string).collect();
            assert_eq!(commands, [command]);
        }
    }

    #[test]
    fn what_can_be_installed_in_several_ways_is_tried_in_each() {
        for (need, commands) in [
            (
                Need::PythonWebsockets,
                [
                    "python3 -m pip install --requirement examples/python/requirements.txt",
                    "apt-get install --yes python3-websockets",
                ],
            ),
            (
                Need::Browser,
                [
                    "sh -c 'apt-get update && apt-get install --yes chromium chromium-driver'",
                    "sudo sh -c 'apt-get update && apt-get install --yes chromium chromium-driver'",
                ],
            ),
        ] {
            let remedies: Vec<String> = need.remedies().iter().map(ToString::to_string).collect();
            assert_eq!(remedies, commands);
        }
    }
}
