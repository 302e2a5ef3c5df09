//! The last card, and which reason for a loss is given.

use stapel_rules::Loss;
use stapel_rules::piles::State;

use crate::scene::Scene;

/// The last seat with cards holds exactly those that it lays now.
#[track_caller]
fn last_cards(lays: &str) -> Scene {
    let mut hand: Vec<&str> = lays.split(' ').map(|text| &text[..text.len() - 1]).collect();
    hand.sort_by_key(|number| number.parse::<u8>().expect("a number"));
    let text = format!("extreme players=2 hands={}/- undrawn=-", hand.join(","));
    Scene::new(&text).lay(lays)
}

#[test]
fn x16_all_98_laid_and_all_commands_obeyed_wins() {
    for lays in [
        "5A",
        "5A 8A 9A 10A",
        // Lightning that is obeyed.
        "21A",
        "5A 8A 9A 21A",
        "22A 30A",
        "22A 42A 50A",
        "23A 30A 31A",
        "5A 8A 23A",
        "5A 23A 41A",
        "23A 42A 50A",
        // Infinity commands ask nothing of a game that is over.
        "24A",
        "25A",
        "5A 26B",
        "5A 27A",
    ] {
        last_cards(lays).won();
    }
}

#[test]
fn x16_all_98_laid_with_a_skull_on_top_loses() {
    for lays in ["22A", "5A 22A", "22A 30B", "22A 42A", "22A 21B", "5A 23A 42A"] {
        last_cards(lays).lost_with(Loss::Skull, 0);
    }
}

#[test]
fn x16_all_98_laid_without_exactly_three_cards_loses() {
    for lays in ["23A", "23A 30A", "5A 23A", "23A 41A", "5A 8A 9A 23A"] {
        last_cards(lays).lost_with(Loss::Three, 0);
    }
}

#[test]
fn x16_only_the_last_turn_counts() {
    // The three ends the turn before the last card, which then is a turn of its own.
    Scene::new("extreme players=2 hands=23,30,31,32/- undrawn=-")
        .lay("23A 30A 31A")
        .turn_of(0)
        .minimum(1)
        .lay("32A")
        .won();
    // Nor does it matter what other seats left on top.
    Scene::new("extreme players=2 hands=8,9,23/50 undrawn=-")
        .lay("8A 9A 23A")
        .turn_of(1)
        .lay("50B")
        .won();
}

#[test]
fn x16_cards_left_elsewhere_are_no_win() {
    Scene::new("extreme players=2 hands=5/50 undrawn=-").lay("5A").legal("end").turn_of(0);
    Scene::new("extreme players=2 hands=5,8/- undrawn=90").lay("5A 8A").legal("end").turn_of(0);
}

#[test]
fn x16_strict_one_pile_holds_for_the_last_card_too() {
    let text = "extreme players=2 strict_one_pile=true hands=5,26/- undrawn=-";
    Scene::new(text).lay("5A 26B").lost_with(Loss::OnePile, 0);
    Scene::new(text).lay("5A 26A").won();
}

// Only C goes on in these, and only downwards.
const DEAD_END: &str = "extreme players=2 piles=90,97,89,3";

#[test]
fn loss_reasons_give_the_skull_before_the_three() {
    // Both in force, and nothing to lay.
    Scene::new(&format!("{DEAD_END} hands=82,83,84/50")).lay("83C 82C").lost(Loss::Skull);
    Scene::new(&format!("{DEAD_END} hands=82,83,84/50 undrawn=-")).lay("83C 82C").lost(Loss::Skull);
    // A three as the fourth card while a skull lies open.
    Scene::new("extreme players=2 hands=5,8,22,23,30/50").lay("22A 5B 8B 23B").lost(Loss::Skull);
    // The 98th card breaks both.
    last_cards("23A 42A").lost_with(Loss::Skull, 0);
    last_cards("22A 23B").lost_with(Loss::Skull, 0);
}

#[test]
fn loss_reasons_give_the_skull_before_being_stuck() {
    Scene::new(&format!("{DEAD_END} hands=82,84/50")).lay("82C").lost(Loss::Skull);
    Scene::new("extreme players=2 piles=27,1,100,100 hands=22/50").lay("22B").lost(Loss::Skull);
}

#[test]
fn loss_reasons_give_the_three_before_being_stuck() {
    Scene::new(&format!("{DEAD_END} hands=83,84/50")).lay("83C").lost(Loss::Three);
    Scene::new("extreme players=2 piles=27,1,100,100 hands=23/50").lay("23B").lost(Loss::Three);
    // The same positions with a plain card.
    Scene::new(&format!("{DEAD_END} hands=80,84/50")).lay("80C").lost(Loss::Stuck);
    Scene::new("extreme players=2 piles=27,1,100,100 hands=28/50").lay("28B").lost(Loss::Stuck);
}

#[test]
fn a_position_is_small_enough_to_copy_freely() {
    assert!(size_of::<State>() <= 192, "{} bytes", size_of::<State>());
}
