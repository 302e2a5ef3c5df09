//! What is set before the first card: deck, piles, hands, the starter, options.

use stapel_rules::piles::{Layout, Options, Pile, Rules, Signal, Start, Variant};
use stapel_rules::setup::{OptionValue, SetupError};
use stapel_rules::{Card, CardSet, DeckError, Game, Refusal, Seat, SignalRefusal, Turn, Viewer};

use crate::scene::{Scene, card, deck, seat_number, the_game};

fn rules_of_both_games(players: u8, options: Options) -> [Rules; 2] {
    [
        Rules::the_game(players, options).expect("rules"),
        Rules::extreme(players, options, Layout::DEFAULT).expect("rules"),
    ]
}

#[test]
fn g1_the_deck_is_the_numbers_2_to_99() {
    for rules in rules_of_both_games(3, Options::default()) {
        let numbers: Vec<u8> = rules.full_deck().into_iter().map(Card::number).collect();
        assert_eq!(numbers, (2..=99).collect::<Vec<u8>>());
        assert_eq!(numbers.len(), 98);
    }
}

#[test]
fn g1_a_deck_needs_each_card_once() {
    let rules = the_game(2);
    let whole = rules.full_deck();
    assert!(rules.deal(&whole).is_ok());
    assert_eq!(rules.deal(&whole[1..]), Err(DeckError::Length { found: 97, expected: 98 }));
    let mut double = whole.clone();
    double[40] = double[7];
    assert_eq!(rules.deal(&double), Err(DeckError::TooOften { index: 40 }));
    let mut long = whole;
    long.push(card(50));
    assert_eq!(rules.deal(&long), Err(DeckError::Length { found: 99, expected: 98 }));
}

#[test]
fn g1_a_and_b_ascend_from_1_c_and_d_descend_from_100() {
    let dealt = Scene::deal(the_game(1), &deck(&[]));
    assert_eq!(dealt.state.tops, [1, 1, 100, 100]);
    for (pile, higher, lower) in [
        (Pile::A, Ok(()), Err("wrong_direction")),
        (Pile::B, Ok(()), Err("wrong_direction")),
        (Pile::C, Err("wrong_direction"), Ok(())),
        (Pile::D, Err("wrong_direction"), Ok(())),
    ] {
        let scene = Scene::new("the-game players=1 hands=49,50,51").lay(&format!("50{pile}"));
        for (number, expected) in [(51, higher), (49, lower)] {
            let text = format!("{number}{pile}");
            match expected {
                Ok(()) => scene.clone().allows(&text),
                Err(code) => scene.clone().refuses(&text, code),
            };
        }
    }
}

#[test]
fn g2_hands_have_8_cards_alone_7_for_two_6_for_more() {
    for (players, size) in [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)] {
        assert_hands(players, Options::default(), size);
    }
}

#[test]
fn g2_hands_are_one_card_smaller_with_hand_less() {
    for (players, size) in [(1, 7), (2, 6), (3, 5), (4, 5), (5, 5)] {
        assert_hands(players, Options { hand_less: 1, ..Options::default() }, size);
    }
}

/// Every seat gets this many cards, in seat order from the top of the deck; the rest is drawn.
#[track_caller]
fn assert_hands(players: u8, options: Options, size: u8) {
    for rules in rules_of_both_games(players, options) {
        assert_eq!(rules.hand_size(), size, "{players} players");
        // A deck that goes down, so that nothing fits by chance.
        let deck: Vec<Card> = Card::all().rev().collect();
        let state = rules.deal(&deck).expect("a whole deck");
        let mut chunks = deck.chunks(usize::from(size));
        for seat in Seat::all(players) {
            let expected: CardSet = chunks.next().expect("cards").iter().copied().collect();
            assert_eq!(state.hand(seat), expected, "{seat:?} of {players}");
        }
        assert_eq!(state.undrawn().len(), 98 - players * size);
        assert_eq!(state.left(), 98);
    }
}

#[test]
fn g2_only_one_to_five_can_play() {
    for players in [0, 6, 7] {
        let error = SetupError::Players { found: players, fewest: 1, most: 5 };
        assert_eq!(Rules::the_game(players, Options::default()), Err(error));
        assert_eq!(Rules::extreme(players, Options::default(), Layout::DEFAULT), Err(error));
    }
}

#[test]
fn g3_everyone_sees_their_hand_before_the_start() {
    let scene = Scene::deal(the_game(3), &deck(&[]));
    assert_eq!(scene.rules.turn(&scene.state), Turn::Opening);
    for (seat, numbers) in [(0, 2..=7), (1, 8..=13), (2, 14..=19)] {
        let hand: CardSet = numbers.map(card).collect();
        assert_eq!(scene.view(Viewer::Seat(seat_number(seat))).hand, hand);
    }
    assert!(scene.view(Viewer::Spectator).hand.is_empty());
}

#[test]
fn g3_how_gladly_one_would_start_is_said_before_the_start_only() {
    let mut scene = Scene::deal(the_game(4), &deck(&[]));
    let wishes = [Start::Want, Start::Could, Start::RatherNot].map(Signal::Start);
    for wish in wishes {
        assert_eq!(scene.signal(wish), Ok(()));
    }
    scene.rules.start(&mut scene.state, seat_number(2), &mut ()).unwrap();
    for wish in wishes {
        assert_eq!(scene.signal(wish), Err(SignalRefusal::AlreadyStarted));
    }
}

#[test]
fn g3_nobody_plays_before_the_starter_is_named() {
    let mut scene = Scene::deal(the_game(3), &deck(&[])).legal("");
    for (seat, own_card) in [(0, "2A"), (1, "8A"), (2, "14A")] {
        scene = scene.refuses_seat(seat, own_card, "not_started");
        scene = scene.refuses_seat(seat, "end", "not_started");
    }
}

#[test]
fn g3_the_seat_that_the_table_names_starts() {
    for players in 2..=5 {
        for starter in Seat::all(players) {
            let mut scene = Scene::deal(the_game(players), &deck(&[]));
            scene.rules.start(&mut scene.state, starter, &mut scene.events).unwrap();
            let scene = scene.turn_of(starter.index()).minimum(2);
            let other = (starter.index() + 1) % usize::from(players);
            let others_card = scene.state.hand(seat_number(other)).lowest().unwrap();
            scene.refuses_seat(other, &format!("{others_card}A"), "not_your_turn");
        }
    }
}

#[test]
fn g3_the_starter_is_named_once_and_must_sit_at_the_table() {
    let mut scene = Scene::deal(the_game(3), &deck(&[]));
    let opening = scene.state;
    let nobody = scene.rules.start(&mut scene.state, seat_number(3), &mut scene.events);
    assert_eq!(nobody, Err(Refusal::NoSuchSeat { players: 3 }));
    assert_eq!((scene.state, scene.events.len()), (opening, 0));

    scene.rules.start(&mut scene.state, seat_number(1), &mut scene.events).unwrap();
    let (started, told) = (scene.state, scene.events.len());
    for seat in Seat::all(3) {
        let again = scene.rules.start(&mut scene.state, seat, &mut scene.events);
        assert_eq!(again, Err(Refusal::AlreadyStarted));
        assert_eq!((scene.state, scene.events.len()), (started, told));
    }
}

#[test]
fn g3_solo_starts_at_once() {
    let mut scene = Scene::deal(the_game(1), &deck(&[])).turn_of(0).allows("2A");
    let before = scene.state;
    let result = scene.rules.start(&mut scene.state, Seat::FIRST, &mut ());
    assert_eq!(result, Err(Refusal::AlreadyStarted));
    assert_eq!(scene.state, before);
}

#[test]
fn g10_expert_turns_need_three_cards_while_there_are_cards_to_draw() {
    Scene::new("the-game players=3 expert=true hands=5,6,7,8,9,10/50/51")
        .minimum(3)
        .refuses("end", "minimum_not_reached")
        .lay("5A 6A")
        .refuses("end", "minimum_not_reached")
        .lay("7A")
        .end()
        .draws(3)
        .turn_of(1)
        .minimum(3);
}

#[test]
fn g10_expert_turns_need_one_card_once_the_draw_pile_is_empty() {
    Scene::new("the-game players=2 expert=true hands=5,6,7,8/50,51 undrawn=90")
        .lay("5A 6A 7A")
        .end()
        .draws(1)
        .turn_of(1)
        .minimum(1)
        .lay("50A")
        .end()
        .turn_of(0)
        .minimum(1);
}

#[test]
fn g10_expert_and_smaller_hands_combine() {
    let options = Options { expert: true, hand_less: 1, ..Options::default() };
    for (players, size) in [(1, 7), (2, 6), (3, 5), (4, 5), (5, 5)] {
        assert_hands(players, options, size);
    }
    // A full hand is five cards here: three laid, three drawn.
    Scene::new("the-game players=3 expert=true hand_less=1 hands=5,6,7,8,9/50,51,52/60")
        .lay("5A 6A")
        .refuses("end", "minimum_not_reached")
        .lay("7A")
        .end()
        .draws(3)
        .holds(0, 5)
        .turn_of(1)
        .minimum(3);
}

#[test]
fn g10_hand_less_alone_leaves_the_minimum() {
    Scene::new("the-game players=2 hand_less=1 hands=5,6,7,8,9,10/50,51,52")
        .minimum(2)
        .lay("5A 6A")
        .end()
        .draws(2)
        .holds(0, 6);
}

#[test]
fn g10_options_are_refused_out_of_range_or_in_the_wrong_game() {
    let too_small = Options { hand_less: 2, ..Options::default() };
    let range = SetupError::OutOfRange { name: "hand_less", least: 0, most: 1 };
    assert_eq!(Rules::the_game(3, too_small), Err(range));
    assert_eq!(Rules::extreme(3, too_small, Layout::DEFAULT), Err(range));

    let strict = Options { strict_one_pile: true, ..Options::default() };
    assert_eq!(
        Rules::the_game(3, strict),
        Err(SetupError::NoSuchOption { name: "strict_one_pile" })
    );
    assert!(Rules::extreme(3, strict, Layout::DEFAULT).is_ok());

    let mut options = Options::default();
    let on = OptionValue::Flag(true);
    assert!(options.set(Variant::TheGame, "strict_one_pile", on).is_err());
    assert!(options.set(Variant::TheGame, "experts", on).is_err());
    assert_eq!(options, Options::default());
    options.set(Variant::TheGame, "expert", on).unwrap();
    options.set(Variant::Extreme, "hand_less", OptionValue::Number(1)).unwrap();
    options.set(Variant::Extreme, "strict_one_pile", on).unwrap();
    assert!(options.set(Variant::TheGame, "loose_one_pile", on).is_err());
    options.set(Variant::Extreme, "loose_one_pile", on).unwrap();
    assert_eq!(
        options,
        Options { expert: true, hand_less: 1, strict_one_pile: true, loose_one_pile: true }
    );
}
