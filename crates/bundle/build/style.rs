//! One style sheet out of those that lie beside what they style.

use std::fs;
use std::path::{Path, PathBuf};

/// All style sheets below a directory as one, in the order of their paths. The order does not matter:
/// each puts its rules into a layer.
pub(crate) fn gather(directory: &Path) -> String {
    let mut paths = Vec::new();
    find(directory, &mut paths);
    paths.sort();
    // The layers, from the weakest to the strongest.
    let mut all = String::from("@layer ground, parts, pages;\n");
    for path in paths {
        for line in crate::read(&path).lines().map(str::trim).filter(|line| !line.is_empty()) {
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
