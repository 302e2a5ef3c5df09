//! Chooses cards and plays what is chosen.

use stapel_client::screen::{Clear4Screen, Marks};
use stapel_protocol::table::DoJson;
use stapel_rules::Seat;
use stapel_rules::clear4::{Action, Face, Stack};

use super::choosing::Own;
use crate::table::scene::Scene;
use crate::table::state::State;
use crate::wish::Wish;

/// A card is chosen, or put back. One that doesn't go with the others starts anew.
pub(super) fn touch(state: &mut State, scene: &Scene<'_>, own: Own) {
    let Some(screen) = scene.play.clear4_screen() else { return };
    state.game.clear4.choosing.point_at(&screen, own);
    match own {
        Own::Hand(face, index) => touch_card(state, scene, face, index),
        Own::Stack(stack) => touch_stack(state, scene, &screen, stack),
    }
}

fn touch_card(state: &mut State, scene: &Scene<'_>, face: Face, index: u8) {
    let marks = state.game.clear4.choosing.marks;
    let choices = scene.play.choices(&marks.selection());
    if marks.has_card(face, index) {
        state.game.clear4.choosing.marks = marks.without_card(face, index);
    } else if choices.is_some_and(|choices| choices.more_hand.contains(&face)) {
        state.game.clear4.choosing.marks = marks.with_card(face, index);
    } else {
        start_with(state, scene, Marks::card(face, index));
    }
}

fn touch_stack(state: &mut State, scene: &Scene<'_>, screen: &Clear4Screen, stack: Stack) {
    let marks = state.game.clear4.choosing.marks;
    let own = screen.you.and_then(|you| screen.seats.get(you.index()));
    let Some(own) = own.and_then(|own| own.stacks.get(stack.index())) else { return };
    if marks.across == Some(stack) {
        state.game.clear4.choosing.marks = Marks::default();
    } else if own.up.is_none() && own.blind {
        state.game.clear4.choosing.marks = Marks::across(stack);
    } else if own.up.is_none() && own.horizontal {
        let id = if screen.is_yours { "across-only-opens" } else { "refused-not-your-turn" };
        state.hint(scene.t(id));
    } else if own.up.is_some() {
        let choices = scene.play.choices(&marks.selection());
        let joins = choices.is_some_and(|choices| choices.more_stacks.contains(stack));
        if marks.stacks.contains(stack) || joins {
            state.game.clear4.choosing.marks = marks.toggle_stack(stack);
        } else {
            start_with(state, scene, Marks::stack(stack));
        }
    }
}

/// Chooses these cards, or tells why they can't be played.
fn start_with(state: &mut State, scene: &Scene<'_>, marks: Marks) {
    let choices = scene.play.choices(&marks.selection());
    match choices.map(|choices| choices.refusal) {
        Some(None) => state.game.clear4.choosing.marks = marks,
        Some(Some(refusal)) => state.hint(scene.refusal(refusal)),
        None => {}
    }
}

fn act(state: &mut State, action: Action) -> Vec<Wish> {
    state.game.clear4.choosing.put_back();
    vec![Wish::Table(DoJson::Act(action.to_string()))]
}

/// Plays what is chosen, if it can come to one thing only.
pub(super) fn play_the_one(state: &mut State, scene: &Scene<'_>) -> Option<Vec<Wish>> {
    match state.game.clear4.choosing.offers(scene)[..] {
        [only] => Some(act(state, only.action)),
        _ => None,
    }
}

/// Plays what is chosen, or ends the turn if nothing is, or tells what is missing.
pub(super) fn go(state: &mut State, scene: &Scene<'_>) -> Vec<Wish> {
    if let Some(wishes) = play_the_one(state, scene) {
        return wishes;
    }
    let Some(screen) = scene.play.clear4_screen() else { return Vec::new() };
    let missing = if !screen.is_yours {
        "refused-not-your-turn"
    } else if !victims(state, scene).is_empty() {
        "choose-victim-first"
    } else if state.game.clear4.choosing.is_empty() && screen.end {
        return act(state, Action::End);
    } else {
        "choose-cards-first"
    };
    state.hint(scene.t(missing));
    Vec::new()
}

/// The seats that could take the pile, if that is what is to be chosen.
pub(super) fn victims(state: &State, scene: &Scene<'_>) -> Vec<Seat> {
    state.game.clear4.choosing.offers(scene).iter().filter_map(|offer| offer.target).collect()
}

/// Gives the pile to a seat, if that can be done.
pub(super) fn push_to(state: &mut State, scene: &Scene<'_>, seat: Seat) -> Vec<Wish> {
    let offers = state.game.clear4.choosing.offers(scene);
    let offered = offers.into_iter().find(|offer| offer.target == Some(seat));
    offered.map(|offer| act(state, offer.action)).unwrap_or_default()
}

/// Turns the horizontal card over that is chosen, or the only one that can be.
pub(super) fn turn_over(state: &mut State, scene: &Scene<'_>) -> Vec<Wish> {
    let Some(screen) = scene.play.clear4_screen() else { return Vec::new() };
    let id = match (state.game.clear4.choosing.marks.across, screen.blind.first()) {
        (Some(stack), _) => return act(state, Action::Blind(stack)),
        (None, Some(stack)) if screen.blind.len() == 1 => return act(state, Action::Blind(stack)),
        (None, Some(_)) => "choose-across-first",
        (None, None) => "no-across-free",
    };
    state.hint(scene.t(id));
    Vec::new()
}

/// Takes the pile.
pub(super) fn take(state: &mut State, scene: &Scene<'_>) -> Vec<Wish> {
    match scene.play.clear4_screen() {
        Some(screen) if screen.take.is_some() => return act(state, Action::Take),
        Some(screen) => {
            let id = if screen.is_yours { "no-take-now" } else { "refused-not-your-turn" };
            state.hint(scene.t(id));
        }
        None => {}
    }
    Vec::new()
}

/// Ends the turn, whatever is chosen.
pub(super) fn end_turn(state: &mut State, scene: &Scene<'_>) -> Vec<Wish> {
    let may = scene.play.clear4_screen().is_some_and(|screen| screen.end);
    if may { act(state, Action::End) } else { Vec::new() }
}
