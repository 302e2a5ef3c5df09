//! The files of the browser client.

use std::fmt::Write;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::Error;
use crate::disk::read_text;

/// The type of a file.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Bitmap,
    Icon,
    Manifest,
    Page,
    Picture,
    Script,
    Style,
    Text,
    Wasm,
}

impl Kind {
    /// The media type that browsers are told.
    pub(crate) fn content_type(self) -> &'static str {
        match self {
            Kind::Bitmap => "image/png",
            Kind::Icon => "image/x-icon",
            Kind::Manifest => "application/manifest+json",
            Kind::Page => "text/html; charset=utf-8",
            Kind::Picture => "image/svg+xml",
            Kind::Script => "text/javascript; charset=utf-8",
            Kind::Style => "text/css; charset=utf-8",
            Kind::Text => "text/plain; charset=utf-8",
            Kind::Wasm => "application/wasm",
        }
    }

    /// Whether compressing makes it smaller; bitmaps are compressed already.
    pub(crate) fn is_compressible(self) -> bool {
        !matches!(self, Kind::Bitmap | Kind::Icon)
    }
}

/// A file of the browser client.
pub(crate) struct File {
    /// The name by which other files refer to it, such as `piles.wasm`.
    pub(crate) name: String,
    /// The path at which browsers find it, such as `/assets/piles.0123456789ab.wasm`.
    pub(crate) path: String,
    pub(crate) kind: Kind,
    pub(crate) bytes: Vec<u8>,
    /// SHA-256 of its content, in hexadecimal.
    pub(crate) hash: String,
    /// Whether what is at this path never changes, since the path holds the hash.
    pub(crate) immutable: bool,
}

/// The files that were added so far.
#[derive(Default)]
pub(crate) struct Files(pub(crate) Vec<File>);

impl Files {
    /// Adds a file whose path changes with its content, so that browsers may keep it for ever.
    pub(crate) fn add_hashed(&mut self, name: &str, kind: Kind, bytes: impl Into<Vec<u8>>) {
        let bytes = bytes.into();
        let hash = hash(&bytes);
        let (stem, extension) = name.rsplit_once('.').expect("files have extensions");
        let path = format!("/assets/{stem}.{}.{extension}", &hash[..12]);
        self.0.push(File { name: name.to_owned(), path, kind, bytes, hash, immutable: true });
    }

    /// Adds a file at a path that stays the same.
    pub(crate) fn add(&mut self, name: &str, kind: Kind, bytes: impl Into<Vec<u8>>) {
        let bytes = bytes.into();
        let hash = hash(&bytes);
        let path = format!("/{name}");
        self.0.push(File { name: name.to_owned(), path, kind, bytes, hash, immutable: false });
    }

    /// A document with the paths of files in the places where it refers to them, as in `{{piles.wasm}}`. `{{all}}` becomes
    /// an object with the paths of all files so far by name, and `{{build}}` a text that changes with any of them.
    pub(crate) fn fill_in(&self, document: &Path) -> Result<String, Error> {
        let mut filled = read_text(document)?;
        for file in &self.0 {
            filled = filled.replace(&format!("{{{{{}}}}}", file.name), &file.path);
        }
        let entries: Vec<String> =
            self.0.iter().map(|file| format!("{:?}: {:?}", file.name, file.path)).collect();
        let all = format!("{{ {} }}", entries.join(", "));
        let hashes: String = self.0.iter().map(|file| file.hash.as_str()).collect();
        let build = hash(hashes.as_bytes());
        filled = filled.replace("{{all}}", &all).replace("{{build}}", &build[..12]);
        let Some((_, reference)) = filled.split_once("{{") else { return Ok(filled) };
        let reference = reference.split_once("}}").map_or(reference, |(name, _)| name);
        Err(Error::UnknownFile {
            document: document.to_path_buf(),
            reference: format!("{{{{{reference}}}}}"),
            known: self.0.iter().map(|file| file.name.clone()).collect(),
        })
    }
}

fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(files: &Files, text: &str) -> Result<String, Error> {
        let directory = tempfile::tempdir().expect("there is a place for temporary files");
        let document = directory.path().join("boot.js");
        std::fs::write(&document, text).expect("it can be written");
        files.fill_in(&document)
    }

    #[test]
    fn a_document_refers_to_files_by_name_and_gets_their_paths() {
        let mut files = Files::default();
        files.add_hashed("piles.wasm", Kind::Wasm, "program");
        files.add("index.html", Kind::Page, "page");
        let piles = format!("/assets/piles.{}.wasm", &hash(b"program")[..12]);
        assert_eq!(
            filled(&files, "load({{piles.wasm}}, {{all}})").expect("all are there"),
            format!(r#"load({piles}, {{ "piles.wasm": "{piles}", "index.html": "/index.html" }})"#)
        );
    }

    #[test]
    fn a_build_is_another_one_when_any_file_changes() {
        let build = |content: &str| {
            let mut files = Files::default();
            files.add_hashed("a.txt", Kind::Text, "same");
            files.add_hashed("b.txt", Kind::Text, content);
            filled(&files, "{{build}}").expect("it needs no file")
        };
        assert_eq!(build("one"), build("one"));
        assert_ne!(build("one"), build("two"));
    }

    #[test]
    fn a_reference_to_a_file_that_is_not_there_is_told_with_what_is_there() {
        let mut files = Files::default();
        files.add_hashed("piles.wasm", Kind::Wasm, "program");
        let error = filled(&files, "load({{heaps.wasm}})").expect_err("it is not there");
        let told = "boot.js: the page has no file for {{heaps.wasm}}; it has piles.wasm";
        assert!(error.to_string().ends_with(told), "{error}");
    }
}
