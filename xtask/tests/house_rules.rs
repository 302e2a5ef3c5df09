//! Who may use whom among our crates, and what they may bring in from outside: the rules of ARCHITECTURE.md, read from
//! the manifests. Only direct dependencies count, and only those that end up in the product or its build: tests may use
//! whatever helps them.

use std::collections::BTreeMap;
use std::env;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// A crate of ours and what its manifest may say. Crates are named by their directory below `crates`.
struct Room {
    name: &'static str,
    /// The crates of ours it may depend on.
    may_use: &'static [&'static str],
    /// The crates out of [`SERIALIZERS`] it may depend on.
    may_serialize_with: &'static [&'static str],
    /// Whether it leaves input, output and everything else that surprises to others.
    pure: bool,
}

const ROOMS: &[Room] = &[
    Room { name: "rules", may_use: &[], may_serialize_with: &[], pure: true },
    Room { name: "bots", may_use: &["rules"], may_serialize_with: &[], pure: true },
    Room { name: "protocol", may_use: &["rules"], may_serialize_with: SERIALIZERS, pure: true },
    Room { name: "table", may_use: &["rules"], may_serialize_with: &[], pure: true },
    Room { name: "analysis", may_use: &["rules", "bots"], may_serialize_with: &[], pure: true },
    Room { name: "client", may_use: &["rules", "protocol"], may_serialize_with: &[], pure: true },
    Room {
        name: "room",
        may_use: &["rules", "table", "protocol", "bots"],
        may_serialize_with: &[],
        pure: true,
    },
    Room {
        name: "words",
        may_use: &["rules", "protocol", "client"],
        may_serialize_with: &[],
        pure: true,
    },
    Room {
        name: "server",
        may_use: &["rules", "table", "protocol", "bots", "analysis", "room"],
        // Its store keeps what the tables log.
        may_serialize_with: SERIALIZERS,
        pure: false,
    },
    Room {
        name: "web",
        // A room without I/O deals games offline, and checks shuffles by the same code as the server.
        may_use: &["client", "protocol", "rules", "bots", "table", "room", "words"],
        may_serialize_with: &[],
        pure: false,
    },
    Room {
        name: "terminal",
        may_use: &["client", "protocol", "rules", "bots", "table", "room", "words"],
        may_serialize_with: &[],
        pure: false,
    },
    // The pages of the browser client, as files.
    Room { name: "bundle", may_use: &[], may_serialize_with: &[], pure: false },
    Room {
        name: "stapel",
        may_use: &[
            "rules", "bots", "protocol", "table", "analysis", "client", "room", "words", "server",
            "web", "terminal", "bundle",
        ],
        // The referee talks in lines of JSON; types that serialize themselves stay with the protocol.
        may_serialize_with: &["serde_json"],
        pure: false,
    },
];

/// Crates that turn values into text or bytes.
const SERIALIZERS: &[&str] = &["serde", "serde_core", "serde_derive", "serde_json"];

/// Crates whose purpose is to reach outside of the program: network, files, terminal, browser, entropy.
const OUTSIDE_WORLD: &[&str] = &[
    "async-std",
    "axum",
    "crossterm",
    "getrandom",
    "hyper",
    "leptos",
    "mio",
    "ratatui",
    "reqwest",
    "rusqlite",
    "signal-hook",
    "smol",
    "socket2",
    "sqlx",
    "tempfile",
    "tokio",
    "tokio-tungstenite",
    "tower-http",
    "tungstenite",
    "ureq",
    "wasm-bindgen",
    "web-sys",
];

/// The crate that has to run everywhere, and so depends on nothing.
const FOUNDATION: &str = "rules";

/// What matters here of a package.
#[derive(Debug)]
struct Package {
    /// Its directory below `crates`.
    directory: String,
    name: String,
    /// The names of the packages it depends on, dev-dependencies excluded.
    dependencies: Vec<String>,
}

#[test]
fn our_crates_keep_the_house_rules() {
    let packages = packages();
    assert!(!packages.is_empty(), "no crates were found, so nothing was checked");
    let violations = violations(&packages);
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}

#[test]
fn the_table_is_about_crates_that_it_knows() {
    let mut names: Vec<&str> = ROOMS.iter().map(|room| room.name).collect();
    names.sort_unstable();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "a crate is listed twice");
    for room in ROOMS {
        assert!(
            room.may_use.iter().all(|used| names.contains(used)),
            "{} may use an unknown crate",
            room.name
        );
        assert!(
            room.may_serialize_with.iter().all(|used| SERIALIZERS.contains(used)),
            "{}",
            room.name
        );
    }
}

#[test]
fn what_the_table_allows_is_no_violation() {
    for room in ROOMS {
        let ours = room.may_use.iter().map(|used| package_name(used));
        let serializers = room.may_serialize_with.iter().map(|&used| used.to_owned());
        let package = Package {
            directory: room.name.to_owned(),
            name: package_name(room.name),
            dependencies: ours.chain(serializers).collect(),
        };
        assert_eq!(violations(&[package]), [""; 0]);
    }
}

#[test]
fn every_kind_of_violation_is_found() {
    for (directory, name, dependency, expected) in [
        ("rules", "stapel-rules", "libm", "rules must have no dependencies, but has libm"),
        ("bots", "stapel-bots", "stapel-table", "bots must not use stapel-table"),
        ("server", "stapel-server", "stapel", "server must not use stapel"),
        ("client", "stapel-client", "stapel-elsewhere", "client must not use stapel-elsewhere"),
        ("table", "stapel-table", "serde", "table must leave serializing to others, but has serde"),
        ("stapel", "stapel", "serde", "stapel must leave serializing to others, but has serde"),
        ("analysis", "stapel-analysis", "tokio", "analysis must be pure, but has tokio"),
        ("cellar", "stapel-cellar", "libm", "cellar is not in the table of the house rules"),
        ("bots", "bots", "libm", "the package in bots must be called stapel-bots, not bots"),
    ] {
        let package = Package {
            directory: directory.to_owned(),
            name: name.to_owned(),
            dependencies: vec![dependency.to_owned()],
        };
        assert_eq!(violations(&[package]), [expected]);
    }
}

/// What the packages do that they must not.
fn violations(packages: &[Package]) -> Vec<String> {
    let rooms: BTreeMap<&str, &Room> = ROOMS.iter().map(|room| (room.name, room)).collect();
    let mut violations = Vec::new();
    for Package { directory, name, dependencies } in packages {
        let Some(room) = rooms.get(directory.as_str()) else {
            violations.push(format!("{directory} is not in the table of the house rules"));
            continue;
        };
        let expected = package_name(directory);
        if *name != expected {
            violations
                .push(format!("the package in {directory} must be called {expected}, not {name}"));
        }
        for dependency in dependencies {
            violations.extend(
                objection(room, dependency).map(|objection| format!("{directory} {objection}")),
            );
        }
    }
    violations
}

/// What is wrong about one dependency of a crate, if anything.
fn objection(room: &Room, dependency: &str) -> Option<String> {
    let is_ours = dependency == "stapel" || dependency.starts_with("stapel-");
    if room.name == FOUNDATION {
        Some(format!("must have no dependencies, but has {dependency}"))
    } else if is_ours && !room.may_use.iter().any(|used| package_name(used) == dependency) {
        Some(format!("must not use {dependency}"))
    } else if SERIALIZERS.contains(&dependency) && !room.may_serialize_with.contains(&dependency) {
        Some(format!("must leave serializing to others, but has {dependency}"))
    } else if room.pure && OUTSIDE_WORLD.contains(&dependency) {
        Some(format!("must be pure, but has {dependency}"))
    } else {
        None
    }
}

/// The name of the package in a directory below `crates`.
fn package_name(directory: &str) -> String {
    if directory == "stapel" { directory.to_owned() } else { format!("stapel-{directory}") }
}

/// The packages below `crates`. Cargo is asked instead of the manifests being read, because it knows about inherited,
/// renamed, optional and platform-specific dependencies.
fn packages() -> Vec<Package> {
    let root =
        Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("this package lies in the workspace");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root)
        .output()
        .expect("cargo can be started");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    // Cargo may write the root differently from how we know it, so that its own spelling is the one to compare with.
    let crates = Path::new(text(&metadata["workspace_root"])).join("crates");
    list(&metadata["packages"]).iter().filter_map(|package| below(&crates, package)).collect()
}

fn below(crates: &Path, package: &Value) -> Option<Package> {
    let directory =
        Path::new(text(&package["manifest_path"])).parent()?.strip_prefix(crates).ok()?;
    let dependencies = list(&package["dependencies"])
        .iter()
        .filter(|dependency| dependency["kind"] != "dev")
        .map(|dependency| text(&dependency["name"]).to_owned())
        .collect();
    Some(Package {
        directory: directory.display().to_string(),
        name: text(&package["name"]).to_owned(),
        dependencies,
    })
}

fn text(value: &Value) -> &str {
    value.as_str().expect("cargo writes text here")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("cargo writes a list here")
}
