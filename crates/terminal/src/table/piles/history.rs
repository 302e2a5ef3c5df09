use ratatui::layout::Rect;
use stapel_rules::piles::Pile;
use stapel_words::phrases;

use crate::board::piles::command_sign;
use crate::look::{Ink, width};
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};

/// Everything that was laid on a pile, from the first card to the last; the last ones if there are too many.
pub(super) fn history_sheet(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>, pile: Pile) {
    let Some(screen) = scene.play.piles_screen() else { return };
    let laid = &screen.piles[pile.index()].history;
    let title = phrases::pile_name(scene.words, pile);
    let trick = scene.t("fit-trick");
    let lines: Vec<(String, String, bool)> = laid
        .iter()
        .map(|laid| {
            let sign = laid.command.map(command_sign).unwrap_or_default();
            let by = laid.seat.map(|seat| scene.name(seat)).unwrap_or_default();
            let back = if laid.trick { format!(" ↶ {trick}") } else { String::new() };
            (format!("{:>3} {sign:<2}", laid.card.number()), format!("{by}{back}"), laid.trick)
        })
        .collect();
    if lines.is_empty() {
        let fresh = scene.t("pile-is-fresh");
        let inside = paint.popup(over, width(&fresh).max(24), 1, &title, Press::Close);
        paint.text(inside.x, inside.y, inside.width, &fresh, Ink::Soft);
        return;
    }
    let column = lines.iter().map(|(_, by, _)| 8 + width(by)).max().unwrap_or(8);
    let most = over.height.saturating_sub(2).max(1);
    let columns = (over.width.saturating_sub(4) / (column + 2)).max(1);
    let many = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    // As few columns as there have to be.
    let columns = many.div_ceil(most).min(columns);
    let high = many.div_ceil(columns).min(most);
    let skipped = usize::from(many.saturating_sub(high * columns));
    let inside = paint.popup(over, (column + 2) * columns, high, &title, Press::Close);
    for (index, (number, by, trick)) in (0..).zip(lines.iter().skip(skipped)) {
        let (x, y) = (inside.x + index / high * (column + 2), inside.y + index % high);
        paint.text(x, y, 7, number, if *trick { Ink::Glow } else { Ink::Strong });
        paint.text(x + 7, y, column - 7, by, Ink::Soft);
    }
}
