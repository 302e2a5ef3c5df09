//! What tables need to know of Clear 4!.

use super::{Event, Options, Rules, Spread, State, View};
use crate::about::{About, Rounds, StarterRule};
use crate::any::{AnyOptions, Setup};
use crate::piles::Layout;
use crate::{Game, Outcome, Seat, TableGame};

/// What is known of Clear 4! before anything is agreed on.
pub const ABOUT: About = About {
    name: "clear-4",
    title: "Clear 4!",
    short_title: "Clear 4!",
    players: 2..=6,
    options: Options::ALL,
    original: None,
    has_layout: false,
    is_cooperative: false,
    numbers_are_secret: false,
    number_signs: &[],
    starter: StarterRule::BeforeTheDeal,
    rounds: Rounds::Match { most: 24 },
};

/// A signal. Everyone plays for themselves, so there are none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signal {}

/// The signals that still hold: none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Talk;

impl TableGame for Rules {
    type Spread = Spread;
    type Signal = Signal;
    type Talk = Talk;

    fn setup(&self) -> Setup {
        Setup {
            options: AnyOptions::Clear4(self.options),
            players: self.players,
            layout: Layout::DEFAULT,
            first: self.first,
        }
    }

    fn new_spread(&self) -> Spread {
        Spread::new()
    }

    fn new_talk(&self) -> Talk {
        Talk
    }

    fn note_spread(spread: &mut Spread, seen: &Event) {
        spread.note(seen);
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn closes_takeback(seen: &Event) -> bool {
        match seen {
            Event::TurnedUp { .. }
            | Event::BlindRevealed { .. }
            | Event::TurnBegan { .. }
            | Event::Over(_) => true,
            Event::Placed { .. }
            | Event::BlindPlaced { .. }
            | Event::JokerNamed { .. }
            | Event::Special { .. }
            | Event::Cleared { .. }
            | Event::Took { .. }
            | Event::TurnEnded { .. } => false,
        }
    }

    fn cards_left(view: &View, seat: Seat) -> u8 {
        view.cards_left(seat)
    }

    /// As at the turn cap: whoever has the fewest cards left has won, and a tie is shared (C14).
    fn outcome_as_it_stands(&self, state: &State) -> Option<Outcome> {
        self.outcome(state).is_none().then(|| self.count(state, false))
    }
}
