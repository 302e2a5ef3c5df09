//! Keys of Clear 4!.

use ratatui::crossterm::event::KeyCode;
use stapel_rules::Seat;
use stapel_rules::clear4::Stack;

use super::{Clear4Sheet, Own, end_turn, go, push_to, take, touch, turn_over, victims};
use crate::look::letter;
use crate::table::scene::Scene;
use crate::table::state::State;
use crate::wish::Wish;

/// A key is pressed in the game; `None` if it means nothing there.
pub(super) fn key(state: &mut State, code: KeyCode, scene: &Scene<'_>) -> Option<Vec<Wish>> {
    let screen = scene.play.clear4_screen()?;
    let choosing = &mut state.game.clear4.choosing;
    let cursor = choosing.cursor(&screen);
    match (code, letter(code)) {
        (KeyCode::Left, _) => choosing.step(&screen, false),
        (KeyCode::Right, _) => choosing.step(&screen, true),
        (KeyCode::Up, _) => choosing.leap(&screen, true),
        (KeyCode::Down, _) => choosing.leap(&screen, false),
        (KeyCode::Char(' '), _) => {
            if let Some(own) = cursor {
                touch(state, scene, own);
            }
        }
        // Enter chooses a card, and once more plays it or asks whom it shall hit.
        (KeyCode::Enter, _) => match cursor {
            Some(own) if !choosing.has(own) => touch(state, scene, own),
            _ => return Some(go(state, scene)),
        },
        (_, Some('e')) => return Some(go(state, scene)),
        (_, Some('b')) => return Some(turn_over(state, scene)),
        (_, Some('g')) => return Some(take(state, scene)),
        (_, Some('x')) => return Some(end_turn(state, scene)),
        (_, Some('p')) => state.sheet = Some(Clear4Sheet::Discard.into()),
        (_, Some('o')) => {
            let other = screen.seats.iter().find(|seat| Some(seat.seat) != screen.you);
            state.sheet = other.map(|seat| Clear4Sheet::Known(seat.seat).into());
        }
        // A number is a seat while somebody is to be chosen, otherwise an own stack.
        (KeyCode::Char(digit @ '1'..='6'), _) => {
            let index = digit as usize - 0x31;
            if victims(state, scene).is_empty() {
                if let Some(stack) = Stack::ALL.get(index) {
                    touch(state, scene, Own::Stack(*stack));
                }
            } else if let Some(seat) = Seat::new(index) {
                return Some(push_to(state, scene, seat));
            }
        }
        _ => return None,
    }
    Some(Vec::new())
}
