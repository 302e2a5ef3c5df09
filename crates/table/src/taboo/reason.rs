use std::fmt;

/// A number in a text: what kind it is, and which bytes of the text show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("numbers may not be named: {reason} (bytes {start} to {end})")]
pub struct Taboo {
    pub reason: Reason,
    /// The first byte of what was found.
    pub start: usize,
    /// The first byte after what was found.
    pub end: usize,
}

impl Taboo {
    /// The part of the text that names the number; empty if this is about another text.
    pub fn found_in<'a>(&self, text: &'a str) -> &'a str {
        text.get(self.start..self.end).unwrap_or_default()
    }
}

/// How a text names a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A digit of any script, also raised, in a circle, or on a keycap.
    Digits,
    /// A picture that shows a number, such as a die or a clock face.
    Symbol,
    /// A number word of this language. Words that several languages share are given to one of them.
    NumberWord(Language),
    Roman,
    /// Strokes to be counted.
    Tally,
    /// A number word in pieces, such as `f i f t y`.
    Spelled,
    /// A number word with stretched, replaced, lost or swapped letters, such as `fiiifty`, `s!x` or `fitfy`, backwards, or
    /// in Morse code.
    Disguised,
    /// A number word of another language than the five.
    Foreign,
    /// A number that is described, such as `half a century` or the card after another.
    Described,
}

impl Reason {
    /// The name on wires, in snake_case. The language has a name of its own: see [`Language::code`].
    pub fn name(self) -> &'static str {
        match self {
            Reason::Digits => "digits",
            Reason::Symbol => "symbol",
            Reason::NumberWord(_) => "number_word",
            Reason::Roman => "roman",
            Reason::Tally => "tally",
            Reason::Spelled => "spelled",
            Reason::Disguised => "disguised",
            Reason::Foreign => "foreign",
            Reason::Described => "described",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Digits => f.write_str("this has digits"),
            Reason::Symbol => f.write_str("this picture shows a number"),
            Reason::NumberWord(language) => write!(f, "this is a number word ({language})"),
            Reason::Roman => f.write_str("this is a Roman numeral"),
            Reason::Tally => f.write_str("these strokes can be counted"),
            Reason::Spelled => f.write_str("this is a number word in pieces"),
            Reason::Disguised => f.write_str("this is a number word in disguise"),
            Reason::Foreign => f.write_str("this is a number word of another language"),
            Reason::Described => f.write_str("this describes a number"),
        }
    }
}

/// The languages whose number words are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    German,
    English,
    French,
    Italian,
    Polish,
}

impl Language {
    /// All of them, in a fixed order.
    pub const ALL: [Language; 5] = [
        Language::German,
        Language::English,
        Language::French,
        Language::Italian,
        Language::Polish,
    ];

    /// The two letters of ISO 639-1.
    pub fn code(self) -> &'static str {
        match self {
            Language::German => "de",
            Language::English => "en",
            Language::French => "fr",
            Language::Italian => "it",
            Language::Polish => "pl",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Language::German => "German",
            Language::English => "English",
            Language::French => "French",
            Language::Italian => "Italian",
            Language::Polish => "Polish",
        })
    }
}
