//! A release: one archive with the program and everything that goes with it, or a Debian package, and a check whether
//! it works alone.

pub(crate) mod deb;
mod deb_trial;
mod documents;
mod licences;
mod trial;
mod unit;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::{During, Error};
use crate::invocation::Invocation;
use crate::report::say;
use crate::setup::{self, Need};

/// What the archive is for: any Linux on this kind of machine, since it needs no library.
pub(crate) const TARGET: &str = match cfg!(target_arch = "aarch64") {
    true => "aarch64-unknown-linux-musl",
    false => "x86_64-unknown-linux-musl",
};

/// What goes into the archive as it is, besides the documents.
const FILES: [&str; 2] = ["LICENSE-MIT", "LICENSE-APACHE"];

/// The shells, and what their files are called.
const COMPLETIONS: [(&str, &str); 5] = [
    ("bash", "stapel.bash"),
    ("zsh", "_stapel"),
    ("fish", "stapel.fish"),
    ("powershell", "_stapel.ps1"),
    ("elvish", "stapel.elv"),
];

fn failed(doing: &str, why: &str) -> Error {
    Error::Dist { doing: doing.to_owned(), why: why.to_owned() }
}

/// Makes the archive, and tries it if asked for.
pub(crate) fn run(attempt: bool, root: &Path) -> Result<(), Error> {
    setup::provide(&[Need::BrowserTarget, Need::StaticTarget, Need::StaticCompiler], root)?;
    build().run(root)?;
    let target = target_directory(root);
    let program = target.join(TARGET).join("release").join("stapel");
    let name = format!("stapel-{}-{TARGET}", env!("CARGO_PKG_VERSION"));
    let dist = target.join("dist");
    let directory = dist.join(&name);
    if directory.exists() {
        fs::remove_dir_all(&directory).during("removing what was there")?;
    }
    fs::create_dir_all(&directory).during("making the directory of the archive")?;
    fill(&directory, &program, root)?;
    let archive = pack(&dist, &name, root)?;
    say(&format!("\n{} and its .sha256", archive.display()));
    if attempt { trial::run(&archive, &name) } else { Ok(()) }
}

fn build() -> Invocation {
    Invocation::cargo(&["build", "--release", "--locked", "--package", "stapel"])
        .with_arguments(&["--bin", "stapel", "--target", TARGET])
}

/// Everything that goes into the archive.
fn fill(directory: &Path, program: &Path, root: &Path) -> Result<(), Error> {
    fs::copy(program, directory.join("stapel")).during("copying the program")?;
    for file in FILES {
        fs::copy(root.join(file), directory.join(file)).during(file)?;
    }
    documents::copy(root, directory)?;
    let packaged = |file: &str| fs::read_to_string(root.join("packaging").join(file)).during(file);
    let unit = unit::of_archive(&packaged("stapel.service")?);
    fs::write(directory.join("stapel.service"), unit).during("stapel.service")?;
    fs::write(directory.join("stapel.toml"), packaged("stapel.toml")?).during("stapel.toml")?;
    let texts = licences::gather(root)?;
    fs::write(directory.join("THIRD-PARTY.txt"), texts).during("THIRD-PARTY.txt")?;

    let manual = directory.join("man").join("man1");
    let mut man = spoken(program);
    output(man.args(["man", "--out"]).arg(&manual), "writing the manual")?;
    let completions = directory.join("completions");
    fs::create_dir_all(&completions).during("completions")?;
    for (shell, file) in COMPLETIONS {
        let script = output(spoken(program).args(["completions", shell]), shell)?;
        fs::write(completions.join(file), script).during(file)?;
    }
    Ok(())
}

/// The program, in English whatever is spoken here.
fn spoken(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(["--language", "en"]);
    command
}

/// What a program writes, if it ends well.
fn output(command: &mut Command, doing: &str) -> Result<Vec<u8>, Error> {
    let output = command.output().during(doing)?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let errors = String::from_utf8_lossy(&output.stderr);
    Err(failed(doing, &format!("{} ({})", errors.trim(), output.status)))
}

/// Packs the directory. The same files give the same archive: nothing of this machine or of today is in it.
fn pack(dist: &Path, name: &str, root: &Path) -> Result<PathBuf, Error> {
    let date = Invocation::program("git", &["log", "-1", "--format=@%ct"]).output(root);
    // In an unpacked archive of the source nobody knows the date.
    let date = date.unwrap_or_else(|_| String::from("@0"));
    let file = format!("{name}.tar.gz");
    let mut tar = Command::new("tar");
    tar.args(["--create", "--gzip", "--sort=name", "--format=ustar", "--owner=0", "--group=0"])
        .args(["--numeric-owner", "--mode=u+rwX,go+rX,go-w", &format!("--mtime={}", date.trim())])
        .args(["--file", &file, name])
        .current_dir(dist);
    output(&mut tar, "packing")?;
    let sum = output(Command::new("sha256sum").arg(&file).current_dir(dist), "sha256sum")?;
    fs::write(dist.join(format!("{file}.sha256")), sum).during("writing the checksum")?;
    Ok(dist.join(file))
}

/// Where cargo puts what it builds.
fn target_directory(root: &Path) -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_built_as_people_get_it_and_needs_no_library() {
        let command = build().to_string();
        assert!(
            command.starts_with("cargo build --release --locked --package stapel --bin stapel")
        );
        assert!(command.ends_with("-unknown-linux-musl"));
    }
}
