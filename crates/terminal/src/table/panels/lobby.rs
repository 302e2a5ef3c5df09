use ratatui::layout::Rect;
use stapel_client::screen::{Presence, SeatScreen, TableScreen, Who};
use stapel_words::phrases::{bot_name, game_line};

use crate::look::{Ink, wrap};
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};

/// Draws what comes before the first deal: the seats, the link for friends, and the button that deals.
pub(super) fn draw(paint: &mut Paint<'_>, place: Rect, scene: &Scene<'_>) {
    let Some(table) = &scene.table else { return };
    let wide = place.width.min(76);
    let x = place.x + (place.width - wide) / 2;
    let high = 18 + u16::try_from(scene.seats.len()).unwrap_or(0);
    let mut y = place.y + place.height.saturating_sub(high) / 3;
    paint.text(x, y, wide, &scene.t(game_line(table.agreed)), Ink::Soft);
    y += 2;
    paint.text(x, y, wide, &scene.t("seats"), Ink::Strong);
    y += 1;
    for seat in &scene.seats {
        seat_row(paint, Rect::new(x, y, wide, 1), scene, seat);
        y += 1;
    }
    y += 1;
    // What matters most comes first, in case there is no room for everything.
    y += below(paint, Rect::new(x, y, wide, 2), scene, table) + 1;
    if let Some(link) = scene.invite {
        let used = paint.text(x, y, wide, &scene.t("invite"), Ink::Strong) + 2;
        let copy = format!("{} (C)", scene.t("copy-link"));
        paint.button(x + used, y, &copy, Press::CopyLink, Ink::Button);
        paint.text(x, y + 1, wide, &scene.t("invite-text"), Ink::Soft);
        y += 2;
        // The link is shown whole, whatever its length, so that it can be copied.
        for line in wrap(link, wide) {
            paint.text(x, y, wide, &line, Ink::Glow);
            y += 1;
        }
        y += 1;
    }
    if let Some(agreed) = scene.summary() {
        if table.may.agree {
            let label = format!("{} (O)", scene.t("agreement"));
            paint.button(x, y, &label, Press::Options, Ink::Button);
        } else {
            paint.text(x, y, wide, &scene.t("agreement"), Ink::Strong);
        }
        y += 1;
        for (line, y) in wrap(&agreed, wide).iter().zip(y..place.bottom()) {
            paint.text(x, y, wide, line, Ink::Soft);
        }
    }
}

/// Ways to begin; gives how many rows they need.
fn below(paint: &mut Paint<'_>, place: Rect, scene: &Scene<'_>, table: &TableScreen) -> u16 {
    let mut x = place.x;
    if table.may.sit {
        let label = format!("{} (S)", scene.t("sit-down"));
        x += paint.button(x, place.y, &label, Press::Sit, Ink::Main) + 1;
        let label = format!("{} (N)", scene.t("your-name"));
        x += paint.button(x, place.y, &label, Press::Rename, Ink::Button) + 1;
    }
    if table.may.deal {
        let label = format!("{} ({})", scene.t("deal"), paint.look.enter());
        paint.button(x, place.y, &label, Press::Deal, Ink::Main);
        return 1;
    }
    let id = if table.may.lead { "deal-when-full" } else { "wait-for-host" };
    let down = u16::from(x > place.x);
    paint.text(place.x, place.y + down, place.width, &scene.t(id), Ink::Soft);
    down + 1
}

fn seat_row(paint: &mut Paint<'_>, row: Rect, scene: &Scene<'_>, seat: &SeatScreen) {
    let mut name = scene.name_or_you(seat);
    if let Who::Bot { name: level } = &seat.who {
        name = bot_name(scene.words, level);
    }
    let number = format!("{}  ", seat.seat.index() + 1);
    let ink = match seat.who {
        Who::Empty => Ink::Soft,
        _ if seat.is_you => Ink::Strong,
        _ => Ink::Plain,
    };
    let mut x = row.x;
    x += paint.text(x, row.y, row.width, &number, Ink::Soft);
    x += paint.text(x, row.y, 28, &name, ink);
    let marks = [
        seat.is_host.then(|| scene.t("host")),
        (seat.presence == Presence::Away).then(|| scene.t("away")),
    ];
    let marks = marks.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    if !marks.is_empty() {
        paint.text(x, row.y, row.width, &format!(" · {marks}"), Ink::Soft);
    }
    let mut right = row.right();
    if seat.may.put_bot && seat.who == Who::Empty {
        let label = scene.t("put-bot");
        right = right.saturating_sub(Paint::button_width(&label));
        paint.button(right, row.y, &label, Press::Bots(seat.seat), Ink::Button);
    }
    if seat.may.empty {
        let label = scene.t("empty-the-seat");
        let at = right.saturating_sub(Paint::button_width(&label));
        paint.button(at, row.y, &label, Press::Empty(seat.seat), Ink::Button);
    }
}
