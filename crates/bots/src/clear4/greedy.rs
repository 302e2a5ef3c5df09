use stapel_rules::clear4::{Action, Face, Item, Rules, Source, Stack, Talk, Value, View};
use stapel_rules::{Game, Seat};

use crate::Bot;

/// Gets rid of as many cards as it can at once, high ones first, and keeps what helps later:
/// jokers, PUSH and CLEAR.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    legal: Vec<Action>,
}

impl Greedy {
    /// The bot. It takes no seed: it never tosses a coin.
    pub fn new() -> Greedy {
        Greedy { legal: Vec::with_capacity(Rules::MAX_ACTIONS) }
    }
}

impl Bot<Rules> for Greedy {
    fn act(&mut self, rules: &Rules, view: &View, _talk: &Talk) -> Action {
        rules.legal_in_view(view, &mut self.legal);
        *self
            .legal
            .iter()
            .max_by_key(|&&action| appeal(rules, view, action))
            .expect("a bot is asked only when it can act")
    }
}

/// How good an action looks.
fn appeal(rules: &Rules, view: &View, action: Action) -> i32 {
    let own = &view.stacks[view.seat.index()];
    let up = |stack: Stack| own.up(stack);
    match action {
        Action::Play { hand, stacks } => {
            let shown = stacks.iter().filter_map(up);
            let cards = hand.iter().chain(shown.clone());
            let jokers = cards.clone().filter(|&face| face == Face::JOKER).count() as i32;
            let count = i32::from(hand.len() + stacks.len());
            let number = cards.clone().find_map(Face::value).map_or(0, Value::number);
            let run = view.run.filter(|run| run.value.number() == number || number == 0);
            let sets = i32::from(run.map_or(0, |run| run.count)) + count == 4;
            // High cards are hard to be rid of on a falling pile; jokers go with anything later.
            10 * count + 2 * i32::from(number) - 14 * jokers
                + 6 * shown.count() as i32
                + if sets { 25 } else { 0 }
        }
        Action::Add(item) => {
            let face = match item {
                Item::Number(value) => Face::number(value),
                Item::Joker => Face::JOKER,
                Item::Stack(stack) => match up(stack) {
                    Some(face) => face,
                    None => return i32::MIN,
                },
            };
            let sets = view.run.is_some_and(|run| run.count == 3);
            match face {
                Face::JOKER if sets => 15,
                Face::JOKER => -10,
                _ => 20,
            }
        }
        Action::Push { from, target } => {
            let worth = 2 * i32::from(view.pile.len()) - 8;
            worth + threat(rules, view, target) + from_stack(from)
        }
        Action::Target(target) => threat(rules, view, target),
        Action::Clear { from } => i32::from(view.pile.len()) - 6 + from_stack(from),
        Action::Blind(_) => 5,
        // To go again on an empty pile beats whatever four of a kind could do to the others.
        Action::Sweep => 10,
        Action::End => 0,
        Action::Take => -2 * i32::from(view.pile.len()) - 10,
    }
}

/// Cards that lie open are better gone: something may turn up under them.
fn from_stack(from: Source) -> i32 {
    match from {
        Source::Hand => 0,
        Source::Stack(_) => 4,
    }
}

/// How near a seat is to winning.
fn threat(rules: &Rules, view: &View, seat: Seat) -> i32 {
    let left = |seat| i32::from(view.cards_left(seat));
    let most = Seat::all(rules.players()).map(left).max().unwrap_or(0);
    most - left(seat)
}
