//! The actions that lead to a position of the search, and the best line found so far.

use stapel_rules::piles::{Action, Pile, State};
use stapel_rules::{Card, Outcome, Seat};

/// Where a search begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Root {
    pub(super) state: State,
    pub(super) starter: Option<Seat>,
    /// Whether the turn was ended for it.
    pub(super) ended: bool,
}

impl Root {
    fn actions(&self) -> Vec<Action> {
        if self.ended { vec![Action::End] } else { Vec::new() }
    }
}

/// How a position came from one of the layer before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// The place in the layer before.
    pub(super) parent: u32,
    pub(super) card: Card,
    pub(super) pile: Pile,
    /// Whether the turn was ended by hand after the card.
    pub(super) end: bool,
}

/// The steps to all positions of all layers. The first layer are the roots.
pub(super) struct History<'r> {
    pub(super) roots: &'r [Root],
    pub(super) layers: Vec<Vec<Step>>,
}

impl History<'_> {
    /// Everything that was done until this step, which comes after the last layer.
    fn line(&self, last: Step) -> (Option<Seat>, Vec<Action>) {
        let mut steps = vec![last];
        let mut place = last.parent;
        for layer in self.layers.iter().rev() {
            let step = layer[place as usize];
            steps.push(step);
            place = step.parent;
        }
        let root = &self.roots[place as usize];
        let mut actions = root.actions();
        for Step { card, pile, end, .. } in steps.into_iter().rev() {
            actions.push(Action::Lay { card, pile });
            if end {
                actions.push(Action::End);
            }
        }
        (root.starter, actions)
    }
}

/// The best line so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Best {
    outcome: Option<Outcome>,
    starter: Option<Seat>,
    actions: Vec<Action>,
}

impl Best {
    /// Whether the game was won.
    pub(super) fn is_won(&self) -> bool {
        self.outcome == Some(Outcome::Won)
    }

    /// How many cards were left; more than there are while there is no line.
    pub(super) fn left(&self) -> u8 {
        match self.outcome {
            Some(Outcome::Lost { left, .. }) => left,
            Some(_) => 0,
            None => u8::MAX,
        }
    }

    /// Takes note of a game that has ended so.
    #[inline]
    pub(super) fn note(&mut self, outcome: Outcome, history: &History<'_>, last: Step) {
        if self.is_beaten_by(outcome) {
            self.outcome = Some(outcome);
            (self.starter, self.actions) = history.line(last);
        }
    }

    /// Takes note of a game that was over as soon as the turn was ended.
    pub(super) fn note_root(&mut self, outcome: Outcome, root: &Root) {
        if self.is_beaten_by(outcome) {
            self.outcome = Some(outcome);
            (self.starter, self.actions) = (root.starter, root.actions());
        }
    }

    #[inline]
    fn is_beaten_by(&self, outcome: Outcome) -> bool {
        match outcome {
            Outcome::Lost { left, .. } => !self.is_won() && left < self.left(),
            Outcome::Won | Outcome::Round { .. } => !self.is_won(),
        }
    }

    pub(super) fn into_line(self) -> (Option<Seat>, Vec<Action>) {
        (self.starter, self.actions)
    }
}
