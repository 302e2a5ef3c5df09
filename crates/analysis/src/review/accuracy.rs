//! How accurately a seat played, from 0 to 100, as lichess counts it on the chances of its players.
//!
//! A turn's accuracy falls with what it lost. That of a game is the mean of two means: one in which turns weigh more
//! while the chance swings, and the harmonic one, in which a bad turn weighs more.

use super::math::exp;

/// A turn: what it lost, in points of a hundred, and how much it weighs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Weighed {
    pub(super) lost: f64,
    pub(super) weight: f64,
}

/// The accuracy of a turn that lost so many points of a hundred.
fn of_turn(lost: f64) -> f64 {
    if lost <= 0.0 {
        return 100.0;
    }
    let raw = 103.166_810_071_164_9 * exp(-0.043_544_153_867_539_51 * lost) - 3.166_924_740_191_411;
    // One for what the analysis doesn't know.
    (raw + 1.0).clamp(0.0, 100.0)
}

/// How much each turn of a game weighs, by how the chance swings around it. There is one chance more than there are
/// turns: the last is what the game ended with.
pub(super) fn weights(percents: &[f64]) -> Vec<f64> {
    let turns = percents.len().saturating_sub(1);
    let size = (turns / 10).clamp(2, 8).min(percents.len());
    let weight = |window: &[f64]| deviation(window).clamp(0.5, 12.0);
    let first = weight(&percents[..size]);
    let mut weights = vec![first; size.saturating_sub(2)];
    weights.extend(percents.windows(size.max(1)).map(weight));
    weights.truncate(turns);
    weights
}

fn deviation(values: &[f64]) -> f64 {
    let n = values.len().max(1) as f64;
    let mean = values.iter().fold(0.0, |sum, value| sum + value) / n;
    let squares = values.iter().fold(0.0, |sum, value| sum + (value - mean) * (value - mean));
    (squares / n).sqrt()
}

/// The accuracy of a seat that played these turns, if it played any.
pub(super) fn of_game(turns: &[Weighed]) -> Option<f64> {
    if turns.is_empty() {
        return None;
    }
    let weights = turns.iter().fold(0.0, |sum, turn| sum + turn.weight);
    let weighted =
        turns.iter().fold(0.0, |sum, turn| sum + of_turn(turn.lost) * turn.weight) / weights;
    let inverse = turns.iter().fold(0.0, |sum, turn| sum + 1.0 / of_turn(turn.lost).max(1.0));
    let harmonic = turns.len() as f64 / inverse;
    Some((weighted + harmonic) / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_as_accurate_as_lichess_has_them() {
        // The samples that lichess fitted its curve to, and one more for what the analysis doesn't know.
        for (lost, expected) in [(0.0, 100.0), (5.0, 80.8), (10.0, 64.6), (20.0, 41.0), (80.0, 1.0)]
        {
            assert!((of_turn(lost) - expected).abs() < 0.2, "{lost}: {}", of_turn(lost));
        }
        assert_eq!(of_turn(100.0), 0.0);
    }

    #[test]
    fn there_is_a_weight_for_every_turn() {
        for turns in [1, 2, 5, 20, 45, 100] {
            let percents: Vec<f64> = (0..=turns).map(f64::from).collect();
            let weights = weights(&percents);
            assert_eq!(weights.len(), turns as usize);
            assert!(weights.iter().all(|weight| (0.5..=12.0).contains(weight)));
        }
    }

    #[test]
    fn a_game_without_a_loss_is_perfect_and_one_blunder_costs() {
        let turn = |lost| Weighed { lost, weight: 1.0 };
        assert_eq!(of_game(&[]), None);
        assert_eq!(of_game(&[turn(0.0); 9]), Some(100.0));
        let game = of_game(&[turn(0.0), turn(0.0), turn(40.0)]).unwrap();
        assert!((50.0..75.0).contains(&game), "{game}");
    }
}
