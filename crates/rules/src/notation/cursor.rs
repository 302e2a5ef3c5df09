use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use core::fmt;

use super::Place;
use super::nearest::nearest;

/// Text that is not what it should be: where, what was expected and what stands there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SyntaxError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    pub expected: Cow<'static, str>,
    pub found: String,
    /// What was probably meant, where it looks like a slip of the finger.
    pub meant: Option<String>,
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, ", self.line)?;
        self.write_within_line(f)
    }
}

impl SyntaxError {
    /// Writes it for a text that is a single line anyway.
    pub(crate) fn write_within_line(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SyntaxError { column, expected, found, meant, .. } = self;
        write!(f, "column {column}: expected {expected}, found ")?;
        if found.is_empty() { f.write_str("nothing") } else { write!(f, "{found:?}") }?;
        meant.iter().try_for_each(|meant| write!(f, "; did you mean {meant:?}?"))
    }
}

impl core::error::Error for SyntaxError {}

/// A piece of one line that remembers where in the whole text it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece<'t> {
    pub(crate) text: &'t str,
    pub(crate) line: usize,
    /// The column of its first character, counted from 1.
    pub(crate) column: usize,
}

impl<'t> Piece<'t> {
    pub(crate) fn line(text: &'t str, line: usize) -> Piece<'t> {
        Piece { text, line, column: 1 }
    }

    /// The error that something else was expected here.
    pub(crate) fn expected(&self, expected: impl Into<Cow<'static, str>>) -> SyntaxError {
        // What was found is shown, not repeated at length.
        const SHOWN: usize = 40;
        let mut found: String = self.text.chars().take(SHOWN).collect();
        if self.text.chars().nth(SHOWN).is_some() {
            found.push('…');
        }
        let expected = expected.into();
        SyntaxError { line: self.line, column: self.column, expected, found, meant: None }
    }

    /// The same where one of these names was expected, of which one may have been meant.
    pub(crate) fn expected_name<'n>(
        &self,
        expected: impl Into<Cow<'static, str>>,
        names: impl IntoIterator<Item = &'n str>,
    ) -> SyntaxError {
        SyntaxError { meant: nearest(self.text, names).map(Into::into), ..self.expected(expected) }
    }

    /// The piece that starts at this byte, which must be a boundary between characters.
    pub(crate) fn from(&self, start: usize) -> Piece<'t> {
        let column = self.column + self.text[..start].chars().count();
        Piece { text: &self.text[start..], line: self.line, column }
    }

    /// The first `bytes` bytes.
    pub(crate) fn until(&self, bytes: usize) -> Piece<'t> {
        Piece { text: &self.text[..bytes], ..*self }
    }

    /// Both sides of a boundary between characters.
    pub(crate) fn split_at(&self, byte: usize) -> (Piece<'t>, Piece<'t>) {
        (self.until(byte), self.from(byte))
    }

    /// Where it stands.
    pub(crate) fn place(&self) -> Place {
        Place { line: self.line, column: self.column }
    }

    /// What stands before and after the first `separator`.
    pub(crate) fn split_once(&self, separator: &str) -> Option<(Piece<'t>, Piece<'t>)> {
        let at = self.text.find(separator)?;
        Some((self.until(at), self.from(at + separator.len())))
    }

    /// The pieces between separators, at least one.
    pub(crate) fn split(self, separator: &str) -> impl Iterator<Item = Piece<'t>> {
        let mut rest = Some(self);
        core::iter::from_fn(move || {
            let piece = rest?;
            match piece.split_once(separator) {
                Some((before, after)) => {
                    rest = Some(after);
                    Some(before)
                }
                None => rest.take(),
            }
        })
    }

    /// What follows this prefix.
    pub(crate) fn strip_prefix(&self, prefix: &str) -> Option<Piece<'t>> {
        self.text.starts_with(prefix).then(|| self.from(prefix.len()))
    }

    /// What stands before this suffix.
    pub(crate) fn strip_suffix(&self, suffix: &str) -> Option<Piece<'t>> {
        self.text.strip_suffix(suffix).map(|text| Piece { text, ..*self })
    }

    /// The leading digits and what follows them.
    pub(crate) fn split_digits(&self) -> (Piece<'t>, Piece<'t>) {
        let end = self.text.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.text.len());
        (self.until(end), self.from(end))
    }

    /// Whether it is a whole number in plain digits, without sign or leading zeros.
    pub(crate) fn is_number(&self) -> bool {
        let digits = self.text.bytes().all(|byte| byte.is_ascii_digit());
        digits && !self.text.is_empty() && (self.text == "0" || !self.text.starts_with('0'))
    }

    /// The number that it is; one too large for the type is none.
    pub(crate) fn number<T: core::str::FromStr>(&self) -> Option<T> {
        if self.is_number() { self.text.parse().ok() } else { None }
    }

    /// The same as an error if it is none.
    pub(crate) fn expect_number<T: core::str::FromStr>(
        &self,
        expected: &'static str,
    ) -> Result<T, SyntaxError> {
        self.number().ok_or_else(|| self.expected(expected))
    }
}

/// Writes text between quotes so that it stays on one line.
pub(crate) fn quote(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            // Other controls and the separators that some programs take for line breaks.
            c if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') => {
                quoted.push_str("\\u{");
                quoted.push_str(&alloc::format!("{:x}", u32::from(c)));
                quoted.push('}');
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

/// Reads what [`quote`] wrote.
pub(crate) fn unquote(piece: Piece<'_>) -> Result<String, SyntaxError> {
    const EXPECTED: &str = "text between double quotes";
    let inner = piece
        .strip_prefix("\"")
        .and_then(|piece| piece.strip_suffix("\""))
        .ok_or_else(|| piece.expected(EXPECTED))?;
    let mut text = String::new();
    let mut rest = inner;
    while let Some(c) = rest.text.chars().next() {
        let bad = || rest.expected("one of the escapes \\\" \\\\ \\n \\u{…}");
        let width = match c {
            '"' => return Err(rest.expected("\\\" for a quote inside the text")),
            '\\' => {
                let after = rest.from(1);
                match after.text.chars().next() {
                    Some('"') => text.push('"'),
                    Some('\\') => text.push('\\'),
                    Some('n') => text.push('\n'),
                    Some('u') => {
                        let code = after
                            .strip_prefix("u{")
                            .and_then(|piece| piece.split_once("}"))
                            .map(|(code, _)| code)
                            .ok_or_else(bad)?;
                        let c = u32::from_str_radix(code.text, 16).ok().and_then(char::from_u32);
                        let canonical =
                            c.filter(|&c| alloc::format!("{:x}", u32::from(c)) == code.text);
                        text.push(canonical.ok_or_else(bad)?);
                        rest = rest.from("\\u{}".len() + code.text.len());
                        continue;
                    }
                    _ => return Err(bad()),
                }
                2
            }
            c => {
                text.push(c);
                c.len_utf8()
            }
        };
        rest = rest.from(width);
    }
    Ok(text)
}

/// Joins what can be written by commas or the like.
pub(crate) fn join<T: ToString>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    let mut text = String::new();
    for (index, item) in items.into_iter().enumerate() {
        if index > 0 {
            text.push_str(separator);
        }
        text.push_str(&item.to_string());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_text_comes_back_unchanged_and_stays_on_one_line() {
        for text in
            ["", "plain", "a \"b\" \\ c", "line\nline\r\n\t", "zł €\u{2028}\u{7f}", "\\u{41}"]
        {
            let quoted = quote(text);
            assert_eq!(quoted.lines().count(), 1);
            assert_eq!(unquote(Piece::line(&quoted, 1)).as_deref(), Ok(text));
        }
    }

    #[test]
    fn broken_quotes_are_refused_where_they_break() {
        for (text, column) in
            [("x", 1), ("\"x", 1), ("\"a\"b\"", 3), ("\"ab\\x\"", 4), ("\"\\u{110000}\"", 2)]
        {
            assert_eq!(
                unquote(Piece::line(text, 7)).map_err(|e| (e.line, e.column)),
                Err((7, column)),
                "{text}"
            );
        }
    }
}
