//! From what playouts come to, to the chance to win.
//!
//! Playouts are quick and so play worse than anybody who thinks. What they come to is turned into chances by curves
//! that were fitted to games of bots that do ([`fitted`](super::fitted), [docs/review.md](../../../../docs/review.md)).

use stapel_rules::MAX_SEATS;

use super::compare::Worth;
use super::math::{exp, logit, sigmoid};

/// How many cards there are to lay.
const CARDS: usize = 98;

/// What a playout is worth that leaves so many cards: a loss with few is nearly as good as a win, the more so the more
/// cards were still to be laid when it began. Wins alone would tell too little early in a game.
pub struct LeftWorth([f64; CARDS + 1]);

impl LeftWorth {
    /// For playouts that begin with so many cards to lay.
    pub fn new(begin: u8) -> LeftWorth {
        let rest = f64::from(begin) / CARDS as f64;
        let near = 0.9 * rest;
        let scale = 0.5 + 20.0 * rest;
        let mut table = [1.0; CARDS + 1];
        for (left, worth) in table.iter_mut().enumerate().skip(1) {
            *worth = near * exp(-(left as f64) / scale);
        }
        LeftWorth(table)
    }

    /// What it is worth to leave so many.
    pub fn of(&self, left: u8) -> f64 {
        self.0[usize::from(left).min(CARDS)]
    }
}

/// The curve from the mean worth of playouts to the chance of a team.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TeamCurve {
    /// Logarithmic odds: a constant, and so much for the odds of the worth, for the part of the cards that is still to
    /// be laid, and for the two together.
    pub odds: [f64; 4],
}

impl TeamCurve {
    /// Takes the worth for the chance.
    pub const PLAIN: TeamCurve = TeamCurve { odds: [0.0, 1.0, 0.0, 0.0] };

    /// What the curve multiplies its numbers with.
    pub fn features(worth: f64, left: u8) -> [f64; 4] {
        let rest = f64::from(left) / CARDS as f64;
        let odds = logit(worth);
        [1.0, odds, rest, odds * rest]
    }

    /// The chance to win with so many cards to lay, if playouts are worth so much.
    pub fn chance(&self, worth: f64, left: u8) -> f64 {
        let features = TeamCurve::features(worth, left);
        let odds = self.odds.iter().zip(features).fold(0.0, |sum, (each, by)| sum + each * by);
        sigmoid(odds)
    }
}

/// The curve from shares in playouts to the chances of players who play for themselves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SharesCurve {
    /// How much of the chances is shared out alike, since a playout knows less than it seems to.
    pub alike: f64,
    /// What the share of the seat that is to act is multiplied with: it looks too good.
    pub own: f64,
}

/// The nearer to 1 the largest share is from here on, the less is shared out alike: what is sure is sure.
const NEARLY_SURE: f64 = 0.95;

impl SharesCurve {
    /// Takes shares in playouts for chances.
    pub const PLAIN: SharesCurve = SharesCurve { alike: 0.0, own: 1.0 };

    /// The chance of each seat, of which this one is to act.
    pub fn chances(&self, shares: &Worth, players: usize, own: usize) -> Worth {
        let mut weighed = *shares;
        weighed[own] *= self.own;
        let all = weighed.iter().fold(0.0, |sum, share| sum + share);
        let largest = shares.iter().fold(0.0_f64, |most, &share| most.max(share));
        let alike = self.alike * ((1.0 - largest) / (1.0 - NEARLY_SURE)).min(1.0);
        let mut chances = [0.0; MAX_SEATS];
        for (chance, share) in chances.iter_mut().zip(weighed).take(players) {
            *chance = (1.0 - alike) * share / all + alike / players as f64;
        }
        chances
    }
}

#[cfg(test)]
mod tests {

    use crate::review::fitted;

    #[test]
    fn more_worth_is_never_less_chance() {
        for curve in fitted::TEAMS.iter().flatten() {
            for left in 1..=98 {
                let chances = (1..1000).map(|part| curve.chance(f64::from(part) / 1000.0, left));
                assert!(chances.is_sorted(), "{curve:?} with {left} cards");
            }
        }
    }

    #[test]
    fn shares_of_all_seats_are_one() {
        for curve in fitted::SHARES {
            let chances = curve.chances(&[0.5, 0.2, 0.3, 0.0, 0.0, 0.0], 3, 0);
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-12);
            assert_eq!(chances[3..], [0.0; 3]);
            assert_eq!(curve.chances(&[0.0, 1.0, 0.0, 0.0, 0.0, 0.0], 3, 0)[..3], [0.0, 1.0, 0.0]);
        }
    }
}
