//! Connections: slow, in order, and not reliable.

use stapel_server::room::{ConnectionId, Join};

use crate::server::Input;
use crate::world::{Event, World};

/// What travels.
#[derive(Clone, Debug)]
pub(crate) enum Packet {
    /// The connection is wanted, or accepted.
    Open,
    Text(String),
    /// The other side ends the connection in an orderly way.
    Close,
}

pub(crate) struct Connection {
    pub(crate) device: usize,
    since: Option<u64>,
    /// When the last packet arrives, so that none overtakes another.
    up_at: i64,
    down_at: i64,
    /// After this nothing arrives any more.
    up_cut: Option<i64>,
    down_cut: Option<i64>,
    /// Packets that have not arrived.
    pub(crate) under_way: usize,
    /// Whether the room knows of it.
    pub(crate) joined: bool,
}

impl Connection {
    pub(crate) fn broken(&self) -> bool {
        self.up_cut.is_some()
    }
}

impl World {
    /// A device wants a connection.
    pub(crate) fn connect(&mut self, device: usize, since: Option<u64>) {
        let id = self.connections.len() as ConnectionId + 1;
        // Programs claim to know what they don't.
        let since = match self.chance.below(12) {
            0 if self.devices[device].rude => Some(self.chance.below(60) as u64),
            1 if self.devices[device].rude => Some(u64::MAX),
            _ => since,
        };
        self.say(|| format!("device {device} connects as {id}, since {since:?}"));
        self.devices[device].connection = Some(id);
        let connection = Connection {
            device,
            since,
            up_at: 0,
            down_at: 0,
            up_cut: None,
            down_cut: None,
            under_way: 0,
            joined: false,
        };
        self.connections.insert(id, connection);
        self.send_up(id, Packet::Open);
    }

    pub(crate) fn send_up(&mut self, id: ConnectionId, packet: Packet) {
        let delay = self.chance.time(0, self.plan.delay);
        let Some(connection) = self.connections.get_mut(&id) else { return };
        connection.up_at = connection.up_at.max(self.now + delay);
        connection.under_way += 1;
        let time = connection.up_at;
        self.at(time, Event::Up(id, packet));
    }

    pub(crate) fn send_down(&mut self, id: ConnectionId, packet: Packet) {
        let delay = self.chance.time(0, self.plan.delay);
        let Some(connection) = self.connections.get_mut(&id) else { return };
        connection.down_at = connection.down_at.max(self.now + delay);
        connection.under_way += 1;
        let time = connection.down_at;
        self.at(time, Event::Down(id, packet));
    }

    pub(crate) fn arrive_at_server(&mut self, id: ConnectionId, packet: Packet) {
        let now = self.now;
        let connection = self.connections.get_mut(&id).expect("it was made");
        connection.under_way -= 1;
        if connection.up_cut.is_some_and(|cut| now > cut) {
            return;
        }
        let table = self.devices[connection.device].table;
        match packet {
            Packet::Open if self.server_up => {
                let person = &self.people[self.devices[connection.device].person];
                let join = Join {
                    person: person.id(),
                    name: person.name.clone(),
                    since: connection.since,
                    wants_legal: self.devices[connection.device].wants_legal,
                };
                connection.joined = true;
                self.send_down(id, Packet::Open);
                self.enter(table, Input::Join(id, join));
            }
            Packet::Open => self.send_down(id, Packet::Close),
            Packet::Text(text) if connection.joined => self.enter(table, Input::Message(id, text)),
            Packet::Close if connection.joined => {
                connection.joined = false;
                self.enter(table, Input::Leave(id));
            }
            Packet::Text(_) | Packet::Close => {}
        }
    }

    pub(crate) fn arrive_at_device(&mut self, id: ConnectionId, packet: Packet) {
        let now = self.now;
        let connection = self.connections.get_mut(&id).expect("it was made");
        connection.under_way -= 1;
        let device = connection.device;
        let lost = connection.down_cut.is_some_and(|cut| now > cut);
        // A device that has given the connection up does not listen to it.
        if lost || self.devices[device].connection != Some(id) {
            return;
        }
        match packet {
            Packet::Open => self.with_session(device, |session| session.connected(now)),
            Packet::Text(text) => {
                self.say(|| format!("device {device} hears {text}"));
                self.with_session(device, |session| session.received(now, &text));
            }
            Packet::Close => self.device_lost(device),
        }
    }

    /// A connection breaks: on both ways something at the end is lost, and each side finds out for
    /// itself, some devices only because nothing comes any more.
    pub(crate) fn break_connection(&mut self, id: ConnectionId) {
        let (now, delay) = (self.now, self.plan.delay);
        let (up, down) = (self.chance.time(0, delay), self.chance.time(0, delay));
        let connection = self.connections.get_mut(&id).expect("it was made");
        if connection.broken() {
            return;
        }
        connection.up_cut = Some(now + up);
        connection.down_cut = Some(now + down);
        self.say(|| format!("connection {id} breaks"));
        self.count("broken connection");
        let after = up + 1 + self.chance.time(0, 5000);
        self.later(after, Event::ServerNotices(id));
        if self.chance.percent(75) {
            let after = down + 1 + self.chance.time(0, 3000);
            self.later(after, Event::DeviceNotices(id));
        }
    }

    /// The server is gone, and with it its end of every connection. What it sent last may be lost.
    pub(crate) fn break_all_connections(&mut self) {
        let all: Vec<ConnectionId> = self.connections.keys().copied().collect();
        for id in all {
            let connection = self.connections.get_mut(&id).expect("it was made");
            let at_work =
                connection.joined || self.devices[connection.device].connection == Some(id);
            connection.joined = false;
            if at_work {
                self.break_connection(id);
                self.connections.get_mut(&id).expect("it was made").up_cut = Some(self.now - 1);
            }
        }
    }

    pub(crate) fn server_notices(&mut self, id: ConnectionId) {
        let connection = self.connections.get_mut(&id).expect("it was made");
        if std::mem::take(&mut connection.joined) {
            let table = self.devices[connection.device].table;
            self.enter(table, Input::Leave(id));
        }
    }

    pub(crate) fn device_notices(&mut self, id: ConnectionId) {
        let device = self.connections[&id].device;
        if self.devices[device].connection == Some(id) {
            self.device_lost(device);
        }
    }
}
