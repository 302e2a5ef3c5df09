//! What came out.

use std::fmt;

use serde::Serialize;

use crate::attacker::Done;
use crate::attacks::Kind;
use crate::control::{Counts, percentile};

/// By how much moves may be slower at most, at the 99th percentile.
const MOST_RATIO: f64 = 2.0;

/// How long a quick bot may take, at the 99th percentile, in milliseconds.
const MOST_BOT_MS: f64 = 1000.0;

/// Everything that was measured.
#[derive(Serialize)]
pub(crate) struct Report {
    pub(crate) setting: String,
    pub(crate) attacks: Vec<Outcome>,
    pub(crate) load_average: f64,
    pub(crate) holds: bool,
}

/// What people noticed, over several slices.
#[derive(Serialize)]
pub(crate) struct Sample {
    moves: usize,
    p50_ms: f64,
    p99_ms: f64,
    bot_answers: usize,
    bot_p50_ms: f64,
    bot_p99_ms: f64,
    /// The 99th percentile of every other slice, and of those between.
    halves_p99_ms: [f64; 2],
    refused: u64,
    unanswered: u64,
}

/// What one attack came to.
#[derive(Serialize)]
pub(crate) struct Outcome {
    attack: Kind,
    without: Sample,
    with: Sample,
    /// By how much moves were slower at the 99th percentile.
    ratio: f64,
    /// How far apart two halves of the slices without an attack are, which are the same but for chance.
    chance: f64,
    /// How many players have lost their connection.
    lost: usize,
    /// What the attack did.
    did: Done,
    /// What does not hold.
    broken: Vec<String>,
}

impl Sample {
    /// What was counted in these slices.
    pub(crate) fn of(slices: &[Counts]) -> Sample {
        let sorted = |of: fn(&Counts) -> &Vec<u32>, first: usize, step: usize| {
            let slices = slices.iter().skip(first).step_by(step);
            let mut all: Vec<u32> = slices.flat_map(|slice| of(slice).iter().copied()).collect();
            all.sort_unstable();
            all
        };
        let moves = sorted(|counts| &counts.latencies, 0, 1);
        let bots = sorted(|counts| &counts.bot_answers, 0, 1);
        let half = |first| percentile(&sorted(|counts| &counts.latencies, first, 2), 99);
        Sample {
            moves: moves.len(),
            p50_ms: percentile(&moves, 50),
            p99_ms: percentile(&moves, 99),
            bot_answers: bots.len(),
            bot_p50_ms: percentile(&bots, 50),
            bot_p99_ms: percentile(&bots, 99),
            halves_p99_ms: [half(0), half(1)],
            refused: slices.iter().map(|slice| slice.refused).sum(),
            unanswered: slices.iter().map(|slice| slice.open).sum(),
        }
    }
}

impl Outcome {
    pub(crate) fn new(
        attack: Kind,
        without: Sample,
        with: Sample,
        lost: usize,
        kept_order: bool,
        did: Done,
    ) -> Outcome {
        let ratio = with.p99_ms / without.p99_ms;
        let [one, other] = without.halves_p99_ms;
        let chance = one.max(other) / one.min(other);
        let mut broken = Vec::new();
        let mut demand = |holds: bool, what: String| {
            if !holds {
                broken.push(what);
            }
        };
        // Not a number holds nothing.
        demand(ratio <= MOST_RATIO, format!("moves take {ratio:.1} times as long at p99"));
        demand(
            with.bot_p99_ms <= MOST_BOT_MS,
            format!("a greedy bot takes {:.0} ms at p99", with.bot_p99_ms),
        );
        demand(lost == 0, format!("{lost} players have lost their connection"));
        demand(with.unanswered == 0, format!("{} were not answered", with.unanswered));
        demand(with.refused == 0, format!("{} moves were refused", with.refused));
        demand(kept_order, String::from("the host can't empty the seat"));
        demand(did.sent > 0, String::from("nothing was attacked"));
        Outcome { attack, without, with, ratio, chance, lost, did, broken }
    }
}

impl Report {
    pub(crate) fn new(setting: String, attacks: Vec<Outcome>) -> Report {
        let holds = attacks.iter().all(|attack| attack.broken.is_empty());
        Report { setting, attacks, load_average: crate::process::load_average(), holds }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\n{}: {}", self.attack.name(), self.attack.what())?;
        for (name, sample) in [("without", &self.without), ("with", &self.with)] {
            writeln!(
                f,
                "{name:>9} {:>7} {:>8.2} {:>8.2} {:>9} {:>8.2} {:>8.2}",
                sample.moves,
                sample.p50_ms,
                sample.p99_ms,
                sample.bot_answers,
                sample.bot_p50_ms,
                sample.bot_p99_ms
            )?;
        }
        let Done { sent, refused, cut_off, bytes } = self.did;
        writeln!(
            f,
            "  p99 {:.2} times as long ({:.2} times by chance), {} players lost; the attack sent {sent}, {refused} were \
             refused, {cut_off} times cut off, got {:.1} MB",
            self.ratio,
            self.chance,
            self.lost,
            bytes as f64 / 1e6
        )?;
        match &self.broken[..] {
            [] => writeln!(f, "  holds"),
            broken => writeln!(f, "  DOES NOT HOLD: {}", broken.join("; ")),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "People who play The Game while someone attacks the server, each from an address of their own. Every attack is \
             measured in turn without and with it."
        )?;
        writeln!(f, "{} Load average {:.1}.", self.setting, self.load_average)?;
        writeln!(f, "\n            moves   p50 ms   p99 ms  bot turns   p50 ms   p99 ms")?;
        self.attacks.iter().try_for_each(|attack| attack.fmt(f))?;
        let verdict = if self.holds { "everything holds" } else { "NOT EVERYTHING HOLDS" };
        writeln!(
            f,
            "\n{verdict}: moves at most {MOST_RATIO} times as long at p99, greedy bots within a second, nobody cut off"
        )
    }
}
