//! What people at the table are called.
//!
//! Names are not in the log, so a room is told them. Two things are kept apart: what someone is called now, and what the
//! table shows. While a game runs in which numbers are secret, what is shown doesn't change, or a name would be a way to
//! tell a card.

use std::collections::BTreeMap;

use stapel_protocol::table::{PersonJson, WhoJson};
use stapel_table::{Occupant, PersonId};

use crate::{log_text, person_name};

/// What people are called.
#[derive(Debug)]
pub(crate) struct Names {
    /// What everyone is called now who sits here or watches.
    known: BTreeMap<PersonId, String>,
    /// What the table shows of those who sit here and of the host, and while names stay as they are, of those who
    /// did so before.
    shown: BTreeMap<PersonId, Shown>,
    /// Whether people meet here who don't know each other, so that it matters what they are called.
    strangers: bool,
    /// Whether numbers are secret in the game of this table.
    numbers_are_secret: bool,
}

/// A name that the table shows.
#[derive(Debug)]
struct Shown {
    name: String,
    names_number: bool,
    /// Whether anyone may be called so. A name may be older than a rule.
    is_proper: bool,
}

impl Shown {
    fn new(name: &str) -> Shown {
        Shown {
            name: name.to_owned(),
            names_number: person_name::names_number(name),
            is_proper: person_name::read_name(name).is_ok(),
        }
    }
}

/// Why someone can't sit down under their name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BadSeatName {
    /// Nobody may be called so any more.
    Improper(person_name::NameError),
    /// It tells a number, and numbers are secret here.
    Number,
    /// Somebody there is called nearly so.
    Taken,
    /// They were called otherwise in this game.
    Changed,
}

impl Default for Names {
    fn default() -> Names {
        let (known, shown) = Default::default();
        Names { known, shown, strangers: true, numbers_are_secret: false }
    }
}

impl Names {
    /// Of one person only, who is alone here. They may sit in several seats, and are somebody in each.
    pub(crate) fn of(people: impl IntoIterator<Item = (PersonId, String)>) -> Names {
        let known: BTreeMap<PersonId, String> = people.into_iter().collect();
        let shown =
            |name: &String| Shown { name: name.clone(), names_number: false, is_proper: true };
        Names {
            shown: known.iter().map(|(&person, name)| (person, shown(name))).collect(),
            known,
            strangers: false,
            numbers_are_secret: false,
        }
    }

    /// Someone is called so now, or left for good.
    pub(super) fn set(&mut self, person: PersonId, name: Option<String>) {
        match name {
            Some(name) => {
                self.known.insert(person, name);
            }
            None => {
                self.known.remove(&person);
                self.shown.remove(&person);
            }
        }
    }

    /// Someone who only watched has gone.
    pub(super) fn forget(&mut self, person: PersonId) {
        self.known.remove(&person);
    }

    /// Only one person is here, with bots: they can be called what they like.
    pub(super) fn trust(&mut self) {
        self.strangers = false;
    }

    pub(super) fn are_checked(&self) -> bool {
        self.strangers
    }

    /// Brings up to date what is shown. `people` are those of whom names are shown, and whether they sit here; `steady`
    /// says that what is shown stays as it is.
    pub(super) fn renew(
        &mut self,
        people: &[(PersonId, bool)],
        numbers_are_secret: bool,
        steady: bool,
    ) {
        let steady = steady && self.strangers;
        self.numbers_are_secret = numbers_are_secret;
        if !steady {
            self.shown.retain(|person, _| people.iter().any(|(other, _)| other == person));
        }
        for &(person, sits) in people {
            let Some(name) = self.known.get(&person) else { continue };
            let may_show = match self.shown.get(&person) {
                Some(shown) => !steady && shown.name != *name,
                // Who doesn't sit here may have had another name when the cards were dealt.
                None => sits || !steady,
            };
            if may_show && !(self.strangers && self.is_taken(people, person, name)) {
                let shown = Shown::new(name);
                self.shown.insert(person, shown);
            }
        }
    }

    /// Whether somebody else who is shown is called nearly so.
    fn is_taken(&self, people: &[(PersonId, bool)], person: PersonId, name: &str) -> bool {
        let others = people.iter().filter(|(other, _)| *other != person);
        let mut names = others.filter_map(|(other, _)| self.shown.get(other));
        names.any(|shown| person_name::are_alike(&shown.name, name))
    }

    /// Whether someone may sit down under their name.
    pub(super) fn check_seat(
        &self,
        people: &[(PersonId, bool)],
        person: PersonId,
        steady: bool,
    ) -> Result<(), BadSeatName> {
        let Some(name) = self.known.get(&person).filter(|_| self.strangers) else { return Ok(()) };
        person_name::read_name(name).map_err(BadSeatName::Improper)?;
        if self.numbers_are_secret && person_name::names_number(name) {
            return Err(BadSeatName::Number);
        }
        if steady && self.shown.get(&person).is_some_and(|shown| shown.name != *name) {
            return Err(BadSeatName::Changed);
        }
        match self.is_taken(people, person, name) {
            true => Err(BadSeatName::Taken),
            false => Ok(()),
        }
    }

    /// Whether the name of one of these people tells a number.
    pub(super) fn have_number(&self, people: &[(PersonId, bool)]) -> bool {
        let mut names = people.iter().filter_map(|(person, _)| self.shown.get(person));
        self.strangers && names.any(|shown| shown.names_number)
    }

    /// A person by number and name.
    pub(super) fn person(&self, person: PersonId) -> PersonJson {
        let is_fit = |shown: &&Shown| {
            !self.strangers || shown.is_proper && !(self.numbers_are_secret && shown.names_number)
        };
        let name = self.shown.get(&person).filter(is_fit).map(|shown| shown.name.clone());
        PersonJson { id: log_text::guest(person).to_string(), name }
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
