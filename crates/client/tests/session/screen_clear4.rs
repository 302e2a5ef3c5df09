//! What is drawn of Clear 4!.

#![expect(clippy::unwrap_used, reason = "a test may stop where something is not as it should be")]

use std::collections::HashSet;

use stapel_client::Session;
use stapel_client::screen::{BlindFate, Choices, Selection};
use stapel_rules::any::{AnyAction, AnyState};
use stapel_rules::clear4::{Action, Event, Face, NotPlayable, Phase, Run, Stack, Value, Violation};
use stapel_rules::{Game, GameKind, Seat, Turn, Viewer};

use crate::scene::{scene, seat};
use crate::server::{Server, chooser, seated};

const YOU: Viewer = Viewer::Seat(Seat::FIRST);

fn face(name: &str) -> Face {
    Face::from_name(name).unwrap()
}

/// Everything that can be reached by choosing one card after another.
fn reachable(session: &Session) -> (usize, Vec<Action>) {
    let mut seen = HashSet::from([Selection::NOTHING]);
    let mut todo = vec![Selection::NOTHING];
    let mut actions = Vec::new();
    while let Some(selection) = todo.pop() {
        let choices = session.choices(&selection).unwrap();
        let more = choices.more_hand.iter().map(|&face| selection.with_hand(face));
        let stacks = choices.more_stacks.iter().map(|stack| selection.toggle_stack(stack));
        for next in more.chain(stacks) {
            if seen.insert(next) {
                todo.push(next);
            }
        }
        assert!(!seen.contains(&selection) || choices.refusal.is_none());
        actions.extend(choices.offers.iter().map(|offer| offer.action));
    }
    (seen.len(), actions)
}

#[test]
fn selections_reach_exactly_what_is_legal_in_whole_games() {
    for (players, seed) in [(2, 1), (3, 2), (6, 3)] {
        let mut server = Server::new(GameKind::Clear4, players, YOU, seed);
        let mut session = seated(&server);
        let mut choose = chooser(seed);
        let mut step = 0;
        while let Turn::Seat(active) = server.dealt.turn() {
            step += 1;
            let legal: Vec<Action> = session
                .legal()
                .into_iter()
                .filter_map(|action| match action {
                    AnyAction::Clear4(action) => Some(action),
                    AnyAction::Piles(_) => None,
                })
                .collect();
            // Hands can get large; a look at some of them will do.
            if active == Seat::FIRST && (step < 60 || step % 10 == 0) {
                let (_, actions) = reachable(&session);
                assert_eq!(actions.len(), legal.len(), "each is offered once");
                assert!(actions.iter().all(|action| legal.contains(action)));
            }
            assert_clears_are_foretold(&server, &session, &legal);
            assert_screen_is_true(&server, &session, &legal);
            let changed = server.act(choose(1000), None);
            session.received(1, &changed);
        }
        let screen = session.clear4_screen().unwrap();
        assert!(screen.outcome.is_some() && screen.active.is_none() && !screen.end);
    }
}

fn assert_clears_are_foretold(server: &Server, session: &Session, legal: &[Action]) {
    for action in legal.iter().take(12) {
        let choices = session.choices(&Selection::of(action)).unwrap();
        let offer = choices.offers.iter().find(|offer| offer.action == *action).unwrap();
        let mut dealt = server.dealt.clone();
        let mut events = Vec::new();
        dealt.play(Seat::FIRST, AnyAction::Clear4(*action), &mut events).unwrap();
        let clears = events.iter().any(|event| {
            matches!(event, stapel_rules::any::AnyEvent::Clear4(Event::Cleared { .. }))
        });
        if !matches!(action, Action::Blind(_)) {
            assert_eq!(offer.clears, clears, "{action}");
        }
        let AnyState::Clear4(after) = dealt.state() else { panic!("another game") };
        let four = matches!(action, Action::Play { .. } | Action::Add(_))
            && (clears || after.run.is_some_and(Run::is_full));
        assert_eq!(offer.four, four, "{action}");
    }
}

fn assert_screen_is_true(server: &Server, session: &Session, legal: &[Action]) {
    let screen = session.clear4_screen().unwrap();
    assert_eq!(screen.end, legal.contains(&Action::End));
    assert_eq!(screen.sweep, legal.contains(&Action::Sweep));
    assert_eq!(screen.take.is_some(), legal.contains(&Action::Take));
    assert_eq!(screen.is_yours, !legal.is_empty());
    let fan = screen.discard.fan();
    assert_eq!(fan.len(), usize::from(screen.discard.run));
    assert!(fan.iter().all(|card| card.counts_as == screen.discard.value));
    let held: u8 = screen.hand.iter().map(|group| group.count).sum();
    assert_eq!(held, screen.seats[0].hand_size);
    for seat in &screen.seats {
        let on_stacks: u8 =
            seat.stacks.iter().map(|stack| stack.face_down() + u8::from(stack.up.is_some())).sum();
        assert_eq!(seat.cards_left, seat.hand_size + on_stacks);
        assert!(seat.seat == Seat::FIRST || seat.stacks.iter().all(|s| !s.playable && !s.blind));
    }
    assert_eq!(screen.seats.len(), usize::from(server.dealt.game().players()));
}

/// A hand of 4, 6, 6, a PUSH and a JOKER; 5, nothing but a horizontal card, 6 and CLEAR on the stacks.
fn position(phase: &str, pile: &str) -> Session {
    // The two 6s that are not elsewhere lie on the pile, or have left the game; more come from under the stacks.
    let (unseen, out) = match pile {
        "pile=-" => ("6*5,9*8", "6*2,7*10,8*10,10"),
        "pile=6*4 run=6*4" => ("6*3,8*2,9*8", "7*10,8*8,10"),
        _ => ("6*5,9*8", "7*10,8*10,10"),
    };
    scene(
        &format!(
            "clear-4 players=3 status=playing seat=0 phase={phase} hands=4,6*2,P,J/3,4/9 \
             stacks=5db,b,6b,Cdb/2db,4db,4db,9db/2b,2b,2b,2b {pile} \
             unseen=1*10,2*5,3*9,4*6,5*9,{unseen},10*9,P*6,J*6,C*5 out={out} turns=40"
        ),
        YOU,
    )
}

fn choices(session: &Session, hand: &[&str], stacks: &[u8]) -> Choices {
    let mut selection = Selection::NOTHING;
    for name in hand {
        selection = selection.with_hand(face(name));
    }
    for &number in stacks {
        selection = selection.toggle_stack(Stack::new(number).unwrap());
    }
    session.choices(&selection).unwrap()
}

fn actions(choices: &Choices) -> Vec<String> {
    choices.offers.iter().map(|offer| offer.action.to_string()).collect()
}

#[test]
fn equal_cards_and_jokers_of_hand_and_stacks_are_chosen_together() {
    let session = position("open", "pile=-");
    let one = choices(&session, &["6"], &[]);
    assert_eq!(actions(&one), ["play 6"]);
    assert_eq!(one.more_hand, [face("6"), Face::JOKER]);
    assert_eq!(one.more_stacks.iter().map(Stack::number).collect::<Vec<_>>(), [3]);
    let four = choices(&session, &["6", "6", "joker"], &[3]);
    assert_eq!(actions(&four), ["play 6 6 J s3"]);
    let offer = four.offers[0];
    assert_eq!((offer.counts_as, offer.four, offer.clears), (Value::new(6), true, false));
    assert!(four.more_hand.is_empty() && four.more_stacks.is_empty());
    assert_eq!(choices(&session, &["6", "4"], &[]).refusal, Some(Violation::MixedValues.into()));
    assert_eq!(choices(&session, &["joker"], &[]).offers[0].counts_as, None);
}

#[test]
fn specials_are_chosen_alone_and_a_push_lets_choose_its_victim() {
    let session = position("open", "pile=6*2 run=6*2");
    let push = choices(&session, &["push"], &[]);
    assert_eq!(actions(&push), ["push 1", "push 2"]);
    assert_eq!(
        push.offers.iter().map(|o| o.target).collect::<Vec<_>>(),
        [Some(seat(1)), Some(seat(2))]
    );
    assert!(push.more_hand.is_empty());
    let clear = choices(&session, &[], &[4]);
    assert_eq!((actions(&clear), clear.offers[0].clears), (vec!["clear s4".to_owned()], true));
    let special = Violation::NotPlayable(NotPlayable::Special).into();
    assert_eq!(choices(&session, &["push", "6"], &[]).refusal, Some(special));
}

#[test]
fn without_a_card_there_are_the_blind_card_passing_and_the_end() {
    let open = position("open", "pile=6*2 run=6*2");
    assert_eq!(actions(&choices(&open, &[], &[])), ["blind 2", "take"]);
    let screen = open.clear4_screen().unwrap();
    assert_eq!((screen.take, screen.end, screen.phase), (Some(2), false, Phase::Open));
    assert_eq!(screen.blind.iter().map(Stack::number).collect::<Vec<_>>(), [2]);
    assert!(screen.seats[0].stacks[1].blind && screen.seats[0].stacks[1].horizontal);
    let playable = |name: &str| screen.hand.iter().any(|g| g.face == face(name) && g.playable);
    assert!(playable("4") && playable("6") && playable("push") && playable("joker"));

    let extend = position("extend", "pile=6*2 run=6*2");
    assert_eq!(actions(&choices(&extend, &[], &[])), ["end"]);
    assert_eq!(actions(&choices(&extend, &["6"], &[])), ["add 6"]);
    assert_eq!(actions(&choices(&extend, &[], &[3])), ["add s3"]);
    assert_eq!(choices(&extend, &["4"], &[]).refusal, Some(Violation::MixedValues.into()));
    assert!(extend.clear4_screen().unwrap().end);
}

#[test]
fn c7_with_four_there_are_the_sweep_and_the_end() {
    let four = position("extend", "pile=6*4 run=6*4").clear4_screen().unwrap();
    assert!(four.sweep && four.end && four.take.is_none() && four.blind.is_empty());
    assert!(four.hand.iter().all(|group| !group.playable));
    let session = position("extend", "pile=6*4 run=6*4");
    let offers = choices(&session, &[], &[]).offers;
    let told: Vec<_> = offers.iter().map(|offer| (offer.action, offer.clears)).collect();
    assert_eq!(told, [(Action::Sweep, true), (Action::End, false)]);
    let refusal = choices(&session, &["joker"], &[]).refusal;
    assert_eq!(refusal, Some(Violation::TooMany { room: 0 }.into()));
    // Whoever finds four there can only go lower.
    let found = position("open", "pile=6*4 run=6*4");
    assert!(!found.clear4_screen().unwrap().sweep);
    assert_eq!(actions(&choices(&found, &["4"], &[])), ["play 4"]);
    assert!(choices(&found, &["6"], &[]).offers.is_empty());
}

#[test]
fn a_blind_play_is_a_moment_with_its_fate() {
    let mut seen = HashSet::new();
    for seed in 0..60 {
        let mut server = Server::new(GameKind::Clear4, 2, YOU, seed);
        let mut session = seated(&server);
        let mut choose = chooser(seed);
        while let Turn::Seat(_) = server.dealt.turn() {
            let mut legal = Vec::new();
            server.dealt.game().legal_actions(server.dealt.state(), &mut legal);
            let is_blind = |a: &&AnyAction| matches!(a, AnyAction::Clear4(Action::Blind(_)));
            let action = *legal.iter().find(is_blind).unwrap_or(&legal[choose(legal.len())]);
            let blind = is_blind(&&action);
            let four = session.clear4_screen().is_some_and(|screen| screen.discard.run == 4);
            session.received(1, &server.do_it(action, None));
            let moment = session.clear4_screen().unwrap().moment;
            assert_eq!(moment.is_some(), blind, "{action}");
            seen.extend(moment.map(|moment| match moment.fate {
                BlindFate::Placed { counts_as: None } => {
                    assert_eq!(moment.face, Face::JOKER);
                    "open joker"
                }
                BlindFate::Placed { .. } => "placed",
                BlindFate::Cleared => "cleared",
                BlindFate::Push => {
                    assert_eq!(moment.face, Face::PUSH);
                    "push"
                }
                BlindFate::TooHigh { took } => {
                    assert!(took > 1);
                    "too high"
                }
                BlindFate::Fifth { took } => {
                    assert!(four && took > 4);
                    "fifth"
                }
            }));
        }
    }
    assert_eq!(seen.len(), 6, "{seen:?}");
}
