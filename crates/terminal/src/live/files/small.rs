//! Small files that are replaced as a whole, so that no crash leaves half of one.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Makes a directory that only its owner can look into.
pub(super) fn make_directory(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(path)
}

/// Writes a file anew, or leaves it as it was.
pub(super) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let (new, mut file) = create_beside(path)?;
    file.write_all(bytes)?;
    put_in_place(&file, &new, path)
}

/// A new file that is to become the one at this path.
pub(super) fn create_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    // Another program may write the same at this moment.
    let new = path.with_extension(format!("{}.new", std::process::id()));
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    let file = options.open(&new)?;
    Ok((new, file))
}

/// Makes a new file the one at this path, for good.
pub(super) fn put_in_place(file: &File, new: &Path, path: &Path) -> io::Result<()> {
    let done = file.sync_all().and_then(|()| fs::rename(new, path));
    if done.is_err() {
        remove(new);
    }
    done?;
    // That a file has a name is kept by its directory.
    #[cfg(unix)]
    if let Some(directory) = path.parent() {
        File::open(directory)?.sync_all()?;
    }
    Ok(())
}

/// Removes a file, if it is there.
pub(super) fn remove(path: &Path) {
    let _is_gone_anyway = fs::remove_file(path);
}
