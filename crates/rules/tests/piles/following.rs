//! Who has seen one position and is told what happens knows every later one: the tricky cases.

use stapel_rules::piles::{Command, CommandSet, Pile, PileSet, Status, View};
use stapel_rules::{Game, Loss, Seat, Viewer};

use crate::scene::{Scene, card, deck, seat_number, the_game};

/// What is expected of a view that was followed.
type Expected = fn(&View) -> bool;

/// Everyone sees the position, then follows the cards that are laid.
#[test]
fn followed_views_have_what_the_cards_did() {
    let cases: [(&str, &str, &str, Expected); 14] = [
        ("a bond appears", "piles=1,26,100,100 hands=30,31,99/50", "30A", |view| {
            view.bound == Some(Pile::A) && view.commands == CommandSet::of(Command::OnePile)
        }),
        ("a bond vanishes", "piles=1,26,86,100 hands=30,36,50,99/51", "36B 50B", |view| {
            view.bound == Some(Pile::B) && view.commands == CommandSet::of(Command::OnePile)
        }),
        (
            "a bond vanishes with its command",
            "piles=1,26,100,100 hands=30,36,99/51",
            "36B",
            |view| view.bound.is_none() && view.commands.is_empty(),
        ),
        ("a command binds", "hands=26,30,99/51", "26B", |view| view.bound == Some(Pile::B)),
        ("a loose command does not", "loose_one_pile=true hands=26,30,99/51", "26B", |view| {
            view.bound.is_none()
        }),
        ("a strict bond", "strict_one_pile=true hands=26,30,99/51", "26B", |view| {
            view.bound == Some(Pile::B)
        }),
        ("a strict loss", "strict_one_pile=true hands=26,30,99/51", "30A 26B", |view| {
            view.status == Status::Lost(Loss::OnePile) && view.bound.is_none()
        }),
        ("a three asks for three cards", "hands=23,30,31,99/51", "23A", |view| {
            view.three && view.minimum == 3 && view.laid == 1
        }),
        ("the third card ends the turn", "hands=23,30,31,99/51", "30A 31A 23B", |view| {
            view.three && view.to_draw == 6 && view.seat == Seat::FIRST
        }),
        ("a three too late", "hands=23,30,31,32,99/51", "30A 31A 32A 23B", |view| {
            view.status == Status::Lost(Loss::Three)
        }),
        ("skulls lie on two piles", "hands=22,42,50,99/51", "22A 42B", |view| {
            view.skulls == [Pile::A, Pile::B].into_iter().collect()
        }),
        ("a skull covers a skull", "hands=22,42,50,99/51", "22A 42A", |view| {
            view.skulls == PileSet::of(Pile::A)
        }),
        ("a skull is covered", "hands=22,42,50,99/51", "22A 42A 50A", |view| {
            view.skulls.is_empty() && view.used == PileSet::of(Pile::A) && view.laid == 3
        }),
        ("draw-one lets draw one card", "hands=21,27,50,99/51", "27A 21B", |view| {
            view.to_draw == 1 && view.commands.contains(Command::DrawOne)
        }),
    ];
    for (name, position, lays, expected) in cases {
        let before = Scene::new(&format!("extreme players=2 {position}"));
        let after = before.clone().lay(lays);
        for viewer in Viewer::all(2) {
            let view = after.followed(&before, viewer);
            assert!(expected(&view), "{name}: {viewer:?} has {view:?}");
        }
    }
}

#[test]
fn a_drawn_card_is_followed_by_who_drew_it_and_counted_by_the_others() {
    let before = Scene::new("the-game players=2 hands=50,51,52/60,61");
    let after = before.clone().lay("50A 51A").end().draws(6);
    let [own, other, nobody] =
        [Viewer::Seat(seat_number(0)), Viewer::Seat(seat_number(1)), Viewer::Spectator]
            .map(|viewer| after.followed(&before, viewer));
    assert_eq!(own.hand.len(), 7);
    assert!(own.hand.contains(card(2)) && !own.unseen.contains(card(2)));
    for view in [other, nobody] {
        assert!(!view.hand.contains(card(2)) && view.unseen.contains(card(2)));
        assert_eq!((view.hand_sizes[0], view.undrawn), (7, own.undrawn));
    }
    assert_eq!((other.seat, other.turns, other.minimum), (seat_number(1), 1, 2));
}

#[test]
fn the_minimum_of_the_last_turns_is_followed() {
    let before = Scene::new("the-game players=2 undrawn=99 hands=50,51,52/60,61");
    let after = before.clone().lay("50A 51A").end().draws(1);
    let view = after.followed(&before, Viewer::Spectator);
    assert_eq!((view.minimum, view.undrawn), (1, 0));
}

#[test]
fn the_start_is_followed() {
    for starter in Seat::all(4) {
        let before = Scene::deal(the_game(4), &deck(&[]));
        let mut after = before.clone();
        after.rules.start(&mut after.state, starter, &mut after.events).unwrap();
        for viewer in Viewer::all(4) {
            let view = after.followed(&before, viewer);
            assert_eq!((view.status, view.seat, view.turns), (Status::Playing, starter, 0));
        }
    }
}
