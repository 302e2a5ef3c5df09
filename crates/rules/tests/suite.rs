//! The generic suite, run on every game at every number of players and with every option.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use stapel_rules::any::{AnyGame, AnySeen};
use stapel_rules::piles::{self, Command, Layout};
use stapel_rules::testing::{
    Comparison, Policy, Suite, assert_blind_to_secrets, assert_follows_anything,
    assert_survives_nonsense, examine, shuffle, shuffled,
};
use stapel_rules::{Card, Game, Outcome, Seat, Viewer, clear4};

/// Games for each number of players, each set of options and each policy.
const GAMES: u64 = 12;

fn chooser(seed: u64) -> impl FnMut(usize) -> usize {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    move |below| (rng.next_u64() % below as u64) as usize
}

/// How the games of a run ended, to be sure that it saw something.
#[derive(Debug, Default)]
struct Tally {
    games: u32,
    wins: u32,
    reasons: std::collections::BTreeSet<&'static str>,
    capped: u32,
    same: u32,
    ended_apart: u32,
}

fn run<G: Suite>(games: impl Iterator<Item = G>, tally: &mut Tally) {
    for (variant, game) in games.enumerate() {
        for seed in 0..GAMES {
            for policy in [Policy::Random, Policy::NearGreedy] {
                let mut choose = chooser(seed << 32 | (variant as u64) << 1 | policy as u64);
                let deck = shuffled(&game, &mut choose);
                let played = examine(game, deck, policy, &mut choose);
                tally.games += 1;
                match played.outcome {
                    Outcome::Won => tally.wins += 1,
                    Outcome::Lost { reason, .. } => {
                        tally.reasons.insert(reason.name());
                    }
                    Outcome::Round { capped, .. } => tally.capped += u32::from(capped),
                }
                let steps = choose(played.actions.len() + 1);
                for viewer in Viewer::all(game.players()) {
                    assert_survives_nonsense(&played, steps, viewer, &mut choose);
                    match assert_blind_to_secrets(&played, steps, viewer, &mut choose) {
                        Comparison::Same => tally.same += 1,
                        Comparison::EndedApart => tally.ended_apart += 1,
                    }
                }
            }
        }
    }
}

fn piles_options() -> impl Iterator<Item = piles::Options> + Clone {
    [false, true].into_iter().flat_map(|expert| {
        [0, 1].into_iter().map(move |hand_less| piles::Options {
            expert,
            hand_less,
            ..piles::Options::default()
        })
    })
}

#[test]
fn the_game_passes_at_every_player_count_and_option() {
    let mut tally = Tally::default();
    let games = (1..=5).flat_map(|players| {
        piles_options().map(move |options| piles::Rules::the_game(players, options).unwrap())
    });
    run(games, &mut tally);
    assert_eq!(tally.games, 5 * 4 * GAMES as u32 * 2);
    assert!(tally.same > 4 * tally.ended_apart, "{tally:?}");
}

#[test]
fn extreme_passes_at_every_player_count_and_option() {
    let mut tally = Tally::default();
    let mut choose = chooser(7);
    let games: Vec<_> = (1..=5)
        .flat_map(|players| piles_options().map(move |options| (players, options)))
        .flat_map(|(players, options)| {
            [(false, false), (true, false), (false, true)].map(
                |(strict_one_pile, loose_one_pile)| {
                    (players, piles::Options { strict_one_pile, loose_one_pile, ..options })
                },
            )
        })
        .flat_map(|(players, options)| {
            [Layout::DEFAULT, some_layout(&mut choose)]
                .map(|layout| piles::Rules::extreme(players, options, layout).unwrap())
        })
        .collect();
    run(games.into_iter(), &mut tally);
    assert_eq!(tally.games, 5 * 4 * 3 * 2 * GAMES as u32 * 2);
    for reason in ["stuck", "skull", "three", "one-pile"] {
        assert!(tally.reasons.contains(reason), "{tally:?}");
    }
    assert!(tally.same > 4 * tally.ended_apart, "{tally:?}");
}

fn some_layout(choose: &mut dyn FnMut(usize) -> usize) -> Layout {
    let mut numbers: Vec<u8> = Card::all().map(Card::number).collect();
    shuffle(&mut numbers, choose);
    Layout::new(Command::ALL.into_iter().zip(numbers.chunks(4))).expect("28 distinct numbers")
}

#[test]
fn clear_4_passes_at_every_player_count_and_option() {
    let mut tally = Tally::default();
    let flags = [false, true];
    let options = flags.into_iter().flat_map(move |joker_sets| {
        flags.into_iter().flat_map(move |pass_on_empty| {
            flags.into_iter().flat_map(move |last_push_moves| {
                flags.map(|must_sweep| clear4::Options {
                    joker_sets,
                    pass_on_empty,
                    last_push_moves,
                    // Every second combination is cut short, each flag on and off.
                    turn_cap: if joker_sets ^ pass_on_empty ^ last_push_moves ^ must_sweep {
                        40
                    } else {
                        500
                    },
                    must_sweep,
                })
            })
        })
    });
    let games = (2..=6u8).flat_map(|players| {
        options.clone().enumerate().map(move |(index, options)| {
            let first = Seat::new(index % usize::from(players)).unwrap();
            clear4::Rules::new(players, first, options).unwrap()
        })
    });
    run(games, &mut tally);
    assert_eq!(tally.games, 5 * 16 * GAMES as u32 * 2);
    assert!(tally.capped > 0 && tally.capped < tally.games, "{tally:?}");
    assert_eq!(tally.ended_apart, 0);
}

#[test]
fn following_takes_whatever_it_is_told() {
    let options = piles::Options { strict_one_pile: true, ..piles::Options::default() };
    let mut choose = chooser(3);
    for _ in 0..2_000 {
        let players = 1 + choose(5) as u8;
        assert_follows_anything(
            &piles::Rules::the_game(players, piles::Options::default()).unwrap(),
            &mut choose,
        );
        let layout = some_layout(&mut choose);
        let extreme = piles::Rules::extreme(players, options, layout).unwrap();
        assert_follows_anything(&extreme, &mut choose);
        let (last_push_moves, must_sweep) = (choose(2) == 0, choose(2) == 0);
        let options = clear4::Options { last_push_moves, must_sweep, ..clear4::Options::default() };
        let clear4 = clear4::Rules::new(players + 1, Seat::FIRST, options).unwrap();
        assert_follows_anything(&clear4, &mut choose);
    }
}

#[test]
fn an_event_of_another_game_is_not_followed() {
    let the_game = piles::Rules::the_game(2, piles::Options::default()).unwrap();
    let first = Seat::new(1).unwrap();
    let clear4 = clear4::Rules::new(2, first, clear4::Options::default()).unwrap();
    let games = [AnyGame::from(the_game), AnyGame::from(clear4)];
    let seen = [
        AnySeen::Piles(piles::Seen::TurnEnded { seat: first }),
        AnySeen::Clear4(clear4::Event::TurnEnded { seat: first }),
    ];
    for (index, game) in games.into_iter().enumerate() {
        let state = game.deal(&game.full_deck()).unwrap();
        let view = game.view(&state, Viewer::Spectator);
        assert_eq!((view.viewer(), view.turns()), (Viewer::Spectator, 0));
        assert_eq!(view.seat().index(), index);
        assert!(!view.is_over());
        for seen in &seen {
            let mut followed = view;
            game.follow(&mut followed, seen);
            let own = matches!(
                (game, seen),
                (AnyGame::Piles(_), AnySeen::Piles(_)) | (AnyGame::Clear4(_), AnySeen::Clear4(_))
            );
            assert!(own || followed == view, "{seen:?} was followed");
        }
    }
}

/// A team that sees where the next cards go wins now and then: otherwise the suite would never
/// have seen the end of a won game.
#[test]
fn won_games_are_among_those_examined() {
    // Every card in the order in which four patient piles would take it.
    let ascending = Card::all().map(Card::number);
    let deck: Vec<Card> = ascending.filter_map(Card::new).collect();
    let game = piles::Rules::the_game(1, piles::Options::default()).unwrap();
    let mut choose = chooser(1);
    let wins = (0..20)
        .filter(|_| {
            let played = examine(game, deck.clone(), Policy::NearGreedy, &mut choose);
            played.outcome == Outcome::Won
        })
        .count();
    assert!(wins > 0);
}
