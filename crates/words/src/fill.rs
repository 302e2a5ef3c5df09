//! Puts arguments into a compiled text.

use std::fmt::Write as _;

use stapel_text_format::{CHOICE, CHOICE_END, END, LINE_BREAK, VARIABLE, VARIANT_END};

use crate::plural::category;
use crate::{Argument, Language};

/// A compiled text with its variables replaced and its choices made.
pub(crate) fn fill(language: Language, text: &str, arguments: &[(&str, Argument<'_>)]) -> String {
    let mut filled = String::with_capacity(text.len());
    Filler { language, arguments }.fill(text, Some(&mut filled));
    filled
}

struct Filler<'a> {
    language: Language,
    arguments: &'a [(&'a str, Argument<'a>)],
}

impl Filler<'_> {
    /// Fills a text up to its end, or up to the end of the variant that it is, and returns what follows. Without `filled` the
    /// text is only skipped.
    fn fill<'t>(&self, mut text: &'t str, mut filled: Option<&mut String>) -> &'t str {
        while let Some(at) = text.find([VARIABLE, CHOICE, VARIANT_END, LINE_BREAK]) {
            if let Some(filled) = filled.as_deref_mut() {
                filled.push_str(&text[..at]);
            }
            let sign = text[at..].chars().next();
            text = &text[at + 1..];
            match sign {
                Some(VARIABLE) => {
                    let (name, rest) = text.split_once(END).unwrap_or((text, ""));
                    text = rest;
                    if let Some(filled) = filled.as_deref_mut() {
                        self.push_argument(name, filled);
                    }
                }
                Some(CHOICE) => text = self.choose(text, filled.as_deref_mut()),
                Some(LINE_BREAK) => {
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
        self.arguments.iter().find(|(name, _)| *name == wanted).map(|(_, argument)| argument)
    }

    fn push_argument(&self, name: &str, filled: &mut String) {
        // Writing into a string can't fail.
        let _written = match self.argument(name) {
            Some(Argument::Count(count)) => write!(filled, "{count}"),
            Some(Argument::Text(text)) => filled.write_str(text),
            // A reader sees which argument is missing.
            None => write!(filled, "{{${name}}}"),
        };
    }

    /// Fills in the first variant that matches, skips the others, and returns what follows the choice.
    fn choose<'t>(&self, text: &'t str, mut filled: Option<&mut String>) -> &'t str {
        let (name, mut text) = text.split_once(END).unwrap_or((text, ""));
        let argument = self.argument(name);
        while let Some((key, variant)) = text.split_once(END) {
            let matches =
                key.is_empty() || argument.is_some_and(|argument| self.matches(argument, key));
            text = self.fill(variant, filled.take_if(|_| matches));
            if let Some(rest) = text.strip_prefix(CHOICE_END) {
                return rest;
            }
        }
        ""
    }

    fn matches(&self, argument: &Argument<'_>, key: &str) -> bool {
        match argument {
            Argument::Count(count) => {
                key == category(self.language, *count) || key.parse() == Ok(*count)
            }
            // As in Fluent, a key that is a number matches numbers only.
            Argument::Text(text) => {
                key == *text && key.starts_with(|letter: char| letter.is_ascii_alphabetic())
            }
        }
    }
}
