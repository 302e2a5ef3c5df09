//! Sitting down, getting up, and who is made to.

use stapel_rules::Seat;

use super::decide::Decision;
use super::{Table, TableContext};
use crate::{Entry, Occupant, PersonId, Place, Refusal};

impl Table {
    /// The seat in which this person sits. Whoever has got up has one only to come back to.
    pub(super) fn my_seat(&self, person: PersonId) -> Result<Seat, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        if self.places[seat.index()].gone { Err(Refusal::NotSeated) } else { Ok(seat) }
    }

    pub(super) fn sit(&self, person: PersonId, seat: Option<Seat>) -> Decision {
        if let Some(own) = self.seat_of(person) {
            // Whoever has got up comes back to the seat that was kept for them.
            let back = self.places[own.index()].gone && seat.is_none_or(|seat| seat == own);
            return match seat {
                _ if back => Ok(vec![Entry::CameBack { seat: own }]),
                Some(seat) if seat != own => self.change_seats(person, own, seat),
                _ => Err(Refusal::AlreadySeated),
            };
        }
        self.check_open()?;
        let spoiled =
            |seat: Seat| self.running().is_some_and(|round| round.knows_other_hand(person, seat));
        let seat = match seat {
            Some(seat) if self.place(seat)?.occupant != Occupant::Empty => {
                return Err(Refusal::SeatTaken);
            }
            Some(seat) => seat,
            None => {
                let is_empty = |seat: &Seat| self.places[seat.index()].occupant == Occupant::Empty;
                let seats = || self.seats().filter(is_empty);
                let fair = seats().find(|&seat| !spoiled(seat));
                fair.or_else(|| seats().next()).ok_or(Refusal::TableFull)?
            }
        };
        if spoiled(seat) {
            return Err(Refusal::SawAnotherHand);
        }
        Ok(vec![Entry::Sat { seat, person }])
    }

    /// Someone moves to another seat, before the first card or between two games. A bot that sits there changes seats with
    /// them; where a person sits, nobody can. Within a match the seats stay as they are, because the points are theirs.
    fn change_seats(&self, person: PersonId, own: Seat, seat: Seat) -> Decision {
        let score = &self.score;
        if self.is_running() || score.played > 0 && !score.is_over() {
            return Err(Refusal::AlreadySeated);
        }
        self.check_open()?;
        let bot = match &self.place(seat)?.occupant {
            Occupant::Person(_) => return Err(Refusal::SeatTaken),
            Occupant::Bot(bot) => Some(Entry::BotSat { seat: own, bot: bot.clone() }),
            Occupant::Empty => None,
        };
        let moved = [Entry::Left { seat: own }, Entry::Sat { seat, person }];
        Ok(moved.into_iter().chain(bot).collect())
    }

    pub(super) fn come_back(&self, person: PersonId) -> Decision {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        let place = self.place(seat)?;
        if place.gone || place.stand_in.is_some() {
            Ok(vec![Entry::CameBack { seat }])
        } else {
            Err(Refusal::NoStandIn)
        }
    }

    /// A person gets up. In mid-game the seat is kept for them, unless they give it up. A host who goes leaves
    /// the table to another person who sits there.
    pub(super) fn leave(
        &self,
        context: &TableContext<'_>,
        person: PersonId,
        for_good: bool,
    ) -> Decision {
        let kept = self.is_running() && !for_good;
        let seat = if kept { self.my_seat(person)? } else { self.own_seat(person)? };
        let mut entries = vec![if kept { Entry::Gone { seat } } else { Entry::Left { seat } }];
        if person == self.host {
            let next = self.others(context.attendance(), seat).next();
            let next = next.or_else(|| self.sitting().find(|&other| other != seat));
            let next = next.and_then(|seat| self.places[seat.index()].person());
            entries.extend(next.map(|person| Entry::Hosted { person }));
        }
        Ok(entries)
    }

    /// The seat that belongs to this person, whether they sit there or have got up.
    fn own_seat(&self, person: PersonId) -> Result<Seat, Refusal> {
        self.seat_of(person).ok_or(Refusal::NotSeated)
    }

    /// The seats in which people sit, connected or not.
    pub(super) fn sitting(&self) -> impl Iterator<Item = Seat> {
        let sits = |place: &Place| {
            !place.gone && place.person().is_some_and(|person| !self.is_removed(person))
        };
        self.seats().zip(&self.places).filter(move |(_, place)| sits(place)).map(|(seat, _)| seat)
    }

    /// A seat is emptied between games. In a running one it would go to whoever sits down next, with the hand.
    pub(super) fn empty_seat(&self, seat: Seat) -> Decision {
        match &self.place(seat)?.occupant {
            Occupant::Empty => Err(Refusal::NoPersonThere),
            Occupant::Bot(_) | Occupant::Person(_) if self.is_running() => Err(Refusal::SeatKept),
            Occupant::Person(person) if *person == self.host => Err(Refusal::IsHost),
            Occupant::Bot(_) | Occupant::Person(_) => Ok(vec![Entry::Left { seat }]),
        }
    }

    /// The person in this seat, if they can be muted and removed.
    fn guest_at(&self, seat: Seat) -> Result<PersonId, Refusal> {
        let person = self.place(seat)?.person().filter(|&person| !self.is_removed(person));
        match person.ok_or(Refusal::NoPersonThere)? {
            person if person == self.host => Err(Refusal::IsHost),
            person => Ok(person),
        }
    }

    pub(super) fn mute(&self, seat: Seat, on: bool) -> Decision {
        let person = self.guest_at(seat)?;
        match (self.is_muted(person), on) {
            (true, true) => Err(Refusal::MutedAlready),
            (false, false) => Err(Refusal::NotMuted),
            _ => Ok(vec![Entry::Muted { person, on }]),
        }
    }

    /// A person is made to get up. In a running game their seat goes to nobody but a bot.
    pub(super) fn remove(&self, by: PersonId, seat: Seat, for_good: bool) -> Decision {
        let person = self.guest_at(seat)?;
        // Whoever leads in the host's stead must not make the table their own.
        if for_good && by != self.host {
            return Err(Refusal::OnlyHost);
        }
        let gone = self.place(seat)?.gone;
        if gone && !for_good {
            return Err(Refusal::NoPersonThere);
        }
        let removed = for_good.then_some(Entry::Removed { person });
        let up = match (self.is_running(), gone) {
            (true, true) => None,
            (true, false) => Some(Entry::Gone { seat }),
            (false, _) => Some(Entry::Left { seat }),
        };
        Ok(removed.into_iter().chain(up).collect())
    }
}
