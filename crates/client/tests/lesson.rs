//! Lessons: the learner can finish them, and nothing they try does any harm.

use std::collections::HashSet;

use stapel_client::lesson::{Attempt, LEARNER, Lesson, Topic, Waits};
use stapel_client::replay::ReplayGame;
use stapel_client::screen::{Clear4Screen, PilesScreen, Selection};
use stapel_rules::any::{AnyAction, AnyViolation};
use stapel_rules::clear4::{Face, Stack, Value, Violation};
use stapel_rules::piles::{Action, Pile, Signal, Wish};
use stapel_rules::{
    Card, GameKind, Loss, Outcome, Refusal, SignalRefusal, clear4, piles as rules_of_piles,
};

/// The texts that the browser shows, in every language.
const TEXTS: [&str; 5] = [
    include_str!("../../words/locales/de/learn.ftl"),
    include_str!("../../words/locales/en/learn.ftl"),
    include_str!("../../words/locales/fr/learn.ftl"),
    include_str!("../../words/locales/it/learn.ftl"),
    include_str!("../../words/locales/pl/learn.ftl"),
];

fn lay(card: u8, pile: Pile) -> AnyAction {
    AnyAction::Piles(Action::Lay { card: Card::new(card).expect("a card"), pile })
}

fn piles(lesson: &Lesson) -> PilesScreen {
    match lesson.game() {
        ReplayGame::Piles(screen) => screen,
        ReplayGame::Clear4(_) => panic!("another game"),
    }
}

fn clear4(lesson: &Lesson) -> Clear4Screen {
    match lesson.game() {
        ReplayGame::Clear4(screen) => screen,
        ReplayGame::Piles(_) => panic!("another game"),
    }
}

/// Does what the lesson asks for, once.
fn do_as_asked(lesson: &mut Lesson) {
    match lesson.waits() {
        Waits::Reading | Waits::Other { .. } => lesson.go_on(),
        Waits::Doing(wanted) => assert_eq!(lesson.attempt(wanted[0]), Attempt::Right),
        Waits::Trying(action) => {
            let attempt = lesson.attempt(action);
            assert!(matches!(attempt, Attempt::Refused(_) | Attempt::Warned(_)), "{attempt:?}");
            assert_eq!(lesson.waits(), Waits::Reading);
        }
        Waits::Saying(Topic::Pile(pile)) => {
            lesson.say(Signal::Pile(pile, Wish::LeaveIt)).expect("nobody is silent");
        }
        Waits::Over => panic!("it is over"),
    }
}

/// The lesson when it comes to this text.
fn lesson_at(kind: GameKind, text: &str) -> Lesson {
    let mut lesson = Lesson::new(kind);
    while lesson.text() != text {
        do_as_asked(&mut lesson);
    }
    lesson
}

/// Goes on until the learner is asked for something.
fn until_asked(lesson: &mut Lesson) {
    while matches!(lesson.waits(), Waits::Reading | Waits::Other { .. }) {
        lesson.go_on();
    }
}

#[test]
fn whoever_does_what_is_asked_comes_to_the_end() {
    for kind in GameKind::ALL {
        let mut lesson = Lesson::new(kind);
        assert_eq!(lesson.kind(), kind);
        assert_eq!(lesson.progress(), 1);
        let mut seen = vec![lesson.text()];
        while !lesson.is_over() {
            do_as_asked(&mut lesson);
            if seen.last() != Some(&lesson.text()) {
                seen.push(lesson.text());
            }
        }
        assert_eq!(lesson.waits(), Waits::Over);
        assert_eq!(lesson.progress(), lesson.length());
        assert_eq!(seen, Lesson::texts(kind).collect::<Vec<_>>());
        let before = lesson.clone();
        lesson.go_on();
        assert_eq!(lesson, before, "there is nothing after the end");
    }
}

#[test]
fn a_lesson_is_short_and_the_learner_is_never_idle_for_long() {
    for kind in GameKind::ALL {
        let mut lesson = Lesson::new(kind);
        let mut last = 0;
        while !lesson.is_over() {
            if !matches!(lesson.waits(), Waits::Reading | Waits::Other { .. }) {
                last = lesson.progress();
            }
            // The last words before the end are only read.
            let near_the_end = lesson.progress() + 2 >= lesson.length();
            assert!(near_the_end || lesson.progress() - last <= 2, "{}", lesson.text());
            do_as_asked(&mut lesson);
        }
        assert!((8..=15).contains(&lesson.length()));
    }
}

#[test]
fn every_text_is_there_in_every_language() {
    let mut ids = HashSet::new();
    for id in GameKind::ALL.into_iter().flat_map(Lesson::texts) {
        assert!(ids.insert(id), "{id} is told twice");
        for texts in TEXTS {
            assert!(texts.lines().any(|line| line.starts_with(&format!("{id} ="))), "{id}");
        }
    }
    for texts in TEXTS {
        let told = texts.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        for id in told.filter(|id| id.starts_with("lesson-")) {
            assert!(ids.contains(id), "{id} is never told");
        }
    }
}

#[test]
fn nothing_else_that_is_legal_moves_a_lesson_on() {
    for kind in [GameKind::TheGame, GameKind::Extreme] {
        let mut lesson = Lesson::new(kind);
        while !lesson.is_over() {
            let wanted = match lesson.waits() {
                Waits::Doing(wanted) => wanted,
                Waits::Trying(action) => vec![action],
                _ => Vec::new(),
            };
            let before = lesson.clone();
            let cards = piles(&lesson).hand;
            let lays = cards.iter().flat_map(|held| Pile::ALL.map(|pile| (held.card, pile)));
            for (card, pile) in lays {
                let action = AnyAction::Piles(Action::Lay { card, pile });
                if wanted.contains(&action) {
                    continue;
                }
                let mut other = lesson.clone();
                let attempt = other.attempt(action);
                let fit = lesson.fits(card).map(|fits| fits.piles[pile.index()]);
                let held = cards.iter().find(|held| held.card == card).expect("in the hand");
                match attempt {
                    Attempt::Right => panic!("{action} was not asked for"),
                    Attempt::LegalButOther { wanted: instead } => {
                        assert!(fit.is_some_and(|fit| fit.legal && fit.warning.is_none()));
                        assert_eq!(instead, wanted.first().copied());
                    }
                    Attempt::Warned(loss) => {
                        assert_eq!(fit.and_then(|fit| fit.warning), Some(loss));
                    }
                    Attempt::Refused(refusal) => {
                        assert_eq!(fit.and_then(|fit| fit.refusal), fit.map(|_| refusal));
                    }
                }
                assert_eq!(held.piles.contains(pile), fit.is_some_and(|fit| fit.legal));
                assert_eq!(piles(&other), piles(&lesson), "nothing has changed");
                assert_eq!(other.progress(), lesson.progress());
            }
            assert_eq!(lesson, before);
            do_as_asked(&mut lesson);
        }
    }
}

#[test]
fn small_steps_may_come_in_any_order() {
    let mut lesson = lesson_at(GameKind::TheGame, "lesson-game-small");
    until_asked(&mut lesson);
    let both = vec![lay(11, Pile::A), lay(94, Pile::C)];
    assert_eq!(lesson.waits(), Waits::Doing(both.clone()));
    let mut other = lesson.clone();
    assert_eq!(other.attempt(both[1]), Attempt::Right);
    assert_eq!(other.waits(), Waits::Doing(vec![both[0]]));
    assert_eq!(other.attempt(both[0]), Attempt::Right);
    assert_eq!(lesson.attempt(both[0]), Attempt::Right);
    assert_eq!(lesson.attempt(both[1]), Attempt::Right);
    assert_eq!(piles(&other).hand, piles(&lesson).hand);
    let end = AnyAction::Piles(Action::End);
    assert_eq!(other.waits(), Waits::Doing(vec![end]));
    assert_eq!((other.attempt(end), lesson.attempt(end)), (Attempt::Right, Attempt::Right));
    assert_eq!(other.text(), "lesson-game-jumps");
}

#[test]
fn what_is_said_stands_on_its_pile_until_the_pile_changes() {
    let mut lesson = lesson_at(GameKind::TheGame, "lesson-game-signal");
    let about = |lesson: &Lesson, pile: Pile| piles(lesson).piles[pile.index()].signals.clone();
    assert_eq!(about(&lesson, Pile::D)[0].wish, Wish::GoodForMe);
    assert_eq!(lesson.say(Signal::Pile(Pile::A, Wish::RatherNot)), Ok(()));
    assert_eq!(lesson.waits(), Waits::Saying(Topic::Pile(Pile::B)), "that was another pile");
    assert_eq!(lesson.say(Signal::Pile(Pile::B, Wish::GoodForMe)), Ok(()));
    assert_eq!(lesson.waits(), Waits::Reading);
    assert_eq!(about(&lesson, Pile::B)[0].seat, LEARNER);
    lesson.go_on();
    assert_eq!(about(&lesson, Pile::B).len(), 1);
    lesson.go_back();
    assert_eq!(lesson.text(), "lesson-game-signal");
    assert!(about(&lesson, Pile::B).is_empty());
    assert_eq!(lesson.waits(), Waits::Saying(Topic::Pile(Pile::B)));
}

#[test]
fn going_back_leads_to_the_beginning_of_a_text() {
    for kind in GameKind::ALL {
        let mut lesson = Lesson::new(kind);
        let mut begins = vec![(lesson.text(), lesson.game())];
        while !lesson.is_over() {
            do_as_asked(&mut lesson);
            if begins.last().is_some_and(|(text, _)| *text != lesson.text()) {
                begins.push((lesson.text(), lesson.game()));
            }
        }
        for (text, game) in begins.into_iter().rev().skip(1) {
            lesson.go_back();
            assert_eq!((lesson.text(), lesson.game()), (text, game));
        }
        lesson.go_back();
        assert_eq!(lesson, Lesson::new(kind));
    }
}

#[test]
fn extreme_warns_and_refuses_where_it_says_so() {
    let mut lesson = lesson_at(GameKind::Extreme, "lesson-extreme-warning");
    assert_eq!(lesson.waits(), Waits::Trying(lay(98, Pile::D)));
    assert_eq!(lesson.attempt(lay(98, Pile::B)), Attempt::Warned(Loss::Skull));
    assert_eq!(lesson.waits(), Waits::Reading, "the same warning elsewhere will do");
    let mut lesson = lesson_at(GameKind::Extreme, "lesson-extreme-no-trick");
    let refused = Attempt::Refused(
        rules_of_piles::Violation::WrongDirection {
            card: Card::new(5).expect("a card"),
            pile: Pile::A,
            top: 29,
        }
        .into(),
    );
    assert_eq!(lesson.attempt(lay(5, Pile::A)), refused);
    assert_eq!(lesson.waits(), Waits::Trying(lay(19, Pile::A)), "that was another reason");
    assert_eq!(
        lesson.attempt(lay(19, Pile::A)),
        Attempt::Refused(rules_of_piles::Violation::TrickForbidden.into())
    );
    assert_eq!(lesson.waits(), Waits::Reading);
    let mut lesson = lesson_at(GameKind::Extreme, "lesson-extreme-bound");
    let bound = rules_of_piles::Violation::BoundToPile { pile: Pile::A }.into();
    assert_eq!(lesson.attempt(lay(5, Pile::B)), Attempt::Refused(bound));
    let mut lesson = lesson_at(GameKind::Extreme, "lesson-extreme-silence");
    until_asked(&mut lesson);
    let wish = Signal::Pile(Pile::A, Wish::LeaveIt);
    assert_eq!(lesson.say(wish), Err(SignalRefusal::Silence));
    assert!(piles(&lesson).silent);
}

#[test]
fn the_lesson_of_clear_4_ends_with_a_win() {
    let mut lesson = lesson_at(GameKind::Clear4, "lesson-clear-points");
    let screen = clear4(&lesson);
    assert!(
        matches!(screen.outcome, Some(Outcome::Round { winners, .. }) if winners.contains(LEARNER))
    );
    lesson.go_on();
    assert!(lesson.is_over());
}

#[test]
fn selections_come_to_what_the_rules_allow() {
    let mut lesson = lesson_at(GameKind::Clear4, "lesson-clear-lower");
    assert!(lesson.choices(&Selection::NOTHING).is_none(), "somebody else begins");
    until_asked(&mut lesson);
    let seven = Face::number(Value::new(7).expect("a value"));
    let one = Selection::NOTHING.with_hand(seven);
    let both = one.with_hand(seven);
    let choices = |selection| lesson.choices(&selection).expect("it is the learner's turn");
    let play = |selection| AnyAction::Clear4(choices(selection).offers[0].action);
    assert!(choices(one).more_hand.contains(&seven));
    let (first, second) = (play(one), play(both));
    let too_high = Selection::NOTHING.toggle_stack(Stack::ALL[0]);
    assert!(matches!(
        choices(too_high).refusal,
        Some(Refusal::Rule(AnyViolation::Clear4(Violation::TooHigh { .. })))
    ));
    let Waits::Doing(wanted) = lesson.waits() else { panic!("the learner is to play") };
    assert_eq!(wanted, [second]);
    let before = lesson.game();
    let other = Attempt::LegalButOther { wanted: Some(second) };
    assert_eq!(lesson.attempt(first), other);
    let take = AnyAction::Clear4(clear4::Action::Take);
    assert_eq!(lesson.attempt(take), other);
    let blind = AnyAction::Clear4(clear4::Action::Blind(Stack::ALL[0]));
    assert!(matches!(
        lesson.attempt(blind),
        Attempt::Refused(Refusal::Rule(AnyViolation::Clear4(Violation::NotPlayable(_))))
    ));
    assert_eq!(lesson.game(), before);
    assert_eq!(lesson.attempt(second), Attempt::Right);
}

#[test]
fn nothing_can_be_done_while_there_is_only_something_to_read() {
    let mut lesson = Lesson::new(GameKind::TheGame);
    assert_eq!(lesson.waits(), Waits::Reading);
    let attempt = lesson.attempt(lay(4, Pile::A));
    assert_eq!(attempt, Attempt::LegalButOther { wanted: None });
    assert_eq!(lesson, Lesson::new(GameKind::TheGame));
}
