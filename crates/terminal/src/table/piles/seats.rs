//! The row of seats above the piles.

use ratatui::layout::Rect;
use stapel_client::screen::{Presence, SeatScreen};
use stapel_rules::piles::CommandSet;
use stapel_words::phrases::{outlook_id, start_id};

use crate::board::piles::command_sign;
use crate::look::{Ink, shorten, width};
use crate::table::scene::{Paint, Scene};

/// Draws everyone at the table side by side, and below each what they said. Gives how many rows that takes.
pub(super) fn draw(paint: &mut Paint<'_>, place: Rect, scene: &Scene<'_>) -> u16 {
    let many = u16::try_from(scene.seats.len()).unwrap_or(1).max(1);
    let wide = (place.width / many).min(26);
    for (index, seat) in (0..).zip(&scene.seats) {
        let x = place.x + wide * index;
        chip(paint, Rect::new(x, place.y, wide - 1, 2), scene, seat);
    }
    2
}

fn chip(paint: &mut Paint<'_>, place: Rect, scene: &Scene<'_>, seat: &SeatScreen) {
    let away = seat.presence == Presence::Away;
    let ink = match seat {
        seat if seat.active => Ink::Glow,
        _ if away => Ink::Soft,
        seat if seat.is_you => Ink::Strong,
        _ => Ink::Plain,
    };
    let sign = if seat.active { "▸" } else { " " };
    let cards = seat.hand_size.map(|cards| format!("▯{cards}")).unwrap_or_default();
    let room = place.width.saturating_sub(width(&cards) + 3);
    let whole = scene.name_or_you(seat);
    let name = if width(&whole) <= room { whole } else { shorten(&scene.name(seat.seat), room) };
    let used = paint.text(place.x, place.y, place.width, &format!("{sign}{name}"), ink);
    paint.text(place.x + used + 1, place.y, place.width, &cards, ink);
    let said = said(scene, seat);
    paint.text(place.x + 1, place.y + 1, place.width - 1, &said, Ink::Soft);
}

/// What a seat said about itself, and whether someone is there.
fn said(scene: &Scene<'_>, seat: &SeatScreen) -> String {
    let commands = |id: &str, commands: CommandSet| {
        let signs: Vec<&str> = commands.iter().map(command_sign).collect();
        (!signs.is_empty()).then(|| format!("{} {}", scene.t(id), signs.join(" ")))
    };
    let said = seat.said;
    let parts = [
        (seat.presence == Presence::Away)
            .then(|| scene.t(if seat.gone { "left-seat" } else { "away" })),
        seat.muted.then(|| scene.t("is-muted")),
        seat.stand_in.as_ref().map(|_| scene.t("bot-plays")),
        said.start.map(|start| scene.t(start_id(start))),
        said.outlook.map(|outlook| scene.t(outlook_id(outlook))),
        commands("signal-holds", said.holds),
        commands("signal-not-now", said.not_now),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
