//! The file with settings.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use toml_edit::{Document, DocumentMut, Item};

use super::{ConfigError, Key};
use crate::values::ValueError;

/// The variable that names another file.
const VARIABLE: &str = "STAPEL_CONFIG";

/// What the file says.
#[derive(Debug, Default)]
pub(super) struct Contents {
    values: Vec<(Key, String)>,
}

/// Where the file is, or would be.
pub(super) fn path() -> Option<PathBuf> {
    let variable = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(path) = variable(VARIABLE) {
        return Some(path);
    }
    let home = || variable("HOME").or_else(|| variable("USERPROFILE"));
    let directory = if cfg!(windows) {
        variable("APPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library").join("Application Support"))
    } else {
        // A path that isn't absolute is to be passed over, says the specification.
        let own = variable("XDG_CONFIG_HOME").filter(|path| path.is_absolute());
        own.or_else(|| home().map(|home| home.join(".config")))
    };
    directory.map(|directory| directory.join("stapel").join("config.toml"))
}

impl Contents {
    /// Reads the file. One that is not there says nothing.
    pub(super) fn load() -> Result<Contents, ConfigError> {
        let Some(path) = path() else { return Ok(Contents::default()) };
        match fs::read_to_string(&path) {
            Ok(text) => Contents::read(&path, &text),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Contents::default()),
            Err(error) => Err(ConfigError::Unreadable(path, error)),
        }
    }

    fn read(path: &Path, text: &str) -> Result<Contents, ConfigError> {
        let file = || path.to_owned();
        let document = Document::parse(text).map_err(|error| {
            let line = error.span().map_or(1, |span| line_of(text, span.start));
            let why = error.message().to_owned();
            ConfigError::Syntax { file: file(), line, why }
        })?;
        let mut values = Vec::new();
        for (name, item) in document.as_table() {
            let key_span = document.as_table().key(name).and_then(toml_edit::Key::span);
            let span = key_span.or_else(|| item.span());
            let line = span.map_or(1, |span| line_of(text, span.start));
            let Some(key) = Key::from_name(name) else {
                let found = name.to_owned();
                return Err(ConfigError::UnknownKey { file: file(), line, found });
            };
            let wrong = |wrong: ValueError| ConfigError::Value { file: file(), line, key, wrong };
            let value = item.as_str().ok_or_else(|| wrong(ValueError::NoText))?;
            values.push((key, key.read(value).map_err(wrong)?));
        }
        Ok(Contents { values })
    }

    /// What it says about a setting.
    pub(super) fn get(&self, key: Key) -> Option<&str> {
        self.values.iter().find(|(name, _)| *name == key).map(|(_, value)| value.as_str())
    }
}

/// Which line a byte is on, counted from 1.
fn line_of(text: &str, byte: usize) -> usize {
    1 + text.bytes().take(byte).filter(|byte| *byte == b'\n').count()
}

/// Changes the file, and leaves everything in it as it is that has nothing to do with it.
pub(super) fn change(key: Key, value: Option<&str>) -> Result<PathBuf, ConfigError> {
    let path = path().ok_or(ConfigError::Nowhere)?;
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(ConfigError::Unreadable(path, error)),
    };
    let mut document: DocumentMut = text.parse().map_err(|error: toml_edit::TomlError| {
        let line = error.span().map_or(1, |span| line_of(&text, span.start));
        ConfigError::Syntax { file: path.clone(), line, why: error.message().to_owned() }
    })?;
    match (value, document.get_mut(key.name()).and_then(Item::as_value_mut)) {
        (Some(value), Some(there)) => {
            // A comment behind the old value stays behind the new one.
            let decor = there.decor().clone();
            *there = value.into();
            *there.decor_mut() = decor;
        }
        (Some(value), None) => document[key.name()] = toml_edit::value(value),
        (None, _) => {
            document.remove(key.name());
        }
    }
    let unwritable = |error| ConfigError::Unwritable(path.clone(), error);
    if let Some(directory) = path.parent() {
        fs::create_dir_all(directory).map_err(unwritable)?;
    }
    fs::write(&path, document.to_string()).map_err(unwritable)?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Contents, String> {
        Contents::read(Path::new("config.toml"), text).map_err(|error| error.to_string())
    }

    #[test]
    fn every_setting_is_read() {
        let text = "# mine\nname = \" Mia  Ott\"\nlanguage = \"de-AT\"\ntheme = \"contrast\"\n\
                    server = \"https://cards.example/\"\nwarnings = \"yes\"\n";
        let contents = read(text).unwrap();
        let values = Key::ALL.map(|key| contents.get(key).unwrap_or_default().to_owned());
        assert_eq!(values, ["Mia Ott", "de", "contrast", "https://cards.example", "on"]);
        assert!(read("").is_ok_and(|contents| contents.get(Key::Name).is_none()));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line_and_what_would_be_right() {
        for (text, parts) in [
            ("\nnaem = \"Mia\"", &["config.toml, line 2", "naem", "did you mean name"][..]),
            (
                "[play]\nname = \"Mia\"",
                &["line 1", "play", "name, language, theme, server, warnings"],
            ),
            ("theme = \"pink\"", &["line 1", "theme", "light, dark or contrast"]),
            ("# so\ntheme = 3", &["line 2", "theme", "double quotes"]),
            ("language = \"sv\"", &["line 1", "language", "de, en, fr, it or pl"]),
            ("server = \"cards.example\"", &["line 1", "https://cards.example"]),
            ("warnings = \"loud\"", &["line 1", "warnings", "true or false"]),
            ("name = \"\"", &["line 1", "name", "24"]),
            ("name = Mia", &["line 1", "TOML"]),
            ("name = \"a\"\nname = \"b\"", &["line 2", "TOML"]),
        ] {
            let error = read(text).map(|_| ()).unwrap_err();
            for part in parts {
                assert!(error.contains(part), "{text}: no {part:?} in {error}");
            }
        }
    }
}
