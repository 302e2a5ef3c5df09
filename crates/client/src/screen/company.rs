//! The others at the table: whom the game waits for, and what is asked of everyone.

use stapel_protocol::table::{SeatNumber, WhoJson};
use stapel_rules::{Seat, SeatSet};

use crate::{Ending, Mirror, RoundMirror, Session};

/// A question whether to end the game early.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndingScreen {
    pub asked_by: Seat,
    pub agreed: SeatSet,
    /// Those who are there and have not answered.
    pub waits_for: SeatSet,
    /// Whether the person who looks is one of them.
    pub may_answer: bool,
    /// Whether it is their own question, which they can take back by answering no.
    pub may_withdraw: bool,
    /// Whether the game would count as it stands, since somebody whose game it is isn't asked; otherwise it would have
    /// no result.
    pub counts: bool,
}

/// A seat that the game waits for though nobody plays there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stuck {
    pub seat: Seat,
    pub why: StuckWhy,
    /// Whether the person who looks may let a bot play on.
    pub may_stand_in: bool,
    /// Whether they may end the game, or ask to.
    pub may_end: bool,
}

/// Why nobody plays in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StuckWhy {
    /// Its person got up; the seat is kept for them.
    Gone,
    /// Its person was removed for good.
    Removed,
    /// Its person isn't connected.
    Away,
    /// Its person is connected, but has not played for long.
    Asleep,
    /// Its person is connected, and the time that was agreed on is up.
    Late,
    /// It was given up and is nobody's.
    Empty,
}

impl Session {
    pub(super) fn ending_screen(&self, mirror: &Mirror) -> Option<EndingScreen> {
        let round = mirror.running()?;
        let Ending { seat: asked_by, agreed } = round.ending?;
        let answered = |seat: Seat| seat == asked_by || agreed.contains(seat);
        let waits_for = mirror.seats_where(|seat| mirror.is_attended(seat) && !answered(seat));
        let own = mirror.seat_taken().filter(|_| self.following);
        let is_left_out =
            |seat: Seat| mirror.is_owned(seat) && !answered(seat) && !waits_for.contains(seat);
        let rivals = !round.game.kind().about().is_cooperative;
        Some(EndingScreen {
            asked_by,
            agreed,
            waits_for,
            may_answer: own.is_some_and(|seat| !answered(seat)),
            may_withdraw: own == Some(asked_by),
            counts: rivals && !mirror.seats_where(is_left_out).is_empty(),
        })
    }

    pub(super) fn stuck(&self, mirror: &Mirror) -> Option<Stuck> {
        let seat = mirror.running().and_then(RoundMirror::waits_for)?;
        let place = mirror.places.get(seat.index())?;
        let here = mirror.here.seats.get(seat.index()) == Some(&true);
        let asleep = mirror.here.relief.contains(&SeatNumber(seat));
        let why = match &place.who {
            _ if place.stand_in.is_some() => return None,
            WhoJson::Empty => StuckWhy::Empty,
            WhoJson::Person(_) if place.removed => StuckWhy::Removed,
            WhoJson::Person(_) if place.gone => StuckWhy::Gone,
            WhoJson::Person(_) if !here => StuckWhy::Away,
            WhoJson::Person(person) if asleep && person.id != mirror.you => {
                if mirror.deadline.is_some() { StuckWhy::Late } else { StuckWhy::Asleep }
            }
            WhoJson::Person(_) | WhoJson::Bot(_) => return None,
        };
        let screen = self.seat_screens().into_iter().find(|screen| screen.seat == seat);
        let may_end = self.table_may(mirror).give_up;
        Some(Stuck {
            seat,
            why,
            may_stand_in: screen.is_some_and(|seat| seat.may.stand_in),
            may_end,
        })
    }
}

impl Mirror {
    /// The seats of which something is true.
    pub(super) fn seats_where(&self, is_one: impl Fn(Seat) -> bool) -> SeatSet {
        (0..self.places.len()).filter_map(Seat::new).filter(|&seat| is_one(seat)).collect()
    }

    /// Whether a seat is a person's.
    fn is_owned(&self, seat: Seat) -> bool {
        let place = self.places.get(seat.index());
        place.is_some_and(|place| matches!(place.who, WhoJson::Person(_)))
    }

    /// Whether a person sits there and is connected, as far as one can see.
    pub(super) fn is_attended(&self, seat: Seat) -> bool {
        let sits = |place: &stapel_protocol::table::PlaceJson| !place.gone && !place.removed;
        self.is_owned(seat)
            && self.places.get(seat.index()).is_some_and(sits)
            && self.here.seats.get(seat.index()) == Some(&true)
    }
}
