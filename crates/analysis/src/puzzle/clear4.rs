//! Puzzles of Clear 4!: single plays, since cards turn up within a turn.

use stapel_bots::clear4::{Judge, Onlooker, Search};
use stapel_bots::{Bot, Budget};
use stapel_puzzles::{Choice, Theme, ThemeSet, begins_alike};
use stapel_rules::any::AnyAction;
use stapel_rules::clear4::{Action, Face, Item, Rules, State, View};
use stapel_rules::{Game, TableGame, Turn, Viewer};

use super::race::{self, Course, race};
use super::{Examined, Finding};
use crate::review::clear4::{Playing, curve};
use crate::review::compare::{Compared, Trials, compare_all};
use crate::review::value::SharesCurve;
use crate::simulate::split_mix;

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
        let mut plays = Plays { rules: self, state, judge, curve: curve(self), players, own, seed };
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
    let players = usize::from(rules.players());
    let mut plays = Plays { rules, state, judge, curve: curve(rules), players, own, seed };
    race::weigh(&mut plays, choices, &places, own, playouts)
}

/// Plays in a position.
struct Plays<'p> {
    rules: &'p Rules,
    state: &'p State,
    judge: Judge<'p>,
    curve: SharesCurve,
    players: usize,
    own: usize,
    seed: u64,
}

/// So many plays after the one that is judged are looked for.
const DEPTH: u32 = 3;

/// So many of the plays that look best are gone on with.
const BREADTH: usize = 2;

impl Plays<'_> {
    /// The chance of a play if the seat itself goes on with the best that is found: playouts leave that to a rule of thumb,
    /// which for instance sweeps four of a kind and then opens with what loses. `None` if the turn is over with it, or if it
    /// shows a card that nobody has seen.
    fn going_on(&self, state: &State, play: Action, playouts: u32, depth: u32) -> Option<f64> {
        let mut after = *state;
        self.rules.apply(&mut after, play, &mut ());
        if depth == 0 || self.rules.turn(&after) != Turn::Seat(state.seat) {
            return None;
        }
        let view = self.rules.view(&after, Viewer::Seat(state.seat));
        let mut onlooker = Onlooker::default();
        let seed = split_mix(self.seed, u64::from(depth));
        let mut judge = Judge::new(self.rules, &view, &mut onlooker, seed);
        let count = judge.plays().len();
        let worlds = playouts / count as u32;
        let compared =
            compare_all(&mut Playing { judge: &mut judge }, (0..count).collect(), self.own, worlds);
        let mut plays: Vec<(Action, f64)> = judge
            .plays()
            .iter()
            .enumerate()
            .map(|(place, &play)| (play, self.chance(&compared, place)))
            .collect();
        plays.sort_by(|one, other| other.1.total_cmp(&one.1));
        // A play that only goes on badly may look bad, so those that keep the turn are gone on with before others.
        let goes_on = |play: Action| {
            let mut then = after;
            self.rules.apply(&mut then, play, &mut ());
            self.rules.turn(&then) == Turn::Seat(state.seat)
        };
        let best = plays[0].1;
        let deeper = plays.iter().filter(|(play, _)| goes_on(*play)).take(BREADTH);
        let deeper =
            deeper.filter_map(|(play, _)| self.going_on(&after, *play, playouts, depth - 1));
        Some(deeper.fold(best, f64::max))
    }
}

impl Course for Plays<'_> {
    fn trials(&mut self) -> impl Trials {
        Playing { judge: &mut self.judge }
    }

    fn chance(&self, compared: &Compared, place: usize) -> f64 {
        self.curve.chances(&compared.mean(place), self.players, self.own)[self.own]
    }

    fn deepened(&self, turn: usize, playouts: u32) -> Option<f64> {
        self.going_on(self.state, self.judge.plays()[turn], playouts / 4, DEPTH)
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
