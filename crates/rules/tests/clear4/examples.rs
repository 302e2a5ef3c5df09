//! The worked examples of the rulebook, pages 5 and 6.

use stapel_rules::clear4::{Event, Options, Rules, Source, Stack};

use crate::support::{Round, Scene, bag, face, rigged, seat};

#[test]
fn c4_c7_example_of_page_5_a_turned_up_fourth_5_sweeps_the_pile() {
    let scene = Scene::new(3).turn_of(1).pile("8 8");
    let scene = scene.hand(1, "5 5 6 9").stacks(1, "9db 10db 10db 5db");
    let mut table = scene.table();
    let out = table.state.out;
    table.does("play 5 5 s4").turns_up("s4=5").shows("run=5*3 phase=extend seat=1");
    table.offers(&["add s4", "end"]).does("add s4");
    table
        .offers(&["end", "sweep"])
        .does("sweep")
        .shows("pile=- run=none phase=open seat=1 turns=0");
    assert_eq!(table.state.out, out + bag("8 8 5 5 5 5"));
    // Now the face-down card would be a good choice.
    assert!(table.can("blind 4"));
}

#[test]
fn c3_c4_example_of_page_6_two_10s_turn_up_a_4_and_a_1() {
    let scene = Scene::new(3).turn_of(1).hand(1, "6 9").stacks(1, "9db 10db 10db b");
    let mut table = scene.table();
    table.does("play s2 s3").turns_up("s2=4 s3=1").shows("run=10*2 pile=10*2 seat=1");
    assert_eq!([1, 2, 3, 4].map(|stack| table.stack(1, stack)), ["9db", "4b", "1b", "b"]);
    table.refused("add s2", "mixed_values").refused("add s3", "mixed_values");
    table.refused("blind 4", "not_playable").offers(&["end"]);
    table.does("end").shows("seat=2 phase=open turns=1");
}

#[test]
fn c1_to_c7_both_examples_in_a_dealt_round() {
    let deck = rigged(&[
        (0, "1 1 1 1 | 2 2 2 2 | 8 3 3 3 | 8 8 6 6 6 6 7 7"),
        (1, "J P C 9 | 9 4 1 5 | 9 10 10 5 | 5 5 6 6 7 7 9 9"),
        (2, "1 1 1 1 | 2 2 2 2 | 3 3 3 3 | 4 4 4 4 4 4 4 4"),
    ]);
    let mut round = Round::new(Rules::new(3, seat(0), Options::default()).unwrap(), deck);
    round.does(0, "play 8 8").refused(1, "play 5 5 s4", "not_your_turn").does(0, "end");
    assert_eq!(round.pile(), "8 8");

    round.refused(1, "play s2 s3", "too_high").refused(1, "play 5 5 s1", "mixed_values");
    round.does(1, "play 5 5 s4");
    assert_eq!(round.pile(), "8 8 5 5 5");
    let from = |stack: usize| Source::Stack(Stack::ALL[stack - 1]);
    let (peter, five) = (seat(1), face("5"));
    let placed = |from| Event::Placed { seat: peter, face: five, from, counts_as: five.value() };
    let turned = Event::TurnedUp { seat: peter, stack: Stack::ALL[3], face: five };
    assert_eq!(round.events, [placed(Source::Hand), placed(Source::Hand), placed(from(4)), turned]);

    round.does(1, "add s4").shows("seat=1 phase=extend run=5*4 turns=1");
    assert_eq!(round.events, [placed(from(4))]);
    round.does(1, "sweep").shows("seat=1 phase=open pile=- turns=1");
    assert_eq!(round.events, [Event::Cleared { seat: peter, cards: bag("8 8 5 5 5 5") }]);
    assert_eq!(round.spread.out(), ["8", "8", "5", "5", "5", "5"].map(face));
    assert!(round.legal().contains(&"blind 4".to_string()));

    round.does(1, "play s2 s3").shows("run=10*2 phase=extend");
    assert_eq!(round.legal(), ["end"]);
    round.shows("stacks=8db,3db,3db,3db/9db,4b,1b,b/3db,3db,3db,3db");
    round.does(1, "end").shows("seat=2 turns=2");
    assert_eq!(round.pile(), "10 10");
}
