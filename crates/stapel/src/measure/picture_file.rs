use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use super::Failure;

/// The file that a picture goes to.
pub(crate) struct PictureFile {
    path: PathBuf,
    file: fs::File,
}

impl PictureFile {
    /// Makes sure that the file can be written, before anyone waits for what is drawn. What is in it stays until there is
    /// something new.
    pub(crate) fn open(path: &Path) -> Result<PictureFile, Failure> {
        if !path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("svg")) {
            return Err(Failure::PlotName(path.to_owned()));
        }
        match OpenOptions::new().write(true).create(true).truncate(false).open(path) {
            Ok(file) => Ok(PictureFile { path: path.to_owned(), file }),
            Err(error) => Err(Failure::PlotFile(path.to_owned(), error)),
        }
    }

    /// Writes the picture in place of what was there.
    pub(crate) fn write(mut self, picture: &str) -> Result<(), Failure> {
        let written = self.file.set_len(0).and_then(|()| self.file.write_all(picture.as_bytes()));
        written.map_err(|error| Failure::PlotFile(self.path, error))
    }
}
