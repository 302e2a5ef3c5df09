//! Who is there, who leads, and for whom a bot may play.

use std::fmt;

use stapel_rules::{Seat, TableGame, Turn};

use super::{Table, TableContext};
use crate::{AtZero, Millis, Occupant, PersonId, Place, Refusal};

/// The time, and how long people have been away.
#[derive(Clone, Copy)]
pub struct Attendance<'d> {
    pub now: Millis,
    /// For how many milliseconds a person has not been connected; `None` if they are.
    pub away_for: &'d dyn Fn(PersonId) -> Option<i64>,
}

impl Attendance<'_> {
    /// Whether someone has been away for so many milliseconds.
    fn is_away(&self, person: PersonId, milliseconds: i64) -> bool {
        (self.away_for)(person).is_some_and(|away| away >= milliseconds)
    }
}

impl fmt::Debug for Attendance<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Attendance").field("now", &self.now).finish_non_exhaustive()
    }
}

impl TableContext<'_> {
    /// Who is there.
    pub fn attendance(&self) -> Attendance<'_> {
        Attendance { now: self.now, away_for: self.away_for }
    }
}

impl Table {
    /// How many milliseconds a person may be away before others decide without them: lead in the host's
    /// stead, or end a game without their answer. Connections break for seconds all the time.
    pub const PATIENCE: i64 = 30_000;

    /// How many milliseconds a turn without a clock may take before a bot may stand in for someone who is
    /// connected: nobody blocks a table by keeping a window open.
    pub const LONG_TURN: i64 = 120_000;

    /// Whether those who sit there may do what the host does.
    pub fn lead_is_open(&self, at: Attendance<'_>) -> bool {
        at.is_away(self.host, Table::PATIENCE)
    }

    /// Whether this person may do what a host does.
    pub(super) fn lead(&self, context: &TableContext<'_>, person: PersonId) -> Result<(), Refusal> {
        let in_the_hosts_stead =
            || self.lead_is_open(context.attendance()) && self.my_seat(person).is_ok();
        if person == self.host || in_the_hosts_stead() { Ok(()) } else { Err(Refusal::NotHost) }
    }

    /// When the turn under way will have lasted so long that a bot may stand in for a person who is
    /// connected. Where a bot plays on at zero anyway, there is no such time.
    pub fn long_turn_at(&self) -> Option<Millis> {
        let began = self.running()?.turn_began;
        match (self.deadline(), &self.agreement.at_zero) {
            (None, _) => Some(began.plus(Table::LONG_TURN)),
            (Some(deadline), AtZero::Wait) => Some(deadline),
            (Some(_), AtZero::Bot(_)) => None,
        }
    }

    fn is_long_turn(&self, now: Millis) -> bool {
        self.long_turn_at().is_some_and(|long| now >= long)
    }

    /// Whether who starts has been waited for so long that anyone who sits there may name the starter.
    pub fn may_all_start(&self, at: Attendance<'_>) -> bool {
        self.running().is_some_and(|round| round.turn() == Turn::Opening)
            && self.is_long_turn(at.now)
    }

    /// Whether a bot may be asked to play for a seat: nobody is there, or the person has gone, is away, or has
    /// slept on their turn.
    pub fn may_stand_in(&self, at: Attendance<'_>, seat: Seat) -> bool {
        let (Some(round), Some(place)) = (self.running(), self.places.get(seat.index())) else {
            return false;
        };
        let needs_one = match place.occupant {
            Occupant::Bot(_) => false,
            Occupant::Empty => true,
            Occupant::Person(person) => {
                // Where everyone plays for themselves, a bot that a rival chose is no help: nobody gets one
                // because their connection broke for a moment.
                let rivals = round.game().outcome_as_it_stands(round.state()).is_some();
                let patience = if rivals { Table::PATIENCE } else { 0 };
                let asleep = round.turn() == Turn::Seat(seat) && self.is_long_turn(at.now);
                place.gone || asleep || at.is_away(person, patience)
            }
        };
        needs_one && place.stand_in.is_none()
    }

    /// Whether this is the place of a person who sits there and has not been away for long.
    fn is_attended(&self, at: Attendance<'_>, place: &Place) -> bool {
        let is_there = |person| !self.is_removed(person) && !at.is_away(person, Table::PATIENCE);
        !place.gone && place.person().is_some_and(is_there)
    }

    /// The people who are there, by their seats.
    pub(super) fn attending(&self, at: Attendance<'_>) -> impl Iterator<Item = Seat> {
        let places = self.seats().zip(&self.places);
        places.filter(move |(_, place)| self.is_attended(at, place)).map(|(seat, _)| seat)
    }

    /// The same without one of them: those who are asked when this seat wants something.
    pub(super) fn others(&self, at: Attendance<'_>, seat: Seat) -> impl Iterator<Item = Seat> {
        self.attending(at).filter(move |&other| other != seat)
    }
}
