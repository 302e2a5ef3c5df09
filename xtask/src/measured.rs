//! A server that is measured: it serves as one process, another one measures it, each on a core of its own.

use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};

use crate::error::{During, Error};
use crate::invocation::Invocation;
use crate::report::say;

/// Where callgrind leaves what it counted, below the target directory. It stays there to be looked at.
const COUNTS: &str = "callgrind";

/// A server, and what measures it.
pub(crate) struct Measured<'a> {
    /// What `cargo xtask` is asked for.
    pub(crate) command: &'static str,
    /// What an error interrupts.
    pub(crate) doing: &'static str,
    /// The program that measures: an example of the server.
    pub(crate) example: &'static str,
    /// Its arguments, beside those that every such program has.
    pub(crate) arguments: Vec<&'static str>,
    /// How many files each of the two processes may have to open, sockets included.
    pub(crate) files: u32,
    /// How the server is set up, as variables of its environment.
    pub(crate) environment: &'static [(&'static str, &'static str)],
    /// The program of another version, which serves beside it and is measured in turn.
    pub(crate) against: Option<&'a Path>,
    /// Whether the program fills the store before anyone serves it.
    pub(crate) filled: bool,
    /// Whether it is told which process the server is.
    pub(crate) watched: bool,
    /// Whether the server runs in callgrind, which counts its instructions when the program tells it to.
    pub(crate) counted: bool,
    /// What is said before it begins.
    pub(crate) notice: Option<&'static str>,
}

impl Measured<'_> {
    /// Builds both programs, and lets one measure the other.
    pub(crate) fn run(&self, root: &Path) -> Result<(), Error> {
        // What is built is told on standard error, so that JSON stays alone.
        build(self.example).run(root)?;
        let target = target_directory().during(self.doing)?;
        let may = sh(self.files, &["true"]).status().during(self.doing)?;
        if !may.success() {
            return Err(Error::TooFewFiles { needed: self.files, command: self.command });
        }
        // Not below the temporary directory, which may be memory: what is measured is to reach a disk.
        let data = target.join(format!("{}-{}", self.command, std::process::id()));
        let outcome = self.measure(&target.join("release"), &data);
        let _nothing_to_remove = fs::remove_dir_all(&data);
        match outcome.during(self.doing)? {
            status if status.success() => Ok(()),
            status => {
                Err(Error::Failed { command: format!("cargo xtask {}", self.command), status })
            }
        }
    }

    fn measure(&self, programs: &Path, data: &Path) -> io::Result<ExitStatus> {
        let pinned = can_pin();
        let pin = |core| if pinned { vec!["taskset", "-c", core] } else { Vec::new() };
        let setting = if pinned {
            "The server is pinned to core 0, what measures it to core 1."
        } else {
            "There is no taskset, so both processes run on any core."
        };
        let program = programs.join("examples").join(self.example);
        let (own_data, other_data) = (data.join("this"), data.join("other"));
        fs::create_dir_all(data)?;
        if self.filled {
            let filled = Command::new(&program).arg("--fill").arg(&own_data).status()?;
            if !filled.success() {
                return Ok(filled);
            }
        }
        let counts = programs.with_file_name(COUNTS);
        if self.counted {
            let _there_were_none = fs::remove_dir_all(&counts);
            fs::create_dir_all(&counts)?;
        }
        let serve = |program: &Path, data: &Path| {
            let mut command = sh(self.files, &pin("0"));
            if self.counted {
                command.args(callgrind(&counts));
            }
            command.arg(program).envs(self.environment.iter().copied());
            Server::start(command, data)
        };
        let server = serve(&programs.join("stapel"), &own_data)?;
        let against = self.against.map(|program| serve(program, &other_data)).transpose()?;
        let mut measuring = sh(self.files, &pin("1"));
        measuring.arg(program).args(["--address", &server.address, "--setting", setting]);
        if self.watched {
            measuring.args(["--process", &server.process_id()]);
        }
        if let Some(against) = &against {
            measuring.args(["--against", &against.address, &against.process_id()]);
        }
        if self.counted {
            measuring.arg("--callgrind").arg(&counts);
        }
        self.notice.into_iter().for_each(say);
        measuring.args(&self.arguments).status()
    }
}

/// A server that runs until this is dropped.
struct Server {
    process: Child,
    address: String,
    /// A server that nobody listens to would end, so its output stays open.
    _output: Option<BufReader<ChildStdout>>,
}

impl Server {
    /// Completes the command line of a program so that it serves from an empty or prepared directory.
    fn start(mut program: Command, data: &Path) -> io::Result<Server> {
        let mut process = program
            .args(["serve", "--listen=127.0.0.1:0", "--log=warn", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut output = process.stdout.take().map(BufReader::new);
        let address = address(output.as_mut());
        let mut server = Server { process, address: String::new(), _output: output };
        server.address = address?;
        Ok(server)
    }

    /// Its number: the shell that starts it becomes it.
    fn process_id(&self) -> String {
        self.process.id().to_string()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _it_has_ended = self.process.kill();
        let _nobody_asks_how = self.process.wait();
    }
}

fn build(example: &str) -> Invocation {
    Invocation::cargo(&[
        "build",
        "--release",
        "--locked",
        "--package=stapel",
        "--package=stapel-server",
        "--bin=stapel",
        &format!("--example={example}"),
    ])
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

/// What a program is run with so that its instructions are counted once somebody says so, which is fast until then.
/// The files are named by the process.
fn callgrind(counts: &Path) -> [String; 4] {
    let file = counts.join("server.%p");
    [
        "valgrind".to_owned(),
        "--tool=callgrind".to_owned(),
        "--instr-atstart=no".to_owned(),
        format!("--callgrind-out-file={}", file.display()),
    ]
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
            build("load").to_string(),
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
