//! C11 and C14: how a round ends.

use stapel_rules::clear4::{Event, Options, Rules};
use stapel_rules::setup::OptionValue;
use stapel_rules::{Game, Seat};

use crate::support::{Round, Scene, Table, bag, rigged, seat};

/// Nobody may do anything any more.
#[track_caller]
fn assert_closed(table: &mut Table) {
    table.offers(&[]);
    for by in 0..2 {
        for action in ["play 5", "add 5", "blind 1", "push 1", "target 1", "clear", "take", "end"] {
            table.refused_to(by, action, "game_over");
        }
    }
}

#[test]
fn c11_the_last_card_wins_at_once_whatever_it_is() {
    for (pile, last, action) in [
        ("", "5", "play 5"),
        ("8", "5", "play 5"),
        ("8", "5 5 5", "play 5 5 5"),
        ("", "J", "play J"),
        ("8", "J", "play J"),
        ("J", "J", "play J"),
        ("8", "J J", "play J J"),
        ("8", "5 J", "play 5 J"),
        ("", "C", "clear"),
        ("8", "C", "clear"),
        ("", "P", "push 1"),
        ("8", "P", "push 1"),
    ] {
        let mut table = Scene::new(2).hand(0, last).hand(1, "1 2 3").pile(pile).turns(9).table();
        table.does(action).shows("status=won seat=0 turns=9");
        let result = table.result();
        assert_eq!((result.winners, result.capped), (vec![0], false), "{action} on {pile:?}");
        assert!(matches!(table.events.last(), Some(Event::Over(_))));
        assert_closed(&mut table);
    }
}

#[test]
fn c11_the_last_card_wins_when_it_is_added_too() {
    for (hand, open, add) in [("5 5", "play 5", "add 5"), ("5 J", "play 5", "add J")] {
        let mut table = Scene::new(2).hand(0, hand).hand(1, "1").pile("8").table();
        table.does(open).goes_on().does(add).shows("status=won");
        assert_eq!(table.result().winners, [0]);
    }
}

#[test]
fn c11_a_fitting_horizontal_card_wins_as_the_last_one() {
    for (pile, card) in [
        ("", "10"),
        ("8", "8"),
        ("8", "1"),
        ("J", "10"),
        ("", "J"),
        ("J", "J"),
        ("8", "J"),
        ("8", "C"),
    ] {
        let scene = Scene::new(2).stacks(0, "- - b -").hand(1, "1 2").pile(pile);
        let mut table = scene.table();
        table.does("blind 3").goes_on().reveals(card).shows("status=won seat=0");
        assert_eq!(table.result().points, [0, -2], "{card} on {pile:?}");
        assert_closed(&mut table);
    }
}

#[test]
fn c11_a_horizontal_card_that_does_not_fit_does_not_win() {
    let mut table = Scene::new(2).stacks(0, "b").hand(1, "1").pile("8").table();
    table.does("blind 1").reveals("9").goes_on();
    table.shows("status=playing hands=8,9/1 pile=- seat=1 turns=1");
}

#[test]
fn c11_cards_left_anywhere_mean_the_round_goes_on() {
    for (hand, stacks, action, turned) in [
        ("5 9", "- - - -", "play 5", ""),
        ("5", "b", "play 5", ""),
        ("", "5b", "play s1", ""),
        ("", "5db", "play s1", "s1=5"),
        ("", "Cb", "clear s1", ""),
        ("", "Cdb", "clear s1", "s1=C"),
        ("", "Pb", "push s1 1", ""),
        ("", "Pdb", "push s1 1", "s1=1"),
    ] {
        let mut table =
            Scene::new(2).hand(0, hand).stacks(0, stacks).hand(1, "1").pile("8").table();
        table.does(action).turns_up(turned).goes_on();
    }
}

#[test]
fn c7_c11_a_fourth_card_that_is_the_last_wins_and_nothing_is_swept() {
    for (pile, hand, play) in [
        ("9 5", "5 5 5", "play 5 5 5"),
        ("9 5 5 5", "J", "play J"),
        ("9", "5 J J J", "play 5 J J J"),
    ] {
        let mut table = Scene::new(2).hand(0, hand).hand(1, "1").pile(pile).table();
        let (lies, out) = (table.state.pile + bag(hand), table.state.out);
        table.does(play).shows("status=won run=5*4");
        assert_eq!((table.state.pile, table.state.out), (lies, out), "{play} on {pile}");
        assert!(!table.events.iter().any(|event| matches!(event, Event::Cleared { .. })));
    }
    for card in ["5", "J"] {
        let scene = Scene::new(2).stacks(0, "b").hand(1, "1").pile("9 5 5 5");
        scene.table().does("blind 1").reveals(card).shows("status=won run=5*4");
    }
}

#[test]
fn c7_c11_four_that_must_be_swept_are_before_the_win_is_looked_at() {
    for (pile, hand, play) in [
        ("9 5", "5 5 5", "play 5 5 5"),
        ("9 5 5 5", "J", "play J"),
        ("9", "5 J J J", "play 5 J J J"),
    ] {
        let scene = Scene::new(2).hand(0, hand).hand(1, "1").option("must_sweep", "true");
        let mut table = scene.pile(pile).table();
        let out = table.state.out + table.state.pile + bag(hand);
        table.does(play).shows("status=won pile=- run=none");
        assert_eq!(table.state.out, out, "{play} on {pile}");
        let cleared = table.events.iter().position(|e| matches!(e, Event::Cleared { .. }));
        let over = table.events.iter().position(|e| matches!(e, Event::Over(_)));
        assert!(cleared.is_some() && cleared < over, "{:?}", table.events);
    }
}

#[test]
fn c11_a_last_push_still_moves_the_pile_first() {
    let mut table = Scene::new(3).hand(0, "P").hand(1, "1").hand(2, "2 2").pile("8 5 5").table();
    table.does("push 2").shows("status=won hands=-/1/2*2,5*2,8 pile=-");
    assert_eq!(table.result().points, [0, -1, -5]);
}

#[test]
fn c11_that_a_last_push_moves_the_pile_can_be_ruled_out() {
    let scene = Scene::new(3).hand(0, "P").hand(1, "1").hand(2, "2 2").pile("8 5 5");
    let scene = scene.option("last_push_moves", "false");
    let mut table = scene.clone().table();
    table.does("push 2").shows("status=won hands=-/1/2*2 pile=5*2,8");
    assert_eq!(table.result().points, [0, -1, -2]);
    // Any other PUSH moves the pile as ever.
    let mut table = scene.hand(0, "P 9").table();
    table.does("push 2").shows("status=playing hands=9/1/2*2,5*2,8 pile=- seat=1");
}

#[test]
fn c11_a_blind_push_as_the_last_card_moves_the_pile_first() {
    let scene = Scene::new(3).stacks(0, "b").hand(1, "1").hand(2, "2 2").pile("8 5 5");
    let mut table = scene.table();
    table.does("blind 1").reveals("P").goes_on().offers(&["target 1", "target 2"]);
    table.does("target 1").shows("status=won seat=0 hands=-/1,5*2,8/2*2 pile=-");
    let result = table.result();
    assert_eq!((result.winners, result.points), (vec![0], vec![0, -4, -2]));
    assert_closed(&mut table);
}

#[test]
fn c11_without_the_pile_moving_a_blind_push_as_the_last_card_wins_at_once() {
    let scene = Scene::new(3).stacks(0, "b").hand(1, "1").hand(2, "2 2").pile("8 5 5");
    let scene = scene.option("last_push_moves", "false");
    let mut table = scene.clone().table();
    table.does("blind 1").reveals("P").shows("status=won hands=-/1/2*2 pile=5*2,8");
    assert_eq!(table.result().points, [0, -1, -2]);
    assert_closed(&mut table);
    let mut table = scene.hand(0, "9").table();
    table.does("blind 1").reveals("P").goes_on().does("target 1");
    table.shows("status=playing hands=9/1,5*2,8/2*2 pile=- seat=1");
}

#[test]
fn c11_in_a_dealt_round_the_twentieth_card_wins() {
    let deck = rigged(&[
        (0, "3 9 9 9 | 3 3 3 3 | 1 1 1 1 | 2 2 2 2 4 4 4 4"),
        (1, "7 7 7 7 | 7 7 7 7 | 10 10 10 10 | 10 10 10 10 10 10 8 8"),
    ]);
    let mut round = Round::new(Rules::new(2, seat(0), Options::default()).unwrap(), deck);
    for play in ["play s1 s2 s3 s4", "play 2 2 2 2", "play 4 4 4 4", "play s1 s2 s3 s4"] {
        round.does(0, play).does(0, "sweep").shows("seat=0 turns=0 pile=-");
    }
    round.does(0, "blind 2").does(0, "end").does(1, "play 8").does(1, "end");
    // A 9 does not go on an 8: it comes back, and the pile with it.
    round.does(0, "blind 3").shows("seat=1 hands=8,9*2/8,10*6 pile=-");
    round.does(1, "play 10").does(1, "end").does(0, "play 9 9").does(0, "end").does(1, "take");
    round.does(0, "play 8").does(0, "end").does(1, "take").shows("hands=-/8*2,9*2,10*6");
    round.does(0, "blind 4").does(0, "end").does(1, "take").shows("status=playing seat=0");
    round.does(0, "blind 1").shows("status=won pile=3");
    let result = round.result();
    assert_eq!((result.winners, result.points), (vec![0], vec![0, -23]));
    round.refused(0, "end", "game_over").refused(1, "take", "game_over");
}

#[test]
fn c14_without_an_end_in_sight_the_round_ends_after_500_turns() {
    let mut table = Scene::new(2).hand(0, "5 9").hand(1, "4 9 9").table();
    let cycle: [&[&str]; 6] = [
        &["play 5", "end"],
        &["play 4", "end"],
        &["take"],
        &["play 9", "end"],
        &["play 4", "end"],
        &["take"],
    ];
    let hands = "hands=5,9/4,9*2 pile=- seat=0";
    for turn in 0..500 {
        if turn % 6 == 0 {
            table.shows(hands);
        }
        table.goes_on().shows(&format!("turns={turn}"));
        for action in cycle[turn % 6] {
            table.does(action);
        }
    }
    // The 500th turn was the second of a cycle.
    table.shows("status=capped turns=500 hands=9/9*2 pile=4,5");
    let result = table.result();
    assert_eq!((result.winners, result.points, result.capped), (vec![0], vec![-1, -2], true));
    assert_closed(&mut table);
}

#[test]
fn c14_at_the_cap_the_fewest_cards_win_and_a_tie_is_shared() {
    for (hands, winners) in [
        (["9 9", "1", "2 2 2"], vec![1]),
        (["9", "1 1", "2 2"], vec![0]),
        (["9 9", "1 1", "2 2 2"], vec![0, 1]),
        (["9 9 9", "1 1", "2 2"], vec![1, 2]),
        (["9 9", "1 1", "2 2"], vec![0, 1, 2]),
    ] {
        let mut scene = Scene::new(3).option("turn_cap", "6").turns(5).pile("9");
        for (owner, hand) in hands.iter().enumerate() {
            scene = scene.hand(owner, hand);
        }
        // Seat 0 has a 5 to put on the pile in the last turn.
        let mut table = scene.hand(0, &format!("{} 5", hands[0])).table();
        table.does("play 5").goes_on().does("end").shows("status=capped turns=6");
        let result = table.result();
        assert_eq!((&result.winners, result.capped), (&winners, true), "{hands:?}");
        let points = hands.map(|hand| -(hand.split(' ').count() as i16));
        assert_eq!(result.points, points);
    }
}

#[test]
fn c14_cards_in_stacks_count_at_the_cap() {
    let scene = Scene::new(2).hand(0, "9 9 9").stacks(1, "5db b").option("turn_cap", "1");
    let result = scene.pile("9").table().does("take").result();
    assert_eq!((result.winners, result.points), (vec![0, 1], vec![-4, -4]));
}

#[test]
fn c14_whatever_ends_the_last_turn_is_still_carried_out() {
    let scene = || Scene::new(2).hand(0, "9").hand(1, "1 1 1").option("turn_cap", "1").pile("8");
    let table = &mut scene().stacks(0, "Pdb").table();
    table.does("push s1 1").goes_on().turns_up("s1=3").shows("status=capped hands=9/1*3,8");
    assert_eq!((table.stack(0, 1), table.result().winners), ("3b".to_string(), vec![0]));
    let table = &mut scene().stacks(0, "b b").table();
    table.does("blind 1").reveals("9").shows("status=capped hands=8,9*2/1*3");
    assert_eq!(table.result().winners, [1]);
    let table = &mut scene().stacks(0, "b b").table();
    table.does("blind 1").reveals("P").does("target 1").shows("status=capped hands=9/1*3,8");
    assert_eq!(table.result().winners, [0]);
}

#[test]
fn c14_a_win_in_the_last_turn_is_a_win() {
    let mut table = Scene::new(2).hand(0, "5").hand(1, "1").turns(499).pile("8").table();
    table.does("play 5").shows("status=won");
    let result = table.result();
    assert_eq!((result.winners, result.capped), (vec![0], false));
}

#[test]
fn c14_the_cap_counts_turns_not_actions() {
    let scene = Scene::new(2).hand(0, "5 5 5 5 C J J 9").hand(1, "1").option("turn_cap", "2");
    let mut table = scene.pile("8").table();
    table.does("play 5 5 5").does("add 5").does("sweep").does("clear").does("play J").goes_on();
    table.does("end").shows("status=playing turns=1 seat=1");
    table.does("take").shows("status=capped turns=2");
}

#[test]
fn c14_the_cap_is_an_option() {
    assert_eq!(Options::default().turn_cap, 500);
    for cap in [1, 2, 37, 500, u16::MAX] {
        let mut options = Options { pass_on_empty: true, ..Options::default() };
        options.set("turn_cap", OptionValue::Number(cap.into())).unwrap();
        let rules = Rules::new(2, Seat::FIRST, options).unwrap();
        let mut state = rules.deal(&rules.full_deck()).unwrap();
        let take = rules.parse_action("take").unwrap();
        for turn in 0..cap {
            assert_eq!(rules.outcome(&state), None, "after {turn} turns of {cap}");
            let seat = state.seat;
            rules.play(&mut state, seat, take, &mut ()).unwrap();
        }
        let outcome = rules.outcome(&state).unwrap();
        assert!(outcome.is_win_for(seat(0)) && outcome.is_win_for(seat(1)));
    }
    for bad in [0, 65536] {
        assert!(Options::default().set("turn_cap", OptionValue::Number(bad)).is_err());
    }
    assert!(Rules::new(2, seat(0), Options { turn_cap: 0, ..Options::default() }).is_err());
}
