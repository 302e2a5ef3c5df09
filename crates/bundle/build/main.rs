//! Builds the browser client and packs everything that a server hands to browsers.
//!
//! `cargo run --release` must be all that anyone has to type. So this script calls cargo once more, for
//! the browser, and does in this process what separate tools are often used for.

mod files;
mod pack;
mod rule_pages;
mod shorten;
mod style;
mod wasm;

use std::path::{Path, PathBuf};
use std::{env, fs};

use files::{Files, Kind};
use stapel_fluent_compiler::{Source, compile};

/// The languages, as the directories of texts are called.
const LANGUAGES: [&str; 5] = ["de", "en", "fr", "it", "pl"];

/// The games, as the rule pages are called.
const GAMES: [&str; 3] = ["the-game", "extreme", "clear-4"];

/// The crates that end up in the browser: when one of them changes, everything is built anew.
const IN_THE_BROWSER: [&str; 12] = [
    "bots",
    "client",
    "fluent-compiler",
    "protocol",
    "room",
    "rules",
    "table",
    "text-format",
    "web",
    "words/Cargo.toml",
    "words/build.rs",
    "words/src",
];

/// Texts that pages never show.
const NOT_IN_THE_BROWSER: [&str; 2] = ["terminal.ftl", "commands.ftl"];

/// Texts that only those pages show on which one learns or looks at finished games.
const STUDY: [&str; 2] = ["learn.ftl", "study.ftl"];

/// The directories of those pages.
const STUDY_PAGES: [&str; 3] = ["learn", "replay", "rules"];

fn main() {
    let root = PathBuf::from(variable("CARGO_MANIFEST_DIR")).join("../..");
    let out = PathBuf::from(variable("OUT_DIR"));
    for path in IN_THE_BROWSER {
        watch(&root.join("crates").join(path));
    }
    watch(&root.join("Cargo.lock"));
    watch(&root.join("Cargo.toml"));
    watch(Path::new("build"));

    let target = target_directory(&out);
    let web = root.join("crates/web");
    let profile = wasm::profile();
    let mut files = Files::default();
    for program in wasm::build(&root, &target.join("browser"), &profile) {
        files.add_hashed(&format!("{}.wasm", program.name), Kind::Wasm, program.wasm);
        files.add_hashed(&format!("{}.js", program.name), Kind::Script, program.script);
    }
    for (name, styles) in style::gather(&web.join("src"), &STUDY_PAGES) {
        files.add_hashed(name, Kind::Style, styles);
    }
    for language in LANGUAGES {
        let locale = root.join("crates/words/locales").join(language);
        let mut sources = Source::all_in(&locale).unwrap_or_else(|error| panic!("{error}"));
        let is_in =
            |source: &Source, names: &[&str]| names.iter().any(|name| source.path.ends_with(name));
        sources.retain(|source| !is_in(source, &NOT_IN_THE_BROWSER));
        // Only these: what pages never show is no reason to build them anew.
        sources.iter().for_each(|source| watch(&source.path));
        let study = compile(&sources).unwrap_or_else(|error| panic!("{error}"));
        sources.retain(|source| !is_in(source, &STUDY));
        let words = compile(&sources).unwrap_or_else(|error| panic!("{error}"));
        files.add_hashed(&format!("words.{language}.txt"), Kind::Text, words);
        files.add_hashed(&format!("study.{language}.txt"), Kind::Text, study);
        for game in GAMES {
            let page = read(&web.join(format!("rules/{language}/{game}.md")));
            let html = rule_pages::render(&page);
            files.add_hashed(&format!("rules.{language}.{game}.html"), Kind::Page, html);
        }
    }
    let shell = web.join("shell");
    files.add_hashed("icon.svg", Kind::Picture, read(&shell.join("icon.svg")));
    for icon in ["icon-192.png", "icon-512.png"] {
        let bytes = fs::read(shell.join(icon)).unwrap_or_else(|error| panic!("{icon}: {error}"));
        files.add_hashed(icon, Kind::Bitmap, bytes);
    }
    // These name the others, so they come last; and some keep their own names, since browsers look for
    // them there.
    let start = files.fill_in(&read(&shell.join("start-worker.js")));
    files.add_hashed("start-worker.js", Kind::Script, start);
    let boot = files.fill_in(&read(&shell.join("boot.js")));
    files.add_hashed("boot.js", Kind::Script, boot);
    for (name, kind) in [
        ("index.html", Kind::Page),
        ("manifest.webmanifest", Kind::Manifest),
        ("service-worker.js", Kind::Script),
    ] {
        let text = files.fill_in(&read(&shell.join(name)));
        files.add(name, kind, text);
    }
    // Whoever is in a hurry has no time to compress, either.
    let compress = profile == "web";
    pack::write(&files, &out, &target.join("browser/packed"), compress);
}

/// The directory that cargo builds into: the one that holds the directory of the profile.
fn target_directory(out: &Path) -> PathBuf {
    let build = out.ancestors().find(|path| path.ends_with("build"));
    let profile = build.and_then(Path::parent);
    profile.and_then(Path::parent).expect("cargo builds in target/…/build/…").to_path_buf()
}

fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| panic!("cargo sets {name}"))
}
