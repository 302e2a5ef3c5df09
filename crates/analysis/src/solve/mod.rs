//! Can this deal be won, if everyone sees every card? A solver for The Game and Extreme.
//!
//! It knows all hands and the order of the draw pile. [`solve`] begins with a deck, [`solve_from`]
//! with any position. What comes out is a [`Solution`]: a line of play, and what is proven about it.
//!
//! **How.** All positions with the same number of cards laid are a layer, in the middle of a turn or
//! between turns. From a layer every card is laid that may be, equal positions are kept once, and
//! the most hopeful ones make the next layer. If the layers are too narrow for a win, they are made
//! wider and it begins anew, until the [`Limit`] is reached. Where nothing hopeful was ever left out
//! for want of room, everything has been tried, and a deal without a win is *refuted*.
//!
//! **The same every time.** The solution follows from the rules, the deck and the limit. It knows
//! no clock; only who raises the stop flag gets what was found so far.

mod bound;
mod deal;
mod estimate;
mod key;
mod layers;
mod line;
pub mod many;

use std::sync::atomic::AtomicBool;

use stapel_rules::piles::{Action, Rules, State, Status};
use stapel_rules::{Card, CardSet, DeckError, Game, Outcome, Refusal, Seat};

use self::bound::Wanting;
use self::deal::Deal;
use self::layers::Search;
use self::line::{Best, Root};

/// How wide layers are at first: one position, which always comes to an end and costs next to
/// nothing.
const FIRST_WIDTH: usize = 1;

/// How wide they are next, which is enough for most deals.
const SECOND_WIDTH: usize = 16;

/// How much wider they get each time.
const WIDER: usize = 4;

/// No layer is wider than this, so that memory has a bound: about a quarter of a gigabyte.
const WIDEST: usize = 1 << 17;

/// How long a search may take, and what settles its ties.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// How many cards are laid in the search. A first quick look of at most a few thousand is always
    /// taken, so that there is a line in any case.
    pub nodes: u64,
    /// Positions that look about equally good are told apart by this.
    pub seed: u64,
}

impl Limit {
    /// So many nodes, and the usual seed.
    pub fn nodes(nodes: u64) -> Limit {
        Limit { nodes, seed: 0 }
    }
}

/// A second or two on one core, which solves nearly everything.
impl Default for Limit {
    fn default() -> Limit {
        Limit::nodes(10_000_000)
    }
}

/// What a search has proven.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    Won,
    /// Nothing wins: everything was tried. The line is the best that was found.
    Refuted,
    /// Unknown: the limit was reached. The line is the best that was found.
    Open,
}

impl Verdict {
    /// Every verdict.
    pub const ALL: [Verdict; 3] = [Verdict::Won, Verdict::Refuted, Verdict::Open];

    /// The verdict's name, the same in every interface.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Won => "won",
            Verdict::Refuted => "refuted",
            Verdict::Open => "open",
        }
    }
}

/// The best line that was found, and what is known about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    pub verdict: Verdict,
    /// Who starts, where that was still to be named.
    pub starter: Option<Seat>,
    /// What the seats do, one after the other, until the game is over. Draws happen in between.
    pub actions: Vec<Action>,
    /// How many cards the line leaves. In Extreme a game can be lost with none left.
    pub left: u8,
    /// No line leaves fewer cards than this. As many as `left`: nobody can do better.
    pub at_least: u8,
    /// How many cards were laid in the search.
    pub nodes: u64,
}

impl Solution {
    /// Whether it is proven that no line leaves fewer cards.
    pub fn is_best(&self) -> bool {
        self.at_least == self.left
    }
}

/// Why there is nothing to solve.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SolveError {
    #[error(transparent)]
    Deck(DeckError),
    #[error(transparent)]
    Starter(Refusal),
    #[error("the draws must be the undrawn cards of the position, each once")]
    Draws,
}

/// Solves the deal of this deck, whose first card is the top. Without a starter, any seat may start
/// and the best one is looked for; alone there is nobody to name.
pub fn solve(
    rules: &Rules,
    deck: &[Card],
    starter: Option<Seat>,
    limit: Limit,
    stop: &AtomicBool,
) -> Result<Solution, SolveError> {
    let mut state = rules.deal(deck).map_err(SolveError::Deck)?;
    let draws = &deck[deck.len() - usize::from(state.undrawn().len())..];
    if let Some(starter) = starter {
        rules.start(&mut state, starter, &mut ()).map_err(SolveError::Starter)?;
    }
    let mut solution = solve_from(rules, &state, draws, limit, stop)?;
    solution.starter = solution.starter.or(starter);
    Ok(solution)
}

/// Solves a position, whose undrawn cards will be drawn in this order. The position may be of any
/// kind: before the start, within a turn, while cards are drawn, or over.
pub fn solve_from(
    rules: &Rules,
    state: &State,
    draws: &[Card],
    limit: Limit,
    stop: &AtomicBool,
) -> Result<Solution, SolveError> {
    let set: CardSet = draws.iter().copied().collect();
    if set != state.undrawn() || draws.len() != usize::from(set.len()) {
        return Err(SolveError::Draws);
    }
    let deal = Deal { rules, draws };
    let mut begin = *state;
    deal.draw(&mut begin);
    if let Some(outcome) = rules.outcome(&begin) {
        return Ok(over(outcome));
    }
    let mut roots = roots(&deal, &begin);
    let mut best = Best::default();
    roots.retain(|root| match rules.outcome(&root.state) {
        Some(outcome) => {
            best.note_root(outcome, root);
            false
        }
        None => true,
    });
    let mut at_least = bound::stay_left(&begin);
    let mut refuted = at_least > 0 || Wanting::new(rules).doom(&begin);
    let mut search = Search::new(deal, &roots, limit, stop);
    let mut width = FIRST_WIDTH;
    loop {
        let pass = search.pass(width, &mut best);
        if best.is_won() {
            break;
        }
        refuted |= pass.hopeful_complete;
        if pass.complete {
            at_least = best.left();
        }
        if pass.cut_off || best.left() == at_least && refuted {
            break;
        }
        // What is left must be enough for at least as much as the last pass.
        if limit.nodes.saturating_sub(search.nodes()) < pass.nodes {
            break;
        }
        width = (width * WIDER).clamp(SECOND_WIDTH, WIDEST);
    }
    let verdict = match (best.is_won(), refuted) {
        (true, _) => Verdict::Won,
        (false, true) => Verdict::Refuted,
        (false, false) => Verdict::Open,
    };
    let nodes = search.nodes();
    let left = best.left();
    let (starter, actions) = best.into_line();
    let at_least = at_least.min(left);
    Ok(Solution { verdict, starter, actions, left, at_least, nodes })
}

/// Where the search begins: every starter that can be named, or the position as it is and, where
/// the turn may be ended, the one after that.
fn roots(deal: &Deal<'_>, state: &State) -> Vec<Root> {
    if state.status == Status::Opening {
        let seats = Seat::all(deal.rules.players());
        return seats
            .filter_map(|seat| {
                let mut state = *state;
                deal.rules.start(&mut state, seat, &mut ()).ok()?;
                Some(Root { state, starter: Some(seat), ended: false })
            })
            .collect();
    }
    let mut roots = vec![Root { state: *state, starter: None, ended: false }];
    if let Some(state) = deal.end(state) {
        roots.push(Root { state, starter: None, ended: true });
    }
    roots
}

/// The solution of a game that is over.
fn over(outcome: Outcome) -> Solution {
    let (verdict, left) = match outcome {
        Outcome::Lost { left, .. } => (Verdict::Refuted, left),
        Outcome::Won | Outcome::Round { .. } => (Verdict::Won, 0),
    };
    Solution { verdict, starter: None, actions: Vec::new(), left, at_least: left, nodes: 0 }
}
