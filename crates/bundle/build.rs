//! Builds and packs the browser client.

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let directory = |name: &str| PathBuf::from(env::var_os(name).expect("cargo sets it"));
    let root = directory("CARGO_MANIFEST_DIR").join("../..");
    match stapel_packer::pack(&root, &directory("OUT_DIR"), bindgen) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("cargo::error={:#}", anyhow::Error::from(error));
            // Only then cargo shows what the compiler has said.
            ExitCode::FAILURE
        }
    }
}

/// Prepares a program for browsers.
fn bindgen(program: &Path, directory: &Path) -> anyhow::Result<()> {
    Bindgen::new()
        .input_path(program)
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(directory)
}
