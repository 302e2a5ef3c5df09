//! Fuzzing: which targets there are, and running them.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::num::NonZeroU32;
use std::path::Path;

use crate::error::{During, Error};
use crate::invocation::Invocation;
use crate::report::say;
use crate::setup::{self, Need};

/// Fuzzes one target, or all there are, for so many seconds each.
pub(crate) fn run(target: Option<&str>, seconds: NonZeroU32, root: &Path) -> Result<(), Error> {
    let chosen = chosen(target, targets(&root.join("fuzz").join("fuzz_targets"))?)?;
    setup::provide(&[Need::Fuzz], root)?;
    let compiler = Compiler::found(root);
    if compiler == Compiler::Pinned {
        say(
            "there is no nightly compiler (`rustup toolchain install nightly`), so the pinned one builds the targets: it \
             can do all that is needed here, which is no sanitizer",
        );
    }
    for target in &chosen {
        let invocation = invocation(compiler, target, seconds);
        say(&format!("\n==> {invocation}"));
        invocation.run(root)?;
    }
    Ok(())
}

/// What builds the targets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Compiler {
    /// What the fuzzer is made for.
    Nightly,
    /// The compiler of the project. It instruments code as well, only not for sanitizers.
    Pinned,
}

impl Compiler {
    /// The one that is there.
    fn found(root: &Path) -> Compiler {
        let nightly = Invocation::cargo(&["+nightly", "--version"]);
        // Without rustup there is no `+nightly` either.
        if nightly.succeeds(root).unwrap_or(false) { Compiler::Nightly } else { Compiler::Pinned }
    }

    fn arguments(self) -> &'static [&'static str] {
        match self {
            Compiler::Nightly => &["+nightly", "fuzz", "run"],
            Compiler::Pinned => &["fuzz", "run"],
        }
    }
}

fn invocation(compiler: Compiler, target: &str, seconds: NonZeroU32) -> Invocation {
    Invocation::cargo(compiler.arguments()).with_arguments(&[
        // Our crates forbid unsafe code. What a sanitizer would watch for can't happen in them, and without one the
        // same time tries several times as many inputs.
        "--sanitizer=none",
        target,
        // What the fuzzer finds goes into the first directory, which is nobody's but this machine's and may be missing;
        // it only reads from the others, so that the seeds stay as they are.
        &format!("fuzz/corpus/{target}"),
        &seeds(target),
        "--",
        "-create_missing_dirs=1",
        &format!("-max_total_time={seconds}"),
    ])
}

/// Where the inputs lie that a target begins with.
fn seeds(target: &str) -> String {
    format!("fuzz/seeds/{target}")
}

/// The names of the targets in a directory, sorted; never none.
fn targets(directory: &Path) -> Result<Vec<String>, Error> {
    let reading = format!("reading the fuzz targets in {}", directory.display());
    let entries = match fs::read_dir(directory) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return Err(Error::NoFuzzTargets(directory.to_path_buf()));
        }
        entries => entries.during(&reading)?,
    };
    let mut targets = Vec::new();
    for entry in entries {
        let path = entry.during(&reading)?.path();
        if path.extension() == Some(OsStr::new("rs"))
            && let Some(name) = path.file_stem().and_then(OsStr::to_str)
        {
            targets.push(name.to_owned());
        }
    }
    targets.sort();
    if targets.is_empty() {
        Err(Error::NoFuzzTargets(directory.to_path_buf()))
    } else {
        Ok(targets)
    }
}

fn chosen(target: Option<&str>, known: Vec<String>) -> Result<Vec<String>, Error> {
    match target {
        None => Ok(known),
        Some(target) if known.iter().any(|name| name == target) => Ok(vec![target.to_owned()]),
        Some(target) => Err(Error::UnknownFuzzTarget { target: target.to_owned(), known }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_target_or_all_are_chosen() {
        let known = || vec!["notation".to_owned(), "record".to_owned()];
        assert_eq!(chosen(None, known()).unwrap(), known());
        assert_eq!(chosen(Some("record"), known()).unwrap(), ["record"]);
        let error = chosen(Some("recrod"), known()).unwrap_err();
        assert_eq!(
            error.to_string(),
            "there is no fuzz target `recrod`; the targets are notation, record"
        );
    }

    #[test]
    fn targets_are_the_source_files_of_the_directory() {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let found = targets(&sources).unwrap();
        assert!(found.is_sorted());
        assert!(found.iter().any(|name| name == "fuzz"));
    }

    #[test]
    fn no_targets_are_an_error_of_their_own() {
        let package = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert!(matches!(targets(package), Err(Error::NoFuzzTargets(_))));
        assert!(matches!(targets(&package.join("nowhere")), Err(Error::NoFuzzTargets(_))));
    }

    #[test]
    fn the_time_is_bounded() {
        for (compiler, begin) in
            [(Compiler::Nightly, "cargo +nightly fuzz run"), (Compiler::Pinned, "cargo fuzz run")]
        {
            assert_eq!(
                invocation(compiler, "record", NonZeroU32::MIN).to_string(),
                format!(
                    "{begin} --sanitizer=none record fuzz/corpus/record fuzz/seeds/record -- \
                     -create_missing_dirs=1 -max_total_time=1"
                )
            );
        }
    }

    #[test]
    fn every_target_begins_with_seeds() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        for target in targets(&root.join("fuzz").join("fuzz_targets")).unwrap() {
            let directory = root.join(seeds(&target));
            assert!(
                fs::read_dir(&directory).is_ok_and(|mut entries| entries.next().is_some()),
                "{} has no seeds",
                directory.display()
            );
        }
    }
}
