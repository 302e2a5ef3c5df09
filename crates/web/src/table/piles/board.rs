use leptos::prelude::*;
use stapel_rules::GameKind;
use stapel_rules::piles::Pile;

use super::table::PilesTable;
use crate::table::board::Board;
use crate::table::moves::Moves;
use crate::table::seats::Seats;

/// The board of The Game and Extreme.
pub(crate) const PILES: Board = Board {
    is_for: |game| matches!(game, GameKind::TheGame | GameKind::Extreme),
    prepare: |_, moves| Box::new(move |key| press(moves, key)),
    lay_out: || view! { <Seats/><PilesTable/> }.into_any(),
};

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
