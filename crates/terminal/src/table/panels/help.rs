use ratatui::layout::Rect;

use crate::look::{Ink, width, wrap};
use crate::table::games::board;
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};

/// The keys of every table and what they do.
const KEYS: [(&str, &str); 9] = [
    ("U", "key-undo"),
    ("T", "key-talk"),
    ("M", "terminal-key-say"),
    ("/", "key-command"),
    ("Tab", "terminal-key-tab"),
    ("PgUp PgDn", "terminal-key-scroll"),
    ("Esc", "terminal-key-escape"),
    ("Q", "terminal-key-home"),
    ("?", "key-help"),
];

/// The keys, for whoever wants to know.
pub(super) fn draw(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>) {
    let own = scene.table.iter().flat_map(|table| board(table.game.unwrap_or(table.agreed)).keys);
    let rows: Vec<(&str, String)> =
        own.flatten().chain(&KEYS).map(|&(key, id)| (key, scene.t(id))).collect();
    let keys = rows.iter().map(|(key, _)| width(key)).max().unwrap_or(0) + 2;
    let texts = rows.iter().map(|(_, text)| width(text)).max().unwrap_or(0);
    let wide = (keys + texts).min(over.width.saturating_sub(4));
    let high: usize = rows.iter().map(|(_, text)| wrap(text, wide - keys).len()).sum();
    let high = u16::try_from(high).unwrap_or(u16::MAX);
    let inside = paint.popup(over, wide, high, &scene.t("keys"), Press::Close);
    let mut y = inside.y;
    for (key, text) in rows {
        paint.text(inside.x, y, keys, key, Ink::Strong);
        let room = Rect::new(
            inside.x + keys,
            y,
            inside.width.saturating_sub(keys),
            inside.bottom().saturating_sub(y),
        );
        y += paint.wrapped(room, &text, Ink::Plain).max(1);
    }
}
