use stapel_protocol::table::MAX_REQUEST_ID;
use stapel_protocol::table::rest::RecordJson;
use stapel_rules::Seat;
use stapel_table::{
    Command, Millis, PersonId, Place, Refusal, Request, RequestKey, Table, TableEvent, Version,
};

use crate::jobs::{BotAnswer, BotJob};
use crate::log_text::{self, BadEntry, BadLog};
use crate::opening::Opening;
use crate::resumption::{BadResumption, Resumption};
use crate::room::{ConnectionId, Environment, Join, Names, Room, finished_game};
use crate::{GuestId, LogEntry, Record, TableId, records};

/// One person with bots at a table of their own, without a server.
///
/// They may sit in several seats of it, see [`resume`](Local::resume). Then they are shown the table as the seat sees
/// it whose turn it is, or was last: as another person in each, so that nothing has to know of it.
///
/// It speaks the same messages as a server does, so whoever plays can't tell the difference. Like a
/// [`Room`] it does nothing by itself: tell it what comes in, then [`take`](Local::take) what is to be
/// done about it. Everything about it is in the lines of its log, from which it can be
/// [`load`](Local::load)ed.
#[derive(Debug)]
pub struct Local {
    room: Room,
    /// Who the person is: somebody else in each of their seats.
    me: Vec<PersonId>,
    /// Which of them they are now, as an index into `me`.
    now: usize,
    name: String,
    /// The connections of the window that shows the table, one for each of `me`; none if there is no window.
    connections: Vec<ConnectionId>,
    /// The number of the last connection.
    last_connection: ConnectionId,
    /// The connections whose messages are for the window.
    heard: Vec<ConnectionId>,
    /// The finished games of this table, in order.
    finished: Vec<RecordJson>,
}

/// What is to be done, in this order.
#[derive(Debug, Default)]
pub struct Step {
    /// Lines to be kept at the end of the log, before anything is shown that follows from them.
    pub log: Vec<String>,
    /// Games that these lines finished. They follow from the log: see [`Local::record`].
    pub records: Vec<RecordJson>,
    /// Messages for the person: each is the text of a [`ToClient`](stapel_protocol::table::ToClient).
    pub messages: Vec<String>,
    /// A question to the bots. The caller [runs](BotJob::run) it and passes the answer to
    /// [`bots_answered`](Local::bots_answered).
    pub job: Option<BotJob>,
}

impl Local {
    /// Opens a table. Its id is new; the person is its host.
    pub fn open(
        environment: &mut Environment<'_>,
        me: GuestId,
        name: String,
        opening: Opening,
    ) -> Result<Local, Refusal> {
        let bits = (environment.fresh_bits)();
        let id = TableId::from_bytes(std::array::from_fn(|index| bits[index]));
        let me = log_text::person(me);
        // Beyond what clients use.
        let mut keys = (MAX_REQUEST_ID + 1..).map(|id| RequestKey { person: me, id });
        let fresh_key = || keys.next().expect("numbers don't end so soon");
        let mut room = opening.open(environment, id, name.clone(), fresh_key)?;
        room.trust_names();
        Ok(Local::new(room, vec![me], name))
    }

    /// Opens a table that goes on with a game that was begun elsewhere. Its id is new; the person sits in the seats
    /// that are theirs, and bots in all others.
    pub fn resume(
        environment: &mut Environment<'_>,
        me: GuestId,
        name: String,
        resumption: Resumption,
    ) -> Result<Local, BadResumption> {
        let bits = (environment.fresh_bits)();
        let id = TableId::from_bytes(std::array::from_fn(|index| bits[index]));
        let (room, me) = resumption.open(environment, id, me)?;
        let mut local = Local::new(room, me, name);
        local.room.trust_names();
        local.call(environment);
        Ok(local)
    }

    fn new(room: Room, me: Vec<PersonId>, name: String) -> Local {
        let mut local = Local {
            room,
            me,
            now: 0,
            name,
            connections: Vec::new(),
            last_connection: 0,
            heard: Vec::new(),
            finished: Vec::new(),
        };
        local.now = local.acting().unwrap_or(0);
        local
    }

    /// Which of the person's seats is to act, if one is.
    fn acting(&self) -> Option<usize> {
        let table = self.room.table();
        let place = &table.places()[table.active()?.index()];
        self.me.iter().position(|&person| place.person() == Some(person))
    }

    /// What the person is called in each of their seats.
    fn names(&self) -> Vec<(PersonId, String)> {
        let named = |&person: &PersonId| {
            let seat = self.room.table().seat_of(person).filter(|_| self.me.len() > 1);
            let name = match seat {
                Some(seat) => format!("{} {}", self.name, seat.index() + 1),
                None => self.name.clone(),
            };
            (person, name)
        };
        self.me.iter().map(named).collect()
    }

    fn call(&mut self, environment: &mut Environment<'_>) {
        for (person, name) in self.names() {
            self.room.rename(environment, person, Some(name));
        }
    }

    /// The table that has this log: every line that was ever to be kept, in order.
    pub fn load(
        id: TableId,
        lines: impl IntoIterator<Item = impl AsRef<str>>,
        name: String,
    ) -> Result<Local, BadLog> {
        let entries = lines.into_iter().zip(1..).map(|(line, version)| {
            read_line(line.as_ref()).ok_or(BadLog { version, problem: BadEntry::NoTime })
        });
        let log: Vec<LogEntry> = entries.collect::<Result<_, _>>()?;
        let mut room = Room::load(id, &log)?;
        let host = room.table().host();
        let mut me: Vec<PersonId> =
            room.table().places().iter().filter_map(Place::person).collect();
        if !me.contains(&host) {
            me.insert(0, host);
        }
        room.trust_names();
        let mut local = Local::new(room, me, name);
        for (person, name) in local.names() {
            local.room.set_name(person, Some(name));
        }
        let names = Names::of(local.names());
        let mut finished = Vec::new();
        log_text::replay(&log, |_, table, events| {
            if events.iter().any(|event| matches!(event, TableEvent::Over { .. })) {
                let record = finished_game(id, table, &names, table.last_change());
                finished.extend(record.map(offline));
            }
        })?;
        local.finished = finished;
        Ok(local)
    }

    /// The seat from which the person sees the table, if they sit there.
    pub fn seat(&self) -> Option<Seat> {
        self.room.table().seat_of(self.me[self.now])
    }

    /// Which table it is.
    pub fn id(&self) -> TableId {
        self.room.id()
    }

    /// The table. It is all there, hands and draw pile too: nobody who plays may look.
    pub fn table(&self) -> &Table {
        self.room.table()
    }

    /// A window shows the table to the person, instead of the window before. It is told what it missed
    /// since a version, or everything.
    pub fn join(&mut self, environment: &mut Environment<'_>, since: Option<Version>) {
        self.leave(environment);
        self.now = self.acting().unwrap_or(self.now);
        // Only as one of several would they be told of what another has seen.
        let since = since.filter(|_| self.me.len() == 1);
        self.connections = self.me.iter().map(|_| 0).collect();
        for index in 0..self.me.len() {
            self.connect(environment, index, since);
        }
        self.heard = vec![self.connections[self.now]];
    }

    /// Connects one of those who the person is.
    fn connect(&mut self, environment: &mut Environment<'_>, index: usize, since: Option<Version>) {
        self.last_connection += 1;
        self.connections[index] = self.last_connection;
        let (person, name) = self.names().swap_remove(index);
        let join = Join { person, name, since, wants_legal: false };
        let joined = self.room.join(environment, self.last_connection, join);
        joined.expect("nobody else is here");
    }

    /// Shows the table as the person's seat sees it that is to act now.
    fn follow_turn(&mut self, environment: &mut Environment<'_>) {
        let Some(index) = self.acting().filter(|&index| index != self.now) else { return };
        self.now = index;
        if !self.connections.is_empty() {
            self.room.leave(environment, self.connections[index]);
            self.connect(environment, index, None);
            self.heard.push(self.connections[index]);
        }
    }

    /// Whoever wants to end the game agrees to it in all of their seats.
    fn agree_with_oneself(&mut self, environment: &mut Environment<'_>) {
        for &person in &self.me {
            let table = self.room.table();
            if self.me.len() == 1 || table.round().is_none_or(|round| round.ending().is_none()) {
                return;
            }
            // Beyond what clients and what opened the table use, and not used before.
            let id = 2 * MAX_REQUEST_ID + table.version();
            let command = Command::AnswerEnd { agree: true };
            let key = RequestKey { person, id };
            let base = Some(table.version());
            self.room.act_for(environment, &Request { key, base, command });
        }
    }

    /// No window shows the table any more.
    pub fn leave(&mut self, environment: &mut Environment<'_>) {
        for connection in std::mem::take(&mut self.connections) {
            self.room.leave(environment, connection);
        }
        self.heard.clear();
    }

    /// The person is called something else now.
    pub fn rename(&mut self, environment: &mut Environment<'_>, name: String) {
        self.name = name;
        self.call(environment);
    }

    /// A message came in: the text of a [`ToServer`](stapel_protocol::table::ToServer), or anything
    /// else, which is refused.
    pub fn received(&mut self, environment: &mut Environment<'_>, text: &str) {
        if let Some(&connection) = self.connections.get(self.now) {
            self.room.message(environment, connection, text);
            self.agree_with_oneself(environment);
            self.follow_turn(environment);
        }
    }

    /// The bots have answered; `None` if they failed, and are asked anew.
    pub fn bots_answered(&mut self, environment: &mut Environment<'_>, answer: Option<BotAnswer>) {
        self.room.bots_answered(environment, answer);
        self.follow_turn(environment);
    }

    /// Does what is due at this time.
    pub fn tick(&mut self, environment: &mut Environment<'_>) {
        self.room.tick(environment);
        self.follow_turn(environment);
    }

    /// When [`tick`](Local::tick) is to be called next.
    pub fn wake_at(&self) -> Option<Millis> {
        self.room.wake_at()
    }

    /// What the caller has to do now. To be taken after every call with an environment.
    pub fn take(&mut self) -> Step {
        let effects = self.room.take_effects();
        let heard = std::mem::take(&mut self.heard);
        let sends = effects.sends.iter().filter(|send| heard.contains(&send.to));
        self.heard.extend(self.connections.get(self.now));
        let records: Vec<RecordJson> = effects.records.into_iter().map(offline).collect();
        self.finished.extend_from_slice(&records);
        Step {
            log: effects.log.iter().map(write_line).collect(),
            records,
            messages: sends.map(|send| send.payload.as_str().to_owned()).collect(),
            job: effects.job,
        }
    }

    /// The record of a finished game of this table, by the id under which the table told of it.
    pub fn record(&self, id: &str) -> Option<RecordJson> {
        self.finished.iter().find(|record| record.summary.id == id).cloned()
    }
}

fn offline(record: Record) -> RecordJson {
    let json = records::record_json(&Record { offline: true, ..record });
    json.expect("the record of a game that was played here can be read")
}

/// An entry as one line. Whose words they are is in it anyway.
fn write_line(entry: &LogEntry) -> String {
    format!("{} {}", entry.at.0, entry.body)
}

fn read_line(line: &str) -> Option<LogEntry> {
    let (at, body) = line.split_once(' ')?;
    Some(LogEntry { at: Millis(at.parse().ok()?), author: None, body: body.to_owned() })
}
