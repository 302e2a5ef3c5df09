//! Reading what comes with plain HTTP requests never panics: bodies, cookies, names, ids.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stapel_protocol::table::rest::{ClaimJson, NameJson, NewTableJson};
use stapel_server::identity::{self, MAX_NAME, Signer};
use stapel_server::store::{GuestId, RecordId, TableId};

fuzz_target!(|data: &[u8]| {
    let _claim = serde_json::from_slice::<ClaimJson>(data);
    if let Ok(json) = serde_json::from_slice::<NewTableJson>(data)
        && let Ok(agreement) = stapel_server::agreement::read(&json.agreement)
    {
        // What was read is written and read back unchanged.
        let written = stapel_server::agreement::write(&agreement);
        assert_eq!(stapel_server::agreement::read(&written), Ok(agreement));
    }
    if let Ok(NameJson { name }) = serde_json::from_slice(data)
        && let Some(name) = identity::clean_name(&name)
    {
        assert!((1..=MAX_NAME).contains(&name.chars().count()));
        assert_eq!(identity::clean_name(&name), Some(name));
    }
    let Ok(text) = std::str::from_utf8(data) else { return };
    let signer = Signer::new([7; 32], false);
    if let Some(cookie) = identity::find_cookie(text) {
        // Nobody guesses a signature.
        assert_eq!(signer.check(cookie), None);
    }
    if let Ok(id) = text.parse::<TableId>() {
        assert_eq!(id.to_string(), text);
    }
    assert_eq!(text.parse::<GuestId>().is_ok(), text.parse::<RecordId>().is_ok());
});
