//! Comparing turns in the same imagined worlds.

use stapel_rules::MAX_SEATS;

/// What a playout was worth: to the team in the first place, or to each seat.
pub(crate) type Worth = [f64; MAX_SEATS];

/// Turns that can be played out in imagined worlds.
pub(crate) trait Trials {
    /// Imagines the next world.
    fn imagine(&mut self);
    /// Plays a turn out in it.
    fn play(&mut self, turn: usize) -> Worth;
}

/// So many others are compared with the played turn in the end.
const FINALISTS: usize = 3;

/// What was found about some turns. Where one was played, it is the first.
pub(crate) struct Compared {
    /// Which turns these are.
    pub(crate) turns: Vec<usize>,
    /// What each was worth in each world, to the seat that chose.
    rows: Vec<Vec<f64>>,
    /// The sums over the worlds for each turn.
    sums: Vec<Worth>,
    worlds: u32,
}

/// A difference of means, with its standard error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Difference {
    pub(crate) mean: f64,
    pub(crate) error: f64,
}

impl Difference {
    /// Whether it is twice its standard error or more, so that it is hardly by accident.
    pub(crate) fn is_clear(self) -> bool {
        self.mean.abs() >= 2.0 * self.error && self.mean != 0.0
    }

    /// By how much it is to be believed, from 0 to 1: what is no larger than its error not at all, and the larger the
    /// more (Breiman's garrote). Otherwise the best of several turns would always look better than the one played, by
    /// accident alone.
    pub(crate) fn belief(self) -> f64 {
        let square = self.mean * self.mean;
        let doubt = self.error * self.error;
        if square <= doubt || square == 0.0 { 0.0 } else { 1.0 - doubt / square }
    }
}

/// Compares `count` turns, of which this one was played: first all of them, then the most promising ones in other
/// worlds, so that what looked good by accident has to show it again.
pub(crate) fn compare(
    trials: &mut impl Trials,
    count: usize,
    played: usize,
    own: usize,
    playouts: u32,
) -> Compared {
    let mut others: Vec<(usize, f64)> =
        (0..count).filter(|&turn| turn != played).map(|turn| (turn, 0.0)).collect();
    let mut remaining = playouts;
    if others.len() > FINALISTS {
        let rounds = rounds(others.len());
        let each = playouts / 2 / rounds;
        while others.len() > FINALISTS {
            let worlds = (each / others.len() as u32).max(1);
            for _ in 0..worlds {
                trials.imagine();
                for (turn, sum) in &mut others {
                    *sum += trials.play(*turn)[own];
                }
            }
            remaining = remaining.saturating_sub(worlds * others.len() as u32);
            others.sort_by(|one, other| other.1.total_cmp(&one.1));
            others.truncate(others.len().div_ceil(2).max(FINALISTS));
        }
    }
    let mut turns = vec![played];
    turns.extend(others.iter().map(|&(turn, _)| turn));
    // A turn without an alternative needs no comparison, only its chance.
    let worlds = if turns.len() == 1 { playouts / 4 } else { remaining / turns.len() as u32 };
    compare_all(trials, turns, own, worlds)
}

/// Compares all of these turns in so many worlds, two at least.
pub(crate) fn compare_all(
    trials: &mut impl Trials,
    turns: Vec<usize>,
    own: usize,
    worlds: u32,
) -> Compared {
    let worlds = worlds.max(2);
    let mut compared = Compared {
        rows: turns.iter().map(|_| Vec::with_capacity(worlds as usize)).collect(),
        sums: vec![[0.0; MAX_SEATS]; turns.len()],
        turns,
        worlds,
    };
    for _ in 0..worlds {
        trials.imagine();
        for (place, &turn) in compared.turns.iter().enumerate() {
            let worth = trials.play(turn);
            compared.rows[place].push(worth[own]);
            for (sum, worth) in compared.sums[place].iter_mut().zip(worth) {
                *sum += worth;
            }
        }
    }
    compared
}

/// How many rounds of halving it takes.
fn rounds(mut count: usize) -> u32 {
    let mut rounds = 0;
    while count > FINALISTS {
        count = count.div_ceil(2).max(FINALISTS);
        rounds += 1;
    }
    rounds.max(1)
}

impl Compared {
    /// What the turn in this place was worth on average, to each seat.
    pub(crate) fn mean(&self, place: usize) -> Worth {
        self.sums[place].map(|sum| sum / f64::from(self.worlds))
    }

    /// How much more the first of two turns was worth than the second, world by world.
    pub(crate) fn difference(&self, one: usize, other: usize) -> Difference {
        let pairs = self.rows[one].iter().zip(&self.rows[other]);
        spread(pairs.map(|(one, other)| one - other), self.worlds)
    }

    /// What a turn was worth, with its standard error.
    pub(crate) fn value(&self, place: usize) -> Difference {
        spread(self.rows[place].iter().copied(), self.worlds)
    }
}

fn spread(values: impl Iterator<Item = f64> + Clone, count: u32) -> Difference {
    let n = f64::from(count);
    let mean = values.clone().fold(0.0, |sum, value| sum + value) / n;
    let squares = values.fold(0.0, |sum, value| sum + (value - mean) * (value - mean));
    Difference { mean, error: (squares / (n - 1.0) / n).sqrt() }
}
