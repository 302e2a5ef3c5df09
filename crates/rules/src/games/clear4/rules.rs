use super::Options;
use crate::Seat;
use crate::setup::SetupError;

/// The rules of Clear 4! as agreed for one round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    pub(super) players: u8,
    pub(super) first: Seat,
    pub(super) options: Options,
}

impl Rules {
    /// How many cards each seat is dealt (C1).
    pub const DEALT: usize = 20;

    /// A round for this many players, started by the seat `first`.
    pub fn new(players: u8, first: Seat, options: Options) -> Result<Rules, SetupError> {
        if !(2..=6).contains(&players) {
            return Err(SetupError::Players { found: players, fewest: 2, most: 6 });
        }
        if first.index() >= usize::from(players) {
            return Err(SetupError::First { players });
        }
        if options.turn_cap == 0 {
            return Err(SetupError::OutOfRange {
                name: "turn_cap",
                least: 1,
                most: u32::from(u16::MAX),
            });
        }
        Ok(Rules { players, first, options })
    }

    /// The seat that starts.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// The options in force.
    pub fn options(&self) -> Options {
        self.options
    }
}
