//! Who is here, and when the others hear of it.
//!
//! Whoever comes is shown the table at once. The others hear who came and went once in a while and all
//! together, so that a crowd costs them a few words and not one for each of its members.

use std::collections::BTreeMap;

use stapel_protocol::table::{HereJson, SeatNumber, ToClient};
use stapel_rules::Seat;
use stapel_table::{Millis, PersonId};

use super::{ConnectionId, Payload, Room, Viewer};

/// How long those who are here may wait to hear who came and went, in milliseconds. They hear of it at most
/// once in this time.
const TELL_AFTER: i64 = 200;

/// What everyone is to be told soon.
#[derive(Debug, Default)]
pub(super) struct News {
    due: Option<Millis>,
    /// Whether it takes the whole table to tell it.
    table: bool,
}

impl News {
    /// When it is to be told.
    pub(super) fn due(&self) -> Option<Millis> {
        self.due
    }

    /// Whether everyone is to be shown the whole table.
    pub(super) fn shows_table(&self) -> bool {
        self.table
    }
}

impl Room {
    /// Whether something is still to be told of who is here.
    pub fn has_news(&self) -> bool {
        self.news.due.is_some()
    }

    /// Looks who is here. If that has changed, everyone is told soon.
    pub(super) fn tell_here_soon(&mut self, now: Millis) {
        if self.renew_here(now) {
            self.announce(now);
        }
    }

    /// The same after someone came, who is told at once: the others, if there are any, are told soon.
    pub(super) fn tell_others_soon(&mut self, now: Millis) {
        if self.renew_here(now) && self.viewers.len() > 1 {
            self.announce(now);
        }
    }

    /// Looks who is here. If that has changed, everyone is told at once: for changes of the log, which are
    /// told at once, too.
    pub(super) fn tell_here_now(&mut self, now: Millis) {
        if self.renew_here(now) {
            self.send_here_to_all();
        }
    }

    /// Everyone is shown the whole table soon.
    pub(super) fn show_soon(&mut self, now: Millis) {
        self.news.table = true;
        self.announce(now);
    }

    fn announce(&mut self, now: Millis) {
        self.news.due.get_or_insert(now.plus(TELL_AFTER));
    }

    /// Tells what is due.
    pub(super) fn tell_news(&mut self, now: Millis) {
        // A clock that was set back must not keep them waiting.
        let is_due = |due: Millis| now >= due || due.0 - now.0 > TELL_AFTER;
        if self.viewers.is_empty() {
            self.news = News::default();
        } else if self.news.due.is_some_and(is_due) {
            let News { table, .. } = std::mem::take(&mut self.news);
            if table {
                // Whoever goes away before this reaches them knows the changes up to now, but no new name.
                self.renamed = Some(self.table.version());
                let everyone: Vec<ConnectionId> = self.viewers.keys().copied().collect();
                for connection in everyone {
                    self.send_table(now, connection);
                }
            } else {
                self.send_here_to_all();
            }
        }
    }

    /// Looks who is here, and tells whether that has changed.
    fn renew_here(&mut self, now: Millis) -> bool {
        let is_here = Connected(&self.viewers);
        let seats: Vec<bool> = self
            .table
            .places()
            .iter()
            .map(|place| place.person().is_some_and(|person| is_here.contains(person)))
            .collect();
        let watching = self
            .viewers
            .values()
            .filter(|viewer| self.table.seat_of(viewer.person).is_none())
            .count();
        if self.table.is_running() {
            self.again.clear();
        }
        let would = |seat: &Seat| {
            let person = self.table.places()[seat.index()].person();
            person.is_some_and(|person| self.again.contains(&person))
        };
        let again = self.table.seats().filter(would).map(SeatNumber).collect();
        let host = self.table.host();
        let host_away = self.table.seat_of(host).is_none() && !is_here.contains(host);
        let here = self.with_attendance(now, |table, at| HereJson {
            seats,
            watching: watching as u32,
            host_away,
            lead_open: table.lead_is_open(at),
            start_open: table.may_all_start(at),
            relief: table
                .seats()
                .filter(|&seat| table.may_stand_in(at, seat))
                .map(SeatNumber)
                .collect(),
            away_since: self.away_since(),
            again,
        });
        let changed = here != self.here;
        self.here = here;
        changed
    }

    /// Tells one who is here.
    pub(super) fn send_here(&mut self, connection: ConnectionId) {
        let message = ToClient::Here(self.here.clone());
        self.effects.send_to(connection, &message);
    }

    fn send_here_to_all(&mut self) {
        let message = Payload::new(&ToClient::Here(self.here.clone()));
        for &connection in self.viewers.keys() {
            self.effects.send(connection, message.clone());
        }
    }
}

/// The people who are connected.
pub(super) struct Connected<'h>(pub(super) &'h BTreeMap<ConnectionId, Viewer>);

impl Connected<'_> {
    pub(super) fn contains(&self, person: PersonId) -> bool {
        self.0.values().any(|viewer| viewer.person == person)
    }
}
