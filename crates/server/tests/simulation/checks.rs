//! What must hold once everything is settled.

use std::collections::BTreeMap;

use serde_json::Value;
use stapel_client::Mirror;
use stapel_protocol::table::{EventJson, HereJson, PersonJson, TableJson, WhoJson};
use stapel_server::log_text;
use stapel_server::room::Room;
use stapel_table::{Millis, Round, TableEvent};

use crate::blind;
use crate::people::Fate;
use crate::wishes::RUDE_IDS;
use crate::world::World;

impl World {
    pub(crate) fn check_the_end(&mut self) {
        for table in 0..self.sites.len() {
            self.check_mirrors(table);
            self.check_log(table);
            self.check_requests(table);
            self.count_entries(table);
            if self.plan.batch == 1
                && let Some(round) = &self.sites[table].shadow.round
            {
                let compared = blind::check(round, &mut self.chance);
                *self.tally.entry(String::from("compared")).or_default() += compared;
            }
        }
    }

    /// Everyone who looks at the table sees it as it is.
    fn check_mirrors(&self, table: usize) {
        for (number, device) in self.devices.iter().enumerate() {
            if device.table != table || !device.open {
                continue;
            }
            let room = &self.sites[table].hosted.as_ref().expect("someone looks at it").room;
            let person = self.people[device.person].id();
            let mirror = device.session.mirror().expect("it was shown");
            let expected = Mirror::read(&room.table_json(Millis(self.now), person));
            assert_eq!(Ok(mirror), expected.as_ref(), "device {number} sees another table");
            assert_eq!(mirror.version, room.table().version());
            if let (Some(seen), Some(round)) = (&mirror.round, room.table().round()) {
                assert_eq!(seen.view, round.view(room.table().viewer(person)));
                assert_eq!((&seen.spread, seen.talk), (round.spread(), round.talk()));
            }
            let mut legal: Vec<String> =
                device.session.legal().iter().map(ToString::to_string).collect();
            legal.sort_unstable();
            assert_eq!(legal, room.legal(person), "device {number} can do something else");
        }
    }

    /// The log is all there is to know about a table.
    fn check_log(&self, table: usize) {
        let (site, kept) = (&self.sites[table], &self.store.kept[table]);
        let mut again = Room::load(site.id, &kept.log).expect("a log that a room wrote");
        for person in &self.people {
            again.set_name(person.id(), Some(person.name.clone()));
        }
        if let Some(hosted) = &site.hosted {
            for person in &self.people {
                let show = |room: &Room| {
                    let mut shown = room.table_json(Millis(self.now), person.id());
                    shown.here = HereJson::default();
                    // What a host is called who doesn't sit there is not told after a restart, as long as a game runs
                    // in which numbers are secret.
                    let (table, host) = (room.table(), room.table().host());
                    let secret = table.agreement().kind().about().numbers_are_secret;
                    if secret && table.is_running() && table.seat_of(host).is_none() {
                        shown.host.name = None;
                    }
                    if secret && table.is_running() {
                        forget_who_left(&mut shown);
                    }
                    shown
                };
                assert_eq!(show(&hosted.room), show(&again), "the log says something else");
            }
        }
        let mut ended = Vec::new();
        log_text::replay(&kept.log, |_, table, events| {
            if events.iter().any(|each| matches!(each, TableEvent::Over { .. })) {
                ended.extend(table.round().map(Round::number));
            }
        })
        .expect("a log that a room wrote");
        let records: Vec<u32> = kept.records.keys().copied().collect();
        assert_eq!(records, ended, "each game that ended has a record");
        let live = kept.index.as_ref().map(|index| index.live);
        let table = again.table();
        let busy = table.is_running() || table.deals_at().is_some();
        assert_eq!(live, Some(busy), "the index is wrong");
    }

    fn count_entries(&mut self, table: usize) {
        for index in 0..self.store.kept[table].log.len() {
            let body = &self.store.kept[table].log[index].body;
            let entry: Value = serde_json::from_str(body).expect("an entry is JSON");
            let kinds = entry.as_object().expect("nothing is erased here").keys();
            let kind = kinds
                .filter(|key| !matches!(key.as_str(), "by" | "rules"))
                .cloned()
                .collect::<String>();
            self.count(&kind);
        }
        for _ in 0..self.store.kept[table].records.len() {
            self.count("record");
        }
    }

    /// What was acknowledged was done, once; what was refused was not.
    fn check_requests(&self, table: usize) {
        let mut done: BTreeMap<(String, u64), Vec<String>> = BTreeMap::new();
        let mut last = None;
        for entry in &self.store.kept[table].log {
            let entry: Value = serde_json::from_str(&entry.body).expect("an entry is JSON");
            let fields = entry.as_object().expect("nothing is erased here");
            let kind = fields
                .keys()
                .find(|key| !matches!(key.as_str(), "by" | "rules"))
                .expect("a kind")
                .clone();
            let by = entry.get("by").map(|by| {
                (by[0].as_str().expect("a guest").to_owned(), by[1].as_u64().expect("a number"))
            });
            // A number that rude people use all the time is forgotten at some time.
            if let Some(by) = by.as_ref().filter(|(_, id)| *id != RUDE_IDS) {
                let kinds = done.entry(by.clone()).or_default();
                assert!(kinds.is_empty() || last.as_ref() == Some(by), "{by:?} was done twice");
                assert!(!kinds.contains(&kind), "{by:?} was done twice");
                kinds.push(kind);
            }
            last = by;
        }
        for device in self.devices.iter().filter(|device| device.table == table) {
            let guest = self.people[device.person].guest.to_string();
            for (&id, fate) in &device.asked {
                let logged = done.contains_key(&(guest.clone(), id));
                match fate {
                    // To look at the table, or to say that one would play once more, leaves nothing in its log.
                    Fate::Done => assert!(logged || device.looked.contains(&id), "{id} is lost"),
                    // Rude people send again what was refused.
                    Fate::Refused => assert!(!logged || device.rude, "{id} was done all the same"),
                    Fate::Waiting => assert!(!device.open, "{id} was never answered"),
                }
            }
        }
    }
}

/// Leaves the names out of the account of those who have no seat any more: after a restart nobody knows what they were called.
fn forget_who_left(shown: &mut TableJson) {
    let seated = |person: &PersonJson| {
        shown
            .places
            .iter()
            .any(|place| matches!(&place.who, WhoJson::Person(who) if who.id == person.id))
    };
    for event in shown.history.iter_mut().flat_map(|past| &mut past.events) {
        let named = match event {
            EventJson::Host { person }
            | EventJson::Removed { person }
            | EventJson::Place { who: WhoJson::Person(person), .. } => Some(person),
            _ => None,
        };
        if let Some(person) = named.filter(|person| !seated(person)) {
            person.name = None;
        }
    }
}
