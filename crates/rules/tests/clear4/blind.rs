//! C10: the horizontal cards.

use stapel_rules::clear4::{Event, Layer, Options, Rules, Stack};
use stapel_rules::{Game, Turn, Viewer};

use crate::support::{Round, Scene, bag, face, rigged, seat};

#[test]
fn c10_a_horizontal_card_is_played_once_nothing_else_is_on_its_stack() {
    for hand in ["", "5 9", "J P C 1 1 1 1"] {
        let scene = Scene::new(2).hand(0, hand).stacks(0, "5db 5b b -").pile("8");
        let mut table = scene.table();
        table.refused("blind 1", "not_playable").refused("blind 2", "not_playable");
        table.refused("blind 4", "no_such_card");
        table.does("blind 3").reveals("8").shows("run=8*2");
        assert_eq!(table.stack(0, 3), "-");
    }
}

#[test]
fn c10_a_horizontal_card_only_opens_a_play() {
    let mut table = Scene::new(2).hand(0, "9 9").stacks(0, "5b b").pile("8").table();
    table.does("play s1").refused("blind 1", "not_playable").refused("blind 2", "not_playable");
    let mut table = Scene::new(2).hand(0, "9 9").stacks(0, "b b").pile("8").table();
    table.does("blind 1").reveals("5").refused("blind 2", "not_playable").offers(&["end"]);
}

#[test]
fn c10_after_clearing_the_pile_a_horizontal_card_may_open_the_further_turn() {
    let mut table = Scene::new(2).hand(0, "5 5 5 9").stacks(0, "5b").pile("8").table();
    table
        .does("play 5 5 5 s1")
        .does("sweep")
        .does("blind 1")
        .reveals("10")
        .shows("run=10*1 phase=extend");
}

#[test]
fn c10_nobody_knows_the_card_before_it_lies_on_the_pile() {
    let mut table = Scene::new(2).hand(0, "9").stacks(0, "b b").pile("8").table();
    let before = table.state;
    table.does("blind 2");
    let Turn::Chance(draw) = table.rules.turn(&table.state) else { panic!("it is turned over") };
    assert_eq!((draw.seat, draw.stack, draw.layer), (seat(0), Stack::ALL[1], Layer::Blind));
    assert_eq!(table.events, []);
    for viewer in Viewer::all(2) {
        let (old, new) =
            (table.rules.view(&before, viewer), table.rules.view(&table.state, viewer));
        assert_eq!((new.unseen, new.pile, new.hand), (old.unseen, old.pile, old.hand));
    }
    for card in ["1", "8", "10", "P", "J", "C"] {
        assert!(table.rules.can_draw(&table.state, face(card)), "it may be any card, also {card}");
    }
    table.refused("end", "bad_request").refused_to(1, "take", "bad_request");
    table.reveals("3");
    let revealed = Event::BlindRevealed { seat: seat(0), stack: Stack::ALL[1], face: face("3") };
    assert_eq!(table.events.first(), Some(&revealed));
}

#[test]
fn c10_a_number_that_fits_stays_on_the_pile() {
    for (pile, card, run) in [
        ("", "10", "10*1"),
        ("", "1", "1*1"),
        ("J", "10", "10*1"),
        ("J J", "3", "3*1"),
        ("8", "8", "8*2"),
        ("8", "7", "7*1"),
        ("8 8 J8", "7", "7*1"),
        ("9 4 J4", "4", "4*3"),
    ] {
        let scene = Scene::new(2).hand(0, "9").stacks(0, "b").pile(pile).hand(1, "1");
        let mut table = scene.table();
        let after = table.state.pile + bag(card);
        table.does("blind 1").reveals(card).shows(&format!("run={run} phase=extend hands=9/1"));
        assert_eq!(table.state.pile, after);
        table.does("end").shows("seat=1 turns=1");
    }
}

#[test]
fn c10_a_number_that_fits_is_extended_like_any_play() {
    let scene = || Scene::new(2).hand(0, "5 5 J 9").stacks(0, "b 5db Jb b").pile("8");
    for (add, turned) in [("add 5", ""), ("add J", ""), ("add s2", "s2=4"), ("add s3", "")] {
        let mut table = scene().table();
        table.does("blind 1").reveals("5");
        table.offers(&["add 5", "add J", "add s2", "add s3", "end"]);
        table.does(add).turns_up(turned).shows("run=5*2 phase=extend");
    }
    let mut table = scene().table();
    table.does("blind 1").reveals("5").refused("add 9", "mixed_values");
    table.does("add 5").does("add J").does("add 5").offers(&["end", "sweep"]);
}

#[test]
fn c7_c10_the_fourth_of_a_value_may_be_swept_blind_too() {
    for card in ["5", "J"] {
        let mut table = Scene::new(2).hand(0, "9").stacks(0, "b").pile("8 5 J5 5").table();
        table.does("blind 1").reveals(card).shows("run=5*4 phase=extend").offers(&["end", "sweep"]);
        table.does("sweep").shows("pile=- phase=open seat=0 turns=0").does("play 9");
    }
}

#[test]
fn c7_c10_a_blind_fifth_does_not_fit_nor_does_a_blind_joker() {
    for (card, hand) in [("5", "2,5*4,8,J"), ("J", "2,5*3,8,J*2"), ("6", "2,5*3,6,8,J")] {
        let scene = Scene::new(3).hand(0, "2").stacks(0, "b b").pile("8 5 J5 5 5").hand(1, "1");
        let mut table = scene.table();
        let taken = table.state.pile + bag(card);
        table.does("blind 1").reveals(card);
        table.shows(&format!("hands={hand}/1/- pile=- run=none seat=1 phase=open turns=1"));
        assert!(table.events.contains(&Event::Took { seat: seat(0), cards: taken }));
    }
    // What is lower fits on four as on any pile.
    let mut table = Scene::new(2).hand(0, "2").stacks(0, "b").pile("5 J5 5 5").table();
    table.does("blind 1").reveals("4").shows("run=4*1 phase=extend seat=0");
}

#[test]
fn c10_a_number_too_high_takes_the_pile_with_it_and_ends_the_turn() {
    for (pile, card, hand) in [
        ("8", "9", "2,8,9"),
        ("1", "2", "1,2*2"),
        ("9 9 5 J5", "10", "2,5,9*2,10,J"),
        ("10 3", "10", "2,3,10*2"),
    ] {
        let scene = Scene::new(3).hand(0, "2").stacks(0, "b b").pile(pile).hand(1, "1");
        let mut table = scene.table();
        let taken = table.state.pile + bag(card);
        table.does("blind 1").reveals(card);
        table.shows(&format!("hands={hand}/1/- pile=- run=none seat=1 phase=open turns=1"));
        assert_eq!(table.stack(0, 1), "-");
        assert!(table.events.contains(&Event::Took { seat: seat(0), cards: taken }));
    }
}

#[test]
fn c10_a_number_too_high_is_not_extended_away() {
    // Neither equal cards nor jokers in the hand help: the turn is over.
    let mut table = Scene::new(2).hand(0, "9 9 9 J").stacks(0, "b").hand(1, "1").pile("8").table();
    table.does("blind 1").reveals("9").shows("seat=1 phase=open hands=8,9*4,J/1");
}

#[test]
fn c10_a_blind_joker_takes_the_value_of_the_top_and_is_extended() {
    let mut table = Scene::new(2).hand(0, "8 J 9 7").stacks(0, "b 8b Jb").pile("8").table();
    table.does("blind 1").reveals("J").shows("run=8*2 phase=extend joker_open=none");
    table.offers(&["add 8", "add J", "add s2", "add s3", "end"]);
    table.refused("add 7", "mixed_values").does("add J").does("add 8").offers(&["end", "sweep"]);
}

#[test]
fn c10_a_blind_joker_on_an_empty_or_valueless_pile_is_named_by_the_first_number() {
    for pile in ["", "J", "J J"] {
        for (add, run) in [("add 3", "3*2"), ("add 10", "10*2"), ("add s2", "6*2")] {
            let scene = Scene::new(2).hand(0, "3 3 10").stacks(0, "b 6b").pile(pile);
            let mut table = scene.table();
            table.does("blind 1").reveals("J").shows("run=none phase=extend");
            table.offers(&["add 3", "add 10", "add s2", "end"]);
            // Of the jokers on the pile only the one just played is named.
            table.does(add).shows(&format!("run={run} phase=extend"));
            let value = face(run.split('*').next().unwrap()).value().unwrap();
            assert_eq!(table.events[0], Event::JokerNamed { seat: seat(0), value });
        }
    }
}

#[test]
fn c10_a_named_blind_joker_counts_toward_four() {
    let mut table = Scene::new(2).hand(0, "3 3 10 J").stacks(0, "b 3b").pile("J").table();
    table.does("blind 1").reveals("J").does("add 3").refused("add 10", "mixed_values");
    table.offers(&["add 3", "add J", "add s2", "end"]);
    table.does("add J").shows("run=3*3").does("add s2").shows("run=3*4").offers(&["end", "sweep"]);
}

#[test]
fn c10_no_joker_is_added_before_the_number() {
    for pile in ["", "J"] {
        let mut table =
            Scene::new(2).hand(0, "5 J P C").stacks(0, "b Jdb Pdb Cdb").pile(pile).table();
        table.does("blind 1").reveals("J");
        for add in ["add J", "add s2", "add s3", "add s4"] {
            table.refused(add, "not_playable");
        }
        table.refused("add 6", "no_such_card").offers(&["add 5", "end"]);
        table.does("add 5").does("add J").shows("run=5*3");
    }
}

#[test]
fn c10_a_blind_joker_nobody_named_stays_valueless() {
    let mut table = Scene::new(2).hand(0, "5 9").stacks(0, "b").hand(1, "10 10 1").table();
    table.does("blind 1").reveals("J").does("end").shows("seat=1 run=none joker_open=none");
    table.does("play 10").shows("run=10*1 pile=10,J").does("add 10").shows("run=10*2");
}

#[test]
fn c10_a_blind_joker_can_be_followed_by_a_lone_joker_only_in_the_next_turn() {
    let mut table = Scene::new(2).hand(0, "J 9").stacks(0, "b").hand(1, "J 1").table();
    table.does("blind 1").reveals("J").refused("add J", "not_playable").does("end");
    table.does("play J").offers(&["end"]).shows("run=none pile=J*2");
}

#[test]
fn c10_a_blind_clear_acts_as_usual() {
    for pile in ["", "J", "8 5 5"] {
        let scene = Scene::new(2).hand(0, "10").stacks(0, "b").pile(pile);
        let mut table = scene.table();
        let (out, cards) = (table.state.out, table.state.pile + bag("C"));
        table.does("blind 1").reveals("C").shows("pile=- run=none seat=0 phase=open turns=0");
        assert_eq!(table.state.out, out + cards);
        assert!(table.events.contains(&Event::Cleared { seat: seat(0), cards }));
        table.does("play 10");
    }
}

#[test]
fn c10_the_target_of_a_blind_push_is_chosen_after_seeing_it() {
    for (pile, taken) in [("", "1"), ("J", "1,J"), ("8 5 5", "1,5*2,8")] {
        let scene = Scene::new(4).hand(0, "9").stacks(0, "b b").hand(2, "1").pile(pile);
        let mut table = scene.table();
        let before = table.state.out;
        table.does("blind 1").reveals("P").shows("phase=target seat=0 turns=0");
        assert_eq!(table.state.out, before + bag("P"));
        table.offers(&["target 1", "target 2", "target 3"]);
        table.does("target 2").shows("pile=- run=none seat=1 phase=open turns=1");
        table.shows(&format!("hands=9/-/{taken}/-"));
    }
}

#[test]
fn c10_a_blind_push_waits_for_its_target_and_nothing_else() {
    let mut table = Scene::new(3).turn_of(1).hand(1, "5 P C").stacks(1, "b b").pile("8").table();
    table.does("blind 1").reveals("P");
    for action in ["end", "take", "play 5", "add 5", "push 0", "clear", "blind 2"] {
        table.refused(action, "not_playable");
    }
    for action in ["target 1", "target 3", "target 5", "target 6"] {
        table.refused(action, "bad_target");
    }
    table.refused_to(0, "target 2", "not_your_turn").offers(&["target 0", "target 2"]);
    table.does("target 0").shows("seat=2").refused("target 0", "not_playable");
}

#[test]
fn c10_in_a_dealt_round_the_pile_shows_the_joker_by_its_new_name() {
    let deck = rigged(&[
        (0, "J 2 3 4 | 9 10 10 10 | 8 10 10 10 | J 7 7 6 6 5 5 4"),
        (1, "1 1 1 1 | 2 2 2 2 | 3 3 3 3 | J 8 8 8 8 8 8 8"),
    ]);
    let rules = Rules::new(2, seat(0), Options::default()).unwrap();
    let mut round = Round::new(rules, deck);
    round.does(0, "play s1").does(0, "end").does(1, "take");
    round.does(0, "play s1").does(0, "end").does(1, "take");
    round.does(0, "play J").does(0, "end").does(1, "play J").does(1, "end");
    assert_eq!(round.pile(), "J J");
    round.does(0, "blind 1");
    assert_eq!(round.pile(), "J J J");
    round.does(0, "add 7").shows("run=7*2");
    assert_eq!(round.pile(), "J J J7 7");
    round.does(0, "end").does(1, "take").shows("seat=0 pile=-");
    assert_eq!(round.pile(), "");
}
