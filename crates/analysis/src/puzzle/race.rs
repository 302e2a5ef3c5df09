//! From all turns that look good to the few whose chances are told.

use stapel_rules::any::AnyAction;

use super::{Choice, ERRORS, LEAD, LEAST_CHANCE};
use crate::review::compare::{Compared, Trials, compare_all};

/// So many turns are told of, and the obvious one.
const TOLD: usize = 5;

/// Something in which turns are compared.
pub(super) trait Course {
    /// What turns are played out in.
    fn trials(&mut self) -> impl Trials;
    /// The chance of a turn, between 0 and 1.
    fn chance(&self, compared: &Compared, place: usize) -> f64;
    /// The turn as it is written.
    fn actions(&self, turn: usize) -> Vec<AnyAction>;
    /// The chance of a turn that is not over, if the seat goes on in the best way and not by the rule of thumb of playouts.
    fn deepened(&self, _turn: usize, _playouts: u32) -> Option<f64> {
        None
    }
}

/// What one turn comes to.
#[derive(Clone, Copy)]
struct Told {
    turn: usize,
    chance: f64,
    /// Of the difference to the best one.
    error: f64,
}

/// Compares so many turns, and tells of the best ones if one of them is far enough ahead and is not the obvious one.
pub(super) fn race(
    course: &mut impl Course,
    count: usize,
    strong: usize,
    obvious: usize,
    own: usize,
    playouts: u32,
) -> Option<Vec<Choice>> {
    // Most differences of opinion are about nothing.
    let both = run(course, vec![strong, obvious], own, playouts / 20);
    let lead = both[0].chance - both[1].chance;
    if both[0].turn == obvious || lead < 0.5 * f64::from(LEAD) / 1000.0 {
        return None;
    }
    let keep = |told: &[Told], most: usize| {
        let mut turns: Vec<usize> = told.iter().take(most).map(|told| told.turn).collect();
        for turn in [strong, obvious] {
            if !turns.contains(&turn) {
                turns.push(turn);
            }
        }
        turns
    };
    let all = run(course, (0..count).collect(), own, playouts / 4);
    let some = run(course, keep(&all, 8), own, playouts / 4);
    if some[0].turn == obvious || some[0].chance - some[1].chance < 0.6 * f64::from(LEAD) / 1000.0 {
        return None;
    }
    let few = run(course, keep(&some, TOLD), own, playouts / 2);
    if !is_ahead(&few, obvious) {
        return None;
    }
    let mut told = run(course, few.iter().map(|told| told.turn).collect(), own, playouts);
    for one in &mut told {
        one.chance = one.chance.max(course.deepened(one.turn, playouts).unwrap_or(0.0));
    }
    told.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    if told[0].turn != few[0].turn || !is_ahead(&told, obvious) {
        return None;
    }
    let choice = |told: &Told| Choice {
        actions: course.actions(told.turn),
        chance: thousandths(told.chance),
        error: thousandths(told.error),
        obvious: told.turn == obvious,
    };
    Some(told.iter().map(choice).collect())
}

/// Weighs choices once more, which are these turns of the course. The others are compared with the first.
pub(super) fn weigh(
    course: &mut impl Course,
    choices: &[Choice],
    turns: &[usize],
    own: usize,
    playouts: u32,
) -> Vec<Choice> {
    let worlds = playouts / turns.len() as u32;
    let compared = compare_all(&mut course.trials(), turns.to_vec(), own, worlds);
    let first = course.chance(&compared, 0);
    let told = |(place, choice): (usize, &Choice)| {
        let chance = course.chance(&compared, place);
        let error = error(&compared, (0, first), (place, chance));
        let deepened = course.deepened(turns[place], playouts).unwrap_or(0.0);
        let (chance, error) = (thousandths(chance.max(deepened)), thousandths(error));
        Choice { chance, error, ..choice.clone() }
    };
    choices.iter().enumerate().map(told).collect()
}

/// The standard error of the difference of two chances.
fn error(compared: &Compared, (best, most): (usize, f64), (place, chance): (usize, f64)) -> f64 {
    let difference = compared.difference(best, place);
    // How much chance a difference of worth is between these two.
    let steepness = match difference.mean.abs() {
        little if little < 1e-9 => 1.0,
        mean => (most - chance).abs() / mean,
    };
    difference.error * steepness
}

fn is_ahead(told: &[Told], obvious: usize) -> bool {
    let best = told[0];
    let is_behind = |other: &Told| {
        let lead = thousandths(best.chance).saturating_sub(thousandths(other.chance));
        lead >= LEAD && lead >= ERRORS * thousandths(other.error)
    };
    best.turn != obvious
        && thousandths(best.chance) >= LEAST_CHANCE
        && told[1..].iter().all(is_behind)
}

/// Compares these turns with so many playouts in all; the best is the first.
fn run(course: &mut impl Course, turns: Vec<usize>, own: usize, playouts: u32) -> Vec<Told> {
    let worlds = playouts / turns.len() as u32;
    let compared = compare_all(&mut course.trials(), turns, own, worlds);
    let chance = |place: usize| course.chance(&compared, place);
    let mut places: Vec<(usize, f64)> =
        (0..compared.turns.len()).map(|place| (place, chance(place))).collect();
    places.sort_by(|one, other| other.1.total_cmp(&one.1));
    let best = places[0];
    let told = |&(place, chance): &(usize, f64)| Told {
        turn: compared.turns[place],
        chance,
        error: error(&compared, best, (place, chance)),
    };
    places.iter().map(told).collect()
}

fn thousandths(value: f64) -> u16 {
    (1000.0 * value).round().clamp(0.0, 1000.0) as u16
}
