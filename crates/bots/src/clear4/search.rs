use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use stapel_rules::clear4::{Action, Phase, Rules, Talk, View};
use stapel_rules::{Game, MAX_SEATS};

use super::candidates::{are_alike, first_card, is_single};
use super::memory::{Faces, Memory};
use super::playout::play_out;
use super::policy;
use super::weights::Weights;
use super::world::World;
use crate::clock::Clock;
use crate::{Bot, Budget};

/// A Monte Carlo search: deals the hidden cards at random (a world), plays the round out by a rule
/// of thumb, and does what ends best on average.
///
/// Every play is tried in the same worlds, so that luck is the same for all of them. After a part
/// of the budget the worse half of the plays is dropped, and the rest is looked at more closely,
/// until one is left.
#[derive(Clone, Debug)]
pub struct Search {
    budget: Budget,
    weights: Weights,
    rng: Pcg64Mcg,
    memory: Memory,
    legal: Vec<Action>,
    tried: Vec<Tried>,
}

/// A play that is looked at, and the sum of how it ended.
#[derive(Clone, Copy, Debug)]
struct Tried {
    action: Action,
    sum: f32,
}

/// The choice of the rule of thumb starts with so many won games. It is mostly right, and a few
/// playouts should not overrule it.
const LEAD: f32 = 8.0;

impl Search {
    /// The usual budget of [`Level::Steady`](crate::Level::Steady).
    pub const STEADY: Budget = Budget::Playouts(1000);

    /// The usual budget of [`Level::Expert`](crate::Level::Expert).
    pub const EXPERT: Budget = Budget::Playouts(10_000);

    /// A bot with this budget for each turn, whose own seat plays by these weights in playouts. What
    /// it deals and plays out follows from the seed.
    pub fn new(budget: Budget, weights: Weights, seed: u64) -> Search {
        Search {
            budget,
            weights,
            rng: Pcg64Mcg::seed_from_u64(seed),
            memory: Memory::default(),
            legal: Vec::with_capacity(Rules::MAX_ACTIONS),
            tried: Vec::with_capacity(Rules::MAX_ACTIONS),
        }
    }

    /// Lists what is worth trying, with a lead for what the rule of thumb would do.
    fn list(&mut self, rules: &Rules, view: &View) {
        rules.legal_in_view(view, &mut self.legal);
        self.tried.clear();
        let own = &view.stacks[view.seat.index()];
        for &action in &self.legal {
            let twin = |tried: &Tried| are_alike(own, tried.action, action);
            if is_single(action) && !self.tried.iter().any(twin) {
                self.tried.push(Tried { action, sum: 0.0 });
            }
        }
        if self.tried.len() > 1 {
            let choice = first_card(own, policy::choose(rules, &self.weights, view));
            let favourite =
                self.tried.iter_mut().find(|tried| are_alike(own, tried.action, choice));
            if let Some(tried) = favourite {
                tried.sum = LEAD;
            }
        }
    }

    /// Tries everything that is left in one more world.
    fn try_all(&mut self, rules: &Rules, view: &View, lacks: &[Faces; MAX_SEATS]) {
        let world = World::imagine(rules, view, lacks, &mut self.rng);
        for tried in &mut self.tried {
            tried.sum += play_out(rules, &self.weights, &world, tried.action);
        }
    }

    /// Drops the worse half.
    fn halve(&mut self) {
        self.tried.sort_by(|one, other| other.sum.total_cmp(&one.sum));
        self.tried.truncate(self.tried.len().div_ceil(2));
    }
}

/// The part of a turn's budget that goes to one decision: what to open with is the harder question,
/// and there may be several about how to go on.
fn share(budget: Budget, phase: Phase) -> Budget {
    let part = if phase == Phase::Open { 2 } else { 4 };
    match budget {
        Budget::Playouts(playouts) => Budget::Playouts(playouts / part),
        Budget::Time(time) => Budget::Time(time / part),
    }
}

impl Bot<Rules> for Search {
    fn act(&mut self, rules: &Rules, view: &View, _talk: &Talk) -> Action {
        let lacks = *self.memory.look(rules, view);
        self.list(rules, view);
        let mut clock = Clock::start(share(self.budget, view.phase), self.tried.len());
        while self.tried.len() > 1 {
            clock.next_round(self.tried.len());
            // Whatever the budget, nothing is dropped untried.
            self.try_all(rules, view, &lacks);
            while clock.allows_another() {
                self.try_all(rules, view, &lacks);
            }
            self.halve();
        }
        let action = self.tried.first().expect("a bot is asked only when it can act").action;
        self.memory.keep(view, action);
        action
    }
}
