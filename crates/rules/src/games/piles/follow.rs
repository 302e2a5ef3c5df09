//! How a view keeps up with what its viewer sees.

use super::public::needed;
use super::{Pile, Rules, Seen, Status, View};
use crate::{Card, CardSet, Outcome, Seat, Viewer};

impl View {
    /// Takes note of one event. Whatever it is told, it takes: a view of one game followed with the
    /// events of another makes no sense, but does no harm either.
    pub(super) fn follow(&mut self, rules: &Rules, seen: &Seen) {
        match *seen {
            Seen::TurnBegan { seat, minimum } => {
                self.seat = seat;
                if self.status == Status::Opening {
                    self.status = Status::Playing;
                } else {
                    self.public.next_turn(minimum);
                }
            }
            Seen::Laid { seat, card, pile, .. } => self.note_laid(rules, seat, card, pile),
            Seen::TurnEnded { seat } => {
                let hand = self.hand_sizes.get(seat.index()).copied().unwrap_or_default();
                self.to_draw = rules.draws(self.tops, hand, self.undrawn);
            }
            Seen::YouDrew { card } => {
                if let Viewer::Seat(seat) = self.viewer {
                    self.hand.insert(card);
                    self.unseen.remove(card);
                    self.note_drawn(seat);
                }
            }
            Seen::TheyDrew { seat } => self.note_drawn(seat),
            Seen::Over(Outcome::Won) => self.status = Status::Won,
            Seen::Over(Outcome::Lost { reason, .. }) => self.status = Status::Lost(reason),
            // Nobody plays a round here.
            Seen::Over(Outcome::Round { .. }) => {}
        }
    }

    fn note_laid(&mut self, rules: &Rules, seat: Seat, card: Card, pile: Pile) {
        // It was either in the viewer's hand or in one that they can't see.
        self.hand -= CardSet::of(card);
        self.unseen -= CardSet::of(card);
        if let Some(size) = self.hand_sizes.get_mut(seat.index()) {
            *size = size.saturating_sub(1);
        }
        // What the card does beyond the table, a draw or the end of the game, is told next.
        self.public.land(rules, card, pile);
        self.minimum = needed(self.minimum, self.three);
        self.commands = rules.layout.visible(self.tops);
    }

    fn note_drawn(&mut self, seat: Seat) {
        if let Some(size) = self.hand_sizes.get_mut(seat.index()) {
            *size = size.saturating_add(1);
        }
        self.undrawn = self.undrawn.saturating_sub(1);
        self.to_draw = self.to_draw.saturating_sub(1);
    }
}
