use ratatui::layout::Rect;
use stapel_client::screen::{SeatMay, SeatScreen, Who};
use stapel_words::phrases::text;

use super::choices;
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};

/// Draws the menu: what is needed only now and then.
pub(super) fn draw(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>) {
    let may = scene.table.as_ref().map(|table| table.may).unwrap_or_default();
    let mut items = vec![(scene.t("keys"), Press::Keys), (scene.t("rules"), Press::Rules)];
    if may.come_back {
        items.push((scene.t("come-back"), Press::ComeBack));
    }
    for seat in &scene.seats {
        let label = |id: &str| scene.words.fill(id, &[("name", text(&scene.name(seat.seat)))]);
        if seat.may.stand_in {
            let label = format!("{}: {}", scene.name(seat.seat), scene.t("stand-in"));
            items.push((label, Press::StandIns(seat.seat)));
        }
        let SeatMay { make_host, mute, unmute, remove, remove_for_good, .. } = seat.may;
        if make_host || mute || unmute || remove || remove_for_good {
            items.push((label("seat-menu"), Press::Seat(seat.seat)));
        }
    }
    if may.give_up {
        items.push((scene.t("give-up"), Press::AskEnd));
    }
    // At a table of one's own nobody else needs the seat: one just goes, and comes back.
    if scene.invite.is_some() && may.leave {
        let is_other = |seat: &SeatScreen| !seat.is_you && matches!(seat.who, Who::Person { .. });
        // Between games nobody is left waiting, and alone neither.
        let asks = may.leave_keeps_seat && scene.seats.iter().any(is_other);
        let press = if asks { Press::AskLeave } else { Press::Leave };
        items.push((scene.t("leave-table"), press));
    }
    items.push((format!("{} (Q)", scene.t("home")), Press::Home));
    items.push((format!("{} (Esc)", scene.t("close")), Press::Close));
    choices(paint, over, &scene.t("menu"), &items);
}
