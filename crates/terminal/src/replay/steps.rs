//! Draws what happened in the last step, and the controls of a replay.

use ratatui::layout::Rect;
use stapel_words::Words;
use stapel_words::phrases::{self, count, text};

use super::review::{self, Review};
use super::watch::Watch;
use super::{Paint, Press, Shown};
use crate::look::{Ink, width};

/// How many rows it has: what happened, the slider, what can be done with a review, the buttons.
pub(super) const HEIGHT: u16 = 5;

/// Draws where one is in the game and what happened there, and the ways to go elsewhere.
pub(super) fn draw(paint: &mut Paint<'_>, place: Rect, shown: &Shown<'_>, review: &Review) {
    let Shown { words, watch, screen } = *shown;
    let name = |seat| watch.name(words, seat);
    let mut told = match &screen.step {
        Some(step) => phrases::step(words, &name, step),
        None => vec![words.fill("told-dealt", &[])],
    };
    // Whose turn it is then; where a game was given up, nobody's any more.
    if let Some(active) = screen.active {
        told.push(if screen.next.is_none() {
            phrases::outcome(words, &name, None)
        } else {
            words.fill("their-turn", &[("name", text(&name(active)))])
        });
    }
    let mut told = told.into_iter();
    let first = told.next().unwrap_or_default();
    let used = paint.text(place.x, place.y, place.width, &first, Ink::Glow);
    let rest: String = told.map(|sentence| format!(" · {sentence}")).collect();
    let room = place.width.saturating_sub(used);
    if width(&rest) <= room {
        paint.text(place.x + used, place.y, room, &rest, Ink::Plain);
    } else {
        let below = Rect { y: place.y + 1, height: 1, ..place };
        paint.text(below.x, below.y, below.width, rest.trim_start_matches(" · "), Ink::Plain);
    }
    slider(paint, Rect { y: place.y + 2, height: 1, ..place }, words, watch, review);
    review::foot(paint, Rect { y: place.y + 3, height: 1, ..place }, shown, review);
    buttons(paint, Rect { y: place.y + 4, height: 1, ..place }, words, watch);
}

/// A line on which the position is marked, and the key moments; once the game was reviewed, mistakes in their place.
fn slider(paint: &mut Paint<'_>, row: Rect, words: &Words, watch: &Watch, review: &Review) {
    let last = watch.last();
    let position =
        words.fill("replay-position", &[("step", count(watch.index)), ("last", count(last))]);
    let room = width(&format!("{last} {last}")) + width(&position) - width(&position).min(4);
    let line = Rect { width: row.width.saturating_sub(room.max(width(&position)) + 2), ..row };
    let wide = usize::from(line.width.saturating_sub(1)).max(1);
    let column = |index: usize| u16::try_from(index * wide / last.max(1)).unwrap_or(0);
    let here = column(watch.index);
    for at in 0..line.width {
        let (sign, ink) = if at <= here { ("━", Ink::Glow) } else { ("─", Ink::Soft) };
        paint.text(line.x + at, line.y, 1, sign, ink);
    }
    match review.reviewed() {
        Some(reviewed) => {
            for turn in reviewed.mistakes(review.whose) {
                let index = reviewed.choice(turn.turn).unwrap_or_default();
                paint.text(line.x + column(index), line.y, 1, "?", Ink::Danger);
            }
        }
        None => {
            for moment in watch.recording.moments() {
                paint.text(line.x + column(moment.index), line.y, 1, "┿", Ink::Glow);
            }
        }
    }
    paint.text(line.x + here, line.y, 1, "●", Ink::Glow);
    paint.areas.add(line, Press::Slider);
    paint.right(row, &position, Ink::Strong);
}

fn buttons(paint: &mut Paint<'_>, row: Rect, words: &Words, watch: &Watch) {
    let play = words.get(if watch.is_playing() { "replay-pause" } else { "replay-play" });
    let parts = [
        (String::from("|◂"), Press::Go(0), Ink::Button),
        (String::from("◂◂"), Press::Turn(false), Ink::Button),
        (String::from("◂"), Press::Step(false), Ink::Button),
        (play, Press::Play, Ink::Main),
        (String::from("▸"), Press::Step(true), Ink::Button),
        (String::from("▸▸"), Press::Turn(true), Ink::Button),
        (String::from("▸|"), Press::Go(watch.last()), Ink::Button),
    ];
    let mut x = row.x;
    for (label, press, ink) in parts {
        x += paint.button(x, row.y, &label, press, ink) + 1;
    }
    let leave = format!("{} (Q)", words.get("close"));
    let keys = format!("{} (?)", words.get("keys"));
    let at = row.right().saturating_sub(Paint::button_width(&leave));
    if at > x {
        paint.button(at, row.y, &leave, Press::Leave, Ink::Button);
        let before = at.saturating_sub(Paint::button_width(&keys) + 1);
        if before > x {
            paint.button(before, row.y, &keys, Press::Keys, Ink::Button);
        }
    }
}
