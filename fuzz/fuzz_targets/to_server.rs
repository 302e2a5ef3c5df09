//! Reading a request never panics, what was read is written and read back unchanged, and whoever
//! can't be understood is told so.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stapel_protocol::table::{MAX_MESSAGE, MAX_REQUEST_ID, ToServer, ToServerError};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match ToServer::parse(text) {
        Ok(request) => {
            assert!(text.len() <= MAX_MESSAGE && request.id <= MAX_REQUEST_ID);
            let written = request.to_text();
            // What is written may be longer than what was read: letters may be escaped.
            if written.len() <= MAX_MESSAGE {
                assert_eq!(ToServer::parse(&written), Ok(request), "{written}");
            }
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            if let ToServerError::Request { id: Some(id), .. } = error {
                assert!(id <= MAX_REQUEST_ID);
            }
        }
    }
});
