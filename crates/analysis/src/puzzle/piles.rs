//! Puzzles of The Game and Extreme: whole turns.

use stapel_bots::piles::{Effort, Judge};
use stapel_bots::{Bot, Budget};
use stapel_puzzles::{Choice, Theme, ThemeSet};
use stapel_rules::any::AnyAction;
use stapel_rules::piles::{Action, Command, Pile, Rules, State, Status, Talk, View};
use stapel_rules::{Card, CardSet, Game, TableGame, Turn, Viewer};

use super::race::{self, Course, race};
use super::{Examined, Finding};
use crate::review::compare::{Compared, Trials};
use crate::review::piles::{Playing, Scale, curve, written};
use crate::review::value::{LeftWorth, TeamCurve};

/// So many turns are compared, beside the two that were asked for.
const CANDIDATES: usize = 32;

/// With fewer turns that don't lose at once there is nothing to choose.
const FEWEST: usize = 5;

impl Examined for Rules {
    fn is_question(&self, state: &State) -> bool {
        state.laid == 0 && state.to_draw == 0
    }

    fn decided(&self, state: &State, bot: &mut dyn Bot<Rules>) -> Vec<Action> {
        let mut after = *state;
        let mut actions = Vec::new();
        let mut ahead = Vec::new();
        while self.turn(&after) == Turn::Seat(state.seat) && after.turns == state.turns {
            let view = self.view(&after, Viewer::Seat(state.seat));
            ahead.clear();
            bot.act_ahead(self, &view, &self.new_talk(), &mut ahead);
            for &action in &ahead {
                self.apply(&mut after, action, &mut ());
                actions.push(action);
            }
        }
        actions
    }

    fn steady_playouts(&self) -> u32 {
        match Effort::steady(self).budget {
            Budget::Playouts(playouts) => playouts,
            Budget::Time(_) => unreachable!("usual budgets are counted"),
        }
    }

    fn examine(
        &self,
        state: &State,
        strong: &[Action],
        obvious: &[Action],
        playouts: u32,
        seed: u64,
    ) -> Option<Finding> {
        let view = self.view(state, Viewer::Seat(state.seat));
        let talk = self.new_talk();
        let mut turns = Turns::new(self, &view, &talk, CANDIDATES, seed);
        let judge = &mut turns.judge;
        let strong = judge.add(strong.iter().filter_map(laid));
        let obvious = judge.add(obvious.iter().filter_map(laid));
        let count = judge.turns();
        let goes_on = |&turn: &usize| !matches!(judge.after(turn).status, Status::Lost(_));
        if strong == obvious || (0..count).filter(goes_on).count() < FEWEST {
            return None;
        }
        let choices = race(&mut turns, count, strong, obvious, 0, playouts)?;
        let best: Vec<AnyAction> = choices[0].actions.clone();
        let place = turns.judge.add(best.iter().filter_map(any_laid));
        let themes = themes(self, &view, &turns.judge, place, obvious);
        Some(Finding { choices, themes })
    }
}

/// Weighs these turns once more.
pub(super) fn weigh(
    rules: &Rules,
    state: &State,
    choices: &[Choice],
    playouts: u32,
    seed: u64,
) -> Vec<Choice> {
    let view = rules.view(state, Viewer::Seat(state.seat));
    let talk = rules.new_talk();
    let mut turns = Turns::new(rules, &view, &talk, 0, seed);
    let places: Vec<usize> = choices
        .iter()
        .map(|choice| turns.judge.add(choice.actions.iter().filter_map(any_laid)))
        .collect();
    race::weigh(&mut turns, choices, &places, 0, playouts)
}

/// Turns in a position.
struct Turns<'t> {
    rules: &'t Rules,
    view: &'t View,
    judge: Judge<'t>,
    curve: TeamCurve,
    worth: LeftWorth,
    left: u8,
}

impl<'t> Turns<'t> {
    fn new(
        rules: &'t Rules,
        view: &'t View,
        talk: &'t Talk,
        candidates: usize,
        seed: u64,
    ) -> Turns<'t> {
        let left = view.hand.len() + view.unseen.len();
        Turns {
            rules,
            view,
            judge: Judge::new(rules, view, talk, candidates, seed),
            curve: curve(rules),
            worth: LeftWorth::new(left),
            left,
        }
    }
}

impl Course for Turns<'_> {
    fn trials(&mut self) -> impl Trials {
        Playing { judge: &mut self.judge, worth: &self.worth }
    }

    fn chance(&self, compared: &Compared, place: usize) -> f64 {
        let scale = Scale { curve: &self.curve, left: self.left, view: self.view };
        scale.chance(&self.judge, compared, place)
    }

    fn actions(&self, turn: usize) -> Vec<AnyAction> {
        let parse = |text: &String| self.rules.parse_action(text).ok().map(AnyAction::from);
        written(self.rules, &self.judge, turn).iter().filter_map(parse).collect()
    }
}

fn laid(action: &Action) -> Option<(Card, Pile)> {
    match *action {
        Action::Lay { card, pile } => Some((card, pile)),
        Action::End => None,
    }
}

fn any_laid(action: &AnyAction) -> Option<(Card, Pile)> {
    match action {
        AnyAction::Piles(action) => laid(action),
        AnyAction::Clear4(_) => None,
    }
}

/// What tells the best turn from the obvious one.
fn themes(rules: &Rules, view: &View, judge: &Judge<'_>, best: usize, obvious: usize) -> ThemeSet {
    let mut themes = ThemeSet::default();
    let lays = |turn: usize| judge.lays(turn).collect::<Vec<_>>();
    let (better, worse) = (lays(best), lays(obvious));
    let tops = |turn: usize| judge.after(turn).tops;
    let cards = |lays: &[(Card, Pile)]| lays.iter().map(|&(card, _)| card).collect::<CardSet>();
    if goes_back(view.tops, &better) {
        themes.insert(Theme::JumpBack);
    }
    // What the own hand could go back to later.
    let open = |lays: &[(Card, Pile)], tops: [u8; Pile::COUNT]| {
        let rest = view.hand - cards(lays);
        Pile::ALL.into_iter().filter(|&pile| can_jump(pile, tops[pile.index()], rest)).count()
    };
    if open(&better, tops(best)) > open(&worse, tops(obvious)) {
        themes.insert(Theme::OpenDoor);
    }
    if better.len() > worse.len() {
        themes.insert(Theme::GoOn);
    }
    if better.len() < worse.len() {
        themes.insert(Theme::HoldBack);
    }
    if view.undrawn == 0 {
        themes.insert(Theme::LastCards);
    }
    let layout = rules.layout();
    let (ours, its) = (cards(&better), cards(&worse));
    for card in (ours - its) | (its - ours) {
        themes_of(layout.command(card), &mut themes);
    }
    let before = layout.visible(view.tops);
    let [after, other] = [tops(best), tops(obvious)].map(|tops| layout.visible(tops));
    for command in Command::ALL.into_iter().filter(|command| command.is_infinity()) {
        if before.contains(command) && after.contains(command) != other.contains(command) {
            themes_of(Some(command), &mut themes);
        }
    }
    themes
}

fn themes_of(command: Option<Command>, themes: &mut ThemeSet) {
    let theme = match command {
        Some(Command::Skull) => Theme::Skull,
        Some(Command::Three) => Theme::Three,
        Some(Command::Stop) => Theme::Stop,
        Some(Command::OnePile) => Theme::OnePile,
        Some(Command::NoTrick) => Theme::NoTrick,
        Some(Command::DrawOne) => Theme::DrawOne,
        Some(Command::Silence) | None => return,
    };
    themes.insert(theme);
}

fn goes_back(mut tops: [u8; Pile::COUNT], lays: &[(Card, Pile)]) -> bool {
    lays.iter().any(|&(card, pile)| {
        let top = std::mem::replace(&mut tops[pile.index()], card.number());
        if pile.is_ascending() { card.number() < top } else { card.number() > top }
    })
}

fn can_jump(pile: Pile, top: u8, hand: CardSet) -> bool {
    let number = if pile.is_ascending() { top.checked_sub(10) } else { top.checked_add(10) };
    number.and_then(Card::new).is_some_and(|card| hand.contains(card))
}
