//! Reading what comes with plain HTTP requests never panics: bodies, cookies, names, ids, and what operators order.

#![no_main]

use std::fmt::Debug;

use libfuzzer_sys::fuzz_target;
use serde::Serialize;
use serde::de::DeserializeOwned;
use stapel_protocol::admin::{LimitsJson, NewOrderJson, SettleJson};
use stapel_protocol::table::rest::{
    ClaimJson, NameJson, NewPushJson, NewReportJson, NewTableJson,
};
use stapel_server::admin::{Range, RangeError};
use stapel_server::identity::{self, MAX_NAME, Signer};
use stapel_server::push::{self, Reach};
use stapel_server::store::{GuestId, RecordId, TableId};

fuzz_target!(|data: &[u8]| {
    let _claim = serde_json::from_slice::<ClaimJson>(data);
    reads_back::<NewReportJson>(data);
    reads_back::<NewPushJson>(data);
    reads_back::<NewOrderJson>(data);
    reads_back::<SettleJson>(data);
    reads_back::<LimitsJson>(data);
    if let Ok(json) = serde_json::from_slice::<NewTableJson>(data)
        && let Ok(agreement) = stapel_server::agreement::read(&json.agreement)
    {
        // What was read is written and read back unchanged.
        let written = stapel_server::agreement::write(&agreement);
        assert_eq!(stapel_server::agreement::read(&written), Ok(agreement));
    }
    if let Ok(NameJson { name }) = serde_json::from_slice(data)
        && let Ok(name) = identity::read_name(&name)
    {
        assert!((1..=MAX_NAME).contains(&name.chars().count()));
        let _looks = (identity::are_alike(&name, "Ada"), identity::names_number(&name));
        assert_eq!(identity::read_name(&name), Ok(name));
    }
    let Ok(text) = std::str::from_utf8(data) else { return };
    match text.parse::<Range>() {
        Ok(range) => assert_eq!(range.to_string().parse(), Ok(range)),
        // What is offered instead is right.
        Err(RangeError::Beyond { right, .. }) => assert!(right.parse::<Range>().is_ok(), "{right}"),
        Err(_) => {}
    }
    if push::check_endpoint(text, Reach::Public).is_ok() {
        // Nothing is sent without encryption, and what tests may send to is more than what everyone may.
        assert!(text.to_ascii_lowercase().starts_with("https://"), "{text}");
        assert_eq!(push::check_endpoint(text, Reach::Loopback), Ok(()));
    }
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

/// What was read is written and read back unchanged.
fn reads_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(data: &[u8]) {
    if let Ok(read) = serde_json::from_slice::<T>(data) {
        let written = serde_json::to_vec(&read).expect("what was read can be written");
        assert_eq!(serde_json::from_slice::<T>(&written).ok(), Some(read));
    }
}
