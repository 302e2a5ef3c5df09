use ratatui::layout::Rect;

use crate::look::{Ink, wrap};
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};
use stapel_client::Contact;

/// Draws what is shown where the table would be: why it is not there.
pub(super) fn draw(paint: &mut Paint<'_>, place: Rect, scene: &Scene<'_>) {
    let (title, text) = match scene.contact {
        Contact::Unreadable => ("unreadable-title", "terminal-unreadable"),
        Contact::Elsewhere => ("elsewhere-title", "terminal-elsewhere"),
        Contact::SignedOut => ("signed-out-title", "refused-signed-out"),
        _ => ("no-table-title", "no-table-text"),
    };
    let text = scene.t(text);
    let wide = place.width.min(60);
    let high = u16::try_from(wrap(&text, wide).len()).unwrap_or(1) + 4;
    let x = place.x + (place.width - wide) / 2;
    let y = place.y + place.height.saturating_sub(high) / 2;
    paint.text(x, y, wide, &scene.t(title), Ink::Strong);
    let room = Rect::new(x, y + 2, wide, place.bottom().saturating_sub(y + 2));
    let used = paint.wrapped(room, &text, Ink::Plain);
    let label = format!("{} (Q)", scene.t("home"));
    paint.button(x, y + 3 + used, &label, Press::Home, Ink::Main);
}
