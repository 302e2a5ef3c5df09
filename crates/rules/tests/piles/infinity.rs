//! Silence aside: what no-trick and draw-one do, from when to when, and how commands combine.

use stapel_rules::Loss;
use stapel_rules::piles::Event;

use crate::scene::Scene;

#[test]
fn x8_a_command_acts_from_the_moment_it_is_laid() {
    // 38 could go back by ten until the no-trick lies.
    Scene::new("extreme players=2 piles=48,1,100,100 hands=25,38,50/51,52")
        .commands("")
        .allows("38A")
        .lay("25B")
        .commands("no-trick")
        .refuses("38A", "trick_forbidden")
        .allows("50A 38B");
}

#[test]
fn x8_a_command_acts_until_it_is_covered() {
    Scene::new("extreme players=2 piles=48,25,100,100 hands=30,38,50/51,52")
        .commands("no-trick")
        .refuses("38A", "trick_forbidden")
        .lay("30B")
        .commands("")
        .lay("38A");
}

#[test]
fn x8_a_command_acts_for_everyone() {
    Scene::new("extreme players=3 piles=48,1,100,100 hands=25,5/38,50/39,58")
        .lay("25B 5C")
        .end()
        .draws(6)
        .turn_of(1)
        .refuses("38A", "trick_forbidden")
        .lay("50A 38B")
        .commands("")
        .end()
        .draws(6)
        .turn_of(2)
        .lay("58A");
}

#[test]
fn x8_no_trick_holds_on_all_four_piles() {
    Scene::new("extreme players=1 piles=48,25,49,70 hands=15,38,59,80,60,3")
        .refuses("38A 15B 59C 80D", "trick_forbidden")
        .allows("59A 38B 3C 60D");
    // The same tops without the command.
    Scene::new("extreme players=1 piles=48,28,49,70 hands=18,38,59,80").allows("38A 18B 59C 80D");
}

#[test]
fn x8_a_card_is_judged_by_what_was_visible_before_it_landed() {
    // A no-trick may itself go back by ten …
    let scene = Scene::new("extreme players=2 piles=35,1,100,100 hands=25,30,60/50").lay("25A");
    let told = scene.events.last().copied();
    assert!(matches!(told, Some(Event::Laid { trick: true, .. })), "{told:?}");
    scene.commands("no-trick");
    // … unless another one is visible, on whatever pile.
    for piles in ["35,65,100,100", "35,1,85,100", "35,1,100,45"] {
        Scene::new(&format!("extreme players=2 piles={piles} hands=25,30,60/50"))
            .refuses("25A", "trick_forbidden");
    }
}

#[test]
fn x8_a_visible_no_trick_is_not_covered_by_a_trick() {
    Scene::new("extreme players=2 piles=45,1,85,100 hands=35,95,50,70/51")
        .refuses("35A 95C", "trick_forbidden")
        .allows("50A 70C");
}

#[test]
fn x8_of_two_equal_commands_each_must_be_covered() {
    Scene::new("extreme players=1 piles=25,48,100,85 hands=30,38,70,5")
        .lay("30A")
        .commands("no-trick")
        .refuses("38B", "trick_forbidden")
        .lay("70D")
        .commands("")
        .lay("38B");
}

#[test]
fn x8_a_command_may_be_covered_by_another() {
    Scene::new("extreme players=1 piles=25,48,100,100 hands=38,44,47,5")
        .lay("44A")
        .commands("silence")
        .allows("38B")
        .lay("47A")
        .commands("draw-one");
}

#[test]
fn x8_different_commands_act_together() {
    Scene::new("extreme players=2 piles=24,45,66,87 hands=35,50,51,5,8,9,97/52,53")
        .commands("silence no-trick one-pile draw-one")
        .refuses("35B 97D", "trick_forbidden")
        .lay("50A")
        .commands("no-trick one-pile draw-one")
        .bound('A')
        .refuses("51B 5C", "bound_to_pile")
        .lay("51A")
        .end()
        .draws(1)
        .holds(0, 6)
        .turn_of(1);
}

#[test]
fn x10_draw_one_visible_at_the_end_allows_one_card() {
    for (lays, draws) in [
        ("5A 27A", 1),
        ("27A 5B", 1),
        ("5A 8A 9A 10A 27A 30B", 1),
        // Covered in the same turn.
        ("27A 30A", 2),
        ("5A 8A 9A 10A 27A 30A", 6),
    ] {
        let laid = lays.split(' ').count() as u8;
        Scene::new("extreme players=3 hands=5,8,9,10,27,30/50,51/60,61")
            .lay(lays)
            .end()
            .draws(draws)
            .holds(0, 6 - laid + draws)
            .turn_of(1);
    }
}

#[test]
fn x10_draw_one_from_an_earlier_turn_holds_until_covered() {
    for (piles, lays, draws) in [
        ("27,1,100,100", "30B 31B 32B", 1),
        ("27,1,100,100", "30B 31A 32B", 3),
        ("27,1,67,100", "30A 31A", 1),
        ("27,1,67,100", "30A 31C", 2),
        ("27,1,100,100", "47A 50A", 2),
        ("27,1,100,100", "30A 47B", 1),
    ] {
        Scene::new(&format!("extreme players=3 piles={piles} hands=30,31,32,47,50,99/51,52/61,62"))
            .lay(lays)
            .end()
            .draws(draws)
            .turn_of(1);
    }
}

#[test]
fn x10_draw_one_holds_when_the_action_ends_by_itself() {
    for lays in ["41B", "30B 41B", "23B 30B 31B", "30B 43B 50B"] {
        Scene::new("extreme players=3 piles=27,1,100,100 hands=23,30,31,41,43,50/51,52/61,62")
            .lay(lays)
            .draws(1)
            .turn_of(1);
    }
}

#[test]
fn x10_missed_cards_are_caught_up_once_it_is_covered() {
    Scene::new("extreme players=2 hands=5,8,9,10,11,27,99/50-56")
        .lay("5A 27A")
        .end()
        .draws(1)
        .holds(0, 6)
        .turn_of(1)
        .lay("50B 51B 52B")
        .end()
        .draws(1)
        .holds(1, 5)
        .turn_of(0)
        .lay("99A 11D")
        .end()
        .draws(3)
        .holds(0, 7)
        .turn_of(1)
        .lay("53B 54B")
        .end()
        .draws(4)
        .holds(1, 7);
}

#[test]
fn x10_catching_up_goes_to_the_agreed_hand_size_and_no_further_than_the_draw_pile() {
    for (words, draws) in [
        ("players=1 hands=5,8,9", 7),
        ("players=1 hand_less=1 hands=5,8,9", 6),
        ("players=2 hands=5,8,9/50", 6),
        ("players=2 hand_less=1 hands=5,8,9/50", 5),
        ("players=3 hands=5,8,9/50/51", 5),
        ("players=3 hand_less=1 hands=5,8,9/50/51", 4),
        ("players=3 hands=5,8,9/50/51 undrawn=90,91,92", 3),
    ] {
        Scene::new(&format!("extreme {words}")).lay("5A 8A").end().draws(draws);
    }
}

#[test]
fn x10_an_empty_draw_pile_gives_no_card() {
    Scene::new("extreme players=2 piles=27,1,100,100 hands=5,8/50 undrawn=-")
        .lay("5B 8B")
        .end()
        .draws(0)
        .turn_of(1);
}

#[test]
fn x11_a_hand_below_the_minimum_lays_what_it_can_and_is_stuck() {
    for (options, hand, lays) in
        [("", "5", "5B"), ("expert=true", "5", "5B"), ("expert=true", "5,8", "5B 8B")]
    {
        Scene::new(&format!("extreme players=2 {options} piles=27,1,100,100 hands={hand}/50,51"))
            .turn_of(0)
            .lay(lays)
            .lost(Loss::Stuck);
    }
}

#[test]
fn x11_a_stop_as_the_last_card_saves_a_small_hand() {
    for (options, hand, lays) in
        [("", "21", "21B"), ("expert=true", "21", "21B"), ("expert=true", "5,21", "5B 21B")]
    {
        Scene::new(&format!(
            "extreme players=2 {options} piles=27,1,100,100 hands={hand}/50,51,52"
        ))
        .lay(lays)
        .draws(1)
        .holds(0, 1)
        .turn_of(1);
    }
}

#[test]
fn x11_a_hand_of_just_the_minimum_may_run_empty() {
    for (options, lays) in [("", "5B 8B"), ("expert=true", "5B 8B 9B")] {
        let hand = lays.replace('B', "").replace(' ', ",");
        Scene::new(&format!(
            "extreme players=2 {options} piles=27,1,100,100 hands={hand}/50,51,52"
        ))
        .lay(lays)
        .legal("end")
        .end()
        .draws(1)
        .holds(0, 1)
        .turn_of(1);
    }
}

#[test]
fn x11_comes_about_by_drawing_one() {
    // The one card drawn is a 2, the lowest one left.
    Scene::new("extreme players=1 piles=27,1,100,100 hands=5,8")
        .lay("5B 8B")
        .end()
        .draws(1)
        .turn_of(0)
        .minimum(2)
        .legal("2C 2D")
        .lay("2C")
        .lost(Loss::Stuck);
}

#[test]
fn x11_without_a_draw_pile_one_card_is_enough() {
    Scene::new("extreme players=2 piles=27,1,100,100 hands=5/50,51 undrawn=-")
        .lay("5B")
        .end()
        .turn_of(1);
}
