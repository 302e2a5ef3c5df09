//! Two style sheets out of those that lie beside what they style.

use std::fs;
use std::path::{Path, PathBuf};

/// All style sheets below a directory as two: for every page, and what comes to it on the pages of these directories. The
/// order of those in one does not matter: each puts its rules into a layer.
pub(crate) fn gather(directory: &Path, study: &[&str]) -> [(&'static str, String); 2] {
    let mut paths = Vec::new();
    find(directory, &mut paths);
    paths.sort();
    let is_for_study =
        |path: &&PathBuf| study.iter().any(|name| path.starts_with(directory.join(name)));
    let (special, general): (Vec<&PathBuf>, Vec<&PathBuf>) = paths.iter().partition(is_for_study);
    [("style.css", join(&general)), ("study.css", join(&special))]
}

fn join(paths: &[&PathBuf]) -> String {
    // The layers, from the weakest to the strongest.
    let mut all = String::from("@layer ground, parts, pages;\n");
    for path in paths {
        for line in crate::read(path).lines().map(str::trim).filter(|line| !line.is_empty()) {
            let comment = line.starts_with("/*") && line.ends_with("*/");
            if !comment {
                all.push_str(line);
                all.push('\n');
            }
        }
    }
    all
}

fn find(directory: &Path, paths: &mut Vec<PathBuf>) {
    let listed = fs::read_dir(directory);
    let listed = listed.unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
    for path in listed.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            find(&path, paths);
        } else if path.extension().is_some_and(|extension| extension == "css") {
            paths.push(path);
        }
    }
}
