//! The chances over the turns, as a picture.

use stapel_protocol::review::{ChancesJson, ReviewJson};
use stapel_rules::GameKind;
use stapel_words::phrases::mark;

use super::Reviewed;
use super::text::name;
use crate::measure;
use crate::simulate::plot::svg::{Anchor, Area, Canvas, WIDTH};
use crate::voice::Voice;

/// Where the curves begin and end.
const LEFT: f64 = 84.0;
const RIGHT: f64 = WIDTH - 40.0;
/// How high each is.
const HEIGHT: f64 = 220.0;

/// The games, one below the other.
pub(super) fn picture(done: &[Reviewed], voice: &Voice) -> String {
    let mut canvas = Canvas::default();
    let mut y = 54.0;
    let title = "stapel review";
    for reviewed in done {
        y = game(&mut canvas, reviewed, voice, y);
    }
    if done.is_empty() {
        canvas.text((LEFT, y), Anchor::Start, "", "No turn was reviewed.");
        y += 20.0;
    }
    let told = done.iter().map(|one| described(&one.review)).collect::<Vec<_>>().join(" ");
    canvas.finish(y + 12.0, title, &told)
}

/// Draws a game from this height on, and tells where it ends.
fn game(canvas: &mut Canvas, reviewed: &Reviewed, voice: &Voice, y: f64) -> f64 {
    let Reviewed { record, review } = reviewed;
    let kind = match GameKind::from_name(&review.game) {
        Some(kind) => kind.title(),
        None => &review.game,
    };
    let heading = format!("{kind} · {}", measure::words::players(review.players));
    canvas.text((36.0, y), Anchor::Start, "name", &heading);
    let bottom = y + 20.0 + HEIGHT;
    let steps = review.turns.len().max(1) as f64;
    let place = |turn: usize, chance: f64| {
        let x = LEFT + (RIGHT - LEFT) * turn as f64 / steps;
        (x, bottom - HEIGHT * chance.clamp(0.0, 1.0))
    };
    for quarter in 0..=4 {
        let chance = f64::from(quarter) / 4.0;
        let (_, y) = place(0, chance);
        let class = if quarter == 2 { "even" } else { "grid" };
        canvas.line((LEFT, y), (RIGHT, y), class);
        let label = format!("{} %", 25 * quarter);
        canvas.text((LEFT - 8.0, y + 4.0), Anchor::End, "quiet small", &label);
    }
    let several = matches!(review.start, ChancesJson::Seats(_));
    let curves = if several { usize::from(review.players) } else { 1 };
    for seat in 0..curves {
        let before = review.turns.iter().map(|turn| match several {
            true => turn.shares.get(seat).copied().unwrap_or(0.0),
            false => turn.before,
        });
        let mut points: Vec<f64> = before.collect();
        points.extend(review.result.as_ref().filter(|_| review.complete).map(|all| all.of(seat)));
        let points: Vec<(f64, f64)> =
            points.into_iter().enumerate().map(|(turn, chance)| place(turn, chance)).collect();
        canvas.curve(&points, &format!("curve seat-{seat}"));
        if let (true, Some(&(x, y))) = (several, points.last()) {
            let name = name(record, seat, voice);
            canvas.text((x - 4.0, y - 5.0), Anchor::End, "quiet small halo", &name);
        }
    }
    for (index, turn) in review.turns.iter().enumerate() {
        let Some(marked) = turn.mark else { continue };
        let (x, y) = place(index, turn.before);
        let about = format!(
            "{}, {}: {}",
            turn.turn,
            name(record, turn.seat.into(), voice),
            mark(voice.words(), marked)
        );
        let area = Area { x: x - 4.5, y: y - 4.5, width: 9.0, height: 9.0 };
        canvas.rect_about(area, 4.5, "up", &about);
    }
    let turns = review.turns.len().to_string();
    canvas.text((LEFT, bottom + 18.0), Anchor::Start, "quiet small", "1");
    canvas.text((RIGHT, bottom + 18.0), Anchor::End, "quiet small", &turns);
    bottom + 54.0
}

/// What the picture shows, for those who can't see it.
fn described(review: &ReviewJson) -> String {
    let first = match &review.start {
        ChancesJson::Team(chance) => format!("{:.0} %", 100.0 * chance),
        ChancesJson::Seats(all) => {
            all.iter().map(|one| format!("{:.0} %", 100.0 * one)).collect::<Vec<_>>().join(", ")
        }
    };
    let marked: Vec<String> = review
        .turns
        .iter()
        .filter(|turn| turn.mark.is_some())
        .map(|turn| format!("{} (−{:.0})", turn.turn, 100.0 * turn.lost))
        .collect();
    let marked = if marked.is_empty() { String::from("none") } else { marked.join(", ") };
    format!("{}: chance at the start {first}; marked turns: {marked}.", review.game)
}
