//! Digits that plainly are no card: hearts, times, amounts with their unit, scores of a match, links.
//!
//! They are taken out of the text before it is read. A text may have one amount, as it may count once, and none when it
//! names a pile.

use super::word::Word;
use super::{count, measure, pattern};

/// The text with blanks in the place of such digits, and whether an amount is among them.
pub(super) fn hidden(text: &str, words: &[Word]) -> (String, bool) {
    let mut hidden = text.to_owned();
    let mut amounts = 0;
    let mut blank = |range: std::ops::Range<usize>| {
        // Bytes of digits and signs between them, so that everything stays where it was.
        hidden.replace_range(range.clone(), &" ".repeat(range.len()));
    };
    let names_pile = (0..words.len()).any(|index| count::is_pile(words, index));
    let mut at = 0;
    while let Some(run) = next_run(text, at) {
        at = run.end;
        let always = is_heart(text, &run) || is_face(text, &run) || is_in_link(text, &run);
        if always || is_name(text, &run) {
            blank(run);
        } else if let Some(amount) = amount_at(text, &run, words).filter(|_| !names_pile) {
            amounts += 1;
            at = amount.end;
            blank(amount);
        }
    }
    if amounts > 1 { (text.to_owned(), false) } else { (hidden, amounts == 1) }
}

/// The next digits from here on.
fn next_run(text: &str, from: usize) -> Option<std::ops::Range<usize>> {
    let start = from + text.get(from..)?.find(|character: char| character.is_ascii_digit())?;
    Some(start..start + digits_at(text, start))
}

fn digits_at(text: &str, start: usize) -> usize {
    text[start..].bytes().take_while(u8::is_ascii_digit).count()
}

fn before(text: &str, at: usize) -> Option<char> {
    text[..at].chars().next_back()
}

fn after(text: &str, at: usize) -> Option<char> {
    text[at..].chars().next()
}

fn stands_alone(neighbour: Option<char>) -> bool {
    neighbour.is_none_or(|character| !character.is_alphanumeric())
}

/// `<3`, also with more love.
fn is_heart(text: &str, run: &std::ops::Range<usize>) -> bool {
    text[run.clone()].bytes().all(|digit| digit == b'3')
        && text[..run.start].ends_with('<')
        && stands_alone(before(text, run.start - 1))
        && stands_alone(after(text, run.end))
}

/// `:3`, a cat's mouth. After a word the colon announces a number.
fn is_face(text: &str, run: &std::ops::Range<usize>) -> bool {
    let face = ["X:", "x:", ">:", ":"]
        .iter()
        .find_map(|face| text[..run.start].strip_suffix(face))
        .is_some_and(|rest| rest.is_empty() || rest.ends_with(' '));
    let last = after(text, run.end).is_none_or(char::is_whitespace);
    face && &text[run.clone()] == "3" && last
}

/// Digits that are the name of something else: `24/7`, `PS5`.
fn is_name(text: &str, run: &std::ops::Range<usize>) -> bool {
    NAMES.iter().any(|name| {
        text.match_indices(name).any(|(start, _)| {
            let end = start + name.len();
            (start..end).contains(&run.start)
                && run.end <= end
                && stands_alone(before(text, start))
                && stands_alone(after(text, end))
        })
    })
}

const NAMES: &[&str] =
    &["24/7", "PS5", "PS4", "MP3", "mp3", "3D", "9 to 5", "catch-22", "Catch-22"];

/// Digits among many letters in the address of a page; those that stand for themselves could be a message.
fn is_in_link(text: &str, run: &std::ops::Range<usize>) -> bool {
    let start = text[..run.start].rfind(char::is_whitespace).map_or(0, |blank| blank + 1);
    let start = text.ceil_char_boundary(start);
    let end = text[run.end..].find(char::is_whitespace).map_or(text.len(), |blank| run.end + blank);
    let link = &text[start..end];
    let is_link = ["http://", "https://", "www."].iter().any(|head| link.starts_with(head));
    let is_edge = |character: char| "/?&=#.-_:".contains(character);
    let first = text[start..run.start].rfind(is_edge).map_or(start, |edge| start + edge + 1);
    let last = text[run.end..end].find(is_edge).map_or(end, |edge| run.end + edge);
    let letters = text[first..last].chars().filter(|letter| letter.is_alphabetic()).count();
    is_link && run.len() == 1 && letters >= 6
}

/// A time, an amount or a score that begins with these digits.
fn amount_at(
    text: &str,
    run: &std::ops::Range<usize>,
    words: &[Word],
) -> Option<std::ops::Range<usize>> {
    let opened = before(text, run.start)
        .is_none_or(|character| character.is_whitespace() || "([~-–€$£".contains(character));
    if !opened || run.len() > 4 {
        return None;
    }
    let value: u16 = text[run.clone()].parse().ok()?;
    let said = |list: &str| words.iter().any(|word| pattern::is_one_of(list, word));
    if let Some(end) = pair_end(text, run) {
        let second: u16 = text[end.clone()].parse().ok()?;
        let sign = before(text, end.start)?;
        let whole = run.start..end.end;
        let is_time = end.len() == 2
            && value < 24
            && second < 60
            && second.is_multiple_of(5)
            && ":.h".contains(sign);
        let is_score =
            run.len() == 1 && end.len() == 1 && ":-–".contains(sign) && said(measure::MATCHES);
        return (is_time || is_score).then_some(whole);
    }
    let rest = text[run.end..].trim_start_matches(' ');
    let unit_start = text.len() - rest.len();
    let tight = unit_start == run.end;
    let closed = |end: usize| stands_alone(after(text, end));
    let sign = rest.chars().next().filter(|sign| "%€$£°".contains(*sign));
    let money = before(text, run.start).is_some_and(|sign| "€$£".contains(sign));
    if sign.is_some() || money && closed(run.end) {
        return Some(run.clone());
    }
    // "19h", "7pm"
    let clock = ["h", "am", "pm"]
        .iter()
        .any(|unit| tight && rest.starts_with(unit) && closed(run.end + unit.len()));
    if clock && value <= 24 {
        return Some(run.clone());
    }
    let next = words.iter().position(|word| word.start == unit_start);
    let unit = next.and_then(|next| measure::unit_at(words, next));
    if unit.is_some_and(|unit| unit.fits(usize::from(value))) {
        return Some(run.clone());
    }
    let previous = words.iter().rposition(|word| word.end <= run.start)?;
    let whole = closed(run.end);
    let at_a_time =
        value <= 24 && whole && measure::is_at(&words[previous]) && measure::is_about_time(words);
    let named = whole && pattern::is_one_of(measure::NUMBERED, &words[previous]);
    (at_a_time || named).then(|| run.clone())
}

/// The digits after a sign that joins two numbers.
fn pair_end(text: &str, run: &std::ops::Range<usize>) -> Option<std::ops::Range<usize>> {
    let sign = after(text, run.end).filter(|sign| ":.h-–".contains(*sign))?;
    let start = run.end + sign.len_utf8();
    let length = digits_at(text, start);
    let closed = stands_alone(after(text, start + length))
        || ["h", "am", "pm", "uhr"].iter().any(|unit| text[start + length..].starts_with(unit));
    (length > 0 && closed).then_some(start..start + length)
}
