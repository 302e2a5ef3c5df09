//! Since when the people of a table are away, and what comes of it after a while.

use std::collections::BTreeMap;

use stapel_table::{Attendance, Millis, PersonId, Place, Table, TableContext};

use super::presence::Connected;
use super::{Environment, Room};

/// Since when the people of a table are away.
#[derive(Debug, Default)]
pub(super) struct Absences {
    since: BTreeMap<PersonId, Millis>,
    /// Since when the room is open. Whoever has not come since is away for so long.
    opened: Option<Millis>,
}

impl Absences {
    /// The room was open at this time.
    pub(super) fn note_open(&mut self, now: Millis) {
        self.opened.get_or_insert(now);
    }

    pub(super) fn came(&mut self, person: PersonId) {
        self.since.remove(&person);
    }

    /// Someone went away. Only those who belong to the table are remembered.
    pub(super) fn went(&mut self, person: PersonId, now: Millis, people: &[PersonId]) {
        self.since.insert(person, now);
        self.since.retain(|person, _| people.contains(person));
    }

    /// Since when someone who is not connected is away.
    fn since(&self, person: PersonId) -> Option<Millis> {
        self.since.get(&person).copied().or(self.opened)
    }

    fn away_for(&self, person: PersonId, now: Millis) -> i64 {
        self.since(person).map_or(0, |since| (now.0 - since.0).max(0))
    }
}

impl Room {
    /// Calls a function of the table with a context.
    pub(super) fn with_context<T>(
        &mut self,
        environment: &mut Environment<'_>,
        act: impl FnOnce(&mut Table, &mut TableContext<'_>) -> T,
    ) -> T {
        let now = environment.now;
        self.absences.note_open(now);
        let (here, absences) = (Connected(&self.viewers), &self.absences);
        let away_for = |person| (!here.contains(person)).then(|| absences.away_for(person, now));
        let fresh_bits = &mut *environment.fresh_bits;
        act(&mut self.table, &mut TableContext { now, fresh_bits, away_for: &away_for })
    }

    /// Asks the table something about who is there.
    pub(super) fn with_attendance<T>(
        &self,
        now: Millis,
        ask: impl FnOnce(&Table, Attendance<'_>) -> T,
    ) -> T {
        // Everyone is looked for once, however many watch.
        let away: Vec<(PersonId, i64)> =
            self.away().map(|person| (person, self.absences.away_for(person, now))).collect();
        let away_for = |person: PersonId| {
            away.iter().find(|(other, _)| *other == person).map(|&(_, away)| away)
        };
        ask(&self.table, Attendance { now, away_for: &away_for })
    }

    /// The people of the table who are not connected.
    fn away(&self) -> impl Iterator<Item = PersonId> {
        let here = Connected(&self.viewers);
        self.people().into_iter().filter(move |&person| !here.contains(person))
    }

    /// Since when each seat's person is away; nothing at all if nobody is.
    pub(super) fn away_since(&self) -> Vec<Option<i64>> {
        let away: Vec<PersonId> = self.away().collect();
        let since = |place: &Place| {
            let person = place.person().filter(|person| away.contains(person))?;
            self.absences.since(person).map(|since| since.0)
        };
        let all: Vec<Option<i64>> = self.table.places().iter().map(since).collect();
        if all.iter().all(Option::is_none) { Vec::new() } else { all }
    }

    /// When somebody will have been away, or a turn will have lasted, for so long that others may decide. Where
    /// nobody looks there is no hurry.
    pub(super) fn patience_ends(&self) -> Option<Millis> {
        if self.viewers.is_empty() {
            return None;
        }
        // Asked after every message, so nobody is looked for anew: who is here was looked up when that last changed.
        let seated = self.table.places().iter().zip(&self.here.seats);
        let away = seated.filter(|(_, is_here)| !**is_here).filter_map(|(place, _)| place.person());
        let host = self.here.host_away.then(|| self.table.host());
        let since = away.chain(host).filter_map(|person| self.absences.since(person));
        let away = since.map(|since| since.plus(Table::PATIENCE));
        let turn = self.table.long_turn_at().filter(|_| self.waits_for_person());
        away.chain(turn).filter(|&due| due > self.ticked).min()
    }
}
