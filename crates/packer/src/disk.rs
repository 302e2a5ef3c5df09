//! Files and directories, with errors that name them.

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::Error;

pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Error> {
    fs::read(path).map_err(|source| Error::Read { path: path.to_path_buf(), source })
}

pub(crate) fn read_text(path: &Path) -> Result<String, Error> {
    fs::read_to_string(path).map_err(|source| Error::Read { path: path.to_path_buf(), source })
}

pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    fs::write(path, bytes).map_err(|source| Error::Write { path: path.to_path_buf(), source })
}

pub(crate) fn create_directory(path: &Path) -> Result<(), Error> {
    fs::create_dir_all(path).map_err(|source| Error::Write { path: path.to_path_buf(), source })
}

/// The paths of everything in a directory, sorted, so that every build finds them in the same order.
pub(crate) fn list(directory: &Path) -> Result<Vec<PathBuf>, Error> {
    let entries = fs::read_dir(directory)
        .and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>());
    let mut paths: Vec<PathBuf> =
        entries.map_err(|source| Error::Read { path: directory.to_path_buf(), source })?;
    paths.sort();
    Ok(paths)
}

/// The name of a file without its extension.
pub(crate) fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
