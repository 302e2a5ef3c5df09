//! Whose turn it is, for those who tell people that are not there.

use stapel_rules::Seat;
use stapel_table::{Millis, PersonId};

use super::Room;

/// A turn of a person. Two of them are the same turn if they are equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PersonTurn {
    pub person: PersonId,
    pub seat: Seat,
    /// Counts the games at this table.
    pub game: u32,
    pub began: Millis,
}

impl Room {
    /// Whose turn it is, if a person is waited for and not a bot. Whoever got up is not waited for: they know what they
    /// left.
    pub fn turn(&self) -> Option<PersonTurn> {
        let (seat, round) = (self.table.active()?, self.table.round()?);
        let place = &self.table.places()[seat.index()];
        let person = place.person().filter(|_| place.bot().is_none() && !place.gone)?;
        let began = self.table.turn_began()?;
        let turn = PersonTurn { person, seat, game: round.number(), began };
        (self.table.seat_of(person) == Some(seat)).then_some(turn)
    }

    /// What the table shows of the host's name, to everyone who can see the table.
    pub fn host_name(&self) -> Option<String> {
        self.names.person(self.table.host()).name
    }
}
