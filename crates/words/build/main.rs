//! Compiles the texts of every language, so that no program has to.

mod compile;
mod locale;

use std::path::{Path, PathBuf};
use std::{env, fs};

/// Where the texts are, a directory for each language.
const LOCALES: &str = "locales";

fn main() {
    for path in [LOCALES, "build", "src/format.rs"] {
        println!("cargo::rerun-if-changed={path}");
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    for language in locale::listed(Path::new(LOCALES)) {
        let name = language.file_name().expect("it is in a directory");
        let path = out.join(name).with_extension("txt");
        let written = fs::write(&path, locale::texts(&language, |_| true));
        written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}
