//! What a review says of one turn: what was played, what is better, and why.

use ratatui::layout::Rect;
use stapel_client::replay::{Reviewed, better, is_played};
use stapel_protocol::review::{ChancesJson, ReviewedTurnJson};
use stapel_rules::Seat;
use stapel_words::phrases::{self, count, text};

use super::{Review, curve, percent, whose_chances};
use crate::look::{Ink, width, wrap};
use crate::replay::{Paint, Shown};

/// With less room a play stands below its chance, and not beside it.
const BESIDE: u16 = 46;

/// The columns of a chance with its error.
const CHANCE: u16 = 15;

/// Draws what is said of a turn, from the top of a place, and says how many rows that took.
pub(super) fn draw(
    paint: &mut Paint<'_>,
    place: Rect,
    shown: &Shown<'_>,
    review: &Review,
    (reviewed, turn): (&Reviewed, &ReviewedTurnJson),
) -> u16 {
    let Shown { words, watch, .. } = *shown;
    let name = |seat| watch.name(words, seat);
    let signs = reviewed.signs(turn);
    let mut rest = Rows { place };
    let (heading, ink) = heading(shown, turn);
    let marked: Vec<&str> = curve::marks(signs).map(|(sign, _)| sign).collect();
    let mut heading = format!("{} {heading}", marked.join(" ")).trim_start().to_owned();
    if signs.turning {
        heading = format!("{heading} · {}", phrases::turning_point(words));
    }
    if signs.only {
        heading = format!("{heading} · {}", phrases::only_turn(words));
    }
    rest.wrapped(paint, &heading, ink);
    let chance = percent(turn.before);
    let mut about = vec![words.fill("terminal-review-chance", &[("chance", text(chance.trim()))])];
    about.extend(turn.winnable.map(|winnable| phrases::winnable(words, winnable)));
    if let ChancesJson::Seats(_) = reviewed.review().start {
        let whose = name(whose_chances(watch, review));
        about.push(words.fill("terminal-review-curve", &[("name", text(&whose))]));
    }
    rest.wrapped(paint, &about.join(" · "), Ink::Soft);
    let choice = reviewed.choice(turn.turn).unwrap_or_default();
    let told = |actions: &[String]| {
        let plays = phrases::plays(words, &name, &watch.recording.picture(choice, actions));
        match plays.is_empty() {
            true => words.get("end-turn"),
            false => plays.join(", "),
        }
    };
    let chances = |chance: f64, error: Option<f64>| {
        let error = error.map(|error| format!(" ± {:.1}", 100.0 * error));
        format!("{}{}", percent(chance), error.unwrap_or_default())
    };
    let mut lines = vec![Line {
        what: words.get("review-played"),
        chance: chances(turn.before - turn.lost, None),
        plays: told(reviewed.played(turn)),
        ink: Ink::Plain,
    }];
    let is_better = better(turn).is_some();
    for (place, best) in turn.best.iter().filter(|best| !is_played(turn, best)).enumerate() {
        let first = is_better && place == 0;
        lines.push(Line {
            what: words.get(if first { "review-better" } else { "terminal-review-or" }),
            chance: chances(best.chance, Some(best.error)),
            plays: told(reviewed.instead(turn, best)),
            ink: if first { Ink::Strong } else { Ink::Soft },
        });
    }
    let why = turn.why.as_ref().map(|why| phrases::why(words, &name, why));
    let kept = why.as_ref().map_or(0, |why| wrap(why, place.width).len() as u16);
    let labels = lines.iter().map(|line| width(&line.what)).max().unwrap_or(0);
    for line in &lines {
        // The sentence why says more than a third turn.
        if rest.place.height <= kept {
            break;
        }
        rest.line(paint, line, labels, kept);
    }
    if let Some(why) = why {
        rest.wrapped(paint, &why, Ink::Plain);
    }
    place.height - rest.place.height
}

/// Whose turn it is, and what it is called.
fn heading(shown: &Shown<'_>, turn: &ReviewedTurnJson) -> (String, Ink) {
    let Shown { words, watch, .. } = *shown;
    let seat = Seat::new(turn.seat.into()).unwrap_or(Seat::FIRST);
    let (number, name) = (turn.turn.to_string(), watch.name(words, seat));
    let Some(mark) = turn.mark else {
        let told = [("turn", count(turn.turn)), ("name", text(&name))];
        return (words.fill("terminal-review-turn", &told), Ink::Strong);
    };
    let mark = phrases::mark(words, mark);
    let points = |chance: f64| format!("{:.1}", 100.0 * chance);
    let (lost, error) = (points(turn.lost), points(turn.error));
    let told = [
        ("turn", text(&number)),
        ("name", text(&name)),
        ("mark", text(&mark)),
        ("lost", text(&lost)),
        ("error", text(&error)),
    ];
    (words.fill("review-turn", &told), Ink::Danger)
}

/// A turn that was played or could have been.
struct Line {
    what: String,
    chance: String,
    plays: String,
    ink: Ink,
}

/// What is left of a place that fills up from the top.
struct Rows {
    place: Rect,
}

impl Rows {
    fn use_up(&mut self, rows: u16) {
        let rows = rows.min(self.place.height);
        self.place =
            Rect { y: self.place.y + rows, height: self.place.height - rows, ..self.place };
    }

    fn wrapped(&mut self, paint: &mut Paint<'_>, told: &str, ink: Ink) {
        let used = paint.wrapped(self.place, told, ink);
        self.use_up(used);
    }

    /// Draws a turn: what it is, its chance, and what it does; below it rows stay free for what comes after.
    fn line(&mut self, paint: &mut Paint<'_>, line: &Line, labels: u16, kept: u16) {
        let Rect { x, y, width: wide, .. } = self.place;
        paint.text(x, y, wide, &line.what, line.ink);
        paint.text(x + labels + 1, y, wide - labels - 1, &line.chance, line.ink);
        let beside = labels + 1 + CHANCE + 1;
        let (indent, down) = if wide >= BESIDE { (beside, 0) } else { (2, 1) };
        let high = self.place.height.saturating_sub(kept + down).min(2);
        let room = Rect { x: x + indent, y: y + down, width: wide - indent, height: high };
        let used = match wrap(&line.plays, room.width).len() {
            lines if lines > usize::from(high) && high == 1 => {
                paint.text(room.x, room.y, room.width, &line.plays, line.ink);
                1
            }
            _ => paint.wrapped(room, &line.plays, line.ink),
        };
        self.use_up((used + down).max(1));
    }
}
