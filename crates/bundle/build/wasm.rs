//! From Rust to what browsers run.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use wasm_bindgen_cli_support::Bindgen;

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
    // Not the very cargo that waits: under a fuzzer, say, that is another toolchain than the project's.
    let mut command = Command::new("cargo");
    command
        .args(["build", "--locked", "--package", "stapel-web", "--bins"])
        .args(["--target", TARGET, "--profile", profile])
        .arg("--target-dir")
        .arg(directory)
        .current_dir(root);
    // What is said about the build that waits does not hold for this one: clippy would check instead of
    // building, and the flags are for another machine.
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
    let status = command.status().expect("cargo can be started");
    assert!(
        status.success(),
        "the browser client does not build; see above, or run\n  \
         cargo build -p stapel-web --target {TARGET}"
    );
    let built = directory.join(TARGET).join(profile);
    PROGRAMS.into_iter().map(|name| pack(&built, name)).collect()
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
    Program { name, wasm: read(format!("{name}_bg.wasm")), script: read(format!("{name}.js")) }
}
