//! Whether an action loses the game for certain in the same turn, as far as its seat can know (X2).
//!
//! The engine ends a game only when no card is left to lay, so a player may walk into a loss. Here the
//! rest of the turn is tried out with the cards of the own hand, by the engine itself.

use alloc::collections::BTreeMap;

use super::state::SEATS;
use super::{Action, Event, Legal, Parts, Pile, PileSet, Public, Rules, State, Status, View};
use crate::{CardSet, Game, Listener, Loss, Outcome};

/// The most positions that are tried out. If that doesn't settle it, nothing is foreseen.
const MOST_POSITIONS: usize = 4096;

impl View {
    /// Why the game is lost in this turn if the viewer does this, whatever they do next; `None` if they
    /// can still get out of it, or if they may not do this at all (X2).
    ///
    /// Cards that the viewer has not seen play no part in it: what the next seats can do is unknown.
    pub fn foresees_loss(&self, rules: &Rules, action: Action) -> Option<Loss> {
        let state = self.imagined(rules)?;
        if !rules.is_legal(&state, action) {
            return None;
        }
        match fate(rules, state, action, &mut BTreeMap::new()) {
            Fate::Lost(reason) => Some(reason),
            Fate::Open => None,
        }
    }

    /// The position in which the others hold the lowest cards that the viewer has not seen: as good as
    /// any other to find out what the viewer can do in this turn. `None` unless they are to act.
    fn imagined(&self, rules: &Rules) -> Option<State> {
        if !self.awaits_action() {
            return None;
        }
        let mut unseen = self.unseen.iter();
        let mut hands = [CardSet::EMPTY; SEATS];
        for (index, hand) in hands.iter_mut().enumerate() {
            if index == self.seat.index() {
                *hand = self.hand;
            } else {
                hand.extend(unseen.by_ref().take(usize::from(self.hand_sizes[index])));
            }
        }
        let undrawn: CardSet = unseen.collect();
        let parts = Parts {
            hands,
            undrawn,
            public: Public {
                status: Status::Playing,
                minimum: if undrawn.is_empty() { 1 } else { rules.minimum },
                to_draw: 0,
                ..self.public
            },
        };
        // A view may come from outside, and be of no position at all.
        parts.check(rules).ok()
    }
}

/// What comes of a turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// It can be ended, or wins, or was not looked at to its end.
    Open,
    /// Every way to go on loses.
    Lost(Loss),
}

/// What tells positions of one turn apart: the others do nothing in it.
type Key = (u128, [u8; Pile::COUNT], u8, bool, PileSet, PileSet, Option<Pile>);

fn key(state: &State) -> Key {
    let parts = &state.0;
    let hand = parts.hands[parts.seat.index()].bits();
    (hand, parts.tops, parts.laid, parts.three, parts.skulls, parts.used, parts.bound)
}

/// Hears only what matters here.
#[derive(Default)]
struct Ears {
    turn_ended: bool,
    over: Option<Outcome>,
}

impl Listener<Event> for Ears {
    fn hear(&mut self, event: Event) {
        match event {
            Event::TurnEnded { .. } => self.turn_ended = true,
            Event::Over(outcome) => self.over = Some(outcome),
            _ => {}
        }
    }
}

/// What comes of this action. `lost` holds the positions that are known to be lost.
fn fate(rules: &Rules, mut state: State, action: Action, lost: &mut BTreeMap<Key, Loss>) -> Fate {
    let mut ears = Ears::default();
    rules.apply(&mut state, action, &mut ears);
    match ears {
        // What comes after the turn depends on cards that nobody here knows.
        Ears { turn_ended: true, .. } => return Fate::Open,
        Ears { over: Some(Outcome::Lost { reason, .. }), .. } => return Fate::Lost(reason),
        Ears { over: Some(_), .. } => return Fate::Open,
        Ears { over: None, .. } => {}
    }
    if let Some(&reason) = lost.get(&key(&state)) {
        return Fate::Lost(reason);
    }
    let mut first_reason = None;
    for next in Legal::of(rules, &state).iter() {
        match fate(rules, state, next, lost) {
            Fate::Open => return Fate::Open,
            Fate::Lost(reason) => first_reason = first_reason.or(Some(reason)),
        }
    }
    match first_reason {
        Some(reason) if lost.len() < MOST_POSITIONS => {
            lost.insert(key(&state), reason);
            Fate::Lost(reason)
        }
        // Too much to look at, so nothing is foreseen.
        _ => Fate::Open,
    }
}
