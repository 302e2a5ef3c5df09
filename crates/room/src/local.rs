use stapel_protocol::table::MAX_REQUEST_ID;
use stapel_protocol::table::rest::RecordJson;
use stapel_table::{Millis, PersonId, Refusal, RequestKey, Table, TableEvent, Version};

use crate::jobs::{BotAnswer, BotJob};
use crate::log_text::{self, BadEntry, BadLog};
use crate::opening::Opening;
use crate::room::{ConnectionId, Environment, Join, Names, Room, finished_game};
use crate::{GuestId, LogEntry, Record, TableId, records};

/// One person with bots at a table of their own, without a server.
///
/// It speaks the same messages as a server does, so whoever plays can't tell the difference. Like a
/// [`Room`] it does nothing by itself: tell it what comes in, then [`take`](Local::take) what is to be
/// done about it. Everything about it is in the lines of its log, from which it can be
/// [`load`](Local::load)ed.
#[derive(Debug)]
pub struct Local {
    room: Room,
    me: PersonId,
    name: String,
    /// The number of the last connection. Those before it have ended.
    connection: ConnectionId,
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
        Ok(Local { room, me, name, connection: 0, finished: Vec::new() })
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
        let me = room.table().host();
        room.trust_names();
        room.set_name(me, Some(name.clone()));
        let names = Names::of(me, name.clone());
        let mut finished = Vec::new();
        log_text::replay(&log, |_, table, events| {
            if events.iter().any(|event| matches!(event, TableEvent::Over { .. })) {
                let record = finished_game(id, table, &names, table.last_change());
                finished.extend(record.map(offline));
            }
        })?;
        Ok(Local { room, me, name, connection: 0, finished })
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
        self.connection += 1;
        let (person, name) = (self.me, self.name.clone());
        let join = Join { person, name, since, wants_legal: false };
        let joined = self.room.join(environment, self.connection, join);
        joined.expect("nobody else is here");
    }

    /// No window shows the table any more.
    pub fn leave(&mut self, environment: &mut Environment<'_>) {
        self.room.leave(environment, self.connection);
    }

    /// The person is called something else now.
    pub fn rename(&mut self, environment: &mut Environment<'_>, name: String) {
        self.name.clone_from(&name);
        self.room.rename(environment, self.me, Some(name));
    }

    /// A message came in: the text of a [`ToServer`](stapel_protocol::table::ToServer), or anything
    /// else, which is refused.
    pub fn received(&mut self, environment: &mut Environment<'_>, text: &str) {
        self.room.message(environment, self.connection, text);
    }

    /// The bots have answered; `None` if they failed, and are asked anew.
    pub fn bots_answered(&mut self, environment: &mut Environment<'_>, answer: Option<BotAnswer>) {
        self.room.bots_answered(environment, answer);
    }

    /// Does what is due at this time.
    pub fn tick(&mut self, environment: &mut Environment<'_>) {
        self.room.tick(environment);
    }

    /// When [`tick`](Local::tick) is to be called next.
    pub fn wake_at(&self) -> Option<Millis> {
        self.room.wake_at()
    }

    /// What the caller has to do now. To be taken after every call with an environment.
    pub fn take(&mut self) -> Step {
        let effects = self.room.take_effects();
        let sends = effects.sends.iter().filter(|send| send.to == self.connection);
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
