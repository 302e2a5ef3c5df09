//! The number taboo answers about any text without a panic, always the same, and points at characters of the text.
//! A digit is found wherever it stands.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stapel_table::taboo::check;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let answer = check(text);
    assert_eq!(check(text), answer);
    match answer {
        Ok(()) => assert!(!text.contains(|character: char| character.is_numeric()), "{text}"),
        Err(taboo) => {
            assert!(taboo.start < taboo.end && taboo.end <= text.len(), "{taboo:?}");
            assert!(text.is_char_boundary(taboo.start) && text.is_char_boundary(taboo.end));
            assert!(!taboo.found_in(text).is_empty());
            assert!(!taboo.to_string().is_empty());
        }
    }
});
