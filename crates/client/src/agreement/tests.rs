use stapel_protocol::table::{AgreementJson, LayoutJson, LayoutName, OptionJson, SeatNumber};
use stapel_rules::any::{AnyGame, Setup};
use stapel_rules::piles::Layout;
use stapel_rules::{GameKind, Seat};

use super::*;

const EVERYONE: Setting = Setting { bots: true, friends: true };
const SETTINGS: [Setting; 4] = [
    EVERYONE,
    Setting { bots: true, friends: false },
    Setting { bots: false, friends: true },
    Setting { bots: false, friends: false },
];

fn row(agreement: &AgreementJson, setting: Setting, name: &str) -> Option<Row> {
    row_of_deck(agreement.game.0, agreement, setting, name)
}

fn row_of_deck(
    deck: GameKind,
    agreement: &AgreementJson,
    setting: Setting,
    name: &str,
) -> Option<Row> {
    rows_of_deck(deck, agreement, setting).into_iter().find(|row| row.term.name() == name)
}

fn control(agreement: &AgreementJson, name: &str) -> Control {
    row(agreement, EVERYONE, name).unwrap_or_else(|| panic!("no {name}")).control
}

/// Every value that a control offers, or of a number its ends and what lies beyond them.
fn values(control: &Control) -> Vec<Value> {
    match control {
        Control::Switch { .. } => vec![Value::On(true), Value::On(false)],
        Control::Choice { values, .. } => (0..values.len()).map(Value::Chosen).collect(),
        Control::Number { least, most, .. } => {
            [least - 1, *least, *most, most + 1].map(Value::Number).to_vec()
        }
        Control::Layout { .. } => vec![
            Value::Layout(LayoutJson::default()),
            Value::Layout(LayoutJson::Named(LayoutName::Shuffled)),
            Value::Layout(LayoutJson::listed(&Layout::DEFAULT)),
        ],
    }
}

/// That the rules and tables take it. Those of `room` check the rest, which the protocol has as text.
fn assert_can_be_kept(agreement: &AgreementJson) {
    let options = agreement.read_options().expect("options of the game");
    agreement.read_layout().expect("a layout of the game");
    let (game, about) = (agreement.game.0, agreement.game.0.about());
    let first = agreement.first.map_or(Seat::FIRST, |seat| seat.0);
    let setup = Setup { options, first, ..Setup::new(game, agreement.players) };
    AnyGame::new(&setup).unwrap_or_else(|error| panic!("{agreement:?}: {error}"));
    assert!(agreement.rounds.is_none_or(|rounds| (1..=about.rounds.most()).contains(&rounds)));
    assert!(agreement.talk == "strict" || about.numbers_are_secret);
    assert!(agreement.first.is_none() || about.starter == stapel_rules::StarterRule::BeforeTheDeal);
}

#[test]
fn every_option_of_every_game_has_a_row() {
    for game in GameKind::ALL {
        let agreement = AgreementJson::usual(game, 2);
        for setting in SETTINGS {
            let rows = rows(&agreement, setting);
            for option in game.about().options {
                let has = |row: &&Row| match row.term {
                    Term::Option(name) => name == option.name,
                    Term::Readings(names) => names.contains(&option.name),
                    _ => false,
                };
                assert_eq!(rows.iter().filter(has).count(), 1, "{game}: {}", option.name);
            }
            let mut names: Vec<&str> = rows.iter().map(|row| row.term.name()).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), rows.len(), "{names:?}");
        }
    }
}

#[test]
fn every_value_of_every_row_can_be_kept_and_is_shown_once_it_is_chosen() {
    for (game, setting) in GameKind::ALL.into_iter().flat_map(|game| SETTINGS.map(|it| (game, it)))
    {
        let mut usual = setting.usual(game, 3);
        // Some terms are there only with a clock.
        for clock in [0, 2] {
            set(&mut usual, Term::Clock, Value::Chosen(clock));
            for before in rows(&usual, setting) {
                for value in values(&before.control) {
                    let mut agreement = usual.clone();
                    set(&mut agreement, before.term, value.clone());
                    assert_can_be_kept(&agreement);
                    let name = before.term.name();
                    let Some(after) = row_of_deck(game, &agreement, setting, name) else {
                        panic!("{game}: {name} is gone after {value:?}");
                    };
                    match (&after.control, &value) {
                        (Control::Switch { on }, Value::On(wanted)) => assert_eq!(on, wanted),
                        (Control::Choice { chosen, .. }, Value::Chosen(wanted)) => {
                            assert_eq!(chosen, wanted);
                        }
                        (Control::Number { least, most, value }, Value::Number(wanted)) => {
                            assert_eq!(value, wanted.clamp(least, most));
                        }
                        (Control::Layout { chosen }, Value::Layout(wanted)) => {
                            assert_eq!(chosen, wanted);
                        }
                        (control, value) => panic!("{control:?} for {value:?}"),
                    }
                }
            }
        }
    }
}

#[test]
fn a_new_table_is_as_usual_and_so_is_one_on_which_everything_was_changed_back() {
    for (game, setting) in GameKind::ALL.into_iter().flat_map(|game| SETTINGS.map(|it| (game, it)))
    {
        let usual = setting.usual(game, 4);
        for Row { term, control, is_usual } in rows(&usual, setting) {
            assert!(is_usual, "{game}: {term:?}");
            let back = match &control {
                Control::Switch { on } => Value::On(*on),
                Control::Choice { chosen, .. } => Value::Chosen(*chosen),
                Control::Number { value, .. } => Value::Number(*value),
                Control::Layout { chosen } => Value::Layout(chosen.clone()),
            };
            for value in values(&control) {
                let mut agreement = usual.clone();
                set(&mut agreement, term, value);
                let after = row_of_deck(game, &agreement, setting, term.name());
                let after = after.expect("the same row");
                let is_usual = agreement == usual || term == Term::OriginalRules;
                assert_eq!(after.is_usual, is_usual, "{game}: {term:?}");
                set(&mut agreement, term, back.clone());
                assert_eq!(agreement, usual, "{game}: {term:?}");
            }
        }
    }
}

#[test]
fn x9_of_the_readings_of_a_rule_one_is_chosen() {
    let mut agreement = AgreementJson::usual(GameKind::Extreme, 2);
    let Some(Row { term, control: Control::Choice { values, chosen: 0 }, .. }) =
        row(&agreement, EVERYONE, "strict_one_pile")
    else {
        panic!("no choice");
    };
    assert_eq!(values, ["usual", "strict_one_pile", "loose_one_pile"]);
    set(&mut agreement, Term::Option("expert"), Value::On(true));
    let options = |agreement: &AgreementJson| agreement.options.keys().cloned().collect::<Vec<_>>();
    set(&mut agreement, term, Value::Chosen(1));
    assert_eq!(options(&agreement), ["expert", "strict_one_pile"]);
    set(&mut agreement, term, Value::Chosen(2));
    assert_eq!(options(&agreement), ["expert", "loose_one_pile"]);
    // One by one, as the command line has them, the last one counts.
    set(&mut agreement, Term::Option("strict_one_pile"), Value::On(true));
    assert_eq!(options(&agreement), ["expert", "strict_one_pile"]);
    set(&mut agreement, term, Value::Chosen(0));
    assert_eq!(options(&agreement), ["expert"]);
}

#[test]
fn x15_the_original_rules_take_the_commands_along_and_keep_the_rest() {
    let mut agreement = AgreementJson::usual(GameKind::Extreme, 3);
    agreement.layout = LayoutJson::Named(LayoutName::Shuffled);
    for option in ["expert", "strict_one_pile"] {
        set(&mut agreement, Term::Option(option), Value::On(true));
    }
    set(&mut agreement, Term::Clock, Value::Chosen(1));
    set(&mut agreement, Term::OriginalRules, Value::On(true));
    let expected = AgreementJson {
        options: [(String::from("expert"), OptionJson::Flag(true))].into(),
        clock: String::from("30s"),
        ..AgreementJson::usual(GameKind::TheGame, 3)
    };
    assert_eq!(agreement, expected);
    let of_deck = row_of_deck(GameKind::Extreme, &agreement, EVERYONE, "original_rules");
    assert_eq!(of_deck.map(|row| row.control), Some(Control::Switch { on: true }));
    set(&mut agreement, Term::OriginalRules, Value::On(false));
    assert_eq!(agreement.game.0, GameKind::Extreme);
}

#[test]
fn x15_original_rules_are_offered_with_a_deck_of_commands_and_no_other() {
    let offered = GameKind::ALL.map(|game| {
        let row = row(&AgreementJson::usual(game, 3), EVERYONE, "original_rules");
        row.map(|row| row.control)
    });
    assert_eq!(offered, [None, Some(Control::Switch { on: false }), None]);
}

#[test]
fn who_is_there_decides_what_is_agreed_on() {
    let agreement = AgreementJson::usual(GameKind::TheGame, 2);
    let is_there = |setting, name| row(&agreement, setting, name).is_some();
    assert_eq!(SETTINGS.map(|it| is_there(it, "bots_take_time")), [true, true, false, false]);
    assert_eq!(SETTINGS.map(|it| is_there(it, "listed")), [true, false, true, false]);
    assert_eq!(SETTINGS.map(|it| is_there(it, "talk")), [true, false, true, false]);
    // With nobody to ask, plays are taken back or they aren't.
    let alone = Setting::default();
    let mut agreement = alone.usual(GameKind::TheGame, 1);
    let on = |agreement: &AgreementJson| row(agreement, alone, "takeback").map(|row| row.control);
    assert_eq!(on(&agreement), Some(Control::Switch { on: true }));
    agreement.takeback = String::from("ask");
    assert_eq!(on(&agreement), Some(Control::Switch { on: true }));
    set(&mut agreement, Term::Takeback, Value::On(false));
    assert_eq!(agreement.takeback, "never");
}

#[test]
fn what_happens_at_zero_is_asked_only_where_time_runs() {
    let mut agreement = AgreementJson::usual(GameKind::Clear4, 2);
    set(&mut agreement, Term::AtZero, Value::Chosen(2));
    assert_eq!((agreement.at_zero.as_str(), row(&agreement, EVERYONE, "at_zero")), ("wait", None));
    set(&mut agreement, Term::Clock, Value::Chosen(2));
    set(&mut agreement, Term::AtZero, Value::Chosen(2));
    assert_eq!((agreement.clock.as_str(), agreement.at_zero.as_str()), ("60s", "steady"));
    // A bot that people aren't offered is named all the same.
    agreement.at_zero = String::from("random");
    let Control::Choice { values, chosen } = control(&agreement, "at_zero") else { panic!() };
    assert_eq!((values[chosen].as_str(), values.len()), ("random", 5));
    set(&mut agreement, Term::AtZero, Value::Chosen(chosen));
    assert_eq!(agreement.at_zero, "random");
    set(&mut agreement, Term::Clock, Value::Chosen(0));
    assert_eq!(agreement, AgreementJson::usual(GameKind::Clear4, 2));
}

#[test]
fn c1_c12_rounds_and_starter_follow_the_number_of_players() {
    let mut agreement = AgreementJson::usual(GameKind::Clear4, 4);
    set(&mut agreement, Term::First, Value::Chosen(4));
    assert_eq!(agreement.first, Seat::new(3).map(SeatNumber));
    let rounds = |value| Control::Number { least: 1, most: 24, value };
    assert_eq!(control(&agreement, "rounds"), rounds(4));
    // A table writes the usual number out.
    agreement.rounds = Some(4);
    set_players(&mut agreement, 3);
    assert_eq!((agreement.first, agreement.rounds), (None, None));
    assert_eq!(control(&agreement, "rounds"), rounds(3));
    set(&mut agreement, Term::Rounds, Value::Number(7));
    set_players(&mut agreement, 2);
    assert_eq!(control(&agreement, "rounds"), rounds(7));
    // Such a seat doesn't play.
    set(&mut agreement, Term::First, Value::Chosen(3));
    assert_eq!(agreement.first, None);
    set(&mut agreement, Term::First, Value::Chosen(2));
    agreement.players = 6;
    set_game(&mut agreement, GameKind::TheGame);
    assert_eq!(agreement, AgreementJson::usual(GameKind::TheGame, 5));
}

#[test]
fn values_of_another_kind_change_nothing() {
    for game in GameKind::ALL {
        let usual = AgreementJson::usual(game, 2);
        for (term, value) in [
            (Term::Clock, Value::Chosen(9)),
            (Term::Clock, Value::On(true)),
            (Term::Option("no such option"), Value::On(true)),
            (Term::Layout, Value::Number(3)),
            (Term::Listed, Value::Chosen(1)),
        ] {
            let mut agreement = usual.clone();
            set(&mut agreement, term, value);
            assert_eq!(agreement, usual, "{game}: {term:?}");
        }
    }
}

#[test]
fn talk_is_agreed_on_where_numbers_are_secret() {
    let mut agreement = AgreementJson::usual(GameKind::Extreme, 3);
    set(&mut agreement, Term::Talk, Value::Chosen(2));
    assert_eq!(agreement.talk, "signals");
    set_game(&mut agreement, GameKind::TheGame);
    assert_eq!(agreement.talk, "signals");
    set_game(&mut agreement, GameKind::Clear4);
    assert_eq!(agreement.talk, "strict");
    assert_eq!(row(&agreement, EVERYONE, "talk"), None);
    set(&mut agreement, Term::Talk, Value::Chosen(1));
    assert_eq!(agreement.talk, "strict");
}
