use stapel_protocol::table::rest::ErrorBody;

use super::text;
use crate::Words;

/// Why a server refused a request. If it has a reason that we don't know, its English words have to do.
pub fn server_refusal(words: &Words, error: &ErrorBody) -> String {
    match error.code.as_str() {
        "too_often" | "rate_limited" => words.get("error-too-often"),
        "bad_name" => words.get("error-bad-name"),
        "no_such_link" => words.get("error-no-link"),
        "not_found" | "no_such_table" => words.get("error-not-found"),
        _ => words.fill("error-refused", &[("reason", text(&error.message))]),
    }
}
