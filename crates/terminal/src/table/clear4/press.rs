//! Presses and sheets of Clear 4!.

use ratatui::layout::Rect;
use stapel_rules::Seat;
use stapel_rules::clear4::{Face, Stack};

use super::{Own, discard_sheet, end_turn, go, known_sheet, play_the_one, push_to, take, touch};
use crate::table::scene::{Paint, Scene};
use crate::table::state::State;
use crate::wish::Wish;

/// What can be pressed in Clear 4!.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::table) enum Clear4Press {
    /// A card of the hand, and which of those that are equal.
    Face(Face, u8),
    Stack(Stack),
    Discard,
    /// What is chosen is played, or the turn ended.
    Go,
    /// The turn ended, though cards are chosen.
    EndTurn,
    Take,
    Victim(Seat),
    Known(Seat),
}

/// A sheet about Clear 4!.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::table) enum Clear4Sheet {
    Known(Seat),
    Discard,
}

/// Something is pressed.
pub(in crate::table) fn press(
    state: &mut State,
    press: Clear4Press,
    scene: &Scene<'_>,
) -> Vec<Wish> {
    match press {
        Clear4Press::Face(face, index) => touch(state, scene, Own::Hand(face, index)),
        Clear4Press::Stack(stack) => touch(state, scene, Own::Stack(stack)),
        Clear4Press::Discard => match play_the_one(state, scene) {
            Some(wishes) => return wishes,
            None => state.sheet = Some(Clear4Sheet::Discard.into()),
        },
        Clear4Press::Go => return go(state, scene),
        Clear4Press::EndTurn => return end_turn(state, scene),
        Clear4Press::Take => return take(state, scene),
        Clear4Press::Victim(seat) => return push_to(state, scene, seat),
        Clear4Press::Known(seat) => state.sheet = Some(Clear4Sheet::Known(seat).into()),
    }
    Vec::new()
}

/// Draws a sheet.
pub(in crate::table) fn draw_sheet(
    paint: &mut Paint<'_>,
    over: Rect,
    scene: &Scene<'_>,
    sheet: Clear4Sheet,
) {
    match sheet {
        Clear4Sheet::Known(seat) => known_sheet(paint, over, scene, seat),
        Clear4Sheet::Discard => discard_sheet(paint, over, scene),
    }
}
