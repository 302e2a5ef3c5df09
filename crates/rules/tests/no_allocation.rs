//! The hot path allocates nothing, and states are small.

use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use stapel_rules::piles::{self, Layout};
use stapel_rules::{Seat, clear4};

mod playout;

use playout::Playout;

fn assert_playouts_allocate_nothing<G: Playout>(game: &G) {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let mut dealer = game.dealer();
    let mut buffer = Vec::with_capacity(G::MAX_ACTIONS);
    let mut actions = 0;
    let counted = allocation_counter::measure(|| {
        for _ in 0..200 {
            actions += playout::play(game, &mut dealer, &mut rng, &mut buffer);
        }
    });
    assert!(actions > 200, "{actions} actions were played");
    assert_eq!(counted.count_total, 0, "{} allocations in {actions} actions", counted.count_total);
}

#[test]
fn playouts_of_the_game_and_extreme_allocate_nothing() {
    for players in 1..=5 {
        let options = piles::Options::default();
        assert_playouts_allocate_nothing(&piles::Rules::the_game(players, options).unwrap());
        assert_playouts_allocate_nothing(
            &piles::Rules::extreme(players, options, Layout::DEFAULT).unwrap(),
        );
    }
}

#[test]
fn playouts_of_clear_4_allocate_nothing() {
    for players in 2..=6 {
        let options = clear4::Options::default();
        assert_playouts_allocate_nothing(
            &clear4::Rules::new(players, Seat::FIRST, options).unwrap(),
        );
    }
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1])));
    assert_eq!(counted.count_total, 1);
}

#[test]
fn states_are_small() {
    assert!(size_of::<piles::State>() <= 192);
    assert!(size_of::<clear4::State>() <= 512);
}
