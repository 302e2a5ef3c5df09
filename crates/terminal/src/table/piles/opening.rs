use ratatui::layout::Rect;
use stapel_client::screen::PilesScreen;
use stapel_words::phrases::{start_id, text};

use crate::look::{Ink, shorten};
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};

/// Draws what comes before the first card: who starts, and how gladly?
pub(super) fn draw(paint: &mut Paint<'_>, place: Rect, scene: &Scene<'_>, screen: &PilesScreen) {
    let Some(opening) = &screen.opening else { return };
    let used = paint.text(place.x, place.y, place.width, &scene.t("who-starts"), Ink::Glow);
    let hint = scene.t("who-starts-hint");
    paint.text(place.x + used + 1, place.y, place.width.saturating_sub(used + 1), &hint, Ink::Soft);
    let mine = scene.session.seat().and_then(|seat| opening.said.get(seat.index()).copied());
    let mut x = place.x;
    for (number, start) in (1..).zip(&opening.may_say) {
        let said = mine.flatten() == Some(*start);
        let mark = if said { "●" } else { "○" };
        let label = format!("{mark} {} ({number})", scene.t(start_id(*start)));
        let ink = if said { Ink::Chosen } else { Ink::Button };
        x += paint.button(x, place.y + 1, &label, Press::Start(*start), ink) + 1;
    }
    if !opening.may_name {
        return;
    }
    let seats = scene.seats.iter().take(opening.said.len());
    let many = u16::try_from(opening.said.len()).unwrap_or(1).max(1);
    let room = (place.width / many).saturating_sub(5);
    let mut x = place.x;
    for seat in seats {
        let label = if seat.is_you {
            scene.t("i-start")
        } else {
            scene.say("they-start", &[("name", text(&scene.name(seat.seat)))])
        };
        let gladdest = opening.gladdest == seat.seat;
        let label = if gladdest { format!("{label} ⏎") } else { label };
        let ink = if gladdest { Ink::Main } else { Ink::Button };
        let label = shorten(&label, room);
        x += paint.button(x, place.y + 2, &label, Press::Name(seat.seat), ink) + 1;
    }
}
