//! Everything a developer runs beyond plain cargo: the checks of the continuous integration, and the set-up of what
//! those checks need. Start with `cargo xtask --help`.

mod bench_server;
mod command_line;
mod dist;
mod error;
mod fuzz;
mod invocation;
mod report;
mod setup;
mod steps;

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use command_line::{Playthroughs, Request};
use error::Error;
use invocation::{Invocation, REGENERATE};
use report::say;
use setup::Need;

fn main() -> ExitCode {
    // Nothing we accept is outside of UTF-8, so a mangled argument ends as an unknown one.
    let arguments: Vec<String> =
        env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned()).collect();
    let result = command_line::parse(&arguments)
        .map_err(Error::from)
        .and_then(|request| perform(&request, &project_root()));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            report::complain(&error);
            error.exit_code()
        }
    }
}

/// Does what was asked for, in the project rooted at `root`.
fn perform(request: &Request, root: &Path) -> Result<(), Error> {
    match request {
        Request::Help => {
            say(&command_line::help());
            Ok(())
        }
        Request::Test { only } => steps::run(*only, root),
        Request::Advisories => {
            setup::provide(&[Need::Deny], root)?;
            Invocation::cargo(&["deny", "check", "advisories"]).run(root)
        }
        Request::Playthroughs(mode) => playthroughs(*mode).run(root),
        Request::Fuzz { target, seconds } => fuzz::run(target.as_deref(), *seconds, root),
        Request::Bench => Invocation::cargo(&["bench", "-p", "stapel-rules"]).run(root),
        Request::BenchServer(options) => bench_server::run(*options, root),
        Request::BenchPage => {
            setup::provide(&[Need::Browser], root)?;
            asked_for("browser", "measuring::what_the_page_costs", root)
        }
        Request::Dist { attempt } => dist::run(*attempt, root),
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
