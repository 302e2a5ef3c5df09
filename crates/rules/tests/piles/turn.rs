//! A turn of The Game: laying, the minimum, drawing, whose turn comes next.

use stapel_rules::piles::{Action, Event, Parts, Pile, Violation};
use stapel_rules::{Card, CardSet, Dealt, Game, Loss, Outcome, Seat, Turn};

use crate::scene::{Scene, card, deck, seat_number, the_game};

#[test]
fn g4_every_card_on_every_top_follows_the_rule() {
    let template = Scene::new("the-game players=1 hands=5 undrawn=-");
    for pile in Pile::ALL {
        for top in (2..=99).chain([pile.base()]) {
            for card in Card::all().filter(|card| card.number() != top) {
                // The other piles are empty, so that no position is lost from the start.
                let mut parts = Parts::from(template.state);
                parts.tops[pile.index()] = top;
                parts.hands[0] = CardSet::of(card);
                let state = parts.check(&template.rules).unwrap();

                let (number, top) = (i16::from(card.number()), i16::from(top));
                let fits = match pile {
                    Pile::A | Pile::B => number > top || number == top - 10,
                    Pile::C | Pile::D => number < top || number == top + 10,
                };
                let action = Action::Lay { card, pile };
                let result = template.rules.check(&state, Seat::FIRST, action);
                let refusal = Violation::WrongDirection { card, pile, top: top as u8 }.into();
                let expected = if fits { Ok(()) } else { Err(refusal) };
                assert_eq!(result, expected, "{card} on {pile} with {top} on top");
            }
        }
    }
}

#[test]
fn g4_directions_and_the_trick() {
    for (piles, allowed, refused) in [
        ("47,1,100,100", "48A 57A 99A 37A", "46A 38A 36A 2A"),
        ("1,47,100,100", "48B 57B 99B 37B", "46B 38B 36B 2B"),
        ("1,1,47,100", "46C 37C 2C 57C", "48C 56C 58C 99C"),
        ("1,1,100,47", "46D 37D 2D 57D", "48D 56D 58D 99D"),
        ("12,1,89,100", "13A 2A 88C 99C", "11A 3A 90C 98C"),
        ("99,1,2,100", "89A 12C", "98A 90A 88A 3C 11C 13C"),
    ] {
        for text in allowed.split_whitespace() {
            with_card(piles, text).allows(text);
        }
        for text in refused.split_whitespace() {
            with_card(piles, text).refuses(text, "wrong_direction");
        }
    }
}

/// A solo game with these tops, and just the card of this action in hand.
#[track_caller]
fn with_card(piles: &str, action: &str) -> Scene {
    let card = &action[..action.len() - 1];
    Scene::new(&format!("the-game players=1 piles={piles} hands={card}"))
}

#[test]
fn g4_cards_are_laid_one_at_a_time_and_stay_laid() {
    let scene = Scene::new("the-game players=2 hands=5,6,7/50").lay("5A");
    assert_eq!(scene.state.tops, [5, 1, 100, 100]);
    assert_eq!(scene.state.laid, 1);
    let scene = scene.refuses("5A 5B 5C", "no_such_card").lay("6C");
    assert_eq!(scene.state.tops, [5, 1, 6, 100]);
    assert_eq!(scene.state.hand(Seat::FIRST), CardSet::of(card(7)));
}

#[test]
fn g4_the_trick_may_be_repeated_on_any_pile() {
    let scene = Scene::new("the-game players=1 piles=47,58,53,30 hands=37,27,48,38,63,73,40,50")
        .lay("37A 27A 48B 63C 38B 73C 40D 50D");
    let tricks = scene.events.iter().filter(|e| matches!(e, Event::Laid { trick: true, .. }));
    assert_eq!(tricks.count(), 8);
}

#[test]
fn g4_only_going_back_by_ten_is_told_as_a_trick() {
    let scene = Scene::new("the-game players=1 piles=47,1,53,100 hands=37,48,57,63,43,58")
        .lay("48A 57A 43C 37C");
    assert!(scene.events.iter().all(|e| !matches!(e, Event::Laid { trick: true, .. })));
}

#[test]
fn g5_two_cards_at_least_while_there_are_cards_to_draw() {
    Scene::new("the-game players=2 hands=5,6,7,8,9,10,11/50")
        .minimum(2)
        .refuses("end", "minimum_not_reached")
        .lay("5A")
        .refuses("end", "minimum_not_reached")
        .lay("6A")
        .allows("end")
        .lay("7A")
        .allows("end");
}

#[test]
fn g5_one_card_at_least_once_the_draw_pile_is_empty() {
    Scene::new("the-game players=2 hands=5,6,7/50 undrawn=-")
        .minimum(1)
        .refuses("end", "minimum_not_reached")
        .lay("5A")
        .end()
        .turn_of(1)
        .minimum(1);
}

#[test]
fn g5_the_minimum_is_fixed_for_the_whole_turn() {
    // One card is left to draw, and stays there until the turn has ended.
    let scene = Scene::new("the-game players=2 hands=5,6,7,8,9,10,11/50 undrawn=90");
    let scene = scene.lay("5A").minimum(2).refuses("end", "minimum_not_reached").lay("6A 7A 8A");
    assert_eq!(scene.state.undrawn(), CardSet::of(card(90)));
    scene.minimum(2).end().draws(1).turn_of(1).minimum(1);
}

#[test]
fn g5_there_is_no_maximum() {
    Scene::new("the-game players=1 hands=5,6,7,8,9,10,11,12")
        .lay("5A 6A 7B 8B 12C 11C 10D 9D")
        .legal("end")
        .end()
        .draws(8)
        .turn_of(0);
}

#[test]
fn g6_a_turn_ends_with_drawing_back_up_to_the_hand_size() {
    for (players, hand, lays) in [
        (1, "5,6,7,8,9,10,11,12", "5A 6A"),
        (1, "5,6,7,8,9,10,11,12", "5A 6A 7A 8A 9A"),
        (2, "5,6,7,8,9,10,11", "5A 6A"),
        (2, "5,6,7,8,9,10,11", "5A 6A 7A 8A 9A 10A 11A"),
        (3, "5,6,7,8,9,10", "5A 6A 7A"),
        (4, "5,6,7,8,9,10", "5A 6A 7A 8A"),
        (5, "5,6,7,8,9,10", "5A 6A"),
    ] {
        let full = hand.split(',').count() as u8;
        let laid = lays.split(' ').count() as u8;
        let others: String = (1..players).map(|seat| format!("/{}", 90 + seat)).collect();
        Scene::new(&format!("the-game players={players} hands={hand}{others}"))
            .lay(lays)
            .holds(0, full - laid)
            .end()
            .draws(laid)
            .holds(0, full);
    }
}

#[test]
fn g6_the_draw_goes_only_as_far_as_the_draw_pile() {
    for (undrawn, count) in [("90,91,92", 3), ("90,91", 2), ("90", 1), ("-", 0)] {
        let scene =
            Scene::new(&format!("the-game players=3 hands=5,6,7,8,9,10/50/51 undrawn={undrawn}"))
                .lay("5A 6A 7A")
                .end()
                .draws(count)
                .holds(0, 3 + count)
                .turn_of(1);
        assert!(scene.state.undrawn().is_empty());
    }
}

#[test]
fn g6_cards_come_off_the_top_of_the_deck() {
    // Seat 0 takes the first seven, seat 1 the next seven; then come 99, 2 and 60.
    let top = [5, 6, 7, 8, 9, 10, 11, 50, 51, 52, 53, 54, 55, 56, 99, 2, 60];
    let mut dealt = Dealt::new(the_game(2), deck(&top)).unwrap();
    dealt.start(Seat::FIRST, &mut ()).unwrap();
    let mut events = Vec::new();
    for text in ["5A", "6A", "7A", "end"] {
        let action = dealt.game().parse_action(text).unwrap();
        dealt.play(Seat::FIRST, action, &mut events).unwrap();
    }
    let drawn: Vec<u8> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Drew { seat: Seat::FIRST, card } => Some(card.number()),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, [99, 2, 60]);
    let hand: CardSet = [8, 9, 10, 11, 99, 2, 60].map(card).into_iter().collect();
    assert_eq!(dealt.state().hand(Seat::FIRST), hand);
    assert_eq!(dealt.turn(), Turn::Seat(seat_number(1)));
}

#[test]
fn g7_seats_without_cards_are_skipped() {
    for (hands, next) in [
        ("5,6/50/51/52/53", 1),
        ("5,6/-/51/52/53", 2),
        ("5,6/-/-/-/53", 4),
        ("5,6/-/-/-/-", 0),
        ("5/-/-/52/-", 3),
    ] {
        Scene::new(&format!("the-game players=5 hands={hands} undrawn=-"))
            .lay("5A")
            .end()
            .turn_of(next);
    }
}

#[test]
fn g7_play_goes_clockwise_around_those_who_have_cards() {
    Scene::new("the-game players=3 hands=5,6/50/60,61 undrawn=-")
        .lay("5A")
        .end()
        .turn_of(1)
        .lay("50A")
        .legal("end")
        .end()
        .turn_of(2)
        .lay("60A")
        .end()
        .turn_of(0)
        .lay("6B")
        .end()
        // Seats 0 and 1 have laid everything.
        .turn_of(2)
        .lay("61A")
        .won();
}

#[test]
fn g8_no_card_at_the_start_of_the_turn_loses() {
    // Seat 1 can lay nothing after 97A, and still could after 91A.
    let scene = Scene::new("the-game players=3 piles=90,98,3,2 hands=91,97,99/92,93/50,51");
    scene.clone().lay("91A 99B").end().draws(5).turn_of(1);
    scene.lay("97A 99B").end().draws(5).lost(Loss::Stuck);
}

#[test]
fn g8_no_card_below_the_minimum_loses_in_mid_turn() {
    // With 60 laid first there is no second card any more.
    let scene = Scene::new("the-game players=2 piles=45,98,3,2 hands=43,51,60/70");
    scene.clone().lay("51A").turn_of(0).lay("60A").turn_of(0);
    scene.lay("60A").lost(Loss::Stuck);
}

#[test]
fn g8_one_card_that_can_be_laid_is_not_lost_before_it_is_laid() {
    // Only one of the two cards fits. Whether the other one will do so then is seen then.
    let trick_follows = "the-game players=2 piles=45,98,3,2 hands=40,50/70";
    Scene::new(trick_follows).turn_of(0).legal("50A").lay("50A").turn_of(0).legal("40A");
    let nothing_follows = "the-game players=2 piles=45,98,3,2 hands=41,50/70";
    Scene::new(nothing_follows).turn_of(0).legal("50A").lay("50A").lost(Loss::Stuck);
}

#[test]
fn g8_with_the_minimum_reached_nobody_is_stuck() {
    Scene::new("the-game players=2 piles=45,98,3,2 hands=40,50,60/99")
        .lay("50A 60A")
        .legal("end")
        .turn_of(0)
        .end()
        .draws(6)
        .turn_of(1);
    // One card is enough without a draw pile.
    Scene::new("the-game players=2 piles=45,98,3,2 hands=40,60/99 undrawn=-")
        .lay("60A")
        .legal("end")
        .end()
        .turn_of(1);
}

#[test]
fn g8_expert_is_stuck_below_three() {
    Scene::new("the-game players=2 expert=true piles=45,98,3,2 hands=40,50,60/99")
        .lay("50A 60A")
        .lost(Loss::Stuck);
}

#[test]
fn g8_above_the_minimum_the_turn_may_always_be_ended() {
    let mut scene = Scene::new("the-game players=1 hands=5,6,7,8,9,10,11,12").lay("5A 6A");
    for next in ["7A", "8A", "9A", "10A", "11A", "12A"] {
        scene = scene.allows("end").lay(next);
    }
    scene.legal("end");
}

#[test]
fn g9_laying_all_98_wins() {
    let mut dealt = Dealt::new(the_game(1), deck(&[])).unwrap();
    let mut events = Vec::new();
    while dealt.turn() == Turn::Seat(Seat::FIRST) {
        let action = match dealt.state().hand(Seat::FIRST).lowest() {
            Some(card) => Action::Lay { card, pile: Pile::A },
            None => Action::End,
        };
        dealt.play(Seat::FIRST, action, &mut events).unwrap();
    }
    let laid = events.iter().filter(|event| matches!(event, Event::Laid { .. })).count();
    assert_eq!(laid, 98);
    assert_eq!(dealt.game().outcome(dealt.state()), Some(Outcome::Won));
    assert_eq!(events.last(), Some(&Event::Over(Outcome::Won)));
    // 12 full hands were ended by hand; the last two cards decided the game by themselves.
    assert_eq!(dealt.state().turns, 12);
}

#[test]
fn g9_the_last_card_wins_at_once() {
    Scene::new("the-game players=2 piles=40,1,100,100 hands=50/- undrawn=-").lay("50A").won();
    Scene::new("the-game players=2 piles=40,1,100,100 hands=50/60 undrawn=-").lay("50A").turn_of(0);
}

#[test]
fn g9_the_score_counts_hands_and_draw_pile() {
    for (hands, undrawn, left) in [
        ("50,41,42/70,71/72", "60,61,62", 8),
        ("50,41/70,71/-", "60", 4),
        ("50,41,42,43/70,71,72,73,74,75/76,77,78,79,80,81", "10-29", 35),
    ] {
        // Once 50 lies on A nothing fits any more.
        let text = format!("the-game players=3 piles=45,98,3,2 hands={hands} undrawn={undrawn}");
        Scene::new(&text).lay("50A").lost_with(Loss::Stuck, left);
    }
}

#[test]
fn g9_under_ten_left_is_excellent() {
    for (undrawn, left, excellent) in [("60-66", 8, true), ("60-67", 9, true), ("60-68", 10, false)]
    {
        let mut scene = Scene::new(&format!(
            "the-game players=2 piles=45,98,3,2 hands=50,41/- undrawn={undrawn}"
        ));
        scene = scene.lay("50A");
        let outcome = scene.rules.outcome(&scene.state).unwrap();
        assert_eq!(outcome, Outcome::Lost { reason: Loss::Stuck, left });
        assert_eq!(outcome.is_excellent(), excellent, "{left} left");
    }
    assert!(Outcome::Won.is_excellent());
}
