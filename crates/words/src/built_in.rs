//! The texts and rule pages of all languages, inside the program.

use stapel_rules::GameKind;

use crate::{Language, Words};

/// The file that the build script has compiled for a language.
macro_rules! texts {
    ($tag:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/", $tag, ".txt"))
    };
}

/// All texts of a language, as they were when the program was built.
pub fn built_in(language: Language) -> Words {
    let file = match language {
        Language::German => texts!("de"),
        Language::English => texts!("en"),
        Language::French => texts!("fr"),
        Language::Italian => texts!("it"),
        Language::Polish => texts!("pl"),
    };
    Words::read(language, file).expect("the build script has compiled it")
}

/// Every rule page, with the tag of its language and the name of its game.
const RULE_PAGES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// The rules of a game for people, in Markdown; empty if nobody wrote them.
pub fn rule_page(language: Language, game: GameKind) -> &'static str {
    let found =
        RULE_PAGES.iter().find(|(tag, name, _)| (*tag, *name) == (language.tag(), game.name()));
    found.map(|(_, _, page)| *page).unwrap_or_default()
}
