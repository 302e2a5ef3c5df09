//! Puzzles of Clear 4!: single plays, since cards turn up within a turn.

use stapel_bots::clear4::{Judge, Onlooker, Search};
use stapel_bots::{Bot, Budget};
use stapel_puzzles::{Choice, Theme, ThemeSet, begins_alike};
use stapel_rules::any::AnyAction;
use stapel_rules::clear4::{Action, Face, Item, Rules, State, View};
use stapel_rules::{Game, TableGame, Viewer};

use super::race::{self, Course, race};
use super::{Examined, Finding};
use crate::review::clear4::{Playing, curve};
use crate::review::compare::{Compared, Trials};
use crate::review::value::SharesCurve;

/// With fewer plays there is nothing to choose.
const FEWEST: usize = 4;

impl Examined for Rules {
    fn is_question(&self, state: &State) -> bool {
        let mut legal = Vec::new();
        self.legal_actions(state, &mut legal);
        legal.len() >= FEWEST
    }

    fn decided(&self, state: &State, bot: &mut dyn Bot<Rules>) -> Vec<Action> {
        let view = self.view(state, Viewer::Seat(state.seat));
        vec![bot.act(self, &view, &self.new_talk())]
    }

    fn steady_playouts(&self) -> u32 {
        match Search::STEADY {
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
        let mut onlooker = Onlooker::default();
        let mut judge = Judge::new(self, &view, &mut onlooker, seed);
        // A play of several cards is one that begins with one of them and goes on.
        let [strong, obvious] = [strong, obvious].map(|actions| {
            let action = *actions.first()?;
            let begins = |&play: &Action| begins_alike(state, play, action);
            Some(judge.plays().iter().position(begins).unwrap_or_else(|| judge.add(action)))
        });
        let (strong, obvious) = (strong?, obvious?);
        let count = judge.plays().len();
        if strong == obvious || count < FEWEST {
            return None;
        }
        let own = state.seat.index();
        let players = usize::from(self.players());
        let mut plays = Plays { judge, curve: curve(self), players, own };
        let choices = race(&mut plays, count, strong, obvious, own, playouts)?;
        let themes = match choices[0].actions.first() {
            Some(AnyAction::Clear4(best)) => themes(&view, *best, plays.judge.plays()[obvious]),
            _ => ThemeSet::default(),
        };
        Some(Finding { choices, themes })
    }
}

/// Weighs these plays once more.
pub(super) fn weigh(
    rules: &Rules,
    state: &State,
    choices: &[Choice],
    playouts: u32,
    seed: u64,
) -> Vec<Choice> {
    let view = rules.view(state, Viewer::Seat(state.seat));
    let mut onlooker = Onlooker::default();
    let mut judge = Judge::new(rules, &view, &mut onlooker, seed);
    let play = |choice: &Choice| match choice.actions.first() {
        Some(AnyAction::Clear4(action)) => judge.add(*action),
        _ => 0,
    };
    let places: Vec<usize> = choices.iter().map(play).collect();
    let own = state.seat.index();
    let mut plays =
        Plays { judge, curve: curve(rules), players: usize::from(rules.players()), own };
    let weighed = race::weigh(&mut plays, &places, own, playouts);
    let again = |(choice, (chance, error)): (&Choice, (u16, u16))| Choice {
        chance,
        error,
        ..choice.clone()
    };
    choices.iter().zip(weighed).map(again).collect()
}

/// Plays in a position.
struct Plays<'p> {
    judge: Judge<'p>,
    curve: SharesCurve,
    players: usize,
    own: usize,
}

impl Course for Plays<'_> {
    fn trials(&mut self) -> impl Trials {
        Playing { judge: &mut self.judge }
    }

    fn chance(&self, compared: &Compared, place: usize) -> f64 {
        self.curve.chances(&compared.mean(place), self.players, self.own)[self.own]
    }

    fn actions(&self, turn: usize) -> Vec<AnyAction> {
        vec![self.judge.plays()[turn].into()]
    }
}

/// What tells the best play from the obvious one.
fn themes(view: &View, best: Action, obvious: Action) -> ThemeSet {
    let mut themes = ThemeSet::default();
    let own = &view.stacks[view.seat.index()];
    let is_joker = |stack| own.up(stack) == Some(Face::JOKER);
    let mut either = |theme: Theme, is: &dyn Fn(Action) -> bool| {
        if is(best) || is(obvious) {
            themes.insert(theme);
        }
    };
    either(Theme::Sweep, &|action| action == Action::Sweep);
    either(Theme::BlindCard, &|action| matches!(action, Action::Blind(_)));
    either(Theme::Push, &|action| matches!(action, Action::Push { .. } | Action::Target(_)));
    either(Theme::Clear, &|action| matches!(action, Action::Clear { .. }));
    either(Theme::Take, &|action| action == Action::Take);
    either(Theme::Joker, &|action| match action {
        Action::Play { hand, stacks } => hand.count(Face::JOKER) > 0 || stacks.iter().any(is_joker),
        Action::Add(Item::Joker) => true,
        Action::Add(Item::Stack(stack)) => is_joker(stack),
        _ => false,
    });
    if best == Action::End {
        themes.insert(Theme::HoldBack);
    } else if obvious == Action::End {
        themes.insert(Theme::GoOn);
    }
    themes
}
