use std::collections::BTreeMap;

use stapel_protocol::table::{PersonJson, WhoJson};
use stapel_table::{Occupant, PersonId};

use crate::log_text;

/// What people are called.
#[derive(Debug, Default)]
pub(crate) struct Names(BTreeMap<PersonId, String>);

impl Names {
    /// Of one person only.
    pub(crate) fn of(person: PersonId, name: String) -> Names {
        Names(BTreeMap::from([(person, name)]))
    }

    /// Someone is called so, or left for good.
    pub(super) fn set(&mut self, person: PersonId, name: Option<String>) {
        match name {
            Some(name) => self.0.insert(person, name),
            None => self.0.remove(&person),
        };
    }

    /// A person by number and name.
    pub(super) fn person(&self, person: PersonId) -> PersonJson {
        PersonJson { id: log_text::guest(person).to_string(), name: self.0.get(&person).cloned() }
    }

    /// Who sits in a seat, by name.
    pub(super) fn who(&self, occupant: &Occupant) -> WhoJson {
        match occupant {
            Occupant::Empty => WhoJson::Empty,
            Occupant::Person(person) => WhoJson::Person(self.person(*person)),
            Occupant::Bot(bot) => WhoJson::Bot(bot.to_string()),
        }
    }
}
