//! How fast the rules are: random playouts and the listing of legal actions.
//!
//! `cargo bench -p stapel-rules`. Playouts are counted in actions a second: what seats do, not the
//! draws that follow from it. Every playout deals a new deck.

use divan::Bencher;
use divan::counter::ItemsCount;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use stapel_rules::piles::{self, Layout};
use stapel_rules::{Seat, Turn, clear4};

#[path = "../tests/playout/mod.rs"]
mod playout;

use playout::Playout;

fn main() {
    divan::main();
}

/// Playouts in one measured round: enough for their lengths to even out.
const ROUND: u64 = 2_000;

fn bench_playouts<G: Playout>(bencher: Bencher<'_, '_>, game: &G) {
    // The same round is counted once and then timed.
    let actions = round(game, &mut Vec::with_capacity(G::MAX_ACTIONS));
    let mut buffer = Vec::with_capacity(G::MAX_ACTIONS);
    bencher.counter(ItemsCount::new(actions)).bench_local(|| round(game, &mut buffer));
}

fn round<G: Playout>(game: &G, buffer: &mut Vec<G::Action>) -> u64 {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut dealer = game.dealer();
    (0..ROUND).map(|_| playout::play(game, &mut dealer, &mut rng, buffer)).sum()
}

#[divan::bench(args = 1..=5)]
fn the_game_random_playouts(bencher: Bencher<'_, '_>, players: u8) {
    bench_playouts(bencher, &the_game(players));
}

#[divan::bench(args = 1..=5)]
fn extreme_random_playouts(bencher: Bencher<'_, '_>, players: u8) {
    bench_playouts(bencher, &extreme(players));
}

#[divan::bench(args = 2..=6)]
fn clear4_random_playouts(bencher: Bencher<'_, '_>, players: u8) {
    bench_playouts(bencher, &clear4(players));
}

/// Positions met in random play, of which the legal actions are listed.
const POSITIONS: usize = 1_000;

fn bench_legal<G: Playout>(bencher: Bencher<'_, '_>, game: &G) {
    let positions = positions(game, POSITIONS);
    let mut buffer = Vec::with_capacity(G::MAX_ACTIONS);
    bencher.counter(ItemsCount::new(POSITIONS)).bench_local(|| {
        let mut listed = 0;
        for state in &positions {
            game.legal_actions(state, &mut buffer);
            listed += divan::black_box(&buffer).len();
        }
        listed
    });
}

/// Positions met in random play in which a seat is to act.
fn positions<G: Playout>(game: &G, count: usize) -> Vec<G::State> {
    let mut rng = Pcg64Mcg::seed_from_u64(2);
    let mut dealer = game.dealer();
    let mut buffer = Vec::with_capacity(G::MAX_ACTIONS);
    let mut positions = Vec::with_capacity(count);
    loop {
        let mut state = game.new_deal(&mut dealer, &mut rng);
        loop {
            match game.turn(&state) {
                Turn::Seat(_) => {
                    if positions.len() == count {
                        return positions;
                    }
                    positions.push(state);
                    let action = game.random_action(&state, &mut rng, &mut buffer);
                    game.apply(&mut state, action, &mut ());
                }
                Turn::Chance(draw) => {
                    let card = game.next_card(&state, draw, &mut dealer, &mut rng);
                    game.draw(&mut state, card, &mut ());
                }
                Turn::Over | Turn::Opening => break,
            }
        }
    }
}

#[divan::bench]
fn the_game_legal_actions(bencher: Bencher<'_, '_>) {
    bench_legal(bencher, &the_game(3));
}

#[divan::bench]
fn extreme_legal_actions(bencher: Bencher<'_, '_>) {
    bench_legal(bencher, &extreme(3));
}

#[divan::bench]
fn clear4_legal_actions(bencher: Bencher<'_, '_>) {
    bench_legal(bencher, &clear4(4));
}

fn the_game(players: u8) -> piles::Rules {
    piles::Rules::the_game(players, piles::Options::default()).expect("up to five players")
}

fn extreme(players: u8) -> piles::Rules {
    piles::Rules::extreme(players, piles::Options::default(), Layout::DEFAULT)
        .expect("up to five players")
}

fn clear4(players: u8) -> clear4::Rules {
    clear4::Rules::new(players, Seat::FIRST, clear4::Options::default()).expect("up to six players")
}
