//! What people type.

use stapel_client::{Expected, Session, Typed, TypedError};
use stapel_protocol::table::DoJson;
use stapel_rules::{GameKind, Refusal, Seat, Turn, Viewer};

use crate::scene::scene;
use crate::server::{Server, chooser, seated};

const YOU: Viewer = Viewer::Seat(Seat::FIRST);

fn piles() -> Session {
    scene(
        "the-game players=2 status=playing seat=0 piles=40,66,100,60 hands=30,50,56,70/2,3,4,5 \
         undrawn=41,42,49,51,90 laid=0 minimum=2 turns=2",
        YOU,
    )
}

fn clear4(phase: &str) -> Session {
    scene(
        &format!(
            "clear-4 players=3 status=playing seat=0 phase={phase} hands=4,6*2,P,J/3,4/9 \
             stacks=5db,b,6b,Cdb/2db,4db,4db,9db/2b,2b,2b,2b pile=6*2 run=6*2 \
             unseen=1*10,2*5,3*9,4*6,5*9,6*5,9*8,10*9,P*6,J*6,C*5 out=7*10,8*10,10 turns=40"
        ),
        YOU,
    )
}

/// The notation of what was understood, or nothing.
fn understood(session: &Session, text: &str) -> Option<String> {
    match session.read_command(text) {
        Ok(Typed::Act { action, .. }) => Some(action.to_string()),
        Ok(Typed::Queue(action)) => Some(format!("queue {action}")),
        Err(_) => None,
    }
}

#[test]
fn everything_that_is_legal_can_be_typed_as_it_is_written() {
    for kind in GameKind::ALL {
        let mut server = Server::new(kind, 2, YOU, 3);
        let mut session = seated(&server);
        let mut choose = chooser(3);
        for _ in 0..60 {
            if server.dealt.turn() == Turn::Over {
                break;
            }
            for action in session.legal() {
                let text = action.to_string();
                assert_eq!(understood(&session, &text), Some(text.clone()));
                assert_eq!(understood(&session, &text.to_uppercase()), Some(text.clone()));
                assert_eq!(understood(&session, &format!("  {text}\n")), Some(text));
            }
            let changed = server.act(choose(1000), None);
            session.received(1, &changed);
        }
    }
}

#[test]
fn case_spaces_and_order_are_forgiven() {
    let session = piles();
    for text in ["50A", "50a", " 50 a ", "A50", "a-50", "050a"] {
        assert_eq!(understood(&session, text).as_deref(), Some("50A"), "{text}");
    }
    let session = clear4("open");
    for (text, expected) in [
        ("PLAY J 6 6 s3", None),
        ("play j 6", Some("play 6 J")),
        ("6, joker", Some("play 6 J")),
        ("add 6 s 3", Some("play 6 s3")),
        ("blind s2", Some("blind 2")),
        ("Clear S4", Some("clear s4")),
        ("push 2", Some("push 2")),
        ("pass", Some("take")),
    ] {
        assert_eq!(understood(&session, text).as_deref(), expected, "{text}");
    }
    let session = clear4("extend");
    assert_eq!(understood(&session, "6").as_deref(), Some("add 6"));
    assert_eq!(understood(&session, "play s3").as_deref(), Some("add s3"));
}

#[test]
fn what_is_wrong_is_told_with_what_would_be_right() {
    use Expected::{Card, Item, Nothing, Pile as APile, Seat as ASeat, Stack};
    let wrong = |found: &str, expected| TypedError::Wrong { found: found.into(), expected };
    let session = piles();
    let only_lay =
        |found: &str| TypedError::Unknown { found: found.into(), forms: vec!["30A".into()] };
    for (text, expected) in [
        ("", TypedError::Nothing),
        ("  ", TypedError::Nothing),
        ("hello", only_lay("hello")),
        ("5a0", only_lay("5a0")),
        ("50E", wrong("E", APile)),
        ("1A", wrong("1", Card)),
        ("100A", wrong("100", Card)),
        ("9999A", wrong("9999", Card)),
    ] {
        assert_eq!(session.read_command(text), Err(expected), "{text}");
    }
    let to_piles = |text: &str| match session.read_command(text) {
        Err(TypedError::Unfinished { endings, .. }) => endings.concat(),
        other => format!("{other:?}"),
    };
    assert_eq!((to_piles("50"), to_piles("56")), ("ACD".to_owned(), "ABCD".to_owned()));
    let session = clear4("open");
    for (text, expected) in [
        ("play", TypedError::Missing(Item)),
        ("blind", TypedError::Missing(Stack)),
        ("push", TypedError::Missing(ASeat)),
        ("push s1", TypedError::Missing(ASeat)),
        ("blind 5", wrong("5", Stack)),
        ("push x", wrong("x", ASeat)),
        ("push 9", wrong("9", ASeat)),
        ("play 11", wrong("11", Item)),
        ("play 6 x", wrong("x", Item)),
        ("play s9", wrong("s9", Item)),
        ("play s3 s3", wrong("s3", Nothing)),
        ("take it", wrong("it", Nothing)),
    ] {
        assert_eq!(session.read_command(text), Err(expected), "{text}");
    }
    // What is suggested can be done with the cards that are held.
    let forms = match session.read_command("jump") {
        Err(TypedError::Unknown { forms, .. }) => forms,
        other => panic!("{other:?}"),
    };
    let words = forms.iter().map(|form| form.split(' ').next().unwrap()).collect::<Vec<_>>();
    assert_eq!(words, ["blind", "play", "push", "clear", "take"]);
    for form in forms {
        assert!(matches!(session.read_command(&form), Ok(Typed::Act { .. })), "{form}");
    }
}

#[test]
fn what_the_rules_refuse_is_told_with_why_and_what_goes_instead() {
    let refused = |session: &Session, text: &str| match session.read_command(text) {
        Err(TypedError::Refused { refusal, instead, .. }) => {
            (refusal.code(), instead.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
        }
        other => panic!("{text}: {other:?}"),
    };
    let session = piles();
    assert_eq!(refused(&session, "50B"), ("wrong_direction", "50A 50C 50D".into()));
    assert_eq!(refused(&session, "51A"), ("no_such_card", String::new()));
    assert_eq!(refused(&session, "end"), ("minimum_not_reached", String::new()));
    let session = clear4("open");
    assert_eq!(refused(&session, "play 6 4").0, "mixed_values");
    assert_eq!(refused(&session, "end").0, "not_playable");
    assert_eq!(refused(&session, "push 0"), ("bad_target", "push 1 push 2".into()));
    assert_eq!(refused(&session, "blind 1"), ("not_playable", "blind 2".into()));
}

#[test]
fn a_card_typed_too_early_is_to_be_queued() {
    let server = Server::new(GameKind::TheGame, 2, Viewer::Seat(Seat::new(1).unwrap()), 1);
    let mut session = seated(&server);
    let first = session.piles_screen().unwrap().hand[0].card;
    assert_eq!(understood(&session, &format!("{first}A")), Some(format!("queue {first}A")));
    let refused = session.read_command("end");
    assert!(matches!(
        refused,
        Err(TypedError::Refused { refusal: Refusal::NotYourTurn { .. }, .. })
    ));

    let server = Server::the_game();
    session = seated(&server);
    session.want(DoJson::Act(session.legal()[0].to_string())).unwrap();
    assert_eq!(session.read_command("end"), Err(TypedError::Waiting));
    session.received(1, "nonsense");
    assert_eq!(session.read_command("end"), Err(TypedError::NoGame));
    let watching = seated(&Server::new(GameKind::TheGame, 2, Viewer::Spectator, 1));
    assert_eq!(watching.read_command("end"), Err(TypedError::NoGame));
}
