//! Widths of texts, and texts cut to a width.

use ratatui::text::Span;

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// A text that is at most so wide; if something had to go, an ellipsis says so.
pub(crate) fn shorten(text: &str, most: u16) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        short.push(letter);
        if width(&short) + 1 > most {
            short.pop();
            break;
        }
    }
    if most > 0 {
        short.truncate(short.trim_end().len());
        short.push('…');
    }
    short
}

/// A text in lines that are at most so wide, broken between words if it can be.
pub(crate) fn wrap(text: &str, most: u16) -> Vec<String> {
    let most = most.max(1);
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        let gap = u16::from(!line.is_empty());
        if !line.is_empty() && width(&line) + gap + width(word) > most {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        for letter in word.chars() {
            line.push(letter);
            if width(&line) > most {
                line.pop();
                lines.push(std::mem::take(&mut line));
                line.push(letter);
            }
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_ends_with_an_ellipsis() {
        assert_eq!(shorten("four piles", 10), "four piles");
        assert_eq!(shorten("four piles", 6), "four…");
        assert_eq!(shorten("four", 0), "");
    }

    #[test]
    fn lines_break_between_words_and_in_words_that_are_too_long() {
        assert_eq!(wrap("lay every card together", 10), ["lay every", "card", "together"]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert!(wrap("", 5).is_empty());
    }
}
