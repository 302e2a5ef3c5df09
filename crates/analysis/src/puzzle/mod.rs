//! Makes [puzzles](stapel_puzzles): finds positions in games of a strong bot in which one turn is clearly better than every
//! other one, and the rule of thumb plays another.
//!
//! **Finding.** At every turn of the game the strong bot and the rule of thumb (`greedy`) are asked. Where they want different
//! things, the turns are compared in the same imagined worlds, as reviews do it: all that look good at first, then the best of
//! them in other worlds, then those that are left once more, so that what looked good by accident has to show it twice.
//!
//! **Another opinion.** What is left is [played on](is_confirmed) by bots that think.
//!
//! **Nobody talks.** A position does not say what was said, so the bots play in silence, and puzzles are judged in silence.
//!
//! Everything follows from the recipe and the number of the deal, on any machine and any number of threads.

mod clear4;
mod found;
mod many;
mod piles;
mod played;
mod race;

pub use self::many::{Made, Order, is_wanted, make};
pub use self::played::{is_confirmed, shares};

use stapel_bots::{Bot, Level, Playable, Profile};
use stapel_puzzles::{Choice, Origin, Puzzle, ThemeSet};
use stapel_rules::any::{AnyAction, AnyGame, AnyState};
use stapel_rules::{Dealt, Seat, Turn, Viewer};

use crate::play::starter;
use crate::record::shuffled;
use crate::simulate::{fnv1a, split_mix};

/// How puzzles are made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recipe {
    /// Who plays the games in which they are found.
    pub bot: Profile,
    /// How many games are imagined to tell the chances of a puzzle.
    pub playouts: u32,
    /// What all deals follow from.
    pub seed: String,
}

impl Recipe {
    /// How many playouts are usual. The error of a difference of chances is then about two points.
    pub fn usual_playouts(game: &AnyGame) -> u32 {
        match game {
            AnyGame::Piles(_) => 6000,
            AnyGame::Clear4(_) => 8000,
        }
    }
}

/// The best turn is ahead of every other one by so much at least, in thousandths.
pub const LEAD: u16 = 150;

/// And by so many standard errors of the difference.
pub const ERRORS: u16 = 3;

/// With the best turn the game is won with this chance at least, in thousandths: what is lost anyway is no puzzle.
pub const LEAST_CHANCE: u16 = 250;

/// So many turns lie between two puzzles of a deal.
const APART: u16 = 5;

/// What was found about a position.
struct Finding {
    /// The turns that were compared, the best first.
    choices: Vec<Choice>,
    themes: ThemeSet,
}

/// A game in which puzzles can be found.
trait Examined: Playable + Clone {
    /// Whether the seat that is to act could be asked here.
    fn is_question(&self, state: &Self::State) -> bool;

    /// What a seat that is asked here decides without seeing another card.
    fn decided(&self, state: &Self::State, bot: &mut dyn Bot<Self>) -> Vec<Self::Action>;

    /// How many games `steady` usually imagines before a turn.
    fn steady_playouts(&self) -> u32;

    /// Compares what can be done here, if it comes to a puzzle.
    fn examine(
        &self,
        state: &Self::State,
        strong: &[Self::Action],
        obvious: &[Self::Action],
        playouts: u32,
        seed: u64,
    ) -> Option<Finding>;
}

/// The puzzles in one deal, in the order of their turns and without numbers. `None` if it was stopped before the end of
/// the game.
pub fn in_deal(
    game: &AnyGame,
    recipe: &Recipe,
    deal: u64,
    stopped: &dyn Fn() -> bool,
) -> Option<Vec<Puzzle>> {
    match game {
        AnyGame::Piles(rules) => search(rules, game, recipe, deal, stopped),
        AnyGame::Clear4(rules) => search(rules, game, recipe, deal, stopped),
    }
}

/// The turns of a puzzle weighed once more, in other imagined worlds: as they stand there, with the chances and errors that
/// come out now.
pub fn weigh(puzzle: &Puzzle, playouts: u32, seed: u64) -> Vec<Choice> {
    match (&puzzle.game, &puzzle.state) {
        (AnyGame::Piles(rules), AnyState::Piles(state)) => {
            piles::weigh(rules, state, &puzzle.choices, playouts, seed)
        }
        (AnyGame::Clear4(rules), AnyState::Clear4(state)) => {
            clear4::weigh(rules, state, &puzzle.choices, playouts, seed)
        }
        _ => Vec::new(),
    }
}

/// What the rule of thumb does in the position of a puzzle.
pub fn obvious(puzzle: &Puzzle) -> Vec<AnyAction> {
    fn decided<G: Examined>(rules: &G, state: &G::State) -> Vec<AnyAction>
    where
        G::Action: Into<AnyAction>,
    {
        let mut greedy = G::bot(&Level::Greedy.into(), 0);
        rules.decided(state, &mut *greedy).into_iter().map(Into::into).collect()
    }
    match (&puzzle.game, &puzzle.state) {
        (AnyGame::Piles(rules), AnyState::Piles(state)) => decided(rules, state),
        (AnyGame::Clear4(rules), AnyState::Clear4(state)) => decided(rules, state),
        _ => Vec::new(),
    }
}

fn search<G: Examined>(
    rules: &G,
    game: &AnyGame,
    recipe: &Recipe,
    deal: u64,
    stopped: &dyn Fn() -> bool,
) -> Option<Vec<Puzzle>>
where
    G::Action: Into<AnyAction>,
    G::State: Into<AnyState>,
{
    let seed = split_mix(fnv1a(recipe.seed.as_bytes()), deal);
    let strong = Profile { talk: false, ..recipe.bot };
    let mut bots: Vec<_> = (0..u64::from(rules.players()))
        .map(|seat| G::bot(&strong, split_mix(seed, seat)))
        .collect();
    let mut dealt = Dealt::new(rules.clone(), shuffled(rules, seed)).expect("a full deck");
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let mut question = 0;
    // When something was found last, also if it was not confirmed.
    let mut last: Option<u16> = None;
    loop {
        match dealt.turn() {
            Turn::Opening => {
                let open = |seat: Seat, view: &G::View| bots[seat.index()].open(rules, view);
                let seat = starter(rules, dealt.state(), open);
                dealt.start(seat, &mut ()).expect("one of the seats");
            }
            Turn::Seat(_) if stopped() => return None,
            Turn::Seat(seat) => {
                let state = *dealt.state();
                let decided = rules.decided(&state, &mut *bots[seat.index()]);
                let turn = G::turns(&rules.view(&state, Viewer::Seat(seat)));
                let is_apart = last.is_none_or(|last| turn >= last + APART);
                if is_apart && rules.is_question(&state) {
                    question += 1;
                    let mut greedy = G::bot(&Level::Greedy.into(), 0);
                    let obvious = rules.decided(&state, &mut *greedy);
                    let seed = split_mix(seed ^ 0x5eed, question);
                    let found = rules.examine(&state, &decided, &obvious, recipe.playouts, seed);
                    if let Some(Finding { choices, themes }) = found {
                        let answer = &choices[0].actions;
                        let found = found::found(rules, game, &state, answer, seed, stopped)?;
                        // Where the strongest player wants something else, the answer is open to question.
                        if found.is_undisputed() {
                            last = Some(turn);
                            let puzzle = Puzzle {
                                number: 0,
                                rating: found.rating(),
                                found,
                                themes,
                                origin: Origin { seed: recipe.seed.clone(), deal, turn },
                                game: *game,
                                state: state.into(),
                                choices,
                            };
                            puzzles.extend(Some(puzzle).filter(is_confirmed));
                        }
                    }
                }
                for action in decided {
                    dealt.play(seat, action, &mut ()).expect("bots do what is legal");
                }
            }
            Turn::Over => return Some(puzzles),
            Turn::Chance(_) => unreachable!("draws are answered at once"),
        }
    }
}
