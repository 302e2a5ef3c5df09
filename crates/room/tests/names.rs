//! What people may be called, held to the texts of our pages and to names that people have.

#![expect(clippy::unwrap_used, reason = "in a test an unexpected error may as well panic")]

use std::fs;
use std::path::{Path, PathBuf};

use stapel_room::person_name::{NameError, are_alike, names_number, read_name};

/// Where the texts are, and what is said with them.
fn words() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../words")
}

/// The texts of the pages in each language whose ids begin so.
fn texts(beginning: &str) -> Vec<String> {
    let locales = words().join("locales");
    let mut found = Vec::new();
    let mut languages = 0;
    for language in fs::read_dir(locales).unwrap() {
        languages += 1;
        for file in ["page.ftl", "table.ftl"] {
            let text = fs::read_to_string(language.as_ref().unwrap().path().join(file)).unwrap();
            let lines = text.lines().filter(|line| line.starts_with(beginning));
            found.extend(
                lines.filter_map(|line| line.split_once(" = ")).map(|(_, text)| text.to_owned()),
            );
        }
    }
    assert!(languages == 5 && found.len() >= 5, "{beginning}: {found:?}");
    found
}

#[test]
fn nobody_is_called_what_a_page_calls_a_bot() {
    let levels: Vec<String> =
        ["bot-random", "bot-greedy", "bot-steady", "bot-expert"].map(texts).concat();
    assert_eq!(levels.len(), 20);
    for level in &levels {
        assert_eq!(read_name(level), Err(NameError::Bot), "{level}");
    }
    let names = fs::read_to_string(words().join("src/phrases/names.rs")).unwrap();
    let names = names.split("BOTS: [&str; 6] = [").nth(1).unwrap().split(']').next().unwrap();
    let names: Vec<&str> = names.split(", ").map(|name| name.trim_matches('"')).collect();
    assert_eq!(names.len(), 6);
    for text in texts("bot-at") {
        for name in names.iter().copied().chain(["1", "6"]) {
            let name = text.replace("{ $name }", name);
            assert_eq!(read_name(&name), Err(NameError::Bot), "{name}");
        }
    }
    for text in texts("bot-named") {
        for level in &levels {
            let name = text.replace("{ $level }", level);
            assert_eq!(read_name(&name), Err(NameError::Bot), "{name}");
        }
    }
}

#[test]
fn who_has_chosen_no_name_can_sit_down_anywhere() {
    for name in texts("guest-name") {
        assert_eq!(read_name(&name).as_deref(), Ok(name.as_str()));
        assert!(!names_number(&name), "{name}");
        assert!(!are_alike(&name, &name), "two {name}s are two people without a name");
    }
}

/// Names that many people have. A strict reading of the taboo must not keep them from a table.
const NAMES: &str = "Ada Adam Adele Agnes Aldo Alex Alice Alina Amélie Ana Andrea Angela Anja Anna Antoine Antonio Arthur \
    Aurélie Barbara Bartek Beata Ben Benoît Bernd Bianca Björn Bob Bruno Camille Carla Carlo Caroline Cécile Charlotte \
    Chiara Chloé Chris Clara Claude Cleo Daniel Dario David Denis Dieter Dominik Dorota Edith Elena Elias Élise Emil \
    Emily Emma Enzo Eric Ernst Eva Eve Ewa Fabio Felix Filip Finn Florian Francesca Frank Franz Frida Gabriel Giulia \
    Giovanni Grace Greta Grzegorz Hannah Hans Harry Heidi Helena Henry Hugo Ida Ines Ingrid Irena Isabel Jack Jacques \
    Jakub James Jan Jana Jean Jens Jessica Joachim Joanna Johanna John Jonas Julia Julien Karl Karolina Kasia Katrin \
    Klaus Krzysztof Lara Laura Léa Lena Leo Leon Lia Lina Lisa Louis Luca Lucia Luigi Luise Lukas Maciej Magda Maja \
    Małgorzata Manon Marco Marek Margot Maria Marie Mario Markus Marta Martin Martina Mateusz Mathilde Matteo Max \
    Mia Michael Michał Mila Moritz Nadia Natalia Nathan Nico Nicolas Nicole Nils Nina Noah Noemi Nora Oliver Olivia \
    Oskar Otto Paolo Pascal Patrick Paul Paula Paweł Peter Petra Philipp Pierre Piotr Rafał Ralf Rebecca René Robert \
    Roman Romy Rosa Sabine Sam Sandra Sara Sebastian Selma Silvia Simon Sofia Sophie Stefan Stella Susanne Sven Tania \
    Tess Theo Thomas Tim Tina Tobias Tom Tomasz Uwe Valentina Vera Victor Vincent Walter Wanda Werner Wiktoria \
    William Wojciech Xavier Yann Yves Zoe Zofia Zuzanna";

#[test]
fn people_with_ordinary_names_can_sit_down_where_numbers_are_secret() {
    let refused: Vec<&str> = NAMES
        .split_whitespace()
        .filter(|name| read_name(name).as_deref() != Ok(name) || names_number(name))
        .collect();
    assert_eq!(refused, [""; 0]);
}
