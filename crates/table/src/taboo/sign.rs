//! Signs on cards that show a number and may be named (X14).

use stapel_rules::NumberSign;

use super::{Reason, Taboo, count, fold};

/// The text with blanks in the place of such signs, if there are any that stand for themselves.
pub(super) fn hidden(text: &str, signs: &[NumberSign]) -> Option<String> {
    let mut hidden = text.to_owned();
    for sign in signs {
        let mut last = None;
        for (start, found) in text.match_indices(sign.text) {
            let end = start + found.len();
            // Two of them with nothing said between them make a longer number.
            let apart =
                last.is_none_or(|last: usize| text[last..start].contains(char::is_alphabetic));
            last = Some(end);
            let opened = text[..start]
                .chars()
                .next_back()
                .is_none_or(|before| before.is_whitespace() || "\"'’‘‚“”„«»‹›([/".contains(before));
            let closed = text[end..].chars().next().is_none_or(|after| !after.is_alphanumeric());
            if apart && opened && closed {
                hidden.replace_range(start..end, &" ".repeat(found.len()));
            }
        }
    }
    (hidden != text).then_some(hidden)
}

/// The sign that may have been meant by a number: it shows the same.
pub(super) fn meant(taboo: &Taboo, text: &str, signs: &[NumberSign]) -> Option<NumberSign> {
    let found = taboo.found_in(text);
    let number = match taboo.reason {
        Reason::Digits => {
            let is_part = |neighbour: Option<char>| neighbour.is_some_and(char::is_numeric);
            let alone = !is_part(text[..taboo.start].chars().next_back())
                && !is_part(text[taboo.end..].chars().next());
            found.parse().ok().filter(|_| alone)
        }
        Reason::NumberWord(_) => count::value(&fold::letters(found)),
        _ => None,
    }?;
    signs.iter().copied().find(|sign| usize::from(sign.number) == number)
}
