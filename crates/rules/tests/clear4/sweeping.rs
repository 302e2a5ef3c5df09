//! C7: four of one value.

use stapel_rules::clear4::Event;

use crate::support::{Scene, bag, seat};

#[test]
fn c7_four_of_one_value_clear_the_pile_and_the_seat_goes_again() {
    for (pile, play) in [
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
    ] {
        let scene = Scene::new(3).hand(0, "5 5 5 5 J J 9").stacks(0, "5b 5b").pile(pile);
        let mut table = scene.turns(7).table();
        table.does(play).shows("pile=- run=none phase=open seat=0 turns=7");
        assert!(table.can("play 9"), "any value goes now");
    }
}

#[test]
fn c7_the_fourth_card_clears_when_it_is_added_too() {
    for (pile, open, add) in [
        ("8", "play 5 5 5", "add 5"),
        ("8", "play 5 5 J", "add s1"),
        ("5 5", "play 5", "add J"),
        ("5 5", "play J", "add 5"),
        ("5", "play J J", "add s1"),
    ] {
        let scene = Scene::new(2).hand(0, "5 5 5 5 J J 9").stacks(0, "5b").pile(pile);
        let mut table = scene.table();
        table.does(open).shows("phase=extend").does(add).shows("pile=- phase=open seat=0");
    }
}

#[test]
fn c7_it_does_not_matter_who_played_the_four() {
    let mut table = Scene::new(3).hand(0, "5 9").hand(1, "5 9").hand(2, "5 J 9").table();
    table.does("play 5").does("end").does("play 5").does("end");
    table.shows("seat=2 run=5*2").does("play 5 J").shows("seat=2 phase=open pile=-");
}

#[test]
fn c7_the_whole_pile_leaves_the_game() {
    let mut table = Scene::new(2).hand(0, "5 5 9").hand(1, "1").pile("J 9 J9 5 J5").table();
    let before = table.state.out();
    table.does("play 5 5");
    let cleared = bag("J 9 J 5 J 5 5");
    assert_eq!(table.state.out(), before + cleared);
    assert!(table.events.contains(&Event::Cleared { seat: seat(0), cards: cleared }));
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
    for pile in ["8", "8 8", "8 8 8", "8 8 J8"] {
        let scene = Scene::new(2).hand(0, "5 5 5 5 8 9").pile(pile);
        scene.clone().table().does("play 5").shows("run=5*1");
        scene.clone().table().does("play 5 5 5").shows("run=5*3");
        scene.table().does("play 5 5 5 5").shows("pile=-");
    }
}

#[test]
fn c7_further_turns_after_clearing_belong_to_the_same_turn() {
    let mut table = Scene::new(2).hand(0, "5 5 5 5 3 3 3 3 9 C").hand(1, "1").table();
    table.does("play 5 5 5 5").does("play 3 3 3 3").does("clear").shows("seat=0 turns=0");
    table.refused("end", "not_playable").refused("take", "pass_forbidden").goes_on();
}
