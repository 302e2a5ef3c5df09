//! Random playouts without allocation, for the benchmarks and for the test that counts allocations.

use rand_core::Rng;
use rand_pcg::Pcg64Mcg;
use stapel_rules::piles::{self, Legal};
use stapel_rules::{Card, CardSet, Game, Seat, Turn, clear4};

/// A game that can be played out at random.
pub(crate) trait Playout: Game {
    /// Hands out cards from a deck that is shuffled as far as it is used.
    type Dealer;

    /// A dealer with the full deck.
    fn dealer(&self) -> Self::Dealer;

    /// A fresh deal.
    fn new_deal(&self, dealer: &mut Self::Dealer, rng: &mut Pcg64Mcg) -> Self::State;

    /// The card that answers the draw that is awaited.
    fn next_card(
        &self,
        state: &Self::State,
        draw: Self::Draw,
        dealer: &mut Self::Dealer,
        rng: &mut Pcg64Mcg,
    ) -> Self::Card;

    /// One of the legal actions, each equally likely.
    fn random_action(
        &self,
        state: &Self::State,
        rng: &mut Pcg64Mcg,
        buffer: &mut Vec<Self::Action>,
    ) -> Self::Action;
}

/// A number below `bound`, near enough to fair for a playout.
#[inline]
fn below(rng: &mut Pcg64Mcg, bound: u32) -> usize {
    ((u64::from(rng.next_u32()) * u64::from(bound)) >> 32) as usize
}

/// A deck that is shuffled card by card as it is dealt.
pub(crate) struct LazyDeck<C, const N: usize> {
    cards: [C; N],
    dealt: usize,
}

impl<C: Copy, const N: usize> LazyDeck<C, N> {
    /// Any order will do for a start, also the one that the last playout left.
    fn collect(&mut self) {
        self.dealt = 0;
    }

    #[inline]
    fn next(&mut self, rng: &mut Pcg64Mcg) -> C {
        let from = self.dealt + below(rng, (N - self.dealt) as u32);
        self.cards.swap(self.dealt, from);
        self.dealt += 1;
        self.cards[self.dealt - 1]
    }
}

impl Playout for piles::Rules {
    type Dealer = LazyDeck<Card, 98>;

    fn dealer(&self) -> Self::Dealer {
        let cards = self.full_deck().try_into().expect("98 cards");
        LazyDeck { cards, dealt: 0 }
    }

    fn new_deal(&self, dealer: &mut Self::Dealer, rng: &mut Pcg64Mcg) -> piles::State {
        dealer.collect();
        let mut hands = [CardSet::EMPTY; 5];
        for hand in &mut hands[..usize::from(self.players())] {
            hand.extend((0..self.hand_size()).map(|_| dealer.next(rng)));
        }
        let mut state = self.deal_hands(hands).expect("full hands");
        if self.turn(&state) == Turn::Opening {
            self.start(&mut state, Seat::FIRST, &mut ()).expect("a game that has not started");
        }
        state
    }

    #[inline]
    fn next_card(
        &self,
        _state: &piles::State,
        _draw: piles::Draw,
        dealer: &mut Self::Dealer,
        rng: &mut Pcg64Mcg,
    ) -> Card {
        dealer.next(rng)
    }

    #[inline]
    fn random_action(
        &self,
        state: &piles::State,
        rng: &mut Pcg64Mcg,
        _buffer: &mut Vec<piles::Action>,
    ) -> piles::Action {
        Legal::of(self, state)
            .pick(|count| below(rng, u32::from(count)) as u8)
            .expect("a seat that is to act can")
    }
}

impl Playout for clear4::Rules {
    type Dealer = LazyDeck<clear4::Face, 120>;

    fn dealer(&self) -> Self::Dealer {
        let cards = self.full_deck().try_into().expect("120 cards");
        LazyDeck { cards, dealt: 0 }
    }

    fn new_deal(&self, dealer: &mut Self::Dealer, rng: &mut Pcg64Mcg) -> clear4::State {
        dealer.collect();
        for _ in 0..20 * usize::from(self.players()) {
            dealer.next(rng);
        }
        self.deal(&dealer.cards).expect("a full deck")
    }

    #[inline]
    fn next_card(
        &self,
        state: &clear4::State,
        draw: clear4::Draw,
        dealer: &mut Self::Dealer,
        _rng: &mut Pcg64Mcg,
    ) -> clear4::Face {
        dealer.cards[self.deck_index(state, draw)]
    }

    #[inline]
    fn random_action(
        &self,
        state: &clear4::State,
        rng: &mut Pcg64Mcg,
        buffer: &mut Vec<clear4::Action>,
    ) -> clear4::Action {
        self.legal_actions(state, buffer);
        buffer[below(rng, buffer.len() as u32)]
    }
}

/// Plays one game at random from the deal to the end; gives the number of actions.
pub(crate) fn play<G: Playout>(
    game: &G,
    dealer: &mut G::Dealer,
    rng: &mut Pcg64Mcg,
    buffer: &mut Vec<G::Action>,
) -> u64 {
    let mut state = game.new_deal(dealer, rng);
    let mut actions = 0;
    loop {
        match game.turn(&state) {
            Turn::Seat(_) => {
                let action = game.random_action(&state, rng, buffer);
                game.apply(&mut state, action, &mut ());
                actions += 1;
            }
            Turn::Chance(draw) => {
                let card = game.next_card(&state, draw, dealer, rng);
                game.draw(&mut state, card, &mut ());
            }
            Turn::Over | Turn::Opening => return actions,
        }
    }
}
