//! Whether an action is legal, and which rule it would break.

use super::legal::Facts;
use super::{
    Action, Counts, Face, Item, NotPlayable, Phase, Rules, Source, StackSet, Status, View,
    Violation,
};
use crate::{Refusal, Seat};

/// Why the viewer can't do this, or `Ok` if they can; they know all that it takes.
pub(super) fn check_in_view(rules: &Rules, view: &View, action: Action) -> Result<(), Refusal> {
    if view.blind.is_some() || !view.turning_up.is_empty() {
        Err(Refusal::DrawPending)
    } else if view.status != Status::Playing {
        Err(Refusal::GameOver)
    } else if !view.viewer.is(view.seat) {
        Err(Refusal::NotYourTurn { turn: view.seat })
    } else {
        Facts::in_view(view).check(rules, action)
    }
}

impl Facts<'_> {
    /// Why the active seat, being to act, can't do this, or `Ok` if it can.
    pub(super) fn check(&self, rules: &Rules, action: Action) -> Result<(), Refusal> {
        let not_playable = |why| Err(Violation::NotPlayable(why).into());
        match (self.public.phase, action) {
            (Phase::Target, Action::Target(target)) => self.check_target(rules, target),
            (Phase::Target, _) => not_playable(NotPlayable::TargetOpen),
            (_, Action::Target(_)) => not_playable(NotPlayable::NoTargetOpen),
            (Phase::Extend, Action::Add(item)) => self.check_add(item),
            (Phase::Extend, Action::End) => Ok(()),
            (Phase::Extend, Action::Sweep) if self.public.may_sweep() => Ok(()),
            (_, Action::Sweep) => not_playable(NotPlayable::NoFour),
            (Phase::Extend, _) => not_playable(NotPlayable::PlayUnderWay),
            (Phase::Open, Action::Add(_) | Action::End) => not_playable(NotPlayable::NoPlayYet),
            (Phase::Open, Action::Play { hand, stacks }) => self.check_play(rules, hand, stacks),
            (Phase::Open, Action::Blind(stack)) => {
                if !self.stacks.blind.contains(stack) {
                    Err(Refusal::NoSuchCard)
                } else if !self.stacks.blind_is_free(stack) {
                    not_playable(NotPlayable::Covered)
                } else {
                    Ok(())
                }
            }
            (Phase::Open, Action::Push { from, target }) => {
                self.check_has(Face::PUSH, from)?;
                self.check_target(rules, target)
            }
            (Phase::Open, Action::Clear { from }) => self.check_has(Face::CLEAR, from),
            (Phase::Open, Action::Take) => {
                if self.public.pile.is_empty() && !rules.options.pass_on_empty {
                    Err(Violation::PassForbidden.into())
                } else {
                    Ok(())
                }
            }
        }
    }

    fn check_target(&self, rules: &Rules, target: Seat) -> Result<(), Refusal> {
        if target == self.public.seat || target.index() >= usize::from(rules.players) {
            Err(Violation::BadTarget.into())
        } else {
            Ok(())
        }
    }

    fn check_play(&self, rules: &Rules, hand: Counts, stacks: StackSet) -> Result<(), Refusal> {
        if hand.is_empty() && stacks.is_empty() {
            return Err(Violation::NotPlayable(NotPlayable::Nothing).into());
        }
        if !self.hand.contains(hand) {
            return Err(Refusal::NoSuchCard);
        }
        let mut cards = hand;
        for stack in stacks.iter() {
            cards += Counts::of(self.stacks.up(stack).ok_or(Refusal::NoSuchCard)?);
        }
        if cards.count(Face::PUSH) > 0 || cards.count(Face::CLEAR) > 0 {
            return Err(Violation::NotPlayable(NotPlayable::Special).into());
        }
        let mut values = cards.faces().filter_map(|(face, _)| face.value());
        let room = match (values.next(), values.next()) {
            (Some(_), Some(_)) => return Err(Violation::MixedValues.into()),
            (Some(value), None) => match self.public.run {
                Some(run) if value > run.value => {
                    return Err(Violation::TooHigh { value, top: run.value }.into());
                }
                _ => self.room_for(value),
            },
            (None, _) if cards.len() > 1 && !self.takes_joker_sets(rules) => {
                return Err(Violation::TooManyJokers.into());
            }
            (None, _) => self.room_for_jokers(rules),
        };
        if cards.len() > room { Err(Violation::TooMany { room }.into()) } else { Ok(()) }
    }

    fn check_add(&self, item: Item) -> Result<(), Refusal> {
        let face = match item {
            Item::Number(value) => Face::number(value),
            Item::Joker => Face::JOKER,
            Item::Stack(stack) => self.stacks.up(stack).ok_or(Refusal::NoSuchCard)?,
        };
        if !matches!(item, Item::Stack(_)) && self.hand.count(face) == 0 {
            return Err(Refusal::NoSuchCard);
        }
        let not_playable = |why| Err(Violation::NotPlayable(why).into());
        match (face, face.value(), self.public.run) {
            (Face::PUSH | Face::CLEAR, ..) => not_playable(NotPlayable::Special),
            (_, _, None) if !self.public.joker_open => not_playable(NotPlayable::LoneJoker),
            (_, None, None) => not_playable(NotPlayable::JokerWithoutNumber),
            (_, Some(value), Some(run)) if value != run.value => Err(Violation::MixedValues.into()),
            (_, _, Some(run)) if run.is_full() => Err(Violation::TooMany { room: 0 }.into()),
            _ => Ok(()),
        }
    }

    /// The active seat must have this special card there.
    fn check_has(&self, face: Face, from: Source) -> Result<(), Refusal> {
        let there = match from {
            Source::Hand => self.hand.count(face) > 0,
            Source::Stack(stack) => self.stacks.up(stack) == Some(face),
        };
        if there { Ok(()) } else { Err(Refusal::NoSuchCard) }
    }
}
