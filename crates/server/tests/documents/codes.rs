//! Every code that the server can answer with stands in `docs/protocol.md`, and no other. Those that come over HTTP also stand
//! in the OpenAPI document, with the same status.

use std::collections::BTreeSet;

use crate::{document, files};

/// The first text in quotes within each of these calls, if it stands there and is not computed.
fn within(text: &str, call: &str) -> Vec<String> {
    let arguments = text.split(call).skip(1).filter_map(|rest| rest.split(')').next());
    arguments.filter_map(|arguments| literals(arguments).into_iter().next()).collect()
}

/// The text in quotes that follows each of these words at once.
fn after(text: &str, words: &str) -> Vec<String> {
    text.split(words).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// Every text in quotes.
fn literals(text: &str) -> Vec<String> {
    text.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Every text in quotes of what becomes a `code`.
fn chosen(text: &str) -> Vec<String> {
    let choices = text.split("let code = ").skip(1).map(|rest| rest.split(';').next().unwrap());
    choices.flat_map(literals).collect()
}

/// What stands between the braces of each `fn code`.
fn bodies_of_code(text: &str) -> String {
    let body = |rest: &str| rest.split("\n    }\n").next().unwrap().to_owned();
    text.split(" fn code(").skip(1).map(body).collect()
}

fn is_code(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_')
}

/// What the server can answer with, as its sources say it.
fn produced() -> BTreeSet<String> {
    let mut codes: BTreeSet<String> = BTreeSet::new();
    for file in [
        "rules/src/game.rs",
        "rules/src/games",
        "rules/src/notation/action.rs",
        "rules/src/table_game.rs",
        "table/src/refusal.rs",
    ] {
        let found = literals(&bodies_of_code(&files::sources(file)));
        assert!(found.len() > 2, "{file} has no codes");
        codes.extend(found);
    }
    let server = ["server/src/http", "server/src/connection", "server/src/hub", "room/src/room"]
        .map(files::sources)
        .concat();
    for call in ["ApiError::new(", "bye("] {
        let found = within(&server, call);
        assert!(!found.is_empty(), "nothing was found in {call}");
        codes.extend(found);
    }
    for words in ["code: \"", "code: String::from(\"", "=> (None, \"", "=> (*id, \""] {
        let found = after(&server, words);
        assert!(!found.is_empty(), "nothing was found after {words}");
        codes.extend(found);
    }
    codes.extend(chosen(&server));
    assert!(codes.iter().all(|code| is_code(code)), "{codes:?}");
    codes
}

/// The codes in the first column of the tables of a section.
fn documented() -> BTreeSet<String> {
    let page = files::page("protocol.md");
    let section = page.split("\n## Refusals\n").nth(1).unwrap().split("\n## ").next().unwrap();
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `"));
    let mut codes: BTreeSet<String> =
        rows.map(|row| row.split('`').next().unwrap().to_owned()).collect();
    let last_words = section.lines().find(|line| line.starts_with("**Last words**")).unwrap();
    let named = last_words.split('`').skip(1).step_by(2).map(str::to_owned);
    codes.extend(named.filter(|code| code != "bye"));
    codes
}

#[test]
fn every_code_stands_in_the_page_and_no_other() {
    let (produced, documented) = (produced(), documented());
    let missing: Vec<&String> = produced.difference(&documented).collect();
    assert!(missing.is_empty(), "docs/protocol.md lacks {missing:?}");
    let unknown: Vec<&String> = documented.difference(&produced).collect();
    assert!(unknown.is_empty(), "nothing answers {unknown:?}");
}

/// The codes of the OpenAPI document, each with its status: those that the descriptions of its answers name.
fn of_http() -> BTreeSet<(String, u16)> {
    let mut codes = BTreeSet::new();
    for operation in document::operations(&document::read()) {
        for (status, response) in
            operation.responses.into_iter().filter(|(status, _)| *status >= 400)
        {
            let description = response["description"].as_str().unwrap();
            let quoted = description.split('`').skip(1).step_by(2).filter(|text| is_code(text));
            codes.extend(quoted.map(|code| (code.to_owned(), status)));
        }
    }
    codes
}

#[test]
fn the_openapi_document_has_the_codes_of_http_and_no_other() {
    let http = files::sources("server/src/http") + &files::sources("server/src/connection");
    let mut produced: BTreeSet<String> = within(&http, "ApiError::new(").into_iter().collect();
    produced.extend(chosen(&http));
    // Only what is not in the document is answered so.
    assert!(produced.remove("method_not_allowed"), "{produced:?}");
    let documented: BTreeSet<String> = of_http().into_iter().map(|(code, _)| code).collect();
    assert_eq!(documented, produced);
}

#[test]
fn the_page_and_the_openapi_document_agree_on_the_status_of_a_code() {
    let (page, of_http) = (files::page("protocol.md"), of_http());
    let table = page.split("| code | status |").nth(1).unwrap().split("\n\n").next().unwrap();
    let mut count = 0;
    for row in table.lines().filter_map(|line| line.strip_prefix("| `")) {
        let mut cells = row.split('|').map(|cell| cell.trim().trim_end_matches('`'));
        let (Some(code), Some(Ok(status))) = (cells.next(), cells.next().map(str::parse)) else {
            continue;
        };
        let agreed = of_http.contains(&(code.to_owned(), status)) || code == "method_not_allowed";
        assert!(agreed, "{code} {status}");
        count += 1;
    }
    assert!(count > 15, "only {count} codes were found");
}
