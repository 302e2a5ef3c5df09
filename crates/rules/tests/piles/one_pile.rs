//! One-pile, in the usual, the loose and the strict reading.

use stapel_rules::Loss;
use stapel_rules::piles::{Layout, Options, Rules};
use stapel_rules::setup::SetupError;

use crate::scene::Scene;

#[test]
fn x9_the_first_card_under_one_pile_binds_its_pile() {
    for (first, bound, free, other) in [
        ("30A", 'A', "31A", "31B 31C 31D"),
        ("30C", 'C', "5C", "31A 31B 5D"),
        ("30D", 'D', "5D", "31A 31B 5C"),
    ] {
        Scene::new("extreme players=2 piles=1,26,100,100 hands=5,30,31,99/50,51")
            .bound('-')
            .allows("30A 30B 30C 30D")
            .lay(first)
            .bound(bound)
            .refuses(other, "bound_to_pile")
            .lay(free)
            .bound(bound)
            .refuses("99B", "bound_to_pile");
    }
}

#[test]
fn x9_the_rest_of_the_turn_goes_on_the_bound_pile() {
    Scene::new("extreme players=2 piles=1,26,100,100 hands=30,31,32,33,34,99/50,51")
        .lay("30A 31A 32A 33A 34A")
        .bound('A')
        .legal("99A end")
        .end()
        .draws(6);
}

#[test]
fn x9_the_command_binds_its_own_pile() {
    for (command, bound, free, other) in [
        ("26A", 'A', "31A", "31B 5C 5D"),
        ("26B", 'B', "31B", "31A 5C 5D"),
        ("26C", 'C', "5C", "31A 31B 5D"),
        ("26D", 'D', "5D", "31A 31B 5C"),
    ] {
        Scene::new("extreme players=2 hands=5,26,30,31/50,51")
            .lay(command)
            .commands("one-pile")
            .bound(bound)
            .refuses(other, "bound_to_pile")
            .allows(free);
    }
}

#[test]
fn x9_cards_laid_before_the_command_do_not_bind() {
    for (before, command, bound) in
        [("5A 8C", "26B", 'B'), ("5A 8A", "26A", 'A'), ("5A 8B", "26D", 'D'), ("8C", "26A", 'A')]
    {
        Scene::new("extreme players=2 hands=5,8,26,30,31/50,51")
            .lay(before)
            .bound('-')
            .lay(command)
            .turn_of(0)
            .bound(bound);
    }
    Scene::new("extreme players=2 hands=5,8,26,30,31/50,51")
        .lay("5A 8C 26B")
        .refuses("30A 30D 31A", "bound_to_pile")
        .legal("30B 31B end");
}

#[test]
fn x9_a_command_without_a_card_for_its_own_pile_is_stuck() {
    // 5 and 8 would go on C and D, and do with the loose reading.
    let text = "players=2 hands=5,8,26/50,51";
    Scene::new(&format!("extreme {text}")).lay("26A").lost(Loss::Stuck);
    Scene::new(&format!("extreme loose_one_pile=true {text}")).lay("26A").turn_of(0);
    // Once the minimum is reached, the turn can be ended.
    Scene::new(&format!("extreme {text}")).lay("8A 26A").legal("end");
}

#[test]
fn x9_covering_the_command_in_its_own_turn_frees_the_rest() {
    Scene::new("extreme players=2 hands=5,26,30,31/50,51")
        .lay("26B")
        .bound('B')
        .lay("30B")
        .commands("")
        .bound('-')
        .allows("31A 31B 5C 5D");
}

#[test]
fn x9_loose_leaves_the_choice_to_the_first_card_after_the_command() {
    assert!(!Options::default().loose_one_pile);
    Scene::new("extreme players=2 loose_one_pile=true hands=5,8,26,30,31/50,51")
        .lay("5A 8C")
        .lay("26B")
        .commands("one-pile")
        .bound('-')
        .allows("30A 30B 30D 31A")
        .lay("30D")
        .bound('D')
        .refuses("31A 31B", "bound_to_pile");
    Scene::new("extreme players=2 loose_one_pile=true hands=5,26,30,31/50,51")
        .lay("26B")
        .bound('-')
        .lay("30A")
        .bound('A')
        .refuses("31B 5C", "bound_to_pile")
        .lay("31A");
}

#[test]
fn x9_loose_and_strict_exclude_each_other() {
    let both = Options { strict_one_pile: true, loose_one_pile: true, ..Options::default() };
    let names = ["strict_one_pile", "loose_one_pile"];
    let refused = Err(SetupError::Together { names });
    assert_eq!(Rules::extreme(3, both, Layout::DEFAULT), refused);
    let loose = Options { strict_one_pile: false, ..both };
    assert!(Rules::extreme(3, loose, Layout::DEFAULT).is_ok());
    let no_option = Err(SetupError::NoSuchOption { name: "loose_one_pile" });
    assert_eq!(Rules::the_game(3, loose), no_option);
}

#[test]
fn x9_a_command_under_an_earlier_one_pile_binds_in_every_reading() {
    for option in ["", "loose_one_pile=true ", "strict_one_pile=true "] {
        let text = format!("extreme players=2 {option}piles=1,1,86,100 hands=26,30,31/50,51");
        Scene::new(&text)
            .lay("26B")
            .bound('B')
            .refuses("31A 31C", "bound_to_pile")
            .lay("31B")
            .bound('B')
            .refuses("30C", "bound_to_pile");
        // Bound to A already, a further command changes nothing.
        Scene::new(&text).lay("30A").bound('A').refuses("26B", "bound_to_pile");
    }
}

#[test]
fn x9_a_covered_one_pile_does_not_bind() {
    Scene::new("extreme players=2 piles=1,26,100,100 hands=5,30,31,32/50,51")
        .lay("30B")
        .commands("")
        .bound('-')
        .lay("31A 5C 32B")
        .bound('-');
    // Laid and covered in the same turn.
    Scene::new("extreme players=2 hands=5,26,30,31/50,51").lay("26A 30A").bound('-').lay("31B 5C");
}

#[test]
fn x9_the_bond_is_gone_at_once_when_the_command_is_covered() {
    // One one-pile covers another, which binds C; the 60 then covers the last one visible.
    Scene::new("extreme players=2 piles=1,1,86,100 hands=5,60,66,70/50,51")
        .lay("66C")
        .bound('C')
        .refuses("5A 70D", "bound_to_pile")
        .lay("60C")
        .commands("")
        .bound('-')
        .lay("5A 70D");
}

#[test]
fn x9_the_bond_stays_while_another_one_pile_is_visible() {
    Scene::new("extreme players=2 piles=26,1,86,100 hands=5,30,31,70/50,51")
        .lay("30A")
        .commands("one-pile")
        .bound('A')
        .refuses("31B 70C 5D", "bound_to_pile")
        .lay("31A")
        .bound('A');
}

#[test]
fn x9_a_new_one_pile_binds_anew() {
    Scene::new("extreme players=2 piles=1,26,100,100 hands=5,30,46,70,71/50,51")
        .lay("30B 5A 46B")
        .bound('B')
        .refuses("71A 70D", "bound_to_pile")
        .allows("70B 71B");
}

#[test]
fn x9_the_bond_ends_with_the_turn_and_the_next_seat_chooses() {
    Scene::new("extreme players=2 piles=1,26,100,100 hands=30,31/50,51,52")
        .lay("30A 31A")
        .end()
        .draws(7)
        .turn_of(1)
        .bound('-')
        .allows("50A 50B 50C 50D")
        .lay("51C")
        .bound('C')
        .refuses("52A", "bound_to_pile");
}

#[test]
fn x9_a_bound_seat_without_a_card_for_its_pile_is_stuck() {
    // 30 would go on B, C and D.
    Scene::new("extreme players=2 piles=95,26,100,100 hands=30,31,99/50,51")
        .lay("99A")
        .lost(Loss::Stuck);
    Scene::new("extreme players=2 piles=95,28,100,100 hands=30,31,99/50,51").lay("99A").turn_of(0);
}

#[test]
fn x9_the_usual_reading_never_loses_by_laying_the_command() {
    assert!(!Options::default().strict_one_pile);
    for lays in ["5A 26B", "5A 8A 26B", "5A 8B 26A", "5C 26A"] {
        for option in ["", "loose_one_pile=true "] {
            let text = format!("extreme players=2 {option}hands=5,8,26,30/50,51");
            Scene::new(&text).lay(lays).turn_of(0);
        }
    }
}

#[test]
fn x9_strict_loses_when_the_turn_has_cards_on_other_piles() {
    for lays in ["5A 26B", "5A 8A 26B", "5A 8B 26A", "5C 26A", "5A 8B 26D"] {
        Scene::new("extreme players=2 strict_one_pile=true hands=5,8,26,30/50,51")
            .lay(lays)
            .lost(Loss::OnePile);
    }
    // Covering the first one-pile has used A, so the second can't be obeyed on B.
    let text = "players=2 piles=26,1,100,100 hands=30,46,50/51,52";
    Scene::new(&format!("extreme strict_one_pile=true {text}")).lay("30A 46B").lost(Loss::OnePile);
    Scene::new(&format!("extreme {text}")).lay("30A 46B").turn_of(0);
}

#[test]
fn x9_strict_binds_the_pile_of_the_command_at_once() {
    for (lays, bound, free, other) in [
        ("26A", 'A', "30A", "30B 9C 9D"),
        ("26B", 'B', "30B", "30A 9C 9D"),
        ("26C", 'C', "9C", "30A 30B 9D"),
        ("5A 26A", 'A', "30A", "30B 9C 9D"),
        ("5A 8A 26A", 'A', "30A", "30B 9C 9D"),
    ] {
        Scene::new("extreme players=2 strict_one_pile=true hands=5,8,9,26,30,31/50,51")
            .lay(lays)
            .turn_of(0)
            .bound(bound)
            .refuses(other, "bound_to_pile")
            .allows(free);
    }
}

#[test]
fn x9_strict_frees_the_turn_when_the_command_is_covered() {
    Scene::new("extreme players=2 strict_one_pile=true hands=5,26,30,31/50,51")
        .lay("26B")
        .bound('B')
        .lay("30B")
        .bound('-')
        .lay("31A 5C");
}

#[test]
fn x9_strict_treats_an_earlier_one_pile_as_usual() {
    Scene::new("extreme players=2 strict_one_pile=true piles=1,1,86,100 hands=5,26,30,31/50,51")
        .bound('-')
        .lay("5A")
        .bound('A')
        // A play that the bond forbids is refused; it does not lose.
        .refuses("26B 30C", "bound_to_pile")
        .lay("26A")
        .bound('A')
        .turn_of(0);
}

#[test]
fn x9_strict_counts_only_the_cards_of_the_turn() {
    Scene::new("extreme players=2 strict_one_pile=true hands=5,8/26,50,51")
        .lay("5A 8C")
        .end()
        .draws(7)
        .turn_of(1)
        .lay("26B")
        .turn_of(1)
        .bound('B');
}
