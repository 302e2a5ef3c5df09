//! Compiles the texts of every language, so that no program has to, and lists the rule pages.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::Context;
use stapel_fluent_compiler::{Source, compile};

/// Where the texts are, a directory for each language.
const LOCALES: &str = "locales";

/// Where the rule pages are, a directory for each language with a file for each game.
const RULES: &str = "rules";

fn main() {
    println!("cargo::rerun-if-changed={LOCALES}");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    println!("cargo::rerun-if-changed={RULES}");
    if let Err(error) = compile_all(&out).and_then(|()| list_rule_pages(&out)) {
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

/// Writes `rules.rs`, an expression: a list of every rule page, with the tag of its language and the name of its game.
fn list_rule_pages(out: &Path) -> anyhow::Result<()> {
    let here = env::current_dir().context(RULES)?;
    let mut pages = String::new();
    for language in fs::read_dir(RULES).context(RULES)? {
        let language = language.context(RULES)?;
        for page in fs::read_dir(language.path()).context(RULES)? {
            let page = here.join(page.context(RULES)?.path());
            let game = page.file_stem().unwrap_or_default();
            let tag = language.file_name();
            writeln!(pages, "    ({tag:?}, {game:?}, include_str!({page:?})),")?;
        }
    }
    let path = out.join("rules.rs");
    fs::write(&path, format!("&[\n{pages}]\n")).with_context(|| path.display().to_string())
}
