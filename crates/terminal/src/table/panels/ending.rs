use ratatui::layout::Rect;
use stapel_client::screen::TableScreen;
use stapel_rules::Outcome;
use stapel_words::phrases;

use crate::look::{Ink, width, wrap};
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};

/// The heights of the wave that is drawn around a win.
const WAVE: [&str; 8] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/// Draws the end of a game: a moment worth playing for, and what comes next.
pub(super) fn draw(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>) {
    let Some(table) = &scene.table else { return };
    let (title, line) = phrases::ending(scene.words, table, &scene.seats);
    let won = is_won(table);
    let close = matches!(table.outcome, Some(outcome) if outcome.is_excellent());
    let standings = standings(scene, table);
    let buttons = buttons(scene, table, paint.look.enter());
    let row: u16 = buttons.iter().map(|(label, _, _)| Paint::button_width(label) + 1).sum();
    let names = standings.iter().map(|(name, points, _)| width(name) + width(points) + 3).max();
    let wide = row.max(width(&title) + 8).max(names.unwrap_or(0)).max(46);
    let wide = wide.min(over.width.saturating_sub(4));
    let text = wrap(&line, wide);
    let waves = if won { 6 } else { 0 };
    let count = |rows: usize| u16::try_from(rows).unwrap_or(0);
    let gap = u16::from(!standings.is_empty());
    let waits = waits_for_host(table);
    let high =
        waves + 1 + 1 + count(text.len()) + gap + count(standings.len()) + 2 + u16::from(waits);
    let inside = paint.popup(over, wide, high, "", Press::Table);
    let mut y = inside.y;
    let mut next = |rows: u16| {
        let row = Rect::new(inside.x, y, inside.width, 1);
        y += rows;
        row
    };
    if won {
        wave(paint, next(1), 0, Ink::Up);
        wave(paint, next(2), 4, Ink::Down);
    }
    let stars = if won {
        "★ "
    } else if close {
        "☆ "
    } else {
        ""
    };
    let back: String = stars.chars().rev().collect();
    let ink = if won || close { Ink::Glow } else { Ink::Strong };
    paint.centred(next(2), &format!("{stars}{title}{back}"), ink);
    for line in &text {
        paint.centred(next(1), line, Ink::Plain);
    }
    next(gap);
    for (name, points, leads) in &standings {
        let row = next(1);
        let ink = if *leads { Ink::Glow } else { Ink::Plain };
        let room = inside.width.min(names.unwrap_or(0).max(30));
        let place = Rect { x: row.x + (row.width - room) / 2, width: room, ..row };
        paint.text(place.x, place.y, room, name, ink);
        paint.right(place, points, ink);
    }
    if won {
        next(1);
        wave(paint, next(1), 4, Ink::Down);
        wave(paint, next(1), 0, Ink::Up);
    }
    if waits {
        let goes_on = table.score.as_ref().is_some_and(|score| !score.over);
        let id = if goes_on { "host-deals-next" } else { "host-goes-on" };
        paint.centred(next(1), &scene.t(id), Ink::Soft);
    }
    next(1);
    let place = next(1);
    let mut x = place.x + place.width.saturating_sub(row) / 2;
    for (label, press, ink) in buttons {
        x += paint.button(x, place.y, &label, press, ink) + 1;
    }
}

/// Whether the person has something to be happy about.
fn is_won(table: &TableScreen) -> bool {
    match (&table.outcome, &table.score, table.you) {
        (Some(Outcome::Won), _, _) => true,
        (Some(Outcome::Round { .. }), Some(score), Some(you)) if score.over => {
            score.leaders.contains(you)
        }
        (Some(Outcome::Round { winners, .. }), _, Some(you)) => winners.contains(you),
        _ => false,
    }
}

/// Whether somebody else decides how it goes on.
fn waits_for_host(table: &TableScreen) -> bool {
    table.you.is_some() && !table.may.lead
}

fn wave(paint: &mut Paint<'_>, row: Rect, shift: usize, ink: Ink) {
    let line: String = (0..usize::from(row.width))
        .map(|column| {
            let at = (column + shift) % 14;
            WAVE[if at < 8 { at } else { 14 - at }]
        })
        .collect();
    paint.text(row.x, row.y, row.width, &line, ink);
}

/// What comes next.
fn buttons(scene: &Scene<'_>, table: &TableScreen, enter: &str) -> Vec<(String, Press, Ink)> {
    let goes_on = table.score.as_ref().is_some_and(|score| !score.over);
    let mut buttons = Vec::new();
    if table.may.deal {
        let (id, press) =
            if goes_on { ("next-round", Press::Deal) } else { ("again", Press::Again) };
        buttons.push((format!("{} ({enter})", scene.t(id)), press, Ink::Main));
    }
    if table.record.is_some() {
        buttons.push((format!("{} (R)", scene.t("look-back")), Press::LookBack, Ink::Button));
    }
    if table.may.agree {
        buttons.push((format!("{} (O)", scene.t("terminal-options")), Press::Options, Ink::Button));
    }
    buttons.push((format!("{} (Q)", scene.t("home")), Press::Home, Ink::Button));
    buttons
}

/// How a match of several rounds stands, the best first: the name, the points of this round and of all.
fn standings(scene: &Scene<'_>, table: &TableScreen) -> Vec<(String, String, bool)> {
    let (Some(score), Some(outcome)) = (&table.score, &table.outcome) else { return Vec::new() };
    let mut rows: Vec<_> = scene
        .seats
        .iter()
        .map(|seat| (score.points.get(seat.seat.index()).copied().unwrap_or_default(), seat))
        .collect();
    // Equal players stay in the order in which they sit.
    rows.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
    let minus = |points: i16| points.to_string().replace('-', "−");
    let mut shown = vec![(
        String::new(),
        format!("{:>8} {:>8}", scene.t("points-round"), scene.t("points-match")),
        false,
    )];
    shown.extend(rows.into_iter().map(|(points, seat)| {
        let round = minus(outcome.points(seat.seat));
        let line = format!("{round:>8} {:>8}", minus(points));
        (scene.name_or_you(seat), line, score.leaders.contains(seat.seat))
    }));
    shown
}
