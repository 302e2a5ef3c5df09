use stapel_rules::piles::Pile;
use stapel_words::phrases;
pub(crate) use stapel_words::phrases::{letter, wish_id};

use crate::app::words::phrase;

/// What a pile is called: its letter and where it goes.
pub(crate) fn pile_name(pile: Pile) -> String {
    phrase(|words| phrases::pile_name(words, pile))
}
