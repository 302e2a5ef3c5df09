use crate::Seat;
use crate::setup::SetupError;

/// Rule options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Several jokers without a number may be played on a valued pile (C6).
    pub joker_sets: bool,
    /// Passing is allowed on an empty pile too (C9).
    pub pass_on_empty: bool,
    /// A PUSH that is a seat's last card still moves the pile (C11).
    pub last_push_moves: bool,
    /// After so many turns the round ends (C14).
    pub turn_cap: u16,
}

impl Default for Options {
    fn default() -> Options {
        Options { joker_sets: true, pass_on_empty: false, last_push_moves: true, turn_cap: 500 }
    }
}

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
