use rand_core::Rng;
use stapel_rules::clear4::{Counts, Face, Layer, Parts, Rules, Stack, State, View};
use stapel_rules::{Game, MAX_SEATS, Seat, SeatSet, Turn, Viewer, clear4};

use super::memory::Faces;

/// A way the cards that a seat can't see may lie.
///
/// The state knows no more than its rules need: which cards lie face down or in the box, but not
/// which of them where. That is fixed beside it, so that every play tried in this world turns up
/// the same cards, and no simulated seat can look.
#[derive(Clone, Copy, Debug)]
pub(super) struct World {
    pub(super) state: State,
    face_down: [Face; SLOTS],
}

/// How often a card that a hand is thought to lack is put back before it is dealt after all.
const TRIES: u8 = 24;

const LAYERS: usize = 2;
const SLOTS: usize = MAX_SEATS * Stack::COUNT * LAYERS;

impl World {
    /// Deals what the view has not seen: every way equally likely, but for the faces that a hand
    /// is thought to lack, which it gets only if there is hardly anything else.
    pub(super) fn imagine(
        rules: &Rules,
        view: &View,
        lacks: &[Faces; MAX_SEATS],
        rng: &mut impl Rng,
    ) -> World {
        let mut cards = [Face::JOKER; Face::DECK];
        let mut count = 0;
        for face in view.unseen.iter() {
            cards[count] = face;
            count += 1;
        }
        let mut rest = Rest { cards, dealt: 0, count };
        let mut unseen = view.unseen;
        let mut hands = view.known;
        // Hands that lack something choose first, while there is something to choose from.
        let (picky, other): (SeatSet, SeatSet) = split(rules, lacks);
        for seat in picky.iter().chain(other.iter()) {
            let hand = &mut hands[seat.index()];
            if view.viewer == Viewer::Seat(seat) {
                *hand = view.hand;
                continue;
            }
            for _ in hand.len()..view.hand_sizes[seat.index()] {
                let card = Counts::of(rest.deal_but(lacks[seat.index()], rng));
                *hand += card;
                unseen -= card;
            }
        }
        let mut face_down = [Face::JOKER; SLOTS];
        for seat in Seat::all(rules.players()) {
            let stacks = &view.stacks[seat.index()];
            for stack in Stack::ALL {
                if stacks.blind.contains(stack) {
                    face_down[slot(seat, stack, Layer::Blind)] = rest.deal(rng);
                }
                if stacks.down.contains(stack) {
                    face_down[slot(seat, stack, Layer::Down)] = rest.deal(rng);
                }
            }
        }
        let parts = Parts { hands, unseen, public: view.public };
        let state = parts.check(rules).expect("what a seat sees can be so");
        World { state, face_down }
    }

    /// The card that lies where chance is asked to turn one up.
    #[inline]
    pub(super) fn face_down(&self, draw: clear4::Draw) -> Face {
        self.face_down[slot(draw.seat, draw.stack, draw.layer)]
    }

    /// Turns up cards until somebody is to act. Tells whether the round goes on.
    #[inline]
    pub(super) fn settle(&self, rules: &Rules, state: &mut State) -> bool {
        loop {
            match rules.turn(state) {
                Turn::Chance(draw) => rules.draw(state, self.face_down(draw), &mut ()),
                Turn::Seat(_) => return true,
                Turn::Opening | Turn::Over => return false,
            }
        }
    }
}

/// The seats of whose hands something is thought, and the others.
fn split(rules: &Rules, lacks: &[Faces; MAX_SEATS]) -> (SeatSet, SeatSet) {
    let seats = Seat::all(rules.players());
    let is_picky = |seat: &Seat| !lacks[seat.index()].is_empty();
    (seats.clone().filter(is_picky).collect(), seats.filter(|seat| !is_picky(seat)).collect())
}

#[inline]
fn slot(seat: Seat, stack: Stack, layer: Layer) -> usize {
    let layer = match layer {
        Layer::Blind => 0,
        Layer::Down => 1,
    };
    (seat.index() * LAYERS + layer) * Stack::COUNT + stack.index()
}

/// Cards that are dealt one by one, each equally likely.
struct Rest {
    cards: [Face; Face::DECK],
    dealt: usize,
    count: usize,
}

impl Rest {
    /// Deals a card that is none of these faces, if a few tries find one.
    fn deal_but(&mut self, lacks: Faces, rng: &mut impl Rng) -> Face {
        let mut tries = 0;
        loop {
            let face = self.deal(rng);
            if tries == TRIES || !lacks.contains(face) {
                return face;
            }
            // Back among the others.
            self.dealt -= 1;
            tries += 1;
        }
    }

    fn deal(&mut self, rng: &mut impl Rng) -> Face {
        let left = (self.count - self.dealt) as u64;
        let place = self.dealt + ((u64::from(rng.next_u32()) * left) >> 32) as usize;
        self.cards.swap(self.dealt, place);
        self.dealt += 1;
        self.cards[self.dealt - 1]
    }
}
