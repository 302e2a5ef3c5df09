//! Keys of The Game and Extreme.

use ratatui::crossterm::event::KeyCode;
use stapel_rules::piles::Pile;

use super::{
    PilesPress, PilesSheet, Step, has_commands, lay_chosen, move_cursor, pick, press, unqueue,
};
use crate::look::letter;
use crate::table::scene::Scene;
use crate::table::state::{State, Written};
use crate::wish::Wish;

/// The pile that a letter names.
fn pile(code: KeyCode) -> Option<Pile> {
    letter(code).and_then(|letter| Pile::from_letter(letter.to_ascii_uppercase()))
}

/// A key is pressed in the game; `None` if it means nothing there.
pub(super) fn key(state: &mut State, code: KeyCode, scene: &Scene<'_>) -> Option<Vec<Wish>> {
    if let Some(pile) = pile(code) {
        return Some(lay_chosen(state, scene, pile));
    }
    let opening = scene.play.piles_screen().and_then(|screen| screen.opening);
    if let Some(opening) = opening {
        let pressed = match code {
            KeyCode::Char(digit @ '1'..='3') => {
                opening.may_say.get(digit as usize - 0x31).map(|start| PilesPress::Start(*start))
            }
            KeyCode::Enter if opening.may_name => Some(PilesPress::Name(opening.gladdest)),
            _ => None,
        };
        if let Some(pressed) = pressed {
            return Some(press(state, pressed, scene));
        }
    }
    match (code, letter(code)) {
        (KeyCode::Left, _) => move_cursor(state, scene, Step::Back),
        (KeyCode::Right, _) => move_cursor(state, scene, Step::On),
        (KeyCode::Home, _) => move_cursor(state, scene, Step::First),
        (KeyCode::End, _) => move_cursor(state, scene, Step::Last),
        (KeyCode::Enter | KeyCode::Char(' '), _) => {
            if let Some(card) = state.game.piles.cursor {
                pick(state, card);
            }
        }
        (KeyCode::Backspace | KeyCode::Delete, _) => {
            return Some(unqueue(state, scene).into_iter().collect());
        }
        (_, Some('e')) => return Some(press(state, PilesPress::End, scene)),
        (_, Some('s')) => state.game.piles.steps = !state.game.piles.steps,
        (_, Some('i')) => return Some(press(state, PilesPress::Signals, scene)),
        (_, Some('o')) if scene.game().is_some_and(has_commands) => {
            return Some(press(state, PilesPress::Commands, scene));
        }
        (_, Some('p')) => state.sheet = Some(PilesSheet::History(Pile::A).into()),
        // A number is the beginning of a play.
        (KeyCode::Char(digit @ '1'..='9'), _) => state.write(Written::Play, &digit.to_string()),
        _ => return None,
    }
    Some(Vec::new())
}

/// A key is pressed on a sheet; `None` if it means nothing special there.
pub(in crate::table) fn key_on_sheet(
    state: &mut State,
    sheet: PilesSheet,
    code: KeyCode,
    scene: &Scene<'_>,
) -> Option<Vec<Wish>> {
    match (sheet, code) {
        (PilesSheet::Doubt(..), KeyCode::Char('!')) => {
            Some(press(state, PilesPress::PlayAnyway, scene))
        }
        // Nobody shall lose a game by a key that was meant for something else.
        (PilesSheet::Doubt(..), code) => (code != KeyCode::Esc).then(Vec::new),
        (PilesSheet::History(_), code) => {
            state.sheet = Some(PilesSheet::History(pile(code)?).into());
            Some(Vec::new())
        }
        (PilesSheet::Commands | PilesSheet::Signals, _) => None,
    }
}
