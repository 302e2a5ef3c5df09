//! What is counted and measured, for Prometheus.

mod answers;
mod histogram;
mod process;

use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::{Family, MetricConstructor};
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram as ExactHistogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Metric, Registry};
use stapel_room::jobs::Level;

pub use answers::AnswerTimes;
pub use histogram::Histogram;

use self::process::Process;
use crate::config::Build;
use crate::store::StoreMeter;

/// The level of the bots that a metric is about.
type LevelLabel = [(&'static str, &'static str); 1];

/// What came of a push, as a label.
type ResultLabel = [(&'static str, &'static str); 1];

/// What came of telling a device that it is its guest's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pushed {
    /// The push service took it.
    Sent,
    /// The push service did not take it, or could not be reached.
    Failed,
    /// Nobody listens there any more, and the subscription was removed.
    Gone,
    /// Too many waited, or their guest was told too often.
    Dropped,
}

impl Pushed {
    const ALL: [Pushed; 4] = [Pushed::Sent, Pushed::Failed, Pushed::Gone, Pushed::Dropped];

    fn label(self) -> ResultLabel {
        let name = match self {
            Pushed::Sent => "sent",
            Pushed::Failed => "failed",
            Pushed::Gone => "gone",
            Pushed::Dropped => "dropped",
        };
        [("result", name)]
    }
}

/// How long questions wait for bots, in seconds, as it is told apart.
const WAITS: [f64; 9] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0];

/// What is counted. Nothing in it tells who did what.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    pub rooms: Gauge,
    pub connections: Gauge,
    pub changes: Counter,
    pub messages: Counter,
    /// Messages that were refused for coming too fast.
    pub rate_limited: Counter,
    /// Connections that were cut off since they read too slowly.
    pub slow_readers: Counter,
    bot_jobs: Family<LevelLabel, Counter>,
    bot_queue: Family<LevelLabel, Gauge>,
    bot_wait: Family<LevelLabel, ExactHistogram, fn() -> ExactHistogram>,
    pushes: Family<ResultLabel, Counter>,
    /// Requests that were refused because their guest has had too much written.
    pub over_quota: Counter,
    pub store_errors: Counter,
    pub guests: Counter,
    pub tables: Counter,
    pub requests: Counter,
    /// Exports under way.
    pub exports: Gauge,
    pub disk_free_bytes: Gauge,
    /// 1 while less room is left than the operator wants.
    pub disk_low: Gauge,
    /// How often the machine's clock jumped.
    pub clock_jumps: Counter,
    /// How long requests took to be answered.
    pub answers: AnswerTimes,
    /// How long messages that changed a table took.
    pub moves: MoveTimes,
    /// Messages that wait for their rooms, all of them together.
    pub mailboxes: Gauge,
    /// Messages that wait for the room with most of them.
    pub fullest_mailbox: Gauge,
}

/// How long a message that changed a table took since it came in.
#[derive(Debug)]
pub struct MoveTimes {
    /// Until its room took it out of its mailbox.
    pub taken: Histogram,
    /// Until what follows from it was durable.
    pub written: Histogram,
    /// Until everyone's connection had been given what they are told of it.
    pub sent: Histogram,
}

impl Metrics {
    /// Nothing counted yet.
    pub fn new() -> Metrics {
        Metrics::of(&StoreMeter::default(), Build::default())
    }

    /// Nothing counted yet, of a server with this store that was built so.
    pub fn of(store: &StoreMeter, build: Build) -> Metrics {
        let mut all = Registry::default();
        // Dashboards know what tells of a process by its own name.
        all.register_collector(Box::new(Process::new()));
        let registry = all.sub_registry_with_prefix("stapel");
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let changes = counter("changes", "Changes of tables that were written");
        let messages = counter("messages", "Messages that came in");
        let rate_limited =
            counter("rate_limited", "Messages and requests refused for coming too fast");
        let slow_readers = counter("slow_readers", "Connections cut off for reading too slowly");
        let store_errors = counter("store_errors", "Times that the store could not be written");
        let guests = counter("guests", "Guests who were made");
        let tables = counter("tables", "Tables that were opened");
        let requests = counter("requests", "HTTP requests that were answered");
        let over_quota =
            counter("over_quota", "Requests of guests who have had too much written lately");
        let clock_jumps = counter("clock_jumps", "Times that the machine's clock was set");
        let bot_jobs = by_level(registry, "bot_jobs", "Questions to bots", Family::default());
        let bot_queue =
            by_level(registry, "bot_queue", "Questions that wait for bots", Family::default());
        let bot_wait = by_level(
            registry,
            "bot_wait_seconds",
            "How long questions have waited for bots",
            Family::new_with_constructor((|| ExactHistogram::new(WAITS)) as fn() -> ExactHistogram),
        );
        let pushes: Family<ResultLabel, Counter> = Family::default();
        for pushed in Pushed::ALL {
            drop(pushes.get_or_create(&pushed.label()));
        }
        registry.register("pushes", "Times that a device was told of a turn", pushes.clone());
        let mut gauge = |name: &str, help: &str| {
            let gauge: Gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let rooms = gauge("rooms", "Rooms that are open");
        let connections = gauge("connections", "Connections that are open");
        let exports = gauge("exports", "Exports under way");
        let disk_free_bytes = gauge("disk_free_bytes", "Room left where the data is");
        let disk_low = gauge("disk_low", "Whether less room is left than is wanted");
        let built = vec![("version", build.version), ("commit", build.commit)];
        registry.register("build", "Version and commit of the program", Info::new(built));
        let answers = AnswerTimes::default();
        let help = "Time until a request was answered, by route and kind of answer";
        registry.register("request_seconds", help, answers.clone());
        let moves = MoveTimes::register(registry);
        let (mailboxes, fullest_mailbox) = (Gauge::default(), Gauge::default());
        let help = "Messages that wait for their rooms";
        registry.register("mailbox_messages", help, mailboxes.clone());
        let help = "Messages that wait for the room with most of them";
        registry.register("mailbox_fullest", help, fullest_mailbox.clone());
        let help = "Time until a transaction was durable";
        registry.register("store_commit_seconds", help, store.commits.clone());
        let help = "Writes that went into one transaction";
        registry.register("store_batch_writes", help, store.batches.clone());
        registry.register("store_waiting", "Writes that wait", store.waiting.clone());
        registry.register("store_bytes", "Size of the files of the store", store.size.clone());
        Metrics {
            registry: all,
            rooms,
            connections,
            changes,
            messages,
            rate_limited,
            slow_readers,
            bot_jobs,
            bot_queue,
            bot_wait,
            pushes,
            over_quota,
            store_errors,
            guests,
            tables,
            requests,
            exports,
            disk_free_bytes,
            disk_low,
            clock_jumps,
            answers,
            moves,
            mailboxes,
            fullest_mailbox,
        }
    }

    /// A question to bots of this level waits.
    pub(crate) fn bot_queued(&self, level: Level) {
        self.bot_jobs.get_or_create(&label(level)).inc();
        self.bot_queue.get_or_create(&label(level)).inc();
    }

    /// Bots of this level begin to think about a question that has waited so long.
    pub(crate) fn bot_began(&self, level: Level, waited: Duration) {
        self.bot_queue.get_or_create(&label(level)).dec();
        self.bot_wait.get_or_create(&label(level)).observe(waited.as_secs_f64());
    }

    /// Something came of telling a device of a turn.
    pub fn pushed(&self, pushed: Pushed) {
        self.pushes.get_or_create(&pushed.label()).inc();
    }

    /// How often this came of it.
    pub fn pushes(&self, pushed: Pushed) -> u64 {
        self.pushes.get_or_create(&pushed.label()).get()
    }

    /// Questions that wait for bots, of all levels.
    pub fn bots_waiting(&self) -> u64 {
        let waiting = Level::ALL.map(|level| self.bot_queue.get_or_create(&label(level)).get());
        waiting.into_iter().filter_map(|count| u64::try_from(count).ok()).sum()
    }

    /// Everything, as Prometheus reads it.
    pub fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a String takes everything");
        text
    }
}

fn label(level: Level) -> LevelLabel {
    [("level", level.name())]
}

/// Registers a metric that each level of bots has. All of them are there from the beginning, at zero.
fn by_level<M, C>(
    registry: &mut Registry,
    name: &str,
    help: &str,
    family: Family<LevelLabel, M, C>,
) -> Family<LevelLabel, M, C>
where
    M: Clone,
    C: MetricConstructor<M> + Clone,
    Family<LevelLabel, M, C>: Metric,
{
    for level in Level::ALL {
        drop(family.get_or_create(&label(level)));
    }
    registry.register(name, help, family.clone());
    family
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics::new()
    }
}

impl MoveTimes {
    fn register(registry: &mut Registry) -> MoveTimes {
        let mut stage = |name: &str, help: &str| {
            let times = Histogram::of_times();
            registry.register(name, help, times.clone());
            times
        };
        MoveTimes {
            taken: stage("move_taken_seconds", "Time until a room took a message that changed it"),
            written: stage("move_written_seconds", "Time until what it changed was durable"),
            sent: stage("move_sent_seconds", "Time until all connections were given their part"),
        }
    }
}
