use core::fmt;

use crate::bit_set::bit_set;

/// The most seats any of the games has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// Seat number `index`, if any table has so many seats.
    #[inline]
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat(index as u8)) } else { None }
    }

    /// A seat that the caller knows to exist.
    #[inline]
    pub(crate) const fn new_unchecked(index: u8) -> Seat {
        debug_assert!((index as usize) < MAX_SEATS);
        Seat(index)
    }

    /// The seat's number, for use as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left (clockwise) at a table of `players` seats.
    #[inline]
    pub const fn left(self, players: u8) -> Seat {
        if self.0 + 1 >= players { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// The seats of a table with this many players.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        debug_assert!(usize::from(players) <= MAX_SEATS);
        (0..players).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

bit_set! {
    /// A set of seats.
    SeatSet of Seat
}

impl SeatSet {
    /// How many seats the set holds.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats of the set, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(MAX_SEATS as u8).filter(move |&seat| self.contains(seat))
    }
}

/// Who looks at a game: one of its seats, or someone who only watches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A seat sees its own cards and what is open.
    Seat(Seat),
    /// A spectator sees only what is open to all.
    Spectator,
}

impl Viewer {
    /// Whether the viewer is this seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The viewers of a table: every seat, then the spectator.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}
