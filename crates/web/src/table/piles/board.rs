use leptos::prelude::*;
use stapel_client::Session;
use stapel_rules::GameKind;
use stapel_rules::piles::Pile;
use stapel_words::phrases::PILES_KEYS;

use super::moves::Moves;
use super::reading::read;
use super::signals::Signals;
use super::table::PilesTable;
use crate::table::board::{Board, Laying};
use crate::table::seats::Seats;

/// The board of The Game and Extreme.
pub(crate) const PILES: Board = Board {
    is_for: |game| matches!(game, GameKind::TheGame | GameKind::Extreme),
    prepare: |live| {
        let moves = Moves::new(live);
        provide_context(moves);
        provide_context(Laying(Callback::new(move |(card, pile)| moves.lay(card, pile))));
        Box::new(move |key| press(moves, key))
    },
    lay_out: || view! { <Seats/><PilesTable/> }.into_any(),
    talk: || view! { <Signals/> }.into_any(),
    read,
    understand: Session::read_piles_command,
    keys: [&PILES_KEYS, &KEYS],
};

const KEYS: [(&str, &str); 5] = [
    ("Esc", "key-nothing"),
    ("S", "key-steps"),
    ("P", "key-read-piles"),
    ("O", "key-read-commands"),
    ("W", "key-read-turn"),
];

fn press(moves: Moves, key: &str) -> bool {
    match key {
        "a" | "A" => moves.lay_chosen_or_focused(Pile::A),
        "b" | "B" => moves.lay_chosen_or_focused(Pile::B),
        "c" | "C" => moves.lay_chosen_or_focused(Pile::C),
        "d" | "D" => moves.lay_chosen_or_focused(Pile::D),
        "e" | "E" => moves.end(),
        "Escape" => moves.chosen.set(None),
        _ => return false,
    }
    true
}
