//! A review as text for people: mistakes first.

use std::collections::BTreeMap;
use std::io::{self, Write};

use stapel_protocol::review::{BestTurnJson, ChancesJson, MarkJson, ReviewJson, ReviewedTurnJson};
use stapel_protocol::table::AgreementJson;
use stapel_rules::notation::Record;
use stapel_rules::{Outcome, Seat};
use stapel_words::phrases::{mark, only_turn, summary, why};

use super::{Reviewed, players};
use crate::measure::words::{loss, told_games, told_players, width};
use crate::records::RecordError;
use crate::voice::{Complaint, Voice, count, text};

/// A record that can't be reviewed, among others.
pub(super) fn broken(
    heading: Option<&str>,
    error: &RecordError,
    voice: &Voice,
    output: &mut impl Write,
) -> io::Result<()> {
    writeln!(output, "{}\n\n{}\n", heading.unwrap_or_default(), error.tell(voice))
}

/// Writes the review of a game.
pub(super) fn one(
    heading: Option<&str>,
    reviewed: &Reviewed,
    voice: &Voice,
    output: &mut impl Write,
) -> io::Result<()> {
    let Reviewed { record, review } = reviewed;
    if let Some(heading) = heading {
        writeln!(output, "== {heading} ==\n")?;
    }
    let agreed = summary(voice.words(), &AgreementJson::of_record(record));
    writeln!(output, "{agreed} · {}", told_players(voice, review.players))?;
    let start = match &review.start {
        ChancesJson::Team(chance) => percent(*chance).trim_start().to_owned(),
        ChancesJson::Seats(chances) => {
            let seats = chances.iter().enumerate();
            let each = seats.map(|(seat, chance)| {
                format!("{} {}", name(record, seat, voice), percent(*chance).trim_start())
            });
            each.collect::<Vec<_>>().join(", ")
        }
    };
    writeln!(output, "{}", voice.say("review-start", &[("chance", text(&start))]))?;
    writeln!(output, "{}\n", result(record, voice))?;
    let all = record.turns.len();
    if !review.complete {
        let (done, all) = (review.turns.len().to_string(), all.to_string());
        let told = [("done", text(&done)), ("all", text(&all))];
        writeln!(output, "{}\n", voice.say("review-stopped", &told))?;
    }
    let told: Vec<&ReviewedTurnJson> =
        review.turns.iter().filter(|turn| turn.mark.is_some()).collect();
    if told.is_empty() {
        writeln!(output, "{}\n", voice.t("review-no-marks"))?;
    }
    for reviewed in told {
        turn(record, reviewed, voice, output)?;
    }
    notes(review, voice, output)?;
    table(reviewed, voice, output)?;
    writeln!(output)
}

fn turn(
    record: &Record,
    turn: &ReviewedTurnJson,
    voice: &Voice,
    output: &mut impl Write,
) -> io::Result<()> {
    let Some(marked) = turn.mark else { return Ok(()) };
    let words = voice.words();
    let (number, name) = (turn.turn.to_string(), name(record, turn.seat.into(), voice));
    let what = mark(words, marked);
    let (lost, error) = (points(turn.lost), points(turn.error));
    let told = [
        ("turn", text(&number)),
        ("name", text(&name)),
        ("mark", text(&what)),
        ("lost", text(&lost)),
        ("error", text(&error)),
    ];
    writeln!(output, "{}", voice.say("review-turn", &told))?;
    let (played, better) = (voice.t("review-played"), voice.t("review-better"));
    let room = width(&played).max(width(&better));
    let mut line = |what: &str, actions: &[String], chance: f64, more: &str| {
        let pad = " ".repeat(room - width(what));
        writeln!(output, "  {what}{pad}  {} {}{more}", percent(chance), actions.join(", "))
    };
    line(&played, &turn.played, turn.before - turn.lost, "")?;
    if let Some(BestTurnJson { actions, chance, .. }) = turn.best.first() {
        let only = if turn.only { format!(" · {}", only_turn(words)) } else { String::new() };
        line(&better, actions, *chance, &only)?;
    }
    if let Some(reason) = &turn.why {
        let told = |seat: Seat| self::name(record, seat.index(), voice);
        writeln!(output, "  {}", why(words, &told, reason))?;
    }
    writeln!(output)
}

/// What is said of the game as a whole.
fn notes(review: &ReviewJson, voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    let mut any = false;
    for (turn, id) in
        [(review.turning_point, "review-turning"), (review.unwinnable_after, "review-unwinnable")]
    {
        if let Some(turn) = turn {
            let turn = turn.to_string();
            writeln!(output, "{}", voice.say(id, &[("turn", text(&turn))]))?;
            any = true;
        }
    }
    if any { writeln!(output) } else { Ok(()) }
}

/// The totals of each seat.
fn table(reviewed: &Reviewed, voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    let Reviewed { record, review } = reviewed;
    let rows = review.seats.iter().map(|seat| {
        let mut total = Total::default();
        total.add(review, seat.seat.into());
        (name(record, seat.seat.into(), voice), total)
    });
    write_table(&rows.collect::<Vec<_>>(), voice, output)
}

/// Writes what all games together say of each player.
pub(super) fn totals(done: &[Reviewed], voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    let mut totals: BTreeMap<String, Total> = BTreeMap::new();
    for Reviewed { record, review } in done {
        for (seat, name) in players(record) {
            let name = name.map_or_else(|| self::name(record, seat, voice), clean);
            totals.entry(name).or_default().add(review, seat);
        }
    }
    let games = told_games(voice, done.len() as u64);
    writeln!(output, "{}\n", voice.say("review-totals", &[("games", text(&games))]))?;
    write_table(&totals.into_iter().collect::<Vec<_>>(), voice, output)
}

/// What is added up of somebody's seats.
#[derive(Clone, Copy, Default)]
struct Total {
    games: u32,
    /// The sum of those that there are, and how many.
    accuracy: (f64, u32),
    luck: f64,
    skill: f64,
    others: Option<f64>,
    marks: [u32; MarkJson::ALL.len()],
}

impl Total {
    fn add(&mut self, review: &ReviewJson, seat: usize) {
        let Some(totals) = review.seats.get(seat) else { return };
        self.games += 1;
        if let Some(accuracy) = totals.accuracy {
            self.accuracy = (self.accuracy.0 + accuracy, self.accuracy.1 + 1);
        }
        self.luck += totals.luck;
        self.skill += totals.skill;
        self.others = match (self.others, totals.others) {
            (None, others) | (others, None) => others,
            (Some(one), Some(other)) => Some(one + other),
        };
        let own = review.turns.iter().filter(|turn| usize::from(turn.seat) == seat);
        own.filter_map(|turn| turn.mark).for_each(|mark| self.marks[mark as usize] += 1);
    }
}

fn write_table(rows: &[(String, Total)], voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    let with_others = rows.iter().any(|(_, total)| total.others.is_some());
    let several = rows.iter().any(|(_, total)| total.games > 1);
    let mut columns: Vec<(String, Vec<String>)> = Vec::new();
    let mut column = |id: &str, cell: &dyn Fn(&Total) -> String| {
        columns.push((voice.t(id), rows.iter().map(|(_, total)| cell(total)).collect()));
    };
    if several {
        column("column-games", &|total| total.games.to_string());
    }
    column("review-column-accuracy", &|total| match total.accuracy {
        (_, 0) => String::from("–"),
        (sum, count) => format!("{:.1}", sum / f64::from(count)),
    });
    column("review-column-luck", &|total| signed(total.luck));
    column("review-column-skill", &|total| signed(total.skill));
    if with_others {
        column("review-column-others", &|total| signed(total.others.unwrap_or(0.0)));
    }
    let marks = ["review-column-inaccuracies", "review-column-mistakes", "review-column-blunders"];
    for (index, id) in marks.into_iter().enumerate() {
        column(id, &|total| total.marks[index].to_string());
    }
    let first = rows.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
    let widths: Vec<usize> = columns
        .iter()
        .map(|(heading, cells)| {
            cells.iter().map(|cell| width(cell)).max().unwrap_or(0).max(width(heading))
        })
        .collect();
    let mut line = |name: &str, cells: &mut dyn Iterator<Item = &str>| {
        let mut line = format!("  {name}{}", " ".repeat(first - width(name)));
        for (cell, room) in cells.zip(&widths) {
            line += &format!("  {}{cell}", " ".repeat(room - width(cell)));
        }
        writeln!(output, "{line}")
    };
    line("", &mut columns.iter().map(|(heading, _)| heading.as_str()))?;
    for (row, (name, _)) in rows.iter().enumerate() {
        line(name, &mut columns.iter().map(|(_, cells)| cells[row].as_str()))?;
    }
    Ok(())
}

/// How the game ended.
fn result(record: &Record, voice: &Voice) -> String {
    match record.result {
        None => voice.t("retold-goes-on"),
        Some(Outcome::Won) => voice.t("retold-won"),
        Some(outcome @ Outcome::Lost { reason, left }) => {
            let excellent = outcome.is_excellent();
            let id = if excellent { "retold-lost-excellent" } else { "retold-lost" };
            let reason = loss(voice, reason);
            voice.say(id, &[("reason", text(&reason)), ("cards", count(left))])
        }
        Some(Outcome::Round { winners, left, capped }) => {
            let names: Vec<String> =
                winners.iter().map(|seat| name(record, seat.index(), voice)).collect();
            let winners = names.join(", ");
            let left: Vec<String> = (0..usize::from(record.players))
                .map(|seat| format!("{} {}", name(record, seat, voice), left[seat]))
                .collect();
            let left = left.join(", ");
            let id = if capped { "retold-round-capped" } else { "retold-round" };
            voice.say(id, &[("winners", text(&winners)), ("left", text(&left))])
        }
    }
}

/// Who sits in a seat.
pub(super) fn name(record: &Record, seat: usize, voice: &Voice) -> String {
    match record.names.get(seat).and_then(Option::as_deref) {
        Some(name) => clean(name),
        None => voice.say("retold-seat", &[("seat", text(&seat.to_string()))]),
    }
}

/// A name may hold anything; the terminal shall not take it for a command.
fn clean(name: &str) -> String {
    name.chars().map(|c| if c.is_control() { '�' } else { c }).collect()
}

fn percent(chance: f64) -> String {
    format!("{:5.1} %", 100.0 * chance)
}

/// A difference of chances, in points of a hundred.
fn points(chance: f64) -> String {
    format!("{:.1}", 100.0 * chance)
}

fn signed(chance: f64) -> String {
    let points = 100.0 * chance;
    // A minus before nothing looks odd.
    if points.abs() < 0.05 {
        String::from("0.0")
    } else {
        format!("{points:+.1}").replace('-', "−")
    }
}
