//! What the solver found as one JSON object.

use std::io::{self, Write};

use stapel_analysis::solve::Verdict;
use stapel_analysis::stats;
use stapel_protocol::solve::{DealsOut, SolutionOut, TurnOut};
use stapel_rules::{AnyGame, Game, Outcome, Seat};

use super::{DealReport, DealsReport};
use crate::measure::json::{layout, options};

/// Writes what was found about one deal, and ends the line.
pub(super) fn one(one: &DealReport<'_>, output: &mut impl Write) -> io::Result<()> {
    let (solution, played) = (one.solution, one.played);
    let turns = played.turns.iter().map(|turn| TurnOut {
        seat: turn.seat.index(),
        actions: turn.actions.iter().map(ToString::to_string).collect(),
    });
    let out = SolutionOut {
        game: one.arguments.game.name().to_owned(),
        players: one.deal.rules.players(),
        seed: one.deal.seed.clone(),
        deck: one.deal.deck.iter().map(|card| card.number()).collect(),
        verdict: solution.verdict.name().to_owned(),
        left: solution.left,
        at_least: solution.at_least,
        loss: match played.outcome {
            Outcome::Lost { reason, .. } => Some(reason.name().to_owned()),
            Outcome::Won | Outcome::Round { .. } => None,
        },
        starter: played.starter.map(Seat::index),
        turns: turns.collect(),
        nodes: solution.nodes,
        limit: one.arguments.nodes,
        seconds: one.time.as_secs_f64(),
        options: options(&AnyGame::Piles(one.deal.rules)),
        layout: layout(&AnyGame::Piles(one.deal.rules)),
        stopped: one.stopped,
    };
    serde_json::to_writer(&mut *output, &out)?;
    writeln!(output)
}

/// Writes what was found about many deals, and ends the line.
pub(super) fn many(many: &DealsReport<'_>, output: &mut impl Write) -> io::Result<()> {
    let tally = &many.run.tally;
    let out = DealsOut {
        game: many.arguments.game.name().to_owned(),
        players: many.rules.players(),
        deals: tally.deals,
        seed: many.arguments.seed.clone(),
        won: tally.of(Verdict::Won),
        refuted: tally.of(Verdict::Refuted),
        open: tally.of(Verdict::Open),
        refuted_left: tally.refuted_left.to_vec(),
        open_left: tally.open_left.to_vec(),
        not_won: tally.not_won.iter().copied().collect(),
        mean_nodes: stats::mean(tally.nodes as i64, tally.deals),
        limit: many.arguments.nodes,
        threads: many.threads,
        seconds: many.run.time.as_secs_f64(),
        options: options(&AnyGame::Piles(many.rules)),
        layout: layout(&AnyGame::Piles(many.rules)),
        stopped: many.stopped(),
    };
    serde_json::to_writer(&mut *output, &out)?;
    writeln!(output)
}
