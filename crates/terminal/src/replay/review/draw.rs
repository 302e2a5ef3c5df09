//! Lays out a review: curve, turn and totals.

use ratatui::layout::Rect;
use stapel_client::replay::Reviewed;
use stapel_words::phrases::{count, text};

use super::{Review, curve, totals, turn, whose_chances};
use crate::look::{Ink, width};
use crate::replay::{Paint, Press, Shown, games};

/// Draws a review in a place. Where the board is not beside it, what matters of it stands above.
pub(in crate::replay) fn draw(
    paint: &mut Paint<'_>,
    place: Rect,
    shown: &Shown<'_>,
    review: &Review,
    board_is_beside: bool,
) {
    let Shown { words, watch, .. } = *shown;
    let mut y = place.y;
    if !board_is_beside {
        for line in games::brief(shown) {
            paint.text(place.x, y, place.width, &line, Ink::Strong);
            y += 1;
        }
        if place.height > 14 {
            y += 1;
        }
    }
    let Some(reviewed) = review.reviewed() else {
        let rest = Rect { y, height: place.bottom().saturating_sub(y), ..place };
        paint.wrapped(rest, &words.get("terminal-review-begins"), Ink::Soft);
        return;
    };
    let rows = match place.height {
        0..=13 => 4,
        14..=21 => 5,
        _ => 7,
    };
    let high = totals::height(shown, reviewed, place.width);
    let room = place.bottom().saturating_sub(y + rows);
    // Where there is room, both are there.
    let both = room >= 13 + high;
    let only_totals = !both && (review.totals || is_no_turn(reviewed, watch.index));
    // Everyone's totals matter more than the curve.
    if !only_totals || high <= room {
        let seat = whose_chances(watch, review);
        curve::draw(paint, Rect { y, height: rows, ..place }, watch, review, seat);
        y += rows;
    }
    let rest = Rect { y, height: place.bottom().saturating_sub(y), ..place };
    if both {
        let below = Rect { y: rest.bottom() - high, height: high, ..rest };
        totals::draw(paint, below, shown, reviewed);
        page(paint, Rect { height: rest.height - high - 1, ..rest }, shown, review, reviewed);
    } else if only_totals {
        totals::draw(paint, rest, shown, reviewed);
    } else {
        page(paint, rest, shown, review, reviewed);
    }
}

/// What is said of the turn that is to be played, or under way.
fn page(
    paint: &mut Paint<'_>,
    place: Rect,
    shown: &Shown<'_>,
    review: &Review,
    reviewed: &Reviewed,
) {
    let Shown { words, watch, .. } = *shown;
    if let Some(turn) = reviewed.turn_at(watch.index) {
        turn::draw(paint, place, shown, review, (reviewed, turn));
    } else if !is_no_turn(reviewed, watch.index) {
        paint.wrapped(place, &words.get("terminal-review-not-here"), Ink::Soft);
    }
}

/// Whether nothing can be said of a turn in a position: before the first one and at the end.
fn is_no_turn(reviewed: &Reviewed, index: usize) -> bool {
    let first = reviewed.turns().next().map_or(usize::MAX, |(begins, _)| begins);
    let ended = reviewed.review().complete && reviewed.turn_at(index).is_none();
    index < first || ended || index == reviewed.last()
}

/// Draws the row of what can be done with a review, and how far it has come.
pub(in crate::replay) fn foot(
    paint: &mut Paint<'_>,
    row: Rect,
    shown: &Shown<'_>,
    review: &Review,
) {
    let Shown { words, watch, .. } = *shown;
    let label = match (review.shown, review.progress) {
        (true, Some(_)) => "terminal-review-stop",
        (true, None) => "terminal-review-board",
        (false, _) => "terminal-review",
    };
    let mut buttons = vec![(format!("{} (R)", words.get(label)), Press::Review)];
    if review.shown && review.reviewed().is_some() {
        let whose = match review.whose {
            Some(seat) => watch.name(words, seat),
            None => words.get("terminal-review-all"),
        };
        buttons.push((format!("? {whose} (F)"), Press::Whose));
        let id = if review.totals { "terminal-review-turns" } else { "terminal-review-totals" };
        buttons.push((format!("{} (T)", words.get(id)), Press::Totals));
    }
    let mut right = row.right();
    if let Some((done, all)) = review.progress {
        let told = [("done", count(done)), ("all", count(all))];
        right = paint.right(row, &words.fill("terminal-review-progress", &told), Ink::Strong) - 1;
    } else if review.shown
        && let Some(reviewed) = review.reviewed().filter(|reviewed| !reviewed.review().complete)
    {
        let all = watch.recording.record().turns.len().to_string();
        let done = reviewed.review().turns.len().to_string();
        let told = words.fill("review-stopped", &[("done", text(&done)), ("all", text(&all))]);
        right = paint.right(row, &told, Ink::Soft) - 1;
    }
    let mut x = row.x;
    for (label, press) in buttons {
        if x + width(&label) + 4 > right {
            break;
        }
        x += paint.button(x, row.y, &label, press, Ink::Button) + 1;
    }
}
