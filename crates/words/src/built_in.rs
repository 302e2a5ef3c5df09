//! The texts of all languages, inside the program.

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
