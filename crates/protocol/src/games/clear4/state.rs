use serde::Serialize;
use stapel_rules::any::AnyGame;
use stapel_rules::clear4::{Draw, Face, Layer, Rules, Spread, Stack, State, Status};
use stapel_rules::{Game, Outcome, Seat};

use super::names::faces;
use super::parts::out;
use super::{FaceName, PhaseName, PileCardJson, RunJson, StackJson};
use crate::{GameName, SeatNumber};

/// The stacks of a seat with what lies face down.
fn stacks(
    rules: &Rules,
    state: &State,
    seat: Seat,
    deck: &[Face],
) -> [StackJson<Option<FaceName>>; Stack::COUNT] {
    let stacks = state.stacks(seat);
    let face_down = |stack, layer| {
        let index = rules.deck_index(state, Draw { seat, stack, layer });
        deck.get(index).copied().map(FaceName)
    };
    StackJson::all(
        stacks,
        |stack| face_down(stack, Layer::Down).filter(|_| stacks.down.contains(stack)),
        |stack| face_down(stack, Layer::Blind).filter(|_| stacks.blind.contains(stack)),
    )
}

/// The cards that lie face down in front of a seat, stack by stack.
pub(in crate::games) fn hidden(
    rules: &Rules,
    state: &State,
    seat: Seat,
    deck: &[Face],
) -> Vec<FaceName> {
    let stacks = stacks(rules, state, seat, deck);
    stacks.into_iter().flat_map(|stack| [stack.down, stack.blind]).flatten().collect()
}

/// Everything, as the referee sees it. Its fields are described in `docs/referee.md`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StateOut {
    game: GameName,
    status: &'static str,
    seat: SeatNumber,
    phase: PhaseName,
    hands: Vec<Vec<FaceName>>,
    stacks: Vec<[StackJson<Option<FaceName>>; Stack::COUNT]>,
    pile: Vec<PileCardJson>,
    run: Option<RunJson>,
    r#box: Vec<FaceName>,
    out: Vec<FaceName>,
    winner: Option<Vec<SeatNumber>>,
    points: Option<Vec<i16>>,
    turns: u16,
}

impl StateOut {
    pub(in crate::games) fn new(
        rules: &Rules,
        state: &State,
        spread: &Spread,
        deck: &[Face],
    ) -> StateOut {
        let seats = || Seat::all(rules.players());
        let (winner, points) = match rules.outcome(state) {
            Some(outcome @ Outcome::Round { winners, .. }) => (
                Some(winners.iter().map(SeatNumber).collect()),
                Some(seats().map(|seat| outcome.points(seat)).collect()),
            ),
            _ => (None, None),
        };
        StateOut {
            game: GameName(AnyGame::from(*rules).kind()),
            status: match state.status {
                Status::Playing => "playing",
                Status::Won | Status::Capped => "over",
            },
            seat: SeatNumber(state.seat),
            phase: PhaseName(state.phase),
            hands: seats().map(|seat| faces(state.hand(seat))).collect(),
            stacks: seats().map(|seat| stacks(rules, state, seat, deck)).collect(),
            pile: PileCardJson::all(spread),
            run: state.run.map(RunJson::from),
            r#box: deck
                .iter()
                .skip(Rules::DEALT * seats().count())
                .copied()
                .map(FaceName)
                .collect(),
            out: out(spread),
            winner,
            points,
            turns: state.turns,
        }
    }
}
