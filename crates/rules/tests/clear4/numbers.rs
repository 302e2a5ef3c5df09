//! C2, C3, C4: number plays, what they turn up, and how they are extended.

use stapel_rules::clear4::{Action, Counts, Event, StackSet};
use stapel_rules::{Game, Turn};

use crate::support::{Scene, seat};

/// A pile of one card with this value.
fn top(value: u8) -> Scene {
    Scene::new(2).pile(&value.to_string())
}

#[test]
fn c2_equal_or_lower_goes_on_the_top_and_higher_does_not() {
    for on_top in 1..=10_u8 {
        for value in 1..=10_u8 {
            let hand = format!("{value} {value} C");
            let scene = top(on_top).hand(0, &hand).stack(0, 2, &format!("{value}b"));
            for cards in [format!("{value}"), format!("{value} {value}"), "s2".to_string()] {
                let (play, mut table) = (format!("play {cards}"), scene.clone().table());
                if value <= on_top {
                    table.does(&play).shows("seat=0 phase=extend");
                } else {
                    table.refused(&play, "too_high");
                }
            }
        }
    }
}

#[test]
fn c2_only_the_top_of_the_pile_counts() {
    let scene = Scene::new(2).hand(0, "2 4 5 9").pile("9 9 4");
    scene.clone().table().refused("play 5", "too_high").refused("play 9", "too_high");
    scene.clone().table().does("play 4").shows("run=4*2");
    scene.table().does("play 2").shows("run=2*1");
}

#[test]
fn c2_any_value_goes_on_an_empty_or_valueless_pile() {
    for pile in ["", "J", "J J"] {
        for value in 1..=10 {
            let scene = Scene::new(2).hand(0, &format!("{value} C")).pile(pile);
            scene.table().does(&format!("play {value}")).shows(&format!("run={value}*1"));
        }
    }
}

#[test]
fn c2_cards_come_from_hand_and_stacks_in_any_mix() {
    for (play, run, hand, stacks) in [
        ("play 5", "5*1", "5,9", "5b,5b,8b,-"),
        ("play 5 5", "5*2", "9", "5b,5b,8b,-"),
        ("play s1", "5*1", "5*2,9", "b,5b,8b,-"),
        ("play s2", "5*1", "5*2,9", "5b,b,8b,-"),
        ("play s1 s2", "5*2", "5*2,9", "b,b,8b,-"),
        ("play 5 s2", "5*2", "5,9", "5b,b,8b,-"),
        ("play 5 s1 s2", "5*3", "5,9", "b,b,8b,-"),
        ("play 5 5 s1", "5*3", "9", "b,5b,8b,-"),
    ] {
        let scene = top(8).hand(0, "5 5 9").stacks(0, "5b 5b 8b -").hand(1, "1");
        let cards = &run[2..];
        scene.table().does(play).shows(&format!(
            "run={run} hands={hand}/1 stacks={stacks}/-,-,-,- pile=5{},8 phase=extend seat=0",
            if cards == "1" { String::new() } else { format!("*{cards}") }
        ));
    }
}

#[test]
fn c2_cards_of_two_values_are_not_one_play() {
    let mut table = top(10).hand(0, "5 5 6 J").stacks(0, "5b 6b Jb -").table();
    for play in [
        "play 5 6",
        "play 5 5 6",
        "play 5 s2",
        "play 6 s1",
        "play s1 s2",
        "play 5 6 J",
        "play J s1 s2",
        "play 5 6 s3",
    ] {
        table.refused(play, "mixed_values");
    }
}

#[test]
fn c2_only_cards_that_are_there_are_played() {
    let mut table = top(10).hand(0, "5 5").stacks(0, "4db b - 4b").hand(1, "7 J").table();
    for play in [
        "play 7",
        "play J",
        "play 5 5 5",
        "play 5 J",
        "play 4",
        "play 4 s1",
        "play s2",
        "play s3",
        "play 5 s3",
        "play 11",
        "play 0",
    ] {
        table.refused(play, "no_such_card");
    }
    assert!(table.can("play s1 s4"));
}

#[test]
fn c2_a_play_has_at_least_one_card() {
    let mut table = top(10).hand(0, "5").table();
    let nothing = Action::Play { hand: Counts::EMPTY, stacks: StackSet::EMPTY };
    table.refused_action(seat(0), nothing, "not_playable");
}

#[test]
fn c2_only_the_seat_whose_turn_it_is_plays() {
    let mut table = Scene::new(3).hand(0, "5 6").hand(1, "5 6").hand(2, "5 6").pile("8").table();
    for (seat, action) in [(1, "play 5"), (2, "play 5"), (1, "take"), (2, "end"), (5, "play 5")] {
        table.refused_to(seat, action, "not_your_turn");
    }
    table.does("play 5").refused_to(1, "add 5", "not_your_turn");
    table.does("end").refused_to(0, "play 6", "not_your_turn").does("play 5");
}

#[test]
fn c3_the_vertical_card_turns_up_at_once() {
    for (play, start) in [
        ("play s2", Scene::new(2).hand(0, "5 C")),
        ("play 5 s2", Scene::new(2).hand(0, "5 C")),
        ("play 5 s2", Scene::new(2).hand(0, "5 C").pile("8")),
    ] {
        let mut table = start.stack(0, 2, "5db").table();
        table.does(play);
        assert!(matches!(table.rules.turn(&table.state), Turn::Chance(_)));
        // Nobody does anything before it is up.
        table.refused("end", "bad_request").refused_to(1, "take", "bad_request").offers(&[]);
        table.turns_up("s2=7").shows("phase=extend seat=0");
        assert_eq!(table.stack(0, 2), "7b");
    }
}

#[test]
fn c3_any_card_played_from_a_stack_turns_up_the_one_under_it() {
    for (up, pile, action) in [
        ("5", "8", "play s1"),
        ("5", "8", "play 5 s1"),
        ("J", "8", "play s1"),
        ("J", "", "play s1"),
        ("J", "8", "play 5 s1"),
        ("P", "8", "push s1 1"),
        ("P", "", "push s1 1"),
        ("C", "8", "clear s1"),
        ("C", "", "clear s1"),
    ] {
        let scene = Scene::new(2).hand(0, "5 9").stack(0, 1, &format!("{up}db")).pile(pile);
        let mut table = scene.table();
        table.does(action).turns_up("s1=3");
        assert_eq!(table.stack(0, 1), "3b", "{action}");
    }
    let mut table = top(8).hand(0, "5 9").stacks(0, "5db Jdb").table();
    table.does("play 5").does("add s1").turns_up("s1=3").does("add s2").turns_up("s2=4");
    assert_eq!((table.stack(0, 1), table.stack(0, 2)), ("3b".to_string(), "4b".to_string()));
}

#[test]
fn c3_cards_played_from_the_hand_turn_nothing_up() {
    let mut table = top(8).hand(0, "5 J P C").stack(0, 1, "5db").table();
    table.does("play 5").turns_up("");
    table.does("add J").turns_up("");
    assert_eq!(table.stack(0, 1), "5db");
}

#[test]
fn c3_several_stacks_turn_up_after_the_play() {
    let mut table = top(8).hand(0, "5 9").stacks(0, "5db 6db Jdb 5b").table();
    table.does("play 5 s1 s3");
    // All three cards lie on the pile before the first one turns up.
    table.shows("run=5*3 pile=5*2,8,J turning_up=13");
    table.turns_up("s1=5 s3=2").shows("run=5*3 phase=extend");
    assert_eq!([1, 2, 3, 4].map(|stack| table.stack(0, stack)), ["5b", "6db", "2b", "5b"]);
}

#[test]
fn c3_cards_turn_up_before_four_are_swept() {
    let mut table = top(8).hand(0, "5 5 9").stacks(0, "5db 5db").table();
    table.does("play 5 5 s1 s2").turns_up("s1=9 s2=P").offers(&["end", "sweep"]);
    table.does("sweep").shows("pile=- phase=open seat=0").does("play 9 s1").shows("run=9*2");
}

#[test]
fn c3_cards_turn_up_after_four_had_to_be_swept() {
    let scene = top(8).hand(0, "5 5 9").stacks(0, "5db 5db").option("must_sweep", "true");
    let mut table = scene.table();
    table.does("play 5 5 s1 s2");
    assert!(matches!(table.events.last(), Some(Event::Cleared { .. })));
    table.turns_up("s1=9 s2=P").shows("pile=- phase=open seat=0");
    table.does("play 9 s1").shows("run=9*2");
}

#[test]
fn c3_the_horizontal_card_never_turns_up() {
    for (up, action) in [("5", "play s1"), ("J", "play s1"), ("P", "push s1 1"), ("C", "clear s1")]
    {
        let mut table = top(8).hand(0, "9").stack(0, 1, &format!("{up}b")).table();
        table.does(action).turns_up("");
        assert_eq!(table.stack(0, 1), "b", "{action}");
    }
}

#[test]
fn c4_equal_cards_and_jokers_extend_a_play_card_by_card() {
    for (open, add, run) in [
        ("play 5", "add 5", "5*2"),
        ("play 5", "add J", "5*2"),
        ("play 5", "add s1", "5*2"),
        ("play 5", "add s2", "5*2"),
        ("play s1", "add 5", "5*2"),
        ("play s1", "add s2", "5*2"),
        ("play 5 J", "add 5", "5*3"),
        ("play 5 5", "add J", "5*3"),
        ("play s1 s2", "add 5", "5*3"),
    ] {
        let scene = top(8).hand(0, "5 5 J 9").stacks(0, "5b Jb");
        scene.table().does(open).does(add).shows(&format!("run={run} phase=extend seat=0"));
    }
}

#[test]
fn c4_a_freshly_turned_card_extends_the_play() {
    for (turned, run) in [("5", "5*2"), ("J", "5*2")] {
        let mut table = top(8).hand(0, "9").stack(0, 1, "5db").table();
        table.does("play s1").turns_up(&format!("s1={turned}"));
        table.offers(&["add s1", "end"]).does("add s1").shows(&format!("run={run}"));
        assert_eq!(table.stack(0, 1), "b");
    }
}

#[test]
fn c4_a_lone_joker_on_a_valued_pile_is_extended() {
    let scene = || top(8).hand(0, "8 J J 9 7").stacks(0, "8b Jb");
    for add in ["add 8", "add J", "add s1", "add s2"] {
        scene().table().does("play J").does(add).shows("run=8*3 phase=extend");
    }
    let mut table = scene().table();
    table.does("play J").refused("add 7", "mixed_values").refused("add 9", "mixed_values");
}

#[test]
fn c4_other_values_do_not_extend() {
    let mut table = top(8).hand(0, "4 5 6").stacks(0, "4db 6db 5db").table();
    table.does("play 5");
    for add in ["add 4", "add 6", "add s1", "add s2"] {
        table.refused(add, "mixed_values");
    }
    for add in ["add 5", "add 8", "add J", "add s4"] {
        table.refused(add, "no_such_card");
    }
    table.offers(&["add s3", "end"]);
}

#[test]
fn c4_a_play_is_extended_up_to_four() {
    let mut table = top(8).hand(0, "5 5 5 5 5 9").table();
    table.does("play 5").does("add 5").does("add 5").shows("run=5*3 phase=extend");
    table.does("add 5").shows("run=5*4 phase=extend seat=0 hands=5,9/-");
    table.refused("add 5", "too_many").refused("add 9", "mixed_values").offers(&["end", "sweep"]);
}

#[test]
fn c4_the_turn_does_not_end_by_itself() {
    let mut table = top(8).hand(0, "5 9").hand(1, "1").table();
    table.does("play 5").offers(&["end"]).shows("seat=0 turns=0");
    table.does("end").shows("seat=1 phase=open turns=1");
}

#[test]
fn c4_the_turn_may_end_with_cards_left_to_add() {
    let mut table = top(8).hand(0, "5 5 5 J").hand(1, "1").table();
    table.does("play 5").offers(&["add 5", "add J", "end"]);
    table.does("end").shows("seat=1 run=5*1 hands=5*2,J/1");
}

#[test]
fn c4_a_play_under_way_is_only_extended_or_ended() {
    let mut table = top(8).hand(0, "3 5 5 J P C").stacks(0, "5b b Pb Cb").table();
    table.does("play 5");
    for action in [
        "play 5",
        "play 3",
        "play J",
        "play s1",
        "blind 2",
        "push 1",
        "push s3 1",
        "clear",
        "clear s4",
        "take",
        "target 1",
    ] {
        table.refused(action, "not_playable");
    }
    table.offers(&["add 5", "add J", "add s1", "end"]);
}

#[test]
fn c4_before_a_play_there_is_nothing_to_extend_or_end() {
    for pile in ["", "J", "8"] {
        let mut table = Scene::new(2).hand(0, "8 J").stack(0, 1, "8b").pile(pile).table();
        for action in ["add 8", "add J", "add s1", "end", "target 1"] {
            table.refused(action, "not_playable");
        }
    }
}
