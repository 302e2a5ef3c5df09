//! Compresses the files and writes the code that includes them.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::Error;
use crate::disk::{create_directory, write as store};
use crate::files::{File, Files};

/// Writes all files into `out`, with `files.rs` that includes them. What was compressed before is taken from `cache`:
/// compressing takes long, and gives the same for every profile.
pub(crate) fn write(files: &Files, out: &Path, cache: &Path, compress: bool) -> Result<(), Error> {
    create_directory(out)?;
    create_directory(cache)?;
    let mut code = String::from("&[\n");
    for file in &files.0 {
        let plain = out.join(&file.hash);
        store(&plain, &file.bytes)?;
        let (brotli, gzip) = if compress && file.kind.is_compressible() {
            (compressed(file, out, cache, "br", brotli)?, compressed(file, out, cache, "gz", gzip)?)
        } else {
            (String::from("None"), String::from("None"))
        };
        let _ = writeln!(
            code,
            "    PageFile {{ path: {:?}, content_type: {:?}, hash: {:?}, immutable: {:?}, \
             plain: include_bytes!({plain:?}), brotli: {brotli}, gzip: {gzip} }},",
            file.path,
            file.kind.content_type(),
            &file.hash[..16],
            file.immutable,
        );
    }
    code.push_str("]\n");
    store(&out.join("files.rs"), code.as_bytes())
}

/// Writes a file compressed into `out`, and returns the code that includes it.
fn compressed(
    file: &File,
    out: &Path,
    cache: &Path,
    extension: &str,
    compress: fn(&[u8]) -> Vec<u8>,
) -> Result<String, Error> {
    let name = format!("{}.{extension}", file.hash);
    let (kept, path) = (cache.join(&name), out.join(&name));
    if !kept.exists() {
        store(&kept, &compress(&file.bytes))?;
    }
    match fs::copy(&kept, &path) {
        Ok(_) => Ok(format!("Some(include_bytes!({path:?}))")),
        Err(source) => Err(Error::Write { path, source }),
    }
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let parameters = BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut compressed, &parameters)
        .expect("memory can be written to");
    compressed
}

/// Browsers accept Brotli only over encrypted connections, and at home there is often none.
fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).expect("memory can be written to")
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;
    use crate::files::Kind;

    #[test]
    fn files_are_written_as_they_are_and_compressed_with_code_that_includes_them() {
        let directory = tempfile::tempdir().expect("there is a place for temporary files");
        let (out, cache) = (directory.path().join("out"), directory.path().join("cache"));
        let mut files = Files::default();
        files.add("index.html", Kind::Page, "the page ".repeat(100));
        files.add_hashed("icon.png", Kind::Bitmap, "a bitmap");
        write(&files, &out, &cache, true).expect("it can be written");
        let [page, icon] = files.0.as_slice() else { panic!("there are two files") };

        let read = |name: String| fs::read(out.join(name)).expect("it was written");
        assert_eq!(read(page.hash.clone()), page.bytes);
        let (brotli, gzip) = (read(format!("{}.br", page.hash)), read(format!("{}.gz", page.hash)));
        assert!(brotli.len() < page.bytes.len() && gzip.len() < page.bytes.len());
        let mut unpacked = Vec::new();
        brotli::BrotliDecompress(&mut &brotli[..], &mut unpacked).expect("it is Brotli");
        assert_eq!(unpacked, page.bytes);
        unpacked.clear();
        flate2::read::GzDecoder::new(&gzip[..]).read_to_end(&mut unpacked).expect("it is gzip");
        assert_eq!(unpacked, page.bytes);

        let code = fs::read_to_string(out.join("files.rs")).expect("it was written");
        let include = |name: &str| format!("include_bytes!({:?})", out.join(name));
        for part in [
            String::from(
                r#"PageFile { path: "/index.html", content_type: "text/html; charset=utf-8""#,
            ),
            format!("brotli: Some({})", include(&format!("{}.br", page.hash))),
            format!("path: {:?}, content_type: \"image/png\"", icon.path),
            format!("plain: {}, brotli: None, gzip: None", include(&icon.hash)),
        ] {
            assert!(code.contains(&part), "no {part} in {code}");
        }
    }
}
