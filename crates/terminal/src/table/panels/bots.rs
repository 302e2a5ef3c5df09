use ratatui::layout::Rect;
use stapel_bots::Level;
use stapel_rules::Seat;
use stapel_words::phrases::level_id;

use super::choices;
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};

/// Draws the choice of the bot that shall sit down.
pub(super) fn draw(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>, seat: Seat) {
    offer(paint, over, scene, "put-bot", |level| Press::Bot(seat, level));
}

/// Draws the choice of the bot that shall play for somebody who is missing.
pub(super) fn stand_in(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>, seat: Seat) {
    offer(paint, over, scene, "stand-in", |level| Press::StandIn(seat, level));
}

fn offer(
    paint: &mut Paint<'_>,
    over: Rect,
    scene: &Scene<'_>,
    title: &str,
    press: impl Fn(Level) -> Press,
) {
    let levels = (1..).zip(Level::OFFERED).map(|(number, level)| {
        let label = format!("{} ({number})", scene.t(level_id(level.name())));
        (label, press(level))
    });
    choices(paint, over, &scene.t(title), &levels.collect::<Vec<_>>());
}
