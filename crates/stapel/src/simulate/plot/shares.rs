//! Who won which share of the games.

use stapel_analysis::simulate::{BotTally, RoundTally};
use stapel_analysis::stats;

use super::scale::Scale;
use super::svg::{Anchor, Area, Canvas};
use super::{LEFT, RIGHT, Report, legend, percent};
use crate::voice::Voice;

/// How far apart the bots are, and how thick their bars.
const ROW: f64 = 54.0;
const BAR: f64 = 16.0;

/// One bot and how it fared.
struct Row {
    name: String,
    share: f64,
    sure: (f64, f64),
    points: f64,
}

impl Row {
    /// What the colour says: surely more than its share, surely less, or neither.
    fn class(&self, even: f64) -> &'static str {
        match self.sure {
            (low, _) if low > even => "up",
            (_, high) if high < even => "down",
            _ => "plain",
        }
    }

    /// How sure the share is, and the points with a minus as long as a plus.
    fn details(&self) -> String {
        let (low, high) = self.sure;
        let points = format!("{:.1}", self.points).replace('-', "−");
        format!("95 % CI: {} to {}; {points} points", percent(low), percent(high))
    }

    fn told(&self) -> String {
        format!("{}: {}, {}", self.name, percent(self.share), self.details())
    }
}

fn rows(report: &Report<'_>, tally: &RoundTally) -> Vec<Row> {
    let row = |(name, bot): (String, &BotTally)| Row {
        name,
        share: bot.wins() / tally.games as f64,
        sure: stats::wilson95(bot.wins(), tally.games),
        points: stats::mean(bot.points, tally.games).unwrap_or(0.0),
    };
    report.places(&Voice::english()).into_iter().zip(&tally.bots).map(row).collect()
}

/// Draws below this height and tells how far down it went.
pub(super) fn draw(canvas: &mut Canvas, report: &Report<'_>, tally: &RoundTally, top: f64) -> f64 {
    let rows = rows(report, tally);
    let even = 1.0 / f64::from(report.players);
    let top = top + 30.0;
    canvas.text((LEFT, top), Anchor::Start, "quiet small", "share of games won");
    let entries = [
        ("up", "surely more than an even share"),
        ("plain", "can't be told"),
        ("down", "surely less"),
    ];
    legend(canvas, top, &entries);
    let top = top + 34.0;
    let bottom = top + ROW * rows.len() as f64 + 6.0;
    let highest = rows.iter().map(|row| row.sure.1).fold(even, f64::max);
    let scale = Scale::to(highest);
    let across = |share: f64| LEFT + (RIGHT - LEFT) * scale.place(share);
    for mark in scale.marks() {
        let x = across(mark);
        canvas.line((x, top), (x, bottom), if mark == 0.0 { "axis" } else { "grid" });
        // The outermost would stick out of the paper's margin.
        let anchor = match scale.place(mark) {
            place if place < 0.01 => Anchor::Start,
            place if place > 0.99 => Anchor::End,
            _ => Anchor::Middle,
        };
        canvas.text((x, bottom + 18.0), anchor, "quiet small", &scale.label(mark));
    }
    let height = |index: usize| top + ROW * index as f64;
    for (index, row) in rows.iter().enumerate() {
        let (x, y) = (across(0.0), height(index) + 28.0);
        let area = Area { x, y, width: across(row.share) - x, height: BAR };
        canvas.rect_about(area, 2.5, row.class(even), &row.told());
    }
    let x = across(even);
    canvas.line((x, top - 4.0), (x, bottom), "even");
    let label = format!("an even share, {}", percent(even));
    canvas.text((x, top - 9.0), Anchor::Middle, "small halo", &label);
    for (index, row) in rows.iter().enumerate() {
        let (y, (low, high)) = (height(index), row.sure);
        let middle = y + 28.0 + BAR / 2.0;
        canvas.interval((across(low), middle), (across(high), middle));
        canvas.text((LEFT + 8.0, y + 20.0), Anchor::Start, "name halo", &row.name);
        canvas.text((RIGHT - 68.0, y + 20.0), Anchor::End, "quiet halo", &row.details());
        canvas.text((RIGHT, y + 20.0), Anchor::End, "name halo", &percent(row.share));
    }
    bottom + 18.0
}

/// The picture in words.
pub(super) fn description(report: &Report<'_>, tally: &RoundTally) -> String {
    let bots: Vec<String> = rows(report, tally).iter().map(Row::told).collect();
    format!(
        "Bars for the share of games that each bot won. An even share is {}. {}.",
        percent(1.0 / f64::from(report.players)),
        bots.join(". ")
    )
}
