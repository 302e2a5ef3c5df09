//! Running the binary where nothing of this machine's settings reaches it.

use std::path::Path;
use std::process::{Command, Output, Stdio};

/// A home without settings.
pub(crate) struct Home(tempfile::TempDir);

impl Home {
    pub(crate) fn new() -> Home {
        Home(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// The binary, which works there and speaks English.
    pub(crate) fn stapel(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_stapel"));
        command.args(arguments).env_clear().current_dir(self.path()).stdin(Stdio::null());
        command.env("HOME", self.path()).env("XDG_CONFIG_HOME", self.path());
        command
    }

    /// What a run says, with the code it ends with. Where the home is differs from run to run, and so stands a word
    /// for it.
    pub(crate) fn told(&self, arguments: &[&str]) -> String {
        self.tell(arguments, &self.stapel(arguments).output().unwrap())
    }

    pub(crate) fn tell(&self, arguments: &[&str], output: &Output) -> String {
        let text = |bytes: &[u8]| {
            let home = self.path().to_str().unwrap();
            String::from_utf8(bytes.to_vec()).unwrap().replace(home, "HOME")
        };
        let (written, errors) = (text(&output.stdout), text(&output.stderr));
        let line = arguments.join(" ").replace(self.path().to_str().unwrap(), "HOME");
        let code = output.status.code().unwrap();
        format!("$ stapel {line}\n{written}{errors}=> {code}\n")
    }
}

/// What is written by a run that goes well.
#[track_caller]
pub(crate) fn good(mut command: Command) -> String {
    let output = command.output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
    String::from_utf8(output.stdout).unwrap()
}
