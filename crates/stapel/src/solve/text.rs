//! What the solver found as text for people.

use std::io::{self, Write};

use stapel_analysis::solve::Verdict;
use stapel_analysis::stats;
use stapel_rules::piles::Rules;
use stapel_rules::{AnyGame, Game, Outcome};

use super::{Arguments, Many, One};
use crate::measure::words::{grouped, options, percent, players, plural, threads};

/// No more deals than this are listed; JSON has more.
const LISTED: usize = 20;

/// Writes what was found about one deal.
pub(super) fn one(one: &One<'_>, output: &mut impl Write) -> io::Result<()> {
    title(one.arguments, &one.deal.rules, output)?;
    match &one.deal.seed {
        Some(seed) => writeln!(output, ": the deal of the seed {seed:?}\n")?,
        None => writeln!(output, ": the deal of the deck given\n")?,
    }
    verdict(one, output)?;
    writeln!(output)?;
    if let Some(starter) = one.played.starter {
        writeln!(output, "  start: {starter}")?;
    }
    for turn in &one.played.turns {
        let actions: Vec<String> = turn.actions.iter().map(ToString::to_string).collect();
        writeln!(output, "  {}: {}", turn.seat, actions.join(", "))?;
    }
    writeln!(
        output,
        "\n{} laid in the search, {:.2} s",
        cards(one.solution.nodes),
        one.time.as_secs_f64()
    )
}

fn verdict(one: &One<'_>, output: &mut impl Write) -> io::Result<()> {
    let solution = one.solution;
    let left = cards(u64::from(solution.left));
    let reason = match one.played.outcome {
        Outcome::Lost { reason, .. } => reason.name(),
        Outcome::Won | Outcome::Round { .. } => "",
    };
    match solution.verdict {
        Verdict::Won => writeln!(output, "Won: all 98 cards can be laid."),
        Verdict::Refuted if solution.is_best() => writeln!(
            output,
            "Refuted: everything was tried, and nothing wins. The best is {left} left ({reason})."
        ),
        Verdict::Refuted => writeln!(
            output,
            "Refuted: everything was tried, and nothing wins. The best that was found is {left} \
             left\n({reason}); fewer than {} is out of reach.",
            solution.at_least
        ),
        Verdict::Open if one.stopped => {
            writeln!(
                output,
                "Open: stopped before a win was found. So far: {left} left ({reason})."
            )
        }
        Verdict::Open => writeln!(
            output,
            "Open: no win was found within the limit, and none is ruled out. The best that was \
             found\nis {left} left ({reason}). A greater limit (--nodes) may find more."
        ),
    }
}

/// Writes what was found about many deals.
pub(super) fn many(many: &Many<'_>, output: &mut impl Write) -> io::Result<()> {
    let tally = &many.run.tally;
    title(many.arguments, &many.rules, output)?;
    writeln!(output, ": {} from the seed {:?}", deals(tally.deals), many.arguments.seed)?;
    if many.stopped() {
        writeln!(output, "Stopped before the end: planned were {}.", deals(many.planned))?;
    }
    writeln!(output)?;
    if tally.deals == 0 {
        return writeln!(output, "No deal was solved.");
    }
    for verdict in Verdict::ALL {
        let count = tally.of(verdict);
        let share = percent(count as f64 / tally.deals as f64);
        writeln!(output, "  {:<8} {share}  {}", verdict.name(), deals(count))?;
    }
    let lists = [("refuted", &tally.refuted_left), ("open", &tally.open_left)];
    for (name, left) in lists {
        let counts: Vec<String> = (0..)
            .zip(left)
            .filter(|&(_, &count)| count > 0)
            .map(|(left, &count): (u64, _)| format!("{left} left: {}", grouped(count)))
            .collect();
        if !counts.is_empty() {
            writeln!(
                output,
                "\n  {name}, by the best line that was found\n  {}",
                counts.join(", ")
            )?;
        }
    }
    if !tally.not_won.is_empty() {
        let seed = |number| format!("{}/{number}", many.arguments.seed);
        let seeds: Vec<String> = tally.not_won.iter().take(LISTED).map(seed).collect();
        let more = if tally.not_won.len() > LISTED { ", …" } else { "" };
        writeln!(output, "\n  not won: the seeds {}{more}", seeds.join(", "))?;
    }
    let mean = stats::mean(tally.nodes as i64, tally.deals).unwrap_or(0.0);
    writeln!(
        output,
        "\n  {} laid in a search on average; {:.2} s in all on {}",
        cards(mean as u64),
        many.run.time.as_secs_f64(),
        threads(many.threads),
    )
}

fn title(arguments: &Arguments, rules: &Rules, output: &mut impl Write) -> io::Result<()> {
    let options = options(&AnyGame::Piles(*rules));
    write!(output, "{}, {}{options}", arguments.game.title(), players(rules.players()))
}

/// So many cards.
fn cards(count: u64) -> String {
    format!("{} card{}", grouped(count), plural(count))
}

/// So many deals.
fn deals(count: u64) -> String {
    format!("{} deal{}", grouped(count), plural(count))
}
