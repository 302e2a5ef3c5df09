//! Where a card that was laid came from, so that it can be seen to move.

use leptos::prelude::*;
use stapel_protocol::table::EventJson;
use stapel_rules::piles::Pile;

use super::live::Live;
use crate::browser::document;

/// How a card moves to its pile: from so far away.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Flight {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) trick: bool,
}

/// The last flight to each pile.
#[derive(Clone, Copy)]
pub(crate) struct Flights(StoredValue<[Option<Flight>; Pile::COUNT]>);

impl Flights {
    /// Measures where cards come from, just before they move.
    pub(crate) fn follow(live: Live) -> Flights {
        let flights = StoredValue::new([None; Pile::COUNT]);
        live.look_before(move |event| {
            if let EventJson::Laid { seat, card, pile, trick } = event {
                let hand = format!("[data-card='{}']", card.0.number());
                let chip = format!("[data-seat='{}']", seat.0.index());
                let from = middle(&hand).or_else(|| middle(&chip));
                let to = middle(&format!("[data-pile='{}'] .pile-cards", super::piles::letter(pile.0)));
                let flight = from.zip(to).map(|((from_x, from_y), (to_x, to_y))| Flight {
                    x: from_x - to_x,
                    y: from_y - to_y,
                    trick: *trick,
                });
                flights.try_update_value(|flights| flights[pile.0.index()] = flight);
            }
        });
        Flights(flights)
    }

    /// The last flight to a pile.
    pub(crate) fn to(self, pile: Pile) -> Option<Flight> {
        self.0.try_get_value().and_then(|flights| flights[pile.index()])
    }
}

/// The middle of an element on the screen.
pub(crate) fn middle(selector: &str) -> Option<(f64, f64)> {
    let element = document().query_selector(selector).ok().flatten()?;
    let place = element.get_bounding_client_rect();
    Some((place.x() + place.width() / 2.0, place.y() + place.height() / 2.0))
}
