//! The Markdown of rule pages, as far as they use it: headings, paragraphs, lists and tables; bold words, links, and
//! cards in brackets.

use stapel_rules::piles::Command;

use crate::board::piles::{command_sign, direction_sign};
use crate::look::Ink;

/// A part of a page that stands alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Block {
    Heading {
        level: usize,
        text: Text,
    },
    Paragraph(Text),
    /// One item of a list.
    Item(Text),
    /// The rows of a table, the first of which names its columns.
    Table(Vec<Vec<Text>>),
}

/// Words that belong to one sentence. Those that touch each other, such as a bold word and the comma after it, are one.
pub(super) type Text = Vec<Word>;

/// What stands between two blanks: letters in one ink or several.
pub(super) type Word = Vec<(String, Ink)>;

/// Takes a page apart.
pub(super) fn blocks(page: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = page.lines().peekable();
    while let Some(line) = lines.next() {
        let line = line.trim_end();
        if line.trim().is_empty() {
            continue;
        }
        let level = line.chars().take_while(|sign| *sign == '#').count();
        if level > 0 {
            let (title, _anchor) = line.split_once(" {#").unwrap_or((line, ""));
            let text = text(title.trim_start_matches('#').trim());
            blocks.push(Block::Heading { level, text });
        } else if line.starts_with('|') {
            let mut rows = vec![row(line)];
            while let Some(line) = lines.next_if(|line| line.starts_with('|')) {
                rows.extend((!line.starts_with("|-")).then(|| row(line)));
            }
            blocks.push(Block::Table(rows));
        } else {
            let item = line.strip_prefix("- ");
            let mut whole = item.unwrap_or(line).to_owned();
            // Whatever doesn't begin something new goes on.
            while let Some(line) = lines.next_if(|line| goes_on(line)) {
                whole.push(' ');
                whole.push_str(line.trim());
            }
            let text = text(&whole);
            blocks.push(if item.is_some() { Block::Item(text) } else { Block::Paragraph(text) });
        }
    }
    blocks
}

/// Whether a line belongs to what stands above it.
fn goes_on(line: &str) -> bool {
    !line.trim().is_empty() && !["#", "|", "- "].iter().any(|begin| line.starts_with(begin))
}

fn row(line: &str) -> Vec<Text> {
    line.trim().trim_matches('|').split('|').map(|cell| text(cell.trim())).collect()
}

/// Takes a sentence apart.
fn text(markdown: &str) -> Text {
    let mut words = vec![Word::new()];
    let mut ink = Ink::Plain;
    let mut rest = markdown;
    while !rest.is_empty() {
        let next = rest.find(['*', '[', '`']).unwrap_or(rest.len());
        let (plain, marked) = rest.split_at(next);
        add(&mut words, plain, ink);
        rest = marked;
        if let Some(after) = marked.strip_prefix("**").or_else(|| marked.strip_prefix('*')) {
            ink = if ink == Ink::Plain { Ink::Strong } else { Ink::Plain };
            rest = after;
        } else if let Some((code, after)) =
            marked.strip_prefix('`').and_then(|code| code.split_once('`'))
        {
            add(&mut words, &card(code), Ink::Glow);
            rest = after;
        } else if let Some((label, after)) = link(marked) {
            add(&mut words, label, Ink::Strong);
            rest = after;
        } else if let Some(sign) = marked.chars().next() {
            add(&mut words, &sign.to_string(), ink);
            rest = &marked[sign.len_utf8()..];
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// The label of a link, and what comes after it. Where it leads is nowhere in a terminal.
fn link(marked: &str) -> Option<(&str, &str)> {
    let (label, rest) = marked.strip_prefix('[')?.split_once("](")?;
    let (_address, rest) = rest.split_once(')')?;
    Some((label, rest))
}

/// Adds letters to the last word, and begins another one at each blank.
fn add(words: &mut Text, letters: &str, ink: Ink) {
    for (index, part) in letters.split(' ').enumerate() {
        if index > 0 {
            words.push(Word::new());
        }
        if let (false, Some(word)) = (part.is_empty(), words.last_mut()) {
            word.push((part.to_owned(), ink));
        }
    }
}

/// A card in brackets as the table shows it: `[45^]` lies on a pile that climbs, `[?]` face down, `[!stop]` is a command.
fn card(code: &str) -> String {
    let Some(card) = code.strip_prefix('[').and_then(|code| code.strip_suffix(']')) else {
        return code.to_owned();
    };
    if let Some(command) = card.strip_prefix('!') {
        let known = Command::from_name(command).map(|command| command_sign(command).to_owned());
        return known.unwrap_or_else(|| command.to_owned());
    }
    match (card, card.strip_suffix('^'), card.strip_suffix('v')) {
        ("?", ..) => String::from("▐▌"),
        (_, Some(top), _) => format!("{top}{}", direction_sign(true)),
        (_, _, Some(top)) => format!("{top}{}", direction_sign(false)),
        _ => format!("[{card}]"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &Text) -> String {
        let word = |word: &Word| word.iter().map(|(part, _)| part.as_str()).collect::<String>();
        text.iter().map(word).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn cards_links_and_bold_words_are_read() {
        let read = text("On `[59^]` the **big `[49]`**, see [X14](#x14). `[!stop]`");
        assert_eq!(plain(&read), "On 59▲ the big [49], see X14. ■");
        assert_eq!(read[3], [(String::from("big"), Ink::Strong)]);
        assert_eq!(read[4].last(), Some(&(String::from(","), Ink::Plain)));
    }

    #[test]
    fn every_kind_of_block_is_told_apart() {
        let page =
            "# A {#a}\n\nOne\ntwo.\n\n- three\n  four\n- five\n\n| a | b |\n|---|---|\n| c | d |\n";
        let shown: Vec<String> = blocks(page)
            .iter()
            .map(|block| match block {
                Block::Heading { level, text } => format!("{level} {}", plain(text)),
                Block::Paragraph(text) => plain(text),
                Block::Item(text) => format!("- {}", plain(text)),
                Block::Table(rows) => {
                    rows.iter().flatten().map(plain).collect::<Vec<_>>().join("|")
                }
            })
            .collect();
        assert_eq!(shown, ["1 A", "One two.", "- three four", "- five", "a|b|c|d"]);
    }
}
