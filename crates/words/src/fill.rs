use std::fmt::Write as _;

use crate::format::{BREAK, CHOICE, CHOSEN, ENDS, VALUE, VARIANT};
use crate::plural::category;
use crate::{Argument, Language};

/// A text, told of something.
pub(crate) fn fill(language: Language, text: &str, told: &[(&str, Argument<'_>)]) -> String {
    let mut filled = String::with_capacity(text.len());
    Telling { language, told }.tell(text, Some(&mut filled));
    filled
}

struct Telling<'a> {
    language: Language,
    told: &'a [(&'a str, Argument<'a>)],
}

impl Telling<'_> {
    /// Tells a text up to its end, or to the end of the variant that it is; gives what comes after it. If nobody listens,
    /// that is all.
    fn tell<'t>(&self, mut text: &'t str, mut filled: Option<&mut String>) -> &'t str {
        while let Some(at) = text.find([VALUE, CHOICE, VARIANT, BREAK]) {
            if let Some(filled) = filled.as_deref_mut() {
                filled.push_str(&text[..at]);
            }
            let sign = text[at..].chars().next();
            text = &text[at + 1..];
            match sign {
                Some(VALUE) => {
                    let (name, rest) = text.split_once(ENDS).unwrap_or((text, ""));
                    text = rest;
                    if let Some(filled) = filled.as_deref_mut() {
                        self.value(name, filled);
                    }
                }
                Some(CHOICE) => text = self.choose(text, filled.as_deref_mut()),
                Some(BREAK) => {
                    if let Some(filled) = filled.as_deref_mut() {
                        filled.push('\n');
                    }
                }
                _ => return text,
            }
        }
        if let Some(filled) = filled {
            filled.push_str(text);
        }
        ""
    }

    fn argument(&self, wanted: &str) -> Option<&Argument<'_>> {
        self.told.iter().find(|(name, _)| *name == wanted).map(|(_, argument)| argument)
    }

    fn value(&self, name: &str, filled: &mut String) {
        // Nothing goes wrong when something is written into a string.
        let _written = match self.argument(name) {
            Some(Argument::Count(count)) => write!(filled, "{count}"),
            Some(Argument::Text(text)) => filled.write_str(text),
            // Whoever reads it sees what is missing.
            None => write!(filled, "{{${name}}}"),
        };
    }

    /// Tells the variant that fits; gives what comes after the choice.
    fn choose<'t>(&self, text: &'t str, mut filled: Option<&mut String>) -> &'t str {
        let (name, mut text) = text.split_once(ENDS).unwrap_or((text, ""));
        let argument = self.argument(name);
        while let Some((key, variant)) = text.split_once(ENDS) {
            let fits = key.is_empty() || argument.is_some_and(|argument| self.fits(argument, key));
            text = self.tell(variant, filled.take_if(|_| fits));
            if let Some(rest) = text.strip_prefix(CHOSEN) {
                return rest;
            }
        }
        ""
    }

    fn fits(&self, argument: &Argument<'_>, key: &str) -> bool {
        match argument {
            Argument::Count(count) => {
                key == category(self.language, *count) || key.parse() == Ok(*count)
            }
            // A key that is a number fits numbers only.
            Argument::Text(text) => {
                key == *text && key.starts_with(|letter: char| letter.is_ascii_alphabetic())
            }
        }
    }
}
