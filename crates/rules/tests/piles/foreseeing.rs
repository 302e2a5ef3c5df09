//! What players are warned of before they play (X2).

use stapel_rules::piles::{Action, Legal};
use stapel_rules::{Game, Loss, Viewer};

use crate::scene::Scene;

/// What the active seat of an Extreme table foresees of this card.
#[track_caller]
fn foreseen(setup: &str, before: &str, card: &str) -> Option<Loss> {
    let scene = Scene::new(&format!("extreme players=2 {setup}")).lay(before).allows(card);
    let view = scene.rules.view(&scene.state, Viewer::Seat(scene.state.seat));
    let action = scene.rules.parse_action(card).expect("an action");
    view.foresees_loss(&scene.rules, action)
}

#[test]
fn x2_a_loss_that_the_own_hand_can_not_avoid_is_foreseen() {
    for (setup, before, card, expected) in [
        // The skull can be covered, or not.
        ("hands=22,30,50/51", "", "22A", None),
        ("piles=80,97,3,2 hands=82,79,98/50", "", "82A", None),
        ("piles=80,97,3,2 hands=82,79/50", "", "82A", Some(Loss::Skull)),
        // Covering it with another skull does not help, unless that one is covered too.
        ("piles=80,1,3,2 hands=82,62/50", "", "62B", Some(Loss::Skull)),
        ("piles=80,1,3,2 hands=82,62,99/50", "", "62B", None),
        // Three cards can be laid, or not.
        ("hands=23,30,31/50", "", "23A", None),
        ("hands=23,30/50", "", "23A", Some(Loss::Three)),
        ("hands=5,8,9,23/50", "5A 8A 9A", "23A", Some(Loss::Three)),
        // A stop cuts the turn short, and must be the third card.
        ("hands=23,21,5/50", "23A", "21B", Some(Loss::Three)),
        ("hands=23,21,5/50", "", "23A", None),
        // A one-pile binds its own pile (X9): a card must fit there, also after a skull that it is to help with.
        ("piles=20,1,3,2 hands=26,28,30/50", "", "26A", None),
        ("piles=20,1,30,31 hands=5,26,29/50", "", "26C", None),
        ("piles=1,1,30,31 hands=27,26,25/50", "27C", "26B", None),
        ("piles=1,1,3,31 hands=26,28/50", "", "26D", Some(Loss::Stuck)),
        ("loose_one_pile=true piles=1,1,3,31 hands=26,28/50", "", "26D", None),
        ("piles=20,1,3,2 hands=22,26,30/50", "22A", "26B", Some(Loss::Skull)),
        ("loose_one_pile=true piles=20,1,3,2 hands=22,26,30/50", "22A", "26B", None),
        ("piles=20,1,3,2 hands=22,26,30/50", "22A", "26A", None),
        // Strictly read, it counts the cards before it, and loses on any other pile than theirs.
        ("strict_one_pile=true hands=5,26,30/50", "5A", "26B", Some(Loss::OnePile)),
        ("strict_one_pile=true hands=5,26,30/50", "5A", "26A", None),
        ("strict_one_pile=true hands=5,26,30/50", "", "26B", None),
        ("strict_one_pile=true piles=1,1,3,31 hands=26,28/50", "", "26D", Some(Loss::Stuck)),
        // A skull on one pile and nothing but a one-pile to cover it with leave no way out.
        ("strict_one_pile=true piles=20,1,3,2 hands=5,22,26/50", "5B", "22A", Some(Loss::OnePile)),
        ("piles=20,1,3,2 hands=5,22,26/50", "5B", "22A", None),
        // Under a one-pile that lies there already all readings are alike.
        ("piles=1,86,4,31 hands=3,70/50", "", "70A", Some(Loss::Stuck)),
        ("loose_one_pile=true piles=1,86,4,31 hands=3,70/50", "", "70A", Some(Loss::Stuck)),
        ("strict_one_pile=true piles=1,86,4,31 hands=3,70/50", "", "70A", Some(Loss::Stuck)),
        // A step that leaves nothing to lay below the minimum.
        ("piles=80,97,3,2 hands=90,98/50", "", "98B", None),
        ("piles=80,97,3,2 hands=90,98/50", "", "98A", Some(Loss::Stuck)),
    ] {
        assert_eq!(foreseen(setup, before, card), expected, "{setup} {before} {card}");
    }
}

#[test]
fn what_may_not_be_done_or_is_not_ones_turn_foresees_nothing() {
    let scene = Scene::new("extreme players=2 piles=80,97,3,2 hands=82,79/50");
    let skull = scene.rules.parse_action("82A").expect("an action");
    for viewer in [Viewer::Seat(stapel_rules::Seat::new(1).expect("a seat")), Viewer::Spectator] {
        let view = scene.rules.view(&scene.state, viewer);
        assert_eq!(view.foresees_loss(&scene.rules, skull), None);
    }
    let view = scene.rules.view(&scene.state, Viewer::Seat(scene.state.seat));
    assert_eq!(view.foresees_loss(&scene.rules, Action::End), None);
}

/// Whoever does what is foreseen to lose, loses, whatever comes next; and who is not warned of any way
/// to go on has one.
#[test]
fn x2_x9_what_is_foreseen_comes_true_in_every_reading() {
    let scenes = [
        "hands=22,23,42,43,62,63,82/2-8",
        "piles=60,70,40,30 hands=22,23,62,63,71,82,83/2-8",
        "piles=90,88,9,12 hands=22,23,42,61,62,83,86/2-8",
        "piles=66,80,40,30 hands=22,23,42,63,67,82,83/2-8",
        "piles=60,70,40,30 hands=22,26,42,46,62,66,71/2-8",
        "piles=90,88,9,12 hands=13,26,46,61,83,86,91/2-8",
        "piles=46,80,40,30 hands=22,26,39,42,66,82,86/2-8",
    ];
    let readings = ["", "loose_one_pile=true", "strict_one_pile=true"];
    for (setup, reading) in scenes.into_iter().flat_map(|setup| readings.map(|it| (setup, it))) {
        let scene = Scene::new(&format!("extreme players=2 {reading} {setup}"));
        let view = scene.rules.view(&scene.state, Viewer::Seat(scene.state.seat));
        for action in Legal::of(&scene.rules, &scene.state).iter() {
            let warned = view.foresees_loss(&scene.rules, action).is_some();
            assert_eq!(warned, !can_survive(&scene, action), "{reading} {setup} {action}");
        }
    }
}

/// The same by trying everything, without remembering anything.
fn can_survive(scene: &Scene, action: Action) -> bool {
    use stapel_rules::Turn;
    use stapel_rules::piles::Event;
    let mut state = scene.state;
    let mut events: Vec<Event> = Vec::new();
    scene.rules.apply(&mut state, action, &mut events);
    if events.iter().any(|event| matches!(event, Event::TurnEnded { .. })) {
        return true;
    }
    let next = Scene { rules: scene.rules, state, events: Vec::new() };
    scene.rules.turn(&state) != Turn::Over
        && Legal::of(&scene.rules, &state).iter().any(|action| can_survive(&next, action))
}
