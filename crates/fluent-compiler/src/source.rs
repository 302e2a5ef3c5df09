use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::Error;

/// A Fluent file.
#[derive(Clone, Debug)]
pub struct Source {
    /// Where it is, for errors to name it.
    pub path: PathBuf,
    pub fluent: String,
}

impl Source {
    /// Reads all files of a directory, in the order of their names: every build finds the same error first.
    ///
    /// # Errors
    /// [`Error::Read`] if the directory or a file can't be read.
    pub fn all_in(directory: &Path) -> Result<Vec<Source>, Error> {
        let entries = fs::read_dir(directory)
            .and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>());
        let mut paths: Vec<PathBuf> =
            entries.map_err(|source| Error::Read { path: directory.to_path_buf(), source })?;
        paths.sort();
        let read = |path: PathBuf| match fs::read_to_string(&path) {
            Ok(fluent) => Ok(Source { path, fluent }),
            Err(source) => Err(Error::Read { path, source }),
        };
        paths.into_iter().map(read).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_a_directory_are_read_in_the_order_of_their_names() {
        let directory = tempfile::tempdir().expect("there is a place for temporary files");
        for (name, fluent) in [("b.ftl", "b = B"), ("a.ftl", "a = A")] {
            fs::write(directory.path().join(name), fluent).expect("it can be written");
        }
        let sources = Source::all_in(directory.path()).expect("it can be read");
        let found: Vec<_> = sources.iter().map(|source| source.fluent.as_str()).collect();
        assert_eq!(found, ["a = A", "b = B"]);
        assert_eq!(sources[0].path, directory.path().join("a.ftl"));
    }

    #[test]
    fn a_directory_that_is_not_there_is_named() {
        let error = Source::all_in(Path::new("no/such/directory")).expect_err("it is not there");
        assert_eq!(error.to_string(), "no/such/directory can't be read");
        let source = std::error::Error::source(&error).expect("it says why");
        assert!(source.is::<io::Error>());
    }
}
