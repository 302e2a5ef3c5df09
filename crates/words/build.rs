//! Compiles the texts of every language, so that no program has to.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::Context;
use stapel_fluent_compiler::{Source, compile};

/// Where the texts are, a directory for each language.
const LOCALES: &str = "locales";

fn main() {
    println!("cargo::rerun-if-changed={LOCALES}");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    if let Err(error) = compile_all(&out) {
        println!("cargo::error={error:#}");
    }
}

/// Writes a file for each language, such as `de.txt`.
fn compile_all(out: &Path) -> anyhow::Result<()> {
    for language in fs::read_dir(LOCALES).context(LOCALES)? {
        let language = language.context(LOCALES)?;
        let texts = compile(&Source::all_in(&language.path())?)?;
        let path = out.join(language.file_name()).with_extension("txt");
        fs::write(&path, texts).with_context(|| path.display().to_string())?;
    }
    Ok(())
}
