use stapel_client::screen::Owes;
use stapel_words::phrases;

use crate::app::words::phrase;

/// What a turn owes, in words.
pub(crate) fn owes_text(owes: Owes) -> String {
    phrase(|words| phrases::owes(words, owes))
}
