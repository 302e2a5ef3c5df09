//! C5 and C6: what a joker counts for.

use crate::support::{Scene, oracle};

#[test]
fn c5_a_joker_takes_the_value_of_the_numbers_it_is_played_with() {
    for (pile, play, run) in [
        ("", "play 5 J", "5*2"),
        ("8", "play 5 J", "5*2"),
        ("8", "play 5 J J", "5*3"),
        ("8", "play 5 5 J", "5*3"),
        ("8", "play J s1", "5*2"),
        ("8", "play 5 s2", "5*2"),
        ("8", "play s1 s2", "5*2"),
        ("8 8 8", "play 5 J", "5*2"),
        ("5", "play 5 J", "5*3"),
    ] {
        let scene = Scene::new(2).hand(0, "5 5 J J J 9").stacks(0, "5b Jb").pile(pile);
        scene.table().does(play).shows(&format!("run={run} phase=extend"));
    }
}

#[test]
fn c5_jokers_do_not_make_a_number_fit() {
    let mut table = Scene::new(2).hand(0, "9 J J").stacks(0, "9b Jb").pile("8").table();
    for play in ["play 9 J", "play 9 J J", "play J s1", "play 9 s2", "play s1 s2"] {
        table.refused(play, "too_high");
    }
}

#[test]
fn c5_three_jokers_and_a_5_are_four_5s() {
    for (pile, play) in [("", "play 5 J J J"), ("8", "play 5 J J J"), ("J", "play 5 J J s1")] {
        let scene = Scene::new(2).hand(0, "5 J J J 9").stacks(0, "Jb").pile(pile);
        scene.table().does(play).shows("run=5*4 seat=0").offers(&["end", "sweep"]);
    }
}

#[test]
fn c5_a_lone_joker_takes_the_value_of_the_top_and_counts_toward_four() {
    for (pile, run) in [("8", "8*2"), ("8 8", "8*3"), ("9 J9 4", "4*2"), ("7 J7", "7*3")] {
        for play in ["play J", "play s1"] {
            let scene = Scene::new(2).hand(0, "J 9").stacks(0, "Jb").pile(pile);
            scene.table().does(play).shows(&format!("run={run} phase=extend"));
        }
    }
    for play in ["play J", "play s1"] {
        let scene = Scene::new(2).hand(0, "J 9").stacks(0, "Jb").pile("8 8 J8");
        scene.table().does(play).shows("run=8*4 seat=0").offers(&["end", "sweep"]);
    }
}

#[test]
fn c5_a_lone_joker_on_an_empty_pile_is_valueless_and_anything_may_follow() {
    for value in 1..=10 {
        for play in ["play J", "play s1"] {
            let scene = Scene::new(2).hand(0, "J 9").stacks(0, "Jb").hand(1, &format!("{value} C"));
            let mut table = scene.table();
            table.does(play).shows("run=none pile=J").does("end");
            table.does(&format!("play {value}")).shows(&format!("run={value}*1"));
        }
    }
}

#[test]
fn c5_a_valueless_joker_counts_for_no_set() {
    for pile in ["J", "J J", "J J J"] {
        let scene = Scene::new(2).hand(0, "5 5 5 5 J 9").pile(pile);
        scene.clone().table().does("play 5 5 5").shows("run=5*3 phase=extend");
        scene.clone().table().does("play 5 J").shows("run=5*2");
        scene.table().does("play 5 5 5 5").shows("run=5*4").offers(&["end", "sweep"]);
    }
}

#[test]
fn c5_a_further_lone_joker_stays_valueless() {
    let mut table = Scene::new(2).hand(0, "J J 9").hand(1, "J J 9").stack(1, 1, "Jb").table();
    for (count, play) in [(1, "play J"), (2, "play s1"), (3, "play J"), (4, "play J")] {
        let pile = if count == 1 { "J".to_string() } else { format!("J*{count}") };
        // Not even four of them are four equal cards.
        table.does(play).shows(&format!("run=none pile={pile} phase=extend")).does("end");
    }
    table.does("play 9").shows("run=9*1 pile=9,J*4");
}

#[test]
fn c5_a_lone_joker_on_an_empty_or_valueless_pile_is_not_extended() {
    for pile in ["", "J", "J J"] {
        for play in ["play J", "play s1"] {
            let scene = Scene::new(2).hand(0, "5 5 J J").stacks(0, "Jb 5b Jb").pile(pile);
            let mut table = scene.table();
            table.does(play).offers(&["end"]);
            for add in ["add 5", "add J", "add s2", "add s3"] {
                table.refused(add, "not_playable");
            }
            table.refused("play 5", "not_playable");
        }
    }
}

#[test]
fn c5_a_card_turned_up_under_such_a_joker_does_not_join_it_either() {
    for turned in ["5", "J"] {
        let mut table = Scene::new(2).hand(0, "9").stack(0, 1, "Jdb").table();
        table.does("play s1").turns_up(&format!("s1={turned}"));
        table.refused("add s1", "not_playable").offers(&["end"]);
    }
}

#[test]
fn c5_with_a_number_a_joker_goes_on_an_empty_pile_and_is_extended() {
    let mut table = Scene::new(2).hand(0, "5 5 J J 9").table();
    table.does("play 5 J").offers(&["add 5", "add J", "end"]).does("add J").shows("run=5*3");
}

#[test]
fn c6_several_jokers_take_the_value_of_the_top() {
    for (pile, play, run) in [
        ("8", "play J J", "8*3"),
        ("8", "play J s1", "8*3"),
        ("8", "play s1 s2", "8*3"),
        ("8", "play J J J", "8*4"),
        ("8", "play J J s2", "8*4"),
        ("8 J8", "play J J", "8*4"),
        ("8 8", "play J s1", "8*4"),
        ("10 3", "play J J", "3*3"),
    ] {
        let scene = Scene::new(2).hand(0, "J J J 9").stacks(0, "Jb Jb").pile(pile);
        scene.table().does(play).shows(&format!("run={run} phase=extend seat=0"));
    }
}

#[test]
fn c6_not_more_jokers_than_make_four() {
    for (pile, play) in [
        ("8", "play J J J J"),
        ("8", "play J J s1 s2"),
        ("8 8", "play J J J"),
        ("8 8 8", "play J J"),
        ("8 8 8", "play s1 s2"),
    ] {
        let scene = Scene::new(2).hand(0, "J J J J 9").stacks(0, "Jb Jb").pile(pile);
        scene.table().refused(play, "too_many");
    }
}

#[test]
fn c6_on_an_empty_or_valueless_pile_jokers_go_one_at_a_time() {
    for flag in ["true", "false"] {
        for pile in ["", "J", "J J"] {
            let scene = Scene::new(2).hand(0, "J J J 9").stacks(0, "Jb Jb").pile(pile);
            let mut table = scene.option("joker_sets", flag).table();
            for play in ["play J J", "play J J J", "play J s1", "play s1 s2", "play J s1 s2"] {
                table.refused(play, "too_many");
            }
            for play in ["play J", "play s1", "play s2"] {
                assert!(table.can(play), "{play} on {pile:?}");
            }
        }
    }
}

#[test]
fn c6_jokers_as_a_set_can_be_ruled_out() {
    let scene = Scene::new(2).hand(0, "5 J J J 9").stacks(0, "Jb Jb").pile("8");
    let off = scene.clone().option("joker_sets", "false");
    let mut table = off.clone().table();
    for play in ["play J J", "play J J J", "play J s1", "play s1 s2"] {
        assert!(scene.clone().table().can(play), "{play} by default");
        table.refused(play, "too_many");
    }
    // With a number, and one at a time, they go as before.
    for play in ["play J", "play s1", "play 5 J J", "play 5 J J J", "play 5 s1 s2"] {
        assert!(table.can(play), "{play}");
    }
    table.does("play J").shows("run=8*2").does("add J").shows("run=8*3");
    table.does("add s1").shows("run=8*4").offers(&["end", "sweep"]);
}

#[test]
fn c6_the_list_is_complete_with_and_without_the_flag() {
    for flag in ["true", "false"] {
        for pile in ["", "J", "8", "8 8", "8 8 8"] {
            let scene = Scene::new(2).hand(0, "8 5 J J J").stacks(0, "Jb Jb 8b 5b").pile(pile);
            let table = scene.option("joker_sets", flag).table();
            oracle::assert_agrees(&table.rules, &table.state, usize::MAX);
        }
    }
}
