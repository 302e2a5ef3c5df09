//! Turns of one position, each played out in the same imagined worlds: for those who judge what was done.

use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use stapel_rules::piles::{Action, Pile, Rules, State, Status, Talk, Variant, View};
use stapel_rules::{Card, Game};

use super::beam::{Beam, Width};
use super::deal::{Deal, World};
use super::imagine::imagine;
use super::plan::Plan;
use super::playout::Playouts;
use super::search::WIDTH;
use super::sweep::sweep;
use super::{Weights, talk};

/// Compares whole turns of a seat, from what it sees and was told. It decides nothing: it finds the turns worth a
/// comparison, deals the hidden cards, and plays out.
///
/// Everything follows from the view, the talk and the seed, in whole numbers, so that it is the same on any machine.
#[derive(Debug)]
pub struct Judge<'p> {
    rules: &'p Rules,
    /// A position that fits the view, to see what a turn leads to.
    here: State,
    deal: Deal<'p>,
    playouts: Playouts,
    rng: Pcg64Mcg,
    turns: Vec<Candidate>,
    world: Option<World>,
}

/// A turn that is compared, and the position right after its last card.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    plan: Plan,
    after: State,
}

impl<'p> Judge<'p> {
    /// A judge of the turn that the view awaits, with up to so many turns that cost little by weights.
    pub fn new(
        rules: &'p Rules,
        view: &'p View,
        said: &'p Talk,
        turns: usize,
        seed: u64,
    ) -> Judge<'p> {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let weights = Weights::tuned(rules, true);
        let here = imagine(rules, view);
        let spared = talk::heard(rules, view, said, weights);
        let mut beam = Beam::default();
        let width = Width::Full { open: WIDTH, done: turns };
        beam.search(rules, weights, &here, view.unseen, spared, width);
        let mut judge = Judge {
            rules,
            here,
            deal: Deal::new(rules, view, Some(said), &mut rng),
            playouts: Playouts::new(weights, true),
            rng,
            turns: Vec::with_capacity(turns + 2),
            world: None,
        };
        for plan in beam.plans() {
            judge.insert(plan);
        }
        // With everything in the own hand there may be an order that lays all of it.
        if view.unseen.is_empty()
            && rules.variant() == Variant::TheGame
            && let Some(plan) = sweep(view.hand, view.tops)
        {
            judge.insert(plan);
        }
        judge
    }

    /// How many turns are compared.
    pub fn turns(&self) -> usize {
        self.turns.len()
    }

    /// Adds a turn with these cards, and tells its place: that of one that leads to the same, if there is one.
    pub fn add(&mut self, lays: impl IntoIterator<Item = (Card, Pile)>) -> usize {
        let mut plan = Plan::default();
        lays.into_iter().for_each(|(card, pile)| plan.push(card, pile));
        self.insert(plan)
    }

    /// The cards of a turn, in order.
    pub fn lays(&self, turn: usize) -> impl Iterator<Item = (Card, Pile)> {
        self.turns[turn].plan.iter()
    }

    /// The position right after the last card of a turn, with some cards in the other hands.
    pub fn after(&self, turn: usize) -> &State {
        &self.turns[turn].after
    }

    /// Deals the hidden cards anew, as likely as what was said makes it.
    pub fn imagine(&mut self) {
        self.world = Some(self.deal.world(&mut self.rng));
    }

    /// Plays a turn and the rest of the game in the world imagined last, and tells how many cards are left: none for a
    /// win, at least one for a loss.
    pub fn left(&mut self, turn: usize) -> u8 {
        let world = match self.world {
            Some(world) => world,
            None => *self.world.insert(self.deal.world(&mut self.rng)),
        };
        self.playouts.left(self.rules, world, &self.turns[turn].plan)
    }

    fn insert(&mut self, plan: Plan) -> usize {
        let mut after = self.here;
        for (card, pile) in plan.iter() {
            if after.status == Status::Playing {
                self.rules.apply(&mut after, Action::Lay { card, pile }, &mut ());
            }
        }
        let alike = |other: &Candidate| leads_to_the_same(&other.after, &after);
        if let Some(place) = self.turns.iter().position(alike) {
            return place;
        }
        self.turns.push(Candidate { plan, after });
        self.turns.len() - 1
    }
}

/// Whether the same can come of two positions after a turn from the same one. Which of two piles of a direction is which
/// makes no difference.
fn leads_to_the_same(one: &State, other: &State) -> bool {
    let hand = |state: &State| state.hand(state.seat);
    let tops = |state: &State| {
        let [a, b, c, d] = state.tops;
        [a.min(b), a.max(b), c.min(d), c.max(d)]
    };
    tops(one) == tops(other)
        && hand(one) == hand(other)
        && one.status == other.status
        && one.skulls.is_empty() == other.skulls.is_empty()
        && one.three == other.three
}
