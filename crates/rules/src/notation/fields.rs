use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{Display, Write};

use crate::Seat;
use crate::notation::SyntaxError;
use crate::notation::cursor::Piece;

/// A line of words being written: a name, then `key=value` pairs and lone keys.
pub(crate) struct Words(String);

impl Words {
    pub(crate) fn new(first: &str) -> Words {
        Words(String::from(first))
    }

    pub(crate) fn put(&mut self, key: &str, value: impl Display) {
        // Writing to a string never fails.
        let _ = write!(self.0, " {key}={value}");
    }

    pub(crate) fn put_if(&mut self, condition: bool, key: &str, value: impl Display) {
        if condition {
            self.put(key, value);
        }
    }

    pub(crate) fn finish(self) -> String {
        self.0
    }
}

/// A line of words being read; every key at most once.
pub(crate) struct Fields<'t> {
    pub(crate) game: Piece<'t>,
    fields: Vec<(Piece<'t>, Piece<'t>)>,
    end: Piece<'t>,
}

impl<'t> Fields<'t> {
    pub(crate) fn parse(line: Piece<'t>) -> Result<Fields<'t>, SyntaxError> {
        let end = Piece { text: "", column: line.column + line.text.chars().count(), ..line };
        let mut words = line.split(" ");
        let game = words.next().unwrap_or(end);
        let mut fields: Vec<(Piece<'t>, Piece<'t>)> = Vec::new();
        for word in words {
            let (key, value) = word
                .split_once("=")
                .ok_or_else(|| word.expected("a word of the form key=value"))?;
            if fields.iter().any(|(other, _)| other.text == key.text) {
                return Err(key.expected("a key that was not given before"));
            }
            fields.push((key, value));
        }
        Ok(Fields { game, fields, end })
    }

    pub(crate) fn take(&mut self, key: &str) -> Option<Piece<'t>> {
        let index = self.fields.iter().position(|(other, _)| other.text == key)?;
        Some(self.fields.swap_remove(index).1)
    }

    pub(crate) fn take_if(&mut self, condition: bool, key: &str) -> Option<Piece<'t>> {
        if condition { self.take(key) } else { None }
    }

    pub(crate) fn need(&mut self, key: &'static str) -> Result<Piece<'t>, SyntaxError> {
        self.take(key).ok_or_else(|| self.end.expected(alloc::format!("{key}=… somewhere")))
    }

    pub(crate) fn number<T: core::str::FromStr>(
        &mut self,
        key: &'static str,
    ) -> Result<T, SyntaxError> {
        self.need(key)?.expect_number("a number in range")
    }

    pub(crate) fn number_or<T: core::str::FromStr>(
        &mut self,
        key: &'static str,
        default: T,
    ) -> Result<T, SyntaxError> {
        self.take(key).map_or(Ok(default), |value| value.expect_number("a number in range"))
    }

    /// A key that is either there as `key=true` or not at all.
    pub(crate) fn flag(&mut self, key: &'static str) -> Result<bool, SyntaxError> {
        match self.take(key) {
            None => Ok(false),
            Some(value) if value.text == "true" => Ok(true),
            Some(value) => Err(value.expected("true")),
        }
    }

    pub(crate) fn seat(&mut self, key: &'static str) -> Result<Seat, SyntaxError> {
        seat(self.need(key)?)
    }

    /// Whatever has not been taken by now is unknown.
    pub(crate) fn finish(self) -> Result<(), SyntaxError> {
        match self.fields.first() {
            None => Ok(()),
            Some((key, _)) => Err(key.expected("a key that positions of this game have")),
        }
    }
}

/// Reads a seat.
pub(crate) fn seat(value: Piece<'_>) -> Result<Seat, SyntaxError> {
    value.number().and_then(Seat::new).ok_or_else(|| value.expected("a seat, counted from 0"))
}
