//! What people add to the next deal, and how a deal that was called for comes about.
//!
//! First everyone promises bits, then the list is closed, then the bits are revealed. Once the list is closed the deal
//! comes, whatever anyone does: nobody can call it off because they don't like what they have learnt meanwhile.

use stapel_rules::Seat;

use super::{Table, TableContext};
use crate::{
    Change, DealStage, Digits, Entry, Millis, PersonId, Refusal, SeatShare, share_commitment,
};

/// How far the next deal has come.
#[derive(Clone, Debug)]
pub(super) struct Shuffle {
    pub(super) stage: DealStage,
    /// When the deal comes in any case, once it was called for.
    pub(super) until: Millis,
    /// Who has promised bits, in the order of the seats.
    pub(super) shares: Vec<SeatShare>,
}

impl Default for Shuffle {
    fn default() -> Shuffle {
        Shuffle { stage: DealStage::Open, until: Millis(0), shares: Vec::new() }
    }
}

impl Shuffle {
    /// Somebody else sits there now, or nobody. A list that is closed stays as it is.
    pub(super) fn changes_hands(&mut self, seat: Seat) {
        match self.stage {
            DealStage::Frozen => return,
            // Nobody has revealed anything yet, so nobody could want another deal for what they know.
            DealStage::Called => self.stage = DealStage::Open,
            DealStage::Open => {}
        }
        self.shares.retain(|share| share.seat != seat);
    }

    pub(super) fn promise(&mut self, share: SeatShare) {
        self.shares.retain(|other| other.seat != share.seat);
        let after = self.shares.partition_point(|other| other.seat < share.seat);
        self.shares.insert(after, share);
    }

    fn of(&self, person: PersonId) -> Option<&SeatShare> {
        self.shares.iter().find(|share| share.person == person)
    }
}

impl Table {
    /// How many milliseconds those who promised bits have to reveal them.
    pub const REVEAL_WITHIN: i64 = 3_000;
    /// How many milliseconds a deal that was called for when the table was opened waits for whoever opened it: their
    /// page has to be loaded first, and nobody else waits there.
    pub const PROMISE_WITHIN: i64 = 10_000;

    /// How far the next deal has come.
    pub fn deal_stage(&self) -> DealStage {
        self.shuffle.stage
    }

    /// Who has promised to add bits to the next deal, in the order of the seats.
    pub fn shares(&self) -> &[SeatShare] {
        &self.shuffle.shares
    }

    /// When a deal that was called for comes in any case.
    pub fn deals_at(&self) -> Option<Millis> {
        (self.shuffle.stage != DealStage::Open).then_some(self.shuffle.until)
    }

    pub(super) fn check_open(&self) -> Result<(), Refusal> {
        if self.deals_at().is_some() { Err(Refusal::Dealing) } else { Ok(()) }
    }

    /// Whether a deal that was called for is due.
    pub(super) fn deal_is_due(&self, now: Millis) -> bool {
        let longest = Table::REVEAL_WITHIN.max(Table::PROMISE_WITHIN);
        // A clock that was set back must not keep everyone waiting.
        self.deals_at().is_some_and(|at| now >= at || at.0.saturating_sub(now.0) > longest)
    }

    /// Deals if it is time.
    pub(super) fn deal_in_time(&mut self, context: &mut TableContext<'_>) -> Vec<Change> {
        let entry = match self.shuffle.stage {
            DealStage::Frozen => Entry::Dealt,
            DealStage::Called | DealStage::Open => self.close_list(context),
        };
        self.enter(context, None, [entry])
    }

    /// Closes the list: whoever is away could not reveal anything. With nobody on it the cards are dealt at once.
    pub(super) fn close_list(&self, context: &TableContext<'_>) -> Entry {
        let here =
            self.shuffle.shares.iter().filter(|share| (context.away_for)(share.person).is_none());
        let seats: Vec<Seat> = here.map(|share| share.seat).collect();
        if seats.is_empty() { Entry::Dealt } else { Entry::Dealing { seats } }
    }

    pub(super) fn promise_bits(
        &self,
        person: PersonId,
        commitment: &Digits,
    ) -> Result<Vec<Entry>, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        let known = self.shuffle.of(person).filter(|share| share.commitment == *commitment);
        if known.is_some() {
            return Ok(Vec::new());
        }
        if self.sealed.is_none() {
            return Err(Refusal::GameRunning);
        }
        let stage = self.shuffle.stage;
        if stage == DealStage::Frozen {
            return Err(Refusal::Dealing);
        }
        let mut entries = vec![Entry::Shared { seat, commitment: commitment.clone() }];
        let mut others = self.places.iter().filter_map(crate::Place::person);
        if stage == DealStage::Called
            && others.all(|other| other == person || self.shuffle.of(other).is_some())
        {
            let promised = |seat: &Seat| self.places[seat.index()].person().is_some();
            entries.push(Entry::Dealing { seats: self.seats().filter(promised).collect() });
        }
        Ok(entries)
    }

    pub(super) fn reveal_bits(
        &self,
        person: PersonId,
        bits: &Digits,
    ) -> Result<Vec<Entry>, Refusal> {
        let frozen = self.shuffle.stage == DealStage::Frozen;
        let share = self.shuffle.of(person).filter(|_| frozen).ok_or(Refusal::NoShare)?;
        let sealed = self.commitment().ok_or(Refusal::NoShare)?;
        if share_commitment(&sealed, share.seat, bits) != share.commitment {
            return Err(Refusal::WrongReveal);
        }
        if share.bits.is_some() {
            return Ok(Vec::new());
        }
        let mut others = self.shuffle.shares.iter().filter(|other| other.seat != share.seat);
        let last = others.all(|other| other.bits.is_some()).then_some(Entry::Dealt);
        let revealed = Entry::Revealed { seat: share.seat, bits: bits.clone() };
        Ok([revealed].into_iter().chain(last).collect())
    }

    /// The deal is to come soon, as was wished when the table was opened: if people sit here, once they have promised
    /// their bits.
    pub(super) fn deal_soon(&self) -> Entry {
        let people = self.places.iter().any(|place| place.person().is_some());
        if people { Entry::DealCalled } else { Entry::Dealt }
    }
}
