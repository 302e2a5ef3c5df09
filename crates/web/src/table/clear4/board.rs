use leptos::prelude::*;
use stapel_client::Session;
use stapel_rules::GameKind;
use stapel_words::phrases::CLEAR4_KEYS;

use super::choosing::Choosing;
use super::keys::press;
use super::reading::read;
use super::table::Clear4Table;
use crate::table::board::Board;

/// The board of Clear 4!.
pub(crate) const CLEAR4: Board = Board {
    is_for: |game| game == GameKind::Clear4,
    prepare: |live| {
        let choosing = Choosing::new(live);
        provide_context(choosing);
        Box::new(move |key| press(choosing, key))
    },
    lay_out: || view! { <Clear4Table/> }.into_any(),
    // Everyone plays for themselves, and there is nothing to signal.
    talk: || ().into_any(),
    read,
    understand: Session::read_clear4_command,
    keys: [&CLEAR4_KEYS, &KEYS],
};

const KEYS: [(&str, &str); 4] = [
    ("Esc", "key-put-all-back"),
    ("P", "key-read-pile"),
    ("O", "key-read-others"),
    ("W", "key-read-may"),
];
