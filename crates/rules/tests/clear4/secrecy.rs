//! C13: who knows what.

use stapel_rules::clear4::{
    Counts, Event, Face, Options, Parts, Rules, Stack, StackSet, State, View,
};
use stapel_rules::{Game, MAX_SEATS, Seat, Viewer};

use crate::support::{Round, Scene, Table, bag, rigged, seat, shuffled};

fn view(table: &Table, viewer: Viewer) -> View {
    table.rules.view(&table.state, viewer)
}

/// All the cards a view tells of, each where it is.
fn all_cards(view: &View) -> Counts {
    let mut cards = view.hand + view.unseen + view.pile + view.out;
    for owner in Seat::all(MAX_SEATS as u8) {
        if !view.viewer.is(owner) {
            cards += view.known[owner.index()];
        }
        cards += view.stacks[owner.index()].up.iter().copied().flatten().collect();
    }
    cards
}

/// The same position with a card of one hand, which nobody saw there, exchanged for a face-down
/// one.
fn with_exchanged(table: &Table, owner: usize, held: Face, face_down: Face) -> State {
    let mut parts = Parts::from(table.state);
    assert!(parts.hands[owner].remove(held) && parts.unseen.remove(face_down));
    assert!(parts.hands[owner].insert(face_down) && parts.unseen.insert(held));
    parts.check(&table.rules).expect("nobody knows better")
}

#[test]
fn c13_a_seat_sees_its_own_hand_and_no_other() {
    let table = Scene::new(3).hand(0, "5 5 J").hand(1, "1 2 3 4").hand(2, "P C").table();
    for (index, hand) in ["5 5 J", "1 2 3 4", "P C"].into_iter().enumerate() {
        let view = view(&table, Viewer::Seat(seat(index)));
        assert_eq!(view.hand, bag(hand));
        assert_eq!(view.known, [Counts::EMPTY; MAX_SEATS]);
    }
    let view = view(&table, Viewer::Spectator);
    assert_eq!((view.hand, view.known), (Counts::EMPTY, [Counts::EMPTY; MAX_SEATS]));
}

#[test]
fn c13_all_counts_stacks_and_the_pile_are_public() {
    let scene = Scene::new(3).hand(0, "5 5 J").hand(1, "1 2 3 4").stacks(1, "5db Jb b -");
    let table = scene.pile("9 8 J8").turns(4).table();
    for viewer in Viewer::all(3) {
        let view = view(&table, viewer);
        assert_eq!(view.hand_sizes, [3, 4, 0, 0, 0, 0]);
        let stacks = &view.stacks[1];
        let [one, two, three, four] = Stack::ALL;
        assert_eq!((stacks.up(one), stacks.up(two)), (bag("5").nth(0), bag("J").nth(0)));
        assert_eq!((stacks.up(three), stacks.up(four)), (None, None));
        assert_eq!(stacks.down, StackSet::of(one));
        assert_eq!(stacks.blind, [one, two, three].into_iter().collect());
        assert_eq!((view.pile, view.run), (bag("9 8 J"), table.state.run));
        assert_eq!((view.out, view.turns), (table.state.out, 4));
        assert_eq!((view.seat, view.phase), (seat(0), table.state.phase));
    }
}

#[test]
fn c13_what_is_unseen_is_one_bag_of_hands_face_down_cards_and_box() {
    let scene = Scene::new(3).hand(0, "5 5 J").hand(1, "1 2 3 4").known(1, "2 3").hand(2, "P");
    let table = scene.stacks(2, "5db b").pile("9").table();
    let unseen = table.state.unseen();
    for (viewer, elsewhere) in [
        (Viewer::Seat(seat(0)), "1 4 P"),
        (Viewer::Seat(seat(1)), "5 5 J P"),
        (Viewer::Seat(seat(2)), "5 5 J 1 4"),
        (Viewer::Spectator, "5 5 J 1 4 P"),
    ] {
        let view = view(&table, viewer);
        assert_eq!(view.unseen, unseen + bag(elsewhere), "{viewer:?}");
        assert_eq!(all_cards(&view), Counts::DECK, "{viewer:?}");
    }
}

#[test]
fn c13_a_view_does_not_depend_on_what_it_must_not_tell() {
    let scene = Scene::new(3).hand(0, "5 5 J").hand(1, "1 2 3 4").known(1, "2 3").hand(2, "7 P");
    let table = scene.stacks(1, "5db b").stacks(2, "6db").pile("9").table();
    for owner in 0..3 {
        let parts = Parts::from(table.state);
        let secret = parts.hands[owner] - parts.known[owner];
        for (held, _) in secret.faces() {
            for (face_down, _) in parts.unseen.faces().filter(|&(face, _)| face != held) {
                let other = with_exchanged(&table, owner, held, face_down);
                for viewer in Viewer::all(3) {
                    let same = table.rules.view(&other, viewer) == view(&table, viewer);
                    assert_eq!(same, !viewer.is(seat(owner)), "{held}, {face_down} to {viewer:?}");
                }
            }
        }
    }
}

#[test]
fn c13_two_hands_exchanging_cards_in_secret_look_the_same_to_the_others() {
    let table = Scene::new(3).hand(0, "5 5 J").hand(1, "1 2 3 4").hand(2, "7 P").table();
    let mut parts = Parts::from(table.state);
    parts.hands[0] = bag("5 1 J");
    parts.hands[1] = bag("5 2 3 4");
    let other = parts.check(&table.rules).unwrap();
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert_eq!(table.rules.view(&other, viewer), view(&table, viewer));
    }
    for index in [0, 1] {
        let viewer = Viewer::Seat(seat(index));
        assert_ne!(table.rules.view(&other, viewer), view(&table, viewer));
    }
}

#[test]
fn c13_deals_that_differ_only_in_what_is_hidden_look_the_same() {
    let rules = Rules::new(3, seat(0), Options::default()).unwrap();
    let deck = shuffled(13);
    let state = rules.deal(&deck).unwrap();
    // Face-down cards of every seat change places with the box and with each other.
    let hidden: Vec<usize> = (0..60).filter(|place| place % 20 < 8).chain(60..120).collect();
    let mut other = deck.clone();
    for (from, to) in hidden.iter().zip(hidden.iter().cycle().skip(29)) {
        other[*to] = deck[*from];
    }
    assert_ne!(deck, other);
    assert_eq!(rules.deal(&other), Ok(state), "not even the position knows them");
    // For seat 1 the other hands are hidden as well.
    let (mine, theirs) = (Viewer::Seat(seat(1)), Viewer::Seat(seat(0)));
    other.swap(13, 55);
    other.swap(14, 70);
    let other = rules.deal(&other).unwrap();
    assert_eq!(rules.view(&other, mine), rules.view(&state, mine));
    assert_ne!(rules.view(&other, theirs), rules.view(&state, theirs));
}

#[test]
fn c13_everyone_knows_the_cards_of_a_pile_that_was_taken() {
    let mut table = Scene::new(3).hand(0, "1 2").hand(1, "3").pile("9 8 J8").table();
    table.does("take");
    for viewer in Viewer::all(3) {
        assert_eq!(view(&table, viewer).known[..3], [bag("9 8 J"), bag(""), bag("")]);
    }
    let spectator = view(&table, Viewer::Spectator);
    assert_eq!(spectator.unseen, table.state.unseen() + bag("1 2 3"));
}

#[test]
fn c13_everyone_knows_the_cards_of_a_pile_that_was_pushed() {
    for (start, steps) in [
        (Scene::new(3).hand(0, "P 5"), ["push 2", ""]),
        (Scene::new(3).hand(0, "5").stacks(0, "Pb"), ["push s1 2", ""]),
        (Scene::new(3).hand(0, "5").stacks(0, "b"), ["blind 1", "target 2"]),
    ] {
        let mut table = start.hand(2, "3 9").known(2, "3").pile("9 8 J8").table();
        table.does(steps[0]);
        if !steps[1].is_empty() {
            table.reveals("P").does(steps[1]);
        }
        assert_eq!(table.state.hand(seat(2)), bag("3 9 9 8 J"));
        assert_eq!(table.state.known(seat(2)), bag("3 9 8 J"));
        assert_eq!(table.state.known(seat(0)), bag(""));
    }
}

#[test]
fn c13_everyone_knows_a_blind_card_that_did_not_fit() {
    let mut table = Scene::new(2).hand(0, "1").stacks(0, "b b").pile("8").table();
    table.does("blind 1").reveals("10");
    for viewer in Viewer::all(2) {
        assert_eq!(view(&table, viewer).known[0], bag("8 10"));
    }
}

#[test]
fn c13_of_equal_cards_those_everyone_knows_go_first() {
    for (hand, known, pile, action, left) in [
        ("5 5 9", "5", "8", "play 5", ""),
        ("5 5 9", "5 5", "8", "play 5", "5"),
        ("5 5 5 9", "5 9", "8", "play 5 5", "9"),
        ("5 J J 9", "5 J", "8", "play 5 J", ""),
        ("5 J J 9", "J J", "8", "play J", "J"),
        ("P P 9", "P", "8", "push 1", ""),
        ("C C 9", "C 9", "8", "clear", "9"),
        ("5 6 9", "6", "8", "play 5", "6"),
    ] {
        let scene = Scene::new(2).hand(0, hand).known(0, known).pile(pile);
        let mut table = scene.table();
        table.does(action);
        assert_eq!(table.state.known(seat(0)), bag(left), "{action} of {hand}, known {known}");
        assert_eq!(all_cards(&view(&table, Viewer::Spectator)), Counts::DECK);
    }
    let mut table = Scene::new(2).hand(0, "5 5 5 J J").known(0, "5 J").pile("8").table();
    table.does("play 5").does("add 5").does("add J");
    assert_eq!(table.state.known(seat(0)), bag(""));
}

#[test]
fn c13_playing_from_a_stack_tells_nothing_of_the_hand() {
    let mut table = Scene::new(2).hand(0, "5 J 9").known(0, "5 J").stacks(0, "5b Jb").table();
    table.does("play s1 s2");
    assert_eq!(table.state.known(seat(0)), bag("5 J"));
}

#[test]
fn c13_everything_that_happens_is_seen_by_everyone() {
    let deck = rigged(&[
        (0, "9 9 9 9 | 5 6 7 8 | 10 10 10 10 | P C J 1 2 3 4 5"),
        (1, "J P C 9 | 1 1 1 1 | J P C 4 | 4 4 4 4 5 5 5 5"),
    ]);
    let mut round = Round::new(Rules::new(2, seat(0), Options::default()).unwrap(), deck);
    let mut heard = 0;
    for (by, action) in [
        (0, "play J s1"),
        (0, "end"),
        (1, "play 4 s1"),
        (1, "end"),
        (0, "take"),
        (1, "clear s3"),
        (1, "play s4"),
        (1, "end"),
        (0, "push 1"),
        (1, "push s2 0"),
        (0, "clear"),
        (0, "play 5"),
        (0, "end"),
        (1, "take"),
    ] {
        round.does(by, action);
        heard += round.events.len();
        for event in &round.events {
            for viewer in Viewer::all(2) {
                assert_eq!(round.rules().seen_by(event, viewer), *event);
            }
        }
    }
    assert!(heard > 30, "{heard} events");
}

#[test]
fn c13_the_history_of_the_pile_is_public() {
    let deck = rigged(&[
        (0, "9 9 9 9 | 5 6 7 8 | 10 10 10 10 | P C J 1 2 3 4 5"),
        (1, "9 9 9 9 | 1 1 1 1 | J P C 4 | 4 4 4 4 5 5 5 5"),
    ]);
    let mut round = Round::new(Rules::new(2, seat(0), Options::default()).unwrap(), deck);
    round.does(0, "play J").does(0, "end").does(1, "play 5").does(1, "end");
    round.does(0, "play 4").does(0, "end").does(1, "play s1");
    assert_eq!(round.pile(), "J 5 4 J4");
    round.does(1, "end").does(0, "take");
    let took = Event::Took { seat: seat(0), cards: bag("J 5 4 J") };
    assert!(round.events.contains(&took), "who took which cards");
    assert_eq!((round.pile(), round.spread.out()), (String::new(), [].as_slice()));
    round.does(1, "push s2 0").does(0, "play 4").does(0, "end").does(1, "clear s3");
    assert_eq!(round.spread.out(), [Face::PUSH, bag("4").nth(0).unwrap(), Face::CLEAR]);
}

#[test]
fn c13_of_a_deal_one_sees_the_face_up_cards_and_ones_own_hand() {
    let rules = Rules::new(4, seat(0), Options::default()).unwrap();
    let state = rules.deal(&shuffled(3)).unwrap();
    let spectator = rules.view(&state, Viewer::Spectator);
    assert_eq!(spectator.unseen.len(), 120 - 4 * 4, "all but the face-up cards");
    for owner in Seat::all(4) {
        let view = rules.view(&state, Viewer::Seat(owner));
        assert_eq!((view.hand, view.unseen.len()), (state.hand(owner), 120 - 4 * 4 - 8));
        assert_eq!(all_cards(&view), Counts::DECK);
    }
}
