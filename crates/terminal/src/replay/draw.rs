//! Draws the whole screen of a replay.

use ratatui::layout::Rect;
use stapel_client::replay::Perspective;
use stapel_rules::Seat;
use stapel_words::phrases::{self, count, game_name};

use super::review::{self, Review};
use super::watch::Watch;
use super::{Paint, Press, Sheet, Shown, games, steps, what_if};
use crate::look::{Ink, quit_question, shorten, width, wrap};
use crate::wish::Context;

/// From this width on there is room for the key moments beside the game.
const WIDE: u16 = 98;

/// Every key and what it does.
const KEYS: [(&str, &str); 12] = [
    ("← →", "replay-key-step"),
    ("↑ ↓", "replay-key-turn"),
    ("Home End", "replay-key-ends"),
    ("Space", "replay-key-play"),
    ("0 1 2 …", "replay-key-eyes"),
    ("E", "replay-key-next-eyes"),
    ("N P", "terminal-key-moment"),
    ("R", "terminal-key-review"),
    ("F", "terminal-key-whose"),
    ("T", "terminal-key-totals"),
    ("W", "replay-key-what-if"),
    ("Q", "terminal-key-back"),
];

/// What is shown besides the game.
pub(super) struct Over<'a> {
    /// Above it; may be empty.
    pub(super) title: &'a str,
    pub(super) sheet: Option<Sheet>,
    pub(super) review: &'a Review,
}

/// Draws the whole screen.
pub(super) fn draw(
    paint: &mut Paint<'_>,
    place: Rect,
    context: &Context<'_>,
    watch: &Watch,
    &Over { title, sheet, review }: &Over<'_>,
) {
    paint.blank(place, Ink::Plain);
    let words = context.words;
    if place.width < 60 || place.height < 20 {
        paint.wrapped(place, &words.get("terminal-too-small"), Ink::Plain);
        return;
    }
    let screen = watch.screen();
    let shown = &Shown { words, watch, screen: &screen };
    let has_beside = review.shown || !watch.recording.moments().is_empty();
    let has_side = place.width >= WIDE && has_beside;
    let side = if has_side { (place.width - 66).min(50) } else { 0 };
    let main = Rect { x: place.x + 1, width: place.width - side - 2, ..place };
    head(paint, Rect { height: 1, ..main }, context, watch, title);
    perspectives(paint, Rect { y: main.y + 1, height: 2, ..main }, shown);
    let below = steps::HEIGHT;
    let body = Rect { y: main.y + 3, height: main.height.saturating_sub(3 + below), ..main };
    if review.shown && !has_side {
        review::draw(paint, body, shown, review, false);
    } else {
        games::draw(paint, body, shown);
    }
    let foot = Rect { y: body.bottom(), height: below, ..main };
    steps::draw(paint, foot, shown, review);
    if has_side {
        let beside = Rect { x: place.right() - side, width: side, ..place };
        if review.shown {
            let inside = paint.framed(beside, &words.get("terminal-review"));
            review::draw(paint, inside, shown, review, true);
        } else {
            moments(paint, beside, context, watch);
        }
    }
    match sheet {
        Some(Sheet::Keys) => {
            let rows = KEYS.map(|(key, id)| (key, words.get(id)));
            paint.key_list(place, &words.get("keys"), &rows, Press::Close);
        }
        Some(Sheet::WhatIf(chosen)) => what_if::draw(paint, place, context, watch, chosen),
        Some(Sheet::Quit) => quit_question(paint, place, words, Press::Close, Press::Leave),
        None => {}
    }
}

fn head(paint: &mut Paint<'_>, row: Rect, context: &Context<'_>, watch: &Watch, title: &str) {
    let words = context.words;
    let name = |seat| watch.name(words, seat);
    let mut x = row.x;
    x += paint.text(x, row.y, row.width, game_name(watch.recording.kind()), Ink::Strong);
    let summary = phrases::summary(words, &watch.agreement());
    if let Some((_, agreed)) = summary.split_once(" · ") {
        let room = row.right().saturating_sub(x) / 2;
        x += paint.text(x, row.y, room, &format!(" · {agreed}"), Ink::Soft);
    }
    let outcome = phrases::outcome(words, &name, watch.recording.outcome());
    let room = row.right().saturating_sub(x);
    x += paint.text(x, row.y, room, &format!(" · {outcome}"), Ink::Plain);
    let hints = watch.recording.record().hints;
    if hints > 0 {
        let told = words.fill("replay-hints", &[("hints", count(hints))]);
        let room = row.right().saturating_sub(x);
        x += paint.text(x, row.y, room, &format!(" · {told}"), Ink::Soft);
    }
    let room = row.right().saturating_sub(x + 2);
    if !title.is_empty() && width(title) <= room {
        paint.right(row, title, Ink::Soft);
    }
}

/// Everyone who played, to see what they saw, and whose turn it is; in a second row if there are many.
fn perspectives(paint: &mut Paint<'_>, place: Rect, shown: &Shown<'_>) {
    let Shown { words, watch, screen } = *shown;
    let open = format!("{} (0)", words.get("eyes-open"));
    let mut labels = vec![(Perspective::Open, open)];
    for seat in Seat::all(watch.recording.players()) {
        let cards = screen.left.get(seat.index()).copied().unwrap_or_default();
        let turn = if screen.active == Some(seat) { "▸" } else { "" };
        let name = shorten(&watch.name(words, seat), 14);
        let label = format!("{turn}{name} ▯{cards} ({})", seat.index() + 1);
        labels.push((Perspective::Seat(seat), label));
    }
    let (mut x, mut y) = (place.x, place.y);
    for (perspective, label) in labels {
        let chosen = watch.perspective == perspective;
        let (mark, ink) = if chosen { ("●", Ink::Chosen) } else { ("○", Ink::Button) };
        let label = format!("{mark} {label}");
        if x + Paint::button_width(&label) > place.right() && x > place.x {
            (x, y) = (place.x, y + 1);
        }
        if y < place.bottom() {
            x += paint.button(x, y, &label, Press::Look(perspective), ink) + 1;
        }
    }
}

/// The moments worth looking at, to go to them.
fn moments(paint: &mut Paint<'_>, place: Rect, context: &Context<'_>, watch: &Watch) {
    let words = context.words;
    let inside = paint.framed(place, &words.get("moments"));
    let name = |seat| watch.name(words, seat);
    let rows: Vec<(usize, Vec<String>)> = watch
        .recording
        .moments()
        .iter()
        .map(|moment| {
            let told = phrases::moment(words, &name, moment.kind);
            (moment.index, wrap(&told, inside.width.saturating_sub(5)))
        })
        .collect();
    // The list follows the game if it is longer than its room.
    let passed = rows.iter().take_while(|(index, _)| *index < watch.index);
    let above: usize = passed.map(|(_, lines)| lines.len()).sum();
    let all: usize = rows.iter().map(|(_, lines)| lines.len()).sum();
    let most = usize::from(inside.height);
    let skip = above.saturating_sub(most / 2).min(all.saturating_sub(most));
    let lines = rows.iter().flat_map(|(index, lines)| {
        lines.iter().enumerate().map(move |(line, text)| (*index, line == 0, text))
    });
    for ((index, first, text), y) in lines.skip(skip).zip(inside.top()..inside.bottom()) {
        let here = index == watch.index;
        let ink = if here { Ink::Chosen } else { Ink::Plain };
        if first {
            let mark = if here { "▸" } else { " " };
            paint.text(inside.x, y, 5, &format!("{mark}{index:>3}"), Ink::Soft);
        }
        paint.text(inside.x + 5, y, inside.width - 5, text, ink);
        paint.areas.add(Rect { y, height: 1, ..inside }, Press::Go(index));
    }
}
