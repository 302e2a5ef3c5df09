use alloc::vec::Vec;

use super::{Action, Command, Pile, Public, Rules, State, View};
use crate::{Card, CardSet};

/// The cards that may follow a top, by direction and by whether the trick is allowed. Indexed by
/// the top, bases included.
struct Followers {
    with_trick: [CardSet; 101],
    without_trick: [CardSet; 101],
}

impl Followers {
    const fn new(ascending: bool) -> Followers {
        let mut followers =
            Followers { with_trick: [CardSet::EMPTY; 101], without_trick: [CardSet::EMPTY; 101] };
        let mut top = 1;
        while top <= 100 {
            let onward = if ascending { u128::MAX << (top + 1) } else { (1 << top) - 1 };
            let trick = if ascending {
                if top >= 10 { 1 << (top - 10) } else { 0 }
            } else {
                1 << (top + 10)
            };
            followers.without_trick[top] = CardSet::from_bits(onward);
            followers.with_trick[top] = CardSet::from_bits(onward | trick);
            top += 1;
        }
        followers
    }
}

static ASCENDING: Followers = Followers::new(true);
static DESCENDING: Followers = Followers::new(false);

/// The cards that may be laid on this pile with this top (G4).
#[inline]
fn followers(pile: Pile, top: u8, trick: bool) -> CardSet {
    let direction = if pile.is_ascending() { &ASCENDING } else { &DESCENDING };
    let table = if trick { &direction.with_trick } else { &direction.without_trick };
    table[usize::from(top)]
}

/// Everything the active seat may do: per pile the cards of its hand that fit, and whether it may
/// end the turn. Small, `Copy`, and quicker to make than a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Legal {
    lays: [CardSet; Pile::COUNT],
    end: bool,
}

impl Legal {
    const NOTHING: Legal = Legal { lays: [CardSet::EMPTY; Pile::COUNT], end: false };

    /// What the active seat may do in this position; nothing unless a seat is to act.
    #[inline]
    pub fn of(rules: &Rules, state: &State) -> Legal {
        if !state.awaits_action() {
            return Legal::NOTHING;
        }
        Legal::with_hand(rules, state.0.active_hand(), &state.0.public)
    }

    /// What the viewer may do; nothing unless it is their turn.
    #[inline]
    pub fn in_view(rules: &Rules, view: &View) -> Legal {
        if !view.awaits_action() {
            return Legal::NOTHING;
        }
        Legal::with_hand(rules, view.hand, &view.public)
    }

    /// What the active seat may do with this hand.
    #[inline]
    fn with_hand(rules: &Rules, hand: CardSet, public: &Public) -> Legal {
        Legal { lays: lays(rules, hand, public), end: public.may_end() }
    }

    /// Whether the active seat has a card that it may lay.
    #[inline]
    pub(super) fn any_lay(rules: &Rules, state: &State) -> bool {
        let parts = &state.0;
        let hand = parts.active_hand();
        let [a, b, c, d] = parts.tops;
        // Nearly always some card goes onward somewhere, and that is quickly seen.
        let onward = followers(Pile::A, a.min(b), false) | followers(Pile::C, c.max(d), false);
        (parts.bound.is_none() && !(hand & onward).is_empty())
            || lays(rules, hand, &parts.public).iter().any(|cards| !cards.is_empty())
    }

    /// The cards that may be laid on this pile.
    #[inline]
    pub fn on(&self, pile: Pile) -> CardSet {
        self.lays[pile.index()]
    }

    /// Whether the turn may be ended.
    #[inline]
    pub fn end(&self) -> bool {
        self.end
    }

    /// Whether nothing may be done.
    #[inline]
    pub fn is_empty(&self) -> bool {
        !self.end && self.lays.iter().all(|cards| cards.is_empty())
    }

    /// How many actions there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.lays.iter().map(|cards| cards.len()).sum::<u8>() + u8::from(self.end)
    }

    /// The actions: pile by pile, cards ascending, then the end of the turn.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Action> {
        Pile::ALL
            .into_iter()
            .flat_map(move |pile| {
                self.on(pile).into_iter().map(move |card| Action::Lay { card, pile })
            })
            .chain(self.end.then_some(Action::End))
    }

    /// Fills the buffer with the actions, in the order of [`iter`](Legal::iter).
    #[inline]
    pub fn list(&self, buffer: &mut Vec<Action>) {
        buffer.clear();
        for pile in Pile::ALL {
            for card in self.on(pile) {
                buffer.push(Action::Lay { card, pile });
            }
        }
        if self.end {
            buffer.push(Action::End);
        }
    }

    /// One of the actions: `choose` is told how many there are and names one, counting from 0 in
    /// the order of [`iter`](Legal::iter).
    #[inline]
    pub fn pick(&self, choose: impl FnOnce(u8) -> u8) -> Option<Action> {
        let [a, b, c, d] = self.lays.map(CardSet::len);
        let ends = [a, a + b, a + b + c, a + b + c + d];
        let n = choose(ends[3] + u8::from(self.end));
        if n >= ends[3] {
            return (self.end && n == ends[3]).then_some(Action::End);
        }
        // Which pile it falls on can't be foreseen, so it is counted out without branching.
        let index = ends[..3].iter().map(|&end| usize::from(n >= end)).sum::<usize>();
        let pile = Pile::ALL[index];
        let first = [0, ends[0], ends[1], ends[2]][index];
        self.on(pile).nth(n - first).map(|card| Action::Lay { card, pile })
    }
}

/// Per pile, the cards of the hand that may be laid there.
#[inline]
fn lays(rules: &Rules, hand: CardSet, public: &Public) -> [CardSet; Pile::COUNT] {
    let trick = !rules.in_force(public.tops, Command::NoTrick);
    let mut lays = [CardSet::EMPTY; Pile::COUNT];
    for pile in Pile::ALL {
        lays[pile.index()] = hand & followers(pile, public.tops[pile.index()], trick);
    }
    if let Some(bound) = public.bound {
        for pile in Pile::ALL.into_iter().filter(|&pile| pile != bound) {
            lays[pile.index()] = CardSet::EMPTY;
        }
    }
    lays
}

/// Whether a card goes on a pile at all, and whether it does so by the trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fit {
    Onward,
    Trick,
    No,
}

/// How a card fits a pile with this top, leaving commands aside (G4).
#[inline]
pub(super) fn fit(card: Card, pile: Pile, top: u8) -> Fit {
    if followers(pile, top, false).contains(card) {
        Fit::Onward
    } else if pile.is_trick(top, card.number()) {
        Fit::Trick
    } else {
        Fit::No
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn g4_followers_agree_with_the_rule_written_out() {
        for pile in Pile::ALL {
            let tops = (2..=99).chain([pile.base()]);
            for top in tops {
                for card in Card::all() {
                    let (card_number, top_number) = (i16::from(card.number()), i16::from(top));
                    let (onward, trick) = if pile.is_ascending() {
                        (card_number > top_number, card_number == top_number - 10)
                    } else {
                        (card_number < top_number, card_number == top_number + 10)
                    };
                    let expected = match (onward, trick) {
                        (true, _) => Fit::Onward,
                        (_, true) => Fit::Trick,
                        _ => Fit::No,
                    };
                    assert_eq!(fit(card, pile, top), expected, "{card} on {pile} with {top}");
                    assert_eq!(followers(pile, top, true).contains(card), onward || trick);
                    assert_eq!(followers(pile, top, false).contains(card), onward);
                }
            }
        }
    }
}
