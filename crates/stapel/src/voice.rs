//! The texts of commands in the language of the user, and the errors that have such texts.

use std::cell::OnceCell;
use std::io;
use std::path::Path;

use stapel_protocol::failure::{FailureBody, FailureOut};
use stapel_rules::notation::Place;
use stapel_words::{Argument, Language, Words, built_in};

use crate::exit::Exit;

/// The texts of one language. They are read when the first is wanted: a referee that a script starts a thousand
/// times never says a word.
#[derive(Debug)]
pub struct Voice {
    language: Language,
    words: OnceCell<Words>,
}

impl Voice {
    /// Speaks this language.
    pub fn new(language: Language) -> Voice {
        Voice { language, words: OnceCell::new() }
    }

    /// Speaks English, which scripts read.
    pub fn english() -> Voice {
        Voice::new(Language::English)
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// All texts.
    pub fn words(&self) -> &Words {
        self.words.get_or_init(|| built_in(self.language))
    }

    /// The text with this id.
    pub(crate) fn t(&self, id: &str) -> String {
        self.words().get(id)
    }

    /// The text with this id, told of something.
    pub(crate) fn say(&self, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        self.words().fill(id, arguments)
    }
}

impl Voice {
    /// Adds to a complaint what was probably meant.
    pub(crate) fn with_guess(&self, told: String, guess: Option<&str>) -> String {
        match guess {
            Some(guess) => self.say("wrong-meant", &[("told", text(&told)), ("what", text(guess))]),
            None => told,
        }
    }
}

/// A name, or whatever else stays as it is in a text.
pub(crate) fn text(text: &str) -> Argument<'_> {
    Argument::Text(text)
}

/// A number of things.
pub(crate) fn count(number: impl TryInto<i64>) -> Argument<'static> {
    Argument::Count(number.try_into().unwrap_or(i64::MAX))
}

/// An error that the command line can tell its user, in any language.
pub trait Complaint: std::error::Error {
    /// What went wrong, where, and what would be right.
    fn tell(&self, voice: &Voice) -> String;

    /// What programs can tell it apart by. `docs/command-line.md` lists the codes.
    fn code(&self) -> &'static str;

    /// Where in a file it stands, if it stands there.
    fn place(&self) -> Option<Place> {
        None
    }

    /// How the process ends.
    fn exit(&self) -> Exit {
        Exit::Failed
    }

    /// What the system said, if nothing else is wrong than that the output can't be written.
    fn output_error(&self) -> Option<&io::Error> {
        None
    }
}

/// What programs are told, in English. Where a file has several records, also which of them it is about.
pub(crate) fn failure(complaint: &dyn Complaint, record: Option<usize>) -> FailureOut {
    let place = complaint.place();
    FailureOut {
        record,
        ok: false,
        error: FailureBody {
            code: complaint.code(),
            message: complaint.tell(&Voice::english()),
            line: place.map(|place| place.line),
            column: place.map(|place| place.column),
        },
    }
}

/// Gives a [`Complaint`] the text that an error has in Rust, in English.
macro_rules! display_in_english {
    ($complaint:ty) => {
        impl std::fmt::Display for $complaint {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::voice::Complaint::tell(self, &$crate::voice::Voice::english()))
            }
        }
    };
}

pub(crate) use display_in_english;

impl Complaint for io::Error {
    fn tell(&self, voice: &Voice) -> String {
        let id = match self.kind() {
            io::ErrorKind::NotFound => "io-not-found",
            io::ErrorKind::PermissionDenied => "io-permission",
            io::ErrorKind::IsADirectory => "io-directory",
            io::ErrorKind::NotADirectory => "io-no-directory",
            io::ErrorKind::AlreadyExists => "io-exists",
            io::ErrorKind::InvalidData => "io-no-text",
            io::ErrorKind::StorageFull => "io-full",
            io::ErrorKind::ReadOnlyFilesystem => "io-read-only",
            io::ErrorKind::AddrInUse => "io-address-in-use",
            io::ErrorKind::AddrNotAvailable => "io-address-elsewhere",
            _ => return self.to_string(),
        };
        voice.t(id)
    }

    fn code(&self) -> &'static str {
        "failed"
    }

    fn output_error(&self) -> Option<&io::Error> {
        Some(self)
    }
}

/// That a file can't be read.
pub(crate) fn unreadable(path: &Path, error: &io::Error, voice: &Voice) -> String {
    let path = path.display().to_string();
    voice.say("wrong-unreadable", &[("file", text(&path)), ("why", text(&error.tell(voice)))])
}

/// That a file can't be written.
pub(crate) fn unwritable(path: &Path, error: &io::Error, voice: &Voice) -> String {
    let path = path.display().to_string();
    voice.say("wrong-unwritable", &[("file", text(&path)), ("why", text(&error.tell(voice)))])
}
