use stapel_protocol::table::DoJson;

use crate::app::words::{say, say_if_known, text};

/// Why a table refused something, in the language of the page. Every reason has a text of its own; if
/// the server knows one that this page doesn't, its English words have to do.
pub(crate) fn refusal_text(code: &str, message: &str, wanted: Option<&DoJson>) -> String {
    // Whoever named a number should learn why that can't be said, and keep the rest of the sentence.
    if let (DoJson::Say(said), "number_taboo") = (wanted.unwrap_or(&DoJson::Look), code) {
        return say("refused-number-taboo-said", &[("said", text(said))]);
    }
    let id = format!("refused-{}", code.replace('_', "-"));
    say_if_known(&id, &[]).unwrap_or_else(|| say("error-refused", &[("reason", text(message))]))
}
