//! The number taboo answers about any text without a panic, always the same, and points at characters of the text,
//! whatever was said before. A digit right behind a pile is found wherever it stands, and what is refused gently is
//! refused strictly.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stapel_table::taboo::{Depth, Taboo, check, check_message};

fuzz_target!(|data: &[u8]| {
    let Ok(all) = std::str::from_utf8(data) else { return };
    // Lines are messages of one speaker.
    let messages: Vec<&str> = all.split('\n').collect();
    let Some((text, said)) = messages.split_last() else { return };
    let answer = check(text);
    assert_eq!(check(text), answer);
    match answer {
        Ok(()) => assert!(check(&format!("{text} B5")).is_err(), "{text}"),
        Err(taboo) => assert_is_in(&taboo, text),
    }
    if check_message(text, [].into_iter(), &[], Depth::Plain).is_err() {
        assert!(answer.is_err(), "{text}");
    }
    let recent = || said.iter().copied().rev().take(8).rev();
    match check_message(text, recent(), &[], Depth::Everything) {
        Ok(()) => assert!(answer.is_ok(), "{text}"),
        Err((taboo, _)) => assert_is_in(&taboo, text),
    }
});

fn assert_is_in(taboo: &Taboo, text: &str) {
    assert!(taboo.start < taboo.end && taboo.end <= text.len(), "{taboo:?}");
    assert!(text.is_char_boundary(taboo.start) && text.is_char_boundary(taboo.end));
    assert!(!taboo.found_in(text).is_empty());
    assert!(!taboo.to_string().is_empty());
}
