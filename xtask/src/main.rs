//! Everything a developer runs beyond plain cargo: the checks of the continuous integration, and the set-up of what
//! those checks need. Start with `cargo xtask --help`.

mod attack;
mod bench_server;
mod command_line;
mod dist;
mod error;
mod fuzz;
mod invocation;
mod measured;
mod report;
mod setup;
mod steps;

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bpaf::ParseFailure;
use command_line::{Playthroughs, Request};
use error::Error;
use invocation::{Invocation, REGENERATE};
use report::{complain, say, with_causes};
use setup::Need;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let request = match command_line::parse(&arguments) {
        Ok(request) => request,
        Err(ParseFailure::Stderr(mistake)) => {
            complain(&format!("{} (see `cargo xtask --help`)", mistake.monochrome(true).trim()));
            return error::usage();
        }
        Err(help) => {
            say(help.unwrap_stdout().trim_end());
            return ExitCode::SUCCESS;
        }
    };
    match perform(&request, &project_root()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&with_causes(&error));
            error.exit_code()
        }
    }
}

/// Does what was asked for, in the project rooted at `root`.
fn perform(request: &Request, root: &Path) -> Result<(), Error> {
    match request {
        Request::Test { only } => steps::run(*only, root),
        Request::Advisories => {
            setup::provide(&[Need::Deny], root)?;
            Invocation::cargo(&["deny", "check", "advisories"]).run(root)
        }
        Request::Playthroughs(mode) => playthroughs(*mode).run(root),
        Request::Fuzz { target, seconds } => fuzz::run(target.as_deref(), *seconds, root),
        Request::Bench => Invocation::cargo(&["bench", "-p", "stapel-rules"]).run(root),
        Request::Attack(options) => attack::run(options, root),
        Request::BenchServer(options) => {
            if options.callgrind {
                setup::provide(&[Need::Callgrind], root)?;
            }
            bench_server::run(options, root)
        }
        Request::BenchPage => {
            setup::provide(&[Need::Browser], root)?;
            asked_for("browser", "measuring::what_the_page_costs", root)
        }
        Request::Dist { attempt } => dist::run(*attempt, root),
        Request::Deb { attempt } => dist::deb::run(*attempt, root),
        Request::Observe => {
            setup::provide(&[Need::BrowserTarget, Need::Prometheus], root)?;
            observing().run(root)
        }
        Request::BenchTerminal => asked_for("terminal", "measuring::how_quick_it_is", root),
        Request::Screenshots => {
            setup::provide(&[Need::Browser], root)?;
            asked_for("browser", "screenshots::of_every_main_screen", root)
        }
    }
}

/// Something that is done by a test that nobody runs by the way, with the program as people get it.
fn asked_for(file: &str, test: &str, root: &Path) -> Result<(), Error> {
    setup::provide(&[Need::BrowserTarget], root)?;
    Invocation::cargo(&["test", "--release", "--locked", "-p", "stapel", "--test", file])
        .with_arguments(&["--", "--ignored", "--exact", "--nocapture", test])
        .run(root)
}

/// The test that lets a Prometheus watch a server. It needs no program as people get it: what is asked is whether
/// everything that is watched is there.
fn observing() -> Invocation {
    let test = "observing::alerts_load_and_every_query_of_the_dashboard_answers";
    Invocation::cargo(&["test", "--locked", "-p", "stapel", "--test", "serving"]).with_arguments(&[
        "--",
        "--ignored",
        "--exact",
        "--nocapture",
        test,
    ])
}

/// The test that compares the recorded playthroughs, or writes them anew.
fn playthroughs(mode: Playthroughs) -> Invocation {
    let test = Invocation::cargo(&["test", "-p", "stapel-rules", "--test", "playthroughs"]);
    match mode {
        Playthroughs::Regenerate => test.with_variable(REGENERATE, "1"),
        Playthroughs::Check => test,
    }
}

/// The directory of the workspace, wherever inside of it the command was given.
fn project_root() -> PathBuf {
    // Cargo names the directory of the package it runs; that is right also after the checkout was moved, which the
    // directory at build time is not.
    let package = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    package.parent().map(Path::to_path_buf).unwrap_or(package)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn playthroughs_are_regenerated_only_when_asked_for() {
        assert_eq!(
            playthroughs(Playthroughs::Regenerate).to_string(),
            "STAPEL_REGENERATE=1 cargo test -p stapel-rules --test playthroughs"
        );
        assert_eq!(
            playthroughs(Playthroughs::Check).to_string(),
            "cargo test -p stapel-rules --test playthroughs"
        );
    }

    #[test]
    fn the_project_root_holds_this_package() {
        assert!(project_root().join("xtask").join("Cargo.toml").is_file());
    }
}
