//! The list of legal actions, against trying everything there is; and how long it can get.

use rand_core::Rng;
use rand_pcg::Pcg32;
use stapel_rules::clear4::{
    Counts, Face, Options, Parts, Phase, Public, Rules, Run, Stack, StackSet, Stacks, State,
    Status, Value,
};
use stapel_rules::{Dealt, Game, MAX_SEATS, Turn};

use crate::support::{Scene, bag, oracle, seat, shuffled};

#[test]
fn a_position_is_small() {
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
}

#[test]
fn c2_the_list_has_every_combination_of_hand_jokers_and_stacks() {
    let mut table = Scene::new(2).hand(0, "5 5 6 J").stacks(0, "5db Jb b 6b").pile("5 5").table();
    table.offers(&[
        "blind 3",
        "play 5",
        "play 5 5",
        "play 5 J",
        "play 5 s1",
        "play 5 s2",
        "play J",
        "play J s1",
        "play J s2",
        "play s1",
        "play s1 s2",
        "play s2",
        "take",
    ]);
    let mut table = Scene::new(3).hand(0, "7 J P C").stacks(0, "7db Jb Pb Cb").pile("7").table();
    table.offers(&[
        "clear",
        "clear s4",
        "play 7",
        "play 7 J",
        "play 7 J s1",
        "play 7 J s2",
        "play 7 s1",
        "play 7 s1 s2",
        "play 7 s2",
        "play J",
        "play J s1",
        "play J s1 s2",
        "play J s2",
        "play s1",
        "play s1 s2",
        "play s2",
        "push 1",
        "push 2",
        "push s3 1",
        "push s3 2",
        "take",
    ]);
}

#[test]
fn c2_to_c10_the_list_is_what_trying_every_subset_finds() {
    let mut most = 0;
    for (hand, stacks) in [
        ("5 5 6 J", "5db Jb b 6b"),
        ("5 5 5 5 5 J J", "5b 5b Jb Jb"),
        ("1 2 3 4 5 6 7 8 9 10", "Jdb Jdb Jdb Jdb"),
        ("5 6 7 J J J P C", "Jb Jb Jb Jb"),
        ("P P C C", "Pb Cb b -"),
        ("", "b b b b"),
        ("", "5db 5b Jb Jdb"),
        ("10 10 9 9 1", "10b 9b 1b Pb"),
        ("J J J J J J", "- - - b"),
    ] {
        for pile in ["", "J", "5", "5 5", "5 5 5", "5 5 J5 5", "9", "10 J10 10", "J1 1 1 1"] {
            for sets in ["true", "false"] {
                let scene = Scene::new(3).turn_of(1).hand(1, hand).stacks(1, stacks);
                // Not every hand leaves a joker for the pile.
                let jokers = (hand.to_string() + stacks + pile).matches('J').count();
                if jokers > 7 {
                    continue;
                }
                let table = scene.pile(pile).option("joker_sets", sets).table();
                most = most.max(oracle::assert_agrees(&table.rules, &table.state, usize::MAX));
            }
        }
    }
    assert!(most > 100, "{most} actions at most");
}

#[test]
fn c4_to_c10_the_list_is_what_trying_finds_while_a_play_is_under_way() {
    for (open, card) in [
        ("play 5", ""),
        ("play J", ""),
        ("play s1", ""),
        ("blind 3", "J"),
        ("blind 3", "1"),
        ("blind 3", "P"),
        ("blind 3", "C"),
    ] {
        for pile in ["", "J", "5", "5 5", "5 5 5"] {
            let scene = Scene::new(3).hand(0, "5 5 6 J J P C").stacks(0, "5b Jb b 6b");
            let mut table = scene.pile(pile).table();
            table.does(open);
            if !card.is_empty() {
                table.reveals(card);
            }
            assert!(oracle::assert_agrees(&table.rules, &table.state, usize::MAX) > 0);
        }
    }
}

#[test]
fn c2_to_c11_the_list_is_what_trying_finds_throughout_whole_rounds() {
    let mut dice = Pcg32::new(4, 4);
    let mut phases = [0; Phase::ALL.len()];
    let mut won = 0;
    for seed in 0..60 {
        let options = Options {
            joker_sets: seed % 2 == 0,
            pass_on_empty: seed % 3 == 0,
            last_push_moves: seed % 5 != 0,
            must_sweep: seed % 7 == 0,
            turn_cap: 400,
        };
        let players = 2 + (seed % 5) as u8;
        let rules = Rules::new(players, seat(0), options).unwrap();
        let mut round = Dealt::new(rules, shuffled(seed)).unwrap();
        let mut actions = Vec::new();
        for step in 0.. {
            assert_eq!(Parts::from(*round.state()).check(&rules), Ok(*round.state()));
            let Turn::Seat(turn) = round.turn() else { break };
            // Trying everything is slow with a large hand, so not after every step.
            if step % 8 == 0 || round.state().phase != Phase::Open {
                let most = if round.state().phase == Phase::Open { 5 } else { 1 };
                oracle::assert_agrees(&rules, round.state(), most);
                phases[round.state().phase as usize] += 1;
            }
            rules.legal_actions(round.state(), &mut actions);
            let action = actions[dice.next_u32() as usize % actions.len()];
            round.play(turn, action, &mut ()).unwrap();
        }
        won += usize::from(round.state().status == Status::Won);
    }
    assert!(phases.iter().all(|&count| count > 10), "{phases:?}");
    assert!(won > 0);
}

/// What a stack can show.
#[derive(Clone, Copy, PartialEq)]
enum Shown {
    Face(Face),
    Horizontal,
    Gone,
}

/// The position of seat 0 with these stacks and this pile, the hand being all that is left: one
/// card more in hand never takes an action away, so the largest hand has the most.
fn richest(rules: &Rules, shown: [Shown; 4], pile: Counts, run: Option<Run>) -> Option<State> {
    let mut stacks = Stacks::default();
    let mut hand = Counts::DECK;
    for (stack, shown) in Stack::ALL.into_iter().zip(shown) {
        if shown != Shown::Gone {
            stacks.blind.insert(stack);
        }
        if let Shown::Face(face) = shown {
            stacks.up[stack.index()] = Some(face);
            if !hand.remove(face) {
                return None;
            }
        }
    }
    if !hand.contains(pile) {
        return None;
    }
    hand -= pile;
    // Someone has to have the other cards: numbers of which there are plenty.
    let mut spare = |count: usize| -> Counts {
        (0..count)
            .map(|_| {
                let face = Value::all().map(Face::number).max_by_key(|&face| hand.count(face));
                let face = face.expect("ten values");
                hand -= Counts::of(face);
                face
            })
            .collect()
    };
    let unseen = spare(stacks.blind.len().into());
    let mut hands = [Counts::EMPTY; MAX_SEATS];
    for other in &mut hands[1..] {
        *other = spare(1);
    }
    hands[0] = hand;
    let mut all_stacks = [Stacks::default(); MAX_SEATS];
    all_stacks[0] = stacks;
    let parts = Parts {
        hands,
        unseen,
        public: Public {
            known: [Counts::EMPTY; MAX_SEATS],
            stacks: all_stacks,
            pile,
            out: Counts::EMPTY,
            run,
            status: Status::Playing,
            seat: seat(0),
            phase: Phase::Open,
            joker_open: false,
            turning_up: StackSet::EMPTY,
            blind: None,
            ending: false,
            turns: 0,
        },
    };
    Some(parts.check(rules).expect("a position"))
}

/// Every pile that matters. More jokers on it would only be missing in the hand.
fn piles() -> Vec<(Counts, Option<Run>)> {
    let mut piles = vec![(Counts::EMPTY, None), (bag("J"), None)];
    for value in Value::all() {
        for count in 1..=4 {
            let cards = std::iter::repeat_n(Face::number(value), count.into()).collect();
            piles.push((cards, Some(Run { value, count })));
        }
    }
    piles
}

/// The most actions in any position of an opening seat, with these options.
fn most_openings(options: Options) -> (usize, State) {
    let rules = Rules::new(6, seat(0), options).expect("six players");
    let mut symbols: Vec<Shown> = Face::all().map(Shown::Face).collect();
    symbols.extend([Shown::Horizontal, Shown::Gone]);
    let mut buffer = Vec::with_capacity(Rules::MAX_ACTIONS);
    let capacity = buffer.capacity();
    let mut best = None;
    // The order of the stacks does not matter.
    for a in 0..symbols.len() {
        for b in a..symbols.len() {
            for c in b..symbols.len() {
                for d in c..symbols.len() {
                    let shown = [a, b, c, d].map(|index| symbols[index]);
                    for (pile, run) in piles() {
                        let Some(state) = richest(&rules, shown, pile, run) else { continue };
                        rules.legal_actions(&state, &mut buffer);
                        if best.is_none_or(|(count, _)| buffer.len() > count) {
                            best = Some((buffer.len(), state));
                        }
                    }
                }
            }
        }
    }
    assert_eq!(buffer.capacity(), capacity, "the buffer never grows");
    best.expect("positions")
}

#[test]
fn no_position_has_more_actions_than_promised() {
    for (pass_on_empty, most) in [(false, 571), (true, 572)] {
        let options = Options { pass_on_empty, ..Options::default() };
        let (count, state) = most_openings(options);
        // Four jokers face up and three in hand: 56 plays of each value, 5 of a lone joker, 5 of
        // a PUSH, 1 of a CLEAR, and passing where it is allowed.
        assert_eq!(state.stacks(seat(0)).showing(Face::JOKER), StackSet::ALL);
        assert_eq!((state.hand(seat(0)).count(Face::JOKER), state.pile), (3, bag("")));
        assert_eq!(count, most);
        assert!(count <= Rules::MAX_ACTIONS);
        let rules = Rules::new(6, seat(0), options).unwrap();
        assert_eq!(oracle::assert_agrees(&rules, &state, 5), count);
    }
}

#[test]
fn the_longest_list_while_a_play_is_under_way_has_fourteen_actions() {
    // A blind joker waits for a number: all ten are in the hand, three more face up.
    let scene = Scene::new(6).hand(0, "1 2 3 4 5 6 7 8 9 10 J P C").stacks(0, "b 1b 2b 3b");
    let mut table = scene.under("J").table();
    table.does("blind 1").reveals("J");
    assert_eq!(table.legal().len(), 10 + 3 + 1);
}
