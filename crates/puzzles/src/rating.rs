//! Glicko-2, as Mark Glickman describes it in *Example of the Glicko-2 system*: a rating, how sure it is, and how much it swings.
//!
//! Each puzzle that somebody tries is a game against it: solved at the first try is a win, anything else a loss.

use std::f64::consts::PI;

/// How strong somebody is, or how hard a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    pub rating: f64,
    /// The true strength is within twice this with 95 %.
    pub deviation: f64,
    /// How much the strength is expected to swing.
    pub volatility: f64,
}

impl Default for Rating {
    /// That of somebody of whom nothing is known.
    fn default() -> Rating {
        Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 }
    }
}

/// A game: against whom, and what came of it, from 0 for a loss to 1 for a win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Result {
    pub opponent: Rating,
    pub score: f64,
}

/// From this scale to that of the formulas.
const SCALE: f64 = 173.717_8;

/// How much volatility may change.
const TAU: f64 = 0.5;

/// When the volatility is found well enough.
const CLOSE: f64 = 0.000_001;

/// Nobody is known better than this, so that ratings keep moving.
const LEAST_DEVIATION: f64 = 45.0;

impl Rating {
    /// The rating of a puzzle that starts from so many points. Those who make puzzles don't know better than so.
    pub fn of_puzzle(rating: u16) -> Rating {
        Rating { rating: f64::from(rating), deviation: 150.0, volatility: 0.06 }
    }

    /// The rating after a period with these games.
    pub fn after(self, results: &[Result]) -> Rating {
        let (mu, phi) = ((self.rating - 1500.0) / SCALE, self.deviation / SCALE);
        if results.is_empty() {
            let deviation = SCALE * (phi * phi + self.volatility * self.volatility).sqrt();
            return Rating { deviation: deviation.min(350.0), ..self };
        }
        let games = results.iter().map(|result| {
            let (its_mu, its_phi) =
                ((result.opponent.rating - 1500.0) / SCALE, result.opponent.deviation / SCALE);
            let g = 1.0 / (1.0 + 3.0 * its_phi * its_phi / (PI * PI)).sqrt();
            let expected = 1.0 / (1.0 + (-g * (mu - its_mu)).exp());
            (g, expected, result.score)
        });
        let (mut information, mut gain) = (0.0, 0.0);
        for (g, expected, score) in games {
            information += g * g * expected * (1.0 - expected);
            gain += g * (score - expected);
        }
        let v = 1.0 / information;
        let delta = v * gain;
        let volatility = volatility(self.volatility, phi, v, delta);
        let before = phi * phi + volatility * volatility;
        let phi = 1.0 / (1.0 / before + 1.0 / v).sqrt();
        let mu = mu + phi * phi * gain;
        Rating { rating: SCALE * mu + 1500.0, deviation: SCALE * phi, volatility }
    }

    /// The rating after one try at a puzzle.
    pub fn after_try(self, puzzle: u16, solved: bool) -> Rating {
        let score = if solved { 1.0 } else { 0.0 };
        let after = self.after(&[Result { opponent: Rating::of_puzzle(puzzle), score }]);
        Rating { deviation: after.deviation.max(LEAST_DEVIATION), ..after }
    }
}

/// Step 5: the volatility that fits best, by the Illinois algorithm.
fn volatility(sigma: f64, phi: f64, v: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let (square, spread) = (delta * delta, phi * phi + v);
    let f = |x: f64| {
        let e = x.exp();
        let sum = spread + e;
        e * (square - sum) / (2.0 * sum * sum) - (x - a) / (TAU * TAU)
    };
    let mut low = a;
    let mut high = if square > spread {
        (square - spread).ln()
    } else {
        let mut k = 1.0;
        while f(a - k * TAU) < 0.0 {
            k += 1.0;
        }
        a - k * TAU
    };
    let (mut f_low, mut f_high) = (f(low), f(high));
    while (high - low).abs() > CLOSE {
        let next = low + (low - high) * f_low / (f_high - f_low);
        let f_next = f(next);
        if f_next * f_high <= 0.0 {
            (low, f_low) = (high, f_high);
        } else {
            f_low /= 2.0;
        }
        (high, f_high) = (next, f_next);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(rating: f64, deviation: f64) -> Rating {
        Rating { rating, deviation, volatility: 0.06 }
    }

    #[test]
    fn the_worked_example_of_the_paper_comes_out() {
        let results = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)];
        let results = results
            .map(|(rating, deviation, score)| Result { opponent: rated(rating, deviation), score });
        let after = rated(1500.0, 200.0).after(&results);
        // What the paper has, which rounds on its way.
        assert!((after.rating - 1464.06).abs() < 0.02, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.02, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    #[test]
    fn who_does_not_play_becomes_less_known() {
        let after = rated(1500.0, 200.0).after(&[]);
        assert_eq!(after.rating, 1500.0);
        assert!(after.deviation > 200.0 && after.deviation < 201.0, "{after:?}");
        assert_eq!(rated(1500.0, 350.0).after(&[]).deviation, 350.0);
    }

    #[test]
    fn a_solved_puzzle_lifts_and_a_missed_one_lowers_the_more_surprising_the_more() {
        let mine = rated(1500.0, 100.0);
        let change = |puzzle, solved| mine.after_try(puzzle, solved).rating - 1500.0;
        assert!(change(1800, true) > change(1200, true) && change(1200, true) > 0.0);
        assert!(change(1200, false) < change(1800, false) && change(1800, false) < 0.0);
    }

    #[test]
    fn ratings_never_stand_still() {
        let mut mine = Rating::default();
        for _ in 0..500 {
            let puzzle = mine.rating as u16;
            mine = mine.after_try(puzzle, true).after_try(puzzle, false);
        }
        assert!(mine.deviation >= LEAST_DEVIATION && mine.deviation < 80.0, "{mine:?}");
    }
}
