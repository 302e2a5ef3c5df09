use ratatui::layout::Rect;
use stapel_client::screen::{Opening, PilesScreen, SeatScreen};
use stapel_words::phrases::{start_id, text};

use super::PilesPress;
use crate::look::{Ink, shorten};
use crate::table::scene::{Paint, Scene};

/// The seats that could start. If their sentences have no room, their names stand alone.
fn name_starter(paint: &mut Paint<'_>, row: Rect, scene: &Scene<'_>, opening: &Opening) {
    let seats = || scene.seats.iter().take(opening.said.len());
    let sentence = |seat: &SeatScreen| {
        if seat.is_you {
            scene.t("i-start")
        } else {
            scene.say("they-start", &[("name", text(&scene.name(seat.seat)))])
        }
    };
    let wide = |label: String| Paint::button_width(&label) + 1;
    let whole: u16 = seats().map(|seat| wide(sentence(seat))).sum::<u16>() + 2;
    let mut x = row.x;
    let short = whole > row.width + 1;
    if short {
        let title = format!("{}: ", scene.t("name-starter"));
        x += paint.text(x, row.y, row.width, &title, Ink::Soft);
    }
    let many = u16::try_from(opening.said.len()).unwrap_or(1).max(1);
    let room = (row.right().saturating_sub(x) / many).saturating_sub(7);
    for seat in seats() {
        let gladdest = opening.gladdest == seat.seat;
        let label = if short { shorten(&scene.name(seat.seat), room) } else { sentence(seat) };
        let label = if gladdest { format!("{label} {}", paint.look.enter()) } else { label };
        let ink = if gladdest { Ink::Main } else { Ink::Button };
        x += paint.button(x, row.y, &label, PilesPress::Name(seat.seat), ink) + 1;
    }
}

/// Draws what comes before the first card: who starts, and how gladly?
pub(super) fn draw(paint: &mut Paint<'_>, place: Rect, scene: &Scene<'_>, screen: &PilesScreen) {
    let Some(opening) = &screen.opening else { return };
    let used = paint.text(place.x, place.y, place.width, &scene.t("who-starts"), Ink::Glow);
    let hint = scene.t("who-starts-hint");
    paint.text(place.x + used + 1, place.y, place.width.saturating_sub(used + 1), &hint, Ink::Soft);
    let mine = scene.play.seat().and_then(|seat| opening.said.get(seat.index()).copied());
    let mut x = place.x;
    for (number, start) in (1..).zip(&opening.may_say) {
        let said = mine.flatten() == Some(*start);
        let mark = if said { "●" } else { "○" };
        let label = format!("{mark} {} ({number})", scene.t(start_id(*start)));
        let ink = if said { Ink::Chosen } else { Ink::Button };
        x += paint.button(x, place.y + 1, &label, PilesPress::Start(*start), ink) + 1;
    }
    if !opening.may_name {
        return;
    }
    let row = Rect { y: place.y + 2, height: 1, ..place };
    name_starter(paint, row, scene, opening);
}
