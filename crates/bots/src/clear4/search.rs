use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use stapel_rules::clear4::{Action, Rules, View};
use stapel_rules::{Game, MAX_SEATS};

use super::candidates::{are_alike, first_card, is_single};
use super::clock::Clock;
use super::memory::{Faces, Memory};
use super::playout::play_out;
use super::policy;
use super::weights::Weights;
use super::world::World;
use crate::{Bot, Budget};

/// Imagines how the hidden cards may lie and how the round may go on, and does what ends best on
/// average.
///
/// Every play is tried in the same worlds, so that luck is the same for all of them. After a part
/// of the budget the worse half of the plays is dropped, and the rest is looked at more closely,
/// until one is left.
#[derive(Clone, Debug)]
pub struct Search {
    budget: Budget,
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

/// So many won games the rule of thumb's own choice has in advance. It is mostly right, and few
/// playouts are not to argue with it.
const LEAD: f32 = 8.0;

/// A play is far ahead when, whatever it had in advance, it leads by so many times the root of the
/// number of worlds. One world changes a lead by hardly more than one game, and mostly by less, so
/// this is rarely luck.
const FAR_AHEAD: f32 = 1.5;

/// The lead is looked at whenever so many worlds have been tried.
const LOOK_EVERY: u32 = 32;

impl Search {
    /// The usual budget of [`Level::Steady`](crate::Level::Steady), for each decision.
    pub const STEADY: Budget = Budget::Playouts(500);

    /// The usual budget of [`Level::Expert`](crate::Level::Expert), for each decision.
    pub const EXPERT: Budget = Budget::Playouts(4000);

    /// A bot that thinks so much about each decision, and less if one play is far ahead. What it
    /// imagines follows from the seed.
    pub fn new(budget: Budget, seed: u64) -> Search {
        Search {
            budget,
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
            let choice = first_card(own, policy::choose(rules, Weights::tuned(rules), view));
            let favourite =
                self.tried.iter_mut().find(|tried| are_alike(own, tried.action, choice));
            if let Some(tried) = favourite {
                tried.sum = LEAD;
            }
        }
    }

    /// Tries everything that is left in one more world.
    fn try_all(&mut self, rules: &Rules, view: &View, lacks: &[Faces; MAX_SEATS]) {
        let own = Weights::tuned(rules);
        let world = World::imagine(rules, view, lacks, &mut self.rng);
        for tried in &mut self.tried {
            tried.sum += play_out(rules, own, &world, tried.action);
        }
    }

    /// Keeps so many of what was tried, the best.
    fn keep(&mut self, count: usize) {
        self.tried.sort_by(|one, other| other.sum.total_cmp(&one.sum));
        self.tried.truncate(count);
    }

    /// By how much the best is ahead of the second.
    fn lead(&self) -> f32 {
        let (mut best, mut second) = (f32::MIN, f32::MIN);
        for &Tried { sum, .. } in &self.tried {
            second = second.max(sum.min(best));
            best = best.max(sum);
        }
        best - second
    }
}

impl Bot<Rules> for Search {
    fn act(&mut self, rules: &Rules, view: &View, (): &()) -> Action {
        let lacks = *self.memory.look(rules, view);
        self.list(rules, view);
        let mut clock = Clock::start(self.budget, self.tried.len());
        let mut worlds = 0_u32;
        while self.tried.len() > 1 {
            clock.next_round(self.tried.len());
            // Whatever the budget, nothing is dropped untried.
            let far_ahead = loop {
                self.try_all(rules, view, &lacks);
                worlds += 1;
                if worlds.is_multiple_of(LOOK_EVERY)
                    && self.lead() > LEAD + FAR_AHEAD * (worlds as f32).sqrt()
                {
                    break true;
                }
                if !clock.allows_another() {
                    break false;
                }
            };
            self.keep(if far_ahead { 1 } else { self.tried.len().div_ceil(2) });
        }
        let action = self.tried.first().expect("a bot is asked only when it can act").action;
        self.memory.keep(view, action);
        action
    }
}
