//! Plays of one position, each played out in the same imagined worlds: for those who judge what was done.

use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use stapel_rules::clear4::{Action, Rules, Stacks, State, View};
use stapel_rules::{Game, MAX_SEATS, Seat};

use super::candidates::{are_alike, is_single};
use super::memory::{Faces, Memory};
use super::playout;
use super::weights::Weights;
use super::world::World;

/// What a seat has concluded so far from what the others did, decision by decision.
#[derive(Clone, Debug, Default)]
pub struct Onlooker(Memory);

impl Onlooker {
    /// Takes note of what the seat did, and in view of what.
    pub fn keep(&mut self, view: &View, action: Action) {
        self.0.keep(view, action);
    }
}

/// Compares plays of a seat, from what it sees. It decides nothing: it lists the plays worth a comparison, deals the
/// hidden cards, and plays out.
///
/// Everything follows from the view, the onlooker and the seed, so that it is the same on any machine.
#[derive(Debug)]
pub struct Judge<'p> {
    rules: &'p Rules,
    view: &'p View,
    lacks: [Faces; MAX_SEATS],
    rng: Pcg64Mcg,
    plays: Vec<Action>,
    world: Option<World>,
}

/// How a round ended, or would if it was counted now.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ending {
    /// Each seat's share of the win.
    pub shares: [f32; MAX_SEATS],
}

impl<'p> Judge<'p> {
    /// A judge of the decision that the view awaits. The onlooker is that of the seat.
    pub fn new(rules: &'p Rules, view: &'p View, onlooker: &mut Onlooker, seed: u64) -> Judge<'p> {
        let lacks = *onlooker.0.look(rules, view);
        let mut judge = Judge {
            rules,
            view,
            lacks,
            rng: Pcg64Mcg::seed_from_u64(seed),
            plays: Vec::new(),
            world: None,
        };
        let mut legal = Vec::with_capacity(Rules::MAX_ACTIONS);
        rules.legal_in_view(view, &mut legal);
        for action in legal.into_iter().filter(|&action| is_single(action)) {
            judge.add(action);
        }
        judge
    }

    /// The plays that are compared.
    pub fn plays(&self) -> &[Action] {
        &self.plays
    }

    /// Adds a play, and tells its place: that of one that is the same but for which of two equal cards it takes, if there
    /// is one.
    pub fn add(&mut self, action: Action) -> usize {
        let own: &Stacks = &self.view.stacks[self.view.seat.index()];
        let alike = |&other: &Action| match (is_single(other), is_single(action)) {
            (true, true) => are_alike(own, other, action),
            _ => other == action,
        };
        if let Some(place) = self.plays.iter().position(alike) {
            return place;
        }
        self.plays.push(action);
        self.plays.len() - 1
    }

    /// Deals the hidden cards anew.
    pub fn imagine(&mut self) {
        self.world = Some(World::imagine(self.rules, self.view, &self.lacks, &mut self.rng));
    }

    /// Does a play in the world imagined last, lets everyone play on, and tells how that ends.
    pub fn play_out(&mut self, play: usize) -> Ending {
        if self.world.is_none() {
            self.imagine();
        }
        let world = self.world.as_ref().expect("it was imagined");
        let end = playout::end(self.rules, &Weights::TUNED, world, self.plays[play]);
        Ending { shares: shares(self.rules, &end) }
    }
}

/// Each seat's share of the win if the round is counted as it stands.
fn shares(rules: &Rules, state: &State) -> [f32; MAX_SEATS] {
    let seats = || Seat::all(rules.players());
    let fewest = seats().map(|seat| state.cards_left(seat)).min().unwrap_or(0);
    let winners = seats().filter(|&seat| state.cards_left(seat) == fewest).count() as u8;
    let mut shares = [0.0; MAX_SEATS];
    for seat in seats().filter(|&seat| state.cards_left(seat) == fewest) {
        shares[seat.index()] = 1.0 / f32::from(winners);
    }
    shares
}
