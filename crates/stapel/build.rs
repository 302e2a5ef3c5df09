//! Tells the program which commit it was built from, where that can be known.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../..");
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let (told, commit, date) = match commit(&root) {
        Some((commit, date)) => (format!("{version} ({commit} {date})"), commit, date),
        None => (version, String::new(), String::new()),
    };
    println!("cargo::rustc-env=STAPEL_VERSION={told}");
    println!("cargo::rustc-env=STAPEL_COMMIT={commit}");
    println!("cargo::rustc-env=STAPEL_DATE={date}");
}

/// The commit that is checked out, and its date. None in an archive, or where there is no git.
fn commit(root: &Path) -> Option<(String, String)> {
    // Something else's repository may lie around an unpacked archive.
    let top = git(root, &["rev-parse", "--show-toplevel"])?;
    if fs::canonicalize(top).ok()? != fs::canonicalize(root).ok()? {
        return None;
    }
    watch_head(root);
    let told = git(root, &["log", "-1", "--format=%h %cs"])?;
    let (commit, date) = told.split_once(' ')?;
    Some((commit.to_owned(), date.to_owned()))
}

/// Builds anew when another commit is checked out: the head names a branch, and the branch a commit. Git writes into a
/// log whenever either changes, but keeps one only if it is to.
fn watch_head(root: &Path) {
    let branch = git(root, &["symbolic-ref", "--quiet", "HEAD"]);
    let names = ["HEAD", "logs/HEAD", "packed-refs"].map(str::to_owned);
    for name in names.into_iter().chain(branch) {
        if let Some(path) = git(root, &["rev-parse", "--git-path", &name]) {
            let path = root.join(path);
            // Cargo would build anew every time for a file that is not there.
            if path.exists() {
                println!("cargo::rerun-if-changed={}", path.display());
            }
        }
    }
}

/// What git says, if it says something.
fn git(root: &Path, arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").arg("-C").arg(root).args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}
