//! Running the binary, and files with what is expected of it.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// How a run of the binary ended.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) output: String,
    pub(crate) errors: String,
}

impl From<Output> for Run {
    fn from(output: Output) -> Run {
        Run {
            code: output.status.code().unwrap(),
            output: String::from_utf8(output.stdout).unwrap(),
            errors: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Run {
    /// What was written by a run that went well.
    #[track_caller]
    pub(crate) fn good(self) -> String {
        assert_eq!((self.code, self.errors.as_str()), (0, ""));
        self.output
    }
}

/// The binary with these arguments.
pub(crate) fn stapel(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stapel"));
    // Whoever runs the tests may speak another language.
    command.env("STAPEL_LANGUAGE", "en");
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

pub(crate) fn run(arguments: &[&str]) -> Run {
    stapel(arguments).output().unwrap().into()
}

/// Runs the binary with something on its standard input.
pub(crate) fn run_with_input(arguments: &[&str], input: impl AsRef<[u8]>) -> Run {
    let mut process = stapel(arguments).stdin(Stdio::piped()).spawn().unwrap();
    process.stdin.take().unwrap().write_all(input.as_ref()).unwrap();
    process.wait_with_output().unwrap().into()
}

/// Replays a record from standard input, as text.
pub(crate) fn replay(record: &str) -> Run {
    run_with_input(&["replay", "-"], record)
}

/// Where the file of this name lies.
pub(crate) fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "records", name].iter().collect()
}

/// What is in the file of this name.
pub(crate) fn read(name: &str) -> String {
    std::fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Asserts that the file of this name holds this text; writes it instead where that is asked for.
#[track_caller]
pub(crate) fn assert_is_file(name: &str, text: &str) {
    if std::env::var_os("STAPEL_REGENERATE").is_some_and(|value| value == "1") {
        std::fs::write(path(name), text).unwrap();
    } else {
        assert_eq!(text, read(name), "{name}; STAPEL_REGENERATE=1 writes it anew");
    }
}
