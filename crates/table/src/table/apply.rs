//! What an entry of the log does to the table.

use stapel_rules::notation::Record;
use stapel_rules::{AnyGame, Refusal, Seat, StarterRule, TableGame, Turn};

use super::{Table, shuffle::Shuffle};
use crate::{
    Agreement, AgreementError, Asked, BotName, DealStage, Ending, Entry, Logged, Millis, Occupant,
    PersonId, Place, Round, Score, SeatShare, TableEvent, Takeback, Version, combined,
};

/// Why a log can't be that of a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {version} of the log: {problem}")]
pub struct LogError {
    /// The entry, counted from 1.
    pub version: Version,
    #[source]
    pub problem: EntryError,
}

/// Why an entry can't follow on the entries before it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntryError {
    /// The table is not in a state in which this can happen, for the given reason.
    #[error("{0}")]
    Misplaced(&'static str),
    #[error("the rules don't allow it: {0}")]
    Rules(#[source] Refusal),
    #[error(transparent)]
    Agreement(AgreementError),
}

impl From<&'static str> for EntryError {
    fn from(why: &'static str) -> EntryError {
        EntryError::Misplaced(why)
    }
}

const NO_SEAT: &str = "there is no such seat";
const NO_GAME: &str = "no game is running";
const NOBODY_ASKS: &str = "nobody asks";

/// Remembers a person, and if there are too many forgets the first.
fn shun(people: &mut Vec<PersonId>, person: PersonId) {
    people.retain(|other| *other != person);
    if people.len() >= Table::MAX_SHUNNED {
        people.remove(0);
    }
    people.push(person);
}

impl Table {
    /// Applies the next entry of the log, and tells what happened.
    pub fn apply(&mut self, logged: &Logged) -> Result<Vec<TableEvent>, LogError> {
        let version = self.version + 1;
        let events =
            self.change(version, logged).map_err(|problem| LogError { version, problem })?;
        self.version = version;
        self.last_change = logged.at;
        self.space.note(logged);
        if let Some(key) = logged.by {
            self.recent.note(key, version);
        }
        Ok(events)
    }

    fn change(&mut self, version: Version, logged: &Logged) -> Result<Vec<TableEvent>, EntryError> {
        let now = logged.at;
        Ok(match &logged.entry {
            Entry::Opened { .. } => return Err("the table is open already".into()),
            Entry::Agreed { agreement } => {
                self.agree(agreement)?;
                vec![TableEvent::Agreed(agreement.clone())]
            }
            Entry::Sat { seat, person } => {
                if let Ok(round) = self.playing() {
                    round.knowing.push((*person, *seat));
                    // Nobody is answerable for what another one said in this seat.
                    round.forget_said(*seat);
                }
                self.put(*seat, Place::of(Occupant::Person(*person)))?
            }
            Entry::BotSat { seat, bot } => {
                self.put(*seat, Place::of(Occupant::Bot(bot.clone())))?
            }
            Entry::Left { seat } => {
                let dropped = self.forget_answer(*seat);
                self.put(*seat, Place::default())?.into_iter().chain(dropped).collect()
            }
            Entry::Gone { seat } => {
                self.playing()?;
                let dropped = self.drop_end(|asked| asked.seat == *seat);
                let place = self.places.get(seat.index()).ok_or(NO_SEAT)?.clone();
                let events = self.put(*seat, Place { gone: true, ..place })?;
                events.into_iter().chain(dropped).collect()
            }
            Entry::StoodIn { seat, bot } => self.put_stand_in(*seat, Some(bot.clone()))?,
            Entry::CameBack { seat } => {
                // Otherwise the time that is up would send them away again at once.
                if let Some(round) = &mut self.round
                    && round.turn() == Turn::Seat(*seat)
                {
                    round.turn_began = now;
                }
                let place = self.places.get(seat.index()).ok_or(NO_SEAT)?;
                let occupant = place.occupant.clone();
                self.put(*seat, Place::of(occupant))?
            }
            Entry::Hosted { person } => {
                self.host = *person;
                vec![TableEvent::Host(*person)]
            }
            Entry::Sealed { seed } => {
                if self.sealed.is_some() {
                    return Err("the next deal is sealed already".into());
                }
                let commitment = seed.commitment();
                self.sealed = Some(seed.clone());
                vec![TableEvent::Sealed { commitment }]
            }
            // Those who add bits are told of the shuffle as it stands; see the room.
            Entry::Shared { seat, commitment } => {
                if self.sealed.is_none() || self.shuffle.stage == DealStage::Frozen {
                    return Err("nothing can be promised now".into());
                }
                let place = self.places.get(seat.index()).ok_or(NO_SEAT)?;
                let person = place.person().ok_or("no person sits there")?;
                let commitment = commitment.clone();
                self.shuffle.promise(SeatShare { seat: *seat, person, commitment, bits: None });
                Vec::new()
            }
            Entry::DealCalled => {
                self.call_deal(DealStage::Called, now.plus(Table::PROMISE_WITHIN))?;
                Vec::new()
            }
            Entry::Dealing { seats } => {
                self.call_deal(DealStage::Frozen, now.plus(Table::REVEAL_WITHIN))?;
                self.shuffle.shares.retain(|share| seats.contains(&share.seat));
                Vec::new()
            }
            Entry::Revealed { seat, bits } => {
                let shares = self.shuffle.shares.iter_mut();
                let share = shares.into_iter().find(|share| share.seat == *seat);
                share.ok_or("nothing was promised there")?.bits = Some(bits.clone());
                Vec::new()
            }
            Entry::Dealt => {
                self.deal(logged)?;
                self.moved = version;
                vec![TableEvent::Dealt]
            }
            Entry::Resumed { record } => {
                self.go_on(record, now)?;
                self.moved = version;
                vec![TableEvent::Dealt]
            }
            Entry::Started { seat } => {
                let round = self.playing()?;
                let mut events = Vec::new();
                round.start(*seat, &mut events).map_err(EntryError::Rules)?;
                round.turn_began = now;
                self.moved = version;
                let dropped = self.drop_end(|_| logged.by.is_some());
                self.told(events).into_iter().chain(dropped).collect()
            }
            Entry::Acted { seat, action } => {
                let remember = self.agreement.takeback != Takeback::Never;
                let round = self.playing()?;
                let was_silent = round.is_silent();
                let mut events = Vec::new();
                let played = round.play(*seat, *action, remember, now, &mut events);
                played.map_err(EntryError::Rules)?;
                let talk = round.talk();
                let again = was_silent && talk != round.game().new_talk();
                self.moved = version;
                let place = events.len();
                // Whoever plays themselves wants to go on; bots want nothing.
                let dropped = self.drop_end(|_| logged.by.is_some());
                let mut told = self.told(events);
                told.splice(
                    place..place,
                    again.then_some(TableEvent::TalkAgain(talk)).into_iter().chain(dropped),
                );
                told
            }
            Entry::Signalled { seat, signal } => {
                AnyGame::note_signal(&mut self.playing()?.talk, *seat, *signal);
                vec![TableEvent::Signal { seat: *seat, signal: *signal }]
            }
            Entry::Said { seat, text } => {
                if let Ok(round) = self.playing() {
                    round.note_said(*seat, logged.by.map(|key| key.person), text);
                }
                vec![TableEvent::Said { seat: *seat, text: text.clone() }]
            }
            // Nobody is told what nobody may read any more.
            Entry::Erased => Vec::new(),
            Entry::TakebackAsked { seat } => {
                self.playing()?.asked = Some(Asked::by(*seat));
                vec![TableEvent::TakebackAsked { seat: *seat }]
            }
            Entry::TakebackAgreed { seat } => {
                let asked = self.playing()?.asked.as_mut().ok_or(NOBODY_ASKS)?;
                asked.agreed.insert(*seat);
                vec![TableEvent::TakebackAnswered { seat: *seat, agree: true }]
            }
            Entry::TakebackDenied { seat } => {
                self.playing()?.asked = None;
                vec![TableEvent::TakebackAnswered { seat: *seat, agree: false }]
            }
            Entry::TookBack { seat } => {
                if !self.playing()?.take_back(*seat) {
                    return Err("there is nothing to take back".into());
                }
                self.moved = version;
                let dropped = self.drop_end(|_| true);
                [TableEvent::TookBack { seat: *seat }].into_iter().chain(dropped).collect()
            }
            // It changes nothing that anyone sees before the record does.
            Entry::Hinted { .. } => {
                self.playing()?.hint();
                Vec::new()
            }
            Entry::GivenUp => {
                self.playing()?.given_up = true;
                self.moved = version;
                self.told(Vec::new())
            }
            Entry::Stopped => {
                self.playing()?.stopped = true;
                self.moved = version;
                self.told(Vec::new())
            }
            Entry::EndAsked { seat } => {
                let ending = Ending { asked: Asked::by(*seat), since: version };
                self.playing()?.ending = Some(ending);
                vec![TableEvent::EndAsked { seat: *seat }]
            }
            Entry::EndAgreed { seat } => {
                let ending = self.playing()?.ending.as_mut().ok_or(NOBODY_ASKS)?;
                ending.asked.agreed.insert(*seat);
                vec![TableEvent::EndAnswered { seat: *seat, agree: true }]
            }
            Entry::EndDenied { seat } => {
                self.playing()?.ending.take().ok_or(NOBODY_ASKS)?;
                vec![TableEvent::EndAnswered { seat: *seat, agree: false }]
            }
            Entry::Muted { person, on } => {
                if *on {
                    shun(&mut self.muted, *person);
                } else {
                    self.muted.retain(|muted| muted != person);
                }
                let told = |seat| TableEvent::Muted { seat, on: *on };
                self.seat_of(*person).map(told).into_iter().collect()
            }
            Entry::Removed { person } => {
                shun(&mut self.removed, *person);
                vec![TableEvent::Removed(*person)]
            }
        })
    }

    /// The game's own events as table events, and the end of the game if it has come to one.
    fn told(&mut self, events: Vec<stapel_rules::any::AnyEvent>) -> Vec<TableEvent> {
        let mut told: Vec<TableEvent> = events.into_iter().map(TableEvent::Game).collect();
        if let Some(round) = self.round.as_mut()
            && let Some(seed) = round.revealed().cloned()
        {
            round.asked = None;
            round.ending = None;
            round.owners = self.places.iter().map(|place| place.occupant.clone()).collect();
            let (outcome, stopped) = (round.outcome(), round.is_stopped());
            if let Some(outcome) = &outcome {
                self.score.add(outcome, self.agreement.players);
            }
            told.push(TableEvent::Over { outcome, stopped, seed, score: self.score });
            self.empty_gone(&mut told);
        }
        told
    }

    /// After a game the places of those who have gone are nobody's. If the host was one of them, somebody who sits
    /// there leads from now on.
    fn empty_gone(&mut self, told: &mut Vec<TableEvent>) {
        let mut host_gone = false;
        for (place, seat) in self.places.iter_mut().zip(Seat::all(self.agreement.players)) {
            if place.gone {
                host_gone |= place.person() == Some(self.host);
                *place = Place::default();
                told.push(TableEvent::Place { seat, place: place.clone() });
            }
        }
        let next = self.sitting().next().and_then(|seat| self.places[seat.index()].person());
        if let Some(person) = next.filter(|_| host_gone) {
            self.host = person;
            told.push(TableEvent::Host(person));
        }
    }

    /// Drops the question whether to end the game, if there is one that this says to drop.
    fn drop_end(&mut self, is_void: impl FnOnce(&Asked) -> bool) -> Option<TableEvent> {
        let round = self.round.as_mut()?;
        let asked = round.ending.take_if(|ending| is_void(&ending.asked))?.asked;
        Some(TableEvent::EndDropped { seat: asked.seat })
    }

    /// Forgets what a seat asked or answered that somebody else may sit in now.
    fn forget_answer(&mut self, seat: Seat) -> Option<TableEvent> {
        let dropped = self.drop_end(|asked| asked.seat == seat);
        if let Some(ending) = self.round.as_mut().and_then(|round| round.ending.as_mut()) {
            ending.asked.agreed.remove(seat);
        }
        dropped
    }

    fn agree(&mut self, agreement: &Agreement) -> Result<(), EntryError> {
        agreement.check().map_err(EntryError::Agreement)?;
        let same_match = {
            let old = &self.agreement;
            let what = |a: &Agreement| (a.options, a.players, a.rounds, a.first);
            what(old) == what(agreement) && old.layout == agreement.layout
        };
        if !same_match {
            self.score = Score::new(agreement.rounds);
        }
        self.places.resize(agreement.players.into(), Place::default());
        self.agreement = agreement.clone();
        Ok(())
    }

    fn put(&mut self, seat: Seat, place: Place) -> Result<Vec<TableEvent>, &'static str> {
        let old = self.places.get_mut(seat.index()).ok_or(NO_SEAT)?;
        let changes_hands = old.occupant != place.occupant;
        *old = place.clone();
        if changes_hands {
            self.shuffle.changes_hands(seat);
        }
        Ok(vec![TableEvent::Place { seat, place }])
    }

    fn put_stand_in(
        &mut self,
        seat: Seat,
        stand_in: Option<BotName>,
    ) -> Result<Vec<TableEvent>, &'static str> {
        let place = self.places.get(seat.index()).ok_or(NO_SEAT)?.clone();
        self.put(seat, Place { stand_in, ..place })
    }

    /// From now on the deal is under way, and comes at that time at the latest.
    fn call_deal(&mut self, stage: DealStage, until: Millis) -> Result<(), &'static str> {
        if self.sealed.is_none() || self.shuffle.stage == DealStage::Frozen {
            return Err("no deal can be called for");
        }
        self.shuffle.stage = stage;
        self.shuffle.until = until;
        Ok(())
    }

    fn deal(&mut self, logged: &Logged) -> Result<(), EntryError> {
        let seed = self.sealed.take().ok_or("no deal is sealed")?;
        let shuffle = std::mem::take(&mut self.shuffle);
        // Whoever promised bits but is on no list was away, and adds nothing.
        let shares = match shuffle.stage {
            DealStage::Frozen => shuffle.shares,
            DealStage::Open | DealStage::Called => Vec::new(),
        };
        let revealed = shares.iter().filter_map(|share| Some((share.seat, share.bits.as_ref()?)));
        let deals = combined(&seed, revealed.map(|(seat, bits)| (seat, bits.as_str()))).seed();
        if self.score.is_over() {
            self.score = Score::new(self.agreement.rounds);
        }
        let players = self.agreement.players;
        let first = match self.agreement.kind().about().starter {
            StarterRule::AfterTheDeal => Seat::FIRST,
            StarterRule::BeforeTheDeal => self
                .score
                .next_first(players)
                .or(self.agreement.first)
                .unwrap_or_else(|| deals.first(players)),
        };
        self.score.first.get_or_insert(first);
        let number = self.round.as_ref().map_or(0, Round::number) + 1;
        let round = Round::deal(number, &self.agreement, first, (seed, deals, shares), logged.at)
            .map_err(|error| EntryError::Agreement(AgreementError::Setup(error)))?;
        self.play_round(round);
        Ok(())
    }

    /// A game that was begun elsewhere goes on here, by the rules that were agreed on.
    fn go_on(&mut self, record: &Record, now: Millis) -> Result<(), EntryError> {
        if self.is_running() {
            return Err("a game is running".into());
        }
        let agreed = &self.agreement;
        let same = (agreed.options, agreed.players) == (record.options, record.players)
            && agreed.layout == record.layout;
        if !same {
            return Err("the game is one by other rules than were agreed on".into());
        }
        let seed = self.sealed.take().ok_or("no deal is sealed")?;
        self.shuffle = Shuffle::default();
        let number = self.round.as_ref().map_or(0, Round::number) + 1;
        let round = Round::resume(number, record, seed, now)?;
        if self.score.is_over() {
            self.score = Score::new(self.agreement.rounds);
        }
        self.score.first.get_or_insert(record.first);
        self.play_round(round);
        Ok(())
    }

    /// This is the game now, and everyone who sits here sees a hand.
    fn play_round(&mut self, mut round: Round) {
        let seated = Seat::all(self.agreement.players).zip(&self.places);
        round.knowing = seated.filter_map(|(seat, place)| Some((place.person()?, seat))).collect();
        self.round = Some(round);
    }

    fn playing(&mut self) -> Result<&mut Round, &'static str> {
        self.round.as_mut().filter(|round| !round.is_over()).ok_or(NO_GAME)
    }
}
