use std::time::Instant;

use crate::Budget;

/// Splits a search budget evenly among the rounds of sequential halving: after each round half of the
/// plays that are compared are dropped.
#[derive(Debug)]
pub(crate) struct Clock<N = fn() -> Instant> {
    budget: Budget,
    rounds: u32,
    round: u32,
    /// How many more worlds this round may try, if playouts are counted.
    remaining: u32,
    start: Option<Instant>,
    now: N,
}

impl Clock {
    /// A clock for the choice between so many plays.
    pub(crate) fn start(budget: Budget, plays: usize) -> Clock {
        Clock::start_with(Instant::now, budget, plays)
    }
}

impl<N: Fn() -> Instant> Clock<N> {
    fn start_with(now: N, budget: Budget, plays: usize) -> Clock<N> {
        // Where playouts are counted no clock is read: a browser has none.
        let start = matches!(budget, Budget::Time(_)).then(&now);
        let rounds = plays.next_power_of_two().trailing_zeros();
        Clock { budget, rounds, round: 0, remaining: 0, start, now }
    }

    /// Begins the next round, with so many plays left.
    pub(crate) fn next_round(&mut self, plays: usize) {
        self.round += 1;
        if let Budget::Playouts(playouts) = self.budget {
            self.remaining = playouts / self.rounds.max(1) / plays.max(1) as u32;
            self.remaining = self.remaining.saturating_sub(1);
        }
    }

    /// Whether another world may be tried in this round.
    pub(crate) fn allows_another(&mut self) -> bool {
        match (self.budget, self.start) {
            (Budget::Time(time), Some(start)) => {
                (self.now)() - start < time * self.round / self.rounds.max(1)
            }
            _ => {
                let allowed = self.remaining > 0;
                self.remaining = self.remaining.saturating_sub(1);
                allowed
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::time::Duration;

    use super::*;

    /// How many worlds are tried in each round, if eight plays are compared and the time moves on by
    /// a millisecond whenever it is asked for.
    fn worlds(budget: Budget) -> Vec<u32> {
        let (begin, asked) = (Instant::now(), Cell::new(0));
        let now = || begin + Duration::from_millis(asked.replace(asked.get() + 1));
        let mut clock = Clock::start_with(now, budget, 8);
        let mut round = |plays| {
            clock.next_round(plays);
            let mut worlds = 1;
            while clock.allows_another() {
                worlds += 1;
            }
            worlds
        };
        [8, 4, 2].map(&mut round).to_vec()
    }

    #[test]
    fn time_is_split_evenly_among_rounds_and_no_more_is_taken() {
        // The look that finds a round's time used up is a millisecond of the next one's.
        assert_eq!(worlds(Budget::Time(Duration::from_millis(30))), [10, 10, 10]);
        assert_eq!(worlds(Budget::Time(Duration::from_millis(3))), [1, 1, 1]);
        assert_eq!(worlds(Budget::Time(Duration::ZERO)), [1, 1, 1]);
    }

    #[test]
    fn playouts_are_split_evenly_among_rounds_and_read_no_clock() {
        // Each world costs as many playouts as there are plays left.
        assert_eq!(worlds(Budget::Playouts(240)), [10, 20, 40]);
        assert_eq!(worlds(Budget::Playouts(1)), [1, 1, 1]);
        let no_clock = || -> Instant { unreachable!("nobody asks for the time") };
        let mut clock = Clock::start_with(no_clock, Budget::Playouts(100), 8);
        clock.next_round(8);
        while clock.allows_another() {}
    }
}
