use ratatui::layout::Rect;
use stapel_bots::Level;
use stapel_rules::Seat;
use stapel_words::phrases::level_id;

use super::choices;
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};

/// Draws the choice of the bot that shall sit down.
pub(super) fn draw(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>, seat: Seat) {
    let levels = (1..).zip(Level::OFFERED).map(|(number, level)| {
        let label = format!("{} ({number})", scene.t(level_id(level.name())));
        (label, Press::Bot(seat, level))
    });
    choices(paint, over, &scene.t("put-bot"), &levels.collect::<Vec<_>>());
}
