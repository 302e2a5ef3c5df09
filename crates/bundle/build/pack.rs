//! Compresses the files and writes the code that holds them.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::files::Files;

/// Writes all files into `out`, with `files.rs` that includes them. What was compressed before is taken
/// from `cache`: it takes long and is the same for every profile.
pub(crate) fn write(files: &Files, out: &Path, cache: &Path, compress: bool) {
    create(out);
    create(cache);
    let mut code = String::from("&[\n");
    for file in &files.0 {
        let stored = out.join(&file.hash);
        store(&stored, &file.bytes);
        let compressed = |extension: &str, with: fn(&[u8]) -> Vec<u8>| -> String {
            if !compress || !file.kind.is_compressible() {
                return String::from("None");
            }
            let kept = cache.join(format!("{}.{extension}", file.hash));
            if !kept.exists() {
                store(&kept, &with(&file.bytes));
            }
            let path = out.join(format!("{}.{extension}", file.hash));
            if let Err(error) = fs::copy(&kept, &path) {
                panic!("{}: {error}", path.display());
            }
            format!("Some(include_bytes!({path:?}))")
        };
        let brotli = compressed("br", brotli);
        let gzip = compressed("gz", gzip);
        let _ = writeln!(
            code,
            "    File {{ path: {:?}, content_type: {:?}, hash: {:?}, immutable: {:?}, \
             plain: include_bytes!({:?}), brotli: {brotli}, gzip: {gzip} }},",
            file.path,
            file.kind.content_type(),
            &file.hash[..16],
            file.immutable,
            stored,
        );
    }
    code.push_str("]\n");
    store(&out.join("files.rs"), code.as_bytes());
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let parameters = BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut compressed, &parameters)
        .expect("memory can be written to");
    compressed
}

/// Browsers want this one where there is no encryption, as in most homes.
fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).expect("memory can be written to")
}

fn create(directory: &Path) {
    if let Err(error) = fs::create_dir_all(directory) {
        panic!("{}: {error}", directory.display());
    }
}

fn store(path: &Path, bytes: &[u8]) {
    if let Err(error) = fs::write(path, bytes) {
        panic!("{}: {error}", path.display());
    }
}
