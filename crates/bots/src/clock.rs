use std::time::Instant;

use crate::Budget;

/// Splits a budget evenly among rounds, in each of which half of what is compared is dropped.
#[derive(Debug)]
pub(crate) struct Clock {
    budget: Budget,
    rounds: u32,
    round: u32,
    /// How many worlds this round has room for after the first, if playouts are counted.
    room: u32,
    start: Option<Instant>,
}

impl Clock {
    /// A clock for the choice between so many plays.
    pub(crate) fn start(budget: Budget, plays: usize) -> Clock {
        // Where playouts are counted no clock is read: a browser has none.
        let start = matches!(budget, Budget::Time(_)).then(Instant::now);
        let rounds = plays.next_power_of_two().trailing_zeros();
        Clock { budget, rounds, round: 0, room: 0, start }
    }

    /// Begins the next round, with so many plays left.
    pub(crate) fn next_round(&mut self, plays: usize) {
        self.round += 1;
        if let Budget::Playouts(playouts) = self.budget {
            self.room = playouts / self.rounds.max(1) / plays.max(1) as u32;
            self.room = self.room.saturating_sub(1);
        }
    }

    /// Whether the round has room for another world.
    pub(crate) fn allows_another(&mut self) -> bool {
        match (self.budget, self.start) {
            (Budget::Time(time), Some(start)) => {
                start.elapsed() < time * self.round / self.rounds.max(1)
            }
            _ => {
                let allowed = self.room > 0;
                self.room = self.room.saturating_sub(1);
                allowed
            }
        }
    }
}
