//! Playouts: imagined games, played to their end by a rule of thumb.

use stapel_rules::piles::{Action, Pile, Rules, State, Status, Variant};
use stapel_rules::{CardSet, Game, Seat};

use super::beam::{Beam, Width};
use super::deal::World;
use super::plan::{Plan, Sight, plan};
use super::{Weights, talk};

/// Plays imagined games: every seat lays what costs little by weights. It decides by its own hand
/// and by what everyone knows, and hears what the others would say.
#[derive(Debug)]
pub(super) struct Playouts {
    pub(super) weights: &'static Weights,
    pub(super) talk: bool,
    beam: Beam,
}

/// How many unfinished turns of Extreme are followed side by side.
const WIDTH: usize = 6;

impl Playouts {
    pub(super) fn new(weights: &'static Weights, talk: bool) -> Playouts {
        Playouts { weights, talk, beam: Beam::default() }
    }

    /// How many cards are left if the game goes on with this plan; none for a win, and at least one
    /// for a loss.
    pub(super) fn left(&mut self, rules: &Rules, mut world: World, first: &Plan) -> u8 {
        let mut next = *first;
        loop {
            take_turn(rules, &mut world, &next);
            let state = &world.state;
            match state.status {
                Status::Playing => {}
                Status::Won => return 0,
                Status::Lost(_) | Status::Opening => return state.left().max(1),
            }
            next = match self.plan(rules, state) {
                Some(plan) => plan,
                None => return state.left().max(1),
            };
        }
    }

    /// What the seat that is to act would do; `None` if it sees no way to finish its turn.
    fn plan(&mut self, rules: &Rules, state: &State) -> Option<Plan> {
        let hand = state.hand(state.seat);
        let unseen = Seat::all(rules.players())
            .fold(state.undrawn(), |all, seat| all | state.hand(seat))
            - hand;
        let spared = match self.talk {
            true => talk::imagined(rules, state, self.weights),
            false => [0; Pile::COUNT],
        };
        self.plan_knowing(rules, state, hand, unseen, spared)
    }

    fn plan_knowing(
        &mut self,
        rules: &Rules,
        state: &State,
        hand: CardSet,
        unseen: CardSet,
        spared: [i32; Pile::COUNT],
    ) -> Option<Plan> {
        match rules.variant() {
            Variant::TheGame => {
                let sight = Sight {
                    hand,
                    unseen,
                    tops: state.tops,
                    need: state.minimum(),
                    at_the_end: state.undrawn().is_empty(),
                    spared,
                };
                Some(plan(self.weights, &sight))
            }
            Variant::Extreme => {
                let width = Width::Narrow(WIDTH);
                self.beam.search(rules, self.weights, state, unseen, spared, width);
                self.beam.best()
            }
        }
    }
}

/// Lays what is planned, ends the turn where that is still to be said, and draws.
#[inline]
fn take_turn(rules: &Rules, world: &mut World, plan: &Plan) {
    let state = &mut world.state;
    let turn = state.turns;
    for (card, pile) in plan.iter() {
        rules.apply(state, Action::Lay { card, pile }, &mut ());
    }
    if state.status == Status::Playing && state.turns == turn && state.to_draw == 0 {
        rules.apply(state, Action::End, &mut ());
    }
    while world.state.to_draw > 0 {
        let Some(card) = world.draw() else { return };
        rules.draw(&mut world.state, card, &mut ());
    }
}
