use ratatui::layout::Rect;
use stapel_rules::piles::Command;
use stapel_words::phrases;

use crate::board::piles::{command_sign, endurance_sign};
use crate::look::{Ink, width};
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};

/// All commands and what they mean; those in force are marked.
pub(super) fn commands_sheet(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>) {
    let in_force = scene.play.piles_screen().map(|screen| screen.commands).unwrap_or_default();
    let rows: Vec<(Command, String, String)> = Command::ALL
        .into_iter()
        .map(|command| {
            let name = phrases::command_name(scene.words, command);
            (command, name, phrases::command_meaning(scene.words, command))
        })
        .collect();
    let names = rows.iter().map(|(_, name, _)| width(name)).max().unwrap_or(0);
    let meanings = rows.iter().map(|(_, _, meaning)| width(meaning)).max().unwrap_or(0);
    let wide = (8 + names + 2 + meanings).min(over.width.saturating_sub(4));
    let texts = wide.saturating_sub(8 + names + 2);
    let high: usize =
        rows.iter().map(|(_, _, meaning)| crate::look::wrap(meaning, texts).len()).sum();
    let title = scene.t("commands-in-force");
    let high = u16::try_from(high).unwrap_or(u16::MAX);
    let inside = paint.popup(over, wide, high, &title, Press::Close);
    let mut y = inside.y;
    for (command, name, meaning) in rows {
        let acts = in_force.iter().any(|in_force| in_force.command == command);
        let ink = if acts { Ink::Glow } else { Ink::Plain };
        let mark = if acts { "●" } else { " " };
        let sign = format!("{mark} {} {}", endurance_sign(command), command_sign(command));
        paint.text(inside.x, y, 8, &sign, ink);
        paint.text(inside.x + 8, y, names, &name, ink);
        let room = Rect::new(inside.x + 8 + names + 2, y, texts, inside.bottom().saturating_sub(y));
        y += paint.wrapped(room, &meaning, Ink::Soft).max(1);
    }
}
