//! Reading a record never panics, what was read is written and read back unchanged, and replaying
//! it either ends or says why not.

#![no_main]

use std::io;

use libfuzzer_sys::fuzz_target;
use stapel::replay;
use stapel::voice::{Complaint, Voice};
use stapel_rules::notation::{Record, Replay};

thread_local! {
    /// The texts take longer to read than a record.
    static ENGLISH: Voice = Voice::english();
}

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
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
    for json in [false, true] {
        ENGLISH.with(|voice| {
            let result = replay::replay(text, json, voice, &mut io::sink());
            assert_eq!(result.is_ok(), played);
            if let Err(failure) = result {
                assert!(!failure.tell(voice).is_empty());
            }
        });
    }
});
