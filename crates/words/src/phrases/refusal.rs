use stapel_protocol::table::DoJson;
use stapel_protocol::table::rest::ErrorBody;

use super::text;
use crate::Words;

/// Why a table refused something. Every reason has a text of its own; if the server knows one that we don't, its
/// English words have to do.
pub fn refusal(words: &Words, code: &str, message: &str, wanted: Option<&DoJson>) -> String {
    // Whoever named a number should learn why that can't be said, and keep the rest of the sentence.
    let with_words = match code {
        "number_taboo" => Some("refused-number-taboo-said"),
        "number_taboo_sign" => Some("refused-number-taboo-sign-said"),
        _ => None,
    };
    if let (Some(id), Some(DoJson::Say(said))) = (with_words, wanted) {
        return words.fill(id, &[("said", text(said))]);
    }
    let id = format!("refused-{}", code.replace('_', "-"));
    if words.has(&id) {
        words.get(&id)
    } else {
        words.fill("error-refused", &[("reason", text(message))])
    }
}

/// Why a server refused a request. If it has a reason that we don't know, its English words have to do.
pub fn server_refusal(words: &Words, error: &ErrorBody) -> String {
    match error.code.as_str() {
        "too_often" | "rate_limited" => words.get("error-too-often"),
        "over_quota" => words.get("error-over-quota"),
        "too_many_tables" => words.get("error-too-many-tables"),
        "bad_name" => words.get("error-bad-name"),
        "name_invisible" => words.get("error-name-invisible"),
        "name_of_bot" => words.get("error-name-of-bot"),
        "name_in_game" => words.get("error-name-in-game"),
        // A table says the same.
        "name_number" => words.get("refused-name-number"),
        "name_taken" => words.get("refused-name-taken"),
        "signed_out" => words.get("refused-signed-out"),
        "no_such_link" => words.get("error-no-link"),
        "banned" => words.get("refused-banned"),
        "closed" => words.get("refused-closed"),
        "maintenance" => words.get("refused-maintenance"),
        "registration_closed" => words.get("error-registration-closed"),
        "name_removed" => words.get("error-name-removed"),
        "no_words" => words.get("error-no-words"),
        "not_there" => words.get("error-not-there"),
        "not_found" | "no_such_table" => words.get("error-not-found"),
        _ => words.fill("error-refused", &[("reason", text(&error.message))]),
    }
}
