use stapel_rules::any::AnyEvent;
use stapel_rules::piles::Pile;
use stapel_rules::{Card, Outcome, Seat, clear4, piles};

use super::Recorded;

/// A position worth looking at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The position after it happened.
    pub index: usize,
    /// What happened.
    pub kind: MomentKind,
}

/// What makes a position worth looking at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MomentKind {
    /// A card went back by ten.
    Trick {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// The pile.
        pile: Pile,
    },
    /// No card of the game went further than this one.
    BiggestStep {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// The pile.
        pile: Pile,
        /// From the number before to this one.
        numbers: u8,
    },
    /// The pile of Clear 4! left the game.
    Cleared {
        /// By whom.
        seat: Seat,
        /// How many cards.
        cards: u8,
    },
    /// A horizontal card was played unseen.
    Blind {
        /// By whom.
        seat: Seat,
        /// What it was.
        face: clear4::Face,
    },
    /// Nobody ever took more cards than this.
    BiggestTake {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// The game was decided by what this seat did.
    Over {
        /// Whose turn it was.
        seat: Seat,
        /// How it ended.
        outcome: Outcome,
    },
}

/// The moments worth looking at, in order.
pub(super) fn find(steps: &[Recorded]) -> Vec<Moment> {
    let mut moments: Vec<Moment> = Vec::new();
    let mut tops = Pile::ALL.map(Pile::base);
    let mut step_of: Option<(u8, Moment)> = None;
    let mut take_of: Option<(u8, Moment)> = None;
    for (before, step) in steps.iter().enumerate() {
        let index = before + 1;
        let at = |kind| Moment { index, kind };
        for event in &step.events {
            match *event {
                AnyEvent::Piles(piles::Event::Laid { seat, card, pile, trick }) => {
                    let top = std::mem::replace(&mut tops[pile.index()], card.number());
                    let numbers = card.number().abs_diff(top);
                    if trick {
                        moments.push(at(MomentKind::Trick { seat, card, pile }));
                    } else if step_of.is_none_or(|(most, _)| numbers > most) {
                        let kind = MomentKind::BiggestStep { seat, card, pile, numbers };
                        step_of = Some((numbers, at(kind)));
                    }
                }
                AnyEvent::Clear4(clear4::Event::Cleared { seat, cards }) => {
                    moments.push(at(MomentKind::Cleared { seat, cards: cards.len() }));
                }
                AnyEvent::Clear4(clear4::Event::BlindRevealed { seat, face, .. }) => {
                    moments.push(at(MomentKind::Blind { seat, face }));
                }
                AnyEvent::Clear4(clear4::Event::Took { seat, cards }) => {
                    let cards = cards.len();
                    if cards > 0 && take_of.is_none_or(|(most, _)| cards > most) {
                        take_of = Some((cards, at(MomentKind::BiggestTake { seat, cards })));
                    }
                }
                AnyEvent::Piles(piles::Event::Over(outcome))
                | AnyEvent::Clear4(clear4::Event::Over(outcome)) => {
                    moments.push(at(MomentKind::Over { seat: step.seat, outcome }));
                }
                AnyEvent::Piles(_) | AnyEvent::Clear4(_) => {}
            }
        }
    }
    let biggest = [step_of, take_of].into_iter().flatten().map(|(_, moment)| moment);
    moments.extend(biggest);
    moments.sort_by_key(|moment| moment.index);
    moments
}
