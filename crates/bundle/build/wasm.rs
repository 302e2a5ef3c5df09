//! From Rust to what browsers run.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use wasm_bindgen_cli_support::Bindgen;

use crate::shorten::shorten;

/// The programs that run in the browser, as the crate `web` names them.
const PROGRAMS: [&str; 6] = ["clear4", "home", "learn", "piles", "replay", "worker"];

/// The variable that names another profile: `web-dev` builds in seconds what nobody should have to load.
const PROFILE: &str = "STAPEL_WEB_PROFILE";

const TARGET: &str = "wasm32-unknown-unknown";

/// A program for the browser.
pub(crate) struct Program {
    pub(crate) name: &'static str,
    pub(crate) wasm: Vec<u8>,
    /// What lets the program call the browser, and the browser call the program.
    pub(crate) script: Vec<u8>,
}

/// The profile that they are built with: `web`, unless somebody is in a hurry.
pub(crate) fn profile() -> String {
    println!("cargo::rerun-if-env-changed={PROFILE}");
    env::var(PROFILE).unwrap_or_else(|_| String::from("web"))
}

/// Builds all programs. They are built in a directory of their own: the one of the cargo that waits for
/// this script is locked.
pub(crate) fn build(root: &Path, directory: &Path, profile: &str) -> Vec<Program> {
    provide_target(root);
    let status = tool("cargo", root)
        .args(["build", "--locked", "--package", "stapel-web", "--bins"])
        .args(["--target", TARGET, "--profile", profile])
        .arg("--target-dir")
        .arg(directory)
        .status()
        .expect("cargo can be started");
    assert!(
        status.success(),
        "the browser client does not build; see above, or run\n  \
         cargo build -p stapel-web --target {TARGET}"
    );
    let built = directory.join(TARGET).join(profile);
    PROGRAMS.into_iter().map(|name| pack(&built, name)).collect()
}

/// Sees to it that there is something to build browser programs with. The toolchain file asks for it, but rustup heeds
/// that only while it installs the toolchain itself.
fn provide_target(root: &Path) {
    let printed = tool("rustc", root)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .expect("rustc can be started");
    let library = String::from_utf8_lossy(&printed.stdout);
    if Path::new(library.trim()).is_dir() {
        return;
    }
    println!("cargo::warning=adding {TARGET}, which the pages are built for, by way of rustup");
    let added = tool("rustup", root).args(["target", "add", TARGET]).status();
    assert!(
        added.is_ok_and(|status| status.success()),
        "this Rust can't build for browsers and rustup could not change that; add the standard library for {TARGET}, \
         with rustup by\n  rustup target add {TARGET}"
    );
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

fn pack(built: &Path, name: &'static str) -> Program {
    let directory = built.join("bindgen").join(name);
    let mut bindgen = Bindgen::new();
    let generated =
        bindgen.input_path(built.join(format!("{name}.wasm"))).web(true).and_then(|bindgen| {
            bindgen
                .typescript(false)
                .remove_name_section(true)
                .remove_producers_section(true)
                .generate(&directory)
        });
    if let Err(error) = generated {
        panic!("{name}.wasm can't be prepared for browsers: {error:?}");
    }
    let read = |file: String| {
        let path = directory.join(file);
        fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let script = String::from_utf8(read(format!("{name}.js"))).expect("scripts are text");
    let (wasm, script) = shorten(&read(format!("{name}_bg.wasm")), &script);
    Program { name, wasm, script: script.into_bytes() }
}
