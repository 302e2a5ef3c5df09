//! The line of a solution, played out by the rules turn by turn.

use stapel_analysis::solve::Solution;
use stapel_rules::any::{AnyAction, AnyCard, AnyGame};
use stapel_rules::notation::{Record, RecordedTurn};
use stapel_rules::{Dealt, Game, Outcome, Seat};

use super::deal::Deal;

/// The line of a solution, turn by turn, and how it ended.
pub(super) struct Played {
    pub(super) starter: Option<Seat>,
    pub(super) turns: Vec<RecordedTurn>,
    pub(super) outcome: Outcome,
}

impl Played {
    /// Plays the line. The solver promises that it can be played to its end, and here it is checked.
    pub(super) fn new(deal: &Deal, solution: &Solution) -> Played {
        let mut dealt = Dealt::new(deal.rules, deal.deck.clone()).expect("the deal was solved");
        if let Some(starter) = solution.starter {
            dealt.start(starter, &mut ()).expect("the starter is one of the seats");
        }
        let mut turns: Vec<RecordedTurn> = Vec::new();
        let mut under_way = None;
        for &action in &solution.actions {
            let (seat, turn) = (dealt.state().seat, dealt.state().turns);
            dealt.play(seat, action, &mut ()).expect("a solution is legal");
            match turns.last_mut() {
                Some(last) if under_way == Some(turn) => {
                    last.actions.push(AnyAction::Piles(action));
                }
                _ => turns.push(RecordedTurn { seat, actions: vec![AnyAction::Piles(action)] }),
            }
            under_way = Some(turn);
        }
        let outcome =
            deal.rules.outcome(dealt.state()).expect("a solution goes to the end of the game");
        Played { starter: solution.starter, turns, outcome }
    }

    /// The line as a record.
    pub(super) fn record(&self, deal: &Deal) -> Record {
        Record {
            seed: deal.seed.clone(),
            deck: Some(deal.deck.iter().copied().map(AnyCard::Piles).collect()),
            starter: self.starter,
            turns: self.turns.clone(),
            result: Some(self.outcome),
            ..Record::new(&AnyGame::Piles(deal.rules))
        }
    }
}
