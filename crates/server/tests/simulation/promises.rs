//! What must hold of everything that a room wants sent.

use std::collections::BTreeMap;

use serde_json::Value;
use stapel_server::room::{ConnectionId, Effects};

/// No message tells of a version that a crash could still undo.
pub(crate) fn assert_durable(durable: usize, text: &str) {
    let message: Value = serde_json::from_str(text).expect("a message is JSON");
    for told in message.as_object().expect("a message is an object").values() {
        if let Some(version) = told.get("version").and_then(Value::as_u64) {
            assert!(version <= durable as u64, "told before it was durable ({durable}): {text}");
        }
    }
}

/// Whoever asked something gets exactly one answer, in the same breath.
pub(crate) fn assert_everyone_is_answered(
    asked: &BTreeMap<ConnectionId, usize>,
    effects: &Effects,
) {
    for (connection, &count) in asked {
        let to_them = effects.sends.iter().filter(|send| send.to == *connection);
        let answers = to_them
            .filter(|send| {
                let message: Value =
                    serde_json::from_str(send.payload.as_str()).expect("a message is JSON");
                message.get("done").is_some()
                    || message.get("refused").is_some()
                    || message.get("changed").is_some_and(|told| told.get("id").is_some())
            })
            .count();
        assert_eq!(answers, count, "answers to connection {connection}: {:?}", effects.sends);
    }
}
