//! How many cards were left: wins, and then in fives.

use stapel_analysis::simulate::TeamTally;
use stapel_analysis::stats;

use super::scale::Scale;
use super::svg::{Anchor, Area, Canvas};
use super::{LEFT, RIGHT, legend, percent};
use crate::measure::words::games;

/// How high the bars can be.
const HEIGHT: f64 = 250.0;

/// Room for what stands at the marks.
const MARKS: f64 = 46.0;

/// How wide the name of a bar can be.
const NAME: f64 = 48.0;

/// There are at least so many bars, so that few don't become broad.
const FEWEST_BARS: usize = 9;

/// Games that ended about alike.
struct Bar {
    won: bool,
    least: usize,
    most: usize,
    games: u64,
}

impl Bar {
    fn name(&self) -> String {
        if self.won { "won".to_owned() } else { format!("{}–{}", self.least, self.most) }
    }

    /// What the colour says: won, excellent (G9), or neither.
    fn class(&self) -> &'static str {
        match self.most {
            _ if self.won => "up",
            0..=9 => "down",
            _ => "plain",
        }
    }
}

/// Wins, and games that were lost with 1 to 4 cards left, 5 to 9, and so on as far as there were any.
fn bars(tally: &TeamTally) -> Vec<Bar> {
    let mut lost = tally.left;
    // The last card of Extreme can lose the game.
    lost[0] -= tally.wins;
    let worst = lost.iter().rposition(|&games| games > 0).unwrap_or(0);
    let bar = |least: usize, most: usize| {
        let most = most.min(lost.len() - 1);
        Bar { won: false, least, most, games: lost[least..=most].iter().sum() }
    };
    let mut bars = vec![Bar { won: true, least: 0, most: 0, games: tally.wins }];
    bars.push(bar(usize::from(lost[0] == 0), 4));
    let fives = (5..lost.len()).step_by(5);
    bars.extend(
        fives
            .enumerate()
            .take_while(|&(index, five)| five <= worst || index + 2 < FEWEST_BARS)
            .map(|(_, five)| bar(five, five + 4)),
    );
    bars
}

/// Draws below this height and tells how far down it went.
pub(super) fn draw(canvas: &mut Canvas, tally: &TeamTally, top: f64) -> f64 {
    numbers(canvas, tally, top);
    let top = top + 104.0;
    let entries = [("up", "won"), ("down", "lost, yet excellent"), ("plain", "lost")];
    canvas.text((LEFT, top), Anchor::Start, "quiet small", "share of games");
    legend(canvas, top, &entries);
    // The label of the highest bar has to have room, too.
    let (top, bottom) = (top + 34.0, top + 34.0 + HEIGHT);
    let bars = bars(tally);
    let share = |bar: &Bar| bar.games as f64 / tally.games as f64;
    let sure = stats::wilson95(tally.wins as f64, tally.games);
    let highest = bars.iter().map(share).fold(sure.1.min(1.0), f64::max);
    let scale = Scale::to(highest);
    let height = |share: f64| bottom - HEIGHT * scale.place(share);
    for mark in scale.marks() {
        let y = height(mark);
        canvas.line((LEFT + MARKS, y), (RIGHT, y), if mark == 0.0 { "axis" } else { "grid" });
        canvas.text((LEFT + MARKS - 8.0, y + 4.0), Anchor::End, "quiet small", &scale.label(mark));
    }
    debug_assert!(height(highest) >= top - 1e-6);
    let width = (RIGHT - LEFT - MARKS) / bars.len() as f64;
    for (index, bar) in bars.iter().enumerate() {
        let x = LEFT + MARKS + width * index as f64;
        let middle = x + width / 2.0;
        let (won, y) = (bar.won, height(share(bar)));
        let name = if won { "won".to_owned() } else { format!("{} left", bar.name()) };
        let about = format!("{name}: {}, {}", games(bar.games), percent(share(bar)));
        if bar.games > 0 {
            let area = Area { x: x + 3.0, y, width: width - 6.0, height: bottom - y };
            canvas.rect_about(area, 2.5, bar.class(), &about);
        }
        let mut label = y;
        if won {
            canvas.interval((middle, height(sure.0)), (middle, height(sure.1)));
            label = height(sure.1);
        }
        if bar.games > 0 || won {
            let text = short(share(bar));
            canvas.text((middle, label - 7.0), Anchor::Middle, "small", &text);
        }
        // Where bars are narrow, every other name has to do.
        if width >= NAME || index % 2 == 0 {
            let class = if won { "name" } else { "quiet small" };
            canvas.text((middle, bottom + 18.0), Anchor::Middle, class, &bar.name());
        }
    }
    let middle = LEFT + MARKS + (RIGHT - LEFT - MARKS + width) / 2.0;
    canvas.text((middle, bottom + 40.0), Anchor::Middle, "quiet small", "cards left");
    bottom + 40.0
}

/// The numbers that most people want to know, large.
fn numbers(canvas: &mut Canvas, tally: &TeamTally, top: f64) {
    let share = |count: u64| count as f64 / tally.games as f64;
    let (low, high) = stats::wilson95(tally.wins as f64, tally.games);
    let numbers = [
        (
            percent(share(tally.wins)),
            format!("won; 95 % CI: {} to {}", percent(low), percent(high)),
        ),
        (format!("{:.1}", tally.mean_left().unwrap_or(0.0)), "cards left on average".to_owned()),
        (percent(share(tally.excellent)), "excellent: fewer than ten cards left".to_owned()),
    ];
    for (x, (number, meaning)) in [LEFT, LEFT + 300.0, LEFT + 520.0].into_iter().zip(numbers) {
        canvas.text((x, top + 42.0), Anchor::Start, "number", &number);
        canvas.text((x, top + 62.0), Anchor::Start, "quiet", &meaning);
    }
}

/// The label of a bar: percents, without the sign that stands at the axis.
fn short(share: f64) -> String {
    match 100.0 * share {
        percent if percent > 0.0 && percent < 0.095 => format!("{percent:.2}"),
        percent => format!("{percent:.1}"),
    }
}

/// The picture in words.
pub(super) fn description(tally: &TeamTally) -> String {
    let share = |games: u64| games as f64 / tally.games as f64;
    let (low, high) = stats::wilson95(tally.wins as f64, tally.games);
    let bars = bars(tally);
    let bars = bars.iter().filter(|bar| !bar.won && bar.games > 0);
    let parts: Vec<String> =
        bars.map(|bar| format!("{} left {}", bar.name(), percent(share(bar.games)))).collect();
    format!(
        "Bars for the share of games by cards left. Won {} of games, 95 % CI: {} to {}; {:.1} \
         cards left on average. Lost: {}.",
        percent(share(tally.wins)),
        percent(low),
        percent(high),
        tally.mean_left().unwrap_or(0.0),
        if parts.is_empty() { "none".to_owned() } else { parts.join(", ") }
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_in_one_bar() {
        let mut tally = TeamTally::default();
        for (left, games) in tally.left.iter_mut().enumerate() {
            *games = left as u64 + 3;
        }
        tally.wins = 3;
        let bars = bars(&tally);
        let drawn: u64 = bars.iter().map(|bar| bar.games).sum();
        assert_eq!(drawn, tally.left.iter().sum::<u64>());
        let names: Vec<String> = bars.iter().map(Bar::name).collect();
        assert_eq!(names[..4], ["won", "1–4", "5–9", "10–14"]);
        assert_eq!(names.last().map(String::as_str), Some("95–98"));
        assert!(bars.windows(2).all(|pair| pair[0].most + 1 == pair[1].least));
        // The last card of Extreme can lose: nothing left is not a win.
        tally.wins = 1;
        let bars = super::bars(&tally);
        assert_eq!((bars[0].games, bars[1].name().as_str()), (1, "0–4"));
        assert_eq!(bars[1].games, 2 + 4 + 5 + 6 + 7);
    }

    #[test]
    fn bars_go_as_far_as_there_were_games() {
        let mut tally = TeamTally::default();
        assert_eq!(bars(&tally).len(), FEWEST_BARS);
        tally.left[55] = 1;
        assert_eq!(bars(&tally).last().map(Bar::name).as_deref(), Some("55–59"));
    }
}
