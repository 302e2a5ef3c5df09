//! What operators order and do, and what players report to them.

use super::{Guest, GuestId, Millis, StoreFuture, TableId, TableSummary};

/// The most orders that hold at a time. Each is looked at on the way of requests.
pub const MOST_ORDERS: usize = 10_000;

/// The most reports that wait to be looked at. Whoever reports after that is asked to come back later.
pub const MOST_OPEN_REPORTS: u64 = 10_000;

/// What an operator can order until it ends or is lifted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OrderKind {
    /// A guest may do nothing here; the subject is their id.
    BanGuest,
    /// Nobody from these addresses may do anything here; the subject is the range.
    BanRange,
    /// A guest may not talk; the subject is their id.
    Mute,
    /// A guest may not choose another name; the subject is their id.
    NoName,
    /// A table is closed; the subject is its id.
    Closed,
    /// A text for everyone. It is the reason, and there is no subject.
    Announcement,
    /// No new tables and deals. There is no subject.
    Maintenance,
    /// No new guests. There is no subject.
    Registration,
}

impl OrderKind {
    /// All of them.
    pub const ALL: [OrderKind; 8] = [
        OrderKind::BanGuest,
        OrderKind::BanRange,
        OrderKind::Mute,
        OrderKind::NoName,
        OrderKind::Closed,
        OrderKind::Announcement,
        OrderKind::Maintenance,
        OrderKind::Registration,
    ];

    /// What it is called where it is stored and where programs read it.
    pub const fn name(self) -> &'static str {
        match self {
            OrderKind::BanGuest => "ban_guest",
            OrderKind::BanRange => "ban_range",
            OrderKind::Mute => "mute",
            OrderKind::NoName => "no_name",
            OrderKind::Closed => "closed",
            OrderKind::Announcement => "announcement",
            OrderKind::Maintenance => "maintenance",
            OrderKind::Registration => "registration",
        }
    }

    /// The one of this name.
    pub fn from_name(name: &str) -> Option<OrderKind> {
        OrderKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// What an operator has ordered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    pub kind: OrderKind,
    /// Whom or what it concerns; empty if that is the whole server. There is one order of a kind for each subject.
    pub subject: String,
    /// Why, for operators; the text itself of an announcement.
    pub reason: String,
    pub since: Millis,
    /// When it ends by itself.
    pub until: Option<Millis>,
}

/// Something that an operator did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    pub at: Millis,
    /// By which door the operator came in, and who they say they are.
    pub door: String,
    pub act: String,
    /// Whom or what it concerns.
    pub subject: String,
    /// How, and why.
    pub detail: String,
}

/// What a report is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    Name,
    Words,
}

impl About {
    /// What it is called where it is stored and where programs read it.
    pub const fn name(self) -> &'static str {
        match self {
            About::Name => "name",
            About::Words => "words",
        }
    }

    /// The one of this name.
    pub fn from_name(name: &str) -> Option<About> {
        [About::Name, About::Words].into_iter().find(|about| about.name() == name)
    }
}

/// What a player reported of another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    pub at: Millis,
    pub table: TableId,
    /// Who reported it, until they are deleted.
    pub reporter: Option<GuestId>,
    /// Whom it is about, until they are deleted; then name, words and texts are empty.
    pub reported: Option<GuestId>,
    pub about: About,
    /// What they were called.
    pub name: String,
    /// What they had said lately, the last at the end.
    pub words: Vec<String>,
    /// What the reporter has to say about it.
    pub text: String,
    /// When an operator was done with it.
    pub settled: Option<Millis>,
    /// What the operator noted.
    pub note: String,
}

/// Which reports are wanted, the newest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReportFilter {
    /// Only those with a smaller number.
    pub before: Option<u64>,
    pub open_only: bool,
    /// Only those about this guest.
    pub reported: Option<GuestId>,
    pub limit: u32,
}

/// Which of this is too old.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AdminRetention {
    /// The present: orders that end before it go.
    pub now: Millis,
    pub reports_before: Millis,
    pub acts_before: Millis,
    /// How many go at once, at most, of each.
    pub limit: u32,
}

/// What was deleted because of its age.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AdminExpired {
    pub orders: u32,
    pub reports: u32,
    pub acts: u32,
}

/// Keeps what operators order and do, and what is reported to them. The rules of [`Store`](super::Store) hold here too.
///
/// An order and the note that someone gave it are written together: there is none without the other. Acts can be added
/// and read; nothing here changes one, and only their age removes them.
pub trait AdminStore: Send + Sync + 'static {
    /// Everything that is ordered, by kind and subject.
    fn orders(&self) -> StoreFuture<'_, Vec<Order>>;

    /// Orders something, in place of what was ordered before of this kind for this subject.
    fn put_order(&self, order: Order, act: Act) -> StoreFuture<'_, ()>;

    /// Lifts an order. Tells whether there was one; if not, nothing is noted.
    fn lift_order(&self, kind: OrderKind, subject: String, act: Act) -> StoreFuture<'_, bool>;

    /// Notes that something was done.
    fn note_act(&self, act: Act) -> StoreFuture<'_, ()>;

    /// What was done, the last first, with numbers; only those with a smaller number than `before`.
    fn acts(&self, before: Option<u64>, limit: u32) -> StoreFuture<'_, Vec<(u64, Act)>>;

    /// Keeps a report and gives it a number; `None` if as many as [`MOST_OPEN_REPORTS`] wait already.
    fn put_report(&self, report: Report) -> StoreFuture<'_, Option<u64>>;

    /// Reports, the newest first, with numbers.
    fn reports(&self, filter: ReportFilter) -> StoreFuture<'_, Vec<(u64, Report)>>;

    /// Notes that an operator is done with a report. Tells whether there was one that was open; if not, nothing is noted.
    fn settle_report(&self, number: u64, note: String, act: Act) -> StoreFuture<'_, bool>;

    /// How many reports are open.
    fn open_reports(&self) -> StoreFuture<'_, u64>;

    /// Guests whose names have this part, whatever the case of its ASCII letters, the last seen first.
    fn find_guests(&self, part: String, limit: u32) -> StoreFuture<'_, Vec<Guest>>;

    /// All tables, listed or not, the last touched first.
    fn all_tables(&self, limit: u32) -> StoreFuture<'_, Vec<TableSummary>>;

    /// Deletes what is too old, a bounded number of things at a time.
    fn expire_admin(&self, retention: AdminRetention) -> StoreFuture<'_, AdminExpired>;
}
