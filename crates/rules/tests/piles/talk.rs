//! What may be said, and when nothing may.

use std::collections::HashSet;

use stapel_rules::SignalRefusal;
use stapel_rules::piles::{Command, Event, Options, Rules, Seen, Signal, Start, Talk};
use stapel_rules::{Game, Seat, TableGame, Viewer};

use crate::scene::{Scene, card, deck, seat_number, the_game};

fn is_about_commands(signal: Signal) -> bool {
    matches!(signal, Signal::Hold(_) | Signal::NotNow(_))
}

fn is_about_the_start(signal: Signal) -> bool {
    matches!(signal, Signal::Start(_))
}

#[test]
fn g11_no_signal_has_room_for_a_number() {
    let all: HashSet<Signal> = Signal::all().collect();
    // Three about the start, five wishes for each of four piles, two alone, two for each command.
    assert_eq!(all.len(), 3 + 4 * 5 + 2 + 2 * 7);
    assert_eq!(Signal::all().count(), all.len(), "each once");
    for signal in all {
        let text = format!("{signal:?}");
        assert!(!text.chars().any(char::is_numeric), "{text}");
        // No wildcard: a new kind of signal has to be looked at here.
        match signal {
            Signal::Start(Start::Want | Start::Could | Start::RatherNot)
            | Signal::StuckSoon
            | Signal::CanGoOn => {}
            Signal::Pile(pile, _wish) => assert!("ABCD".contains(pile.letter())),
            Signal::Hold(command) | Signal::NotNow(command) => {
                assert!(Command::ALL.contains(&command));
            }
        }
    }
}

#[test]
fn g11_talk_without_numbers_is_free() {
    let opening = Scene::deal(the_game(3), &deck(&[]));
    let playing = Scene::new("the-game players=3 hands=5,8/50/51").lay("5A");
    for signal in Signal::all().filter(|&signal| !is_about_commands(signal)) {
        assert_eq!(opening.signal(signal), Ok(()), "{signal:?}");
        if !is_about_the_start(signal) {
            assert_eq!(playing.signal(signal), Ok(()), "{signal:?}");
        }
    }
}

#[test]
fn x14_commands_may_be_talked_about_in_extreme() {
    let layout = *Scene::new("extreme players=1 hands=5").rules.layout();
    let rules = Rules::extreme(3, Options::default(), layout).unwrap();
    let opening = Scene::deal(rules, &deck(&[]));
    let playing = Scene::new("extreme players=3 hands=5,8/50/51");
    // Commands in force other than silence don't matter.
    let commanded = Scene::new("extreme players=3 piles=25,46,67,100 hands=50,70/51/52");
    for scene in [opening, playing.clone(), playing.lay("5A"), commanded] {
        for command in Command::ALL {
            assert_eq!(scene.signal(Signal::Hold(command)), Ok(()), "{command}");
            assert_eq!(scene.signal(Signal::NotNow(command)), Ok(()), "{command}");
        }
    }
}

#[test]
fn x14_there_are_no_commands_to_talk_about_in_the_game() {
    let opening = Scene::deal(the_game(3), &deck(&[]));
    let playing = Scene::new("the-game players=3 hands=5,8/50/51");
    for scene in [opening, playing] {
        for signal in Signal::all().filter(|&signal| is_about_commands(signal)) {
            assert_eq!(scene.signal(signal), Err(SignalRefusal::NotInThisGame), "{signal:?}");
        }
    }
}

#[track_caller]
fn assert_silent(scene: &Scene) {
    for signal in Signal::all() {
        assert_eq!(scene.signal(signal), Err(SignalRefusal::Silence), "{signal:?}");
    }
    for viewer in Viewer::all(scene.rules.players()) {
        assert!(scene.view(viewer).silent(), "{viewer:?}");
    }
}

#[track_caller]
fn assert_talking(scene: &Scene) {
    for signal in Signal::all() {
        let expected =
            if is_about_the_start(signal) { Err(SignalRefusal::AlreadyStarted) } else { Ok(()) };
        assert_eq!(scene.signal(signal), expected, "{signal:?}");
    }
    for viewer in Viewer::all(scene.rules.players()) {
        assert!(!scene.view(viewer).silent(), "{viewer:?}");
    }
}

#[test]
fn x12_silence_forbids_every_signal_until_it_is_covered() {
    let scene = Scene::new("extreme players=3 hands=5,24,8,9,10,11/50,51/60,61").lay("5A");
    assert_talking(&scene);
    let scene = scene.lay("24A");
    assert_silent(&scene);
    // While the cards are drawn, and for the next seats just as well.
    let scene = scene.end();
    assert_silent(&scene);
    let scene = scene.draws(2).turn_of(1);
    assert_silent(&scene);
    let scene = scene.lay("51B");
    assert_silent(&scene);
    let scene = scene.lay("50A");
    assert_talking(&scene);
}

#[test]
fn x12_every_visible_silence_counts() {
    let scene = Scene::new("extreme players=2 piles=24,1,100,84 hands=30,70,5/50,51");
    assert_silent(&scene);
    let scene = scene.lay("30A");
    assert_silent(&scene);
    let scene = scene.lay("70D");
    assert_talking(&scene);
}

#[test]
fn x12_silence_covered_by_silence_goes_on() {
    let scene = Scene::new("extreme players=2 piles=24,1,100,100 hands=44,70,5/50,51").lay("44A");
    assert_silent(&scene);
}

#[test]
fn x12_silence_hides_what_was_signalled_before_until_it_is_covered() {
    let mut talk = Talk::default();
    talk.say(seat_number(1), Signal::Hold(Command::Skull));
    let shown = |scene: &Scene, viewer| scene.rules.shown_talk(&scene.view(viewer), &talk);
    let silent = Scene::new("extreme players=2 piles=24,1,100,100 hands=30,70,5/50,51");
    // The own signals are hidden as well: everyone sees the same talk.
    for viewer in Viewer::all(2) {
        assert_eq!(shown(&silent, viewer), Talk::default(), "{viewer:?}");
    }
    let covered = silent.lay("30A");
    for viewer in Viewer::all(2) {
        assert_eq!(shown(&covered, viewer), talk, "{viewer:?}");
    }
}

#[test]
fn x12_silence_does_not_hinder_the_play() {
    Scene::new("extreme players=2 piles=24,37,100,100 hands=27,30,31/50,51")
        .allows("27A 27B 30C 31D")
        .lay("30A 31C")
        .end()
        .draws(6)
        .turn_of(1);
}

#[test]
fn x12_no_view_hints_at_the_hand_of_another_seat() {
    // Seat 1 and the draw pile have exchanged two cards.
    let one =
        Scene::new("extreme players=3 piles=24,1,100,100 hands=5,8/30,31/50,51 undrawn=70-79");
    let two = Scene::new(
        "extreme players=3 piles=24,1,100,100 hands=5,8/70,71/50,51 undrawn=30,31,72-79",
    );
    for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Seat(seat_number(2)), Viewer::Spectator] {
        assert_eq!(one.view(viewer), two.view(viewer), "{viewer:?}");
    }
    let seat_1 = Viewer::Seat(seat_number(1));
    assert_ne!(one.view(seat_1), two.view(seat_1));

    let drew = Event::Drew { seat: seat_number(1), card: card(70) };
    for viewer in Viewer::all(3) {
        let expected = if viewer == seat_1 {
            Seen::YouDrew { card: card(70) }
        } else {
            Seen::TheyDrew { seat: seat_number(1) }
        };
        assert_eq!(one.rules.seen_by(&drew, viewer), expected);
    }
}
