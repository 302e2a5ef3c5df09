//! The examples of `docs/protocol.md` are the golden files.

use crate::files;

/// A JSON text without the white space between its parts.
fn without_space(text: &str) -> String {
    let (mut within, mut escaped) = (false, false);
    text.chars()
        .filter(|&letter| {
            let keep = within || !letter.is_whitespace();
            if letter == '"' && !escaped {
                within = !within;
            }
            escaped = within && letter == '\\' && !escaped;
            keep
        })
        .collect()
}

/// The blocks of the page: the names of golden files behind `json`, and what stands in the block.
fn blocks(page: &str) -> Vec<(Vec<&str>, String)> {
    let mut lines = page.lines();
    let mut blocks = Vec::new();
    while let Some(line) = lines.next() {
        if let Some(names) = line.strip_prefix("```json ") {
            let body: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            blocks.push((names.split_whitespace().collect(), body.join("\n")));
        }
    }
    blocks
}

#[test]
fn the_examples_are_the_golden_files() {
    let (page, golden) = (files::page("protocol.md"), files::golden());
    let blocks = blocks(&page);
    assert!(blocks.len() > 40, "only {} examples were found", blocks.len());
    for (names, body) in blocks {
        let expected: String = names
            .iter()
            .map(|name| golden.get(*name).unwrap_or_else(|| panic!("there is no {name}.json")))
            .map(|text| without_space(text))
            .collect();
        assert_eq!(without_space(&body), expected, "{names:?}");
    }
}

#[test]
fn every_golden_file_is_shown_or_spoken_of() {
    let page = files::page("protocol.md");
    let shown: Vec<&str> = blocks(&page).into_iter().flat_map(|(names, _)| names).collect();
    for name in files::golden().keys() {
        let spoken_of = page.contains(&format!("`{name}.json`"));
        assert!(shown.contains(&name.as_str()) || spoken_of, "{name}.json is not in the page");
    }
}

#[test]
fn white_space_counts_only_within_texts() {
    assert_eq!(without_space("{ \"a b\" : \"c \\\" d\",\n 1 }"), "{\"a b\":\"c \\\" d\",1}");
}
