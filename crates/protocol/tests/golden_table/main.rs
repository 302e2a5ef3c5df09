//! What a table and the people at it say to each other, byte for byte: programs in other languages
//! rely on it.
//!
//! Each file in `golden/table` is one message or body. It is what we write, and reading it gives what
//! was written. `docs/protocol.md` shows these files, and the OpenAPI document is checked against them.
//! Where a change is meant, `STAPEL_REGENERATE=1` writes the files anew.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails where it stands")]

mod bodies;
mod events;
mod messages;
mod scene;
mod views;

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::path::PathBuf;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A value and the name of its file.
pub(crate) struct Golden {
    name: String,
    text: String,
    /// What is written for what is read from a text.
    read: fn(&str) -> Result<String, serde_json::Error>,
}

impl Golden {
    /// A value that is written to this file. Reading what was written must give the value.
    #[track_caller]
    pub(crate) fn new<T>(name: impl Into<String>, value: &T) -> Golden
    where
        T: Serialize + DeserializeOwned + PartialEq + Debug,
    {
        let text = serde_json::to_string(value).unwrap();
        assert_eq!(serde_json::from_str::<T>(&text).unwrap(), *value, "{text}");
        let read = |text: &str| serde_json::from_str::<T>(text).map(|value| json(&value));
        Golden { name: name.into(), text: text + "\n", read }
    }

    fn path(&self) -> PathBuf {
        directory().join(format!("{}.json", self.name))
    }
}

/// What is written for each variant of an enum. The patterns must be exhaustive, and each comes with a
/// value that it matches: so there is no variant without a file.
macro_rules! every_variant {
    ($prefix:literal, $enum:ident { $($file:literal: $pattern:pat => $value:expr,)+ }) => {{
        // Fails to compile when a variant is added and has no file.
        let file = |value: &$enum| match value { $($pattern => $file,)+ };
        let mut files = Vec::new();
        $(
            let value = $value;
            assert_eq!(file(&value), $file, "{value:?} is not what its file is named for");
            files.push($crate::Golden::new(concat!($prefix, "-", $file), &value));
        )+
        files
    }};
}
pub(crate) use every_variant;

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

fn directory() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", "table"].iter().collect()
}

fn all() -> Vec<Golden> {
    [messages::golden(), events::golden(), views::golden(), bodies::golden()]
        .into_iter()
        .flatten()
        .collect()
}

#[test]
fn everything_is_written_byte_for_byte_as_ever() {
    let regenerate = std::env::var_os("STAPEL_REGENERATE").is_some_and(|value| value == "1");
    for golden in all() {
        if regenerate {
            std::fs::write(golden.path(), &golden.text).unwrap();
            continue;
        }
        let file = std::fs::read_to_string(golden.path())
            .unwrap_or_else(|error| panic!("{}: {error}", golden.path().display()));
        assert_eq!(golden.text, file, "{}; STAPEL_REGENERATE=1 writes it anew", golden.name);
    }
}

#[test]
fn what_was_written_is_read_as_ever() {
    for golden in all() {
        let file = std::fs::read_to_string(golden.path()).unwrap();
        let read = (golden.read)(&file);
        assert_eq!(read.unwrap() + "\n", file, "{}", golden.name);
    }
}

#[test]
fn every_file_has_a_value_and_every_value_a_name_of_its_own() {
    let golden = all();
    let names: BTreeSet<String> =
        golden.iter().map(|golden| format!("{}.json", golden.name)).collect();
    assert_eq!(names.len(), golden.len(), "two values have one name");
    let files: BTreeSet<String> = std::fs::read_dir(directory())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(files, names);
}
