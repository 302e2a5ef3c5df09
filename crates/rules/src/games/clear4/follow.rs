//! How a view keeps up with what its viewer sees.

use super::public::leave_known;
use super::{Counts, Event, Face, Phase, Rules, Source, Status, View};
use crate::{Outcome, Seat};

impl View {
    /// Takes note of one event. Whatever it is told, it takes: a view of one game followed with the
    /// events of another makes no sense, but does no harm either.
    pub(super) fn follow(&mut self, rules: &Rules, seen: &Event) {
        match *seen {
            Event::TurnBegan { seat } => self.seat = seat,
            Event::Placed { seat, face, from, counts_as } => {
                self.note_left(seat, face, from);
                self.pile.insert(face);
                self.public.grow_run(counts_as, 1);
            }
            Event::BlindRevealed { seat, stack, face } => {
                self.stacks[seat.index()].blind.remove(stack);
                self.blind = None;
                self.unseen.remove(face);
            }
            Event::BlindPlaced { face, counts_as, .. } => {
                self.pile.insert(face);
                self.public.place_blind(face, counts_as);
            }
            Event::JokerNamed { value, .. } => self.public.name_joker(value),
            Event::TurnedUp { seat, stack, face } => {
                self.unseen.remove(face);
                self.public.turn_up(seat, stack, face);
            }
            Event::Special { seat, face, from } => self.note_special(rules, seat, face, from),
            Event::Cleared { cards, .. } => {
                self.out.insert_all(cards);
                self.public.clear();
            }
            Event::Took { seat, cards } => {
                self.known[seat.index()].insert_all(cards);
                if self.viewer.is(seat) {
                    self.hand.insert_all(cards);
                }
                let size = &mut self.hand_sizes[seat.index()];
                *size = size.saturating_add(cards.len());
                self.public.take();
                // Whoever took the pile, the turn is over.
                self.public.settle();
            }
            Event::TurnEnded { .. } => self.public.end_turn(),
            Event::Over(Outcome::Round { capped, .. }) => {
                self.public.close(if capped { Status::Capped } else { Status::Won });
            }
            // No team plays here.
            Event::Over(Outcome::Won | Outcome::Lost { .. }) => {}
        }
    }

    /// A card left the hand or a stack of a seat.
    fn note_left(&mut self, seat: Seat, face: Face, from: Source) {
        match from {
            Source::Hand => {
                let size = &mut self.hand_sizes[seat.index()];
                *size = size.saturating_sub(1);
                let unknown = leave_known(&mut self.known[seat.index()], Counts::of(face));
                if self.viewer.is(seat) {
                    self.hand.remove(face);
                } else {
                    self.unseen.remove_up_to(unknown);
                }
            }
            Source::Stack(stack) => self.public.leave_stack(seat, stack),
        }
    }

    fn note_special(&mut self, rules: &Rules, seat: Seat, face: Face, from: Option<Source>) {
        if let Some(from) = from {
            self.note_left(seat, face, from);
        }
        if face != Face::PUSH {
            self.pile.insert(face);
            return;
        }
        self.out.insert(face);
        // Only a blind PUSH waits for its target.
        if from.is_none() && rules.push_moves(self.cards_left(seat)) {
            self.phase = Phase::Target;
        }
    }
}
