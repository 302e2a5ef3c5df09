//! Short patterns over the words of a text.
//!
//! Tokens with blanks between them: `a|b` one of these words, `a-` any word that begins so, `@` a pile, `#` a number word
//! or one, `~` up to four words of any kind, `!a|b` none of these follows (and something does), `?a|b` perhaps one of
//! these, `<` the beginning and `>` the end of the text.

use std::collections::BTreeMap;

use super::word::{Gap, Word};
use super::{compound, count};

/// `~` skips so many words.
const SKIPPED: usize = 4;

#[derive(Clone, Debug)]
enum Token {
    /// One of these words, or a word that begins like one of those.
    Word(List),
    Maybe(List),
    NotNext(List),
    Pile,
    Number,
    Skip,
    Beginning,
    End,
}

#[derive(Clone, Debug)]
struct List {
    words: Vec<&'static str>,
    beginnings: Vec<&'static str>,
}

impl List {
    fn new(list: &'static str) -> List {
        let (mut words, mut beginnings) = (Vec::new(), Vec::new());
        for entry in list.split('|') {
            match entry.strip_suffix('-') {
                Some(beginning) => beginnings.push(beginning),
                None => words.push(entry),
            }
        }
        List { words, beginnings }
    }

    fn has(&self, word: &Word) -> bool {
        let letters = word.letters.as_str();
        self.words.contains(&letters)
            || self.beginnings.iter().any(|beginning| letters.starts_with(beginning))
    }
}

/// Patterns that are looked for together, by the words that they begin with.
pub(super) struct Patterns {
    patterns: Vec<Vec<Token>>,
    by_first_word: BTreeMap<&'static str, Vec<usize>>,
    /// Those that begin with no certain word.
    others: Vec<usize>,
}

impl Patterns {
    pub(super) fn new(texts: &[&'static str]) -> Patterns {
        let patterns: Vec<Vec<Token>> = texts.iter().map(|text| parse(text)).collect();
        let mut by_first_word: BTreeMap<&'static str, Vec<usize>> = BTreeMap::new();
        let mut others = Vec::new();
        for (index, tokens) in patterns.iter().enumerate() {
            match tokens.first() {
                Some(Token::Word(list)) if list.beginnings.is_empty() => {
                    for &word in &list.words {
                        by_first_word.entry(word).or_default().push(index);
                    }
                }
                _ => others.push(index),
            }
        }
        Patterns { patterns, by_first_word, others }
    }

    /// The words, first and last, that one of the patterns fits first.
    pub(super) fn find(&self, words: &[Word]) -> Option<(usize, usize)> {
        (0..words.len()).find_map(|first| {
            let known = self.by_first_word.get(words[first].letters.as_str());
            let likely = known.into_iter().flatten().chain(&self.others);
            likely.copied().find_map(|pattern| {
                let after = fits(self.patterns.get(pattern)?, words, first)?;
                Some((first, after.checked_sub(1).filter(|last| *last >= first)?))
            })
        })
    }
}

fn parse(text: &'static str) -> Vec<Token> {
    text.split_whitespace()
        .map(|token| match token.split_at(1) {
            ("<", "") => Token::Beginning,
            (">", "") => Token::End,
            ("~", "") => Token::Skip,
            ("@", "") => Token::Pile,
            ("#", "") => Token::Number,
            ("?", list) => Token::Maybe(List::new(list)),
            ("!", list) => Token::NotNext(List::new(list)),
            _ => Token::Word(List::new(token)),
        })
        .collect()
}

/// The place after the words that the tokens fit, if they do from here on.
fn fits(tokens: &[Token], words: &[Word], at: usize) -> Option<usize> {
    let Some((token, rest)) = tokens.split_first() else { return Some(at) };
    match token {
        Token::Beginning => (at == 0).then(|| fits(rest, words, at)).flatten(),
        Token::End => (at == words.len()).then_some(at),
        Token::Skip => (at..=at + SKIPPED)
            .take_while(|&next| next <= words.len())
            .find_map(|next| fits(rest, words, next)),
        Token::Maybe(list) => fits(rest, words, at).or_else(|| {
            words.get(at).filter(|word| list.has(word))?;
            fits(rest, words, at + 1)
        }),
        Token::NotNext(list) => {
            words.get(at).filter(|word| word.gap != Gap::Stop && !list.has(word))?;
            fits(rest, words, at)
        }
        Token::Pile => count::is_pile(words, at).then(|| fits(rest, words, at + 1)).flatten(),
        Token::Number => {
            let word = words.get(at)?;
            let number = count::is_one(word) || compound::language_of(&word.letters).is_some();
            number.then(|| fits(rest, words, at + 1)).flatten()
        }
        Token::Word(list) => {
            words.get(at).filter(|word| list.has(word))?;
            fits(rest, words, at + 1)
        }
    }
}

/// Whether the word is in a list with strokes between its entries.
pub(super) fn is_one_of(list: &str, word: &Word) -> bool {
    list.split('|').any(|entry| match entry.strip_suffix('-') {
        Some(stem) => word.letters.starts_with(stem),
        None => word.letters == entry,
    })
}
