use ratatui::layout::Rect;
use stapel_rules::Seat;
use stapel_words::phrases::level_id;

use super::choices;
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};

/// The bots that people play with, the easiest first.
pub(in crate::table) const LEVELS: [&str; 3] = ["greedy", "steady", "expert"];

/// Which bot shall sit down?
pub(super) fn draw(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>, seat: Seat) {
    let levels = LEVELS.iter().enumerate().map(|(index, level)| {
        let label = format!("{} ({})", scene.t(level_id(level)), index + 1);
        (label, Press::Bot(seat, index))
    });
    choices(paint, over, &scene.t("put-bot"), &levels.collect::<Vec<_>>());
}
