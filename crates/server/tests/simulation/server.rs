//! The server as it should be: it writes what rooms want written, and only then sends.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use stapel_server::bots::{BotAnswer, BotJob};
use stapel_server::log_text;
use stapel_server::room::{ConnectionId, Effects, Environment, Join, Room, Send};
use stapel_table::{Millis, PersonId};

use crate::audit;
use crate::network::Packet;
use crate::promises;
use crate::shadow::Shadow;
use crate::store::Append;
use crate::world::{Event, World};

/// What comes in to a room.
pub(crate) enum Input {
    Join(ConnectionId, Join),
    Leave(ConnectionId),
    Rename(PersonId, String),
    Message(ConnectionId, String),
    Tick,
    Bots(Option<Box<BotAnswer>>),
    Busy(Box<BotJob>),
}

/// What a room wants done once everything before it is written.
struct Batch {
    /// The append that is not acknowledged yet.
    append: Option<u64>,
    sends: Vec<Send>,
    job: Option<BotJob>,
}

/// A room in memory.
pub(crate) struct Hosted {
    pub(crate) room: Room,
    pub(crate) life: u64,
    inbox: VecDeque<Input>,
    outbox: VecDeque<Batch>,
    wake: Option<i64>,
}

impl Hosted {
    pub(crate) fn new(room: Room, life: u64) -> Hosted {
        Hosted { room, life, inbox: VecDeque::new(), outbox: VecDeque::new(), wake: None }
    }

    pub(crate) fn is_idle(&self) -> bool {
        self.inbox.is_empty() && self.outbox.is_empty() && !self.room.has_news()
    }
}

impl World {
    /// Something comes in to a room, which is loaded if it is not in memory.
    pub(crate) fn enter(&mut self, table: usize, input: Input) {
        if !self.server_up {
            return;
        }
        if self.sites[table].hosted.is_none() {
            self.load(table);
        }
        let hosted = self.sites[table].hosted.as_mut().expect("it was loaded");
        hosted.inbox.push_back(input);
        self.work(table);
    }

    /// Makes a room anew of what its log says.
    fn load(&mut self, table: usize) {
        let log = match self.store.load(table) {
            Ok(log) => log,
            Err(broken) => {
                // Nobody is told anything of the table until somebody has put a backup back.
                self.say(|| format!("table {table}: {broken}"));
                self.count("damage told");
                self.store.restore(table);
                self.store.load(table).expect("a backup is sound")
            }
        };
        assert_eq!(log, self.store.kept[table].log, "a damaged log was taken for the truth");
        let log = &log;
        let site = &mut self.sites[table];
        let mut room = Room::load(site.id, log).expect("a log that a room wrote");
        assert_eq!(room.table().version(), log.len() as u64);
        for person in room.people() {
            let name = self.people.iter().find(|other| other.id() == person);
            room.set_name(person, name.map(|person| person.name.clone()));
        }
        site.shadow = Shadow::default();
        site.shadow.note(log, room.table().round().map(stapel_table::Round::game));
        site.shadow.assert_agrees(&room);
        self.lives += 1;
        site.hosted = Some(Hosted::new(room, self.lives));
        self.say(|| format!("table {table} is loaded"));
        // Whoever was waiting for time to pass has to be woken.
        self.enter(table, Input::Tick);
    }

    /// Lets a room deal with what has come in, as far as it may.
    fn work(&mut self, table: usize) {
        loop {
            let Some(hosted) = self.sites[table].hosted.as_mut() else { return };
            let busy = !self.plan.pipelined && !hosted.outbox.is_empty();
            if busy || hosted.inbox.is_empty() {
                break;
            }
            let most = self.plan.batch.min(hosted.inbox.len());
            let count = if most > 1 { 1 + self.chance.below(most) } else { 1 };
            self.deal_with(table, count);
        }
        self.set_alarm(table);
    }

    /// Gives the room so many inputs, and takes what it wants done.
    fn deal_with(&mut self, table: usize, count: usize) {
        let bits = &mut self.bits;
        let mut fresh_bits = || bits.bits();
        let mut environment = Environment { now: Millis(self.now), fresh_bits: &mut fresh_bits };
        let hosted = self.sites[table].hosted.as_mut().expect("it is in memory");
        let mut asked: BTreeMap<ConnectionId, usize> = BTreeMap::new();
        for input in hosted.inbox.drain(..count) {
            match input {
                Input::Join(connection, join) => {
                    hosted.room.join(&mut environment, connection, join).expect("there is room");
                }
                Input::Leave(connection) => {
                    hosted.room.leave(&mut environment, connection);
                    asked.remove(&connection);
                }
                Input::Rename(person, name) => {
                    hosted.room.rename(&mut environment, person, Some(name));
                }
                Input::Message(connection, text) => {
                    hosted.room.message(&mut environment, connection, &text);
                    *asked.entry(connection).or_default() += 1;
                }
                Input::Tick => {
                    hosted.room.tick(&mut environment);
                    let wake = hosted.room.wake_at();
                    assert!(wake.is_none_or(|wake| wake > environment.now), "woken for nothing");
                }
                Input::Bots(answer) => {
                    hosted.room.bots_answered(&mut environment, answer.map(|answer| *answer));
                }
                Input::Busy(job) => hosted.room.bots_were_busy(&environment, *job),
            }
        }
        let effects = hosted.room.take_effects();
        promises::assert_everyone_is_answered(&asked, &effects);
        self.take(table, effects);
    }

    /// Has written what a room wants written, and keeps the rest for later.
    fn take(&mut self, table: usize, effects: Effects) {
        let must_write = effects.must_write();
        let Effects { first, log, index, records, written: _, sends, job } = effects;
        let site = &mut self.sites[table];
        let hosted = site.hosted.as_mut().expect("it is in memory");
        site.shadow.note(&log, hosted.room.table().round().map(stapel_table::Round::game));
        if self.plan.batch == 1 {
            site.shadow.assert_agrees(&hosted.room);
        }
        // In a batch with a deal, what a connection was told before it is about the game before.
        let dealt = self.plan.batch > 1 && log.iter().any(|entry| entry.body.contains("\"dealt\""));
        let new_round = format!("\"round\":{{\"number\":{},", site.shadow.number);
        let mut shown = BTreeSet::new();
        for send in &sends {
            let text = send.payload.as_str();
            if !dealt || text.contains(&new_round) {
                shown.insert(send.to);
            }
            audit::check_seeds(&site.shadow, text);
            if shown.contains(&send.to) {
                let device = &self.devices[self.connections[&send.to].device];
                let person = self.people[device.person].id();
                let guest = log_text::guest(person).to_string();
                let seat = site.shadow.seat_of(&guest);
                let exact = (self.plan.batch == 1).then(|| hosted.room.table().version());
                audit::check(&mut site.shadow, &guest, seat, text, exact);
            }
        }
        let life = hosted.life;
        let append = must_write.then(|| {
            self.appends += 1;
            self.appends
        });
        hosted.outbox.push_back(Batch { append, sends, job });
        if let Some(number) = append {
            let entries = log;
            self.say(|| {
                let bodies: Vec<&str> = entries.iter().map(|entry| entry.body.as_str()).collect();
                format!("table {table} writes {} from {first}: {}", number, bodies.join(" "))
            });
            self.store.append(Append { number, table, first, entries, index, records });
            self.schedule_append(table, life, number);
        }
        self.release(table);
    }

    fn schedule_append(&mut self, table: usize, life: u64, number: u64) {
        self.durable_at = self.durable_at.max(self.now + self.chance.time(0, self.plan.writing));
        let acknowledged = self.durable_at + self.chance.time(0, 20);
        self.acknowledged_at = self.acknowledged_at.max(acknowledged);
        if self.acts_left > 0 && self.plan.mishaps > 0 && self.chance.below(600) == 0 {
            // In one half of the cases it was written all the same.
            if self.chance.percent(50) {
                self.at(self.durable_at, Event::Durable(number));
            }
            self.at(self.acknowledged_at, Event::Failed { table, life });
        } else {
            self.at(self.durable_at, Event::Durable(number));
            self.at(self.acknowledged_at, Event::Acknowledged { table, life, number });
        }
    }

    pub(crate) fn acknowledged(&mut self, table: usize, life: u64, number: u64) {
        let Some(hosted) = self.living(table, life) else { return };
        for batch in &mut hosted.outbox {
            if batch.append == Some(number) {
                batch.append = None;
            }
        }
        self.release(table);
        self.work(table);
    }

    /// Nobody knows what the log says now: the room is thrown away with everyone in it.
    pub(crate) fn append_failed(&mut self, table: usize, life: u64) {
        if self.living(table, life).is_none() {
            return;
        }
        self.say(|| format!("table {table} can't be written"));
        self.count("failed append");
        self.store.forget(table);
        self.sites[table].hosted = None;
        let devices = &self.devices;
        let there: Vec<ConnectionId> = self
            .connections
            .iter_mut()
            .filter(|(_, connection)| devices[connection.device].table == table)
            .filter_map(|(id, connection)| std::mem::take(&mut connection.joined).then_some(*id))
            .collect();
        for id in there {
            self.send_down(id, Packet::Close);
        }
    }

    /// Sends what may be sent.
    fn release(&mut self, table: usize) {
        while let Some(hosted) = self.sites[table].hosted.as_mut() {
            let life = hosted.life;
            if hosted.outbox.front().is_none_or(|batch| batch.append.is_some()) {
                return;
            }
            let Some(batch) = hosted.outbox.pop_front() else { return };
            for Send { to, payload } in batch.sends {
                promises::assert_durable(self.store.kept[table].log.len(), payload.as_str());
                if self.connections[&to].joined {
                    self.send_down(to, Packet::Text(payload.as_str().to_owned()));
                }
            }
            if let Some(job) = batch.job {
                let after = self.chance.time(0, 300);
                let event = match self.chance.below(40) {
                    0 => Event::Busy { table, life, job: Box::new(job) },
                    1 => Event::Bots { table, life, answer: None },
                    _ => Event::Bots { table, life, answer: Some(Box::new(job.run())) },
                };
                self.later(after, event);
            }
        }
    }

    fn set_alarm(&mut self, table: usize) {
        let Some(hosted) = self.sites[table].hosted.as_mut() else { return };
        let life = hosted.life;
        let wake = hosted.room.wake_at().map(|wake| wake.0.max(self.now + 1));
        if wake.is_some_and(|wake| hosted.wake.is_none_or(|set| set <= self.now || wake < set)) {
            hosted.wake = wake;
            self.at(wake.unwrap_or(self.now), Event::Wake { table, life });
        }
    }

    pub(crate) fn wake(&mut self, table: usize, life: u64) {
        if self.living(table, life).is_some() {
            self.enter(table, Input::Tick);
        }
    }

    pub(crate) fn bots_answered(
        &mut self,
        table: usize,
        life: u64,
        answer: Option<Box<BotAnswer>>,
    ) {
        if self.living(table, life).is_some() {
            self.enter(table, Input::Bots(answer));
        }
    }

    pub(crate) fn bots_busy(&mut self, table: usize, life: u64, job: Box<BotJob>) {
        if self.living(table, life).is_some() {
            self.enter(table, Input::Busy(job));
        }
    }

    fn living(&mut self, table: usize, life: u64) -> Option<&mut Hosted> {
        self.sites[table].hosted.as_mut().filter(|hosted| hosted.life == life)
    }
}
