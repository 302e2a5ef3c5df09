//! The registry of boards: which family draws a position.

use ratatui::layout::Rect;
use stapel_client::replay::ReplayGame;

use super::{Paint, Shown, clear4, piles};

/// Draws the game in a position.
pub(super) fn draw(paint: &mut Paint<'_>, place: Rect, shown: &Shown<'_>) {
    match &shown.screen.game {
        ReplayGame::Piles(game) => piles::draw(paint, place, shown, game),
        ReplayGame::Clear4(game) => clear4::draw(paint, place, shown, game),
    }
}

/// What matters most of a position, in a row or two.
pub(super) fn brief(shown: &Shown<'_>) -> Vec<String> {
    match &shown.screen.game {
        ReplayGame::Piles(game) => piles::brief(shown, game),
        ReplayGame::Clear4(game) => clear4::brief(shown, game),
    }
}
