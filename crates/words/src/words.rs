use std::fmt;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::Language;

/// The texts of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// Something that a text tells of.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument<'a> {
    /// A number of things; the text around it follows it.
    Count(i64),
    /// A name, or anything else that stays as it is.
    Text(&'a str),
}

/// A file of texts that can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable(String);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unreadable {}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Words {
    /// The texts of a language, from the file that holds them.
    ///
    /// # Errors
    /// [`Unreadable`] says what is wrong.
    pub fn read(language: Language, file: &str) -> Result<Words, Unreadable> {
        let resource = FluentResource::try_new(file.to_owned())
            .map_err(|(_, errors)| Unreadable(format!("{language}: {errors:?}")))?;
        let mut bundle = FluentBundle::new(vec![identifier(language)]);
        // Our texts hold no names that are written from right to left, and marks would end up in labels.
        bundle.set_use_isolating(false);
        bundle
            .add_resource(resource)
            .map_err(|errors| Unreadable(format!("{language}: {errors:?}")))?;
        Ok(Words { language, bundle })
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The text with this id.
    pub fn get(&self, id: &str) -> String {
        self.fill(id, &[])
    }

    /// The text with this id, told of something. If there is none, it is the id: that is ugly, but
    /// better than nothing, and the tests don't let it happen.
    pub fn fill(&self, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        let Some(pattern) = pattern else { return id.to_owned() };
        let mut told = FluentArgs::with_capacity(arguments.len());
        for (name, argument) in arguments {
            let value = match argument {
                Argument::Count(count) => FluentValue::from(*count),
                Argument::Text(text) => FluentValue::from(*text),
            };
            told.set(*name, value);
        }
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&told), &mut errors).into_owned()
    }
}

fn identifier(language: Language) -> LanguageIdentifier {
    language.tag().parse().expect("our tags are well formed")
}
