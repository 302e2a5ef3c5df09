//! The texts of one language, looked up by their ids.

use std::borrow::Cow;
use std::fmt;

use stapel_text_format::END;

use crate::Language;
use crate::fill::fill;

/// The texts of one language, looked up by id and filled with arguments.
///
/// ```
/// use stapel_words::{Argument, Language, built_in};
///
/// let words = built_in(Language::English);
/// assert_eq!(words.fill("cards-left", &[("cards", Argument::Count(2))]), "2 cards to go");
/// ```
pub struct Words {
    language: Language,
    /// The compiled file, in the format of `stapel-text-format`.
    file: Cow<'static, str>,
    /// Where each line of the file begins and ends, without its line feed.
    lines: Vec<(usize, usize)>,
}

/// What goes into a text in the place of a variable.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument<'a> {
    /// A number of things. It decides which plural form a choice in the text takes.
    Count(i64),
    /// A name, or anything else that is put in as it is.
    Text(&'a str),
}

/// Why a file is no file of compiled texts.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "line {line} of the compiled texts has no id, or one that is not greater than the id before it"
)]
pub struct Unreadable {
    /// The first line that has no id, or an id out of order; counted from 1.
    pub line: usize,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Words {
    /// Reads the texts of a language from the file that they were compiled to.
    ///
    /// # Errors
    /// [`Unreadable`] says in which line the file is wrong.
    pub fn read(
        language: Language,
        file: impl Into<Cow<'static, str>>,
    ) -> Result<Words, Unreadable> {
        let file = file.into();
        let mut lines = Vec::new();
        let mut last = "";
        let mut begins = 0;
        for (number, line) in (1..).zip(file.lines()) {
            // Texts are looked up by binary search, which needs them in order.
            match line.split_once(END) {
                Some((id, _)) if id > last => last = id,
                _ => return Err(Unreadable { line: number }),
            }
            lines.push((begins, begins + line.len()));
            begins += line.len() + 1;
        }
        Ok(Words { language, file, lines })
    }

    /// The language of the texts.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text with this id.
    pub fn has(&self, id: &str) -> bool {
        self.find(id).is_some()
    }

    /// The text with this id, for texts without variables.
    pub fn get(&self, id: &str) -> String {
        self.fill(id, &[])
    }

    /// The text with this id, with arguments for its variables by name. If there is no such text, the id is returned:
    /// someone reads at least that, and the tests don't let it happen. An argument that is missing is shown by the name of its
    /// variable, in braces.
    pub fn fill(&self, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        match self.find(id) {
            Some(text) => fill(self.language, text, arguments),
            None => id.to_owned(),
        }
    }

    fn find(&self, wanted: &str) -> Option<&str> {
        let line = |&(begins, ends): &(usize, usize)| self.file[begins..ends].split_once(END);
        let found =
            self.lines.binary_search_by(|at| line(at).map_or("", |(id, _)| id).cmp(wanted)).ok()?;
        line(self.lines.get(found)?).map(|(_, text)| text)
    }
}
