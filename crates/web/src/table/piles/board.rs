use leptos::prelude::*;
use stapel_client::{Session, Typed};
use stapel_protocol::games::piles::EventJson;
use stapel_protocol::table::{GameEventJson, LayoutJson};
use stapel_rules::any::{AnyAction, AnyGame};
use stapel_rules::piles::{Action, Pile};
use stapel_words::phrases::PILES_KEYS;

use super::input::PilesInput;
use super::reading::read;
use super::seats::Seats;
use super::signals::Signals;
use super::table::PilesTable;
use crate::table::board::{Board, Controls};
use crate::table::live::Live;
use crate::table::sound::CARD;

/// The board of The Game and Extreme.
pub(crate) const PILES: Board = Board {
    program: "piles",
    prepare: |live| {
        let input = PilesInput::new(live);
        provide_context(input);
        Controls {
            press: Box::new(move |key| press(input, key)),
            obey: Callback::new(move |typed| obey(live, input, typed)),
        }
    },
    lay_out: || view! { <Seats/><PilesTable/> }.into_any(),
    dealt_layout,
    talk: || view! { <Signals/> }.into_any(),
    read,
    understand: Session::read_piles_command,
    typed_texts: ["command-label", "typed-nothing"],
    keys: [&PILES_KEYS, &KEYS],
    sound: |event| match event {
        GameEventJson::Piles(EventJson::Laid { trick: true, .. }) => {
            Some(&[(660.0, 0.0, 0.07), (880.0, 0.06, 0.1)])
        }
        GameEventJson::Piles(EventJson::Laid { .. }) => Some(CARD),
        _ => None,
    },
};

const KEYS: [(&str, &str); 5] = [
    ("Esc", "key-nothing"),
    ("S", "key-steps"),
    ("P", "key-read-piles"),
    ("O", "key-read-commands"),
    ("W", "key-read-turn"),
];

/// Which cards carry commands in the game that is played.
fn dealt_layout(session: &Session) -> Option<LayoutJson> {
    match &session.mirror()?.running()?.game {
        AnyGame::Piles(rules) => Some(LayoutJson::listed(rules.layout())),
        AnyGame::Clear4(_) => None,
    }
}

/// Does what a key means, and tells whether it means something.
fn press(input: PilesInput, key: &str) -> bool {
    match key {
        "a" | "A" => input.lay_chosen_or_focused(Pile::A),
        "b" | "B" => input.lay_chosen_or_focused(Pile::B),
        "c" | "C" => input.lay_chosen_or_focused(Pile::C),
        "d" | "D" => input.lay_chosen_or_focused(Pile::D),
        "e" | "E" => input.end(),
        "Escape" => input.chosen.set(None),
        _ => return false,
    }
    true
}

/// Does what was typed. A play that loses the game is asked about, as if it were made by hand.
fn obey(live: Live, input: PilesInput, typed: Typed) {
    match typed {
        Typed::Act { action: AnyAction::Piles(Action::Lay { card, pile }), .. }
        | Typed::Queue(AnyAction::Piles(Action::Lay { card, pile })) => input.lay(card, pile),
        Typed::Act { action, .. } | Typed::Queue(action) => live.act(action),
    }
}
