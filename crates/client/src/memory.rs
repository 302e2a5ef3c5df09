//! What a session remembers of a game beyond the last view of it.

use std::collections::VecDeque;

use stapel_protocol::table::{EventJson, MAX_HISTORY, PastJson};
use stapel_rules::any::{AnyGame, AnySeen};
use stapel_rules::{GameKind, Seat, TableGame};

use crate::{Mirror, RoundMirror, games};

/// How many of the last things that happened in a game are kept.
const MAX_RECENT: usize = 60;

/// What the session saw happen in a game and a view of it doesn't tell. Of what happened before a reload it knows what the
/// table tells again, which is enough to be read and not to be counted on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    /// Which game of the table this is about.
    round: u32,
    games: games::Memory,
    /// What happened in the game and around it, to be read: the newest last.
    history: VecDeque<PastJson>,
    /// The last things that happened, the newest last.
    recent: VecDeque<AnySeen>,
    /// How many of them happened at once with the newest.
    last: usize,
    /// How many plays can be taken back, as far as they were seen or the position shows them.
    takeable: u8,
    /// Whether the person has agreed to what is asked to be taken back.
    agreed: bool,
    /// The game whose deck is on the table.
    deck: Option<GameKind>,
}

impl Memory {
    /// The whole table was shown.
    pub(crate) fn shown(&mut self, mirror: &Mirror, history: &[PastJson]) {
        let round = mirror.round.as_ref().map_or(0, |round| round.number);
        if round != self.round {
            *self = Memory { round, deck: self.deck, ..Memory::default() };
        }
        self.note_deck(mirror);
        // It may have forgotten somebody.
        let extra = history.len().saturating_sub(MAX_HISTORY);
        self.history = history.iter().skip(extra).cloned().collect();
        self.recent.clear();
        self.last = 0;
        let round = mirror.round.as_ref();
        self.takeable = round.map_or(0, |round| AnyGame::plays_to_take_back(&round.view));
    }

    /// These things happened together, and the mirror knows of them already.
    pub(crate) fn happened(&mut self, mirror: &Mirror, events: &[EventJson]) {
        self.note_deck(mirror);
        let Some(round) = &mirror.round else { return };
        let mut batch = Vec::new();
        for event in events {
            match event {
                EventJson::Dealt { round, .. } => {
                    *self = Memory { round: round.number, deck: self.deck, ..Memory::default() };
                    batch.clear();
                }
                EventJson::TookBack { .. } => {
                    self.recent.clear();
                    self.last = 0;
                    self.takeable = self.takeable.saturating_sub(1);
                }
                EventJson::TakebackAsked { .. } => self.agreed = false,
                EventJson::TakebackAnswered { seat, agree: true } => {
                    self.agreed |= mirror.seat() == Some(seat.0);
                }
                _ => batch.extend(event.seen(&round.game)),
            }
        }
        if !batch.is_empty() {
            self.note(&batch);
        }
        self.note_history(events);
    }

    /// Keeps what happened to be read again. What shows a whole game is not kept.
    fn note_history(&mut self, events: &[EventJson]) {
        let mut past = PastJson::default();
        for event in events {
            match event {
                EventJson::Dealt { .. } => past = PastJson::default(),
                EventJson::TookBack { seat, .. } => past.took_back = Some(*seat),
                _ => past.events.push(event.clone()),
            }
        }
        if past != PastJson::default() {
            self.history.push_back(past);
        }
        if self.history.len() > MAX_HISTORY {
            self.history.pop_front();
        }
    }

    /// What happened in the game and around it, as far as it is known, the newest last.
    pub(crate) fn history(&self) -> impl Iterator<Item = &PastJson> {
        self.history.iter()
    }

    /// A deck with commands stays what it is while it is agreed to be played by the original rules (X15).
    fn note_deck(&mut self, mirror: &Mirror) {
        let game = mirror.agreement.game.0;
        if self.deck.is_none_or(|deck| deck.about().original != Some(game)) {
            self.deck = Some(game);
        }
    }

    /// The game whose deck is on the table, once the table was shown. Whoever comes while a deck with commands is played by
    /// the original rules isn't told that it has any.
    pub(crate) fn deck(&self) -> Option<GameKind> {
        self.deck
    }

    fn note(&mut self, batch: &[AnySeen]) {
        for seen in batch {
            self.games.note(seen);
            self.recent.push_back(*seen);
        }
        while self.recent.len() > MAX_RECENT {
            self.recent.pop_front();
        }
        self.last = batch.len().min(MAX_RECENT);
        let closed = batch.iter().any(AnyGame::closes_takeback);
        self.takeable = if closed { 0 } else { self.takeable.saturating_add(1) };
        self.agreed = false;
    }

    /// What a view of the game doesn't tell, by family.
    pub(crate) fn games(&self) -> &games::Memory {
        &self.games
    }

    /// The last things that happened in the game, the newest last.
    pub(crate) fn recent(&self) -> impl Iterator<Item = &AnySeen> {
        self.recent.iter()
    }

    /// What happened together with the newest of them.
    pub(crate) fn last(&self) -> impl Iterator<Item = &AnySeen> {
        self.recent.iter().skip(self.recent.len() - self.last)
    }

    /// Whether the person has agreed to what is asked to be taken back.
    pub(crate) fn has_agreed(&self) -> bool {
        self.agreed
    }

    /// Whether this seat has a play that can be taken back, as far as is known.
    pub(crate) fn can_take_back(&self, round: &RoundMirror, seat: Seat) -> bool {
        round.waits_for() == Some(seat) && self.takeable > 0
    }
}
