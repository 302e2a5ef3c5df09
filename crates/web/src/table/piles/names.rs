use stapel_rules::piles::Pile;
use stapel_words::phrases;
pub(crate) use stapel_words::phrases::{letter, wish_id};

use crate::app::words::phrase;

/// The name of a pile: its letter and its direction.
pub(crate) fn pile_name(pile: Pile) -> String {
    phrase(|words| phrases::pile_name(words, pile))
}
