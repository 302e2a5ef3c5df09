use leptos::prelude::*;
use stapel_client::{Session, Typed};
use stapel_protocol::games::clear4::EventJson;
use stapel_protocol::table::GameEventJson;
use stapel_words::phrases::CLEAR4_KEYS;

use super::input::Clear4Input;
use super::keys::press;
use super::reading::read;
use super::table::Clear4Table;
use crate::table::board::{Board, Controls};
use crate::table::sound::CARD;

/// The board of Clear 4!.
pub(crate) const CLEAR4: Board = Board {
    program: "clear4",
    prepare: |live| {
        let input = Clear4Input::new(live);
        provide_context(input);
        Controls {
            press: Box::new(move |key| press(input, key)),
            obey: Callback::new(move |typed| {
                // Nothing is queued in this game.
                if let Typed::Act { action, .. } = typed {
                    live.act(action);
                }
            }),
        }
    },
    lay_out: || view! { <Clear4Table/> }.into_any(),
    // Everyone plays for themselves, and there is nothing to signal.
    dealt_layout: |_| None,
    talk: || ().into_any(),
    read,
    understand: Session::read_clear4_command,
    typed_texts: ["command-label-clear4", "typed-nothing-clear4"],
    keys: [&CLEAR4_KEYS, &KEYS],
    sound: |event| match event {
        GameEventJson::Clear4(EventJson::Placed { .. }) => Some(CARD),
        GameEventJson::Clear4(EventJson::Cleared { .. }) => {
            Some(&[(520.0, 0.0, 0.06), (390.0, 0.05, 0.09)])
        }
        _ => None,
    },
};

const KEYS: [(&str, &str); 4] = [
    ("Esc", "key-put-all-back"),
    ("P", "key-read-pile"),
    ("O", "key-read-others"),
    ("W", "key-read-may"),
];
