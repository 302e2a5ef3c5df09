use crate::{Language, Words};

/// The files of a language, one after the other.
macro_rules! files {
    ($tag:literal) => {
        concat!(
            include_str!(concat!("../locales/", $tag, "/clear4.ftl")),
            "\n",
            include_str!(concat!("../locales/", $tag, "/commands.ftl")),
            "\n",
            include_str!(concat!("../locales/", $tag, "/home.ftl")),
            "\n",
            include_str!(concat!("../locales/", $tag, "/learn.ftl")),
            "\n",
            include_str!(concat!("../locales/", $tag, "/offline.ftl")),
            "\n",
            include_str!(concat!("../locales/", $tag, "/page.ftl")),
            "\n",
            include_str!(concat!("../locales/", $tag, "/study.ftl")),
            "\n",
            include_str!(concat!("../locales/", $tag, "/table.ftl")),
            "\n",
            include_str!(concat!("../locales/", $tag, "/terminal.ftl")),
            "\n",
        )
    };
}

/// All texts of a language, as they were when the program was built.
pub fn built_in(language: Language) -> Words {
    let file = match language {
        Language::German => files!("de"),
        Language::English => files!("en"),
        Language::French => files!("fr"),
        Language::Italian => files!("it"),
        Language::Polish => files!("pl"),
    };
    Words::read(language, file).expect("the tests have read it")
}
