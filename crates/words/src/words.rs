use std::borrow::Cow;
use std::fmt;

use crate::Language;
use crate::fill::fill;
use crate::format::ENDS;

/// The texts of one language.
pub struct Words {
    language: Language,
    file: Cow<'static, str>,
    /// Where each line begins and ends.
    lines: Vec<(usize, usize)>,
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
pub struct Unreadable {
    /// The line that makes no sense, counted from 1.
    pub line: usize,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} of the texts makes no sense", self.line)
    }
}

impl std::error::Error for Unreadable {}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Words {
    /// The texts of a language, from the file that they were compiled to.
    ///
    /// # Errors
    /// [`Unreadable`] says where it is wrong.
    pub fn read(
        language: Language,
        file: impl Into<Cow<'static, str>>,
    ) -> Result<Words, Unreadable> {
        let file = file.into();
        let mut lines = Vec::new();
        let mut last = "";
        let mut begins = 0;
        for (number, line) in (1..).zip(file.lines()) {
            // They are found by halving, which needs them in order.
            match line.split_once(ENDS) {
                Some((id, _)) if id > last => last = id,
                _ => return Err(Unreadable { line: number }),
            }
            lines.push((begins, begins + line.len()));
            begins += line.len() + 1;
        }
        Ok(Words { language, file, lines })
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text with this id.
    pub fn has(&self, id: &str) -> bool {
        self.find(id).is_some()
    }

    /// The text with this id.
    pub fn get(&self, id: &str) -> String {
        self.fill(id, &[])
    }

    /// The text with this id, told of something. If there is none, it is the id: that is ugly, but
    /// better than nothing, and the tests don't let it happen.
    pub fn fill(&self, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        match self.find(id) {
            Some(text) => fill(self.language, text, arguments),
            None => id.to_owned(),
        }
    }

    fn find(&self, wanted: &str) -> Option<&str> {
        let line = |&(begins, ends): &(usize, usize)| self.file[begins..ends].split_once(ENDS);
        let found =
            self.lines.binary_search_by(|at| line(at).map_or("", |(id, _)| id).cmp(wanted)).ok()?;
        line(self.lines.get(found)?).map(|(_, text)| text)
    }
}
