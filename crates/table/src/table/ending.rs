//! Ending a game early: who is asked, and how it counts.

use stapel_rules::{Seat, SeatSet, TableGame};

use super::decide::Decision;
use super::{Table, TableContext};
use crate::{Change, Entry, PersonId, Place, Refusal, RequestKey, Round, Version};

impl Table {
    /// Someone wants to end the game. If no other person is there, it ends; otherwise they are asked.
    pub(super) fn ask_end(&self, context: &TableContext<'_>, person: PersonId) -> Decision {
        let round = self.running().ok_or(Refusal::NoGame)?;
        let at = context.attendance();
        let seat = match self.my_seat(person) {
            Ok(seat) => seat,
            // A host without a seat may clear a table at which nobody is.
            Err(_) if person == self.host && self.attending(at).next().is_none() => {
                return Ok(vec![self.end(SeatSet::EMPTY)]);
            }
            Err(refusal) => return Err(refusal),
        };
        if self.others(at, seat).next().is_none() {
            return Ok(vec![self.end([seat].into_iter().collect())]);
        }
        match round.ending {
            // Whoever wants the same agrees.
            Some(ending) if ending.asked.waits_for(seat) => Ok(vec![Entry::EndAgreed { seat }]),
            Some(_) => Err(Refusal::EndAskedAlready),
            None if self.has_room_around(person) => Ok(vec![Entry::EndAsked { seat }]),
            None => Err(Refusal::LogFull),
        }
    }

    pub(super) fn answer_end(&self, seat: Seat, base: Option<Version>, agree: bool) -> Decision {
        let round = self.running().ok_or(Refusal::NoGame)?;
        let ending = round.ending.ok_or(Refusal::NoEndAsked)?;
        // Bots may have played since; what counts is that this question was seen.
        self.check_base_since(base, ending.since)?;
        if !agree {
            return Ok(vec![Entry::EndDenied { seat }]);
        }
        if !ending.asked.waits_for(seat) {
            return Err(Refusal::NoEndAsked);
        }
        Ok(vec![Entry::EndAgreed { seat }])
    }

    /// What ends the game if these seats want it to end. Where everyone plays for themselves it has no result only if
    /// all whose game it is agreed; otherwise a losing seat could wait until a rival is away.
    fn end(&self, agreed: SeatSet) -> Entry {
        let owned = |(seat, place): (Seat, &Place)| place.person().map(|_| seat);
        let mut owners = self.seats().zip(&self.places).filter_map(owned);
        let counts = |round: &Round| round.game().outcome_as_it_stands(round.state()).is_some();
        let all_agreed = owners.all(|seat| agreed.contains(seat));
        match self.running() {
            Some(round) if !all_agreed && counts(round) => Entry::Stopped,
            _ => Entry::GivenUp,
        }
    }

    /// Ends the game if somebody asks to and everyone who is there agreed. Whoever is away for long no longer has
    /// a say, so this is asked whenever something happens or time passes.
    pub(super) fn settle_end(
        &mut self,
        context: &TableContext<'_>,
        by: Option<RequestKey>,
        changes: &mut Vec<Change>,
    ) {
        let Some(asked) = self.running().and_then(|round| round.ending).map(|ending| ending.asked)
        else {
            return;
        };
        let mut agreed = asked.agreed;
        agreed.insert(asked.seat);
        let waits =
            self.others(context.attendance(), asked.seat).any(|seat| !agreed.contains(seat));
        if !waits {
            self.enter_one(context, by, self.end(agreed), changes);
        }
    }
}
