//! Who has seen one position and is told what happens knows every later one: the tricky cases.

use stapel_rules::Viewer;
use stapel_rules::clear4::{Phase, Run, Status, Value, View};

use crate::support::{Scene, Table, bag, face, seat};

/// What is expected of a view that was followed.
type Expected = fn(&View) -> bool;

fn run(value: u8, count: u8) -> Option<Run> {
    Value::new(value).map(|value| Run { value, count })
}

/// Everyone sees the position, then follows: `blind 1=J` turns over a joker, `s1=4` turns up a four.
#[test]
fn followed_views_have_what_the_cards_did() {
    let two = || Scene::new(2).hand(1, "9 9");
    let cases: [(&str, Scene, &[&str], Expected); 17] = [
        (
            "a joker takes the value of the top",
            two().hand(0, "J 1").pile("8"),
            &["play J"],
            |view| view.run == run(8, 2) && view.phase == Phase::Extend,
        ),
        ("a valueless joker", two().hand(0, "J 1"), &["play J"], |view| {
            view.run.is_none() && view.pile == bag("J") && !view.joker_open
        }),
        (
            "a blind joker waits for a number",
            two().hand(0, "7 1").stacks(0, "b b"),
            &["blind 1=J"],
            |view| view.joker_open && view.run.is_none() && view.phase == Phase::Extend,
        ),
        (
            "a blind joker is named",
            two().hand(0, "7 1").stacks(0, "b b"),
            &["blind 1=J", "add 7"],
            |view| !view.joker_open && view.run == run(7, 2),
        ),
        (
            "four of a kind can be swept",
            two().hand(0, "5 5 J 1").pile("5"),
            &["play 5 5 J"],
            |view| view.run == run(5, 4) && view.may_sweep(),
        ),
        (
            "four of a kind stay",
            two().hand(0, "5 5 J 1").pile("5"),
            &["play 5 5 J", "end"],
            |view| view.run == run(5, 4) && !view.may_sweep() && view.seat == seat(1),
        ),
        (
            "four of a kind are swept",
            two().hand(0, "5 5 J 1").pile("5"),
            &["play 5 5 J", "sweep"],
            |view| {
                view.pile.is_empty()
                    && view.run.is_none()
                    && view.phase == Phase::Open
                    && view.out.count(face("5")) >= 3
            },
        ),
        ("a CLEAR leaves with the pile", two().hand(0, "C 1").pile("5"), &["clear"], |view| {
            view.pile.is_empty() && view.out.count(face("C")) > 0 && view.seat == seat(0)
        }),
        ("a PUSH makes cards known", two().hand(0, "P 1").pile("5 5"), &["push 1"], |view| {
            view.known[1] == bag("5 5")
                && view.hand_sizes[1] == 4
                && view.seat == seat(1)
                && view.turns == 1
        }),
        (
            "a known card leaves before an unknown one",
            two().hand(0, "P 1").hand(1, "5 9").pile("5"),
            &["push 1", "play 5"],
            |view| view.known[1].is_empty() && view.hand_sizes[1] == 2,
        ),
        (
            "a PUSH from a stack turns a card up",
            two().hand(0, "1").stacks(0, "Pdb").pile("5"),
            &["push s1 1", "s1=4"],
            |view| {
                view.stacks[0].up[0] == Some(face("4"))
                    && view.turning_up.is_empty()
                    && !view.ending
                    && view.seat == seat(1)
            },
        ),
        (
            "a PUSH from a stack waits for that card",
            two().hand(0, "1").stacks(0, "Pdb").pile("5"),
            &["push s1 1"],
            |view| view.ending && view.seat == seat(0) && !view.turning_up.is_empty(),
        ),
        (
            "a blind PUSH waits for its target",
            two().hand(0, "1").stacks(0, "b").pile("5"),
            &["blind 1=P"],
            |view| view.phase == Phase::Target && view.stacks[0].blind.is_empty(),
        ),
        (
            "a blind card that does not fit",
            two().hand(0, "1").stacks(0, "b b").pile("5"),
            &["blind 1=9"],
            |view| {
                view.known[0] == bag("5 9")
                    && view.hand_sizes[0] == 3
                    && view.pile.is_empty()
                    && view.seat == seat(1)
            },
        ),
        (
            "a last blind PUSH that moves nothing",
            two().option("last_push_moves", "false").stacks(0, "b").pile("5"),
            &["blind 1=P"],
            |view| view.status == Status::Won && view.phase == Phase::Open,
        ),
        ("the last card wins", two().hand(0, "5").stacks(0, "-").pile("5"), &["play 5"], |view| {
            view.status == Status::Won && view.phase == Phase::Open && view.turns == 0
        }),
        (
            "the turn cap ends the round",
            two().hand(0, "1").pile("5").turns(499),
            &["take"],
            |view| view.status == Status::Capped && view.turns == 500 && view.seat == seat(0),
        ),
    ];
    for (name, scene, steps, expected) in cases {
        let mut table = scene.table();
        for step in steps {
            does(&mut table, step);
        }
        for viewer in Viewer::all(2) {
            let view = table.followers.view(viewer).expect("a viewer of the table");
            assert!(expected(view), "{name}: {viewer:?} has {view:?}");
        }
    }
}

fn does(table: &mut Table, step: &str) {
    match step.split_once('=') {
        Some((action, card)) if action.starts_with("blind") => table.does(action).reveals(card),
        Some(_) => table.turns_up(step),
        None => table.does(step),
    };
}

#[test]
fn of_a_hand_only_its_owner_follows_the_cards() {
    let mut table = Scene::new(2).hand(0, "5 1").hand(1, "9 9").pile("7").table();
    table.does("take");
    let hand_of = |viewer| table.followers.view(viewer).map(|view| view.hand);
    assert_eq!(hand_of(Viewer::Seat(seat(0))), Some(bag("1 5 7")));
    assert_eq!(hand_of(Viewer::Seat(seat(1))), Some(bag("9 9")));
    assert_eq!(hand_of(Viewer::Spectator), Some(bag("")));
}
