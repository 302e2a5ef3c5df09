//! A rule page in lines of a certain width.

use super::markdown::{Block, Text, Word, blocks};
use crate::look::{Ink, width};

/// How wide the first column of a table is at most.
const WIDEST_COLUMN: u16 = 22;

/// A line as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Line {
    pub(super) indent: u16,
    pub(super) parts: Vec<(String, Ink)>,
    pub(super) is_heading: bool,
    /// Whether it belongs to a list, whose items stand close together.
    is_item: bool,
}

/// A page in lines.
pub(super) fn lines(page: &str, wide: u16) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for block in blocks(page) {
        let is_item = matches!(block, Block::Item(_));
        let after_item = lines.last().is_some_and(|line| line.is_item);
        let is_close = is_item && after_item;
        if !lines.is_empty() && !is_close {
            lines.push(Line::default());
        }
        match block {
            Block::Heading { level, text } => {
                let ink = if level < 3 { Ink::Glow } else { Ink::Strong };
                let heading = wrapped(&text, wide).into_iter().map(|parts| Line {
                    parts: parts.into_iter().map(|(part, _)| (part, ink)).collect(),
                    is_heading: true,
                    ..Line::default()
                });
                lines.extend(heading);
            }
            Block::Paragraph(text) => lines.extend(indented(&text, 0, wide)),
            Block::Item(text) => {
                let mut item = indented(&text, 2, wide);
                if let Some(first) = item.first_mut() {
                    first.indent = 0;
                    first.parts.insert(0, (String::from("· "), Ink::Soft));
                }
                item.iter_mut().for_each(|line| line.is_item = true);
                lines.extend(item);
            }
            Block::Table(rows) => lines.extend(table(&rows, wide)),
        }
    }
    lines
}

fn indented(text: &Text, indent: u16, wide: u16) -> Vec<Line> {
    let parts = wrapped(text, wide.saturating_sub(indent)).into_iter();
    parts.map(|parts| Line { indent, parts, ..Line::default() }).collect()
}

/// A table: its first column beside the others, which are wrapped.
fn table(rows: &[Vec<Text>], wide: u16) -> Vec<Line> {
    let first = |row: &Vec<Text>| row.first().map_or(0, text_width);
    let column = rows.iter().map(first).max().unwrap_or(0).min(WIDEST_COLUMN) + 2;
    let mut lines = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        let name = row.first().map(|text| wrapped(text, column - 2)).unwrap_or_default();
        let rest: Text = row.iter().skip(1).flatten().cloned().collect();
        let rest = wrapped(&rest, wide.saturating_sub(column));
        for index in 0..name.len().max(rest.len()) {
            let mut parts = name.get(index).cloned().unwrap_or_default();
            let used: u16 = parts.iter().map(|(part, _)| width(part)).sum();
            parts.push((" ".repeat(usize::from(column.saturating_sub(used))), Ink::Plain));
            parts.extend(rest.get(index).cloned().unwrap_or_default());
            if number == 0 {
                parts.iter_mut().for_each(|(_, ink)| *ink = Ink::Soft);
            }
            lines.push(Line { parts, ..Line::default() });
        }
    }
    lines
}

fn word_width(word: &Word) -> u16 {
    word.iter().map(|(part, _)| width(part)).sum()
}

fn text_width(text: &Text) -> u16 {
    text.iter().map(|word| word_width(word) + 1).sum::<u16>().saturating_sub(1)
}

/// A sentence in lines that are at most so wide.
fn wrapped(text: &Text, wide: u16) -> Vec<Vec<(String, Ink)>> {
    let mut lines: Vec<Vec<(String, Ink)>> = Vec::new();
    let mut used = 0;
    for word in text {
        let needs = word_width(word);
        match lines.last_mut() {
            Some(line) if used + 1 + needs <= wide => {
                line.push((String::from(" "), Ink::Plain));
                line.extend(word.iter().cloned());
                used += 1 + needs;
            }
            _ => {
                lines.push(word.clone());
                used = needs;
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use stapel_rules::GameKind;
    use stapel_words::{Language, rule_page};

    use super::*;

    #[test]
    fn every_rule_page_fits_into_the_smallest_window() {
        for language in Language::ALL {
            for game in GameKind::ALL {
                let lines = lines(rule_page(language, game), 56);
                assert!(lines.len() > 100, "{language:?} {game}: {} lines", lines.len());
                assert!(lines.iter().filter(|line| line.is_heading).count() > 10);
                for line in &lines {
                    let wide =
                        line.indent + line.parts.iter().map(|(it, _)| width(it)).sum::<u16>();
                    assert!(wide <= 56, "{language:?} {game}: {line:?}");
                    let marks = |part: &String| part.contains("**") || part.contains("](");
                    assert!(!line.parts.iter().any(|(part, _)| marks(part)), "{line:?}");
                }
            }
        }
    }
}
