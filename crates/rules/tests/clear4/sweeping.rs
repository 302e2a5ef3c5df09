//! C7: four of one value.

use stapel_rules::clear4::{Event, Options};

use crate::support::{Scene, bag, seat};

/// Piles and plays that make four 5s of it.
const FOURS: [(&str, &str); 13] = [
    ("", "play 5 5 5 5"),
    ("8", "play 5 5 5 5"),
    ("J", "play 5 5 5 5"),
    ("5", "play 5 5 5"),
    ("9 5 5", "play 5 5"),
    ("5 5 5", "play 5"),
    ("", "play 5 5 s1 s2"),
    ("5", "play 5 s1 s2"),
    ("8", "play 5 5 J s1"),
    ("5 J5", "play 5 J"),
    ("J5 5 J5", "play J"),
    ("J5 5 J5", "play s2"),
    ("5 5", "play J J"),
];

fn before_four(pile: &str) -> Scene {
    Scene::new(3).hand(0, "5 5 5 5 J J 9").stacks(0, "5b 5b").pile(pile).turns(7)
}

#[test]
fn c7_four_of_one_value_may_be_swept_and_the_seat_goes_again() {
    for (pile, play) in FOURS {
        let mut table = before_four(pile).table();
        table.does(play).shows("run=5*4 phase=extend seat=0").offers(&["end", "sweep"]);
        table.does("sweep").shows("pile=- run=none phase=open seat=0 turns=7");
        assert!(table.can("play 9"), "any value goes now");
    }
}

#[test]
fn c7_four_may_stay() {
    for (pile, play) in FOURS {
        let mut table = before_four(pile).hand(1, "5 J 4 9").table();
        let out = table.state.out;
        table.does(play).does("end").shows("run=5*4 phase=open seat=1 turns=8");
        assert_eq!(table.state.out, out, "{play} on {pile}");
        // They are a top like any other for what is lower, and can be taken.
        assert!(table.can("play 4") && table.can("take"));
        table.refused("play 9", "too_high");
    }
}

#[test]
fn c7_four_that_stay_take_neither_a_fifth_nor_a_lone_joker() {
    for sets in ["true", "false"] {
        let scene =
            Scene::new(2).hand(0, "4 5 5 J J").stacks(0, "5b Jb").option("joker_sets", sets);
        for pile in ["5 5 5 5", "9 5 J5 5 J5"] {
            let mut table = scene.clone().pile(pile).table();
            for play in ["play 5", "play 5 5", "play 5 J", "play J", "play s1", "play s2"] {
                table.refused(play, "too_many");
            }
            // With a lower number jokers go, up to four.
            table.does("play 4 J J s2").shows("run=4*4").offers(&["end", "sweep"]);
        }
    }
}

#[test]
fn c7_only_who_completed_the_four_may_sweep_and_only_then() {
    let scene = Scene::new(2).hand(0, "5 5 9").hand(1, "4 9").pile("5 5");
    let mut table = scene.table();
    table.refused("sweep", "not_playable").does("play 5").refused("sweep", "not_playable");
    table.does("add 5").refused_to(1, "sweep", "not_your_turn").does("end");
    table.refused("sweep", "not_playable").refused_to(0, "sweep", "not_your_turn");
    table.does("play 4").refused("sweep", "not_playable").does("end");
    table.refused("sweep", "not_playable");
}

#[test]
fn c7_the_fourth_card_may_be_added_too() {
    for (pile, open, add) in [
        ("8", "play 5 5 5", "add 5"),
        ("8", "play 5 5 J", "add s1"),
        ("5 5", "play 5", "add J"),
        ("5 5", "play J", "add 5"),
        ("5", "play J J", "add s1"),
    ] {
        let scene = Scene::new(2).hand(0, "5 5 5 5 J J 9").stacks(0, "5b").pile(pile);
        let mut table = scene.table();
        table.does(open).shows("phase=extend").refused("sweep", "not_playable").does(add);
        table.offers(&["end", "sweep"]).does("sweep").shows("pile=- phase=open seat=0");
    }
}

#[test]
fn c7_nothing_is_added_to_four() {
    let scene = Scene::new(2).hand(0, "5 5 5 9 J").stacks(0, "5b Jb Pb").pile("5 5 5");
    let mut table = scene.table();
    table.does("play 5");
    for add in ["add 5", "add J", "add s1", "add s2"] {
        table.refused(add, "too_many");
    }
    table.refused("add 9", "mixed_values").refused("add s3", "not_playable");
    table.refused("play 5", "not_playable").refused("take", "not_playable");
}

#[test]
fn c7_four_that_must_be_swept_are_at_once() {
    assert!(!Options::default().must_sweep);
    for (pile, play) in FOURS {
        let mut table = before_four(pile).option("must_sweep", "true").table();
        table.does(play).shows("pile=- run=none phase=open seat=0 turns=7");
        assert!(matches!(table.events.last(), Some(Event::Cleared { .. })), "{play} on {pile}");
        table.refused("sweep", "not_playable");
    }
    let scene = Scene::new(2).hand(0, "5 9").pile("8").option("must_sweep", "true").stacks(0, "5b");
    let mut table = scene.clone().pile("5 5").table();
    table.does("play 5").does("add s1").shows("pile=- phase=open seat=0");
    for card in ["5", "J"] {
        let mut table = scene.clone().stacks(0, "b b").pile("5 5 5").table();
        table.does("blind 1").reveals(card).shows("pile=- phase=open seat=0");
    }
}

#[test]
fn c7_it_does_not_matter_who_played_the_four() {
    let mut table = Scene::new(3).hand(0, "5 9").hand(1, "5 9").hand(2, "5 J 9").table();
    table.does("play 5").does("end").does("play 5").does("end");
    table.shows("seat=2 run=5*2").does("play 5 J").does("sweep").shows("seat=2 phase=open pile=-");
}

#[test]
fn c7_the_whole_pile_leaves_the_game() {
    let mut table = Scene::new(2).hand(0, "5 5 9").hand(1, "1").pile("J 9 J9 5 J5").table();
    let before = table.state.out;
    table.does("play 5 5").does("sweep");
    let cleared = bag("J 9 J 5 J 5 5");
    assert_eq!(table.state.out, before + cleared);
    assert_eq!(table.events, [Event::Cleared { seat: seat(0), cards: cleared }]);
    table.shows("hands=9/1");
}

#[test]
fn c7_never_more_than_four() {
    for (pile, play) in [
        ("", "play 5 5 5 5 5"),
        ("", "play 5 5 5 5 s1"),
        ("", "play 5 5 5 J J"),
        ("8", "play 5 5 5 5 5"),
        ("8 8 8", "play 5 5 5 5 J"),
        ("J", "play 5 5 5 5 5"),
        ("5", "play 5 5 5 5"),
        ("5", "play 5 5 5 s1"),
        ("5 5", "play 5 5 5"),
        ("5 5", "play 5 J s2"),
        ("5 J5 5", "play 5 5"),
        ("5 J5 5", "play 5 J"),
        ("5 J5 5", "play s1 s2"),
        ("5", "play J J s2 s3"),
        ("5 5", "play J J s2"),
        ("5 5 5", "play J s2"),
    ] {
        let scene = Scene::new(2).hand(0, "5 5 5 5 5 J J").stacks(0, "5b Jb Jb").pile(pile);
        scene.table().refused(play, "too_many");
    }
}

#[test]
fn c7_there_is_room_for_four_of_a_lower_value() {
    for pile in ["8", "8 8", "8 8 8", "8 8 J8", "8 8 8 J8"] {
        let scene = Scene::new(2).hand(0, "5 5 5 5 8 9").pile(pile);
        scene.clone().table().does("play 5").shows("run=5*1");
        scene.clone().table().does("play 5 5 5").shows("run=5*3");
        scene.table().does("play 5 5 5 5").shows("run=5*4");
    }
}

#[test]
fn c7_further_turns_after_clearing_belong_to_the_same_turn() {
    let mut table = Scene::new(2).hand(0, "5 5 5 5 3 3 3 3 9 C").hand(1, "1").table();
    table.does("play 5 5 5 5").does("sweep").does("play 3 3 3 3").does("sweep").does("clear");
    table.shows("seat=0 turns=0");
    table.refused("end", "not_playable").refused("take", "pass_forbidden").goes_on();
}
