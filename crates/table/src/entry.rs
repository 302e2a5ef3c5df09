use stapel_rules::Seat;
use stapel_rules::any::{AnyAction, AnySignal};
use stapel_rules::notation::Record;

use crate::{Agreement, BotName, Digits, Millis, PersonId, SeedText};

/// How often the table has changed: the number of its last log entry, counted from 1.
pub type Version = u64;

/// One line of a table's log: the log is all there is to know about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Logged {
    pub at: Millis,
    /// Which request it came from, so that a request sent twice is done once.
    pub by: Option<RequestKey>,
    pub entry: Entry,
}

/// Which request of which person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RequestKey {
    pub person: PersonId,
    pub id: u64,
}

/// What happened at a table. Cards that are drawn are not in it: they follow from the seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// The table was opened.
    Opened { host: PersonId, agreement: Box<Agreement> },
    /// Something else was agreed on.
    Agreed { agreement: Box<Agreement> },
    /// A person sat down.
    Sat { seat: Seat, person: PersonId },
    /// A bot was put into a seat.
    BotSat { seat: Seat, bot: BotName },
    /// A seat became empty.
    Left { seat: Seat },
    /// Another person is the host now.
    Hosted { person: PersonId },
    /// The seed of the next deal was sealed.
    Sealed { seed: SeedText },
    /// The person in a seat promised to add bits to the deal of the sealed seed.
    Shared { seat: Seat, commitment: Digits },
    /// A deal was called for when the table was opened, and waits a while for those who sit here to promise bits.
    DealCalled,
    /// The list of those who add bits to the deal is closed: these seats are on it.
    Dealing { seats: Vec<Seat> },
    /// A seat on the list revealed its bits.
    Revealed { seat: Seat, bits: Digits },
    /// The cards were dealt from the sealed seed, and from the bits that were revealed.
    Dealt,
    /// The cards lie as in a game that was begun elsewhere, and it goes on here. The sealed seed is used up, but no card
    /// follows from it.
    Resumed { record: Box<Record> },
    /// The table named who starts (G3).
    Started { seat: Seat },
    /// A seat did something.
    Acted { seat: Seat, action: AnyAction },
    /// A seat gave a signal.
    Signalled { seat: Seat, signal: AnySignal },
    /// A seat said something.
    Said { seat: Seat, text: String },
    /// What was said here was erased, since its author left for good.
    Erased,
    /// A seat asks to take its last play back.
    TakebackAsked { seat: Seat },
    /// A seat agrees that the play be taken back.
    TakebackAgreed { seat: Seat },
    /// A seat does not agree, and so the play stays.
    TakebackDenied { seat: Seat },
    /// The last play was taken back.
    TookBack { seat: Seat },
    /// A seat was told what a strong player would do in this position.
    Hinted { seat: Seat },
    /// A bot plays in the stead of a person.
    StoodIn { seat: Seat, bot: BotName },
    /// The person plays again.
    CameBack { seat: Seat },
    /// The game was given up, without a result.
    GivenUp,
    /// A person got up in mid-game, of their own will or not. The place stays theirs.
    Gone { seat: Seat },
    /// A seat asks to end the game early.
    EndAsked { seat: Seat },
    /// A seat agrees that the game be ended.
    EndAgreed { seat: Seat },
    /// A seat does not agree, or takes its question back, and so the game goes on.
    EndDenied { seat: Seat },
    /// The game was ended early and counts as it stands.
    Stopped,
    /// A person may say and signal nothing, or may again.
    Muted { person: PersonId, on: bool },
    /// A person may never again sit down, talk or lead at this table.
    Removed { person: PersonId },
}
