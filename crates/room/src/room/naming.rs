//! When people at the table can be called what.

use stapel_protocol::table::PersonJson;
use stapel_table::{Change, Command, Millis, Occupant, PersonId, Place, TableEvent};

use super::names::BadSeatName;
use super::request::Refused;
use super::{Environment, Room};

impl Room {
    /// Tells the room what someone is called, or that they left for good.
    pub fn set_name(&mut self, person: PersonId, name: Option<String>) {
        self.names.set(person, name);
        self.renew_names();
    }

    /// Only one person is here, with bots, and can be called what they like.
    pub fn trust_names(&mut self) {
        self.names.trust();
        self.renew_names();
    }

    /// Someone has another name now. Once it can be shown, everyone is sent the whole table again, soon.
    pub fn rename(
        &mut self,
        environment: &mut Environment<'_>,
        person: PersonId,
        name: Option<String>,
    ) {
        let before = self.names.person(person);
        self.names.set(person, name);
        self.renew_names();
        if self.names.person(person) != before {
            self.names_changed(environment.now);
        }
    }

    /// Everyone whose name is shown, and whether they sit here.
    fn named(&self) -> Vec<(PersonId, bool)> {
        let host = self.table.host();
        let mut named: Vec<(PersonId, bool)> =
            self.table.places().iter().filter_map(Place::person).map(|one| (one, true)).collect();
        if named.iter().all(|(person, _)| *person != host) {
            named.push((host, false));
        }
        named
    }

    fn numbers_are_secret(&self) -> bool {
        self.table.agreement().kind().about().numbers_are_secret
    }

    /// Whether names stay as they are: a game runs in which nobody may tell a number.
    fn names_are_steady(&self) -> bool {
        self.table.is_running() && self.numbers_are_secret()
    }

    /// Brings up to date which names are shown.
    pub(super) fn renew_names(&mut self) {
        let (named, secret) = (self.named(), self.numbers_are_secret());
        let steady = self.names_are_steady();
        self.names.renew(&named, secret, steady);
    }

    /// The same after changes. If someone is shown under another name whom none of these changes names, everyone is shown
    /// the table.
    pub(super) fn renew_names_after(&mut self, now: Millis, changes: &[Change]) {
        let before: Vec<PersonJson> =
            self.named().into_iter().map(|(person, _)| self.names.person(person)).collect();
        self.renew_names();
        let host = self.table.host();
        let told: Vec<PersonId> = changes
            .iter()
            .flat_map(|change| &change.events)
            .filter_map(|event| match event {
                // Of a host it tells only what the seat shows.
                TableEvent::Place { place, .. } => place.person().filter(|person| *person != host),
                TableEvent::Host(person) => Some(*person),
                _ => None,
            })
            .collect();
        let named = self.named().into_iter().zip(before);
        let mut untold = named.filter(|((person, _), _)| !told.contains(person));
        if untold.any(|((person, _), before)| self.names.person(person) != before) {
            self.names_changed(now);
        }
    }

    /// Whether the host may have been shown under another name before the room was loaded, or under none.
    pub(super) fn host_may_differ(&self) -> bool {
        self.numbers_are_secret() && self.table.seat_of(self.table.host()).is_none()
    }

    /// Shows everyone the names that people have now; no event tells of it.
    pub(super) fn names_changed(&mut self, now: Millis) {
        self.renamed = Some(self.table.version());
        self.show_soon(now);
    }

    /// Whether the names of those at the table allow what someone wants.
    pub(super) fn check_names(&self, person: PersonId, command: &Command) -> Result<(), Refused> {
        if !self.names.are_checked() {
            return Ok(());
        }
        match command {
            Command::Sit { .. } if self.table.seat_of(person).is_none() => {
                let steady = self.names_are_steady();
                self.names.check_seat(&self.named(), person, steady).map_err(refused)
            }
            Command::Agree { agreement } if agreement.kind().about().numbers_are_secret => {
                let seated = |place: &Place| match place.occupant {
                    Occupant::Person(person) => Some((person, true)),
                    Occupant::Empty | Occupant::Bot(_) => None,
                };
                let seated: Vec<_> = self.table.places().iter().filter_map(seated).collect();
                match self.names.have_number(&seated) {
                    false => Ok(()),
                    true => Err(Refused {
                        code: "name_number_seated",
                        message: String::from(
                            "in that game numbers are secret, and somebody here has one in their name: they need another name first",
                        ),
                    }),
                }
            }
            _ => Ok(()),
        }
    }
}

fn refused(why: BadSeatName) -> Refused {
    match why {
        BadSeatName::Improper(error) => Refused { code: "bad_name", message: error.to_string() },
        BadSeatName::Number => Refused {
            code: "name_number",
            message: String::from(
                "numbers are secret in this game, and your name has one: choose another name to sit down",
            ),
        },
        BadSeatName::Taken => Refused {
            code: "name_taken",
            message: String::from("somebody there is called nearly so: choose another name"),
        },
        BadSeatName::Changed => Refused {
            code: "name_changed",
            message: String::from(
                "names stay as they are while this game runs: take the name again that you had in it",
            ),
        },
    }
}
