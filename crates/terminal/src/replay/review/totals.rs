//! What a review says of the game as a whole: the turning point, and of each seat accuracy, luck and skill.

use ratatui::layout::Rect;
use stapel_client::replay::Reviewed;
use stapel_protocol::review::{ChancesJson, MarkJson, ReviewedSeatJson};
use stapel_rules::Seat;
use stapel_words::phrases::text;

use super::{percent, signed};
use crate::look::{Ink, shorten, width, wrap};
use crate::replay::{Paint, Shown};

/// The longest bar.
const BAR: u16 = 5;

/// The columns of a number before its bar.
const NUMBER: u16 = 6;

/// The most columns of a name.
const NAME: u16 = 11;

/// The columns of an accuracy.
const ACCURACY: u16 = 12;

/// How many rows all of it takes in a place that is so wide.
pub(super) fn height(shown: &Shown<'_>, reviewed: &Reviewed, wide: u16) -> u16 {
    let seats = reviewed.review().seats.len();
    let notes = notes(shown, reviewed).iter().map(|note| wrap(note, wide).len()).sum::<usize>();
    let seats = if wide >= beside(reviewed) { seats + 1 } else { 3 * seats };
    u16::try_from(notes + seats).unwrap_or(u16::MAX)
}

/// From this width on everything about a seat stands in one row.
fn beside(reviewed: &Reviewed) -> u16 {
    let cell = NUMBER + 1 + BAR + 1;
    NAME + 1 + ACCURACY + 2 * cell + if has_others(reviewed) { NUMBER + 2 } else { 0 }
}

fn has_others(reviewed: &Reviewed) -> bool {
    reviewed.review().seats.iter().any(|seat| seat.others.is_some())
}

/// What is said of the game in sentences.
fn notes(shown: &Shown<'_>, reviewed: &Reviewed) -> Vec<String> {
    let Shown { words, watch, .. } = *shown;
    let review = reviewed.review();
    let start = match &review.start {
        ChancesJson::Team(chance) => percent(*chance).trim_start().to_owned(),
        ChancesJson::Seats(chances) => {
            let each = Seat::all(review.players).zip(chances).map(|(seat, chance)| {
                format!("{} {}", watch.name(words, seat), percent(*chance).trim_start())
            });
            each.collect::<Vec<_>>().join(", ")
        }
    };
    let mut notes = vec![words.fill("review-start", &[("chance", text(&start))])];
    let turns =
        [(review.turning_point, "review-turning"), (review.unwinnable_after, "review-unwinnable")];
    for (turn, id) in turns {
        let turn = turn.map(|turn| turn.to_string());
        notes.extend(turn.map(|turn| words.fill(id, &[("turn", text(&turn))])));
    }
    if review.complete && review.turns.iter().all(|turn| turn.mark.is_none()) {
        notes.push(words.get("review-no-marks"));
    }
    notes
}

/// Draws the totals.
pub(super) fn draw(paint: &mut Paint<'_>, place: Rect, shown: &Shown<'_>, reviewed: &Reviewed) {
    let mut rest = place;
    for note in notes(shown, reviewed) {
        let used = paint.wrapped(rest, &note, Ink::Plain);
        rest = Rect { y: rest.y + used, height: rest.height - used, ..rest };
    }
    let seats = &reviewed.review().seats;
    let largest = seats.iter().flat_map(|seat| [seat.luck.abs(), seat.skill.abs()]);
    let table = Table { largest: largest.fold(0.01, f64::max), others: has_others(reviewed) };
    if place.width >= beside(reviewed) {
        table.rows(paint, rest, shown, reviewed);
    } else {
        table.blocks(paint, rest, shown, reviewed);
    }
}

/// How the numbers of seats are drawn.
struct Table {
    /// What the longest bar stands for.
    largest: f64,
    /// Whether the choices of others count as well.
    others: bool,
}

impl Table {
    /// A number and a bar as long as it is large.
    fn bar(&self, paint: &mut Paint<'_>, x: u16, y: u16, value: f64) {
        let number = signed(value);
        let at = x + NUMBER.saturating_sub(width(&number));
        let ink = if value < -0.0005 { Ink::Danger } else { Ink::Plain };
        paint.text(at, y, NUMBER, &number, ink);
        let long = (value.abs() / self.largest * f64::from(BAR)).round() as u16;
        let long = if value.abs() < 0.0005 { 0 } else { long.clamp(1, BAR) };
        let sign = if value < 0.0 { "▒" } else { "█" };
        paint.text(x + NUMBER + 1, y, BAR, &sign.repeat(long.into()), ink);
    }

    /// A row for each seat, below what its columns are.
    fn rows(&self, paint: &mut Paint<'_>, place: Rect, shown: &Shown<'_>, reviewed: &Reviewed) {
        let Shown { words, watch, .. } = *shown;
        let cell = NUMBER + 1 + BAR + 1;
        let accuracy = place.x + NAME + 1;
        let luck = accuracy + ACCURACY;
        let heads = [
            (accuracy, ACCURACY - 1, "review-column-accuracy"),
            (luck, cell - 1, "review-column-luck"),
            (luck + cell, cell - 1, "review-column-skill"),
        ];
        let others = luck + 2 * cell;
        let last = self.others.then_some((others, place.right() - others, "review-column-others"));
        for (x, most, id) in heads.into_iter().chain(last) {
            paint.text(x, place.y, most, &words.get(id), Ink::Soft);
        }
        let seats = reviewed.review().seats.iter();
        for (seat, y) in seats.zip(place.y + 1..place.bottom()) {
            let at = Seat::new(seat.seat.into()).unwrap_or(Seat::FIRST);
            paint.text(place.x, y, NAME, &shorten(&watch.name(words, at), NAME), Ink::Strong);
            paint.text(accuracy, y, ACCURACY - 1, &of_hundred(seat), Ink::Plain);
            self.bar(paint, luck, y, seat.luck);
            self.bar(paint, luck + cell, y, seat.skill);
            let mut x = others;
            if let Some(changed) = seat.others {
                let number = signed(changed);
                paint.text(
                    x + NUMBER.saturating_sub(width(&number)),
                    y,
                    NUMBER,
                    &number,
                    Ink::Plain,
                );
                x += NUMBER + 2;
            }
            let counted = counted(reviewed, seat);
            if x + width(&counted) <= place.right() {
                paint.text(x, y, place.right() - x, &counted, Ink::Soft);
            }
        }
    }

    /// Three rows for each seat.
    fn blocks(&self, paint: &mut Paint<'_>, place: Rect, shown: &Shown<'_>, reviewed: &Reviewed) {
        let Shown { words, watch, .. } = *shown;
        let [luck, skill] = ["review-column-luck", "review-column-skill"].map(|id| words.get(id));
        let labels = (width(&luck).max(width(&skill)) + 1).min(place.width / 2);
        for (index, seat) in (0..).zip(&reviewed.review().seats) {
            let y = place.y + 3 * index;
            if y + 3 > place.bottom() {
                return;
            }
            let at = Seat::new(seat.seat.into()).unwrap_or(Seat::FIRST);
            let name = shorten(&watch.name(words, at), NAME);
            let used = paint.text(place.x, y, NAME, &name, Ink::Strong);
            let accuracy = format!(" {} · {}", of_hundred(seat), counted(reviewed, seat));
            paint.text(
                place.x + used,
                y,
                place.width - used,
                accuracy.trim_end_matches(" · "),
                Ink::Plain,
            );
            for (row, label, value) in [(1, &luck, seat.luck), (2, &skill, seat.skill)] {
                paint.text(place.x + 1, y + row, labels, label, Ink::Soft);
                self.bar(paint, place.x + 1 + labels, y + row, value);
            }
        }
    }
}

/// The accuracy of a seat.
fn of_hundred(seat: &ReviewedSeatJson) -> String {
    seat.accuracy.map_or(String::from("–"), |accuracy| format!("{accuracy:.1}"))
}

/// How many marks of each kind a seat has, with their signs.
fn counted(reviewed: &Reviewed, seat: &ReviewedSeatJson) -> String {
    let own = |mark: MarkJson| {
        let turns = reviewed.review().turns.iter();
        turns.filter(|turn| turn.seat == seat.seat && turn.mark == Some(mark)).count()
    };
    let signs = [(MarkJson::Blunder, "??"), (MarkJson::Mistake, "?"), (MarkJson::Inaccuracy, "?!")];
    let counts = signs.into_iter().map(|(mark, sign)| (own(mark), sign));
    let told = counts.filter(|(many, _)| *many > 0).map(|(many, sign)| format!("{sign} {many}"));
    told.collect::<Vec<_>>().join("  ")
}
