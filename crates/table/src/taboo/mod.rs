//! The number taboo of free chat (G11): whoever talks at a table may say anything but a number.
//!
//! [`check`] reads one message and says whether it names a number, in any of the five languages at once, since people
//! of different languages sit at one table. `docs/talk.md` tells what is refused and what passes, and how often the
//! filter errs. It is a fence and no wall: somebody who wants to cheat finds a way around every filter.

mod compound;
mod context;
mod count;
mod describe;
mod disguise;
mod english;
mod fold;
mod foreign;
mod french;
mod german;
mod group;
mod idiom;
mod italian;
mod joined;
mod leaning;
mod lookalike;
mod measure;
mod morse;
mod near;
mod pattern;
mod plain;
mod polish;
mod reason;
mod roman;
mod sign;
mod skeleton;
mod spelled;
mod symbol;
mod tally;
mod word;

pub use reason::{Language, Reason, Taboo};
pub use skeleton::{is_mark, is_seen, skeleton};

use context::Context;
use stapel_rules::NumberSign;
use word::Word;

/// Whether the text may be said: refused with the first number found, and where it stands.
///
/// The same text always gets the same answer. The kinds of numbers are looked for one after the other, so of several
/// numbers it need not be the leftmost that is found.
///
/// # Errors
///
/// The text names a number, or looks too much as if it did.
///
/// ```
/// use stapel_table::taboo::{Language, Reason, check};
///
/// assert_eq!(check("Please leave that one to me, I love pile B"), Ok(()));
/// let taboo = check("Ich habe die Zweiundfünfzig").unwrap_err();
/// assert_eq!(taboo.reason, Reason::NumberWord(Language::German));
/// assert_eq!(taboo.found_in("Ich habe die Zweiundfünfzig"), "Zweiundfünfzig");
/// ```
pub fn check(text: &str) -> Result<(), Taboo> {
    read(text, Depth::Everything, true)
}

/// How hard numbers are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Depth {
    /// Digits and number words as they are.
    Plain,
    /// Also what was disguised, described, or split over messages.
    Everything,
}

/// The same as [`check`] where some signs may be named although they show a number (X14). A sign has to stand for itself:
/// what else is written like a number is refused, also before and after it.
///
/// # Errors
///
/// The text names a number, and perhaps a sign was meant by it.
///
/// ```
/// use stapel_rules::NumberSign;
/// use stapel_table::taboo::check_with_signs;
///
/// let signs = [NumberSign { text: "3!", number: 3 }];
/// assert_eq!(check_with_signs("I hold the 3! card", &signs), Ok(()));
/// assert_eq!(check_with_signs("I hold the three", &signs).unwrap_err().1, Some(signs[0]));
/// assert_eq!(check_with_signs("I hold the 33!", &signs).unwrap_err().1, None);
/// ```
pub fn check_with_signs(
    text: &str,
    signs: &[NumberSign],
) -> Result<(), (Taboo, Option<NumberSign>)> {
    check_message(text, [].into_iter(), signs, Depth::Everything)
}

/// The same as [`check_with_signs`] for a message at a table, after what its speaker said before, oldest first. Only what
/// the messages make together is held against a speaker: each of them was judged when it was said.
///
/// # Errors
///
/// The text names a number, or ends one that was begun before; and perhaps a sign was meant by it.
///
/// ```
/// use stapel_table::taboo::{Depth, check_message};
///
/// let after = |said: &[&'static str]| check_message("ty", said.iter().copied(), &[], Depth::Everything);
/// assert_eq!(after(&["hello"]), Ok(()));
/// assert!(after(&["hello", "fif"]).is_err());
/// ```
pub fn check_message<'a>(
    text: &str,
    said: impl DoubleEndedIterator<Item = &'a str>,
    signs: &[NumberSign],
    depth: Depth,
) -> Result<(), (Taboo, Option<NumberSign>)> {
    // Beside a sign nothing is counted: the two together might be a number.
    let hidden = sign::hidden(text, signs);
    let checked = match &hidden {
        None => read(text, depth, true),
        Some(hidden) => read(hidden, depth, false),
    };
    checked.map_err(|taboo| (taboo, sign::meant(&taboo, text, signs)))?;
    if !GUESSES || depth == Depth::Plain {
        return Ok(());
    }
    match joined::find(said, hidden.as_deref().unwrap_or(text)) {
        Some(taboo) => Err((taboo, None)),
        None => Ok(()),
    }
}

/// A table in a browser is one person's with bots. Nobody listens there, so that plain numbers are enough to look for, and
/// the page has less to load.
const GUESSES: bool = !cfg!(target_arch = "wasm32");

fn read(text: &str, depth: Depth, may_count: bool) -> Result<(), Taboo> {
    let depth = if GUESSES { depth } else { Depth::Plain };
    let marks = fold::read(text);
    let words = word::split(&marks);
    let (hidden, amount) =
        if may_count { plain::hidden(text, &words) } else { (text.to_owned(), false) };
    let symbol = symbol::find(&hidden)
        .filter(|taboo| depth == Depth::Everything || taboo.reason == Reason::Digits);
    if let Some(taboo) = symbol {
        return Err(taboo);
    }
    let context = Context::new(&words);
    let plain = number_word(&context, may_count && !amount);
    let found = match depth {
        Depth::Plain => plain,
        Depth::Everything => plain
            .or_else(|| count::find(&words))
            .or_else(|| roman::find(&words))
            .or_else(|| tally::find(&marks, &words))
            .or_else(|| spelled::find(&words))
            .or_else(|| foreign::find(&words))
            .or_else(|| describe::find(&words))
            .or_else(|| morse::find(&marks))
            .or_else(|| disguise::find(&marks, &context)),
    };
    match found {
        Some(taboo) => Err(taboo),
        None => Ok(()),
    }
}

/// The first word that is a number, as it stands.
fn number_word(context: &Context<'_>, may_count: bool) -> Option<Taboo> {
    let language = |word: &Word| compound::language_of(&word.letters).or_else(|| elided(word));
    let numbers = context.words.iter().enumerate();
    let mut numbers =
        numbers.filter_map(|(index, word)| Some((index, word, language(word)?))).peekable();
    // Most texts have none.
    numbers.peek()?;
    let idioms = idiom::covered(context.words);
    let counts = if may_count { counted(context.words) } else { Vec::new() };
    numbers.find_map(|(index, word, language)| {
        let innocent = idioms.contains(&index)
            || counts.contains(&index)
            || context.is_innocent(index, &word.letters);
        (!innocent).then_some(Taboo {
            reason: Reason::NumberWord(language),
            start: word.start,
            end: word.end,
        })
    })
}

/// The places of the number words that count or measure something. A text may do that once.
fn counted(words: &[Word]) -> Vec<usize> {
    let names_pile = (0..words.len()).any(|index| count::is_pile(words, index));
    let counts = count::covered(words);
    if names_pile {
        return counts;
    }
    let mut covered = Vec::new();
    for places in [counts, measure::covered(words), group::covered(words)] {
        // The same number may be found twice; another one makes two of them, which might be a card together.
        if covered.is_empty() || places.iter().any(|place| covered.contains(place)) {
            covered.extend(places);
        } else if !places.is_empty() {
            return Vec::new();
        }
    }
    covered
}

/// The language of a number that has lost its last vowel, as in "trent'anni".
fn elided(word: &Word) -> Option<Language> {
    // Shorter words with an apostrophe are articles and pronouns.
    let long_enough = word.elided && word.letters.len() >= 4;
    ["a", "i", "o", "e"]
        .iter()
        .filter(|_| long_enough)
        .find_map(|vowel| compound::language_of(&format!("{}{vowel}", word.letters)))
}
