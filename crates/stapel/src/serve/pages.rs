use std::sync::LazyLock;

use stapel_server::config::PageFile;

/// The files of the browser client, as the server wants them.
pub(super) fn all() -> &'static [PageFile] {
    static PAGES: LazyLock<Vec<PageFile>> = LazyLock::new(|| {
        let files = stapel_bundle::FILES.iter().map(|file| PageFile {
            path: file.path,
            content_type: file.content_type,
            hash: file.hash,
            immutable: file.immutable,
            plain: file.plain,
            brotli: file.brotli,
            gzip: file.gzip,
        });
        files.collect()
    });
    &PAGES
}
