//! What the browser client consists of.

use std::path::{Path, PathBuf};

use stapel_fluent_compiler::{Source, compile};

use crate::disk::{list, read, read_text, stem};
use crate::files::{Files, Kind};
use crate::{Bindgen, Error, compress, rule_pages, style, wasm};

/// Texts that pages never show.
const NOT_IN_THE_BROWSER: [&str; 8] = [
    "terminal.ftl",
    "commands.ftl",
    "puzzles.ftl",
    "puzzles-command.ftl",
    "review-command.ftl",
    "what-if-commands.ftl",
    "push.ftl",
    "invites.ftl",
];

/// Texts that only those pages show on which one learns or looks at finished games.
const STUDY: [&str; 3] = ["learn.ftl", "study.ftl", "what-if.ftl"];

/// Texts that only a review says.
const REVIEW: [&str; 2] = ["review-page.ftl", "review.ftl"];

/// Texts that only the start page and the settings show. `web/tests/columns.rs` looks for others who ask for them.
const HOME: [&str; 2] = ["home.ftl", "turns.ftl"];

/// How the ids of those texts begin and end that only the form for what a table agrees on says: what can be chosen, at
/// length. `web/tests/columns.rs` looks for others who ask for them.
const OF_FORM: ([&str; 5], &str) =
    (["box-", "layout-code-", "layout-double", "layout-missing", "layout-too-many"], "-about");

/// Style sheets that only some pages load, and the directories that they are made of. What is in none of them is in
/// `style.css`, which every page loads. `shell/boot.js` knows which page needs which; one that is called like a program comes
/// with it.
const STYLES: [(&str, &[&str]); 5] = [
    ("agreement.css", &["agreement/form"]),
    ("around.css", &["table/around"]),
    ("review.css", &["review"]),
    ("study.css", &["learn", "replay", "rules"]),
    ("table.css", &["table"]),
];

/// What lies in the directory of a crate and is no reason to build the browser client anew. Of the texts it depends on the
/// file.
const NOT_WATCHED: [&str; 4] = ["benches", "examples", "locales", "tests"];

/// Builds the browser client of the project in `root`, and writes all its files into `out` together with `files.rs`, an
/// expression of type `&[PageFile]` that includes them. It is to be called by a build script, with its `OUT_DIR`: it prints
/// what cargo has to watch.
///
/// # Errors
/// [`Error`] says what is wrong, where, and what to do.
pub fn pack(root: &Path, out: &Path, bindgen: Bindgen) -> Result<(), Error> {
    watch(&root.join("Cargo.lock"));
    watch(&root.join("Cargo.toml"));
    for directory in wasm::crates(root)? {
        let entries = list(&directory)?;
        let is_watched = |path: &&PathBuf| !NOT_WATCHED.iter().any(|name| path.ends_with(name));
        entries.iter().filter(is_watched).for_each(|path| watch(path));
    }
    let target = target_directory(out)?;
    let profile = wasm::profile();
    let mut files = Files::default();
    for program in wasm::build(root, &target.join("browser"), &profile, bindgen)? {
        files.add_hashed(&format!("{}.wasm", program.name), Kind::Wasm, program.wasm);
        files.add_hashed(
            &format!("{}.js", program.name),
            Kind::Script,
            without_comments(&program.script),
        );
    }
    let web = root.join("crates/web");
    for (name, styles) in style::gather(&web.join("src"), &STYLES)? {
        files.add_hashed(name, Kind::Style, styles);
    }
    let words = root.join("crates/words");
    for locale in list(&words.join("locales"))? {
        add_language(&mut files, &locale, &words.join("rules"))?;
    }
    add_shell(&mut files, &web.join("shell"))?;
    // Another profile is for a quick look, and compressing takes long.
    let compressed = profile == wasm::DEFAULT_PROFILE;
    compress::write(&files, out, &target.join("browser/packed"), compressed)
}

/// The texts of a language and its rule pages.
fn add_language(files: &mut Files, locale: &Path, rules: &Path) -> Result<(), Error> {
    let language = stem(locale);
    let mut sources = Source::all_in(locale)?;
    let is_one_of =
        |source: &Source, names: &[&str]| names.iter().any(|name| source.path.ends_with(name));
    sources.retain(|source| !is_one_of(source, &NOT_IN_THE_BROWSER));
    sources.iter().for_each(|source| watch(&source.path));
    let (reviews, others): (Vec<_>, Vec<_>) =
        sources.into_iter().partition(|source| is_one_of(source, &REVIEW));
    let mut sources = others;
    files.add_hashed(&format!("study.{language}.txt"), Kind::Text, compile(&sources)?);
    sources.retain(|source| !is_one_of(source, &STUDY));
    let words = compile(&sources)?;
    files.add_hashed(&format!("words.{language}.txt"), Kind::Text, without_form(&words));
    files.add_hashed(&format!("agreement.{language}.txt"), Kind::Text, words);
    sources.retain(|source| !is_one_of(source, &HOME));
    let table = without_form(&compile(&sources)?);
    files.add_hashed(&format!("table.{language}.txt"), Kind::Text, table);
    sources.extend(reviews);
    let review = compile(&sources)?;
    files.add_hashed(&format!("review.{language}.txt"), Kind::Text, without_form(&review));
    for page in list(&rules.join(&language))? {
        let html = rule_pages::render(&read_text(&page)?);
        files.add_hashed(&format!("rules.{language}.{}.html", stem(&page)), Kind::Page, html);
    }
    Ok(())
}

/// Compiled texts without those that only the form says.
fn without_form(words: &str) -> String {
    let (beginnings, ending) = OF_FORM;
    let is_of_form = |line: &str| {
        let id = line.split(stapel_text_format::END).next().unwrap_or_default();
        id.ends_with(ending) || beginnings.iter().any(|beginning| id.starts_with(beginning))
    };
    words.split_inclusive('\n').filter(|line| !is_of_form(line)).collect()
}

/// What is there before a program runs.
fn add_shell(files: &mut Files, shell: &Path) -> Result<(), Error> {
    for (name, kind) in [
        ("icon.svg", Kind::Picture),
        ("icon-192.png", Kind::Bitmap),
        ("icon-512.png", Kind::Bitmap),
    ] {
        files.add_hashed(name, kind, read(&shell.join(name))?);
    }
    // Each of these may name all that come before it.
    for name in ["start-reviewer.js", "start-worker.js", "boot.js"] {
        let script = files.fill_in(&shell.join(name))?;
        files.add_hashed(name, Kind::Script, without_comments(&script));
    }
    // Browsers look for these under their own names.
    for (name, kind) in [
        ("index.html", Kind::Page),
        ("manifest.webmanifest", Kind::Manifest),
        ("service-worker.js", Kind::Script),
    ] {
        let text = files.fill_in(&shell.join(name))?;
        let is_script = matches!(kind, Kind::Script);
        files.add(name, kind, if is_script { without_comments(&text) } else { text });
    }
    // Who looks for these is no page of ours.
    files.add("robots.txt", Kind::Text, read(&shell.join("robots.txt"))?);
    files.add("favicon.ico", Kind::Icon, as_ico(&read(&shell.join("icon-192.png"))?));
    Ok(())
}

/// A PNG of 192 by 192 pixels in the wrapping of an icon, for what asks for no other kind.
fn as_ico(png: &[u8]) -> Vec<u8> {
    let header: [u8; 18] = [0, 0, 1, 0, 1, 0, 192, 192, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0];
    let size = u32::try_from(png.len()).expect("an icon is small");
    let mut ico = header.to_vec();
    ico[14..18].copy_from_slice(&size.to_le_bytes());
    // The picture begins behind the header.
    ico.extend(22_u32.to_le_bytes());
    ico.extend(png);
    ico
}

/// A script without its indentation and the lines that are only comments: everyone loads it.
fn without_comments(script: &str) -> String {
    let mut is_in_comment = false;
    let lines = script.lines().map(str::trim).filter(|line| {
        is_in_comment |= line.starts_with("/**");
        let is_comment = is_in_comment || line.starts_with("//");
        is_in_comment &= !line.ends_with("*/");
        !is_comment && !line.is_empty()
    });
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The directory that cargo builds into: the one that holds the directory of the profile.
fn target_directory(out: &Path) -> Result<PathBuf, Error> {
    let build = out.ancestors().find(|path| path.ends_with("build"));
    let target = build.and_then(Path::parent).and_then(Path::parent);
    target.map(Path::to_path_buf).ok_or_else(|| Error::OutDirectory(out.to_path_buf()))
}

fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_of_scripts_are_not_loaded() {
        let script = "// Why.\nlet a = 1; // kept\n  // Why.\n\n  /**\n   * Why.\n   */\n  b(\"http://c\");\n/** Why. */\n";
        assert_eq!(without_comments(script), "let a = 1; // kept\nb(\"http://c\");\n");
    }

    #[test]
    fn the_directory_that_cargo_builds_into_is_found() {
        let found = target_directory(Path::new("/p/target/release/build/stapel-bundle-0123/out"));
        assert_eq!(found.expect("it is there"), Path::new("/p/target"));
        let error = target_directory(Path::new("/elsewhere/out")).expect_err("it is elsewhere");
        assert!(error.to_string().starts_with("/elsewhere/out is not in target/…/build/"));
    }

    #[test]
    fn an_icon_tells_where_its_picture_is_and_how_long() {
        let ico = as_ico(b"\x89PNG");
        assert_eq!(ico[..6], [0, 0, 1, 0, 1, 0]);
        let number =
            |at: usize| u32::from_le_bytes(ico[at..at + 4].try_into().expect("four bytes"));
        let (size, offset) = (number(14) as usize, number(18) as usize);
        assert_eq!(&ico[offset..offset + size], b"\x89PNG");
        assert_eq!(offset + size, ico.len());
    }

    #[test]
    fn a_language_has_four_files_of_texts_and_its_rule_pages() {
        let directory = tempfile::tempdir().expect("there is a place for temporary files");
        let write = |path: &str, text: &str| {
            let path = directory.path().join(path);
            std::fs::create_dir_all(path.parent().expect("it is in a directory"))
                .expect("it can be made");
            std::fs::write(path, text).expect("it can be written");
        };
        write("locales/de/table.ftl", "table = Tisch\nclock-about = Uhr\nbox-use = Nimm");
        write("locales/de/learn.ftl", "learn = Lernen");
        write("locales/de/home.ftl", "hero = Hallo");
        write("locales/de/review.ftl", "review = Auswertung");
        write("locales/de/commands.ftl", "command = Befehl");
        write("rules/de/the-game.md", "Regeln");
        let mut files = Files::default();
        let locale = directory.path().join("locales/de");
        add_language(&mut files, &locale, &directory.path().join("rules"))
            .expect("it is all there");
        let found: Vec<_> = files.0.iter().map(|file| (&*file.name, &*file.bytes)).collect();
        assert_eq!(
            found,
            [
                (
                    "study.de.txt",
                    b"box-use\x01Nimm\nclock-about\x01Uhr\nhero\x01Hallo\nlearn\x01Lernen\ntable\x01Tisch\n"
                        .as_slice()
                ),
                ("words.de.txt", b"hero\x01Hallo\ntable\x01Tisch\n"),
                (
                    "agreement.de.txt",
                    b"box-use\x01Nimm\nclock-about\x01Uhr\nhero\x01Hallo\ntable\x01Tisch\n".as_slice()
                ),
                ("table.de.txt", b"table\x01Tisch\n"),
                ("review.de.txt", b"review\x01Auswertung\ntable\x01Tisch\n"),
                ("rules.de.the-game.html", b"<p>Regeln</p>\n"),
            ]
        );
    }
}
