use std::collections::{BTreeMap, VecDeque};

use crate::{PersonId, RequestKey, Version};

/// How many requests of one person are remembered. A window that slept may send again what it asked for
/// long ago, while its owner has gone on playing in another.
const MAX_PER_PERSON: usize = 256;
/// The requests of how many people are remembered.
const MAX_PEOPLE: usize = 64;

/// The requests that were done, to recognise one that is sent again. Everyone has memory of their own,
/// so that nobody is forgotten because others talk a lot.
#[derive(Clone, Debug, Default)]
pub(super) struct DoneRequests(BTreeMap<PersonId, Done>);

/// The requests of one person that were done.
#[derive(Clone, Debug, Default)]
struct Done {
    /// The highest number that any of them ever had. Most numbers go up, and one that is higher needs no search.
    highest: u64,
    /// The last of them and where they led, in the order in which they were done.
    last: VecDeque<(u64, Version)>,
}

impl DoneRequests {
    /// A request led to this version.
    pub(super) fn note(&mut self, key: RequestKey, version: Version) {
        let own = self.0.entry(key.person).or_default();
        own.highest = own.highest.max(key.id);
        match own.last.back_mut() {
            // Several entries of the log may come from one request.
            Some((id, at)) if *id == key.id => *at = version,
            _ => own.last.push_back((key.id, version)),
        }
        if own.last.len() > MAX_PER_PERSON {
            own.last.pop_front();
        }
        if self.0.len() > MAX_PEOPLE {
            let last = |own: &Done| own.last.back().map(|&(_, version)| version);
            let longest_ago = self.0.iter().min_by_key(|(_, own)| last(own));
            if let Some(person) = longest_ago.map(|(person, _)| *person) {
                self.0.remove(&person);
            }
        }
    }

    /// The version that a request led to, if it was done.
    pub(super) fn version(&self, key: RequestKey) -> Option<Version> {
        let own = self.0.get(&key.person).filter(|own| key.id <= own.highest)?;
        own.last.iter().rev().find(|(id, _)| *id == key.id).map(|&(_, version)| version)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(person: u128, id: u64) -> RequestKey {
        RequestKey { person: PersonId(person), id }
    }

    #[test]
    fn nobody_is_forgotten_because_others_ask_a_lot() {
        let mut recent = DoneRequests::default();
        recent.note(key(1, 5), 1);
        for id in 0..10_000 {
            recent.note(key(2, id), id + 2);
        }
        assert_eq!(recent.version(key(1, 5)), Some(1));
        assert_eq!(recent.version(key(2, 5)), None);
        assert_eq!(
            recent.version(key(2, 10_000 - MAX_PER_PERSON as u64)),
            Some(10_002 - MAX_PER_PERSON as u64)
        );
    }

    #[test]
    fn a_request_with_several_entries_led_to_the_last_of_them() {
        let mut recent = DoneRequests::default();
        recent.note(key(1, 5), 1);
        recent.note(key(1, 5), 2);
        assert_eq!(recent.version(key(1, 5)), Some(2));
        assert_eq!(recent.0[&PersonId(1)].last.len(), 1);
    }

    #[test]
    fn numbers_may_come_in_any_order() {
        let mut recent = DoneRequests::default();
        for (id, version) in [(7, 1), (3, 2), (9, 3), (4, 4)] {
            recent.note(key(1, id), version);
        }
        let led_to = [3, 4, 7, 9, 5, 10].map(|id| recent.version(key(1, id)));
        assert_eq!(led_to, [Some(2), Some(4), Some(1), Some(3), None, None]);
    }

    #[test]
    fn of_many_people_those_are_forgotten_who_asked_longest_ago() {
        let mut recent = DoneRequests::default();
        for person in 0..1000 {
            recent.note(key(person, 1), person as Version);
        }
        assert_eq!(recent.0.len(), MAX_PEOPLE);
        assert_eq!(recent.version(key(999, 1)), Some(999));
        assert_eq!(recent.version(key(0, 1)), None);
    }
}
