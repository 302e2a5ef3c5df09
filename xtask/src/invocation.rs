//! Programs that are run, and how they are written down for repeating them by hand.

use std::env;
use std::fmt;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

use crate::error::{During, Error};

/// The switch that makes the test of the playthroughs write them anew.
pub(crate) const REGENERATE: &str = "STAPEL_REGENERATE";

/// A program with its arguments and environment. Its `Display` is what one types into a shell to do the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Invocation {
    program: &'static str,
    arguments: Vec<String>,
    variables: Vec<(&'static str, &'static str)>,
}

impl Invocation {
    /// Runs a program.
    pub(crate) fn program(program: &'static str, arguments: &[&str]) -> Self {
        let nothing = Self { program, arguments: Vec::new(), variables: Vec::new() };
        nothing.with_arguments(arguments)
    }

    /// Runs cargo. It is found by name instead of by what the environment says about the cargo that runs us, because
    /// only the one found by name understands `+nightly`.
    pub(crate) fn cargo(arguments: &[&str]) -> Self {
        Self::program("cargo", arguments)
    }

    /// Runs rustup.
    pub(crate) fn rustup(arguments: &[&str]) -> Self {
        Self::program("rustup", arguments)
    }

    /// With more arguments.
    pub(crate) fn with_arguments(mut self, arguments: &[&str]) -> Self {
        self.arguments.extend(arguments.iter().map(|&argument| argument.to_owned()));
        self
    }

    /// With an environment variable set.
    pub(crate) fn with_variable(mut self, name: &'static str, value: &'static str) -> Self {
        self.variables.push((name, value));
        self
    }

    /// Runs it in `directory` with its output going where ours goes.
    pub(crate) fn run(&self, directory: &Path) -> Result<(), Error> {
        let status = self.command(directory).status().during(&self.starting())?;
        self.succeeded(status)
    }

    /// Whether it succeeds; nothing of it is shown.
    pub(crate) fn succeeds(&self, directory: &Path) -> Result<bool, Error> {
        let mut command = self.command(directory);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let status = command.status().during(&self.starting())?;
        Ok(status.success())
    }

    /// What it writes to its standard output.
    pub(crate) fn output(&self, directory: &Path) -> Result<String, Error> {
        let mut command = self.command(directory);
        command.stderr(Stdio::inherit());
        let output = command.output().during(&self.starting())?;
        self.succeeded(output.status)?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    fn command(&self, directory: &Path) -> Command {
        let mut command = Command::new(self.program);
        command.args(&self.arguments).current_dir(directory);
        for (name, _) in env::vars_os() {
            if name.to_str().is_some_and(is_held_back) {
                command.env_remove(name);
            }
        }
        command.envs(self.variables.iter().copied());
        command
    }

    fn starting(&self) -> String {
        format!("starting `{self}`")
    }

    fn succeeded(&self, status: ExitStatus) -> Result<(), Error> {
        match status.success() {
            true => Ok(()),
            false => Err(Error::Failed { command: self.to_string(), status }),
        }
    }
}

/// Whether a variable of our environment is kept from the programs we run.
///
/// Cargo tells a program that it runs about the package of that program. Handed on, these variables would look like
/// changes to build scripts that watch them, and everything would be built again at every change between
/// `cargo xtask test` and plain cargo. And a switch left over in the developer's shell must not turn the check of the
/// playthroughs into a rewrite that always passes.
fn is_held_back(variable: &str) -> bool {
    variable.starts_with("CARGO_PKG_")
        || variable.starts_with("CARGO_MANIFEST_")
        || variable == REGENERATE
}

impl fmt::Display for Invocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.variables {
            write!(f, "{name}={} ", Quoted(value))?;
        }
        f.write_str(self.program)?;
        for argument in &self.arguments {
            write!(f, " {}", Quoted(argument))?;
        }
        Ok(())
    }
}

/// Text as a shell takes it for one word.
struct Quoted<'a>(&'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_=+./:,@".contains(c);
        if !self.0.is_empty() && self.0.chars().all(plain) {
            f.write_str(self.0)
        } else {
            write!(f, "'{}'", self.0.replace('\'', r"'\''"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invocations_read_as_one_would_type_them() {
        let docs =
            Invocation::cargo(&["doc", "--no-deps"]).with_variable("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(docs.to_string(), "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps");
        let odd = Invocation::rustup(&["", "it's", "+nightly", "-max_total_time=5"]);
        assert_eq!(odd.to_string(), r"rustup '' 'it'\''s' +nightly -max_total_time=5");
    }

    #[test]
    fn only_what_would_mislead_is_held_back() {
        for variable in ["CARGO_PKG_VERSION", "CARGO_MANIFEST_DIR", "STAPEL_REGENERATE"] {
            assert!(is_held_back(variable), "{variable}");
        }
        for variable in ["CARGO_TARGET_DIR", "CARGO_HOME", "RUSTUP_TOOLCHAIN", "STAPEL_LISTEN"] {
            assert!(!is_held_back(variable), "{variable}");
        }
    }

    #[test]
    fn success_and_failure_are_told_apart() {
        let here = Path::new(".");
        assert!(Invocation::cargo(&["--version"]).succeeds(here).unwrap());
        assert!(!Invocation::cargo(&["--no-such-option"]).succeeds(here).unwrap());
        assert!(Invocation::cargo(&["--version"]).output(here).unwrap().starts_with("cargo "));
        let missing = Invocation::program("no-such-program-anywhere", &[]);
        assert!(matches!(missing.succeeds(here), Err(Error::Io { .. })));
    }
}
