//! The number taboo of free chat (G11): whoever talks at a table may say anything but a number.
//!
//! [`check`] reads one message and says whether it names a number, in any of the five languages at once, since people
//! of different languages sit at one table. `docs/talk.md` tells what is refused and what passes, and how often the
//! filter errs. It is a fence and no wall: somebody who wants to cheat finds a way around every filter.

mod compound;
mod context;
mod count;
mod disguise;
mod english;
mod fold;
mod french;
mod german;
mod idiom;
mod italian;
mod leaning;
mod lookalike;
mod polish;
mod reason;
mod roman;
mod sign;
mod spelled;
mod symbol;
mod tally;
mod word;

pub use reason::{Language, Reason, Taboo};

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
    read(text, true)
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
    // Beside a sign nothing is counted: the two together might be a number.
    let hidden = sign::hidden(text, signs);
    let checked = hidden.map_or_else(|| check(text), |hidden| read(&hidden, false));
    checked.map_err(|taboo| (taboo, sign::meant(&taboo, text, signs)))
}

fn read(text: &str, may_count: bool) -> Result<(), Taboo> {
    if let Some(taboo) = symbol::find(text) {
        return Err(taboo);
    }
    let marks = fold::read(text);
    let words = word::split(&marks);
    let context = Context::new(&words);
    let found = number_word(&context, may_count)
        .or_else(|| count::find(&words))
        .or_else(|| roman::find(&words))
        .or_else(|| tally::find(&marks, &words))
        .or_else(|| spelled::find(&words))
        .or_else(|| disguise::find(&marks, &context));
    match found {
        Some(taboo) => Err(taboo),
        None => Ok(()),
    }
}

/// The first word that is a number, as it stands.
fn number_word(context: &Context<'_>, may_count: bool) -> Option<Taboo> {
    let idioms = idiom::covered(context.words);
    let counts = if may_count { count::covered(context.words) } else { Vec::new() };
    context.words.iter().enumerate().find_map(|(index, word)| {
        let language = compound::language_of(&word.letters).or_else(|| elided(word))?;
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

/// The language of a number that has lost its last vowel, as in "trent'anni".
fn elided(word: &Word) -> Option<Language> {
    // Shorter words with an apostrophe are articles and pronouns.
    let long_enough = word.elided && word.letters.len() >= 4;
    ["a", "i", "o", "e"]
        .iter()
        .filter(|_| long_enough)
        .find_map(|vowel| compound::language_of(&format!("{}{vowel}", word.letters)))
}
