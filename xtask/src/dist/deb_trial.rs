//! Whether the package can be installed, runs as its own user, and goes away again: in a directory that has just the
//! programs that its scripts call, which the package manager takes for a whole system.

use std::env;
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

use super::trial::{Empty, get, serve};
use super::{failed, output};
use crate::error::{During, Error};
use crate::report::say;

/// What the scripts of the package call.
const PROGRAMS: [&str; 8] = ["sh", "getent", "useradd", "chown", "chmod", "mkdir", "rm", "rmdir"];

/// Directories that are links to those in `/usr` on today's systems.
const MERGED: [&str; 4] = ["bin", "sbin", "lib", "lib64"];

/// Files that a system has.
const ETC: [(&str, &str); 5] = [
    ("etc/passwd", "root:x:0:0:root:/root:/bin/sh\n"),
    ("etc/group", "root:x:0:\n"),
    ("etc/shadow", "root:*:19000:0:99999:7:::\n"),
    ("etc/gshadow", "root:*::\n"),
    ("etc/nsswitch.conf", "passwd: files\ngroup: files\nshadow: files\ngshadow: files\n"),
];

/// What the package depends on, which the programs above come from.
const INSTALLED: &str = "Package: passwd\nStatus: install ok installed\nPriority: required\nSection: admin\n\
    Maintainer: nobody <nobody@cards.example>\nArchitecture: all\nVersion: 1\nDescription: stands for the real one\n\n";

/// Where the settings and the data are.
const SETTINGS: &str = "etc/stapel/stapel.toml";
const DATA: &str = "var/lib/stapel";

/// Tries the package.
pub(super) fn run(package: &Path) -> Result<(), Error> {
    let bare = Empty(env::temp_dir().join(format!("stapel-deb-{}", std::process::id())));
    let root = bare.0.as_path();
    prepare(root)?;

    dpkg(root, "--install", package)?;
    let (user, group) = user_of(root)?;
    let data = fs::metadata(root.join(DATA)).during("the data directory")?;
    let mode = data.permissions().mode() & 0o7777;
    if (data.uid(), data.gid(), mode) != (user, group, 0o700) {
        let why = format!("it is of {}:{}, with mode {mode:o}", data.uid(), data.gid());
        return Err(failed("the data directory", &why));
    }
    say(&format!("installed: /{DATA} is of user {user}, who alone may look into it"));
    try_server(root, user, group)?;

    // What an operator has changed survives a new version.
    let mut settings = fs::read_to_string(root.join(SETTINGS)).during(SETTINGS)?;
    settings.push_str("\nmade-per-hour = 77\n");
    fs::write(root.join(SETTINGS), &settings).during(SETTINGS)?;
    dpkg(root, "--install", package)?;
    if fs::read_to_string(root.join(SETTINGS)).during(SETTINGS)? != settings {
        return Err(failed("installing it again", "the settings were replaced"));
    }
    let told = output(&mut program(root, user, group, &["--print-config"]), "print-config")?;
    if !String::from_utf8_lossy(&told).contains("made-per-hour = 77 ") {
        return Err(failed("installing it again", "the settings are not in force"));
    }
    say("installed again: changed settings stay, and are in force");

    dpkg(root, "--remove", Path::new("stapel"))?;
    expect(root, "usr/bin/stapel", false)?;
    expect(root, SETTINGS, true)?;
    expect(root, &format!("{DATA}/stapel.sqlite3"), true)?;
    say("removed: settings and data stay");
    dpkg(root, "--purge", Path::new("stapel"))?;
    expect(root, "etc/stapel", false)?;
    expect(root, DATA, false)?;
    say("purged: settings and data are gone");
    Ok(())
}

/// Whether something should still be there.
fn expect(root: &Path, path: &str, there: bool) -> Result<(), Error> {
    if root.join(path).exists() == there {
        return Ok(());
    }
    Err(failed(
        "removing it",
        &format!("/{path} {}", if there { "is gone" } else { "is still there" }),
    ))
}

/// A directory with the programs that are needed, and a database of packages.
fn prepare(root: &Path) -> Result<(), Error> {
    for directory in ["etc", "usr", "tmp", "var/lib/dpkg/info", "var/lib/dpkg/updates"] {
        fs::create_dir_all(root.join(directory)).during(directory)?;
    }
    for name in MERGED {
        if Path::new("/").join(name).is_symlink() {
            fs::create_dir_all(root.join("usr").join(name)).during(name)?;
            symlink(format!("usr/{name}"), root.join(name)).during(name)?;
        }
    }
    for (file, content) in ETC {
        fs::write(root.join(file), content).during(file)?;
    }
    fs::write(root.join("var/lib/dpkg/status"), INSTALLED).during("the database of packages")?;
    for program in PROGRAMS {
        let found =
            output(Command::new("sh").args(["-c", &format!("command -v {program}")]), program)?;
        let path = PathBuf::from(String::from_utf8_lossy(&found).trim());
        copy_in(root, &path)?;
        let libraries = output(Command::new("ldd").arg(&path), program)?;
        let libraries = String::from_utf8_lossy(&libraries).into_owned();
        for library in libraries.split_whitespace().filter(|word| word.starts_with('/')) {
            copy_in(root, Path::new(library))?;
        }
    }
    Ok(())
}

/// Copies a file of this system to the same place below a directory.
fn copy_in(root: &Path, path: &Path) -> Result<(), Error> {
    let doing = path.display().to_string();
    let to = root.join(path.strip_prefix("/").unwrap_or(path));
    fs::create_dir_all(to.parent().unwrap_or(root)).during(&doing)?;
    fs::copy(path, to).during(&doing)?;
    Ok(())
}

fn dpkg(root: &Path, action: &str, what: &Path) -> Result<(), Error> {
    let mut command = Command::new("dpkg");
    command.arg(format!("--root={}", root.display())).arg(action).arg(what);
    // The scripts see nothing of this system, so they find programs only where every system has them.
    command.env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin").env("DEBIAN_FRONTEND", "noninteractive");
    output(&mut command, &format!("dpkg {action}, which has to be root"))?;
    Ok(())
}

/// The numbers of the user that was made, and of its group.
fn user_of(root: &Path) -> Result<(u32, u32), Error> {
    let users = fs::read_to_string(root.join("etc/passwd")).during("etc/passwd")?;
    let line = users.lines().find_map(|line| line.strip_prefix("stapel:"));
    let numbers = line.and_then(|line| {
        let mut fields = line.split(':').skip(1).map(str::parse);
        Some((fields.next()?.ok()?, fields.next()?.ok()?))
    });
    numbers.ok_or_else(|| failed("installing it", "there is no user stapel"))
}

/// The server as its service starts it, on a port that is free.
fn program(root: &Path, user: u32, group: u32, more: &[&str]) -> Command {
    let mut command = Command::new("chroot");
    command.arg(format!("--userspec={user}:{group}")).arg(root);
    command.args(["/usr/bin/stapel", "--language", "en", "serve"]);
    command.args(["--config", "/etc/stapel/stapel.toml", "--listen", "127.0.0.1:0"]).args(more);
    command.env_clear().env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
    command
}

fn try_server(root: &Path, user: u32, group: u32) -> Result<(), Error> {
    let (mut server, address) = serve(&mut program(root, user, group, &[]))?;
    let status = format!("/proc/{}/status", server.id());
    let status = fs::read_to_string(&status).during(&status)?;
    let runs_as = status.lines().find_map(|line| line.strip_prefix("Uid:\t"));
    if runs_as.and_then(|ids| ids.split('\t').next()) != Some(&*user.to_string()) {
        return Err(failed("starting a server", "it doesn't run as its own user"));
    }
    let answer = get(&address, "/healthz")?;
    if !answer.starts_with("HTTP/1.1 200 ") {
        let first = answer.lines().next().unwrap_or_default();
        return Err(failed("/healthz", &format!("the server answered {first:?}")));
    }
    say(&format!("server: runs as user {user}, and /healthz answered"));
    // Asked to end, as services are.
    server.end()?;
    let database = fs::metadata(root.join(DATA).join("stapel.sqlite3")).during("the database")?;
    let mode = database.permissions().mode() & 0o777;
    if (database.uid(), mode) != (user, 0o600) {
        return Err(failed("the database", "others than its user may read it"));
    }
    Ok(())
}
