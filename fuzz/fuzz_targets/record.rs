//! Reading a record never panics, what was read is written and read back unchanged, and replaying
//! it either ends or says why not. Whatever else a file may hold, such as several records or exports in JSON, is replayed or
//! refused without a panic, too.

#![no_main]

use std::io;

use libfuzzer_sys::fuzz_target;
use stapel::exit::Exit;
use stapel::replay;
use stapel::voice::{Complaint, Voice};
use stapel_rules::notation::{Record, Replay};

thread_local! {
    /// The texts take longer to read than a record.
    static ENGLISH: Voice = Voice::english();
}

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let [told, told_in_json] = [false, true].map(|json| replays(text, json));
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(error) => {
            assert!(error.line >= 1 && error.column >= 1);
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    let written = record.to_string();
    let again = Record::parse(&written).expect("what was written is a record");
    assert_eq!(again, record);
    assert_eq!(again.to_string(), written);

    let played = stapel_table::deal(&record).is_ok_and(|(game, deck)| {
        Replay::new(&record, game, deck).and_then(Replay::finish).is_ok()
    });
    assert_eq!((told, told_in_json), (played, played));
});

/// Replays a file with this text, and tells whether nothing was wrong with it.
fn replays(text: &str, json: bool) -> bool {
    ENGLISH.with(|voice| match replay::run_text(text, json, voice, &mut io::sink()) {
        Ok(exit) => exit == Exit::Done,
        Err(failure) => {
            assert!(!failure.tell(voice).is_empty());
            false
        }
    })
}
