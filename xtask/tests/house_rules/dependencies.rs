//! Who may use whom among our crates, and what they may bring in from outside: the rules of ARCHITECTURE.md, read from
//! the manifests. Only direct dependencies count, and only those that end up in the product or its build: tests may use
//! whatever helps them. What is allowed or named in a manifest is also used.

use std::collections::BTreeSet;
use std::path::Path;

use crate::assert_none;
use crate::source::{self, Item};
use crate::workspace::{Dependency, Kind, Package, packages, root, sources_below};

/// A crate of ours and what its manifest may say. Crates are named by their directory below `crates`.
struct Crate {
    name: &'static str,
    /// The crates of ours it may depend on.
    may_use: &'static [&'static str],
    /// The crates out of [`SERIALIZERS`] it may depend on.
    may_serialize_with: &'static [&'static str],
    /// Whether it leaves input, output and everything else that surprises to others.
    pure: bool,
}

impl Crate {
    /// The names of all packages that it may use and that the table names.
    fn allowed(&self) -> impl Iterator<Item = String> {
        let ours = self.may_use.iter().map(|used| package_name(used));
        ours.chain(self.may_serialize_with.iter().map(|&used| used.to_owned()))
    }
}

const CRATES: &[Crate] = &[
    Crate { name: "rules", may_use: &[], may_serialize_with: &[], pure: true },
    Crate { name: "bots", may_use: &["rules"], may_serialize_with: &[], pure: true },
    Crate {
        name: "protocol",
        may_use: &["rules"],
        may_serialize_with: &["serde", "serde_json"],
        pure: true,
    },
    Crate { name: "puzzles", may_use: &["rules"], may_serialize_with: &[], pure: true },
    Crate { name: "table", may_use: &["rules"], may_serialize_with: &[], pure: true },
    Crate {
        name: "analysis",
        // Reviews are told in the same words by page, server and command line.
        may_use: &["rules", "bots", "protocol", "puzzles"],
        may_serialize_with: &[],
        pure: true,
    },
    Crate {
        name: "client",
        // It adds to shuffles and checks them, by the same code as the table.
        may_use: &["rules", "protocol", "table"],
        may_serialize_with: &[],
        pure: true,
    },
    Crate {
        name: "room",
        may_use: &["rules", "table", "protocol", "bots"],
        may_serialize_with: &[],
        pure: true,
    },
    Crate { name: "text-format", may_use: &[], may_serialize_with: &[], pure: true },
    // It reads the files of texts, while Stapel is built.
    Crate {
        name: "fluent-compiler",
        may_use: &["text-format"],
        may_serialize_with: &[],
        pure: false,
    },
    Crate {
        name: "words",
        may_use: &["rules", "protocol", "client", "puzzles", "text-format", "fluent-compiler"],
        may_serialize_with: &[],
        pure: true,
    },
    // It paints without reading or writing anything.
    Crate { name: "preview", may_use: &["rules"], may_serialize_with: &[], pure: true },
    Crate {
        name: "server",
        // It tells people of turns, and messengers of links, in their own language, and shows a picture beside a link.
        may_use: &["rules", "table", "protocol", "room", "words", "preview"],
        // Its store keeps what the tables log.
        may_serialize_with: &["serde", "serde_json"],
        pure: false,
    },
    Crate {
        name: "web",
        // A room without I/O deals games offline, and checks shuffles by the same code as the server. Only the worker that
        // reviews finished games thinks about them, and what keeps its reviews asks which version they are of
        // (`crates/web/tests/analysis.rs`).
        may_use: &["analysis", "client", "protocol", "rules", "table", "room", "words"],
        may_serialize_with: &[],
        pure: false,
    },
    Crate {
        name: "terminal",
        // It reviews games, and tells who plays alone what a strong player would do.
        may_use: &["analysis", "bots", "client", "protocol", "rules", "table", "room", "words"],
        may_serialize_with: &[],
        pure: false,
    },
    // It builds the browser client, for the build script of the next one.
    Crate {
        name: "packer",
        may_use: &["fluent-compiler", "text-format"],
        may_serialize_with: &[],
        pure: false,
    },
    // The pages of the browser client, as files in the type that the server wants.
    Crate { name: "bundle", may_use: &["packer", "server"], may_serialize_with: &[], pure: false },
    Crate {
        name: "stapel",
        may_use: &[
            "rules", "bots", "protocol", "puzzles", "table", "analysis", "words", "server",
            "terminal", "bundle",
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

#[test]
fn our_crates_keep_the_house_rules() {
    assert_none(&violations(&packages()));
}

#[test]
fn every_dependency_that_the_table_allows_is_in_a_manifest() {
    assert_none(&unused_permissions(&packages()));
}

#[test]
fn every_crate_of_ours_that_a_manifest_names_is_used() {
    let packages = packages();
    let complaints = packages.iter().flat_map(|package| {
        let mentions = Mentions::of(package);
        let complaint = |dependency| mentions.complaint(&package.directory, dependency);
        package.dependencies.iter().filter_map(complaint).collect::<Vec<_>>()
    });
    assert_none(&complaints.collect::<Vec<_>>());
}

#[test]
fn the_table_is_about_crates_that_it_knows() {
    let mut names: Vec<&str> = CRATES.iter().map(|one| one.name).collect();
    names.sort_unstable();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "a crate is listed twice");
    for one in CRATES {
        assert!(
            one.may_use.iter().all(|used| names.contains(used)),
            "{} may use an unknown crate",
            one.name
        );
        assert!(
            one.may_serialize_with.iter().all(|used| SERIALIZERS.contains(used)),
            "{}",
            one.name
        );
    }
}

#[test]
fn what_the_table_allows_is_no_violation() {
    for one in CRATES {
        let package = package(one.name, &package_name(one.name), one.allowed());
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
        let package = package(directory, name, [dependency.to_owned()]);
        assert_eq!(violations(&[package]), [expected]);
    }
}

#[test]
fn a_dependency_that_is_only_for_tests_is_no_violation() {
    let mut package = package("bots", "stapel-bots", ["stapel-table".to_owned()]);
    package.dependencies[0].kind = Kind::Dev;
    assert_eq!(violations(&[package]), [""; 0]);
}

#[test]
fn a_permission_that_nobody_uses_is_found() {
    let without_rules = package("bots", "stapel-bots", ["libm".to_owned()]);
    let found = unused_permissions(&[without_rules]);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with("bots may use stapel-rules, but its manifest"), "{found:?}");
    let mut only_for_tests = package("bots", "stapel-bots", ["stapel-rules".to_owned()]);
    only_for_tests.dependencies[0].kind = Kind::Dev;
    assert_eq!(unused_permissions(&[only_for_tests]).len(), 1);
    let complete = package("bots", "stapel-bots", ["stapel-rules".to_owned()]);
    assert_eq!(unused_permissions(&[complete]), [""; 0]);
}

#[test]
fn a_dependency_counts_as_used_only_where_it_is_for() {
    let mention = |text: &str| {
        let tokens = source::tokens(Path::new("lib.rs"), text);
        let names = source::identifiers(tokens);
        names.iter().map(ToString::to_string).collect::<BTreeSet<_>>()
    };
    let production = source::File::parse(
        Path::new("lib.rs"),
        "// stapel_bots::Level\n/// [`stapel_bots::Level`]\nuse stapel_rules::Card;\n\
         #[cfg(test)] mod tests { use stapel_bots::Level; }",
    );
    let mentions = Mentions {
        production: names(&production.items),
        anywhere: mention("use stapel_rules::Card; use stapel_bots::Level;"),
        build: mention("fn main() { stapel_words::compile(); }"),
    };
    for (name, kind, is_used) in [
        ("stapel-rules", Kind::Normal, true),
        ("stapel-bots", Kind::Normal, false),
        ("stapel-bots", Kind::Dev, true),
        ("stapel-words", Kind::Build, true),
        ("stapel-words", Kind::Normal, false),
        ("stapel-rules", Kind::Build, false),
        ("serde", Kind::Normal, true),
    ] {
        let dependency = Dependency { name: name.to_owned(), kind };
        let complaint = mentions.complaint("table", &dependency);
        assert_eq!(complaint.is_none(), is_used, "{name} {kind:?}: {complaint:?}");
    }
}

/// A package with these dependencies, for the product.
fn package(directory: &str, name: &str, dependencies: impl IntoIterator<Item = String>) -> Package {
    let dependency = |name| Dependency { name, kind: Kind::Normal };
    Package {
        directory: directory.to_owned(),
        name: name.to_owned(),
        dependencies: dependencies.into_iter().map(dependency).collect(),
        roots: Vec::new(),
    }
}

/// What the packages do that they must not.
fn violations(packages: &[Package]) -> Vec<String> {
    let mut violations = Vec::new();
    for package in packages {
        let Package { directory, name, .. } = package;
        let Some(rules) = CRATES.iter().find(|one| one.name == directory) else {
            violations.push(format!("{directory} is not in the table of the house rules"));
            continue;
        };
        let expected = package_name(directory);
        if *name != expected {
            violations
                .push(format!("the package in {directory} must be called {expected}, not {name}"));
        }
        for dependency in package.in_product() {
            let objection = objection(rules, &dependency.name);
            violations.extend(objection.map(|objection| format!("{directory} {objection}")));
        }
    }
    violations
}

/// What is wrong about one dependency of a crate, if anything.
fn objection(rules: &Crate, dependency: &str) -> Option<String> {
    if rules.name == FOUNDATION {
        Some(format!("must have no dependencies, but has {dependency}"))
    } else if is_ours(dependency)
        && !rules.may_use.iter().any(|used| package_name(used) == dependency)
    {
        Some(format!("must not use {dependency}"))
    } else if SERIALIZERS.contains(&dependency) && !rules.may_serialize_with.contains(&dependency) {
        Some(format!("must leave serializing to others, but has {dependency}"))
    } else if rules.pure && OUTSIDE_WORLD.contains(&dependency) {
        Some(format!("must be pure, but has {dependency}"))
    } else {
        None
    }
}

/// What the table allows and no manifest makes use of.
fn unused_permissions(packages: &[Package]) -> Vec<String> {
    let mut unused = Vec::new();
    for package in packages {
        let directory = &package.directory;
        let named: Vec<&str> = package.in_product().map(|one| one.name.as_str()).collect();
        let allowed = CRATES.iter().filter(|one| one.name == directory).flat_map(Crate::allowed);
        unused.extend(allowed.filter(|name| !named.contains(&name.as_str())).map(|name| {
            format!(
                "{directory} may use {name}, but its manifest doesn't name it outside of \
                 dev-dependencies: remove it from the table of the house rules"
            )
        }));
    }
    unused
}

/// The names that the sources of a crate mention.
struct Mentions {
    /// In what ends up in the product.
    production: BTreeSet<String>,
    /// In all sources, those of tests, examples and benchmarks included.
    anywhere: BTreeSet<String>,
    /// In the build script.
    build: BTreeSet<String>,
}

impl Mentions {
    fn of(package: &Package) -> Self {
        let directory = root().join("crates").join(&package.directory);
        let files = package.roots.iter().flat_map(|root| source::production_files(root));
        let production = files.flat_map(|file| names(&file.items)).collect();
        let (mut anywhere, mut build) = (BTreeSet::new(), BTreeSet::new());
        for path in sources_below(&directory) {
            let identifiers = source::identifiers(source::tokens(&path, &source::text(&path)));
            let below = path.strip_prefix(&directory).expect("it was found there");
            let names = if below.starts_with("build") || below == Path::new("build.rs") {
                &mut build
            } else {
                &mut anywhere
            };
            names.extend(identifiers.iter().map(ToString::to_string));
        }
        Self { production, anywhere, build }
    }

    /// Why a dependency should not be in the manifest, if it is a crate of ours that nobody uses.
    fn complaint(&self, directory: &str, dependency: &Dependency) -> Option<String> {
        let Dependency { name, kind } = dependency;
        let (sources, mentioned) = match kind {
            Kind::Normal => ("code outside of tests", &self.production),
            Kind::Build => ("build script", &self.build),
            Kind::Dev => ("code", &self.anywhere),
        };
        let used = name.replace('-', "_");
        (is_ours(name) && !mentioned.contains(&used)).then(|| {
            format!("{directory} depends on {name}, but its {sources} doesn't mention {used}")
        })
    }
}

fn names(items: &[Item]) -> BTreeSet<String> {
    items.iter().flat_map(Item::identifiers).map(|name| name.to_string()).collect()
}

fn is_ours(package: &str) -> bool {
    package == "stapel" || package.starts_with("stapel-")
}

/// The name of the package in a directory below `crates`.
fn package_name(directory: &str) -> String {
    if directory == "stapel" { directory.to_owned() } else { format!("stapel-{directory}") }
}
