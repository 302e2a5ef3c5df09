use ratatui::layout::Rect;

use crate::table::games::board;
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};

/// The keys of every table and what they do.
const KEYS: [(&str, &str); 12] = [
    ("U", "key-undo"),
    ("Y N", "terminal-key-answer"),
    ("K", "terminal-key-missing"),
    ("T", "key-talk"),
    ("F", "terminal-key-fold"),
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
    paint.key_list(over, &scene.t("keys"), &rows, Press::Close);
}
