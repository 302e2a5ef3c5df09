//! A simulation as a picture.
//!
//! The pictures are written by hand: a dozen shapes each don't need a library, and in return they
//! follow the light or dark theme of whoever looks at them.

mod histogram;
mod scale;
mod shares;
pub(crate) mod svg;

use stapel_analysis::simulate::Tally;
use svg::{Anchor, Canvas, WIDTH, wrapped};

use super::Report;
use crate::measure::words;

/// Where the paper's content begins and ends.
const LEFT: f64 = 36.0;
const RIGHT: f64 = WIDTH - 36.0;

/// How many characters of a title, and of a line in small print, have room.
const TITLE_CHARACTERS: usize = 76;
const SMALL_CHARACTERS: usize = 120;

/// No more of a seed is shown.
const SEED_CHARACTERS: usize = 60;

/// What was found, drawn.
pub(super) fn picture(report: &Report<'_>) -> String {
    let mut canvas = Canvas::default();
    let title = title(report);
    let mut y = 30.0;
    for line in wrapped(&title, TITLE_CHARACTERS) {
        y += 24.0;
        canvas.text((LEFT, y), Anchor::Start, "title", &line);
    }
    let (mut y, description) = match report.result {
        _ if report.games == 0 => {
            let nothing = "No game was finished.";
            canvas.text((LEFT, y + 40.0), Anchor::Start, "", nothing);
            (y + 40.0, nothing.to_owned())
        }
        Tally::Team(tally) => {
            (histogram::draw(&mut canvas, tally, y + 8.0), histogram::description(tally))
        }
        Tally::Round(tally) => {
            (shares::draw(&mut canvas, report, tally, y + 8.0), shares::description(report, tally))
        }
    };
    y += 14.0;
    for line in wrapped(&small_print(report), SMALL_CHARACTERS) {
        y += 16.0;
        canvas.text((LEFT, y), Anchor::Start, "quiet small", &line);
    }
    canvas.finish(y + 32.0, &title, &description)
}

/// What was played.
fn title(report: &Report<'_>) -> String {
    format!(
        "{} · {} · {} · {}",
        report.arguments.game.title(),
        words::players(report.players),
        report.bots_asked_for(),
        words::games(report.games)
    )
}

/// What one needs to know to get the same picture again.
fn small_print(report: &Report<'_>) -> String {
    let seed = &report.arguments.playing.seed;
    let mut shown: String = seed.chars().take(SEED_CHARACTERS).collect();
    if shown.len() < seed.len() {
        shown.push('…');
    }
    let stopped = match report.stopped() {
        true => format!("; stopped before the end of {}", words::games(report.arguments.games)),
        false => String::new(),
    };
    format!("stapel simulate, seed “{shown}”{}{stopped}", words::options(&report.game))
}

/// A share as percents, as short as is exact enough for a picture.
fn percent(share: f64) -> String {
    let percent = 100.0 * share;
    let decimals = if percent > 0.0 && percent < 0.95 { 2 } else { 1 };
    format!("{percent:.decimals$} %")
}

/// Squares of colour, each with what it means, in a row that ends at the right.
fn legend(canvas: &mut Canvas, y: f64, entries: &[(&str, &str)]) {
    // The font is not known here; in most of them letters are about this wide, or narrower.
    let width = |meaning: &str| 6.2 * meaning.chars().count() as f64 + 17.0 + 20.0;
    let mut x = RIGHT + 20.0 - entries.iter().map(|(_, meaning)| width(meaning)).sum::<f64>();
    for (class, meaning) in entries {
        canvas.rect(svg::Area { x, y: y - 10.0, width: 11.0, height: 11.0 }, 3.0, class);
        canvas.text((x + 17.0, y), Anchor::Start, "quiet small", meaning);
        x += width(meaning);
    }
}
