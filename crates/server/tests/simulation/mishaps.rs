//! What goes wrong.

use stapel_server::room::ConnectionId;

use crate::world::{Event, World};

impl World {
    /// A connection breaks, or the server crashes.
    pub(crate) fn mishap(&mut self) {
        if self.acts_left == 0 {
            return;
        }
        let in_use: Vec<ConnectionId> =
            self.devices.iter().filter_map(|device| device.connection).collect();
        match self.chance.pick(&in_use) {
            Some(&connection) if self.chance.percent(65) => self.break_connection(connection),
            _ if self.server_up => self.crash(),
            _ => {}
        }
    }

    /// The server loses everything that is not durable. Some of what was not yet acknowledged is.
    fn crash(&mut self) {
        let keep = self.chance.below(self.store.waiting() + 1);
        self.say(|| format!("the server crashes; {keep} more appends are kept"));
        self.count(if keep == self.store.waiting() { "crash" } else { "crash with loss" });
        self.store.crash(keep);
        for table in 0..self.sites.len() {
            if self.chance.percent(15) && !self.store.kept[table].log.is_empty() {
                let damage = self.store.kept[table].disk.damage(&mut self.chance);
                self.say(|| format!("the disk of table {table}: {damage}"));
                self.count(damage);
            }
        }
        self.server_up = false;
        for site in &mut self.sites {
            site.hosted = None;
        }
        self.break_all_connections();
        let after = self.chance.time(1, 4000);
        self.later(after, Event::Restart);
    }

    /// The server comes back and loads the tables at which a game is running.
    pub(crate) fn restart(&mut self) {
        self.say(|| String::from("the server starts"));
        self.server_up = true;
        for table in 0..self.sites.len() {
            let index = self.store.kept[table].index.as_ref();
            if index.is_some_and(|index| index.live) {
                self.enter(table, crate::server::Input::Tick);
            }
        }
    }
}
