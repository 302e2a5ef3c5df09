use ratatui::layout::Rect;
use stapel_client::screen::PilesScreen;
use stapel_words::phrases::{self, count};

use super::PilesPress;
use crate::look::{Ink, width};
use crate::table::panels::takeback;
use crate::table::scene::{Paint, Scene};

/// Draws whose turn it is and what it still has to do, and below it the button that ends it.
pub(super) fn draw(paint: &mut Paint<'_>, row: Rect, scene: &Scene<'_>, screen: &PilesScreen) {
    let Some(turn) = &screen.turn else { return };
    let seated = scene.play.seat().is_some();
    let below = Rect { y: row.y + 1, height: 1, ..row };
    let mut right = row.right();
    if seated {
        let mut label = format!("{} (E)", scene.t("end-turn"));
        if turn.end.legal && turn.end.draws > 0 {
            let draws = scene.say("draws", &[("cards", count(turn.end.draws))]);
            label = format!("{label} · {draws}");
        }
        let ink = if turn.end.legal { Ink::Main } else { Ink::Off };
        right -= Paint::button_width(&label).min(row.width);
        paint.button(right, below.y, &label, PilesPress::End, ink);
    }
    takeback(paint, Rect { width: right.saturating_sub(row.x + 1), ..below }, scene);
    let whose = scene.whose_turn(turn.seat, turn.is_yours);
    let owes: Vec<String> =
        turn.owes.iter().map(|owes| phrases::owes(scene.words, *owes)).collect();
    let owes =
        if owes.is_empty() && turn.is_yours { scene.t("owes-nothing") } else { owes.join(" · ") };
    let ink = if turn.is_yours { Ink::Glow } else { Ink::Strong };
    let used = paint.text(row.x, row.y, row.width, &whose, ink);
    if width(&owes) > 0 {
        paint.text(row.x + used, row.y, row.width - used, &format!(" · {owes}"), Ink::Strong);
    }
}
