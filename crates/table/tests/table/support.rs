use std::cell::RefCell;
use std::collections::BTreeMap;

use stapel_rules::any::AnyAction;
use stapel_rules::{Game, GameKind, Seat, Turn, Viewer};
use stapel_table::{
    Agreement, Answer, Change, Command, Logged, Millis, PersonId, Refusal, Request, RequestKey,
    Table, TableContext, TableEvent,
};

pub(crate) const ADA: PersonId = PersonId(1);
pub(crate) const BEN: PersonId = PersonId(2);
pub(crate) const CLEO: PersonId = PersonId(3);

/// A table with everything around it that a test needs.
pub(crate) struct Scene {
    pub(crate) table: Table,
    pub(crate) log: Vec<Logged>,
    pub(crate) now: Millis,
    /// Who is away, and since when.
    pub(crate) away: RefCell<BTreeMap<PersonId, Millis>>,
    requests: u64,
    bits: u8,
}

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

impl Scene {
    /// A table of Ada's.
    pub(crate) fn open(agreement: Agreement) -> Scene {
        let mut context =
            TableContext { now: Millis(1_000), fresh_bits: &mut || [7; 32], away_for: &|_| None };
        let (table, changes) =
            Table::open(&mut context, RequestKey { person: ADA, id: 0 }, agreement).unwrap();
        let log = changes.into_iter().map(|change| change.logged).collect();
        let away = RefCell::default();
        Scene { table, log, now: Millis(1_000), away, requests: 0, bits: 7 }
    }

    /// A table of this game at which Ada, Ben and Cleo (as many as there are seats) have sat down.
    pub(crate) fn seated(agreement: Agreement) -> Scene {
        let players = agreement.players;
        let mut scene = Scene::open(agreement);
        for person in [ADA, BEN, CLEO].into_iter().take(players.into()) {
            scene.wants(person, Command::Sit { seat: None }).unwrap();
        }
        scene
    }

    /// The same, dealt, with seat 0 named to start where someone is named.
    pub(crate) fn playing(agreement: Agreement) -> Scene {
        let mut scene = Scene::seated(agreement);
        scene.wants(ADA, Command::Deal).unwrap();
        if scene.table.round().unwrap().turn() == Turn::Opening {
            scene.wants(ADA, Command::Start { seat: seat(0) }).unwrap();
        }
        scene
    }

    /// Someone's connection breaks.
    pub(crate) fn goes_away(&self, person: PersonId) {
        self.away.borrow_mut().insert(person, self.now);
    }

    /// Someone's connection broke so long ago that others may decide without them.
    pub(crate) fn is_long_away(&mut self, person: PersonId) {
        self.goes_away(person);
        self.now = self.now.plus(Table::PATIENCE);
    }

    /// Someone connects again.
    pub(crate) fn is_here(&self, person: PersonId) {
        self.away.borrow_mut().remove(&person);
    }

    /// What someone wants, on the table as it is now.
    pub(crate) fn wants(
        &mut self,
        person: PersonId,
        command: Command,
    ) -> Result<Vec<TableEvent>, Refusal> {
        self.requests += 1;
        let key = RequestKey { person, id: self.requests };
        let request = Request { key, base: Some(self.table.version()), command };
        match self.asks(&request)? {
            Answer::Changed(changes) => {
                Ok(changes.into_iter().flat_map(|change| change.events).collect())
            }
            Answer::Already { version } => panic!("a new request was done at {version}"),
        }
    }

    /// A request as it is.
    pub(crate) fn asks(&mut self, request: &Request) -> Result<Answer, Refusal> {
        let before = format!("{:?}", self.table);
        let answer = self.with_context(|table, context| table.request(context, request));
        match &answer {
            Ok(Answer::Changed(changes)) => self.keep(changes),
            // A refusal changes nothing, and neither does a request that was done before.
            _ => assert_eq!(before, format!("{:?}", self.table)),
        }
        answer
    }

    pub(crate) fn tick(&mut self, milliseconds: i64) -> Vec<TableEvent> {
        self.now = self.now.plus(milliseconds);
        let changes = self.with_context(Table::tick);
        self.keep(&changes);
        changes.into_iter().flat_map(|change| change.events).collect()
    }

    pub(crate) fn with_context<T>(
        &mut self,
        act: impl FnOnce(&mut Table, &mut TableContext<'_>) -> T,
    ) -> T {
        let bits = &mut self.bits;
        let mut fresh_bits = || {
            *bits = bits.wrapping_add(1);
            [*bits; 32]
        };
        let (away, now) = (&self.away, self.now);
        let away_for = |person| away.borrow().get(&person).map(|since| now.0 - since.0);
        let mut context = TableContext { now, fresh_bits: &mut fresh_bits, away_for: &away_for };
        act(&mut self.table, &mut context)
    }

    /// Keeps the log, which must make the same table again.
    pub(crate) fn keep(&mut self, changes: &[Change]) {
        for (change, version) in changes.iter().zip(self.log.len() as u64 + 1..) {
            assert_eq!(change.version, version);
        }
        self.log.extend(changes.iter().map(|change| change.logged.clone()));
        // Long games are replayed now and then, and at their end.
        if self.log.len() > 64 && !self.log.len().is_multiple_of(64) && self.table.is_running() {
            return;
        }
        let again = Table::replay(self.log.clone()).unwrap();
        assert_eq!(format!("{again:?}"), format!("{:?}", self.table));
    }

    pub(crate) fn person_at(&self, seat: Seat) -> PersonId {
        self.table.places()[seat.index()].person().unwrap()
    }

    /// What the active seat can do.
    pub(crate) fn legal(&self) -> Vec<AnyAction> {
        let round = self.table.round().unwrap();
        let mut actions = Vec::new();
        let active = self.table.active().unwrap();
        round.game().legal_in_view(&round.view(Viewer::Seat(active)), &mut actions);
        actions
    }

    /// Lets the active seat do the first thing it can.
    pub(crate) fn play_on(&mut self) -> Vec<TableEvent> {
        let action = self.legal()[0];
        let person = self.person_at(self.table.active().unwrap());
        self.wants(person, Command::Act { action }).unwrap()
    }

    /// Plays the game to its end.
    pub(crate) fn play_out(&mut self) -> Vec<TableEvent> {
        let mut last = Vec::new();
        while self.table.is_running() {
            last = self.play_on();
        }
        last
    }
}

/// What this game has at the least.
pub(crate) fn usual(kind: GameKind) -> Agreement {
    Agreement::new(kind, 2)
}
