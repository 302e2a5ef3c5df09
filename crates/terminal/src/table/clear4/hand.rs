use ratatui::layout::Rect;
use stapel_client::screen::Clear4Screen;

use super::choosing::Own;
use super::{Clear4Press, standing};
use crate::board::clear4::FaceSize;
use crate::look::{Ink, Standing};
use crate::table::scene::Paint;
use crate::table::state::State;

/// How far equal cards lie from one another.
const STEP: u16 = 3;

/// Draws the person's hand: equal cards together, numbers ascending; chosen ones one row higher, and a mark below the
/// one that the keyboard is on.
pub(super) fn draw(paint: &mut Paint<'_>, place: Rect, screen: &Clear4Screen, state: &State) {
    let groups = screen.hand.len();
    let cards: usize = screen.hand.iter().map(|group| usize::from(group.count)).sum();
    let fanned = groups * usize::from(FaceSize::Card.width() + 1)
        + cards.saturating_sub(groups) * usize::from(STEP);
    if fanned <= usize::from(place.width) + 1 {
        fan(paint, place, screen, state, u16::try_from(fanned).unwrap_or(0));
    } else {
        heap(paint, place, screen, state);
    }
}

fn fan(paint: &mut Paint<'_>, place: Rect, screen: &Clear4Screen, state: &State, wide: u16) {
    let cursor = state.game.clear4.choosing.cursor(screen);
    let mut x = place.x + place.width.saturating_sub(wide.saturating_sub(1)) / 2;
    for group in &screen.hand {
        for index in 0..group.count {
            let own = Own::Hand(group.face, index);
            let standing = standing(state, screen, own, group.playable);
            let y = place.y + u16::from(standing != Standing::Chosen);
            paint.face((x, y), FaceSize::Card, group.face, None, standing);
            let card = Rect::new(x, y, FaceSize::Card.width(), FaceSize::HEIGHT);
            paint.areas.add(card, Clear4Press::Face(group.face, index));
            if cursor == Some(own) {
                paint.text(x + 1, place.y + FaceSize::HEIGHT + 1, 2, "▲", Ink::Glow);
            }
            x += STEP;
        }
        x += FaceSize::Card.width() + 1 - STEP;
    }
}

/// If the hand is too large for that, equal cards are one card with their number.
fn heap(paint: &mut Paint<'_>, place: Rect, screen: &Clear4Screen, state: &State) {
    let cursor = state.game.clear4.choosing.cursor(screen);
    let step = FaceSize::Slim.width() + 1;
    let wide = step * u16::try_from(screen.hand.len()).unwrap_or(1);
    let mut x = place.x + place.width.saturating_sub(wide.saturating_sub(1)) / 2;
    for group in &screen.hand {
        let all = (0..group.count).map(|index| Own::Hand(group.face, index));
        let chosen = all.clone().filter(|own| state.game.clear4.choosing.has(*own)).count();
        let first = Own::Hand(group.face, 0);
        let standing = if chosen > 0 {
            Standing::Chosen
        } else {
            standing(state, screen, first, group.playable)
        };
        let y = place.y + u16::from(standing != Standing::Chosen);
        paint.face((x, y), FaceSize::Slim, group.face, None, standing);
        if group.count > 1 {
            let many = if chosen > 0 {
                format!("{chosen}/{}", group.count)
            } else {
                format!("×{}", group.count)
            };
            let ink = if chosen > 0 { Ink::Chosen } else { Ink::Edge };
            paint.text(x + 1, y + FaceSize::HEIGHT - 1, 4, &many, ink);
        }
        // A click takes one more of them, or puts all back once all are chosen.
        let next = all.clone().find(|own| !state.game.clear4.choosing.has(*own)).unwrap_or(first);
        if let Own::Hand(face, index) = next {
            let card = Rect::new(x, y, FaceSize::Slim.width(), FaceSize::HEIGHT);
            paint.areas.add(card, Clear4Press::Face(face, index));
        }
        if all.into_iter().any(|own| cursor == Some(own)) {
            paint.text(x + 1, place.y + FaceSize::HEIGHT + 1, 2, "▲", Ink::Glow);
        }
        x += step;
    }
}
