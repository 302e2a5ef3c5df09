//! What thinks about games is as large as everything else together. It is in the worker that reviews games, and nowhere else.

use std::fs;
use std::path::{Path, PathBuf};

/// What may name the analysis: the worker, and what asks which version its reviews are of.
const MAY_NAME_IT: [&str; 2] = ["reviewer/mod.rs", "review/kept.rs"];

fn naming(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).expect("the sources can be read") {
        let path = entry.expect("the sources can be read").path();
        if path.is_dir() {
            naming(&path, found);
        } else if fs::read_to_string(&path).is_ok_and(|text| text.contains("stapel_analysis")) {
            found.push(path);
        }
    }
}

#[test]
fn only_the_worker_that_reviews_games_thinks_about_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    naming(&root, &mut found);
    let mut found: Vec<&Path> =
        found.iter().filter_map(|path| path.strip_prefix(&root).ok()).collect();
    found.sort_unstable();
    let mut allowed = MAY_NAME_IT.map(Path::new);
    allowed.sort_unstable();
    assert_eq!(found, allowed);
}

#[test]
fn what_keeps_reviews_asks_for_their_version_alone() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/review/kept.rs");
    let text = fs::read_to_string(kept).expect("it is there");
    let named: Vec<&str> = text.lines().filter(|line| line.contains("stapel_analysis")).collect();
    assert_eq!(named, ["use stapel_analysis::review::VERSION;"]);
}
