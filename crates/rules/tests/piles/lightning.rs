//! Stop, skull and three.

use stapel_rules::Loss;
use stapel_rules::piles::PileSet;

use crate::scene::Scene;

const OTHERS: &str = "51-56/91-96";

/// Seat 0 of three has this full hand; the piles are empty.
#[track_caller]
fn hand(cards: &str) -> Scene {
    let scene = Scene::new(&format!("extreme players=3 hands={cards}/{OTHERS}"));
    scene.holds(0, 6)
}

#[test]
fn x2_what_commands_forbid_is_refused_and_changes_nothing() {
    Scene::new("extreme players=2 piles=45,1,100,100 hands=35,48/50,51")
        .refuses("35A", "trick_forbidden");
    Scene::new("extreme players=2 piles=46,1,100,100 hands=5,8,9/50,51")
        .lay("5B")
        .refuses("8C 8D 9C", "bound_to_pile")
        .allows("8B");
}

#[test]
fn x2_a_play_after_the_action_has_ended_is_refused() {
    for ends_by_itself in ["21A", "5A 23A 30A"] {
        hand("5,8,21,23,30,99")
            .lay(ends_by_itself)
            // First with the draw still open, then in the next seat's turn.
            .refuses_seat(0, "99A 8B end", "bad_request")
            .draws(ends_by_itself.split(' ').count() as u8)
            .turn_of(1)
            .refuses_seat(0, "99A 8B end", "not_your_turn");
    }
}

#[test]
fn x2_what_makes_an_obligation_impossible_is_legal_and_loses() {
    for (setup, before, last, reason) in [
        // No card could cover the skull.
        ("piles=80,97,3,2 hands=82,79/50", "", "82A", Loss::Skull),
        // The turn can't reach three cards.
        ("hands=23/50 undrawn=-", "", "23A", Loss::Three),
        // The turn has more than three cards.
        ("hands=5,8,9,23/50", "5A 8A 9A", "23A", Loss::Three),
        // The stop cuts the turn short.
        ("hands=23,21,5/50", "23A", "21B", Loss::Three),
        ("hands=22,21,30/50", "22A", "21B", Loss::Skull),
    ] {
        Scene::new(&format!("extreme players=2 {setup}"))
            .lay(before)
            .allows(last)
            .lay(last)
            .lost(reason);
    }
}

#[test]
fn x3_stop_ends_the_action_even_as_the_only_card() {
    hand("5,8,9,21,30,99").lay("21A").draws(1).holds(0, 6).turn_of(1).minimum(2);
}

#[test]
fn x3_stop_ends_the_action_whatever_the_minimum() {
    for (options, lays) in [
        ("", "21A"),
        ("", "5A 21A"),
        ("", "5A 8A 21A"),
        ("", "5A 8A 9A 10A 21A"),
        ("expert=true", "21A"),
        ("expert=true", "5A 21A"),
        ("expert=true", "5A 8A 9A 21A"),
    ] {
        let text = format!("extreme players=3 {options} hands=5,8,9,10,21,99/{OTHERS}");
        let laid = lays.split(' ').count() as u8;
        Scene::new(&text).lay(lays).draws(laid).holds(0, 6).turn_of(1);
    }
    Scene::new("extreme players=2 hands=21,99/50 undrawn=-").lay("21A").turn_of(1).minimum(1);
}

#[test]
fn x3_obligations_are_judged_when_a_stop_has_ended_the_action() {
    hand("5,21,22,23,30,99").lay("22A 21B").lost(Loss::Skull);
    hand("5,21,22,23,30,99").lay("23A 21B").lost(Loss::Three);
    // Both met: the skull is covered, and the stop is the third card.
    hand("5,22,23,41,30,99").lay("22A 23A 41A").draws(3).turn_of(1);
}

#[test]
fn x4_an_uncovered_skull_keeps_the_turn_open() {
    hand("5,8,22,30,31,99")
        .lay("5B 22A")
        .refuses("end", "obligation_open")
        .lay("8B")
        .refuses("end", "obligation_open")
        .lay("30A")
        .end()
        .draws(4)
        .turn_of(1);
}

#[test]
fn x4_a_skull_on_top_at_the_end_of_the_action_loses() {
    for lays in ["22A 21B", "5A 22A 21B", "5A 23A 42A", "23A 42A 5B", "22A 42A 21B"] {
        hand("5,21,22,23,42,99").lay(lays).lost(Loss::Skull);
    }
}

#[test]
fn x4_the_98th_card_as_a_skull_loses() {
    for (hand, lays) in [("22", "22A"), ("5,22", "5A 22A"), ("5,8,22", "5A 8A 22B")] {
        Scene::new(&format!("extreme players=2 hands={hand}/- undrawn=-"))
            .lay(lays)
            .lost_with(Loss::Skull, 0);
    }
}

#[test]
fn x4_a_skull_may_be_covered_by_any_legal_card() {
    for (cover, ends_by_itself, draws) in [
        ("50A", false, 3), // plain
        ("32A", false, 3), // plain, going back by ten
        ("61A", true, 3),  // stop
        ("43A", true, 3),  // three, as the third card
        ("44A", false, 3), // silence
        ("45A", false, 3), // no-trick
        ("46A", false, 3), // one-pile
        ("47A", false, 1), // draw-one
    ] {
        let cards = format!("5,9,42,{},98,99", &cover[..2]);
        let scene = hand(&cards).lay("5B 42A").refuses("end", "obligation_open").lay(cover);
        let scene = if ends_by_itself { scene } else { scene.end() };
        scene.draws(draws).turn_of(1);
    }
}

#[test]
fn x4_a_skull_on_a_skull_must_be_covered_itself() {
    let two_skulls = hand("5,22,42,50,98,99").lay("22A 42A").refuses("end", "obligation_open");
    two_skulls.clone().lay("5B").refuses("end", "obligation_open");
    two_skulls.lay("50A").end().draws(3).turn_of(1);
    // The same on a pile that goes down, the second skull being the last one to be covered.
    hand("9,22,42,62,98,99").lay("62C 42C 22C").refuses("end", "obligation_open").lay("9C").end();
}

#[test]
fn x4_skulls_on_two_piles_must_both_be_covered() {
    hand("5,22,42,30,50,99")
        .lay("22A 42B")
        .refuses("end", "obligation_open")
        .lay("30A")
        .refuses("end", "obligation_open")
        .lay("50B")
        .end()
        .draws(4)
        .turn_of(1);
}

#[test]
fn x4_a_covered_skull_may_be_followed_by_more_cards() {
    hand("5,8,22,30,31,99").lay("22A 30A 31A 5B").allows("end 8B").end().draws(4).turn_of(1);
}

#[test]
fn x5_three_counts_exactly() {
    // The three comes first, second or third: the third card ends the action by itself.
    for lays in ["23A 30A 31A", "5A 23A 30A", "5A 8A 23A", "5C 23A 8D"] {
        hand("5,8,23,30,31,99").lay(lays).draws(3).holds(0, 6).turn_of(1);
    }
}

#[test]
fn x5_three_replaces_the_minimum() {
    for (options, without) in [("", 2), ("expert=true", 3), ("undrawn=-", 1)] {
        let scene =
            Scene::new(&format!("extreme players=3 {options} hands=5,8,23,30,31,99/{OTHERS}"));
        let scene = scene.minimum(without).lay("23A").minimum(3);
        let scene = scene.refuses("end", "obligation_open").lay("30A").minimum(3);
        let scene = scene.refuses("end", "obligation_open").lay("31A");
        scene.draws(if without == 1 { 0 } else { 3 }).turn_of(1).minimum(without);
    }
}

#[test]
fn x5_three_as_the_fourth_card_or_later_loses_at_once() {
    hand("5,8,9,23,30,99").lay("5A 8A 9A 23A").lost(Loss::Three);
    hand("5,8,9,23,10,99").lay("5A 8A 9A 10A 23A").lost(Loss::Three);
    hand("5,8,9,23,10,11").lay("5A 8A 9A 10A 11A 23A").lost(Loss::Three);
}

#[test]
fn x5_two_threes_in_one_turn_are_fine() {
    for lays in ["23A 43A 50A", "23A 50A 63A", "5A 23A 43A", "23A 43A 63A"] {
        hand("5,23,43,50,63,99").lay(lays).draws(3).turn_of(1);
    }
}

#[test]
fn x5_stop_goes_with_three_only_as_the_third_card() {
    for lays in ["23A 30A 41A", "5A 23A 41A"] {
        hand("5,23,30,41,98,99").lay(lays).draws(3).turn_of(1);
    }
    hand("5,23,30,41,98,99").lay("23A 41A").lost(Loss::Three);
    // A stop before the three ends the action: the three is not laid in this turn at all.
    for (lays, draws) in [("21A", 1), ("5A 21A", 2)] {
        hand("5,23,21,41,98,99").lay(lays).draws(draws).turn_of(1).refuses_seat(
            0,
            "23B",
            "not_your_turn",
        );
    }
}

#[test]
fn x6_three_without_a_card_to_go_on_loses_at_once() {
    // C is the only pile that goes on, and nothing lower than 83 is in hand.
    let text = "extreme players=2 piles=90,97,89,3 hands=83,84,85,88/50,51";
    Scene::new(text).lay("83C").lost(Loss::Three);
    // The usual two cards are there, but three are needed.
    Scene::new(text).lay("88C 83C").lost(Loss::Three);
    // Without a three such a turn may be ended.
    Scene::new(text).lay("88C 84C").turn_of(0).lay("83C").draws(6).turn_of(1);
    let text = "extreme players=2 piles=90,97,89,3 hands=84,85,88/50,51";
    Scene::new(text).lay("88C 84C").legal("end");
}

#[test]
fn x6_an_uncovered_skull_without_a_card_to_go_on_loses_at_once() {
    let text = "extreme players=2 piles=90,97,89,3 hands=82,84,88/50,51";
    Scene::new(text).lay("82C").lost(Loss::Skull);
    Scene::new(text).lay("88C 82C").lost(Loss::Skull);
    Scene::new(text).lay("88C 84C").turn_of(0).allows("end");
}

#[test]
fn x6_a_skull_is_not_lost_while_any_card_can_be_laid() {
    // Nothing in hand covers the skull, but the engine does not look ahead.
    Scene::new("extreme players=2 piles=90,97,89,3 hands=82,84,91/50,51")
        .lay("82C")
        .turn_of(0)
        .legal("91A")
        .lay("91A")
        .lost(Loss::Skull);
}

#[test]
fn x7_a_small_hand_does_not_excuse_from_three() {
    for (hands, lays) in [
        ("23/50,51", "23A"),
        ("23,30/50,51", "23A 30A"),
        ("5,23/50,51", "5A 23A"),
        ("23,43/50,51", "23A 43A"),
    ] {
        Scene::new(&format!("extreme players=2 hands={hands} undrawn=-"))
            .allows("23A")
            .lay(lays)
            .lost_with(Loss::Three, 2);
    }
    // Three cards are enough.
    Scene::new("extreme players=2 hands=5,23,30/50,51 undrawn=-").lay("5A 23A 30A").turn_of(1);
}

#[test]
fn x13_stop_means_nothing_in_later_turns() {
    hand("5,8,21,30,31,99")
        .lay("21A")
        .draws(1)
        .turn_of(1)
        .lay("51B")
        .turn_of(1)
        .lay("52A")
        .turn_of(1)
        .end()
        .draws(2)
        .turn_of(2);
}

#[test]
fn x13_three_means_nothing_in_later_turns() {
    // The three stays on top. Two cards, or four, are a turn like any other.
    for lays in ["51B 52B", "51B 52B 53B 54B"] {
        let scene = hand("5,8,23,30,31,99").lay("5A 8A 23A").draws(3).turn_of(1).minimum(2);
        assert_eq!((scene.state.tops[0], scene.state.three), (23, false));
        scene.lay(lays).end().draws(lays.split(' ').count() as u8).turn_of(2);
    }
}

#[test]
fn x13_skull_means_nothing_in_later_turns() {
    let scene = Scene::new("extreme players=2 piles=22,1,100,82 hands=30,31,70,71/50,51");
    assert_eq!(scene.state.skulls, PileSet::EMPTY);
    scene.lay("30B 31B").end().draws(5).turn_of(1);
}

#[test]
fn x13_lightning_never_shows_among_the_commands_in_force() {
    Scene::new("extreme players=2 piles=21,22,83,100 hands=30,31/50,51").commands("");
    hand("5,22,23,30,31,99").lay("22A").commands("").lay("23A").commands("");
}
