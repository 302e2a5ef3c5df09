//! Another opinion on a puzzle: it is played on by bots that think, after each of its turns.
//!
//! Chances of puzzles come from playouts by a rule of thumb. Where that misjudges what comes later, in its own next turns or
//! in those of the others, the best turn is best only for those who play like that. So the seat's hidden cards are dealt
//! anew again and again, and a bot that imagines games before each of its turns plays them to the end from all seats.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use stapel_bots::{AnyBot, Budget, Level, Profile};
use stapel_puzzles::Puzzle;
use stapel_rules::any::{AnyCard, AnyGame, AnyState};
use stapel_rules::clear4::{Counts, Face};
use stapel_rules::{
    CardSet, Dealt, Game, Midway, Seat, SeatSet, TableGame, Turn, Viewer, clear4, piles,
};

use crate::simulate::{fnv1a, split_mix};

/// So many games are played on after each turn.
const GAMES: u32 = 200;

/// Who plays them on.
const BOT: Profile = Profile {
    level: Level::Steady,
    budget: Some(Budget::Playouts(64)),
    talk: false,
    learned: true,
};

/// By so much the best turn must win more of them than every other one.
const LEAD: f64 = 0.05;

/// And by so many standard errors of the difference.
const ERRORS: f64 = 2.0;

/// Whether the best turn also wins the most games, clearly, if they are played on by bots that think.
pub fn is_confirmed(puzzle: &Puzzle) -> bool {
    let best = shares(puzzle, 0, BOT, GAMES);
    (1..puzzle.choices.len()).all(|place| {
        let other = shares(puzzle, place, BOT, GAMES);
        let n = f64::from(GAMES);
        let differences = || best.iter().zip(&other).map(|(best, other)| best - other);
        let mean = differences().sum::<f64>() / n;
        let squares = differences().map(|one| (one - mean) * (one - mean)).sum::<f64>();
        let error = (squares / (n - 1.0) / n).sqrt();
        mean >= LEAD && mean >= ERRORS * error
    })
}

/// The share of the win that the seat has in each of so many games that this bot plays on from all seats, after the turn in
/// this place. All turns of a puzzle are played on in the same worlds.
pub fn shares(puzzle: &Puzzle, place: usize, bot: Profile, games: u32) -> Vec<f64> {
    let origin = &puzzle.origin;
    let seed = split_mix(fnv1a(origin.seed.as_bytes()), origin.deal) ^ u64::from(origin.turn);
    (0..games).map(|number| share(puzzle, place, bot, split_mix(seed, number.into()))).collect()
}

fn share(puzzle: &Puzzle, place: usize, bot: Profile, seed: u64) -> f64 {
    let (game, seat) = (puzzle.game, puzzle.seat());
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (state, deck) = redealt(&game, &puzzle.state, seat, &mut rng);
    let mut dealt = Dealt::midway(game, state, deck).expect("the same cards in other places");
    for action in &puzzle.choices[place].actions {
        dealt.play(seat, *action, &mut ()).expect("a turn of the puzzle");
    }
    let mut bots: Vec<AnyBot> = Seat::all(game.players())
        .map(|seat| AnyBot::new(&game, &bot, split_mix(seed, seat.index() as u64)))
        .collect();
    loop {
        match dealt.turn() {
            Turn::Seat(seat) => {
                let view = game.view(dealt.state(), Viewer::Seat(seat));
                let action = bots[seat.index()].act(&game, &view, &game.new_talk());
                let action = action.expect("a bot of this game");
                dealt.play(seat, action, &mut ()).expect("bots do what is legal");
            }
            Turn::Over => break,
            Turn::Opening | Turn::Chance(_) => unreachable!("it is the middle of a game"),
        }
    }
    let outcome = game.outcome(dealt.state()).expect("it is over");
    if !outcome.is_win_for(seat) {
        return 0.0;
    }
    let winners = Seat::all(game.players()).filter(|&seat| outcome.is_win_for(seat)).count();
    if game.kind().about().is_cooperative { 1.0 } else { 1.0 / winners as f64 }
}

/// The position with everything dealt anew that the seat does not know, and a deck to go on with.
fn redealt(
    game: &AnyGame,
    state: &AnyState,
    seat: Seat,
    rng: &mut impl Rng,
) -> (AnyState, Vec<AnyCard>) {
    let state = match (game, state) {
        (AnyGame::Piles(rules), AnyState::Piles(state)) => {
            let mut parts = piles::Parts::from(*state);
            let mut unseen: Vec<_> = rules.view(state, Viewer::Seat(seat)).unseen.iter().collect();
            shuffle(&mut unseen, rng);
            for other in Seat::all(rules.players()).filter(|&other| other != seat) {
                let size = usize::from(parts.hands[other.index()].len());
                parts.hands[other.index()] = unseen.drain(..size).collect::<CardSet>();
            }
            parts.undrawn = unseen.into_iter().collect();
            parts.check(rules).map(AnyState::from).ok()
        }
        (AnyGame::Clear4(rules), AnyState::Clear4(state)) => {
            let mut parts = clear4::Parts::from(*state);
            let view = rules.view(state, Viewer::Seat(seat));
            let mut unseen: Vec<Face> = view.unseen.iter().collect();
            shuffle(&mut unseen, rng);
            let bag = |begin: Counts, faces: &mut dyn Iterator<Item = Face>| {
                faces.fold(begin, |all, face| all + Counts::of(face))
            };
            for other in Seat::all(rules.players()).filter(|&other| other != seat) {
                let (hand, known) = (parts.hands[other.index()], view.known[other.index()]);
                let hidden = usize::from((hand - known).len());
                parts.hands[other.index()] = bag(known, &mut unseen.drain(..hidden));
            }
            parts.unseen = bag(Counts::EMPTY, &mut unseen.into_iter());
            parts.check(rules).map(AnyState::from).ok()
        }
        _ => None,
    };
    let state = state.expect("only hidden cards changed places");
    let mut deck = game.deck_from(&state);
    let everyone: SeatSet = Seat::all(game.players()).collect();
    let hidden = game.secrets(&state, &deck, everyone);
    for last in (1..hidden.len()).rev() {
        deck.swap(hidden[last], hidden[below(rng, last + 1)]);
    }
    (state, deck)
}

fn shuffle<T>(cards: &mut [T], rng: &mut impl Rng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(rng, last + 1));
    }
}

fn below(rng: &mut impl Rng, bound: usize) -> usize {
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}
