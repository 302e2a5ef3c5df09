//! The chance to win as a curve over the steps of the game, drawn with signs, and below it what is said of the turns.

use ratatui::layout::Rect;
use stapel_client::replay::{Reviewed, Signs};
use stapel_protocol::review::{MarkJson, ReviewedTurnJson};
use stapel_rules::Seat;

use super::Review;
use crate::look::{Ink, width};
use crate::replay::watch::Watch;
use crate::replay::{Paint, Press};

/// The columns of the numbers before the curve.
const SCALE: u16 = 4;

/// What stands for each eighth of a row.
const EIGHTHS: [&str; 9] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/// Below the curve, where one is.
const HERE: &str = "▴";

/// Draws the curve and, in the last row, the signs of turns.
pub(super) fn draw(paint: &mut Paint<'_>, place: Rect, watch: &Watch, review: &Review, seat: Seat) {
    let Some(reviewed) = review.reviewed() else { return };
    let rows = place.height.saturating_sub(1);
    if rows < 2 || place.width <= SCALE + 2 {
        return;
    }
    for (at, label) in [(0, "100"), (rows / 2, " 50"), (rows - 1, "  0")] {
        paint.text(place.x, place.y + at, SCALE, label, Ink::Soft);
    }
    let chart = Rect { x: place.x + SCALE, width: place.width - SCALE, height: rows, ..place };
    let columns = Columns { wide: chart.width, last: watch.last() };
    let here = columns.of(watch.index);
    let levels = levels(reviewed, seat, &columns, rows);
    for (column, level) in (0..chart.width).zip(levels) {
        let ink = if column == here { Ink::Glow } else { Ink::Soft };
        for row in 0..rows {
            let below = 8 * (rows - 1 - row);
            let part = level.map_or(0, |level| level.saturating_sub(below).min(8));
            let sign = match EIGHTHS[usize::from(part)] {
                " " if column == here => "┊",
                sign => sign,
            };
            paint.text(chart.x + column, chart.y + row, 1, sign, ink);
        }
    }
    paint.areas.add(chart, Press::Curve);
    let signs = Rect { y: chart.bottom(), height: 1, ..chart };
    sign_row(paint, signs, watch, review, &columns);
}

/// Which column stands for which position.
struct Columns {
    wide: u16,
    last: usize,
}

impl Columns {
    fn of(&self, index: usize) -> u16 {
        let wide = usize::from(self.wide.saturating_sub(1));
        u16::try_from(index * wide / self.last.max(1)).unwrap_or(0)
    }

    fn position(&self, column: u16) -> usize {
        let wide = usize::from(self.wide.saturating_sub(1)).max(1);
        usize::from(column) * self.last / wide
    }
}

/// How high the curve is in each column, in eighths of a row; nothing where nothing was reviewed yet.
fn levels(reviewed: &Reviewed, seat: Seat, columns: &Columns, rows: u16) -> Vec<Option<u16>> {
    let chances = reviewed.chances(seat);
    let turns = reviewed.turns().last();
    let end = turns.map_or(0, |(begins, turn)| begins + turn.played.len());
    let end = if reviewed.review().complete { columns.last } else { end };
    let start = reviewed.review().start.of(seat.index());
    let at = |column: u16| {
        let position = columns.position(column);
        let chance = chances.iter().take_while(|(begins, _)| *begins <= position).last();
        let level = chance.map_or(start, |(_, chance)| *chance) * f64::from(8 * rows);
        // What was reviewed can be told from what was not, also where there is no chance.
        (position <= end).then_some((level.round() as u16).max(1))
    };
    (0..columns.wide).map(at).collect()
}

/// The signs of a turn, the weightiest first, each with its ink.
pub(super) fn marks(signs: Signs) -> impl Iterator<Item = (&'static str, Ink)> {
    let mark = signs.mark.map(|mark| match mark {
        MarkJson::Inaccuracy => ("?!", Ink::Glow),
        MarkJson::Mistake => ("?", Ink::Danger),
        MarkJson::Blunder => ("??", Ink::Danger),
    });
    let only = signs.only.then_some(("★", Ink::Up));
    let turning = signs.turning.then_some(("↯", Ink::Glow));
    [mark, turning, only].into_iter().flatten()
}

/// Draws the signs below the curve. Where there is no room for all, the weightiest stay.
fn sign_row(paint: &mut Paint<'_>, row: Rect, watch: &Watch, review: &Review, columns: &Columns) {
    let Some(reviewed) = review.reviewed() else { return };
    let is_theirs = |turn: &&ReviewedTurnJson| {
        review.whose.is_none_or(|seat| seat.index() == usize::from(turn.seat))
    };
    let mut signs: Vec<(usize, &'static str, Ink)> = reviewed
        .turns()
        .map(|(_, turn)| turn)
        .filter(is_theirs)
        .flat_map(|turn| {
            let choice = reviewed.choice(turn.turn).unwrap_or_default();
            marks(reviewed.signs(turn)).map(move |(sign, ink)| (choice, sign, ink))
        })
        .collect();
    let weight = |sign: &str| ["??", "↯", "?", "?!", "★"].iter().position(|one| *one == sign);
    signs.sort_by_key(|(index, sign, _)| (weight(sign), *index));
    let mut taken = vec![false; usize::from(row.width)];
    for (index, sign, ink) in signs {
        let wide = width(sign);
        // Beside a sign of the same turn there may still be room.
        let first = columns.of(index).min(row.width.saturating_sub(wide));
        let free = |at: &u16| {
            let cells = usize::from(*at)..usize::from(*at + wide);
            taken.get(cells).is_some_and(|cells| cells.iter().all(|cell| !cell))
        };
        let Some(at) = (first..first + 3).find(free) else { continue };
        taken[usize::from(at)..usize::from(at + wide)].fill(true);
        let ink = if index == watch.index { Ink::Chosen } else { ink };
        paint.text(row.x + at, row.y, wide, sign, ink);
        paint.areas.add(Rect::new(row.x + at, row.y, wide, 1), Press::Go(index));
    }
    let here = columns.of(watch.index);
    if taken.get(usize::from(here)) == Some(&false) {
        paint.text(row.x + here, row.y, 1, HERE, Ink::Glow);
    }
}
