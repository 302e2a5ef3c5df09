//! Positions that fit what a seat knows.

use stapel_rules::CardSet;
use stapel_rules::piles::{Parts, Public, Rules, State, Status, View};

use super::SEATS;

/// The position in which the others hold the lowest cards that this seat has not seen. It is as
/// good as any other to find out what this seat may do.
pub(super) fn imagine(rules: &Rules, view: &View) -> State {
    let mut unseen = view.unseen.iter();
    let mut hands = [CardSet::EMPTY; SEATS];
    for (seat, hand) in hands.iter_mut().enumerate() {
        if seat == view.seat.index() {
            *hand = view.hand;
        } else {
            hand.extend(unseen.by_ref().take(usize::from(view.hand_sizes[seat])));
        }
    }
    position(rules, view, hands, unseen.collect())
}

/// The position with these hands and undrawn cards, which must fit the view.
pub(super) fn position(
    rules: &Rules,
    view: &View,
    hands: [CardSet; SEATS],
    undrawn: CardSet,
) -> State {
    let minimum = match (undrawn.is_empty(), rules.options().expert) {
        (true, _) => 1,
        (false, false) => 2,
        (false, true) => 3,
    };
    let parts = Parts {
        hands,
        undrawn,
        public: Public { status: Status::Playing, minimum, to_draw: 0, ..view.public },
    };
    parts.check(rules).expect("a view is of a position that fits together")
}
