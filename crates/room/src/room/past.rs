use std::collections::VecDeque;

use stapel_table::{PersonId, TableEvent, Version};

use super::forget::is_words;

/// How many changes a room remembers. A client that missed more is sent the whole table.
const MAX_CHANGES: usize = 256;

/// The last changes of a table, for clients that connect again.
#[derive(Debug, Default)]
pub(super) struct RecentChanges {
    /// The version of the first change in `changes`.
    first: Version,
    changes: VecDeque<PastChange>,
}

/// What happened at a version.
#[derive(Debug)]
struct PastChange {
    /// Whose words it is.
    by: Option<PersonId>,
    events: Vec<TableEvent>,
}

impl RecentChanges {
    /// Takes note of what happened at this version.
    pub(super) fn push(&mut self, version: Version, by: Option<PersonId>, events: Vec<TableEvent>) {
        let follows = version == self.first + self.changes.len() as Version;
        if !follows {
            self.changes.clear();
        }
        if self.changes.is_empty() {
            self.first = version;
        }
        self.changes.push_back(PastChange { by, events });
        if self.changes.len() > MAX_CHANGES {
            self.changes.pop_front();
            self.first += 1;
        }
    }

    /// Forgets the words of a person. Tells whether there were any.
    pub(super) fn forget(&mut self, person: PersonId) -> bool {
        let theirs = self.changes.iter_mut().filter(|change| change.by == Some(person));
        theirs.fold(false, |any, change| {
            let before = change.events.len();
            change.events.retain(|event| !is_words(event));
            any || change.events.len() != before
        })
    }

    /// What happened at each version, the newest first.
    pub(super) fn newest(&self) -> impl Iterator<Item = &[TableEvent]> {
        self.changes.iter().rev().map(|change| change.events.as_slice())
    }

    /// Everything that happened after this version, if all of it is remembered.
    pub(super) fn since(&self, version: Version) -> Option<impl Iterator<Item = &TableEvent>> {
        let skip = version.checked_add(1)?.checked_sub(self.first)?;
        let skip = usize::try_from(skip).ok().filter(|&skip| skip <= self.changes.len())?;
        Some(self.changes.iter().skip(skip).flat_map(|change| &change.events))
    }
}

#[cfg(test)]
mod tests {
    use stapel_rules::Seat;

    use super::*;

    fn said(version: Version) -> Vec<TableEvent> {
        vec![TableEvent::Said { seat: Seat::FIRST, text: version.to_string() }]
    }

    fn texts(past: &RecentChanges, since: Version) -> Option<Vec<String>> {
        let text = |event: &TableEvent| match event {
            TableEvent::Said { text, .. } => text.clone(),
            other => panic!("nobody pushed {other:?}"),
        };
        past.since(since).map(|events| events.map(text).collect())
    }

    #[test]
    fn everything_after_a_version_is_told() {
        let mut past = RecentChanges::default();
        (2..=5).for_each(|version| past.push(version, None, said(version)));
        assert_eq!(texts(&past, 3), Some(vec!["4".into(), "5".into()]));
        assert_eq!(texts(&past, 5), Some(vec![]));
        assert_eq!(texts(&past, 1).map(|texts| texts.len()), Some(4));
    }

    #[test]
    fn what_is_forgotten_or_not_yet_there_is_not_told() {
        let mut past = RecentChanges::default();
        (2..=600).for_each(|version| past.push(version, None, said(version)));
        assert_eq!(texts(&past, 600 - MAX_CHANGES as Version - 1), None);
        assert_eq!(
            texts(&past, 600 - MAX_CHANGES as Version).map(|texts| texts.len()),
            Some(MAX_CHANGES)
        );
        assert_eq!(texts(&past, 601), None);
        assert_eq!(texts(&past, Version::MAX), None);
    }
}
