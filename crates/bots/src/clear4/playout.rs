use stapel_rules::clear4::{Action, Rules, State};
use stapel_rules::{Game, Seat};

use super::weights::Weights;
use super::world::World;
use super::{opponent, policy};

/// After so many further turns an imagined round is judged as it stands. Hardly any lasts so long,
/// but two rules of thumb could give each other the same pile for ever.
const MOST_TURNS: u16 = 120;

/// What a card left costs, in wins: so little that it decides only between plays that win equally
/// often.
const CARD_LEFT: f32 = 0.004;

/// Does the action in the world, lets everyone play on by rule of thumb, and tells how that ends
/// for the seat that did it. More is better; a win alone is 1.
///
/// The seat itself goes on by the tuned weights, the others like greedy bots: that is how people
/// play who don't think far, and it makes for a sharper judgement than to expect the best of all.
pub(super) fn play_out(rules: &Rules, own: &Weights, world: &World, action: Action) -> f32 {
    let mut state = world.state;
    let seat = state.seat;
    let end = state.turns.saturating_add(MOST_TURNS);
    rules.apply(&mut state, action, &mut ());
    while world.settle(rules, &mut state) && state.turns < end {
        let action = if state.seat == seat {
            policy::choose(rules, own, &state)
        } else {
            opponent::choose(rules, &state)
        };
        rules.apply(&mut state, action, &mut ());
    }
    worth(rules, &state, seat)
}

/// Does the action in the world, lets everyone play on by the same tuned weights, and gives the position at the end: for
/// those who want to know everyone's chances, and not to choose.
pub(super) fn end(rules: &Rules, weights: &Weights, world: &World, action: Action) -> State {
    let mut state = world.state;
    let end = state.turns.saturating_add(MOST_TURNS);
    rules.apply(&mut state, action, &mut ());
    while world.settle(rules, &mut state) && state.turns < end {
        let action = policy::choose(rules, weights, &state);
        rules.apply(&mut state, action, &mut ());
    }
    state
}

/// What a position is worth to a seat if the round ends here: its share of the win, and a little
/// for every card it is rid of.
fn worth(rules: &Rules, state: &State, seat: Seat) -> f32 {
    let own = state.cards_left(seat);
    let mut winners = 1_u8;
    for other in Seat::all(rules.players()).filter(|&other| other != seat) {
        let left = state.cards_left(other);
        if left < own {
            winners = 0;
            break;
        }
        winners += u8::from(left == own);
    }
    let share = if winners == 0 { 0.0 } else { 1.0 / f32::from(winners) };
    share - CARD_LEFT * f32::from(own)
}
