//! The files that browsers are handed.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// What a file is.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Bitmap,
    Manifest,
    Page,
    Picture,
    Script,
    Style,
    Text,
    Wasm,
}

impl Kind {
    /// What browsers are told.
    pub(crate) fn content_type(self) -> &'static str {
        match self {
            Kind::Bitmap => "image/png",
            Kind::Manifest => "application/manifest+json",
            Kind::Page => "text/html; charset=utf-8",
            Kind::Picture => "image/svg+xml",
            Kind::Script => "text/javascript; charset=utf-8",
            Kind::Style => "text/css; charset=utf-8",
            Kind::Text => "text/plain; charset=utf-8",
            Kind::Wasm => "application/wasm",
        }
    }

    /// Whether compressing it once more would be of use.
    pub(crate) fn is_compressible(self) -> bool {
        !matches!(self, Kind::Bitmap)
    }
}

/// A file.
pub(crate) struct File {
    /// What others call it, such as `page.wasm`.
    pub(crate) name: String,
    /// Where browsers find it.
    pub(crate) path: String,
    pub(crate) kind: Kind,
    pub(crate) bytes: Vec<u8>,
    /// Changes when the content does.
    pub(crate) hash: String,
    /// Whether what is at this path never changes, since the path holds the hash.
    pub(crate) immutable: bool,
}

/// All files.
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
    pub(crate) fn add(&mut self, name: &str, kind: Kind, text: String) {
        let bytes = text.into_bytes();
        let hash = hash(&bytes);
        let path = format!("/{name}");
        self.0.push(File { name: name.to_owned(), path, kind, bytes, hash, immutable: false });
    }

    /// Puts the paths of files where a text names them: `{{page.wasm}}`. Instead of `{{all}}` comes a
    /// list of all files so far, and instead of `{{build}}` a text that changes with any of it.
    pub(crate) fn fill_in(&self, text: &str) -> String {
        let mut filled = text.to_owned();
        for file in &self.0 {
            filled = filled.replace(&format!("{{{{{}}}}}", file.name), &file.path);
        }
        let entries: Vec<String> =
            self.0.iter().map(|file| format!("{:?}: {:?}", file.name, file.path)).collect();
        let all = format!("{{ {} }}", entries.join(", "));
        let hashes: String = self.0.iter().map(|file| file.hash.as_str()).collect();
        let build = hash(hashes.as_bytes());
        filled = filled.replace("{{all}}", &all).replace("{{build}}", &build[..12]);
        if let Some(at) = filled.find("{{") {
            panic!("no file is called so: {}", filled[at..].lines().next().unwrap_or_default());
        }
        filled
    }
}

fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
