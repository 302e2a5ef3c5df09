//! Where cards that are laid come from, measured for animations.

use leptos::prelude::*;
use stapel_protocol::games::piles::EventJson as PilesEvent;
use stapel_protocol::table::{EventJson, GameEventJson};
use stapel_rules::piles::Pile;
use stapel_rules::{Card, Seat};

use super::letter;
use crate::browser::place::{middle, way};
use crate::table::live::Live;

/// How a card moves to its pile: from so far to the right and below, and whether it jumps back by ten.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Flight {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) trick: bool,
}

/// The last flight to each pile.
#[derive(Clone, Copy)]
pub(crate) struct Flights(StoredValue<[Option<Flight>; Pile::COUNT]>);

impl Flights {
    /// No flights: nothing is animated.
    pub(crate) fn none() -> Flights {
        Flights(StoredValue::new([None; Pile::COUNT]))
    }

    /// Measures where cards come from at a live table, just before they move.
    pub(crate) fn follow(live: Live) -> Flights {
        let flights = Flights::none();
        live.look_before(move |event| {
            if let EventJson::Game(GameEventJson::Piles(event)) = event
                && let PilesEvent::Laid { seat, card, pile, trick } = event
            {
                flights.measure(seat.0, card.0, pile.0, *trick);
            }
        });
        flights
    }

    /// Measures where a card comes from that is about to move.
    pub(crate) fn measure(self, seat: Seat, card: Card, pile: Pile, trick: bool) {
        let hand = format!("[data-card='{}']", card.number());
        let chip = format!("[data-seat='{}']", seat.index());
        let from = middle(&hand).or_else(|| middle(&chip));
        let to = middle(&format!("[data-pile='{}'] .pile-cards", letter(pile)));
        let flight = from.zip(to).map(|(from, to)| {
            let (x, y) = way(to, from);
            Flight { x, y, trick }
        });
        self.0.try_update_value(|flights| flights[pile.index()] = flight);
    }

    /// Forgets all flights, so that the next change is not animated.
    pub(crate) fn forget(self) {
        self.0.try_set_value([None; Pile::COUNT]);
    }

    /// The last flight to a pile.
    pub(crate) fn to(self, pile: Pile) -> Option<Flight> {
        self.0.try_get_value().and_then(|flights| flights[pile.index()])
    }
}
