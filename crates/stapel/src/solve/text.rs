//! What the solver found as text for people.

use std::io::{self, Write};

use stapel_analysis::solve::Verdict;
use stapel_analysis::stats;
use stapel_rules::piles::Rules;
use stapel_rules::{AnyGame, Game, Outcome};

use super::{Arguments, DealReport, DealsReport};
use crate::measure::words::{
    counted, counted_with, grouped, loss, on_threads, options, percent, told_players, width,
};
use crate::voice::{Voice, text};

/// No more deals than this are listed; JSON has more.
const LISTED: usize = 20;

/// Writes what was found about one deal.
pub(super) fn one(one: &DealReport<'_>, voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    let what = what(one.arguments, &one.deal.rules, voice);
    let title = match &one.deal.seed {
        Some(seed) => {
            let seed = format!("{seed:?}");
            voice.say("solve-seed", &[("what", text(&what)), ("seed", text(&seed))])
        }
        None => voice.say("solve-deck", &[("what", text(&what))]),
    };
    writeln!(output, "{title}\n\n{}\n", verdict(one, voice))?;
    // The line is written as a record has it.
    if let Some(starter) = one.played.starter {
        writeln!(output, "  start: {starter}")?;
    }
    for turn in &one.played.turns {
        let actions: Vec<String> = turn.actions.iter().map(ToString::to_string).collect();
        writeln!(output, "  {}: {}", turn.seat, actions.join(", "))?;
    }
    let seconds = format!("{:.2}", one.time.as_secs_f64());
    let told = [("seconds", text(&seconds))];
    let searched = counted_with(voice, "solve-searched", one.solution.nodes, &told);
    writeln!(output, "\n{searched}")
}

fn verdict(one: &DealReport<'_>, voice: &Voice) -> String {
    let solution = one.solution;
    let id = match solution.verdict {
        Verdict::Won => "solve-won",
        Verdict::Refuted if solution.is_best() => "solve-refuted",
        Verdict::Refuted => "solve-refuted-so-far",
        Verdict::Open if one.stopped => "solve-open-stopped",
        Verdict::Open => "solve-open",
    };
    let left = counted(voice, "solve-left", solution.left.into());
    let reason = match one.played.outcome {
        Outcome::Lost { reason, .. } => loss(voice, reason),
        Outcome::Won | Outcome::Round { .. } => String::new(),
    };
    let least = solution.at_least.to_string();
    voice.say(id, &[("left", text(&left)), ("reason", text(&reason)), ("least", text(&least))])
}

/// Writes what was found about many deals.
pub(super) fn many(
    many: &DealsReport<'_>,
    voice: &Voice,
    output: &mut impl Write,
) -> io::Result<()> {
    let tally = &many.run.tally;
    let what = what(many.arguments, &many.rules, voice);
    let (found, seed) = (deals(voice, tally.deals), format!("{:?}", many.arguments.seed));
    let told = [("what", text(&what)), ("counted", text(&found)), ("seed", text(&seed))];
    writeln!(output, "{}", voice.say("measured-title", &told))?;
    if many.stopped() {
        let planned = deals(voice, many.planned);
        writeln!(output, "{}", voice.say("measured-stopped", &[("planned", text(&planned))]))?;
    }
    writeln!(output)?;
    if tally.deals == 0 {
        return writeln!(output, "{}", voice.t("solve-none"));
    }
    let room = Verdict::ALL.map(|verdict| width(&name(verdict, voice))).into_iter().max();
    let room = room.unwrap_or(0) + 1;
    for verdict in Verdict::ALL {
        let count = tally.of(verdict);
        let share = percent(count as f64 / tally.deals as f64);
        writeln!(output, "  {:room$} {share}  {}", name(verdict, voice), deals(voice, count))?;
    }
    let lists = [(Verdict::Refuted, &tally.refuted_left), (Verdict::Open, &tally.open_left)];
    for (verdict, left) in lists {
        let counts: Vec<String> = left
            .iter()
            .enumerate()
            .filter(|&(_, &count)| count > 0)
            .map(|(left, &count)| {
                let (left, deals) = (left.to_string(), grouped(count));
                voice.say("solve-deals-left", &[("left", text(&left)), ("deals", text(&deals))])
            })
            .collect();
        if !counts.is_empty() {
            let verdict = name(verdict, voice);
            let heading = voice.say("solve-by-best", &[("verdict", text(&verdict))]);
            writeln!(output, "\n  {heading}\n  {}", counts.join(", "))?;
        }
    }
    if !tally.not_won.is_empty() {
        let seed = |number| format!("{}/{number}", many.arguments.seed);
        let seeds: Vec<String> = tally.not_won.iter().take(LISTED).map(seed).collect();
        let more = if tally.not_won.len() > LISTED { ", …" } else { "" };
        let seeds = format!("{}{more}", seeds.join(", "));
        writeln!(output, "\n  {}", voice.say("solve-not-won", &[("seeds", text(&seeds))]))?;
    }
    let mean = stats::mean(tally.nodes as i64, tally.deals).unwrap_or(0.0);
    let seconds = format!("{:.2}", many.run.time.as_secs_f64());
    let threads = on_threads(voice, many.threads);
    let told = [("seconds", text(&seconds)), ("threads", text(&threads))];
    let searched = counted_with(voice, "solve-searched-many", mean as u64, &told);
    writeln!(output, "\n  {searched}")
}

/// What was dealt.
fn what(arguments: &Arguments, rules: &Rules, voice: &Voice) -> String {
    let options = options(&AnyGame::Piles(*rules));
    format!("{}, {}{options}", arguments.game.title(), told_players(voice, rules.players()))
}

/// So many deals.
fn deals(voice: &Voice, number: u64) -> String {
    counted(voice, "counted-deals", number)
}

/// What deals are that were judged so.
fn name(verdict: Verdict, voice: &Voice) -> String {
    voice.t(match verdict {
        Verdict::Won => "verdict-won",
        Verdict::Refuted => "verdict-refuted",
        Verdict::Open => "verdict-open",
    })
}
