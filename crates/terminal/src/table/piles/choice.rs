//! The card that is chosen, and what becomes of it.

use stapel_client::screen::End;
use stapel_protocol::table::DoJson;
use stapel_rules::Card;
use stapel_rules::piles::{Action, Pile};

use crate::table::scene::Scene;
use crate::table::state::{Sheet, State};
use crate::wish::Wish;

/// A card that is gone can't be chosen any more: the keyboard goes to what took its place.
pub(in crate::table) fn keep_choice(state: &mut State, scene: &Scene<'_>) {
    let Some(cursor) = state.cursor else { return };
    let Some(screen) = scene.session.piles_screen() else {
        state.cursor = None;
        state.picked = false;
        return;
    };
    if screen.hand.iter().any(|held| held.card == cursor) {
        return;
    }
    state.picked = false;
    let after = screen.hand.iter().map(|held| held.card).find(|card| *card > cursor);
    state.cursor = after.or(screen.hand.last().map(|held| held.card));
}

/// The arrow keys go from card to card, and choose it.
pub(in crate::table) fn move_cursor(state: &mut State, scene: &Scene<'_>, step: Step) {
    let Some(screen) = scene.session.piles_screen() else { return };
    let cards: Vec<Card> = screen.hand.iter().map(|held| held.card).collect();
    let Some(last) = cards.len().checked_sub(1) else { return };
    let here = state.cursor.and_then(|cursor| cards.iter().position(|card| *card == cursor));
    let there = match (step, here) {
        (Step::First, _) | (Step::On, None) => 0,
        (Step::Last, _) | (Step::Back, None) => last,
        // Who put a card back takes it up again first.
        (_, Some(here)) if !state.picked => here,
        (Step::On, Some(here)) => (here + 1).min(last),
        (Step::Back, Some(here)) => here.saturating_sub(1),
    };
    state.cursor = Some(cards[there]);
    state.picked = true;
}

/// Where an arrow key leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::table) enum Step {
    Back,
    On,
    First,
    Last,
}

/// A card is picked up, or put back if it was.
pub(in crate::table) fn pick(state: &mut State, card: Card) {
    state.picked = state.chosen() != Some(card);
    state.cursor = Some(card);
}

/// Lays the chosen card on a pile, or the one that the keyboard is on.
pub(in crate::table) fn lay_chosen(state: &mut State, scene: &Scene<'_>, pile: Pile) -> Vec<Wish> {
    match state.cursor {
        Some(card) => lay(state, scene, card, pile),
        None => {
            state.tell(scene.t("choose-card-first"));
            Vec::new()
        }
    }
}

/// Lays a card on a pile, or queues it if it is somebody else's turn. If that would lose the game, the person is asked
/// first; if it can't be done, they are told why.
pub(in crate::table) fn lay(
    state: &mut State,
    scene: &Scene<'_>,
    card: Card,
    pile: Pile,
) -> Vec<Wish> {
    let Some(fits) = scene.session.fits(card) else { return Vec::new() };
    let fit = fits.piles[pile.index()];
    if let Some(refusal) = fit.refusal {
        state.tell(scene.refusal(refusal));
        return Vec::new();
    }
    if fits.ahead {
        state.picked = false;
        state.tell(scene.t("queued"));
        return vec![Wish::Queue(card, pile)];
    }
    if let Some(loss) = fit.warning {
        state.sheet = Some(Sheet::Doubt(card, pile, loss));
        return Vec::new();
    }
    lay_for_sure(state, card, pile)
}

/// Lays a card on a pile without asking again.
pub(in crate::table) fn lay_for_sure(state: &mut State, card: Card, pile: Pile) -> Vec<Wish> {
    state.picked = false;
    vec![Wish::Table(DoJson::Act(Action::Lay { card, pile }.to_string()))]
}

/// Ends the turn, or tells why it can't end.
pub(in crate::table) fn end(state: &mut State, scene: &Scene<'_>) -> Vec<Wish> {
    let turn = scene.session.piles_screen().and_then(|screen| screen.turn);
    match turn.map(|turn| turn.end) {
        Some(end) if end.legal => {
            state.picked = false;
            vec![Wish::Table(DoJson::Act(Action::End.to_string()))]
        }
        Some(End { refusal: Some(refusal), .. }) => {
            state.tell(scene.refusal(refusal));
            Vec::new()
        }
        _ => Vec::new(),
    }
}
