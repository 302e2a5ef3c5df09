//! Deals of the hidden cards, as likely as what was said makes them.

use rand_core::Rng;
use rand_pcg::Pcg64Mcg;
use stapel_rules::piles::{Rules, Said, State, Talk, View};
use stapel_rules::{Card, CardSet, Game, Seat};

use super::imagine::position;
use super::{SEATS, talk};

/// How likely a deal is that fits worse by so many degrees than another, from one degree on: e to the power of minus
/// two for each, in parts of `u32::MAX`. Bots mean exactly what they say, people about. The numbers are written out
/// because machines differ in the last digit of an exponential function.
const TRUST: [u32; 11] =
    [581_260_615, 78_665_070, 10_646_159, 1_440_801, 194_991, 26_389, 3_571, 483, 65, 8, 1];

/// A deal is changed so many times for each hidden hand card before the first world, and before
/// each further one.
const MIXING_AT_FIRST: usize = 60;
const MIXING: usize = 3;

/// A position that fits what a seat knows, with an order of the draw pile.
#[derive(Clone, Copy, Debug)]
pub(super) struct World {
    pub(super) state: State,
    draw: [u8; Card::COUNT],
    left: u8,
}

impl World {
    /// The next card of the draw pile.
    #[inline]
    pub(super) fn draw(&mut self) -> Option<Card> {
        self.left = self.left.checked_sub(1)?;
        Card::new(self.draw[usize::from(self.left)])
    }
}

/// The hidden cards, dealt in some way.
///
/// If nobody has said anything, every deal is as likely as any other, and each world is dealt anew.
/// Otherwise a deal leads to the next by swapping cards, where swaps that fit worse what was said are
/// mostly not made: so deals come up as often as they are likely (Metropolis's method).
#[derive(Debug)]
pub(super) struct Deal<'d> {
    rules: &'d Rules,
    view: &'d View,
    talk: Option<&'d Talk>,
    /// First the draw pile, then the hands.
    cards: [u8; Card::COUNT],
    /// Who holds the card of each place.
    owners: [u8; Card::COUNT],
    len: usize,
    undrawn: usize,
    hands: [CardSet; SEATS],
    /// By how many degrees each hand doesn't fit what its seat has said.
    misfits: [u32; SEATS],
}

/// The owner of the draw pile.
const NOBODY: u8 = u8::MAX;

#[inline]
fn below(rng: &mut Pcg64Mcg, count: usize) -> usize {
    ((u64::from(rng.next_u32()) * count as u64) >> 32) as usize
}

fn shuffle(rng: &mut Pcg64Mcg, cards: &mut [u8]) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(rng, last + 1));
    }
}

impl<'d> Deal<'d> {
    /// A first deal for the seat whose turn it is. Who doesn't listen has no talk.
    pub(super) fn new(
        rules: &'d Rules,
        view: &'d View,
        talk: Option<&'d Talk>,
        rng: &mut Pcg64Mcg,
    ) -> Deal<'d> {
        let others = || Seat::all(rules.players()).filter(|&seat| seat != view.seat);
        let talk = talk.filter(|talk| others().any(|seat| talk.of(seat) != Said::default()));
        let mut deal = Deal {
            rules,
            view,
            talk,
            cards: [0; Card::COUNT],
            owners: [NOBODY; Card::COUNT],
            len: usize::from(view.unseen.len()),
            undrawn: usize::from(view.undrawn),
            hands: [CardSet::EMPTY; SEATS],
            misfits: [0; SEATS],
        };
        for (place, card) in deal.cards.iter_mut().zip(view.unseen) {
            *place = card.number();
        }
        shuffle(rng, &mut deal.cards[..deal.len]);
        let mut place = deal.undrawn;
        for seat in others() {
            for _ in 0..view.hand_sizes[seat.index()] {
                deal.owners[place] = seat.index() as u8;
                place += 1;
            }
        }
        deal.pick_up();
        if deal.talk.is_some() {
            for seat in others() {
                deal.misfits[seat.index()] = deal.misfit(seat.index(), deal.hands[seat.index()]);
            }
            deal.mix(rng, MIXING_AT_FIRST);
        }
        deal
    }

    /// Another world.
    pub(super) fn world(&mut self, rng: &mut Pcg64Mcg) -> World {
        if self.talk.is_some() {
            self.mix(rng, MIXING);
            shuffle(rng, &mut self.cards[..self.undrawn]);
        } else {
            shuffle(rng, &mut self.cards[..self.len]);
            self.pick_up();
        }
        let undrawn = self.hands.iter().fold(self.view.unseen, |rest, &hand| rest - hand);
        let mut hands = self.hands;
        hands[self.view.seat.index()] = self.view.hand;
        let state = position(self.rules, self.view, hands, undrawn);
        World { state, draw: self.cards, left: self.undrawn as u8 }
    }

    /// Makes hands of the cards as they lie.
    fn pick_up(&mut self) {
        self.hands = [CardSet::EMPTY; SEATS];
        for place in self.undrawn..self.len {
            let owner = usize::from(self.owners[place]);
            self.hands[owner].extend(Card::new(self.cards[place]));
        }
    }

    fn misfit(&self, seat: usize, hand: CardSet) -> u32 {
        let (Some(talk), Some(seat)) = (self.talk, Seat::new(seat)) else { return 0 };
        let others = (self.view.unseen | self.view.hand) - hand;
        talk::misfit(self.rules, &talk.of(seat), hand, others, self.view.tops)
    }

    fn mix(&mut self, rng: &mut Pcg64Mcg, times: usize) {
        let hidden = self.len - self.undrawn;
        for _ in 0..times * hidden {
            let one = self.undrawn + below(rng, hidden);
            let other = below(rng, self.len);
            self.try_swap(rng, one, other);
        }
    }

    /// Swaps a hand card with another card, if what was said makes that likely enough.
    fn try_swap(&mut self, rng: &mut Pcg64Mcg, one: usize, other: usize) {
        let (owner, giver) = (self.owners[one], self.owners[other]);
        if owner == giver {
            return;
        }
        let (card, instead) = (self.cards[one], self.cards[other]);
        let changed = |hand: CardSet, out: u8, into: u8| {
            CardSet::from_bits(hand.bits() & !(1 << out) | 1 << into)
        };
        let owner = usize::from(owner);
        let hand = changed(self.hands[owner], card, instead);
        let misfit = self.misfit(owner, hand);
        let (mut before, mut after) = (self.misfits[owner], misfit);
        let giver = (giver != NOBODY).then(|| {
            let giver = usize::from(giver);
            let hand = changed(self.hands[giver], instead, card);
            let misfit = self.misfit(giver, hand);
            before += self.misfits[giver];
            after += misfit;
            (giver, hand, misfit)
        });
        if let Some(worse @ 1..) = after.checked_sub(before) {
            let chance = TRUST.get(worse as usize - 1).copied().unwrap_or(0);
            if rng.next_u32() > chance {
                return;
            }
        }
        self.cards.swap(one, other);
        (self.hands[owner], self.misfits[owner]) = (hand, misfit);
        if let Some((giver, hand, misfit)) = giver {
            (self.hands[giver], self.misfits[giver]) = (hand, misfit);
        }
    }
}
