//! What is counted over many games.

use stapel_rules::{Loss, MAX_SEATS, Outcome, Seat};

use crate::stats;

/// A win counts for this many parts: it can be shared by up to six without a remainder.
pub const PARTS_OF_A_WIN: u64 = 60;

/// How many cards there are to be left at most, and none.
const LEFT: usize = 99;

/// What is counted over many games. All of it are sums, so that the order doesn't matter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tally {
    /// Of a game in which all seats win or lose together.
    Team(Box<TeamTally>),
    /// Of a game in which everyone plays for themselves.
    Round(Box<RoundTally>),
}

impl Tally {
    /// Nothing counted yet, of such a game.
    pub(crate) fn new(is_cooperative: bool) -> Tally {
        match is_cooperative {
            true => Tally::Team(Box::default()),
            false => Tally::Round(Box::default()),
        }
    }

    /// How many games were counted.
    pub fn games(&self) -> u64 {
        match self {
            Tally::Team(tally) => tally.games,
            Tally::Round(tally) => tally.games,
        }
    }

    /// Counts a game. `order` says for each seat which listed bot sat there.
    pub(super) fn count(&mut self, outcome: &Outcome, order: &[usize]) {
        match self {
            Tally::Team(tally) => tally.count(outcome),
            Tally::Round(tally) => tally.count(outcome, order),
        }
    }

    /// Adds what another tally of the same game has counted.
    pub(super) fn add(&mut self, other: &Tally) {
        match (self, other) {
            (Tally::Team(tally), Tally::Team(other)) => tally.add(other),
            (Tally::Round(tally), Tally::Round(other)) => tally.add(other),
            _ => unreachable!("tallies of one simulation are of the same kind"),
        }
    }
}

/// How a team fared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamTally {
    pub games: u64,
    pub wins: u64,
    /// Games that count as excellent: won, or fewer than ten cards left (G9).
    pub excellent: u64,
    /// How many games ended with 0, 1, … 98 cards left.
    pub left: [u64; LEFT],
    /// How many games were lost for each reason, in the order of [`Loss::ALL`].
    pub losses: [u64; Loss::ALL.len()],
}

impl Default for TeamTally {
    fn default() -> TeamTally {
        TeamTally { games: 0, wins: 0, excellent: 0, left: [0; LEFT], losses: Default::default() }
    }
}

impl TeamTally {
    /// The mean number of cards left, wins included.
    pub fn mean_left(&self) -> Option<f64> {
        let sum: u64 = (0..).zip(self.left).map(|(left, games): (u64, u64)| left * games).sum();
        stats::mean(sum as i64, self.games)
    }

    fn count(&mut self, outcome: &Outcome) {
        self.games += 1;
        self.excellent += u64::from(outcome.is_excellent());
        match *outcome {
            Outcome::Lost { reason, left } => {
                self.left[usize::from(left)] += 1;
                for (count, other) in self.losses.iter_mut().zip(Loss::ALL) {
                    *count += u64::from(other == reason);
                }
            }
            Outcome::Won | Outcome::Round { .. } => {
                self.wins += 1;
                self.left[0] += 1;
            }
        }
    }

    fn add(&mut self, other: &TeamTally) {
        self.games += other.games;
        self.wins += other.wins;
        self.excellent += other.excellent;
        add_each(&mut self.left, &other.left);
        add_each(&mut self.losses, &other.losses);
    }
}

fn add_each(sums: &mut [u64], others: &[u64]) {
    for (sum, other) in sums.iter_mut().zip(others) {
        *sum += other;
    }
}

/// How bots fared against each other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoundTally {
    pub games: u64,
    /// Games that the turn cap ended (C14).
    pub capped: u64,
    /// How each listed bot fared. Where one sits in every seat, how it fared in each.
    pub bots: [BotTally; MAX_SEATS],
}

/// How one bot fared against others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BotTally {
    /// Wins, in parts: [`PARTS_OF_A_WIN`] for a win alone, a share of it for one that was shared.
    pub win_parts: u64,
    /// The sum of points, minus one for each card left.
    pub points: i64,
    /// How often it sat in each seat.
    pub sat: [u64; MAX_SEATS],
}

impl BotTally {
    /// How many games it won, shared ones in part.
    pub fn wins(&self) -> f64 {
        self.win_parts as f64 / PARTS_OF_A_WIN as f64
    }
}

impl RoundTally {
    fn count(&mut self, outcome: &Outcome, order: &[usize]) {
        self.games += 1;
        let mut share = PARTS_OF_A_WIN;
        if let Outcome::Round { winners, capped, .. } = *outcome {
            self.capped += u64::from(capped);
            share /= winners.len().max(1) as u64;
        }
        for (seat, &bot) in Seat::all(order.len() as u8).zip(order) {
            let bot = &mut self.bots[bot];
            bot.points += i64::from(outcome.points(seat));
            bot.sat[seat.index()] += 1;
            if outcome.is_win_for(seat) {
                bot.win_parts += share;
            }
        }
    }

    fn add(&mut self, other: &RoundTally) {
        self.games += other.games;
        self.capped += other.capped;
        for (bot, other) in self.bots.iter_mut().zip(&other.bots) {
            bot.win_parts += other.win_parts;
            bot.points += other.points;
            add_each(&mut bot.sat, &other.sat);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_win_is_shared_without_a_remainder() {
        let mut tally = RoundTally::default();
        let winners = [0, 2, 3].into_iter().filter_map(Seat::new).collect();
        let outcome = Outcome::Round { winners, left: [1, 2, 1, 1, 0, 0], capped: true };
        tally.count(&outcome, &[3, 2, 1, 0]);
        let parts = tally.bots.map(|bot| bot.win_parts);
        assert_eq!((parts, tally.capped), ([20, 20, 0, 20, 0, 0], 1));
        assert_eq!(tally.bots.map(|bot| bot.points), [-1, -1, -2, -1, 0, 0]);
    }
}
