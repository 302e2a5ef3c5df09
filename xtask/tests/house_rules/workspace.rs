//! The crates of the workspace, as cargo knows them.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// A package below `crates`.
#[derive(Debug)]
pub(crate) struct Package {
    /// Its directory below `crates`.
    pub(crate) directory: String,
    pub(crate) name: String,
    pub(crate) dependencies: Vec<Dependency>,
    /// The first files of its library and its programs.
    pub(crate) roots: Vec<PathBuf>,
}

impl Package {
    /// The dependencies that end up in the product or its build.
    pub(crate) fn in_product(&self) -> impl Iterator<Item = &Dependency> {
        self.dependencies.iter().filter(|dependency| dependency.kind != Kind::Dev)
    }
}

/// A direct dependency of a package.
#[derive(Debug)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    pub(crate) kind: Kind,
}

/// What a dependency is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Normal,
    Build,
    Dev,
}

/// The directory of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("this package lies in the workspace")
}

/// The packages below `crates`. Cargo is asked instead of the manifests being read, because it knows about inherited,
/// renamed, optional and platform-specific dependencies.
pub(crate) fn packages() -> Vec<Package> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo can be started");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    // Cargo may write the root differently from how we know it, so that its own spelling is the one to compare with.
    let crates = Path::new(text(&metadata["workspace_root"])).join("crates");
    let packages: Vec<Package> =
        list(&metadata["packages"]).iter().filter_map(|package| below(&crates, package)).collect();
    assert!(!packages.is_empty(), "no crates were found, so nothing would be checked");
    packages
}

fn below(crates: &Path, package: &Value) -> Option<Package> {
    let directory =
        Path::new(text(&package["manifest_path"])).parent()?.strip_prefix(crates).ok()?;
    let dependency = |dependency: &Value| Dependency {
        name: text(&dependency["name"]).to_owned(),
        kind: match dependency["kind"].as_str() {
            Some("dev") => Kind::Dev,
            Some("build") => Kind::Build,
            _ => Kind::Normal,
        },
    };
    let is_product =
        |target: &&Value| list(&target["kind"]).iter().any(|kind| kind == "lib" || kind == "bin");
    Some(Package {
        directory: directory.display().to_string(),
        name: text(&package["name"]).to_owned(),
        dependencies: list(&package["dependencies"]).iter().map(dependency).collect(),
        roots: list(&package["targets"])
            .iter()
            .filter(is_product)
            .map(|target| PathBuf::from(text(&target["src_path"])))
            .collect(),
    })
}

fn text(value: &Value) -> &str {
    value.as_str().expect("cargo writes text here")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("cargo writes a list here")
}

/// The Rust sources in a directory and those below it, sorted.
pub(crate) fn sources_below(directory: &Path) -> Vec<PathBuf> {
    let mut sources = Vec::new();
    let entries =
        fs::read_dir(directory).unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
    for entry in entries {
        let path = entry.expect("the directory can be listed").path();
        if path.is_dir() {
            sources.extend(sources_below(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(path);
        }
    }
    sources.sort();
    sources
}
