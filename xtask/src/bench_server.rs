//! Measuring the table server: one process serves, another plays, each on a core of its own.

use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

use crate::error::{During, Error};
use crate::invocation::Invocation;
use crate::report::say;

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

/// What an error interrupts.
const MEASURING: &str = "measuring the server";

/// How much is measured, and how it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Options {
    /// Less, for a try.
    pub(crate) quick: bool,
    pub(crate) json: bool,
}

/// Builds the server and the load, and lets one measure the other.
pub(crate) fn run(options: Options, root: &Path) -> Result<(), Error> {
    // What is built is told on standard error, so that the JSON stays alone.
    build().run(root)?;
    let target = target_directory().during(MEASURING)?;
    let files = if options.quick { FILES_QUICK } else { FILES };
    let may = sh(files, &["true"]).status().during(MEASURING)?;
    if !may.success() {
        return Err(Error::TooFewFiles { needed: files });
    }
    // Not below the temporary directory, which may be memory: what is measured is to reach a disk.
    let data = target.join(format!("bench-server-{}", std::process::id()));
    let outcome = measure(options, files, &target.join("release"), &data);
    let _nothing_to_remove = fs::remove_dir_all(&data);
    match outcome.during(MEASURING)? {
        status if status.success() => Ok(()),
        status => Err(Error::Failed { command: String::from("cargo xtask bench-server"), status }),
    }
}

fn build() -> Invocation {
    Invocation::cargo(&[
        "build",
        "--release",
        "--locked",
        "--package=stapel",
        "--package=stapel-server",
        "--bin=stapel",
        "--example=load",
    ])
}

fn measure(options: Options, files: u32, programs: &Path, data: &Path) -> io::Result<ExitStatus> {
    let pinned = can_pin();
    let pin = |core: &'static str| if pinned { vec!["taskset", "-c", core] } else { Vec::new() };
    let setting = if pinned {
        "The server is pinned to core 0, the load to core 1."
    } else {
        "There is no taskset, so both processes run on any core."
    };
    let mut server = sh(files, &pin("0"))
        .arg(programs.join("stapel"))
        .args(["serve", "--listen=127.0.0.1:0", "--log=warn", "--data"])
        .arg(data)
        .args(LIMITS)
        .stdout(Stdio::piped())
        .spawn()?;
    // A server that nobody listens to would end, so its output stays open.
    let mut output = server.stdout.take().map(BufReader::new);
    let status = address(output.as_mut()).and_then(|address| {
        let mut load = sh(files, &pin("1"));
        load.arg(programs.join("examples").join("load"));
        load.args(["--address", &address, "--setting", setting]);
        // The shell becomes the server, so its number is the server's.
        load.args(["--process", &server.id().to_string()]);
        load.args(options.quick.then_some("--quick")).args(options.json.then_some("--json"));
        if !options.json {
            say("This takes a few minutes; other work on this machine spoils it.");
        }
        load.status()
    });
    server.kill()?;
    server.wait()?;
    status
}

/// Where the server listens: it says so once it does.
fn address(output: Option<&mut impl BufRead>) -> io::Result<String> {
    let mut line = String::new();
    if let Some(output) = output {
        output.read_line(&mut line)?;
    }
    match line.trim().rsplit_once("http://") {
        Some((_, address)) => Ok(address.to_owned()),
        None => Err(io::Error::other("the server did not start")),
    }
}

/// A command line that is run with this many files allowed; more can be appended to it.
fn sh(files: u32, arguments: &[&str]) -> Command {
    let mut command = Command::new("sh");
    let script = format!("ulimit -n {files} && exec \"$@\"");
    command.args(["-c", &script, "sh"]).args(arguments);
    command
}

/// Whether processes can be pinned to cores, and there are two.
fn can_pin() -> bool {
    let tried = Command::new("taskset")
        .args(["-c", "1", "true"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    tried.is_ok_and(|status| status.success())
}

/// Where cargo puts what it builds: two above this program.
fn target_directory() -> io::Result<PathBuf> {
    let program = env::current_exe()?;
    program
        .ancestors()
        .nth(2)
        .map(Path::to_path_buf)
        .ok_or_else(|| io::Error::other("this program is not in a target directory"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn server_and_load_are_built_together() {
        assert_eq!(
            build().to_string(),
            "cargo build --release --locked --package=stapel --package=stapel-server --bin=stapel --example=load"
        );
    }

    #[test]
    fn the_server_says_where_it_listens() {
        let mut output = &b"Stapel is open at http://127.0.0.1:7373\nEverything is kept\n"[..];
        assert_eq!(address(Some(&mut output)).unwrap(), "127.0.0.1:7373");
        let mut silence = &b""[..];
        assert!(address(Some(&mut silence)).is_err());
    }

    #[test]
    fn what_is_run_may_open_as_many_files_as_told() {
        let output = sh(16, &["sh", "-c", "ulimit -n"]).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), "16");
        assert!(!sh(u32::MAX, &["true"]).stderr(Stdio::null()).status().unwrap().success());
    }
}
