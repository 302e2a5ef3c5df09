//! Builds and packs the browser client.

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use walrus::passes::gc;
use wasm_bindgen_cli_support::Bindgen;

/// How the names of functions begin that scripts could call and none does: a library that leptos brings makes streams of
/// browsers of streams of Rust. What scripts may call stays in every program, unless it is taken out here.
const NEVER_CALLED: [&str; 2] = ["intounderlying", "__wbg_intounderlying"];

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
    let mut output = Bindgen::new()
        .input_path(program)
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()?;
    let module = output.wasm_mut();
    let is_never_called = |name: &str| NEVER_CALLED.iter().any(|start| name.starts_with(start));
    let exports = module.exports.iter().filter(|export| is_never_called(&export.name));
    for export in exports.map(walrus::Export::id).collect::<Vec<_>>() {
        module.exports.delete(export);
    }
    gc::run(module);
    output.emit(directory)
}
