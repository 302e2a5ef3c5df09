use std::fmt;
use std::io;
use std::path::PathBuf;

use fluent_syntax::parser::ParserError;
use thiserror::Error;

/// Why texts were not compiled. No message repeats the one of its source.
#[derive(Debug, Error)]
pub enum Error {
    /// A file or a directory can't be read.
    #[error("{} can't be read", path.display())]
    Read { path: PathBuf, source: io::Error },
    /// A file breaks the syntax of Fluent.
    #[error("{place}: this is not Fluent")]
    Syntax { place: Place, source: ParserError },
    /// A message or a term uses a part of Fluent that is not compiled.
    #[error("{place}: `{id}` can't be compiled: {what}")]
    Unsupported {
        place: Place,
        id: String,
        /// What is used there, and what to write instead.
        what: Unsupported,
    },
    /// Two messages have the same id.
    #[error("{place}: `{id}` is already in {first}; give one of them another id")]
    Duplicate { place: Place, id: String, first: Place },
}

/// A line of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    pub path: PathBuf,
    /// The number of the line, counted from 1.
    pub line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.path.display(), self.line)
    }
}

/// Something in a file that is Fluent, but not compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unsupported {
    /// A term, `-name = …`.
    #[error("it is a term; write it out in the messages that refer to it")]
    Term,
    /// An attribute, `.name = …`.
    #[error("it has an attribute; make that a message of its own")]
    Attribute,
    /// Something in braces that is neither a variable nor a choice by one.
    #[error("only variables can stand in braces and before an arrow, such as `{{ $cards }}`")]
    Expression,
    /// A choice whose default is followed by other variants.
    #[error("the variant with the asterisk has to be the last one")]
    DefaultBeforeOthers,
    /// A control character, which programs would take for a part of the format.
    #[error("it contains the control character {0:?}; leave it out, or write a space")]
    ControlCharacter(char),
}
