//! C1 and C12: the deal, who starts, and the order of play.

use stapel_rules::clear4::{Counts, Face, Options, Rules, Stack, StackSet};
use stapel_rules::{DeckError, Game, Seat, Turn};

use crate::support::{Round, Scene, rigged, seat, shuffled};

fn rules(players: u8) -> Rules {
    Rules::new(players, Seat::FIRST, Options::default()).expect("2 to 6 players")
}

#[test]
fn c1_two_to_six_play() {
    for players in 0..=9 {
        let rules = Rules::new(players, Seat::FIRST, Options::default());
        assert_eq!(rules.is_ok(), (2..=6).contains(&players), "{players} players");
    }
}

#[test]
fn c1_the_deck_has_ten_of_each_number_seven_push_seven_jokers_six_clear() {
    let deck = rules(2).full_deck();
    assert_eq!(deck.len(), 120);
    let count = |face| deck.iter().filter(|&&card| card == face).count();
    for number in 1..=10 {
        assert_eq!(count(Face::from_name(&number.to_string()).unwrap()), 10, "{number}");
    }
    assert_eq!([count(Face::PUSH), count(Face::JOKER), count(Face::CLEAR)], [7, 7, 6]);
}

#[test]
fn c1_a_deck_that_is_not_whole_is_not_dealt() {
    let rules = rules(3);
    let mut deck = rules.full_deck();
    assert_eq!(
        rules.deal(&deck[..119]),
        Err(DeckError::Length { found: 119, expected: 120 }),
        "one card is missing"
    );
    // An eleventh 1 in the place of the last 10.
    deck[99] = Face::from_name("1").unwrap();
    assert_eq!(rules.deal(&deck), Err(DeckError::TooOften { index: 99 }));
}

#[test]
fn c1_twenty_cards_each_in_four_stacks_of_three_and_a_hand_of_eight() {
    for players in 2..=6 {
        let deck = shuffled(u64::from(players));
        let state = rules(players).deal(&deck).unwrap();
        for (owner, cards) in Seat::all(players).zip(deck.chunks(20)) {
            let stacks = state.stacks(owner);
            assert_eq!(stacks.blind, StackSet::ALL);
            assert_eq!(stacks.down, StackSet::ALL);
            for stack in Stack::ALL {
                assert_eq!(stacks.up(stack), Some(cards[8 + stack.index()]));
            }
            assert_eq!(state.hand(owner), cards[12..].iter().copied().collect());
            assert_eq!((state.hand(owner).len(), state.cards_left(owner)), (8, 20));
            assert_eq!(state.known(owner), Counts::EMPTY);
        }
        assert_eq!((state.pile, state.out), (Counts::EMPTY, Counts::EMPTY));
        assert_eq!(state.turns, 0);
    }
}

#[test]
fn c1_the_rest_goes_unseen_into_the_box() {
    for players in 2..=6_u8 {
        let deck = shuffled(7);
        let state = rules(players).deal(&deck).unwrap();
        let boxed = &deck[20 * usize::from(players)..];
        let face_down = deck.chunks(20).take(players.into()).flat_map(|cards| &cards[..8]);
        assert_eq!(state.unseen(), face_down.chain(boxed).copied().collect());
        assert_eq!(state.unseen().len(), 120 - 12 * players);
    }
}

#[test]
fn c1_of_each_twenty_the_first_four_lie_horizontal_and_the_next_four_vertical() {
    let deck = rigged(&[
        (0, ". . . . | . . . . | . . . . | . . . . . . . ."),
        (1, "1 2 3 4 | 5 6 7 8 | J J J J | 9 9 9 9 9 9 9 9"),
    ]);
    let rules = Rules::new(2, seat(1), Options::default()).unwrap();
    for (stack, vertical, horizontal) in
        [(1, "5", "1"), (2, "6", "2"), (3, "7", "3"), (4, "8", "4")]
    {
        let mut round = Round::new(rules, deck.clone());
        let open = format!("play s{stack}");
        round.does(1, &open).does(1, "end").does(0, "take").does(1, &open);
        assert_eq!(round.pile(), vertical);
        round.does(1, "end").does(0, "take").does(1, &format!("blind {stack}"));
        assert_eq!(round.pile(), horizontal);
    }
}

#[test]
fn c1_play_begins_at_once_and_nothing_is_swapped() {
    for players in 2..=6 {
        let rules = rules(players);
        for seed in 0..20 {
            let mut state = rules.deal(&shuffled(seed)).unwrap();
            assert_eq!(rules.turn(&state), Turn::Seat(Seat::FIRST));
            let dealt = state;
            for starter in Seat::all(players) {
                let refusal = rules.start(&mut state, starter, &mut ()).unwrap_err();
                assert_eq!(refusal.code(), "bad_request");
                assert_eq!(state, dealt);
            }
            let mut actions = Vec::new();
            rules.legal_actions(&state, &mut actions);
            assert!(!actions.is_empty());
            for action in actions {
                let text = action.to_string();
                let verb = text.split(' ').next().unwrap();
                assert!(["play", "push", "clear"].contains(&verb), "{text}");
            }
        }
    }
}

#[test]
fn c1_the_table_chooses_the_first_seat_and_play_goes_to_the_left() {
    let options = Options { pass_on_empty: true, ..Options::default() };
    for players in 2..=6_u8 {
        for first in Seat::all(players) {
            let rules = Rules::new(players, first, options).unwrap();
            let mut round = Round::new(rules, shuffled(1));
            for turn in 0..2 * usize::from(players) {
                let expected = (first.index() + turn) % usize::from(players);
                assert_eq!(round.state().seat, seat(expected));
                let next = (expected + 1) % usize::from(players);
                round.refused(next, "take", "not_your_turn").does(expected, "take");
            }
        }
    }
}

#[test]
fn c1_the_first_seat_must_be_one_that_plays() {
    for players in 2..=6_u8 {
        for index in 0..6 {
            let rules = Rules::new(players, seat(index), Options::default());
            assert_eq!(rules.is_ok(), index < usize::from(players));
        }
    }
}

#[test]
fn c12_each_card_left_in_hand_and_stacks_is_a_minus_point() {
    let mut table = Scene::new(4)
        .hand(0, "5")
        .hand(1, "1 2 P")
        .stacks(1, "5db 6b b -")
        .stacks(2, "Jdb b - -")
        .hand(3, "10 10")
        .pile("8")
        .table();
    let result = table.does("play 5").result();
    assert_eq!(result.winners, [0]);
    assert_eq!(result.points, [0, -(3 + 6), -4, -2]);
    assert!(!result.capped);
}

#[test]
fn c12_seats_that_never_came_to_play_have_twenty_minus_points() {
    // Four sets of four, then four times CLEAR: all twenty cards in the very first turn.
    let deck = rigged(&[(0, "C C C C | 1 2 3 4 | 1 2 3 4 | 1 1 2 2 3 3 4 4")]);
    let mut round = Round::new(rules(3), deck);
    for value in 1..=4 {
        round.does(0, &format!("play {value} {value} s{value}"));
        round
            .does(0, &format!("add s{value}"))
            .does(0, "sweep")
            .shows("seat=0 phase=open pile=- turns=0");
    }
    for stack in 1..=4 {
        assert_eq!(round.state().cards_left(seat(0)), 5 - stack);
        round.does(0, &format!("blind {stack}"));
    }
    let result = round.result();
    assert_eq!((result.winners, result.points), (vec![0], vec![0, -20, -20]));
}

#[test]
fn c12_the_first_seat_can_move_left_round_by_round() {
    let players = 4;
    let mut first = seat(2);
    let mut starters = Vec::new();
    for round in 0..4 {
        let rules = Rules::new(players, first, Options::default()).unwrap();
        let state = rules.deal(&shuffled(round)).unwrap();
        assert_eq!(rules.turn(&state), Turn::Seat(first));
        starters.push(first.index());
        first = first.left(players);
    }
    assert_eq!(starters, [2, 3, 0, 1]);
}
