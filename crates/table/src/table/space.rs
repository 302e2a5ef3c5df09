//! How much of a log is for what: the game, what goes on around it, and talk. Each has a space of its own,
//! so that none of them can take the room that another needs.

use std::collections::BTreeMap;

use super::Table;
use crate::{Command, Entry, Logged, PersonId, Refusal, Request, Version};

/// Nobody gets more than this part of what the others have left of a space. However many identities one
/// rude person has, something always remains for the next.
const SHARE: u64 = 8;

/// What an entry costs beside its text.
const ENTRY_COST: u64 = 64;

/// A space, and who has used how much of it.
#[derive(Clone, Debug)]
struct Ledger {
    most: u64,
    used: u64,
    by: BTreeMap<PersonId, u64>,
}

impl Ledger {
    fn new(most: u64) -> Ledger {
        Ledger { most, used: 0, by: BTreeMap::new() }
    }

    /// Whether this person may use so much more.
    fn has_room(&self, person: PersonId, cost: u64) -> bool {
        let own = self.by.get(&person).copied().unwrap_or(0);
        let left_by_others = self.most.saturating_sub(self.used - own);
        own + cost <= left_by_others / SHARE
    }

    fn note(&mut self, person: Option<PersonId>, cost: u64) {
        self.used += cost;
        if let Some(person) = person {
            *self.by.entry(person).or_default() += cost;
        }
    }
}

/// What the entries of a log have used of its spaces. It follows from the log.
#[derive(Clone, Debug)]
pub(super) struct Space {
    /// Entries of games: deals, plays, and what bots signal.
    game: Version,
    /// Entries of what people do around a game: sitting down, seating bots, agreeing, asking to take back.
    around: Ledger,
    /// What people say and signal, in bytes.
    talk: Ledger,
}

impl Default for Space {
    fn default() -> Space {
        Space {
            game: 0,
            around: Ledger::new(Table::MAX_AROUND),
            talk: Ledger::new(Table::MAX_TALK),
        }
    }
}

impl Space {
    /// Takes note of an entry of the log.
    pub(super) fn note(&mut self, logged: &Logged) {
        let person = logged.by.map(|key| key.person);
        match &logged.entry {
            Entry::Said { text, .. } => self.talk.note(person, said_cost(text)),
            Entry::Erased => self.talk.note(None, ENTRY_COST),
            Entry::Signalled { .. } if person.is_some() => self.talk.note(person, ENTRY_COST),
            Entry::Opened { .. }
            | Entry::Agreed { .. }
            | Entry::Sat { .. }
            | Entry::Shared { .. }
            | Entry::BotSat { .. }
            | Entry::Hosted { .. }
            | Entry::TakebackAsked { .. }
            | Entry::TakebackAgreed { .. }
            | Entry::TakebackDenied { .. }
            | Entry::StoodIn { .. }
            | Entry::CameBack { .. }
            | Entry::Gone { .. }
            | Entry::EndAsked { .. }
            | Entry::EndAgreed { .. }
            | Entry::EndDenied { .. }
            | Entry::Muted { on: false, .. } => self.around.note(person, 1),
            // Whoever leaves, or is made to, has come before, and that was counted. Whoever is muted once more
            // was unmuted before.
            Entry::Left { .. } | Entry::Removed { .. } | Entry::Muted { on: true, .. } => {}
            Entry::Signalled { .. }
            | Entry::Sealed { .. }
            | Entry::DealCalled
            | Entry::Dealing { .. }
            | Entry::Revealed { .. }
            | Entry::Dealt
            | Entry::Resumed { .. }
            | Entry::Started { .. }
            | Entry::Acted { .. }
            | Entry::TookBack { .. }
            // One a position, so there are no more of them than plays.
            | Entry::Hinted { .. }
            | Entry::GivenUp
            | Entry::Stopped => self.game += 1,
        }
    }
}

fn said_cost(text: &str) -> u64 {
    ENTRY_COST + text.len() as u64
}

impl Table {
    /// The most entries of games that a log takes; after that the game that is running can be finished,
    /// and no other is dealt.
    pub const MAX_LOG: Version = 100_000;
    /// The most entries of what people do around games, such as sitting down. Nobody gets more than an
    /// eighth of what the others have left.
    pub const MAX_AROUND: u64 = 40_000;
    /// The most bytes of what people say and signal at a table, shared out in the same way.
    pub const MAX_TALK: u64 = 8 * 1024 * 1024;

    /// Whether the log has room for what a request would write. What ends a game or a stay at the table,
    /// and what moderates, is never refused for want of room.
    pub(super) fn check_room(&self, request: &Request) -> Result<(), Refusal> {
        let person = request.key.person;
        let (game, around) = (self.space.game < Table::MAX_LOG, &self.space.around);
        let (has_room, refusal) = match &request.command {
            Command::Say { text } => {
                (self.space.talk.has_room(person, said_cost(text.trim())), Refusal::TalkFull)
            }
            Command::Signal { .. } => {
                (self.space.talk.has_room(person, ENTRY_COST), Refusal::TalkFull)
            }
            Command::Sit { .. }
            | Command::Share { .. }
            | Command::SeatBot { .. }
            | Command::Agree { .. }
            | Command::StandIn { .. }
            | Command::Mute { on: false, .. } => (around.has_room(person, 1), Refusal::LogFull),
            // Without room one may still play oneself, just go away, or give the seat up.
            Command::ComeBack if self.has_gone(person) => {
                (around.has_room(person, 1), Refusal::LogFull)
            }
            Command::Leave { for_good: false } if self.is_running() => {
                (around.has_room(person, 1), Refusal::LogFull)
            }
            Command::TakeBack => (game && around.has_room(person, 1), Refusal::LogFull),
            Command::Deal | Command::DealSoon | Command::Hint => (game, Refusal::LogFull),
            Command::Act { .. }
            | Command::Start { .. }
            | Command::Reveal { .. }
            | Command::AnswerTakeback { .. }
            | Command::ComeBack
            // What asks the others looks for room itself; what ends a game needs none.
            | Command::GiveUp
            | Command::AnswerEnd { .. }
            | Command::Leave { .. }
            | Command::Empty { .. }
            | Command::Mute { on: true, .. }
            | Command::Remove { .. }
            | Command::Host { .. } => return Ok(()),
        };
        if has_room { Ok(()) } else { Err(refusal) }
    }

    /// Whether the log has room for one more thing that this person does around a game.
    pub(super) fn has_room_around(&self, person: PersonId) -> bool {
        self.space.around.has_room(person, 1)
    }

    fn has_gone(&self, person: PersonId) -> bool {
        self.seat_of(person).is_some_and(|seat| self.places[seat.index()].gone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_person_gets_an_eighth_and_the_next_an_eighth_of_what_is_left() {
        let mut ledger = Ledger::new(800);
        let mut fill = |person| {
            let mut count = 0u64;
            while ledger.has_room(PersonId(person), 1) {
                ledger.note(Some(PersonId(person)), 1);
                count += 1;
            }
            count
        };
        assert_eq!((fill(1), fill(2), fill(1)), (100, 87, 0));
        let rest: u64 = (3..1000).map(&mut fill).sum();
        assert!(rest <= 613, "{rest}");
        assert_eq!(fill(1000), 0, "in the end it is full");
    }
}
