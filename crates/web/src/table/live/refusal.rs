use stapel_protocol::table::DoJson;
use stapel_words::phrases;

use crate::app::words::phrase;

/// Why a table refused something, in the language of the page.
pub(crate) fn refusal_text(code: &str, message: &str, wanted: Option<&DoJson>) -> String {
    phrase(|words| phrases::refusal(words, code, message, wanted))
}
