//! C8 and C9: PUSH, CLEAR and passing.

use stapel_rules::clear4::Event;

use crate::support::{Scene, bag, oracle, seat};

#[test]
fn c8_push_gives_the_pile_to_another_seat_and_leaves_the_game() {
    for (pile, taken) in [("", "7"), ("8", "7,8"), ("J", "7,J"), ("9 9 5 J5 5", "5*2,7,9*2,J")] {
        for action in ["push 1", "push s1 1"] {
            let scene = Scene::new(3).hand(0, "P 9").stack(0, 1, "Pb").hand(1, "7").pile(pile);
            let mut table = scene.table();
            let before = table.state.out;
            table.does(action);
            let own = if action == "push 1" { "9" } else { "9,P" };
            table.shows(&format!("hands={own}/{taken}/- pile=- run=none turns=1"));
            assert_eq!(table.state.out, before + bag("P"), "{action} on {pile:?}");
        }
    }
}

#[test]
fn c8_after_a_push_play_passes_to_the_left_of_the_pusher() {
    for pusher in 0..4 {
        for target in (0..4).filter(|&target| target != pusher) {
            let mut scene = Scene::new(4).turn_of(pusher).hand(pusher, "P 9").pile("8");
            for other in (0..4).filter(|&other| other != pusher) {
                scene = scene.hand(other, "1");
            }
            let mut table = scene.table();
            table.does(&format!("push {target}"));
            table.shows(&format!("seat={} phase=open", (pusher + 1) % 4));
            assert_eq!(table.state.hand(seat(target)), bag("1 8"));
        }
    }
}

#[test]
fn c8_a_push_never_hits_oneself_nor_a_seat_that_is_not_there() {
    for players in 2..=6 {
        for pusher in 0..players {
            let scene = Scene::new(players).turn_of(pusher).hand(pusher, "P 9");
            let mut table = scene.stack(pusher, 2, "Pb").pile("8").table();
            for target in 0..=7 {
                for action in [format!("push {target}"), format!("push s2 {target}")] {
                    if target < players && target != pusher {
                        assert!(table.can(&action), "{action} of {players}");
                    } else {
                        table.refused(&action, "bad_target");
                    }
                }
            }
        }
    }
}

#[test]
fn c8_after_a_push_from_a_stack_the_card_under_it_turns_up_and_the_turn_ends() {
    let mut table = Scene::new(2).hand(0, "9").stack(0, 3, "Pdb").hand(1, "1").pile("8").table();
    table.does("push s3 1").turns_up("s3=P").shows("seat=1 phase=open turns=1 hands=9/1,8");
    assert_eq!(table.stack(0, 3), "pushb");
}

#[test]
fn c8_clear_takes_pile_and_card_out_of_the_game_and_the_seat_goes_again() {
    for pile in ["", "8", "J", "9 5 J5 5"] {
        for action in ["clear", "clear s1"] {
            let scene = Scene::new(2).hand(0, "C 10").stack(0, 1, "Cb").pile(pile).hand(1, "1");
            let mut table = scene.turns(3).table();
            let (out, cards) = (table.state.out, table.state.pile + bag("C"));
            table.does(action).shows("pile=- run=none seat=0 phase=open turns=3");
            assert_eq!(table.state.out, out + cards, "{action} on {pile:?}");
            assert!(table.events.contains(&Event::Cleared { seat: seat(0), cards }));
            table.does("play 10").shows("run=10*1");
        }
    }
}

#[test]
fn c8_a_card_turned_up_under_a_clear_is_ready_for_the_further_turn() {
    for (turned, then) in
        [("P", "push s1 1"), ("C", "clear s1"), ("10", "play s1"), ("J", "play s1")]
    {
        let mut table = Scene::new(2).hand(0, "9").stack(0, 1, "Cdb").pile("3").table();
        table.does("clear s1").turns_up(&format!("s1={turned}")).does(then);
    }
}

#[test]
fn c8_push_and_clear_are_not_part_of_a_number_play() {
    let mut table = Scene::new(2).hand(0, "5 5 J P C").stacks(0, "Pb Cb 5b").pile("8").table();
    for play in [
        "play s1",
        "play s2",
        "play 5 s1",
        "play 5 s2",
        "play J s1",
        "play s1 s2",
        "play s1 s3",
        "play 5 5 s2 s3",
    ] {
        table.refused(play, "not_playable");
    }
    table.does("play 5").refused("add s1", "not_playable").refused("add s2", "not_playable");
    table.refused("push 1", "not_playable").refused("clear", "not_playable");
    table.refused("push s1 1", "not_playable").refused("clear s2", "not_playable");
    table.offers(&["add 5", "add J", "add s3", "end"]);
}

#[test]
fn c8_a_turned_up_push_or_clear_waits_for_a_turn_of_its_own() {
    for (turned, then) in [("P", "push s1 1"), ("C", "clear s1")] {
        let mut table = Scene::new(2).hand(0, "9").stack(0, 1, "5db").hand(1, "1 1").table();
        table.does("play s1").turns_up(&format!("s1={turned}"));
        table.refused("add s1", "not_playable").refused(then, "not_playable").offers(&["end"]);
        table.does("end").does("play 1").does("end").does(then);
    }
}

#[test]
fn c8_a_special_card_must_be_where_it_is_said_to_be() {
    let scene = Scene::new(2).hand(0, "5").stacks(0, "Pdb Cdb 5db b").hand(1, "P C").pile("8");
    let mut table = scene.table();
    for action in [
        "push 1",
        "clear",
        "push s2 1",
        "push s3 1",
        "push s4 1",
        "clear s1",
        "clear s3",
        "clear s4",
    ] {
        table.refused(action, "no_such_card");
    }
    assert!(table.can("push s1 1") && table.can("clear s2"));
}

#[test]
fn c9_passing_takes_the_whole_pile_and_ends_the_turn() {
    for (pile, hand) in [("8", "8,9"), ("J", "9,J"), ("J J", "9,J*2"), ("9 5 J5 5", "5*2,9*2,J")] {
        let mut table = Scene::new(3).hand(0, "9").hand(1, "1").pile(pile).table();
        let taken = table.state.pile;
        table.does("take");
        table.shows(&format!("hands={hand}/1/- pile=- run=none seat=1 phase=open turns=1"));
        assert!(table.events.contains(&Event::Took { seat: seat(0), cards: taken }));
    }
}

#[test]
fn c9_one_may_pass_though_one_could_play() {
    let mut table = Scene::new(2).hand(0, "1 J C P").stack(0, 1, "b").pile("8").table();
    assert!(table.can("play 1") && table.can("blind 1"));
    table.does("take").shows("seat=1 pile=-");
}

#[test]
fn c9_an_empty_pile_is_not_passed() {
    let mut table = Scene::new(2).hand(0, "5 J P C").stacks(0, "5db Jb b").table();
    table.refused("take", "pass_forbidden");
}

#[test]
fn c9_on_an_empty_pile_a_play_always_exists() {
    let numbers: Vec<String> = (1..=10).map(|number| number.to_string()).collect();
    for card in numbers.iter().map(String::as_str).chain(["P", "J", "C"]) {
        let (from_hand, from_stack) = match card {
            "P" => ("push 1".to_string(), "push s1 1"),
            "C" => ("clear".to_string(), "clear s1"),
            _ => (format!("play {card}"), "play s1"),
        };
        Scene::new(2).hand(0, card).table().offers(&[&from_hand]);
        Scene::new(2).stack(0, 1, &format!("{card}b")).table().offers(&[from_stack]);
        Scene::new(2).stack(0, 1, &format!("{card}db")).table().offers(&[from_stack]);
    }
    Scene::new(2).stack(0, 4, "b").table().offers(&["blind 4"]);
}

#[test]
fn c9_passing_an_empty_pile_can_be_agreed() {
    let scene = Scene::new(2).hand(0, "5").hand(1, "1").option("pass_on_empty", "true");
    let mut table = scene.clone().table();
    table.offers(&["play 5", "take"]).does("take");
    table.shows("hands=5/1 pile=- seat=1 phase=open turns=1").does("take").shows("seat=0 turns=2");
    // A pile that is there is taken as ever.
    scene.pile("8").table().does("take").shows("hands=5,8/1 pile=-");
}

#[test]
fn c9_the_list_has_passing_just_where_it_is_allowed() {
    for flag in ["true", "false"] {
        for pile in ["", "J", "8"] {
            let scene = Scene::new(3).hand(0, "5 9 P C").stacks(0, "Pdb Cb b").pile(pile);
            let table = scene.option("pass_on_empty", flag).table();
            oracle::assert_agrees(&table.rules, &table.state, usize::MAX);
            assert_eq!(table.can("take"), flag == "true" || !pile.is_empty());
        }
    }
}
