//! The programs of the browser client, from Rust to what browsers run.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::Error;
use crate::disk::{list, read, read_text, stem};
use crate::order::order;
use crate::shorten::shorten;

/// The profile for what people load.
pub(crate) const DEFAULT_PROFILE: &str = "web";

/// The variable that names another profile: `web-dev` builds quickly what is large and slow.
const PROFILE: &str = "STAPEL_WEB_PROFILE";

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Makes a script and a program for browsers of a program that cargo has built, and writes them into a directory. The build
/// script brings this along, with wasm-bindgen in it, so that the tests here are built without.
pub type Bindgen = fn(program: &Path, directory: &Path) -> anyhow::Result<()>;

/// A program for the browser.
pub(crate) struct Program {
    pub(crate) name: String,
    pub(crate) wasm: Vec<u8>,
    /// What lets the program call the browser, and the browser call the program.
    pub(crate) script: String,
}

/// The profile to build with.
pub(crate) fn profile() -> String {
    println!("cargo::rerun-if-env-changed={PROFILE}");
    env::var(PROFILE).unwrap_or_else(|_| String::from(DEFAULT_PROFILE))
}

/// The directories of our crates that the programs are built of.
pub(crate) fn crates(root: &Path) -> Result<Vec<PathBuf>, Error> {
    let tree = run(
        "cargo",
        tool("cargo", root)
            .args(["tree", "--locked", "--package", "stapel-web", "--target", TARGET])
            .args(["--edges", "normal,build", "--prefix", "none", "--format", "{p}"]),
    )?;
    if !tree.status.success() {
        return Err(Error::Crates);
    }
    Ok(local_crates(&String::from_utf8_lossy(&tree.stdout)))
}

/// The directories in lines such as `stapel-web v0.1.0 (/home/me/stapel/crates/web)`. Crates from elsewhere have none, and
/// those that came before have an asterisk.
fn local_crates(tree: &str) -> Vec<PathBuf> {
    let directory = |line: &str| {
        let line = line.strip_suffix(" (*)").unwrap_or(line);
        let (_, directory) = line.strip_suffix(')')?.split_once(" (")?;
        Some(PathBuf::from(directory)).filter(|directory| directory.is_absolute())
    };
    let mut directories: Vec<PathBuf> = tree.lines().filter_map(directory).collect();
    directories.sort();
    directories.dedup();
    directories
}

/// Builds all programs of the crate `web`. They are built in a directory of their own: the one of the cargo that waits for
/// this script is locked.
pub(crate) fn build(
    root: &Path,
    directory: &Path,
    profile: &str,
    bindgen: Bindgen,
) -> Result<Vec<Program>, Error> {
    provide_target(root)?;
    let status = tool("cargo", root)
        .args(["build", "--locked", "--package", "stapel-web", "--bins"])
        .args(["--target", TARGET, "--profile", profile])
        .arg("--target-dir")
        .arg(directory)
        .status()
        .map_err(|source| Error::Start { name: "cargo", source })?;
    if !status.success() {
        return Err(Error::Client);
    }
    let built = directory.join(TARGET).join(profile);
    let programs = list(&root.join("crates/web/src/bin"))?;
    let packed = profile == DEFAULT_PROFILE;
    programs.iter().map(|program| prepare(&built, &stem(program), packed, bindgen)).collect()
}

/// Makes sure that there is a standard library for browsers. The toolchain file asks for it, but rustup heeds that only while
/// it installs the toolchain itself.
fn provide_target(root: &Path) -> Result<(), Error> {
    let printed =
        run("rustc", tool("rustc", root).args(["--print", "target-libdir", "--target", TARGET]))?;
    let library = String::from_utf8_lossy(&printed.stdout);
    if Path::new(library.trim()).is_dir() {
        return Ok(());
    }
    println!("cargo::warning=adding {TARGET}, which the pages are built for, by way of rustup");
    let added = tool("rustup", root).args(["target", "add", TARGET]).status();
    if added.is_ok_and(|status| status.success()) { Ok(()) } else { Err(Error::NoTarget) }
}

fn run(name: &'static str, command: &mut Command) -> Result<Output, Error> {
    command.stderr(Stdio::inherit()).output().map_err(|source| Error::Start { name, source })
}

/// A tool of the project's toolchain. What is said about the build that waits does not hold for it: under a fuzzer,
/// say, that has another toolchain, clippy would check instead of building, and the flags are for another machine.
fn tool(name: &str, root: &Path) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root);
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        let flags =
            matches!(&*text, "CARGO_ENCODED_RUSTFLAGS" | "RUSTFLAGS" | "CARGO_BUILD_TARGET");
        let wrapper = matches!(
            &*text,
            "RUSTC" | "RUSTC_WRAPPER" | "RUSTC_WORKSPACE_WRAPPER" | "RUSTUP_TOOLCHAIN"
        );
        if flags || wrapper || text.starts_with("CLIPPY_") || text.starts_with("CARGO_CFG_") {
            command.env_remove(&name);
        }
    }
    command
}

/// Makes a program and a script for browsers of what cargo has built.
fn prepare(built: &Path, name: &str, packed: bool, bindgen: Bindgen) -> Result<Program, Error> {
    let failed = |source| Error::Prepare { name: name.to_owned(), source };
    let directory = built.join("bindgen").join(name);
    bindgen(&built.join(format!("{name}.wasm")), &directory).map_err(failed)?;
    let wasm = read(&directory.join(format!("{name}_bg.wasm")))?;
    let script = read_text(&directory.join(format!("{name}.js")))?;
    let (wasm, script) = shorten(&wasm, &script).map_err(|error| failed(error.into()))?;
    // The order matters only to what is compressed.
    let wasm = if packed { order(&wasm).map_err(|error| failed(error.into()))? } else { wasm };
    Ok(Program { name: name.to_owned(), wasm, script })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_crates_of_the_project_are_found_in_what_cargo_prints() {
        let tree = "stapel-web v0.1.0 (/home/me (and you)/crates/web)
js-sys v0.3.77
stapel-rules v0.1.0 (/home/me (and you)/crates/rules)
thiserror-impl v2.0.21 (proc-macro)
stapel-rules v0.1.0 (/home/me (and you)/crates/rules) (*)";
        assert_eq!(
            local_crates(tree),
            [
                Path::new("/home/me (and you)/crates/rules"),
                Path::new("/home/me (and you)/crates/web")
            ]
        );
    }
}
