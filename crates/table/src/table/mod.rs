mod apply;
mod attendance;
mod bots;
mod coming;
mod decide;
mod ending;
mod recent;
mod shuffle;
mod space;

use std::fmt;

use stapel_rules::notation::Record;
use stapel_rules::{Seat, Turn, Viewer};

pub use apply::{EntryError, LogError};
pub use attendance::Attendance;
use recent::DoneRequests;
use shuffle::Shuffle;
use space::Space;

use crate::{
    Agreement, Change, Entry, Logged, Millis, Occupant, PersonId, Place, Refusal, Request,
    RequestKey, Round, Score, SeedText, Version,
};

/// What the caller knows that a table has to: the time, random bits, and who is connected.
pub struct TableContext<'d> {
    pub now: Millis,
    /// Random bits that nobody could guess.
    pub fresh_bits: &'d mut dyn FnMut() -> [u8; 32],
    /// For how many milliseconds a person has not been connected; `None` if they are.
    pub away_for: &'d dyn Fn(PersonId) -> Option<i64>,
}

impl fmt::Debug for TableContext<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableContext").field("now", &self.now).finish_non_exhaustive()
    }
}

/// What came of a request that was not refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The changes that the request led to.
    Changed(Vec<Change>),
    /// The same request was done before, and led to this version.
    Already { version: Version },
}

/// A table: who sits there, what was agreed, and the game that is played.
#[derive(Clone, Debug)]
pub struct Table {
    version: Version,
    /// The version of the last change of the game itself, which what people decide depends on.
    moved: Version,
    host: PersonId,
    agreement: Agreement,
    places: Vec<Place>,
    sealed: Option<SeedText>,
    shuffle: Shuffle,
    round: Option<Round>,
    score: Score,
    recent: DoneRequests,
    space: Space,
    last_change: Millis,
    /// Who may say and signal nothing here, the last one last.
    muted: Vec<PersonId>,
    /// Who may never again sit down, talk or lead here, the last one last.
    removed: Vec<PersonId>,
}

impl Table {
    /// The most characters of something that is said.
    pub const MAX_TEXT: usize = 300;

    /// How many people a table remembers as muted, and how many as removed. Beyond that it forgets the first.
    pub const MAX_SHUNNED: usize = 256;

    /// Opens a table.
    pub fn open(
        context: &mut TableContext<'_>,
        by: RequestKey,
        agreement: Agreement,
    ) -> Result<(Table, Vec<Change>), Refusal> {
        agreement.check().map_err(Refusal::Agreement)?;
        let entry = Entry::Opened { host: by.person, agreement: Box::new(agreement) };
        let logged = Logged { at: context.now, by: Some(by), entry };
        let mut table = Table::replay([logged.clone()]).expect("a log begins with its opening");
        let mut changes = vec![Change { version: 1, logged, events: Vec::new() }];
        table.seal(context, Some(by), &mut changes);
        Ok((table, changes))
    }

    /// The table that has this log.
    pub fn replay(log: impl IntoIterator<Item = Logged>) -> Result<Table, LogError> {
        let mut log = log.into_iter();
        let mut table = match log.next() {
            Some(Logged { at, by, entry: Entry::Opened { host, agreement } }) => {
                Table::empty(host, *agreement, at, by)
            }
            _ => {
                let problem = "a log begins with the opening of its table".into();
                return Err(LogError { version: 1, problem });
            }
        };
        for logged in log {
            table.apply(&logged)?;
        }
        Ok(table)
    }

    fn empty(host: PersonId, agreement: Agreement, at: Millis, by: Option<RequestKey>) -> Table {
        let mut recent = DoneRequests::default();
        if let Some(key) = by {
            recent.note(key, 1);
        }
        Table {
            version: 1,
            moved: 0,
            host,
            places: vec![Place::default(); agreement.players.into()],
            score: Score::new(agreement.rounds),
            agreement,
            sealed: None,
            shuffle: Shuffle::default(),
            round: None,
            recent,
            space: Space::default(),
            last_change: at,
            muted: Vec::new(),
            removed: Vec::new(),
        }
    }

    /// Does what a person wants, unless it can't be done now. A request that was done before is not
    /// done again.
    pub fn request(
        &mut self,
        context: &mut TableContext<'_>,
        request: &Request,
    ) -> Result<Answer, Refusal> {
        if let Some(version) = self.done(request.key) {
            return Ok(Answer::Already { version });
        }
        let entries = self.decide(context, request)?;
        Ok(Answer::Changed(self.enter(context, Some(request.key), entries)))
    }

    /// The version that a request led to, if it was done. To be asked before a request is parsed: one
    /// that made sense in one game may not in the next.
    pub fn done(&self, key: RequestKey) -> Option<Version> {
        self.recent.version(key)
    }

    /// Goes on with a game that was begun elsewhere: everything of it is in its record. All places must be taken, no game
    /// may be running, and the record's rules must be those that were agreed on.
    ///
    /// No request of a person leads to this, so nobody can bring cards of their own to a table of others.
    pub fn resume(
        &mut self,
        context: &mut TableContext<'_>,
        record: Record,
    ) -> Result<Vec<Change>, EntryError> {
        if self.empty_places() > 0 {
            return Err(EntryError::Misplaced("some seats are empty"));
        }
        let entry = Entry::Resumed { record: Box::new(record) };
        let logged = Logged { at: context.now, by: None, entry };
        let events = self.apply(&logged).map_err(|error| error.problem)?;
        Ok(vec![Change { version: self.version, logged, events }])
    }

    /// Applies entries that were decided on, and seals the next deal once there is room for it.
    fn enter(
        &mut self,
        context: &mut TableContext<'_>,
        by: Option<RequestKey>,
        entries: impl IntoIterator<Item = Entry>,
    ) -> Vec<Change> {
        let mut changes = Vec::new();
        for entry in entries {
            self.enter_one(context, by, entry, &mut changes);
        }
        self.settle_end(context, by, &mut changes);
        self.seal(context, by, &mut changes);
        changes
    }

    fn enter_one(
        &mut self,
        context: &TableContext<'_>,
        by: Option<RequestKey>,
        entry: Entry,
        changes: &mut Vec<Change>,
    ) {
        let logged = Logged { at: context.now, by, entry };
        let events = self.apply(&logged).expect("what was decided can be done");
        changes.push(Change { version: self.version, logged, events });
    }

    /// Seals the next deal as soon as the last one is public.
    fn seal(
        &mut self,
        context: &mut TableContext<'_>,
        by: Option<RequestKey>,
        changes: &mut Vec<Change>,
    ) {
        if self.sealed.is_none() && !self.is_running() {
            let seed = SeedText::from_bits((context.fresh_bits)());
            self.enter_one(context, by, Entry::Sealed { seed }, changes);
        }
    }

    /// Forgets what a person said who left for good: their words are erased from the log, too.
    pub fn forget_words_of(&mut self, person: PersonId) {
        if let Some(round) = &mut self.round {
            round.forget_words_of(person);
        }
    }

    /// How often the table has changed.
    pub fn version(&self) -> Version {
        self.version
    }

    /// The version of the last change of the game itself. A request made for an older one is stale.
    pub fn moved(&self) -> Version {
        self.moved
    }

    /// When the table last changed.
    pub fn last_change(&self) -> Millis {
        self.last_change
    }

    /// Who the host is.
    pub fn host(&self) -> PersonId {
        self.host
    }

    /// What was agreed.
    pub fn agreement(&self) -> &Agreement {
        &self.agreement
    }

    /// The places at the table, in the order of seats.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The game that is played, or the last one that was.
    pub fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// How the match stands.
    pub fn score(&self) -> &Score {
        &self.score
    }

    /// What can be shown of the seed of the next deal.
    pub fn commitment(&self) -> Option<String> {
        self.sealed.as_ref().map(SeedText::commitment)
    }

    /// Whether a game is being played.
    pub fn is_running(&self) -> bool {
        self.running().is_some()
    }

    /// Whether this person may say and signal nothing here.
    pub fn is_muted(&self, person: PersonId) -> bool {
        self.muted.contains(&person)
    }

    /// Whether this person may never again sit down, talk or lead here.
    pub fn is_removed(&self, person: PersonId) -> bool {
        self.removed.contains(&person)
    }

    /// Which seat is this person's: they sit there, or have got up in mid-game and may come back.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        if self.is_removed(person) {
            return None;
        }
        let index = self.places.iter().position(|place| place.person() == Some(person));
        index.and_then(Seat::new)
    }

    /// As which viewer this person sees the table: their seat, or a spectator.
    pub fn viewer(&self, person: PersonId) -> Viewer {
        self.seat_of(person).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.agreement.players)
    }

    /// The seat whose turn it is.
    pub fn active(&self) -> Option<Seat> {
        match self.running()?.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Opening | Turn::Chance(_) | Turn::Over => None,
        }
    }

    /// When the turn under way began.
    pub fn turn_began(&self) -> Option<Millis> {
        Some(self.running()?.turn_began)
    }

    /// When the time of the turn is up.
    pub fn deadline(&self) -> Option<Millis> {
        let milliseconds = self.agreement.clock.milliseconds()?;
        Some(self.running()?.turn_began.plus(milliseconds))
    }

    /// How many places are empty.
    pub fn empty_places(&self) -> usize {
        self.places.iter().filter(|place| place.occupant == Occupant::Empty).count()
    }

    fn running(&self) -> Option<&Round> {
        self.round.as_ref().filter(|round| !round.is_over())
    }

    fn place(&self, seat: Seat) -> Result<&Place, Refusal> {
        let players = self.agreement.players;
        self.places.get(seat.index()).ok_or(Refusal::NoSuchSeat { players })
    }
}
