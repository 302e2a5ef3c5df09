//! Which cards carry commands, and that original rules know none.

use std::collections::BTreeSet;

use stapel_rules::any::{AnyGame, AnyState};
use stapel_rules::notation::{LayoutChoice, Record, parse_position, write_position};
use stapel_rules::piles::{Command, Layout, Options, PileSet, Rules, Variant};
use stapel_rules::{Card, Game};

use crate::scene::{LAYOUT, Scene};

/// The start of a solo game of Extreme with this word for the layout.
fn position(layout: &str) -> String {
    format!(
        "extreme players=1 {layout}status=playing seat=0 piles=1,1,100,100 hands=2-9 \
         undrawn=10-99 laid=0 minimum=2 turns=0"
    )
}

/// The rules of a position, or the reason why it is refused.
fn rules_of(text: &str) -> Result<Rules, String> {
    match parse_position(text) {
        Ok((AnyGame::Piles(rules), AnyState::Piles(_))) => Ok(rules),
        Ok(_) => panic!("{text}: not a game with piles"),
        Err(error) => Err(error.to_string()),
    }
}

fn numbers(layout: &Layout, command: Command) -> Vec<u8> {
    layout.cards(command).into_iter().map(Card::number).collect()
}

#[test]
fn x1_there_are_seven_commands_on_four_cards_each() {
    let entered = *rules_of(&position(&format!("layout={LAYOUT} "))).unwrap().layout();
    for layout in [Layout::DEFAULT, entered] {
        let cards: BTreeSet<Card> =
            Command::ALL.iter().flat_map(|&command| layout.cards(command)).collect();
        assert_eq!(cards.len(), 28);
        assert!(Command::ALL.iter().all(|&command| layout.cards(command).len() == 4));
        let plain = Card::all().filter(|&card| layout.command(card).is_none());
        assert_eq!(plain.count(), 70);
    }
}

#[test]
fn x1_the_default_layout_has_each_command_once_in_each_quarter() {
    let rules = Rules::extreme(4, Options::default(), Layout::DEFAULT).unwrap();
    for command in Command::ALL {
        for quarter in [2..=25, 26..=50, 51..=75, 76..=99] {
            let there = numbers(rules.layout(), command);
            let count = there.iter().filter(|&number| quarter.contains(number)).count();
            assert_eq!(count, 1, "{command} in {quarter:?}");
        }
    }
}

#[test]
fn x1_the_default_layout_is_fixed_for_ever() {
    for (command, expected) in [
        (Command::Stop, [3, 38, 63, 98]),
        (Command::Skull, [17, 48, 53, 84]),
        (Command::Three, [10, 27, 74, 91]),
        (Command::Silence, [13, 45, 56, 88]),
        (Command::NoTrick, [6, 34, 67, 95]),
        (Command::OnePile, [20, 30, 71, 81]),
        (Command::DrawOne, [24, 41, 60, 77]),
    ] {
        assert_eq!(numbers(&Layout::DEFAULT, command), expected, "{command}");
    }
}

#[test]
fn x1_the_default_layout_is_in_force_when_none_is_named() {
    assert_eq!(*rules_of(&position("")).unwrap().layout(), Layout::DEFAULT);
}

#[test]
fn x1_the_layout_in_force_decides_what_a_card_commands() {
    // 3 is a stop and 21 is plain by default; in the scenes' layout it is the other way round.
    let default = format!("layout={} ", listed(&Layout::DEFAULT));
    for (layout, stop, plain) in [(&default[..], "3A", "21A"), ("", "21A", "3A")] {
        let text = format!("extreme players=2 {layout} hands=3,21/50,51");
        Scene::new(&text).lay(stop).draws(6).turn_of(1);
        Scene::new(&text).lay(plain).turn_of(0);
    }
}

/// A layout in the words of a position.
fn listed(layout: &Layout) -> String {
    let commands: Vec<String> = Command::ALL
        .iter()
        .map(|&command| {
            let numbers = numbers(layout, command).iter().map(u8::to_string).collect::<Vec<_>>();
            format!("{command}:{}", numbers.join(","))
        })
        .collect();
    commands.join(";")
}

#[test]
fn x1_an_entered_layout_is_kept_in_the_notation() {
    let (game, state) = parse_position(&position(&format!("layout={LAYOUT} "))).unwrap();
    let again = parse_position(&write_position(&game, &state)).unwrap();
    assert_eq!(again, (game, state));
}

#[test]
fn x1_a_wrong_layout_is_refused_with_the_reason() {
    for (from, to, reason) in [
        ("stop:21,41,61,81;", "", "stop needs four numbers and has 0"),
        ("stop:21,41,61,81", "stop:21,41,61", "stop needs four numbers and has 3"),
        ("skull:22,42,62,82", "skull:22,42,62,82,92", "skull needs four numbers and has 5"),
        ("three:23,43", "three:23,23", "23 is given twice for three"),
        ("silence:24", "silence:21", "21 can't carry both stop and silence"),
        ("no-trick:25", "no-trick:1", "no-trick can't stand on 1"),
        ("one-pile:26", "one-pile:100", "one-pile can't stand on 100"),
        ("draw-one:27,47,67,87", "stop:27,47,67,87", "stop is given more than once"),
        ("draw-one:27", "draw-two:27", "expected a command"),
    ] {
        assert!(LAYOUT.contains(from));
        let wrong = LAYOUT.replace(from, to);
        let error = rules_of(&position(&format!("layout={wrong} "))).unwrap_err();
        assert!(error.contains(reason), "{from} → {to}: {error}");
    }
}

#[test]
fn x1_extreme_refuses_a_layout_without_commands() {
    assert!(Rules::extreme(3, Options::default(), Layout::NONE).is_err());
}

#[test]
fn x1_a_shuffled_layout_is_taken_from_whoever_holds_the_seed() {
    let reversed = |cards: &mut [Card]| cards.reverse();
    let shuffled = Layout::shuffled(reversed);
    let numbers = |command| shuffled.cards(command).iter().map(|c| c.number()).collect::<Vec<_>>();
    assert_eq!(numbers(Command::ALL[0]), [96, 97, 98, 99]);
    assert_eq!(numbers(Command::ALL[6]), [72, 73, 74, 75]);
    let game = AnyGame::Piles(Rules::extreme(2, Options::default(), Layout::DEFAULT).unwrap());
    for (choice, expected) in [
        (LayoutChoice::Default, Layout::DEFAULT),
        (LayoutChoice::Shuffled, shuffled),
        (LayoutChoice::Listed(shuffled), shuffled),
    ] {
        let mut record = Record::new(&game);
        record.layout = choice;
        let AnyGame::Piles(rules) = record.game(reversed).unwrap() else { panic!("Extreme") };
        assert_eq!(*rules.layout(), expected);
    }
}

#[test]
fn x15_original_rules_know_no_commands() {
    let rules = Rules::the_game(3, Options::default()).unwrap();
    assert_eq!(rules.variant(), Variant::TheGame);
    assert!(Card::all().all(|card| rules.layout().command(card).is_none()));
    let layout = position(&format!("layout={LAYOUT} ")).replace("extreme", "the-game");
    assert!(rules_of(&layout).is_err());
}

#[test]
fn x15_cards_with_commands_are_plain_numbers_by_original_rules() {
    for command in Command::ALL {
        for number in Layout::DEFAULT.cards(command).into_iter().map(Card::number) {
            // The card comes first, then one that covers it or not, then the end of the turn.
            for second in ["99A", "2B"] {
                let text = format!("the-game players=3 hands={number},2,99/54,55/65,66");
                let scene = Scene::new(&text).lay(&format!("{number}A")).turn_of(0).commands("");
                assert!(!scene.state.three && scene.state.skulls == PileSet::EMPTY);
                let scene = scene.minimum(2).bound('-').lay(second).bound('-').minimum(2);
                scene.end().draws(5).turn_of(1).minimum(2).commands("");
            }
        }
    }
}

#[test]
fn x15_visible_cards_command_nothing_by_original_rules() {
    // In Extreme these would be no-trick, one-pile and draw-one, with 44 a silence.
    Scene::new("the-game players=3 piles=45,26,67,44 hands=35,5,54,9,10,11/50,51/60,61")
        .commands("")
        .lay("35A")
        .bound('-')
        .lay("54D")
        .end()
        .draws(2)
        .holds(0, 6)
        .turn_of(1);
}

#[test]
fn x15_a_whole_game_by_original_rules_ignores_the_deck_it_is_played_with() {
    let rules = Rules::the_game(1, Options::default()).unwrap();
    let mut scene = Scene::deal(rules, &rules.full_deck());
    while scene.state.left() > 0 {
        let lowest = scene.state.hand(scene.state.seat).lowest();
        scene = match lowest {
            Some(card) => scene.lay(&format!("{card}A")),
            None => {
                let scene = scene.end();
                let count = scene.state.to_draw;
                scene.draws(count)
            }
        };
    }
    scene.won();
}
