use ratatui::layout::Rect;

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
    let away = scene.seats.iter().filter(|seat| seat.may.stand_in);
    for seat in away {
        let label = format!("{}: {}", scene.name(seat.seat), scene.t("bot-plays"));
        items.push((label, Press::StandIn(seat.seat)));
    }
    if may.give_up {
        items.push((scene.t("give-up"), Press::GiveUp));
    }
    // At a table of one's own nobody else needs the seat: one just goes, and comes back.
    if scene.invite.is_some() && may.leave {
        items.push((scene.t("leave-table"), Press::Leave));
    }
    items.push((format!("{} (Q)", scene.t("home")), Press::Home));
    items.push((format!("{} (Esc)", scene.t("close")), Press::Close));
    choices(paint, over, &scene.t("menu"), &items);
}
