//! Chooses a card of the hand, and lays it.

use stapel_client::screen::End;
use stapel_protocol::table::DoJson;
use stapel_rules::Card;
use stapel_rules::piles::{Action, Pile};

use super::PilesSheet;
use crate::table::play::Play;
use crate::table::scene::Scene;
use crate::table::state::State;
use crate::wish::Wish;

/// What the person is choosing in The Game or Extreme.
#[derive(Debug, Default)]
pub(in crate::table) struct PilesState {
    /// The card of the hand that the keyboard is on.
    pub(super) cursor: Option<Card>,
    picked: bool,
    /// Whether it is shown how far cards go.
    pub(super) steps: bool,
}

impl PilesState {
    /// The card that is chosen.
    pub(in crate::table) fn chosen(&self) -> Option<Card> {
        self.cursor.filter(|_| self.picked)
    }

    /// A card that is gone can't be chosen any more: the keyboard goes to what took its place.
    pub(in crate::table) fn follow(&mut self, scene: &Scene<'_>) {
        let Some(cursor) = self.cursor else { return };
        let Some(screen) = scene.play.piles_screen() else {
            self.cursor = None;
            self.picked = false;
            return;
        };
        if screen.hand.iter().any(|held| held.card == cursor) {
            return;
        }
        self.picked = false;
        let after = screen.hand.iter().map(|held| held.card).find(|card| *card > cursor);
        self.cursor = after.or(screen.hand.last().map(|held| held.card));
    }

    /// Takes a card up.
    pub(super) fn take_up(&mut self, card: Card) {
        self.cursor = Some(card);
        self.picked = true;
    }

    /// Puts the chosen card back. Tells whether there was one.
    pub(in crate::table) fn put_back(&mut self) -> bool {
        std::mem::take(&mut self.picked)
    }
}

/// The arrow keys go from card to card, and choose it.
pub(super) fn move_cursor(state: &mut State, scene: &Scene<'_>, step: Step) {
    let choice = &mut state.game.piles;
    let Some(screen) = scene.play.piles_screen() else { return };
    let cards: Vec<Card> = screen.hand.iter().map(|held| held.card).collect();
    let Some(last) = cards.len().checked_sub(1) else { return };
    let here = choice.cursor.and_then(|cursor| cards.iter().position(|card| *card == cursor));
    let there = match (step, here) {
        (Step::First, _) | (Step::On, None) => 0,
        (Step::Last, _) | (Step::Back, None) => last,
        // Who put a card back takes it up again first.
        (_, Some(here)) if !choice.picked => here,
        (Step::On, Some(here)) => (here + 1).min(last),
        (Step::Back, Some(here)) => here.saturating_sub(1),
    };
    choice.cursor = Some(cards[there]);
    choice.picked = true;
}

/// Where an arrow key leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    Back,
    On,
    First,
    Last,
}

/// A card is picked up, or put back if it was.
pub(super) fn pick(state: &mut State, card: Card) {
    let choice = &mut state.game.piles;
    choice.picked = choice.chosen() != Some(card);
    choice.cursor = Some(card);
}

/// Lays the chosen card on a pile. Where the keyboard was last can't be seen, and lays nothing.
pub(super) fn lay_chosen(state: &mut State, scene: &Scene<'_>, pile: Pile) -> Vec<Wish> {
    match state.game.piles.chosen() {
        Some(card) => lay(state, scene, card, pile),
        None => {
            state.hint(scene.t("choose-card-first"));
            Vec::new()
        }
    }
}

/// Takes a queued card back: the chosen one, or the one that was queued last.
pub(super) fn unqueue(state: &State, scene: &Scene<'_>) -> Option<Wish> {
    let queued = scene.play.queued();
    let chosen = queued.iter().find(|queued| Some(queued.card) == state.game.piles.chosen());
    chosen.or(queued.last()).map(|queued| Wish::Unqueue(queued.card))
}

/// Lays a card on a pile, or queues it if it is somebody else's turn. If that would lose the game, the person is asked
/// first; if it can't be done, they are told why.
pub(super) fn lay(state: &mut State, scene: &Scene<'_>, card: Card, pile: Pile) -> Vec<Wish> {
    let Some(fits) = scene.play.fits(card) else { return Vec::new() };
    if let Play::Lesson(_) = scene.play {
        // The coach answers, whatever it is.
        return lay_for_sure(state, card, pile);
    }
    let fit = fits.piles[pile.index()];
    if let Some(refusal) = fit.refusal {
        state.hint(scene.refusal(refusal));
        return Vec::new();
    }
    if fits.ahead {
        state.game.piles.picked = false;
        state.hint(scene.t("queued"));
        return vec![Wish::Queue(Action::Lay { card, pile }.into())];
    }
    if let Some(loss) = fit.warning {
        state.sheet = Some(PilesSheet::Doubt(card, pile, loss).into());
        return Vec::new();
    }
    lay_for_sure(state, card, pile)
}

/// Lays a card on a pile without asking again.
pub(super) fn lay_for_sure(state: &mut State, card: Card, pile: Pile) -> Vec<Wish> {
    state.game.piles.picked = false;
    vec![Wish::Table(DoJson::Act(Action::Lay { card, pile }.to_string()))]
}

/// Ends the turn, or tells why it can't end.
pub(super) fn end(state: &mut State, scene: &Scene<'_>) -> Vec<Wish> {
    let turn = scene.play.piles_screen().and_then(|screen| screen.turn);
    match turn.map(|turn| turn.end) {
        Some(end) if end.legal => {
            state.game.piles.picked = false;
            vec![Wish::Table(DoJson::Act(Action::End.to_string()))]
        }
        Some(End { refusal: Some(refusal), .. }) => {
            state.hint(scene.refusal(refusal));
            Vec::new()
        }
        _ => Vec::new(),
    }
}
