//! Forgetting those who left for good.

use stapel_table::{PersonId, TableEvent};

use super::{ConnectionId, Environment, Room};

impl Room {
    /// Forgets what a person said, and what they were called. Everyone who is here is shown the whole table again at once,
    /// and so is everyone who was here: clients remember what they heard.
    pub fn forget(&mut self, environment: &mut Environment<'_>, person: PersonId) {
        let before = self.said.len();
        self.said.retain(|(by, _)| *by != Some(person));
        let mut forgotten = self.said.len() != before;
        forgotten |= self.past.forget(person);
        self.table.forget_words_of(person);
        let named = self.names.person(person).name.is_some();
        self.names.set(person, None);
        if forgotten || named {
            self.renamed = Some(self.table.version());
            let everyone: Vec<ConnectionId> = self.viewers.keys().copied().collect();
            for connection in everyone {
                self.send_table(environment.now, connection);
            }
        }
        self.settle(environment);
    }
}

/// Whether something that happened is words.
pub(super) fn is_words(event: &TableEvent) -> bool {
    matches!(event, TableEvent::Said { .. })
}
