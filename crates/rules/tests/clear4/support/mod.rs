//! Positions set up by hand, games dealt from rigged decks, and an independent judge of plays.

pub(crate) mod oracle;
mod round;
mod scene;
mod table;
mod text;

pub(crate) use round::{Round, rigged, shuffled};
pub(crate) use scene::Scene;
pub(crate) use table::Table;
pub(crate) use text::{bag, face, seat};

use stapel_rules::Outcome;

/// How a round ended: the winners, the points of every seat, and whether the turn cap ended it.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Ending {
    pub(crate) winners: Vec<usize>,
    pub(crate) points: Vec<i16>,
    pub(crate) capped: bool,
}

impl Ending {
    fn of(players: u8, outcome: Option<Outcome>) -> Ending {
        let outcome = outcome.expect("the round is over");
        let Outcome::Round { winners, capped, .. } = outcome else {
            panic!("not the outcome of a round: {outcome:?}");
        };
        let points = stapel_rules::Seat::all(players).map(|seat| outcome.points(seat)).collect();
        Ending { winners: winners.iter().map(stapel_rules::Seat::index).collect(), points, capped }
    }
}
