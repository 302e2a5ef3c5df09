//! The texts of one language, for build scripts.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use super::compile::compile;

/// The texts in the wanted files of a directory, as programs read them. When one of these changes, the script runs again.
pub(crate) fn texts(directory: &Path, is_wanted: fn(&str) -> bool) -> String {
    let named = |path: &Path| path.file_name().and_then(OsStr::to_str).is_some_and(is_wanted);
    let mut files = Vec::new();
    for path in listed(directory).into_iter().filter(|path| named(path)) {
        println!("cargo::rerun-if-changed={}", path.display());
        let file = fs::read_to_string(&path);
        files.push(file.unwrap_or_else(|error| panic!("{}: {error}", path.display())));
    }
    let texts = compile(&files.join("\n"));
    texts.unwrap_or_else(|problem| panic!("{}: {problem}", directory.display()))
}

/// What is in a directory, in the order of its names.
pub(crate) fn listed(directory: &Path) -> Vec<PathBuf> {
    let listed = fs::read_dir(directory);
    let listed = listed.unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
    let mut paths: Vec<PathBuf> = listed.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}
