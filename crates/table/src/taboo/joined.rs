//! Numbers that a speaker splits over several messages.

use super::word::{self, Word};
use super::{Reason, Taboo, compound, count, describe, fold, leaning, spelled};

/// Sentences are read together with the one before only when both are short.
const FEW_WORDS: usize = 12;

/// A number that begins in what the same speaker said before, oldest first, and ends in this text. Each of the messages
/// names none by itself.
pub(super) fn find<'a>(
    said: impl DoubleEndedIterator<Item = &'a str>,
    text: &str,
) -> Option<Taboo> {
    let words = words_of(text);
    let first = words.first()?;
    let mut said = said.rev().peekable();
    let described = said.peek().and_then(|last| described_across(last, text, words.len()));
    // What is a number by itself has been judged already, and is no fragment.
    if compound::is_built_like_number(&first.letters) {
        return described;
    }
    let mut joined = first.letters.clone();
    let mut ordinary = leaning::is_everyday(&joined);
    let mut single = joined.chars().count() == 1;
    let mut pieces = 1;
    // Whatever goes on beyond this message's first word can't belong to a word in pieces.
    for message in said {
        let before = words_of(message);
        let Some(last) = before.last() else { continue };
        if compound::is_built_like_number(&last.letters) {
            break;
        }
        joined.insert_str(0, &last.letters);
        ordinary &= leaning::is_everyday(&last.letters);
        single &= last.letters.chars().count() == 1;
        pieces += 1;
        let spelled = single && pieces >= 3;
        let fragments = !single && !ordinary && !spelled::is_short_word(&joined);
        if (spelled || fragments) && compound::is_built_like_number(&joined) {
            return Some(Taboo { reason: Reason::Spelled, start: first.start, end: first.end });
        }
        if before.len() > 1 || joined.len() > compound::LONGEST {
            break;
        }
    }
    described
}

fn words_of(text: &str) -> Vec<Word> {
    word::split(&fold::read(text))
}

/// A description that goes from the last message into this one.
fn described_across(last: &str, text: &str, words: usize) -> Option<Taboo> {
    let both = format!("{last} {text}");
    let seam = last.len() + 1;
    let together = words_of(&both);
    if together.len() > FEW_WORDS || words == 0 {
        return None;
    }
    let found = describe::find(&together).or_else(|| count::find(&together))?;
    let end = found.end.checked_sub(seam).filter(|end| *end > 0)?;
    let start = words_of(text).first()?.start;
    // What `count` finds is the word for one; the pile that it is compared with comes after.
    (found.start < seam).then_some(Taboo {
        reason: Reason::Described,
        start,
        end: end.max(start + 1),
    })
}
