use ratatui::layout::Rect;

use crate::look::{Ink, width};
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};

/// Draws the button that takes the last play back, or the question of who would like to, at the end of a row. Gives
/// where it begins.
pub(in crate::table) fn takeback(paint: &mut Paint<'_>, row: Rect, scene: &Scene<'_>) -> u16 {
    let Some(takeback) = scene.table.as_ref().map(|table| table.takeback) else {
        return row.right();
    };
    if takeback.may_ask {
        let label = format!("{} (U)", scene.t("take-back"));
        let x = row.right().saturating_sub(Paint::button_width(&label));
        paint.button(x, row.y, &label, Press::TakeBack, Ink::Button);
        return x.saturating_sub(1);
    }
    if !takeback.may_answer {
        return row.right();
    }
    let (asked, yes, no) = (scene.t("takeback-asked"), scene.t("yes"), scene.t("no"));
    let (yes, no) = (format!("{yes} (Y)"), format!("{no} (N)"));
    let wide = width(&asked) + 2 + Paint::button_width(&yes) + Paint::button_width(&no);
    let x = row.right().saturating_sub(wide);
    let mut at = x + paint.text(x, row.y, wide, &asked, Ink::Glow) + 1;
    at += paint.button(at, row.y, &yes, Press::Answer(true), Ink::Main) + 1;
    paint.button(at, row.y, &no, Press::Answer(false), Ink::Button);
    x.saturating_sub(1)
}
