//! What may be said.

use stapel_rules::any::{AnyAction, AnyGame, AnyTalk, AnyView};
use stapel_rules::piles::{Command as CardCommand, Pile, Signal, Wish};
use stapel_rules::{GameKind, SignalRefusal, TableGame, Viewer};
use stapel_table::{Agreement, AgreementError, Command, Refusal, Table, TableEvent, Talk};

use crate::support::{ADA, BEN, Scene, seat, usual};

fn say(text: &str) -> Command {
    Command::Say { text: text.to_owned() }
}

#[test]
fn g11_a_number_is_refused_and_not_kept() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    for text in ["52", "fifty-two", "zweiundfünfzig", "5 2", "LII"] {
        let refused = scene.wants(BEN, say(text));
        assert!(matches!(refused, Err(Refusal::Taboo(_))), "{text}: {refused:?}");
    }
    assert!(!format!("{:?}", scene.log).contains("fifty"));
    let said = scene.wants(BEN, say("  please leave pile A to me ")).unwrap();
    let text = String::from("please leave pile A to me");
    assert_eq!(said, [TableEvent::Said { seat: seat(1), text }]);
}

#[test]
fn g11_numbers_may_be_said_once_the_game_is_over_and_in_clear_4() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    scene.play_out();
    scene.wants(BEN, say("that 52 was a pity")).unwrap();
    let mut scene = Scene::playing(usual(GameKind::Clear4));
    scene.wants(BEN, say("who has the 7?")).unwrap();
}

#[test]
fn x14_the_sign_of_a_command_may_be_named_in_extreme_only() {
    let mut extreme = Scene::playing(usual(GameKind::Extreme));
    let mut the_game = Scene::playing(usual(GameKind::TheGame));
    for text in [
        "3!",
        "3!!!",
        "I hold the 3! card",
        "nicht die 3!-Karte, bitte",
        "« 3! » pas maintenant",
        "la carta 3! è mia",
        "karta „3!” teraz nie",
        "not 3! now, I have a 3! too",
    ] {
        extreme.wants(BEN, say(text)).unwrap();
        let refused = the_game.wants(BEN, say(text));
        assert!(matches!(refused, Err(Refusal::Taboo(_))), "{text}: {refused:?}");
    }
}

#[test]
fn x14_the_sign_hides_no_number() {
    let mut scene = Scene::playing(usual(GameKind::Extreme));
    for text in [
        "3! 4!",
        "33!",
        "53!",
        "my card is 3!7",
        "3!3!",
        "3! 3!",
        "3!, 3!",
        "5 3!",
        "3! 5",
        "A+3!",
        "-3!",
        "fifty 3!",
        "fifty-3!",
        "3!ty",
        "x3!",
        "3!x",
        "two 3! cards",
        "3! two cards",
        "3!, zwei Minuten",
        "3!²",
        "5\u{200b}3!",
        "3\u{200b}!",
        "3 !",
        "３!",
        "fif 3! ty",
    ] {
        let refused = scene.wants(BEN, say(text));
        let code = refused.as_ref().map_err(Refusal::code).err();
        assert!(code.is_some_and(|code| code.starts_with("number_taboo")), "{text}: {refused:?}");
    }
}

#[test]
fn x14_whoever_names_the_number_of_a_sign_is_pointed_to_the_signal() {
    let mut extreme = Scene::playing(usual(GameKind::Extreme));
    let mut the_game = Scene::playing(usual(GameKind::TheGame));
    for text in [
        "3",
        "I have a three",
        "ich habe Drei",
        "j'ai le trois",
        "ho il tre",
        "mam trzy",
        "the 3 !",
    ] {
        let refused = extreme.wants(BEN, say(text)).unwrap_err();
        assert_eq!(refused.code(), "number_taboo_sign", "{text}");
        assert!(refused.to_string().contains("write \"3!\" or give a signal"), "{refused}");
        assert_eq!(the_game.wants(BEN, say(text)).unwrap_err().code(), "number_taboo", "{text}");
    }
    for text in ["33", "13", "30", "thirty-three", "dreizehn", "four", "III"] {
        assert_eq!(extreme.wants(BEN, say(text)).unwrap_err().code(), "number_taboo", "{text}");
    }
}

#[test]
fn what_is_said_has_a_length() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    assert_eq!(scene.wants(BEN, say(" \n ")), Err(Refusal::NothingSaid));
    let long = "ä".repeat(Table::MAX_TEXT);
    scene.wants(BEN, say(&long)).unwrap();
    let refused = scene.wants(BEN, say(&(long + "ä")));
    assert_eq!(refused, Err(Refusal::TooLong { most: Table::MAX_TEXT }));
}

#[test]
fn signals_hold_until_the_pile_changes() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    let signal = Signal::Pile(Pile::A, Wish::LeaveIt).into();
    scene.wants(BEN, Command::Signal { signal }).unwrap();
    let wish = |scene: &Scene| match scene.table.round().unwrap().talk() {
        AnyTalk::Piles(talk) => talk.of(seat(1)).wishes[0],
        AnyTalk::Clear4(_) => panic!("The Game is played with piles"),
    };
    assert_eq!(wish(&scene), Some(Wish::LeaveIt));
    while scene.table.is_running() {
        let on_a = |action: &AnyAction| action.to_string().ends_with('A');
        match scene.legal().into_iter().find(on_a) {
            Some(action) if scene.table.active() == Some(seat(0)) => {
                scene.wants(ADA, Command::Act { action }).unwrap();
                assert_eq!(wish(&scene), None);
                return;
            }
            _ => drop(scene.play_on()),
        }
    }
    panic!("nobody laid a card on A");
}

#[test]
fn signals_of_commands_and_signals_at_all_depend_on_the_game() {
    let mut scene = Scene::playing(usual(GameKind::TheGame));
    let hold = Command::Signal { signal: Signal::Hold(CardCommand::Skull).into() };
    let refused = scene.wants(BEN, hold.clone());
    assert_eq!(refused, Err(Refusal::Signal(SignalRefusal::NotInThisGame)));
    let mut scene = Scene::playing(usual(GameKind::Extreme));
    scene.wants(BEN, hold.clone()).unwrap();
    let mut scene = Scene::playing(usual(GameKind::Clear4));
    assert_eq!(scene.wants(BEN, hold), Err(Refusal::Signal(SignalRefusal::NotInThisGame)));
}

#[test]
fn x12_silence_stops_words_and_signals_alike() {
    // Some game in which a silence comes up while it goes on.
    let mut scene = Scene::playing(Agreement::new(GameKind::Extreme, 1));
    for _ in 0..50 {
        while scene.table.is_running() {
            let AnyView::Piles(view) = scene.table.round().unwrap().view(Viewer::Spectator) else {
                panic!("Extreme is played with piles");
            };
            let quiet = Err(Refusal::Signal(SignalRefusal::Silence));
            let signal = Command::Signal { signal: Signal::CanGoOn.into() };
            if view.silent() {
                assert_eq!(scene.wants(ADA, say("psst")), quiet);
                assert_eq!(scene.wants(ADA, signal), quiet);
                return;
            }
            scene.wants(ADA, signal).unwrap();
            let action = silence_if_any(&scene);
            let person = scene.person_at(scene.table.active().unwrap());
            scene.wants(person, Command::Act { action }).unwrap();
        }
        scene.wants(ADA, Command::Deal).unwrap();
    }
    panic!("no silence was ever laid");
}

/// A play of the active seat that lays a silence as soon as there is one to lay.
fn silence_if_any(scene: &Scene) -> AnyAction {
    let layout = *match scene.table.round().unwrap().game() {
        AnyGame::Piles(rules) => rules.layout(),
        AnyGame::Clear4(_) => panic!("not here"),
    };
    let silences: Vec<String> = layout
        .cards(CardCommand::Silence)
        .iter()
        .flat_map(|card| ["A", "B", "C", "D"].map(|pile| format!("{card}{pile}")))
        .collect();
    let legal = scene.legal();
    let silence = legal.iter().find(|action| silences.contains(&action.to_string()));
    *silence.unwrap_or(&legal[0])
}

#[test]
fn x12_what_was_signalled_before_a_silence_is_hidden_until_it_is_covered() {
    let mut scene = Scene::playing(Agreement::new(GameKind::Extreme, 2));
    let signal = Command::Signal { signal: Signal::Hold(CardCommand::Skull).into() };
    let (mut hidden, mut told_again) = (0, 0);
    for _ in 0..200 {
        while scene.table.is_running() {
            let round = scene.table.round().unwrap();
            let (talk, nothing) = (round.talk(), round.game().new_talk());
            let active = scene.table.active().unwrap();
            let silent = round.is_silent();
            if silent {
                assert_eq!(talk, nothing);
            } else {
                let other = if active == seat(0) { BEN } else { ADA };
                scene.wants(other, signal.clone()).unwrap();
            }
            let action = silence_if_any(&scene);
            let events = scene.wants(scene.person_at(active), Command::Act { action }).unwrap();
            let again = events.iter().find_map(|event| match event {
                TableEvent::TalkAgain(talk) => Some(*talk),
                _ => None,
            });
            let round = scene.table.round().unwrap();
            hidden += usize::from(!silent && round.is_silent());
            if let Some(talk) = again {
                assert!(silent && !round.is_silent() && talk != nothing);
                assert_eq!(talk, round.talk());
                told_again += 1;
            } else if silent && !round.is_silent() {
                assert_eq!(round.talk(), nothing);
            }
        }
        scene.wants(ADA, Command::Deal).unwrap();
        scene.wants(ADA, Command::Start { seat: seat(0) }).unwrap();
    }
    assert!(hidden > 20 && told_again > 3, "{hidden} silences, {told_again} times told again");
}

/// A table that plays The Game with this agreed about talk.
fn talking(talk: Talk) -> Scene {
    Scene::playing(Agreement { talk, ..usual(GameKind::TheGame) })
}

#[test]
fn a_table_decides_how_strictly_talk_is_read() {
    for (text, strict, gentle) in [
        ("hello", true, true),
        ("two minutes", true, true),
        ("52", false, false),
        ("fifty-two", false, false),
        ("fitfy", false, true),
        ("half a century", false, true),
        ("one more than A", false, true),
        ("f i f t y", false, true),
    ] {
        assert_eq!(talking(Talk::Strict).wants(BEN, say(text)).is_ok(), strict, "{text}");
        assert_eq!(talking(Talk::Gentle).wants(BEN, say(text)).is_ok(), gentle, "{text}");
        assert_eq!(talking(Talk::Signals).wants(BEN, say(text)), Err(Refusal::SignalsOnly));
    }
    assert_eq!(Refusal::SignalsOnly.code(), "signals_only");
}

#[test]
fn signals_only_holds_while_a_game_is_played() {
    let agreement = Agreement { talk: Talk::Signals, ..usual(GameKind::TheGame) };
    let mut scene = Scene::playing(agreement);
    assert_eq!(scene.wants(BEN, say("hello")), Err(Refusal::SignalsOnly));
    scene.wants(ADA, Command::GiveUp).unwrap();
    scene.wants(BEN, Command::AnswerEnd { agree: true }).unwrap();
    scene.wants(BEN, say("I had the 52")).unwrap();
}

#[test]
fn where_no_number_is_secret_there_is_nothing_to_agree_on_about_talk() {
    for talk in [Talk::Gentle, Talk::Signals] {
        let agreement = Agreement { talk, ..usual(GameKind::Clear4) };
        assert_eq!(agreement.check(), Err(AgreementError::TalkIsFree));
    }
}

#[test]
fn g11_a_number_split_over_messages_is_refused_to_its_speaker_alone() {
    let mut scene = talking(Talk::Strict);
    scene.wants(BEN, say("fif")).unwrap();
    scene.wants(ADA, say("ty")).unwrap();
    assert_eq!(scene.wants(BEN, say("ty")).unwrap_err().code(), "number_taboo");
    scene.wants(BEN, say("what?")).unwrap();
    scene.wants(BEN, say("ty")).unwrap();
    let mut gentle = talking(Talk::Gentle);
    gentle.wants(BEN, say("fif")).unwrap();
    gentle.wants(BEN, say("ty")).unwrap();
}
