//! How cards come to the pile and leave it, measured for animations.

use leptos::prelude::*;
use stapel_client::screen::{Clear4Screen, DiscardCard};
use stapel_protocol::games::clear4::{EventJson as Clear4Event, FromJson};
use stapel_protocol::table::{EventJson, GameEventJson};
use stapel_rules::clear4::Face;

use crate::browser::place::{Point, middle, way};
use crate::table::live::Live;

/// How many of the topmost cards are seen to leave.
const SEEN: usize = 5;

/// Cards that leave the pile.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Departure {
    /// Counts departures, so that equal ones in a row are told apart.
    pub(crate) number: u32,
    /// The topmost cards that leave.
    pub(crate) cards: Vec<DiscardCard>,
    /// Where they go, seen from the pile; `None` if they are swept away.
    pub(crate) to: Option<Point>,
}

/// The last motions to and from the pile.
#[derive(Clone, Copy)]
pub(crate) struct PileMotions {
    arrival: StoredValue<Option<Point>>,
    leaving: RwSignal<Option<Departure>>,
}

impl PileMotions {
    /// No motions: nothing is animated.
    pub(crate) fn none() -> PileMotions {
        PileMotions { arrival: StoredValue::new(None), leaving: RwSignal::new(None) }
    }

    /// Measures motions at a live table, just before they begin.
    pub(crate) fn follow(live: Live, screen: Memo<Option<Clear4Screen>>) -> PileMotions {
        let motions = PileMotions::none();
        // What came to the pile in the same breath is not on the screen yet.
        let coming = StoredValue::new(Vec::<DiscardCard>::new());
        live.look_before(move |event| {
            let lies = |card: Face, counts_as| {
                coming
                    .try_update_value(|coming| coming.push(DiscardCard { face: card, counts_as }));
            };
            let EventJson::Game(GameEventJson::Clear4(event)) = event else {
                coming.try_set_value(Vec::new());
                return;
            };
            match event {
                Clear4Event::Placed { seat, card, from, r#as } => {
                    lies(card.0, r#as.map(|value| value.0));
                    let from = match from {
                        FromJson::Hand(_) => format!("[data-face='{}']", card.0.index()),
                        FromJson::Stack(stack) => format!("[data-stack='{}']", stack.0.number()),
                    };
                    let seat = format!("[data-seat='{}']", seat.0.index());
                    // Own cards are where their seat is not. One that was dragged is at the pile already.
                    let dragged = format!(".dragged{from}");
                    let own = || middle(&dragged).or_else(|| middle(&from));
                    motions.arrives(middle(&seat).or_else(own));
                }
                Clear4Event::BlindPlaced { card, r#as, .. } => {
                    lies(card.0, r#as.map(|value| value.0));
                }
                Clear4Event::Special { card, .. } if card.0 == Face::CLEAR => lies(card.0, None),
                Clear4Event::Cleared { .. } => motions.leave(screen, coming, None),
                Clear4Event::Took { seat, .. } => {
                    let seat = middle(&format!("[data-seat='{}']", seat.0.index()));
                    let to = seat.or_else(|| middle(".own-hand"));
                    motions.leave(screen, coming, to);
                }
                _ => {
                    coming.try_set_value(Vec::new());
                }
            }
        });
        // By now the screen shows what came.
        Effect::new(move |_| {
            live.happened();
            coming.try_set_value(Vec::new());
        });
        motions
    }

    fn arrives(self, from: Option<Point>) {
        self.arrival.try_set_value(from_pile(from));
    }

    fn leave(
        self,
        screen: Memo<Option<Clear4Screen>>,
        coming: StoredValue<Vec<DiscardCard>>,
        to: Option<Point>,
    ) {
        let lay = screen.with_untracked(|screen| {
            screen.as_ref().map(|screen| screen.discard.cards.clone()).unwrap_or_default()
        });
        let cards = topmost(lay, coming.try_get_value().unwrap_or_default());
        let to = from_pile(to);
        self.leaving.try_update(|leaving| {
            let number = leaving.as_ref().map_or(0, |last| last.number.wrapping_add(1));
            *leaving = Some(Departure { number, cards, to });
        });
    }

    /// From where the last card came, seen from the pile.
    pub(crate) fn arrival(self) -> Option<Point> {
        self.arrival.try_get_value().flatten()
    }

    /// The cards that left last.
    pub(crate) fn leaving(self) -> Option<Departure> {
        self.leaving.get()
    }
}

/// A place as it is seen from the pile.
fn from_pile(place: Option<Point>) -> Option<Point> {
    Some(way(middle(".discard-cards")?, place?))
}

/// The topmost cards of a pile after some more have come to it.
fn topmost(lay: Vec<DiscardCard>, came: Vec<DiscardCard>) -> Vec<DiscardCard> {
    let count = lay.len() + came.len();
    lay.into_iter().chain(came).skip(count.saturating_sub(SEEN)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(numbers: std::ops::Range<usize>) -> Vec<DiscardCard> {
        let faces = Face::all().cycle();
        let faces = faces.skip(numbers.start).take(numbers.len());
        faces.map(|face| DiscardCard { face, counts_as: None }).collect()
    }

    #[test]
    fn of_a_high_pile_the_cards_leave_that_came_last() {
        assert_eq!(topmost(cards(0..7), cards(7..9)), cards(4..9));
        assert_eq!(topmost(Vec::new(), cards(0..6)), cards(1..6));
        assert_eq!(topmost(cards(0..2), Vec::new()), cards(0..2));
    }
}
