//! People at their devices, each with a session that they look at.

use std::collections::{BTreeMap, BTreeSet};

use stapel_client::{News, Output, Session, Status};
use stapel_server::room::ConnectionId;

use crate::chance::Chance;
use crate::network::Packet;
use crate::server::Input;
use crate::world::{Event, Site, World};

/// What became of something that was wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    Waiting,
    Done,
    Refused,
}

/// A window that shows a table.
pub(crate) struct Device {
    pub(crate) person: usize,
    pub(crate) table: usize,
    pub(crate) rude: bool,
    pub(crate) wants_legal: bool,
    /// Whether it promises bits for deals and then keeps them to itself.
    withholds: bool,
    pub(crate) open: bool,
    pub(crate) session: Session,
    pub(crate) connection: Option<ConnectionId>,
    tick_at: Option<i64>,
    /// What the session was asked for, by the number of the request.
    pub(crate) asked: BTreeMap<u64, Fate>,
    /// Those of them that only wanted to look.
    pub(crate) looked: BTreeSet<u64>,
    /// What was last sent.
    pub(crate) sent: Vec<String>,
}

impl Device {
    pub(crate) fn new(person: usize, table: usize, rude: bool, chance: &mut Chance) -> Device {
        Device {
            person,
            table,
            rude,
            wants_legal: chance.percent(30),
            withholds: chance.percent(20),
            open: true,
            session: Device::fresh_session(chance),
            connection: None,
            tick_at: None,
            asked: BTreeMap::new(),
            looked: BTreeSet::new(),
            sent: Vec::new(),
        }
    }

    /// A session as after a reload. Numbers of rude requests begin above all of these.
    fn fresh_session(chance: &mut Chance) -> Session {
        let mut session = Session::new(chance.word() >> 20, chance.word());
        if chance.percent(70) {
            session.add_to_shuffles(chance.bits());
        }
        session
    }

    pub(crate) fn is_settled(&self) -> bool {
        self.connection.is_some()
            && self.session.status() == Status::Online
            && self.session.is_following()
            && self.session.pending().next().is_none()
    }

    pub(crate) fn describe(&self) -> String {
        let pending: Vec<_> = self.session.pending().collect();
        format!(
            "{:?} on {:?}, following: {}, waits for {pending:?}",
            self.session.status(),
            self.connection,
            self.session.is_following()
        )
    }
}

impl World {
    /// Tells a session something, and does what it wants done.
    pub(crate) fn with_session(&mut self, device: usize, tell: impl FnOnce(&mut Session)) {
        tell(&mut self.devices[device].session);
        loop {
            let outputs: Vec<Output> = self.devices[device].session.take_outputs().collect();
            if outputs.is_empty() {
                break;
            }
            for output in outputs {
                match output {
                    Output::Connect { since } => self.connect(device, since),
                    Output::Send(text) => self.send(device, text),
                    Output::Close => self.hang_up(device),
                    Output::News(news) => self.note_news(device, &news),
                }
            }
        }
        self.set_tick(device);
    }

    pub(crate) fn send(&mut self, device: usize, text: String) {
        if self.devices[device].withholds && text.contains("\"reveal\"") {
            self.count("withheld bits");
            return;
        }
        self.say(|| format!("device {device} sends {text}"));
        let Device { connection, sent, .. } = &mut self.devices[device];
        if sent.len() == 6 {
            sent.remove(0);
        }
        sent.push(text.clone());
        if let Some(connection) = *connection {
            self.send_up(connection, Packet::Text(text));
        }
    }

    fn note_news(&mut self, device: usize, news: &News) {
        match news {
            News::LostTrack(_) => self.count("lost track"),
            News::Shown => self.count("shown"),
            News::Witnessed(seen) if seen.left_out => self.count("left out of a shuffle"),
            News::Witnessed(seen) if seen.dealt && seen.revealed => self.count("shuffled along"),
            News::Refused { code, .. } => self.count(&format!("refused: {code}")),
            _ => {}
        }
        let (request, fate) = match news {
            News::Done { request, .. } => (*request, Fate::Done),
            News::Refused { request: Some(request), wanted: Some(_), .. } => {
                (*request, Fate::Refused)
            }
            _ => return,
        };
        let before = self.devices[device].asked.insert(request, fate);
        assert_eq!(before, Some(Fate::Waiting), "request {request} was answered twice");
    }

    /// A device ends its connection in an orderly way.
    fn hang_up(&mut self, device: usize) {
        if let Some(connection) = self.devices[device].connection.take() {
            self.send_up(connection, Packet::Close);
        }
        let now = self.now;
        self.devices[device].session.disconnected(now, None);
    }

    /// A device finds its connection gone.
    pub(crate) fn device_lost(&mut self, device: usize) {
        self.devices[device].connection = None;
        let (now, hint) = (self.now, self.chance.percent(20).then_some(1500));
        self.with_session(device, |session| session.disconnected(now, hint));
    }

    pub(crate) fn tick(&mut self, device: usize) {
        let now = self.now;
        if self.devices[device].open {
            self.with_session(device, |session| session.tick(now));
        }
    }

    fn set_tick(&mut self, device: usize) {
        let now = self.now;
        let Device { session, tick_at, .. } = &mut self.devices[device];
        let Some(wake) = session.wake_at() else { return };
        if tick_at.is_none_or(|set| set <= now || wake < set) {
            *tick_at = Some(wake);
            self.at(wake, Event::Tick(device));
        }
    }

    /// Someone wants to be called something else. A room that is not in memory would not hear of it, so
    /// this happens only where nothing goes wrong. Where numbers are secret a server refuses it while a game runs.
    pub(crate) fn rename(&mut self, device: usize) {
        let is_secret = |site: &Site| {
            let table = site.hosted.as_ref().map(|hosted| hosted.room.table());
            table.is_none_or(|table| table.agreement().kind().about().numbers_are_secret)
        };
        if self.plan.mishaps > 0 || self.sites.iter().any(is_secret) {
            return;
        }
        let person = self.devices[device].person;
        let before = &self.people[person].name;
        let name = before.strip_suffix('!').map_or_else(|| format!("{before}!"), str::to_owned);
        self.people[person].name.clone_from(&name);
        let id = self.people[person].id();
        for table in 0..self.sites.len() {
            self.enter(table, Input::Rename(id, name.clone()));
        }
        self.count("renamed");
    }

    /// Someone closes the window.
    pub(crate) fn close(&mut self, device: usize) {
        self.say(|| format!("device {device} is closed"));
        self.devices[device].open = false;
        if self.devices[device].connection.is_some() {
            self.with_session(device, |_| ());
            self.hang_up(device);
        }
    }

    /// Someone comes back, with what they knew or without.
    pub(crate) fn reopen(&mut self, device: usize) {
        let forgets = self.chance.percent(50);
        self.say(|| format!("device {device} comes back, new: {forgets}"));
        if forgets {
            let fresh = Device::fresh_session(&mut self.chance);
            let device = &mut self.devices[device];
            device.session = fresh;
            device.tick_at = None;
            // What became of what waited nobody will tell.
            device.asked.retain(|_, fate| *fate != Fate::Waiting);
        }
        self.devices[device].open = true;
        self.tick(device);
    }
}
