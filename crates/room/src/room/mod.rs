//! A table and everyone who looks at it, without I/O.
//!
//! The caller tells a room what comes in (someone joins, a message, time passes, bots have answered)
//! and then takes its [`Effects`]: what must be written to the log, and what is to be sent **after**
//! that. Nothing reaches anyone before it is durable. If writing fails, the caller drops the room and
//! loads it again from the log.

mod absence;
mod bots;
mod effects;
mod forget;
mod history;
mod names;
mod naming;
mod past;
mod presence;
mod record;
mod request;
mod show;
mod shuffle;
mod turn;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use stapel_protocol::table::{HereJson, MAX_SAID, SaidJson, ShuffleJson};
use stapel_rules::Seat;
use stapel_table::{
    Change, Command, EntryError, Millis, PersonId, Refusal, Request, RequestKey, Table,
    TableContext, Version,
};

pub use effects::{Effects, Payload, Send};
pub(crate) use names::Names;
pub(crate) use record::finished_game;
pub use record::record_id;
pub use turn::PersonTurn;

use crate::log_text::{self, BadLog};
use crate::{ERASED, LogEntry, TableId, TableIndex};
use absence::Absences;
use bots::Bots;
use past::RecentChanges;
use presence::News;

/// The number of a connection, which the caller chooses.
pub type ConnectionId = u64;

/// The most connections of a room. Those who sit there and the host find room all the same.
pub const MAX_CONNECTIONS: usize = 1000;

/// So many connections has everyone who belongs to the table, however many others watch.
const RESERVED: usize = 8;

/// The time and the randomness that the caller passes to a room.
pub struct Environment<'e> {
    pub now: Millis,
    /// Random bits that nobody could guess.
    pub fresh_bits: &'e mut dyn FnMut() -> [u8; 32],
}

/// Someone who looks at the table.
#[derive(Debug)]
struct Viewer {
    person: PersonId,
    /// Whether they want to be told what they can do.
    wants_legal: bool,
    /// Whether they add bits to shuffles, and are told how far a deal has come.
    follows_shuffle: bool,
    /// Where they sat when they were last told something.
    seat: Option<Seat>,
}

/// How someone joins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Join {
    pub person: PersonId,
    pub name: String,
    /// The version up to which they know everything, if they were here before.
    pub since: Option<Version>,
    /// Whether they want to be told what they can do.
    pub wants_legal: bool,
}

/// Someone can't join because the room has as many connections as it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a room takes at most {MAX_CONNECTIONS} connections")]
pub struct RoomFull;

/// A table and everyone who looks at it.
#[derive(Debug)]
pub struct Room {
    id: TableId,
    table: Table,
    names: Names,
    /// The version at which someone last got another name, or left for good and was forgotten. No event tells of it, so
    /// that whoever knows nothing newer is shown the whole table.
    renamed: Option<Version>,
    // In the order of their numbers, so that a simulation can repeat itself.
    viewers: BTreeMap<ConnectionId, Viewer>,
    past: RecentChanges,
    /// What was said last, and by whom.
    said: VecDeque<(Option<PersonId>, SaidJson)>,
    here: HereJson,
    /// Who would play once more, after a game. That is said again sooner than it is worth a line in the log.
    again: BTreeSet<PersonId>,
    absences: Absences,
    /// When time was last said to have passed.
    ticked: Millis,
    news: News,
    bots: Bots,
    /// The shuffle as it was last told.
    shuffle: Option<ShuffleJson>,
    effects: Effects,
    index: TableIndex,
}

impl Room {
    /// Opens a table.
    pub fn open(
        environment: &mut Environment<'_>,
        id: TableId,
        by: RequestKey,
        host_name: String,
        agreement: stapel_table::Agreement,
    ) -> Result<Room, Refusal> {
        let nobody_yet = |_: PersonId| Some(0);
        let mut context = TableContext {
            now: environment.now,
            fresh_bits: environment.fresh_bits,
            away_for: &nobody_yet,
        };
        let (table, changes) = Table::open(&mut context, by, agreement)?;
        let mut room = Room::new(id, table, Names::default());
        room.absences.note_open(environment.now);
        room.set_name(by.person, Some(host_name));
        room.publish(environment.now, None, changes);
        Ok(room)
    }

    /// The room of a table that has this log. The names of everyone in it come from elsewhere; see
    /// [`people`](Room::people).
    pub fn load(id: TableId, log: &[LogEntry]) -> Result<Room, BadLog> {
        let mut past = RecentChanges::default();
        let mut said = VecDeque::new();
        let mut entries = log.iter().skip(1);
        let table = log_text::replay(log, |version, _, events| {
            let by = entries.next().and_then(|entry| entry.author).map(log_text::person);
            for event in &events {
                note_said(&mut said, by, event);
            }
            past.push(version, by, events);
        })?;
        let mut room = Room::new(id, table, Names::default());
        // When somebody was forgotten, nobody can say any more: clients may remember words that are gone.
        let forgot = log.iter().any(|entry| entry.body == ERASED);
        room.renamed = (forgot || room.host_may_differ()).then(|| room.table.version());
        room.past = past;
        room.said = said;
        room.index = room.make_index(room.table.last_change());
        Ok(room)
    }

    fn new(id: TableId, table: Table, names: Names) -> Room {
        let here = HereJson { seats: vec![false; table.places().len()], ..HereJson::default() };
        Room {
            id,
            table,
            names,
            renamed: None,
            viewers: BTreeMap::new(),
            past: RecentChanges::default(),
            said: VecDeque::new(),
            here,
            again: BTreeSet::new(),
            absences: Absences::default(),
            ticked: Millis(i64::MIN),
            news: News::default(),
            bots: Bots::default(),
            shuffle: None,
            effects: Effects::default(),
            index: TableIndex::default(),
        }
    }

    /// Which table it is.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// How the table is found without its log, as it was last written.
    pub fn index(&self) -> &TableIndex {
        &self.index
    }

    /// How many look at the table.
    pub fn connections(&self) -> usize {
        self.viewers.len()
    }

    /// Everyone whose name is needed to show the table.
    pub fn people(&self) -> Vec<PersonId> {
        let seated = self.table.places().iter().filter_map(stapel_table::Place::person);
        let mut people: Vec<PersonId> = seated.chain([self.table.host()]).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Someone joins: they are told what they missed, or everything.
    pub fn join(
        &mut self,
        environment: &mut Environment<'_>,
        connection: ConnectionId,
        join: Join,
    ) -> Result<(), RoomFull> {
        let Join { person, name, since, wants_legal } = join;
        if self.viewers.len() >= MAX_CONNECTIONS && !self.has_place_for(person) {
            return Err(RoomFull);
        }
        self.rename(environment, person, Some(name));
        let seat = self.table.seat_of(person);
        self.viewers
            .insert(connection, Viewer { person, wants_legal, follows_shuffle: false, seat });
        self.absences.note_open(environment.now);
        self.absences.came(person);
        self.tell_others_soon(environment.now);
        // What they see of the table comes first, whatever else there is to tell.
        match since.and_then(|since| self.missed(environment.now, person, since)) {
            Some(missed) => {
                self.effects.send_to(connection, &missed);
                self.send_here(connection);
            }
            None => self.send_table(environment.now, connection),
        }
        self.send_turn(connection);
        self.settle(environment);
        Ok(())
    }

    /// A connection has ended.
    pub fn leave(&mut self, environment: &mut Environment<'_>, connection: ConnectionId) {
        if let Some(viewer) = self.viewers.remove(&connection) {
            // Names are needed only of those who sit here or watch.
            let still = self.viewers.values().any(|other| other.person == viewer.person);
            if !still {
                let people = self.people();
                if !people.contains(&viewer.person) {
                    self.names.forget(viewer.person);
                }
                self.absences.went(viewer.person, environment.now, &people);
            }
            self.tell_here_soon(environment.now);
            self.settle(environment);
        }
    }

    /// Someone leaves for good: they get up, and their name and connections are removed. Returns those
    /// connections, which the caller has to close.
    pub fn dismiss(
        &mut self,
        environment: &mut Environment<'_>,
        key: RequestKey,
    ) -> Vec<ConnectionId> {
        let theirs = self.viewers.iter().filter(|(_, viewer)| viewer.person == key.person);
        let connections: Vec<ConnectionId> = theirs.map(|(&connection, _)| connection).collect();
        for &connection in &connections {
            self.leave(environment, connection);
        }
        if self.table.seat_of(key.person).is_some() {
            let command = Command::Leave { for_good: true };
            self.act_for(environment, &Request { key, base: None, command });
        }
        self.names.set(key.person, None);
        connections
    }

    /// Does what is due at this time.
    pub fn tick(&mut self, environment: &mut Environment<'_>) {
        let changes = self.with_context(environment, Table::tick);
        self.publish(environment.now, None, changes);
        self.ticked = environment.now;
        self.tell_here_now(environment.now);
        self.settle(environment);
    }

    /// Tells what is due to be told, and lets the bots do what is theirs to do.
    fn settle(&mut self, environment: &mut Environment<'_>) {
        self.tell_news(environment.now);
        self.ask_bots(environment);
    }

    /// Goes on with a game that was begun elsewhere; see [`Table::resume`].
    pub fn resume(
        &mut self,
        environment: &mut Environment<'_>,
        record: stapel_rules::notation::Record,
    ) -> Result<(), EntryError> {
        let changes =
            self.with_context(environment, |table, context| table.resume(context, record))?;
        self.publish(environment.now, None, changes);
        self.settle(environment);
        Ok(())
    }

    /// What is to be written and sent.
    pub fn take_effects(&mut self) -> Effects {
        std::mem::take(&mut self.effects)
    }

    /// When [`tick`](Room::tick) is to be called next.
    pub fn wake_at(&self) -> Option<Millis> {
        let deadline = match self.table.agreement().at_zero {
            stapel_table::AtZero::Wait => None,
            stapel_table::AtZero::Bot(_) => self.waits_for_person().then(|| self.table.deadline()),
        };
        let deals = self.table.deals_at();
        let patience = self.patience_ends();
        let due = [deadline.flatten(), deals, self.bots.wake_at(), self.news.due(), patience];
        due.into_iter().flatten().min()
    }

    /// Whether someone who belongs to the table may come in although it is crowded.
    fn has_place_for(&self, person: PersonId) -> bool {
        let belongs = self.table.seat_of(person).is_some() || self.table.host() == person;
        let own = self.viewers.values().filter(|viewer| viewer.person == person).count();
        belongs && own < RESERVED
    }

    fn waits_for_person(&self) -> bool {
        match self.table.active() {
            Some(seat) => self.table.places()[seat.index()].bot().is_none(),
            None => self.table.is_running(),
        }
    }

    /// Takes note of changes, and tells everyone what they may know of them. The answer to a request
    /// travels with them.
    fn publish(&mut self, now: Millis, answer: Option<(ConnectionId, u64)>, changes: Vec<Change>) {
        let Some(first) = changes.first() else { return };
        if self.effects.log.is_empty() {
            self.effects.first = first.version;
        }
        for change in &changes {
            let entry = log_text::write(&change.logged);
            let person = change.logged.by.map_or(self.table.host(), |key| key.person);
            self.effects.wrote(person, entry.body.len());
            self.effects.log.push(entry);
            for event in &change.events {
                note_said(&mut self.said, words_of(change), event);
            }
        }
        // Most changes are plays, and a play says nothing new about who is here or what the index says.
        // What is no event for anyone may be news for those who shuffle.
        let is_play = |change: &Change| !change.events.is_empty() && change.is_play();
        let only_plays = changes.iter().all(is_play);
        if !only_plays {
            self.renew_names_after(now, &changes);
        }
        self.keep_records(now, &changes);
        self.tell(now, answer, &changes);
        self.bots.changed(&changes, now);
        for change in changes {
            self.past.push(change.version, words_of(&change), change.events);
        }
        if !only_plays {
            self.tell_shuffle();
        }
        // A play that was long waited for means that it is waited for no more.
        if !only_plays || self.here.is_waiting() {
            self.tell_here_now(now);
        }
        if !only_plays || self.index_is_old(now) {
            self.update_index(now);
        }
    }
}

/// Whose words a change is; nobody's if it is something else.
fn words_of(change: &Change) -> Option<PersonId> {
    let person = change.logged.by.map(|key| key.person);
    person.filter(|_| change.events.iter().any(forget::is_words))
}

fn note_said(
    said: &mut VecDeque<(Option<PersonId>, SaidJson)>,
    by: Option<PersonId>,
    event: &stapel_table::TableEvent,
) {
    if let stapel_table::TableEvent::Said { seat, text } = event {
        let seat = stapel_protocol::table::SeatNumber(*seat);
        said.push_back((by, SaidJson { seat, text: text.clone() }));
        if said.len() > MAX_SAID {
            said.pop_front();
        }
    }
}
