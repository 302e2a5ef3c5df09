use super::public::value_of;
use super::state::Parts;
use super::{Counts, Public, State, Status, Value};
use crate::{MAX_SEATS, Seat, Viewer};

/// A position as one viewer may know it.
///
/// There is no field for another seat's hidden cards, for face-down cards or for the box: what the
/// viewer has not seen is one bag, [`unseen`](View::unseen), spread over those places in a way
/// that nobody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub viewer: Viewer,
    /// The viewer's own hand; empty for a spectator.
    pub hand: Counts,
    /// Cards that lie face down, are in the box, or in a hand without having been seen.
    pub unseen: Counts,
    pub hand_sizes: [u8; MAX_SEATS],
    pub public: Public,
}

impl View {
    pub(super) fn of(state: &State, viewer: Viewer) -> View {
        let Parts { hands, unseen, public } = state.0;
        let hand_sizes = hands.map(Counts::len);
        let mut view = View { viewer, hand: Counts::EMPTY, unseen, hand_sizes, public };
        for owner in Seat::all(MAX_SEATS as u8) {
            let hand = hands[owner.index()];
            if viewer.is(owner) {
                view.hand = hand;
            } else {
                view.unseen += hand - public.known[owner.index()];
            }
        }
        view
    }

    /// The value that these cards of the active seat would count for on the pile as it is; `None` for a
    /// valueless joker.
    pub fn value_of(&self, cards: Counts) -> Option<Value> {
        value_of(cards, self.run)
    }

    /// How many cards a seat has left, in hand and stacks.
    pub fn cards_left(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat.index()].saturating_add(self.stacks[seat.index()].len())
    }

    /// Whether the round has ended.
    pub fn is_over(&self) -> bool {
        self.status != Status::Playing
    }
}
