//! The entries of a table's log, between the table and what is kept of them.

use stapel_protocol::log::{EntryJson as Text, LineError, LineJson, RULES};
use stapel_protocol::table::{AgreementJson, SeatNumber};
use stapel_rules::Game;
use stapel_rules::notation::{ActionError, Record, SyntaxError};
use stapel_table::{
    BotName, Digits, Entry, EntryError, LogError, Logged, PersonId, RequestKey, SeedText, Table,
    Version,
};

use crate::agreement::{self, BadAgreement};
use crate::{ERASED, GuestId, IdError, LogEntry};

/// A log that can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {version} of the log: {problem}")]
pub struct BadLog {
    /// The entry, counted from 1; 0 if there is none.
    pub version: Version,
    #[source]
    pub problem: BadEntry,
}

/// Why an entry of a log can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadEntry {
    /// The log is empty, though the first entry opens the table.
    #[error("there is none")]
    Missing,
    #[error("it begins with no time")]
    NoTime,
    #[error(transparent)]
    Line(LineError),
    #[error(transparent)]
    Guest(IdError),
    #[error("a bot without a name")]
    NamelessBot,
    #[error(transparent)]
    Agreement(BadAgreement),
    #[error("bits or a commitment to them that are not 64 hexadecimal digits")]
    Digits,
    /// An action stands where none can.
    #[error("no game is running")]
    NoGame,
    /// An action is not in the notation of its game.
    #[error(transparent)]
    Action(ActionError),
    /// A game goes on whose record can't be read.
    #[error("the game that goes on: {0}")]
    Record(#[source] SyntaxError),
    /// It can't follow on the entries before it.
    #[error(transparent)]
    Table(EntryError),
}

/// The table's number for a guest.
pub fn person(guest: GuestId) -> PersonId {
    PersonId(u128::from_be_bytes(*guest.as_bytes()))
}

/// The guest behind the table's number.
pub fn guest(person: PersonId) -> GuestId {
    GuestId::from_bytes(person.0.to_be_bytes())
}

/// Writes an entry.
pub fn write(logged: &Logged) -> LogEntry {
    let seat = SeatNumber;
    let name = |person: &PersonId| guest(*person).to_string();
    let mut author = None;
    let entry = match &logged.entry {
        Entry::Opened { host, agreement } => {
            Some(Text::Opened { host: name(host), agreement: agreement::write(agreement) })
        }
        Entry::Agreed { agreement } => Some(Text::Agreed(agreement::write(agreement))),
        Entry::Sat { seat: at, person } => Some(Text::Sat(seat(*at), name(person))),
        Entry::BotSat { seat: at, bot } => Some(Text::Bot(seat(*at), bot.to_string())),
        Entry::Left { seat: at } => Some(Text::Left(seat(*at))),
        Entry::Hosted { person } => Some(Text::Hosted(name(person))),
        Entry::Sealed { seed } => Some(Text::Sealed(seed.reveal().to_owned())),
        Entry::Shared { seat: at, commitment } => {
            Some(Text::Shared(seat(*at), commitment.as_str().to_owned()))
        }
        Entry::DealCalled => Some(Text::DealCalled(())),
        Entry::Dealing { seats } => {
            Some(Text::Dealing(seats.iter().copied().map(SeatNumber).collect()))
        }
        Entry::Revealed { seat: at, bits } => {
            Some(Text::Revealed(seat(*at), bits.as_str().to_owned()))
        }
        Entry::Dealt => Some(Text::Dealt(())),
        Entry::Resumed { record } => Some(Text::Resumed(record.to_string())),
        Entry::Started { seat: at } => Some(Text::Started(seat(*at))),
        Entry::Acted { seat: at, action } => Some(Text::Act(seat(*at), action.to_string())),
        Entry::Signalled { seat: at, signal } => Some(Text::Signal(seat(*at), (*signal).into())),
        Entry::Said { seat: at, text } => {
            // Words can be erased with their author; plays can't.
            author = logged.by.map(|key| guest(key.person));
            Some(Text::Said(seat(*at), text.clone()))
        }
        Entry::Erased => None,
        Entry::TakebackAsked { seat: at } => Some(Text::TakebackAsked(seat(*at))),
        Entry::TakebackAgreed { seat: at } => Some(Text::TakebackAgreed(seat(*at))),
        Entry::TakebackDenied { seat: at } => Some(Text::TakebackDenied(seat(*at))),
        Entry::TookBack { seat: at } => Some(Text::TookBack(seat(*at))),
        Entry::Hinted { seat: at } => Some(Text::Hinted(seat(*at))),
        Entry::StoodIn { seat: at, bot } => Some(Text::StoodIn(seat(*at), bot.to_string())),
        Entry::CameBack { seat: at } => Some(Text::CameBack(seat(*at))),
        Entry::GivenUp => Some(Text::GivenUp(())),
        Entry::Gone { seat: at } => Some(Text::Gone(seat(*at))),
        Entry::EndAsked { seat: at } => Some(Text::EndAsked(seat(*at))),
        Entry::EndAgreed { seat: at } => Some(Text::EndAgreed(seat(*at))),
        Entry::EndDenied { seat: at } => Some(Text::EndDenied(seat(*at))),
        Entry::Stopped => Some(Text::Stopped(())),
        Entry::Muted { person, on } => Some(Text::Muted(name(person), *on)),
        Entry::Removed { person } => Some(Text::Removed(name(person))),
    };
    let body = match entry {
        None => ERASED.to_owned(),
        Some(entry) => {
            let by = logged.by.map(|key| (guest(key.person).to_string(), key.id));
            let agrees = matches!(entry, Text::Opened { .. } | Text::Agreed(_));
            LineJson { by, rules: agrees.then_some(RULES), entry }.to_text()
        }
    };
    LogEntry { at: logged.at, author, body }
}

/// Reads an entry of a table that has got this far; the first entry needs none.
fn read(table: Option<&Table>, log_entry: &LogEntry) -> Result<Logged, BadEntry> {
    let at = log_entry.at;
    if log_entry.body == ERASED {
        return Ok(Logged { at, by: None, entry: Entry::Erased });
    }
    let line = LineJson::parse(&log_entry.body).map_err(BadEntry::Line)?;
    let who = |text: &str| text.parse::<GuestId>().map(person).map_err(BadEntry::Guest);
    let bot = |name: &str| BotName::new(name).ok_or(BadEntry::NamelessBot);
    let digits = |text: &str| Digits::parse(text).ok_or(BadEntry::Digits);
    let by = match &line.by {
        None => None,
        Some((guest, id)) => Some(RequestKey { person: who(guest)?, id: *id }),
    };
    let agreed = |mut json: AgreementJson| {
        if line.rules.is_none() {
            let read = json.fill_in_as_before().map_err(BadAgreement::Read);
            read.map_err(BadEntry::Agreement)?;
        }
        agreement::read(&json).map(Box::new).map_err(BadEntry::Agreement)
    };
    let entry = match line.entry {
        Text::Opened { host, agreement } => {
            Entry::Opened { host: who(&host)?, agreement: agreed(agreement)? }
        }
        Text::Agreed(agreement) => Entry::Agreed { agreement: agreed(agreement)? },
        Text::Sat(seat, person) => Entry::Sat { seat: seat.0, person: who(&person)? },
        Text::Bot(seat, name) => Entry::BotSat { seat: seat.0, bot: bot(&name)? },
        Text::Left(seat) => Entry::Left { seat: seat.0 },
        Text::Hosted(person) => Entry::Hosted { person: who(&person)? },
        Text::Sealed(seed) => Entry::Sealed { seed: SeedText::from_text(&seed) },
        Text::Shared(seat, text) => Entry::Shared { seat: seat.0, commitment: digits(&text)? },
        Text::DealCalled(()) => Entry::DealCalled,
        Text::Dealing(seats) => {
            Entry::Dealing { seats: seats.into_iter().map(|seat| seat.0).collect() }
        }
        Text::Revealed(seat, text) => Entry::Revealed { seat: seat.0, bits: digits(&text)? },
        Text::Dealt(()) => Entry::Dealt,
        Text::Resumed(text) => {
            let record = Record::parse(&text).map_err(BadEntry::Record)?;
            Entry::Resumed { record: Box::new(record) }
        }
        Text::Started(seat) => Entry::Started { seat: seat.0 },
        Text::Act(seat, action) => {
            let game = table.and_then(Table::round).ok_or(BadEntry::NoGame)?.game();
            let action = game.parse_action(&action).map_err(BadEntry::Action)?;
            Entry::Acted { seat: seat.0, action }
        }
        Text::Signal(seat, signal) => Entry::Signalled { seat: seat.0, signal: signal.signal() },
        Text::Said(seat, text) => Entry::Said { seat: seat.0, text },
        Text::TakebackAsked(seat) => Entry::TakebackAsked { seat: seat.0 },
        Text::TakebackAgreed(seat) => Entry::TakebackAgreed { seat: seat.0 },
        Text::TakebackDenied(seat) => Entry::TakebackDenied { seat: seat.0 },
        Text::TookBack(seat) => Entry::TookBack { seat: seat.0 },
        Text::Hinted(seat) => Entry::Hinted { seat: seat.0 },
        Text::StoodIn(seat, name) => Entry::StoodIn { seat: seat.0, bot: bot(&name)? },
        Text::CameBack(seat) => Entry::CameBack { seat: seat.0 },
        Text::GivenUp(()) => Entry::GivenUp,
        Text::Gone(seat) => Entry::Gone { seat: seat.0 },
        Text::EndAsked(seat) => Entry::EndAsked { seat: seat.0 },
        Text::EndAgreed(seat) => Entry::EndAgreed { seat: seat.0 },
        Text::EndDenied(seat) => Entry::EndDenied { seat: seat.0 },
        Text::Stopped(()) => Entry::Stopped,
        Text::Muted(person, on) => Entry::Muted { person: who(&person)?, on },
        Text::Removed(person) => Entry::Removed { person: who(&person)? },
    };
    Ok(Logged { at, by, entry })
}

/// Makes the table of its log, and tells of each entry after the first what happened.
pub fn replay(
    log: &[LogEntry],
    mut told: impl FnMut(Version, &Table, Vec<stapel_table::TableEvent>),
) -> Result<Table, BadLog> {
    let bad = |version: Version| move |problem: BadEntry| BadLog { version, problem };
    let misplaced = |error: LogError| bad(error.version)(BadEntry::Table(error.problem));
    let (first, rest) = log.split_first().ok_or_else(|| bad(0)(BadEntry::Missing))?;
    let opened = read(None, first).map_err(bad(1))?;
    let mut table = Table::replay([opened]).map_err(misplaced)?;
    for entry in rest {
        let version = table.version() + 1;
        let logged = read(Some(&table), entry).map_err(bad(version))?;
        let events = table.apply(&logged).map_err(misplaced)?;
        told(version, &table, events);
    }
    Ok(table)
}
