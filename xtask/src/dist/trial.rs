//! Whether the archive works where nothing else is: it is unpacked into an empty directory, which is all that the
//! program then sees.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use super::{failed, output};
use crate::error::{During, Error};
use crate::report::say;

/// A directory that is gone when it is no longer needed.
pub(super) struct Empty(pub(super) PathBuf);

impl Drop for Empty {
    fn drop(&mut self) {
        let _nothing_to_remove = fs::remove_dir_all(&self.0);
    }
}

/// A server that ends when it is no longer needed.
pub(super) struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _gone_already = self.0.kill();
        let _gone_already = self.0.wait();
    }
}

impl Server {
    /// The number of its process.
    pub(super) fn id(&self) -> u32 {
        self.0.id()
    }

    /// Asks it to end, and waits until it has.
    pub(super) fn end(&mut self) -> Result<(), Error> {
        let id = self.id().to_string();
        output(Command::new("kill").args(["-TERM", &id]), "stopping the server")?;
        let status = self.0.wait().during("stopping the server")?;
        if status.success() {
            return Ok(());
        }
        Err(failed("stopping the server", &status.to_string()))
    }
}

/// Starts a server, and tells where it listens.
pub(super) fn serve(command: &mut Command) -> Result<(Server, String), Error> {
    let started = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    let mut server = Server(started.during("starting a server")?);
    let mut line = String::new();
    if let Some(output) = server.0.stdout.take() {
        BufReader::new(output).read_line(&mut line).during("starting a server")?;
    }
    let address = line.trim().rsplit_once("http://").map(|(_, address)| address.to_owned());
    let address = address.ok_or_else(|| failed("starting a server", "it did not start"))?;
    Ok((server, address))
}

/// Tries the archive.
pub(super) fn run(archive: &Path, name: &str) -> Result<(), Error> {
    let empty = Empty(env::temp_dir().join(format!("stapel-trial-{}", std::process::id())));
    fs::create_dir_all(&empty.0).during("making an empty directory")?;
    let mut unpack = Command::new("tar");
    unpack.arg("--extract").arg("--file").arg(archive).arg("--directory").arg(&empty.0);
    output(&mut unpack, "unpacking")?;
    let program = format!("/{name}/stapel");
    let inside = |arguments: &[&str]| confined(&empty.0, &program, arguments);

    let version = output(&mut inside(&["--version"]), "trying it needs chroot, or unshare")?;
    say(&format!("alone in an empty directory: {}", String::from_utf8_lossy(&version).trim()));
    let bots = output(&mut inside(&["bots"]), "listing bots")?;
    if !String::from_utf8_lossy(&bots).contains("expert") {
        return Err(failed("listing bots", "there is no expert"));
    }
    say("bots: listed");
    let options = ["--language", "en", "serve", "--listen", "127.0.0.1:0", "--data", "/data"];
    let (_server, address) = serve(&mut inside(&options))?;
    for (path, part) in [("/healthz", ""), ("/", "<!doctype html>")] {
        let answer = get(&address, path)?;
        let good = answer.starts_with("HTTP/1.1 200 ");
        if !good || !answer.to_lowercase().contains(part) {
            let first = answer.lines().next().unwrap_or_default();
            return Err(failed(path, &format!("the server answered {first:?}")));
        }
        say(&format!("server: {path} answered"));
    }
    Ok(())
}

/// The program with nothing but a directory to see: as root directly, otherwise as the root of a world of its own.
fn confined(root: &Path, program: &str, arguments: &[&str]) -> Command {
    let may = Command::new("chroot").arg(root).arg(program).arg("--version").output();
    let mut command = match may.is_ok_and(|output| output.status.success()) {
        true => Command::new("chroot"),
        false => {
            let mut command = Command::new("unshare");
            command.args(["--user", "--map-root-user", "chroot"]);
            command
        }
    };
    command
        .arg(root)
        .arg(program)
        .args(arguments)
        .env_clear()
        .env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
    command
}

/// What the server answers.
pub(super) fn get(address: &str, path: &str) -> Result<String, Error> {
    let doing = format!("asking the server for {path}");
    let mut stream = TcpStream::connect(address).during(&doing)?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).during(&doing)?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).during(&doing)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
