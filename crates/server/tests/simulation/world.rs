//! Everything there is in a run: time, tables, people, and what is under way between them.

use std::collections::BTreeMap;

use stapel_rules::GameKind;
use stapel_server::bots::{BotAnswer, BotJob};
use stapel_server::log_text;
use stapel_server::room::ConnectionId;
use stapel_server::store::{GuestId, TableId};
use stapel_table::PersonId;

use crate::chance::Chance;
use crate::network::{Connection, Packet};
use crate::people::Device;
use crate::server::Hosted;
use crate::shadow::Shadow;
use crate::store::Store;

/// When everything begins.
const BEGINNING: i64 = 1_800_000_000_000;
/// No run takes more steps than this, unless something goes in circles.
const MOST_STEPS: u64 = 60_000;
/// How long it may take after the last person has done something until everything is settled.
const SETTLED_WITHIN: i64 = 600_000;

/// Something that will happen.
pub(crate) enum Event {
    /// A packet arrives at the server.
    Up(ConnectionId, Packet),
    /// A packet arrives at a device.
    Down(ConnectionId, Packet),
    /// The server finds out that a connection is broken.
    ServerNotices(ConnectionId),
    /// A device finds out that its connection is broken.
    DeviceNotices(ConnectionId),
    /// An append is written.
    Durable(u64),
    /// The server hears that an append is written.
    Acknowledged { table: usize, life: u64, number: u64 },
    /// The server hears that an append failed, and nobody knows whether it was written.
    Failed { table: usize, life: u64 },
    /// A room wanted to hear that time has passed.
    Wake { table: usize, life: u64 },
    /// The bots of a room answer, or fail to.
    Bots { table: usize, life: u64, answer: Option<Box<BotAnswer>> },
    /// The bots of a room have no time.
    Busy { table: usize, life: u64, job: Box<BotJob> },
    /// Someone may do something.
    Act(usize),
    /// A session wanted to hear that time has passed.
    Tick(usize),
    /// Something goes wrong.
    Mishap,
    /// The server comes back.
    Restart,
}

/// How a run is.
pub(crate) struct Plan {
    /// Whether the server goes on while an append is under way.
    pub(crate) pipelined: bool,
    /// How many messages it takes at most before it writes.
    pub(crate) batch: usize,
    /// How long packets take at most.
    pub(crate) delay: i64,
    /// How long the store takes at most until something is written.
    pub(crate) writing: i64,
    /// How long people think at most.
    pub(crate) pace: i64,
    /// How often something goes wrong, in percent of the things people do.
    pub(crate) mishaps: usize,
    /// Whether some people are rude.
    pub(crate) rude: bool,
}

pub(crate) struct Person {
    pub(crate) guest: GuestId,
    pub(crate) name: String,
}

impl Person {
    pub(crate) fn id(&self) -> PersonId {
        log_text::person(self.guest)
    }
}

/// A table, wherever it is.
pub(crate) struct Site {
    pub(crate) id: TableId,
    /// The room, while the server has it in memory.
    pub(crate) hosted: Option<Hosted>,
    /// What is true of the table as the room has it.
    pub(crate) shadow: Shadow,
}

pub(crate) struct World {
    pub(crate) plan: Plan,
    pub(crate) chance: Chance,
    /// What the server's random bits come from.
    pub(crate) bits: Chance,
    pub(crate) now: i64,
    queue: BTreeMap<(i64, u64), Event>,
    sequence: u64,
    pub(crate) people: Vec<Person>,
    pub(crate) devices: Vec<Device>,
    pub(crate) sites: Vec<Site>,
    pub(crate) store: Store,
    pub(crate) connections: BTreeMap<ConnectionId, Connection>,
    pub(crate) server_up: bool,
    /// Counts rooms that were opened or loaded, so that what concerns a dead one is known.
    pub(crate) lives: u64,
    pub(crate) appends: u64,
    pub(crate) durable_at: i64,
    pub(crate) acknowledged_at: i64,
    /// How much people may still do.
    pub(crate) acts_left: usize,
    /// How often what was seen to happen.
    pub(crate) tally: BTreeMap<String, u64>,
    trace: bool,
}

impl World {
    /// A run with this seed. It says what happens if `trace` is set.
    pub(crate) fn new(seed: u64, trace: bool) -> World {
        let mut chance = Chance::new(seed);
        let kinds = GameKind::ALL.len() as u64;
        let kind = GameKind::ALL[(seed % kinds) as usize];
        let sizes: Vec<u8> = kind.players().collect();
        let players = sizes[(seed / kinds) as usize % sizes.len()];
        let plan = Plan {
            pipelined: chance.percent(50),
            batch: if chance.percent(70) { 1 } else { 2 + chance.below(3) },
            delay: [5, 60, 400][chance.below(3)],
            writing: [40, 1500][chance.below(2)],
            pace: [60, 500, 9000][chance.below(3)],
            mishaps: [0, 1, 3, 12][chance.below(4)],
            rude: chance.percent(60),
        };
        let bits = chance.fork();
        let mut world = World {
            plan,
            bits,
            now: BEGINNING,
            queue: BTreeMap::new(),
            sequence: 0,
            people: Vec::new(),
            devices: Vec::new(),
            sites: Vec::new(),
            store: Store::default(),
            connections: BTreeMap::new(),
            server_up: true,
            lives: 0,
            appends: 0,
            durable_at: 0,
            acknowledged_at: 0,
            acts_left: [60, 200, 600][chance.below(3)] + chance.below(60),
            tally: BTreeMap::new(),
            trace,
            chance,
        };
        world.open_table(kind, players);
        if world.chance.percent(15) {
            let kind = GameKind::ALL[world.chance.below(GameKind::ALL.len())];
            let sizes: Vec<u8> = kind.players().collect();
            let players = sizes[world.chance.below(sizes.len())];
            world.open_table(kind, players);
        }
        world
    }

    /// Has something happen after so many milliseconds.
    pub(crate) fn later(&mut self, after: i64, event: Event) {
        self.at(self.now + after, event);
    }

    /// Has something happen at a time.
    pub(crate) fn at(&mut self, time: i64, event: Event) {
        self.sequence += 1;
        self.queue.insert((time.max(self.now), self.sequence), event);
    }

    /// Says what happens, to those who want to know.
    pub(crate) fn say(&self, what: impl FnOnce() -> String) {
        if self.trace {
            println!("{:>9} {}", self.now - BEGINNING, what());
        }
    }

    /// Counts something.
    pub(crate) fn count(&mut self, what: &str) {
        match self.tally.get_mut(what) {
            Some(count) => *count += 1,
            None => drop(self.tally.insert(what.to_owned(), 1)),
        }
    }

    /// Lets everything happen until all is settled.
    pub(crate) fn run(&mut self) {
        let mut stopped = None;
        let mut steps = 0;
        while let Some(((time, _), event)) = self.queue.pop_first() {
            self.now = time;
            self.step(event);
            steps += 1;
            assert!(steps < MOST_STEPS, "something goes in circles");
            if self.acts_left == 0 {
                let since = *stopped.get_or_insert_with(|| {
                    self.say(|| String::from("nobody does anything any more"));
                    time
                });
                if self.is_settled() {
                    return;
                }
                assert!(time < since + SETTLED_WITHIN, "{}", self.unsettled());
            }
        }
        panic!("nothing happens any more: {}", self.unsettled());
    }

    fn step(&mut self, event: Event) {
        match event {
            Event::Up(connection, packet) => self.arrive_at_server(connection, packet),
            Event::Down(connection, packet) => self.arrive_at_device(connection, packet),
            Event::ServerNotices(connection) => self.server_notices(connection),
            Event::DeviceNotices(connection) => self.device_notices(connection),
            Event::Durable(number) => self.store.make_durable(number),
            Event::Acknowledged { table, life, number } => self.acknowledged(table, life, number),
            Event::Failed { table, life } => self.append_failed(table, life),
            Event::Wake { table, life } => self.wake(table, life),
            Event::Bots { table, life, answer } => self.bots_answered(table, life, answer),
            Event::Busy { table, life, job } => self.bots_busy(table, life, job),
            Event::Act(device) => self.act(device),
            Event::Tick(device) => self.tick(device),
            Event::Mishap => self.mishap(),
            Event::Restart => self.restart(),
        }
    }

    /// Whether nothing is under way any more, and everyone knows everything they want to know.
    fn is_settled(&self) -> bool {
        self.server_up
            && self.store.waiting() == 0
            && self.connections.values().all(|connection| connection.under_way == 0)
            && self.sites.iter().all(|site| site.hosted.as_ref().is_none_or(Hosted::is_idle))
            && self.devices.iter().all(|device| self.is_looking(device) || !device.open)
            // What the server has not noticed yet would change who is here.
            && self.connections.values().all(|connection| !connection.joined || !connection.broken())
    }

    /// Whether a device is shown everything that happens.
    fn is_looking(&self, device: &Device) -> bool {
        let joined =
            device.connection.is_some_and(|connection| self.connections[&connection].joined);
        joined && device.is_settled()
    }

    fn unsettled(&self) -> String {
        let waiting: Vec<String> = self
            .devices
            .iter()
            .enumerate()
            .filter(|(_, device)| device.open && !device.is_settled())
            .map(|(number, device)| format!("device {number}: {}", device.describe()))
            .collect();
        let under_way: usize = self.connections.values().map(|each| each.under_way).sum();
        format!(
            "{} appends wait, {under_way} packets are under way, {} rooms are busy; {}",
            self.store.waiting(),
            self.sites.iter().flat_map(|site| &site.hosted).filter(|each| !each.is_idle()).count(),
            waiting.join("; ")
        )
    }
}
