//! What has to be known before the command line is read, because help and errors depend on it.

use std::ffi::OsString;

use anstream::ColorChoice;
use stapel_words::Language;

use crate::config;

/// `help COMMAND` as `COMMAND --help`, which takes the options of every command: clap's own `help` takes none.
pub(super) fn asking_help(mut arguments: Vec<OsString>) -> Vec<OsString> {
    if arguments.get(1).is_some_and(|word| word == "help") {
        arguments.remove(1);
        arguments.push(OsString::from("--help"));
    }
    arguments
}

/// The language to speak: as the command line says, or the settings, or the system.
pub(super) fn language(arguments: &[OsString]) -> Language {
    let asked = value(arguments, "--language").and_then(Language::from_tag);
    asked.unwrap_or_else(config::usual_language)
}

/// Makes everything that is written from here on have colours or not.
pub(super) fn choose_colours(arguments: &[OsString]) {
    let choice = match value(arguments, "--color") {
        Some("always") => ColorChoice::Always,
        Some("never") => ColorChoice::Never,
        // Streams look whether they are terminals, and at NO_COLOR and CLICOLOR_FORCE.
        _ => ColorChoice::Auto,
    };
    choice.write_global();
}

/// Whether a program reads the output, and so what went wrong too.
pub(super) fn wants_json(arguments: &[OsString]) -> bool {
    arguments.iter().take_while(|word| *word != "--").any(|word| word == "--json")
}

/// The value of an option, wherever it stands.
fn value<'a>(arguments: &'a [OsString], option: &str) -> Option<&'a str> {
    let mut words = arguments.iter().map(|word| word.to_str().unwrap_or_default());
    while let Some(word) = words.next() {
        if word == "--" {
            return None;
        }
        if let Some(rest) = word.strip_prefix(option) {
            match rest.strip_prefix('=') {
                Some(value) => return Some(value),
                None if rest.is_empty() => return words.next(),
                None => {}
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_is_found_wherever_it_stands() {
        for (line, found) in [
            ("stapel --language de", Some("de")),
            ("stapel --language=pl bots", Some("pl")),
            ("stapel bots --json --language fr", Some("fr")),
            ("stapel bots", None),
            ("stapel bots --languages fr", None),
            ("stapel replay -- --language fr", None),
            ("stapel --language", None),
        ] {
            let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            assert_eq!(value(&words, "--language"), found, "{line}");
        }
    }
}
