//! A table on this machine, run by a thread of its own. Bots think in further threads, so that nobody waits for them who
//! has something to say.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use stapel_protocol::table::rest::NewTableJson;
use stapel_room::jobs::{BotAnswer, BotJob};
use stapel_room::opening::Opening;
use stapel_room::resumption::Resumption;
use stapel_room::room::Environment;
use stapel_room::{GuestId, Local, TableId};

use super::clock::{in_environment, now, random_bits};
use super::files::{Files, TableFile, Unopened};
use super::link::LinkEvent;

/// A table on this machine that a thread runs. Dropping it ends the thread, and others may open the table.
#[derive(Debug)]
pub(crate) struct TableHere {
    to: Sender<ToTable>,
    thread: Option<JoinHandle<()>>,
}

/// What a table is told.
enum ToTable {
    Said(String),
    Renamed(String),
    Thought(BotAnswer),
    End,
}

/// Opens a table on this machine, and gives its id once it is kept. If it can't be, that is told in English.
pub(crate) fn open_table(
    files: &Files,
    name: String,
    wish: &NewTableJson,
) -> Result<TableId, String> {
    let opening = Opening::read(wish).map_err(|error| error.to_string())?;
    let bits = random_bits();
    // Nobody else is ever at this table, so the person may be anyone.
    let me = GuestId::from_bytes(std::array::from_fn(|index| bits[index]));
    let opened = in_environment(|environment| Local::open(environment, me, name, opening));
    let mut table = opened.map_err(|refusal| refusal.code().to_owned())?;
    files.tidy();
    let kept = files.create_table(table.id(), &table.take().log);
    kept.map(|_| table.id()).map_err(|error| error.to_string())
}

/// Opens a table on this machine that goes on with a game, and gives its id once it is kept.
pub(crate) fn open_branch(
    files: &Files,
    name: String,
    resumption: Resumption,
) -> Result<TableId, String> {
    let bits = random_bits();
    let me = GuestId::from_bytes(std::array::from_fn(|index| bits[index]));
    let opened = in_environment(|environment| Local::resume(environment, me, name, resumption));
    let mut table = opened.map_err(|error| error.to_string())?;
    // Whoever only looks at a record has made no directories.
    files.make().map_err(|error| error.to_string())?;
    files.tidy();
    let kept = files.create_table(table.id(), &table.take().log);
    kept.map(|_| table.id()).map_err(|error| error.to_string())
}

impl TableHere {
    /// Begins to run the table with this id, for someone of this name who knows it up to a version.
    pub(crate) fn open(
        files: Files,
        id: TableId,
        since: Option<u64>,
        name: String,
        tell: impl Fn(LinkEvent) + Send + 'static,
    ) -> TableHere {
        let (to, from) = channel();
        let answers = to.clone();
        let thread = thread::spawn(move || {
            let (file, lines) = match files.open_table(id) {
                Ok(opened) => opened,
                Err(Unopened::Missing) => return tell(LinkEvent::Missing),
                Err(Unopened::Elsewhere) => return tell(LinkEvent::Elsewhere),
                Err(Unopened::Unreadable) => return tell(LinkEvent::Unreadable),
            };
            match Local::load(id, lines.lines(), name) {
                Ok(table) => {
                    tell(LinkEvent::Opened);
                    Host { table, file, files, answers, tell }.run(since, &from);
                }
                Err(_) => tell(LinkEvent::Unreadable),
            }
        });
        TableHere { to, thread: Some(thread) }
    }

    /// The person is called something else now.
    pub(crate) fn rename(&self, name: String) {
        // A table that has ended needs no name.
        let _ended = self.to.send(ToTable::Renamed(name));
    }

    /// Sends a message.
    pub(crate) fn send(&self, text: String) {
        // Whoever has ended has said so.
        let _ended = self.to.send(ToTable::Said(text));
    }
}

impl Drop for TableHere {
    fn drop(&mut self) {
        // It may have ended by itself, since it could not be opened.
        let _ended = self.to.send(ToTable::End);
        if let Some(thread) = self.thread.take() {
            let _panic_was_told = thread.join();
        }
    }
}

/// Runs one table.
struct Host<T> {
    table: Local,
    file: TableFile,
    files: Files,
    answers: Sender<ToTable>,
    tell: T,
}

impl<T: Fn(LinkEvent)> Host<T> {
    fn run(mut self, since: Option<u64>, from: &Receiver<ToTable>) {
        self.act(|table, environment| table.join(environment, since));
        loop {
            match self.wait(from) {
                Ok(ToTable::Said(text)) => {
                    self.act(|table, environment| table.received(environment, &text));
                }
                Ok(ToTable::Renamed(name)) => {
                    self.act(|table, environment| table.rename(environment, name));
                }
                Ok(ToTable::Thought(answer)) => self.act(|table, environment| {
                    table.bots_answered(environment, Some(answer));
                }),
                Err(RecvTimeoutError::Timeout) => self.act(Local::tick),
                Ok(ToTable::End) | Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// Waits until something is said, or until the table wants to hear that time has passed.
    fn wait(&self, from: &Receiver<ToTable>) -> Result<ToTable, RecvTimeoutError> {
        match self.table.wake_at() {
            Some(at) => {
                let milliseconds = u64::try_from(at.0.saturating_sub(now())).unwrap_or(0);
                from.recv_timeout(Duration::from_millis(milliseconds))
            }
            None => from.recv().map_err(|_| RecvTimeoutError::Disconnected),
        }
    }

    /// Lets something happen at the table, keeps it, and only then tells of it.
    fn act(&mut self, act: impl FnOnce(&mut Local, &mut Environment<'_>)) {
        in_environment(|environment| act(&mut self.table, environment));
        let step = self.table.take();
        // A record comes first: if the program ends in between, the game ends once more and writes it again.
        let records = step.records.iter().try_for_each(|record| self.files.keep_record(record));
        let lines = if step.log.is_empty() { Ok(()) } else { self.file.append(&step.log) };
        if records.and(lines).is_err() {
            (self.tell)(LinkEvent::NotKept);
        }
        for message in step.messages {
            (self.tell)(LinkEvent::Received(message));
        }
        if let Some(job) = step.job {
            think(job, self.answers.clone());
        }
    }
}

fn think(job: BotJob, answers: Sender<ToTable>) {
    thread::spawn(move || {
        // If nobody wants to know any more, that is well.
        let _ended = answers.send(ToTable::Thought(job.run()));
    });
}
