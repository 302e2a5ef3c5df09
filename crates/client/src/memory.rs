use std::collections::VecDeque;

use stapel_protocol::table::EventJson;
use stapel_rules::any::AnySeen;
use stapel_rules::{Card, Seat, clear4, piles};

use crate::{Mirror, RoundMirror};

/// How many of the last things that happened in a game are kept.
const MOST: usize = 60;

/// What the session saw happen in a game and a view of it doesn't tell. It is less after a reload: a
/// table shows how a game stands, not how it came to that.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    /// Which game of the table this is about.
    round: u32,
    /// Who laid which card.
    laid_by: Vec<(Card, Seat)>,
    /// The last things that happened, the newest last.
    recent: VecDeque<AnySeen>,
    /// How many of them happened at once with the newest.
    last: usize,
    /// Plays of Clear 4! that can be taken back, as far as they were seen.
    takeable: u8,
    /// Whether the person has agreed to what is asked to be taken back.
    agreed: bool,
}

impl Memory {
    /// The whole table was shown.
    pub(crate) fn shown(&mut self, mirror: &Mirror) {
        let round = mirror.round.as_ref().map_or(0, |round| round.number);
        if round != self.round {
            *self = Memory { round, ..Memory::default() };
        }
        self.recent.clear();
        self.last = 0;
        self.takeable = 0;
    }

    /// These things happened together, and the mirror knows of them already.
    pub(crate) fn happened(&mut self, mirror: &Mirror, events: &[EventJson]) {
        let Some(round) = &mirror.round else { return };
        let mut batch = Vec::new();
        for event in events {
            match event {
                EventJson::Dealt { round, .. } => {
                    *self = Memory { round: round.number, ..Memory::default() };
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
    }

    fn note(&mut self, batch: &[AnySeen]) {
        for seen in batch {
            if let AnySeen::Piles(piles::Seen::Laid { seat, card, .. }) = *seen {
                self.laid_by.retain(|&(laid, _)| laid != card);
                self.laid_by.push((card, seat));
            }
            self.recent.push_back(*seen);
        }
        while self.recent.len() > MOST {
            self.recent.pop_front();
        }
        self.last = batch.len().min(MOST);
        // Once a hidden card came to light or somebody else is to act, there is no way back.
        let settled = batch.iter().any(|seen| {
            matches!(
                seen,
                AnySeen::Clear4(
                    clear4::Event::TurnedUp { .. }
                        | clear4::Event::BlindRevealed { .. }
                        | clear4::Event::TurnBegan { .. }
                        | clear4::Event::Over(_)
                )
            )
        });
        self.takeable = if settled { 0 } else { self.takeable.saturating_add(1) };
        self.agreed = false;
    }

    /// Who laid a card, if that was seen.
    pub(crate) fn laid_by(&self, card: Card) -> Option<Seat> {
        self.laid_by.iter().find_map(|&(laid, seat)| (laid == card).then_some(seat))
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

    /// Whether this seat has a play that can be taken back, as far as was seen.
    pub(crate) fn can_take_back(&self, round: &RoundMirror, seat: Seat) -> bool {
        use stapel_rules::any::AnyView;
        let theirs = round.waits_for() == Some(seat);
        theirs
            && match &round.view {
                // Cards are drawn only after a turn.
                AnyView::Piles(view) => view.laid > 0,
                AnyView::Clear4(_) => self.takeable > 0,
            }
    }
}
