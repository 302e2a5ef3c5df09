//! The licences of everything that others wrote and that ends up in the program.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use super::{TARGET, failed};
use crate::error::{During, Error};
use crate::invocation::Invocation;
use crate::report::say;
use crate::setup::BROWSER_TARGET;

/// What files with licences begin with.
const NAMES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];

/// A crate that others wrote.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Crate {
    name: String,
    version: String,
    licence: String,
}

/// All of them in one text: who is in the program, and then every licence once, with those whom it is of.
pub(super) fn gather(root: &Path) -> Result<String, Error> {
    let mut crates = listed(root, "stapel", TARGET)?;
    // The page in the program holds programs for the browser.
    crates.extend(listed(root, "stapel-web", BROWSER_TARGET)?);
    let sources = sources()?;
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut silent = Vec::new();
    for one in &crates {
        let title = format!("{} {}", one.name, one.version);
        let found = texts_of(&sources, one)?;
        if found.is_empty() {
            silent.push(format!("{title} ({})", one.licence));
        }
        for text in found {
            texts.entry(text).or_default().insert(title.clone());
        }
    }
    say(&format!("licences: {} crates, {} texts", crates.len(), texts.len()));
    Ok(write(&crates, &texts, &silent))
}

/// The crates of others that a package of ours brings along on a target.
fn listed(root: &Path, package: &str, target: &str) -> Result<BTreeSet<Crate>, Error> {
    let tree = Invocation::cargo(&["tree", "--locked", "--edges", "normal", "--prefix", "none"])
        .with_arguments(&["--package", package, "--target", target, "--format", "{p}|{l}"])
        .output(root)?;
    Ok(read(&tree))
}

fn read(tree: &str) -> BTreeSet<Crate> {
    let read = |line: &str| {
        let (package, licence) = line.split_once('|')?;
        let (name, rest) = package.split_once(" v")?;
        // What has a path after its version is ours.
        let ours = rest.contains(" (/") || rest.contains(":\\");
        let version = rest.split(' ').next()?;
        let licence = licence.trim_end_matches(" (*)").to_owned();
        (!ours).then(|| Crate { name: name.to_owned(), version: version.to_owned(), licence })
    };
    tree.lines().filter_map(read).collect()
}

/// The directories in which cargo keeps sources.
fn sources() -> Result<Vec<PathBuf>, Error> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::var_os("HOME").map(|home| PathBuf::from(home).join(".cargo")));
    let home = home.ok_or_else(|| failed("licences", "nobody knows where cargo keeps sources"))?;
    let registries = fs::read_dir(home.join("registry").join("src")).during("sources of crates")?;
    Ok(registries.flatten().map(|entry| entry.path()).collect())
}

/// The texts of the licences that lie beside the source of a crate.
fn texts_of(sources: &[PathBuf], one: &Crate) -> Result<Vec<String>, Error> {
    let directory = format!("{}-{}", one.name, one.version);
    let path = sources.iter().map(|source| source.join(&directory)).find(|path| path.is_dir());
    let path = path.ok_or_else(|| failed("licences", &format!("no source of {directory}")))?;
    let mut files: Vec<PathBuf> =
        fs::read_dir(&path).during(&directory)?.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.is_file() && is_licence(file));
    files.sort();
    let read = |file: &PathBuf| {
        let bytes = fs::read(file).during(&directory)?;
        let text = String::from_utf8_lossy(&bytes).replace("\r\n", "\n");
        Ok(text.trim().to_owned())
    };
    files.iter().map(read).collect()
}

fn is_licence(file: &Path) -> bool {
    let name = file.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
    NAMES.iter().any(|start| name.starts_with(start))
}

fn write(
    crates: &BTreeSet<Crate>,
    texts: &BTreeMap<String, BTreeSet<String>>,
    silent: &[String],
) -> String {
    let mut written = String::from(
        "Stapel contains work of others. First comes who, with the licence they name; then the\n\
         text of every licence, with those whose it is. Also inside, and no crates: the standard library\n\
         of Rust (MIT OR Apache-2.0, https://github.com/rust-lang/rust), musl (MIT, copyright 2005-2020\n\
         Rich Felker and others, https://musl.libc.org) and SQLite (public domain).\n\n",
    );
    for Crate { name, version, licence } in crates {
        written += &format!("{name} {version}: {licence}\n");
    }
    if !silent.is_empty() {
        written += "\nThese bring no text of their licence along; those of MIT and Apache 2.0 are in LICENSE-MIT\n\
                    and LICENSE-APACHE:\n";
        written += &format!("{}\n", silent.join("\n"));
    }
    for (text, titles) in texts {
        let titles: Vec<&str> = titles.iter().map(String::as_str).collect();
        written += &format!("\n{}\n{}\n\n{text}\n", "-".repeat(100), titles.join(", "));
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_of_others_are_told_from_ours() {
        let tree = "stapel v0.1.0 (/home/mia/stapel/crates/stapel)|MIT OR Apache-2.0\n\
                    clap v4.6.7|MIT OR Apache-2.0\nclap v4.6.7|MIT OR Apache-2.0 (*)\n\
                    derive v1.0.0 (proc-macro)|MIT\n\n";
        let found: Vec<String> = read(tree)
            .into_iter()
            .map(|one| format!("{} {} {}", one.name, one.version, one.licence))
            .collect();
        assert_eq!(found, ["clap 4.6.7 MIT OR Apache-2.0", "derive 1.0.0 MIT"]);
    }

    #[test]
    fn licences_are_known_by_their_names() {
        for (name, is) in
            [("LICENSE-MIT", true), ("license.txt", true), ("COPYING", true), ("README.md", false)]
        {
            assert_eq!(is_licence(Path::new(name)), is, "{name}");
        }
    }
}
