//! Which of several reasons for a refusal is given.

use stapel_rules::piles::{Action, Pile, Violation};
use stapel_rules::{Game, Refusal, Seat};

use crate::scene::{Scene, card, deck, seat_number, the_game};

/// No-trick and one-pile are visible, and the turn is bound to D.
fn bound_to_d() -> Scene {
    Scene::new("extreme players=2 piles=48,25,66,100 hands=38,40,50,60,90/33,51")
        .lay("90D")
        .bound('D')
        .commands("no-trick one-pile")
}

#[test]
fn refused_lays_name_the_missing_card_first() {
    // 10 is nowhere, 33 with the other seat; on A they would go the wrong way, on B they are bound.
    bound_to_d().refuses("10A 33A 33B 99D", "no_such_card");
}

#[test]
fn refused_lays_name_the_direction_before_trick_and_bond() {
    bound_to_d().refuses("40A", "wrong_direction");
}

#[test]
fn refused_lays_name_the_trick_before_the_bond() {
    bound_to_d().refuses("38A", "trick_forbidden");
    // Onward only the bond forbids it, and on the bound pile nothing does.
    bound_to_d().refuses("50A 38B 60C", "bound_to_pile").allows("38D 50D");
}

#[test]
fn refused_lays_tell_the_details() {
    let scene = bound_to_d();
    for (number, pile, expected) in [
        (40, Pile::A, Violation::WrongDirection { card: card(40), pile: Pile::A, top: 48 }.into()),
        (50, Pile::B, Violation::BoundToPile { pile: Pile::D }.into()),
    ] {
        let action = Action::Lay { card: card(number), pile };
        assert_eq!(scene.rules.check(&scene.state, Seat::FIRST, action), Err(expected));
    }
}

#[test]
fn refused_ends_name_the_obligation_before_the_minimum() {
    let scene = |lays: &str| Scene::new("extreme players=2 hands=5,8,22,23,30,31/50").lay(lays);
    for (lays, skull, three) in [
        ("22A", true, false),
        ("23A", false, true),
        ("22A 23B", true, true),
        ("5A 22A", true, false),
        ("5A 23A", false, true),
    ] {
        let scene = scene(lays).refuses("end", "obligation_open");
        let refusal = scene.rules.check(&scene.state, Seat::FIRST, Action::End);
        assert_eq!(refusal, Err(Violation::ObligationOpen { skull, three }.into()), "{lays}");
    }
    scene("").refuses("end", "minimum_not_reached");
    let scene = scene("5A").refuses("end", "minimum_not_reached");
    let refusal = scene.rules.check(&scene.state, Seat::FIRST, Action::End);
    assert_eq!(refusal, Err(Violation::MinimumNotReached { laid: 1, minimum: 2 }.into()));
}

#[test]
fn refused_seats_are_told_whose_turn_it_is_before_anything_else() {
    bound_to_d().refuses_seat(1, "33A 51A 10A 40A end", "not_your_turn");
    let scene = bound_to_d();
    let refusal = scene.rules.check(&scene.state, seat_number(1), Action::End);
    assert_eq!(refusal, Err(Refusal::NotYourTurn { turn: Seat::FIRST }));
    Scene::deal(the_game(2), &deck(&[])).refuses_seat(1, "2A 50A end", "not_started");
}
