use ratatui::layout::Rect;

use crate::table::games::board;
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};

/// The keys of every table and what they do.
const KEYS: [(&str, &str); 10] = [
    ("U", "key-undo"),
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

/// What there is besides where others sit at the table, too.
const WITH_OTHERS: [(&str, &str); 2] =
    [("Y N", "terminal-key-answer"), ("K", "terminal-key-missing")];

/// What there is besides where nobody else does.
const ALONE: [(&str, &str); 2] = [("H", "terminal-key-advice"), ("W", "terminal-key-warnings")];

/// The keys, for whoever wants to know.
pub(super) fn draw(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>) {
    let own = scene.table.iter().flat_map(|table| board(table.game.unwrap_or(table.agreed)).keys);
    let company = if scene.invite.is_some() { &WITH_OTHERS } else { &ALONE };
    let rows: Vec<(&str, String)> =
        own.flatten().chain(company).chain(&KEYS).map(|&(key, id)| (key, scene.t(id))).collect();
    paint.key_list(over, &scene.t("keys"), &rows, Press::Close);
}
