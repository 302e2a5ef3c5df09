//! How hopeful a position looks: the less it costs, the better.

use stapel_rules::piles::{Command, Rules, State, Variant};
use stapel_rules::{Game, Seat};

/// For each remaining card that fits no pile now.
const FITS_NOWHERE: i32 = 200;
/// For each remaining card that fits just one pile now.
const FITS_ONCE: i32 = 20;
/// For each remaining card that the pile of a direction that has gone less far has passed.
const PASSED_BY_NEARER: i32 = 10;
/// For each remaining card that the pile of a direction that has gone further has passed.
const PASSED_BY_FURTHER: i32 = 5;
/// For each two remaining cards that are ten apart.
const PAIR: i32 = -15;
/// For each pile whose way back is in somebody's hand.
const WAY_BACK_IN_HAND: i32 = -45;
/// For each pile whose way back is still to be drawn.
const WAY_BACK_UNDRAWN: i32 = -20;
/// For each remaining card with a command, in the order of [`Command::ALL`]. The last cards of all
/// should have none: a skull wants another card on it, and a three wants two more.
const COMMANDS: [i32; 7] = [0, 25, 25, 0, 10, 10, 10];
/// For each infinity command that is visible, in the order of [`Command::ALL`].
const VISIBLE: [i32; 7] = [0, 0, 0, 0, 15, 15, 15];

/// What the positions of a search are judged by. The rules tell which cards have commands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Estimate {
    players: u8,
    /// The cards with each command, in the order of [`Command::ALL`], unless there are none.
    commands: Option<[u128; Command::ALL.len()]>,
}

impl Estimate {
    pub(super) fn new(rules: &Rules) -> Estimate {
        let cards = |command| {
            let cards = rules.layout().cards(command);
            cards.iter().fold(0, |set, card| set | 1 << card.number())
        };
        let extreme = rules.variant() == Variant::Extreme;
        let commands = extreme.then(|| Command::ALL.map(cards));
        Estimate { players: rules.players(), commands }
    }

    /// What the position costs. It is the same for positions that have the same key.
    #[inline]
    pub(super) fn cost(&self, state: &State) -> i32 {
        let hands = Seat::all(self.players).fold(0, |all, seat| all | state.hand(seat).bits());
        let undrawn = state.undrawn().bits();
        let remaining = hands | undrawn;
        let [a, b, c, d] = state.tops;
        let (up, up_further) = (above(a.min(b)), above(a.max(b)));
        let (down, down_further) = (below(c.max(d)), below(c.min(d)));

        let passed = |fit: u128| count(remaining & !fit);
        let nowhere = !(up | down);
        let once = (up ^ down) & !(up_further | down_further);
        let mut cost = FITS_NOWHERE * count(remaining & nowhere)
            + FITS_ONCE * count(remaining & once)
            + PASSED_BY_NEARER * (passed(up) + passed(down))
            + PASSED_BY_FURTHER * (passed(up_further) + passed(down_further))
            + PAIR * count(remaining & remaining >> 10);
        for back in [1 << a >> 10, 1 << b >> 10, 1 << c << 10, 1 << d << 10] {
            if hands & back != 0 {
                cost += WAY_BACK_IN_HAND;
            } else if undrawn & back != 0 {
                cost += WAY_BACK_UNDRAWN;
            }
        }
        if let Some(commands) = &self.commands {
            let tops = 1 << a | 1 << b | 1 << c | 1 << d;
            for ((cards, each), visible) in commands.iter().zip(COMMANDS).zip(VISIBLE) {
                cost += each * count(remaining & cards);
                if cards & tops != 0 {
                    cost += visible;
                }
            }
        }
        cost
    }
}

#[inline]
fn count(cards: u128) -> i32 {
    cards.count_ones() as i32
}

/// The numbers above a top.
#[inline]
fn above(top: u8) -> u128 {
    u128::MAX << (top + 1)
}

/// The numbers below a top.
#[inline]
fn below(top: u8) -> u128 {
    (1 << top) - 1
}
