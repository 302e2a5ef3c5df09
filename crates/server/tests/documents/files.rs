//! The files that are compared.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The root of the project.
fn root() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect()
}

/// A page of the documentation.
pub(crate) fn page(name: &str) -> String {
    read(&root().join("docs").join(name))
}

/// A file, or all files below a directory, of the sources of a crate: without its unit tests.
pub(crate) fn sources(path: &str) -> String {
    let path = root().join("crates").join(path);
    if path.is_file() {
        let text = read(&path);
        return text.split("#[cfg(test)]").next().unwrap().to_owned();
    }
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    let relevant = entries.iter().filter(|entry| {
        entry.is_dir() || entry.extension().is_some_and(|extension| extension == "rs")
    });
    let crates = root().join("crates");
    relevant.map(|entry| sources(entry.strip_prefix(&crates).unwrap().to_str().unwrap())).collect()
}

fn golden_directory() -> PathBuf {
    root().join("crates/protocol/tests/golden/table")
}

/// A golden file of the table protocol.
pub(crate) fn golden_file(name: &str) -> String {
    read(&golden_directory().join(format!("{name}.json")))
}

/// Every golden file of the table protocol, by its name.
pub(crate) fn golden() -> BTreeMap<String, String> {
    let files = std::fs::read_dir(golden_directory()).unwrap().map(|entry| entry.unwrap().path());
    files
        .map(|path| (path.file_stem().unwrap().to_str().unwrap().to_owned(), read(&path)))
        .collect()
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
