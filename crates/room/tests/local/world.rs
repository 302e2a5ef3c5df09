//! A device with a table on it: a session that plays, the table, and the lines that were kept.

#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::BTreeMap;

use stapel_client::{News, Output, Session, Witness};
use stapel_protocol::table::rest::{NewTableJson, RecordJson};
use stapel_protocol::table::{DoJson, EventJson, SeatNumber};
use stapel_room::jobs::BotJob;
use stapel_room::opening::Opening;
use stapel_room::resumption::Resumption;
use stapel_room::room::Environment;
use stapel_room::{GuestId, Local, Step, TableId};
use stapel_rules::Seat;
use stapel_table::Millis;

use crate::chance::Chance;

/// Reads a wish for a table.
pub(crate) fn opening(wish: &str) -> Opening {
    Opening::read(&NewTableJson::parse(wish).unwrap()).unwrap()
}

pub(crate) struct World {
    pub(crate) now: i64,
    pub(crate) chance: Chance,
    pub(crate) local: Local,
    /// What outlives the table: the lines of its log.
    pub(crate) kept: Vec<String>,
    pub(crate) session: Session,
    /// The ids of records that the session was told of, with the commitments shown before.
    pub(crate) told: Vec<(String, String)>,
    /// What the table said was finished.
    pub(crate) records: Vec<RecordJson>,
    pub(crate) refused: Vec<String>,
    /// What the session saw of each deal, as it was told last.
    pub(crate) witnesses: BTreeMap<String, Witness>,
    pub(crate) crashes: u32,
    job: Option<BotJob>,
}

impl World {
    pub(crate) fn open(seed: u64, wish: &str) -> World {
        let mut chance = Chance::new(seed);
        let me = GuestId::from_bytes([9; 16]);
        let mut fresh_bits = || chance.bits();
        let mut environment = Environment { now: Millis(0), fresh_bits: &mut fresh_bits };
        let local = Local::open(&mut environment, me, "Ada".to_owned(), opening(wish)).unwrap();
        World::at(chance, local)
    }

    /// A table that goes on with a game that was begun elsewhere.
    pub(crate) fn resume(seed: u64, resumption: Resumption) -> World {
        let mut chance = Chance::new(seed);
        let me = GuestId::from_bytes([9; 16]);
        let mut fresh_bits = || chance.bits();
        let mut environment = Environment { now: Millis(0), fresh_bits: &mut fresh_bits };
        let local = Local::resume(&mut environment, me, "Ada".to_owned(), resumption).unwrap();
        World::at(chance, local)
    }

    fn at(mut chance: Chance, local: Local) -> World {
        let mut session = Session::new(chance.word(), chance.word());
        session.add_to_shuffles(chance.bits());
        let mut world = World {
            now: 0,
            chance,
            local,
            kept: Vec::new(),
            session,
            told: Vec::new(),
            records: Vec::new(),
            refused: Vec::new(),
            witnesses: BTreeMap::new(),
            crashes: 0,
            job: None,
        };
        world.settle();
        world
    }

    /// Lets the table do something, with the time and random bits.
    pub(crate) fn act(&mut self, act: impl FnOnce(&mut Local, &mut Environment<'_>)) {
        let chance = &mut self.chance;
        let mut fresh_bits = || chance.bits();
        act(
            &mut self.local,
            &mut Environment { now: Millis(self.now), fresh_bits: &mut fresh_bits },
        );
    }

    /// Keeps what is to be kept; gives the rest.
    pub(crate) fn keep(&mut self) -> Step {
        let mut step = self.local.take();
        self.kept.append(&mut step.log);
        self.records.append(&mut step.records);
        if let Some(job) = step.job.take() {
            assert!(self.job.is_none(), "the bots are asked one thing at a time");
            self.job = Some(job);
        }
        step
    }

    /// Keeps, and tells the session.
    pub(crate) fn settle(&mut self) {
        let step = self.keep();
        for message in step.messages {
            self.session.received(self.now, &message);
        }
    }

    /// The table is thrown away, perhaps with something that was not kept or not told yet, and made
    /// anew of its lines. The session notices that its connection has ended.
    pub(crate) fn crash(&mut self) {
        self.crashes += 1;
        if self.chance.percent(50) {
            // What it wanted kept is kept, but nobody hears of it.
            let _untold = self.keep();
        }
        let id: TableId = self.local.id();
        self.local = Local::load(id, &self.kept, "Ada".to_owned()).unwrap();
        self.job = None;
        self.session.disconnected(self.now, None);
    }

    /// Runs everything that is to be done without the person until nothing is, or time must pass.
    pub(crate) fn run(&mut self) {
        loop {
            self.session.tick(self.now);
            let outputs: Vec<Output> = self.session.take_outputs().collect();
            let due = self.local.wake_at().is_some_and(|at| at.0 <= self.now);
            if outputs.is_empty() && self.job.is_none() && !due {
                return;
            }
            for output in outputs {
                match output {
                    Output::Connect { since } => {
                        self.act(|local, environment| local.join(environment, since));
                        self.session.connected(self.now);
                    }
                    Output::Send(text) => {
                        self.act(|local, environment| local.received(environment, &text));
                    }
                    Output::Close => self.session.disconnected(self.now, None),
                    Output::News(news) => self.note(news),
                }
                self.perhaps_crash(1);
                self.settle();
            }
            if let Some(job) = self.job.take() {
                let answer = job.run();
                self.act(|local, environment| local.bots_answered(environment, Some(answer)));
                self.perhaps_crash(2);
                self.settle();
            }
            if due {
                self.act(Local::tick);
                self.settle();
            }
        }
    }

    fn perhaps_crash(&mut self, percent: usize) {
        if self.chance.percent(percent) {
            self.crash();
        }
    }

    /// Lets time pass until someone wants something.
    pub(crate) fn wait(&mut self) {
        let table = self.local.wake_at().map(|at| at.0);
        let next = table.into_iter().chain(self.session.wake_at()).min();
        self.now = next.unwrap_or(self.now).max(self.now + 1);
    }

    fn note(&mut self, news: News) {
        match news {
            News::Happened { event: EventJson::Over { record, .. }, .. } => {
                let round = self.session.mirror().unwrap().round.as_ref().unwrap();
                self.told.push((record, round.commitment.clone()));
            }
            News::Refused { code, .. } => self.refused.push(code),
            News::Witnessed(seen) => {
                self.witnesses.insert(seen.sealed.clone(), *seen);
            }
            News::LostTrack(why) => panic!("the session lost track: {why:?}"),
            _ => {}
        }
    }

    /// The person does something, if there is something to do.
    pub(crate) fn person(&mut self) {
        let legal = self.session.legal();
        if self.session.is_opening() && self.session.pending().next().is_none() {
            self.session.want(DoJson::Start(SeatNumber(Seat::FIRST))).unwrap();
        } else if self.session.is_my_turn() && !legal.is_empty() {
            let action = self.chance.pick(&legal).unwrap().to_string();
            self.session.want(DoJson::Act(action)).unwrap();
        }
    }

    /// Whether the session saw that its game is over.
    pub(crate) fn is_over(&self) -> bool {
        let mirror = self.session.mirror();
        mirror.and_then(|mirror| mirror.round.as_ref()).is_some_and(|round| round.over)
    }

    /// Plays until the game is over.
    pub(crate) fn play(&mut self) {
        for _ in 0..20_000 {
            self.run();
            if self.is_over() && self.session.pending().next().is_none() {
                return;
            }
            self.person();
            self.wait();
        }
        panic!("the game doesn't end");
    }
}
