//! What tables need to know of Clear 4!.

use core::convert::Infallible;

use super::{Event, Options, Rules, Spread, View};
use crate::about::{About, Rounds, StarterRule};
use crate::any::{AnyOptions, Setup};
use crate::piles::Layout;
use crate::{NoTalk, Seat, TableGame};

/// What is known of Clear 4! before anything is agreed on.
pub const ABOUT: About = About {
    name: "clear-4",
    title: "Clear 4!",
    players: 2..=6,
    options: Options::NAMES,
    has_layout: false,
    is_cooperative: false,
    numbers_are_secret: false,
    starter: StarterRule::BeforeTheDeal,
    rounds: Rounds::Match { most: 24 },
};

/// Everyone plays for themselves, so there are no signals.
impl TableGame for Rules {
    type Spread = Spread;
    type Signal = Infallible;
    type Talk = NoTalk;

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

    fn new_talk(&self) -> NoTalk {
        NoTalk
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
}
