use stapel_protocol::table::rest::{NewTableJson, RecordJson};
use stapel_room::jobs::BotJob;
use stapel_room::opening::Opening;
use stapel_room::resumption::Resumption;
use stapel_room::room::Environment;
use stapel_room::{GuestId, Local, TableId};
use stapel_rules::Seat;
use stapel_rules::notation::Record;
use stapel_table::{BotName, Millis};

use super::{table_info, tell, with_host};
use crate::browser::timer::Timer;
use crate::browser::{now, random_bits};
use crate::offline::{FromWorker, Step, ToWorker};

/// Runs one table: takes messages, lets time pass, and lets bots think.
#[derive(Default)]
pub(super) struct Host {
    table: Option<Local>,
    /// Wakes the table when it has something to do by itself.
    clock: Timer,
    /// Runs the next job of the bots once no message waits.
    thinking: Timer,
}

impl Host {
    /// Takes a message of the page.
    pub(super) fn hear(&mut self, message: ToWorker) {
        match message {
            ToWorker::Open { name, wish } => {
                let opened = open(name, &wish);
                self.begin(opened);
            }
            ToWorker::Resume { name, seats, bot, record } => {
                let opened = resume(name, &seats, &bot, &record);
                self.begin(opened);
            }
            ToWorker::Load { id, name, lines } => self.begin(load(&id, name, &lines)),
            ToWorker::Join { since } => {
                self.act(|table, environment| table.join(environment, since));
            }
            ToWorker::Message(text) => {
                self.act(|table, environment| table.received(environment, &text));
            }
        }
    }

    fn begin(&mut self, table: Result<Local, String>) {
        match table {
            Ok(table) => {
                self.table = Some(table);
                self.follow();
            }
            Err(problem) => tell(FromWorker::Impossible(problem)),
        }
    }

    /// Lets something happen at the table, and does what follows.
    fn act(&mut self, act: impl FnOnce(&mut Local, &mut Environment<'_>)) {
        if let Some(table) = &mut self.table {
            in_environment(|environment| act(table, environment));
            self.follow();
        }
    }

    fn follow(&mut self) {
        let Some(table) = &mut self.table else { return };
        let step = table.take();
        if !step.log.is_empty() || !step.messages.is_empty() {
            tell(FromWorker::Step(Step {
                about: table_info::table_info(table).to_text(),
                log: step.log,
                records: step.records.iter().map(RecordJson::to_text).collect(),
                messages: step.messages,
            }));
        }
        if let Some(job) = step.job {
            // Whatever the person has said meanwhile comes first.
            self.thinking.set(0, move || with_host(|host| host.think(job)));
        }
        match table.wake_at() {
            Some(Millis(at)) => self.clock.set(at.saturating_sub(now()), || {
                with_host(|host| host.act(Local::tick));
            }),
            None => self.clock.clear(),
        }
    }

    fn think(&mut self, job: BotJob) {
        let answer = job.run();
        self.act(|table, environment| table.bots_answered(environment, Some(answer)));
    }
}

fn open(name: String, wish: &str) -> Result<Local, String> {
    let wish = NewTableJson::parse(wish).ok_or("the wish can't be read")?;
    let opening = Opening::read(&wish).map_err(|error| error.to_string())?;
    let bits = random_bits();
    // Nobody else is ever at this table, so the person may be anyone.
    let me = GuestId::from_bytes(std::array::from_fn(|index| bits[index]));
    let opened = in_environment(|environment| Local::open(environment, me, name, opening));
    opened.map_err(|refusal| refusal.code().to_owned())
}

fn resume(name: String, seats: &str, bot: &str, record: &str) -> Result<Local, String> {
    let record = Record::parse(record).map_err(|error| error.to_string())?;
    let seats = seats.split(' ').filter_map(|seat| Seat::new(seat.parse().ok()?)).collect();
    let bot = BotName::new(bot).ok_or("a bot has a name")?;
    let resumption = Resumption { record, seats, bot, bots_take_time: true };
    let bits = random_bits();
    let me = GuestId::from_bytes(std::array::from_fn(|index| bits[index]));
    let opened = in_environment(|environment| Local::resume(environment, me, name, resumption));
    opened.map_err(|error| error.to_string())
}

fn load(id: &str, name: String, lines: &str) -> Result<Local, String> {
    let id: TableId = id.parse().map_err(|_| "this is no table")?;
    Local::load(id, lines.lines(), name).map_err(|error| error.to_string())
}

fn in_environment<T>(act: impl FnOnce(&mut Environment<'_>) -> T) -> T {
    let mut fresh_bits = random_bits;
    act(&mut Environment { now: Millis(now()), fresh_bits: &mut fresh_bits })
}
