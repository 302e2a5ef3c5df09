//! The rules with the order of the draw pile: what chance answers is known.

use stapel_rules::piles::{Action, Legal, Pile, Rules, State};
use stapel_rules::{Card, Game, Turn};

/// The rules, and the cards to be drawn from the first position of the search on, in order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deal<'d> {
    pub(super) rules: &'d Rules,
    pub(super) draws: &'d [Card],
}

impl Deal<'_> {
    /// Draws what there is to draw.
    #[inline]
    pub(super) fn draw(&self, state: &mut State) {
        while let Turn::Chance(_) = self.rules.turn(state) {
            let card = self.draws[self.draws.len() - usize::from(state.undrawn().len())];
            self.rules.draw(state, card, &mut ());
        }
    }

    /// The position after a card was laid, and drawn if that ended the turn.
    #[inline]
    pub(super) fn lay(&self, state: &State, card: Card, pile: Pile) -> State {
        let mut state = *state;
        self.rules.apply(&mut state, Action::Lay { card, pile }, &mut ());
        self.draw(&mut state);
        state
    }

    /// The position after the turn was ended, if it may be.
    #[inline]
    pub(super) fn end(&self, state: &State) -> Option<State> {
        Legal::of(self.rules, state).end().then(|| {
            let mut state = *state;
            self.rules.apply(&mut state, Action::End, &mut ());
            self.draw(&mut state);
            state
        })
    }
}
