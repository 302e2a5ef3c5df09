//! Finished games, looked at step by step.

use stapel_client::replay::{
    Clear4Moment, Did, MomentKind, OpenCards, Perspective, PilesMoment, Recording, RecordingError,
    ReplayGame, ReplayScreen,
};
use stapel_rules::any::{AnyGame, AnySeen, Setup};
use stapel_rules::notation::Record;
use stapel_rules::piles::Seen;
use stapel_rules::testing::shuffled;
use stapel_rules::{Dealt, Game, GameKind, Outcome, Seat, TableGame, Turn};

/// A game that somebody played who chose as the seed says.
fn played(kind: GameKind, players: u8, seed: u64) -> Record {
    let mut state = seed;
    let mut choose = move |below: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let game = AnyGame::new(&Setup::new(kind, players)).expect("a game for so many");
    let deck = shuffled(&game, &mut choose);
    let mut record = Record::new(&game);
    record.deck = Some(deck.clone());
    let mut dealt = Dealt::new(game, deck).expect("a full deck");
    if dealt.turn() == Turn::Opening {
        dealt.start(Seat::FIRST, &mut ()).expect("nobody has started");
        record.starter = Some(Seat::FIRST);
    }
    let mut new_turn = true;
    while let Turn::Seat(seat) = dealt.turn() {
        let mut legal = Vec::new();
        dealt.game().legal_actions(dealt.state(), &mut legal);
        let action = legal[choose(legal.len())];
        let mut events = Vec::new();
        dealt.play(seat, action, &mut events).expect("a legal action");
        record.push(seat, action, new_turn);
        new_turn = events.iter().any(AnyGame::begins_turn);
    }
    record.result = dealt.game().outcome(dealt.state());
    record
}

fn recording(kind: GameKind, players: u8, seed: u64) -> Recording {
    Recording::read(&played(kind, players, seed).to_string()).expect("a record of a legal game")
}

fn left(screen: &ReplayScreen) -> Vec<u8> {
    match &screen.game {
        ReplayGame::Piles(piles) => vec![piles.left],
        ReplayGame::Clear4(clear4) => clear4.seats.iter().map(|seat| seat.cards_left).collect(),
    }
}

#[test]
fn every_position_can_be_shown_to_everyone_from_the_deal_to_the_end() {
    for (kind, players) in [(GameKind::TheGame, 1), (GameKind::Extreme, 3), (GameKind::Clear4, 3)] {
        let recording = recording(kind, players, 4);
        let recorded = recording.record();
        let actions: usize = recorded.turns.iter().map(|turn| turn.actions.len()).sum();
        assert_eq!(recording.last(), actions + usize::from(recorded.starter.is_some()));
        let mut perspectives = vec![Perspective::Open];
        perspectives.extend(Seat::all(players).map(Perspective::Seat));
        for index in (0..=recording.last()).step_by(3).chain([recording.last()]) {
            for &perspective in &perspectives {
                let screen = recording.at(index, perspective);
                assert_eq!((screen.index, screen.step.is_some()), (index, index > 0));
                assert_eq!(screen.next.is_some(), index < recording.last());
                let open = perspective == Perspective::Open;
                assert_eq!(screen.hands.len(), if open { players.into() } else { 0 });
            }
        }
        let end = recording.at(usize::MAX, Perspective::Open);
        let outcome = match &end.game {
            ReplayGame::Piles(piles) => piles.outcome,
            ReplayGame::Clear4(clear4) => clear4.outcome,
        };
        assert!(outcome.is_some() && outcome == recording.outcome());
        match recording.outcome() {
            Some(Outcome::Lost { left: cards, .. }) => assert_eq!(left(&end), [cards]),
            Some(Outcome::Round { left: cards, .. }) => assert_eq!(left(&end), cards[..3]),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_seat_sees_its_own_draws_and_open_cards_show_all() {
    let recording = recording(GameKind::TheGame, 2, 7);
    let mut drawn = 0;
    for index in 1..=recording.last() {
        let open = recording.at(index, Perspective::Open).step.expect("a step");
        let (own, other) = (open.seat, open.seat.left(2));
        let step_for = |seat| recording.at(index, Perspective::Seat(seat)).step.expect("a step");
        assert_eq!(step_for(own), open);
        assert_eq!(step_for(other).drawn().count(), 0);
        let theirs = |seen: &AnySeen| matches!(seen, AnySeen::Piles(Seen::TheyDrew { .. }));
        let hidden = step_for(other).seen.iter().filter(|seen| theirs(seen)).count();
        assert_eq!(hidden, open.drawn().count());
        drawn += hidden;
    }
    assert!(drawn > 10);
}

#[test]
fn open_hands_hold_every_card_that_is_not_on_the_table() {
    let recording = recording(GameKind::Extreme, 4, 2);
    for index in 0..=recording.last() {
        let screen = recording.at(index, Perspective::Open);
        let ReplayGame::Piles(piles) = &screen.game else { panic!("no piles") };
        assert!(piles.hand.is_empty());
        let mut held = 0;
        for hand in &screen.hands {
            let OpenCards::Piles(cards) = &hand.cards else { panic!("other cards") };
            held += cards.len();
            assert_eq!(usize::from(screen.left[hand.seat.index()]), cards.len());
            let seen = recording.at(index, Perspective::Seat(hand.seat)).game;
            let ReplayGame::Piles(own) = seen else { panic!("no piles") };
            assert_eq!(&own.hand, cards);
        }
        assert_eq!(screen.active, piles.turn.as_ref().map(|turn| turn.seat));
        assert_eq!(held + usize::from(piles.draw_pile), usize::from(piles.left));
        let laid: Vec<_> = piles.piles.iter().flat_map(|pile| &pile.history).collect();
        assert!(laid.iter().all(|laid| laid.seat.is_some()));
        assert_eq!(laid.len() + usize::from(piles.left), 98);
    }
}

#[test]
fn moments_stand_where_they_happened() {
    let recording = recording(GameKind::TheGame, 3, 9);
    let mut tricks = 0;
    for moment in recording.moments() {
        let step = recording.at(moment.index, Perspective::Open).step.expect("a step");
        let laid = step.seen.iter().find_map(|seen| match seen {
            AnySeen::Piles(Seen::Laid { card, pile, trick, .. }) => Some((*card, *pile, *trick)),
            _ => None,
        });
        match moment.kind {
            MomentKind::Piles(PilesMoment::Trick { card, pile, .. }) => {
                tricks += 1;
                assert_eq!(laid, Some((card, pile, true)));
            }
            MomentKind::Piles(PilesMoment::BiggestStep { card, pile, numbers, .. }) => {
                assert_eq!(laid, Some((card, pile, false)));
                assert!(numbers > 20);
            }
            MomentKind::Over(outcome) => {
                assert_eq!(moment.index, recording.last());
                assert_eq!(Some(outcome), recording.outcome());
            }
            other => panic!("{other:?}"),
        }
    }
    let all = (0..=recording.last()).filter(|&index| {
        let step = recording.at(index, Perspective::Open).step;
        step.is_some_and(|step| {
            let trick = |s: &AnySeen| matches!(s, AnySeen::Piles(Seen::Laid { trick: true, .. }));
            step.seen.iter().any(trick)
        })
    });
    assert_eq!(all.count(), tricks);
    let clear4 = self::recording(GameKind::Clear4, 2, 1);
    let has = |wanted: fn(&MomentKind) -> bool| clear4.moments().iter().any(|m| wanted(&m.kind));
    assert!(has(|kind| matches!(kind, MomentKind::Clear4(Clear4Moment::BiggestTake { .. }))));
    assert!(has(|kind| matches!(kind, MomentKind::Over(_))));
    let order: Vec<usize> = clear4.moments().iter().map(|moment| moment.index).collect();
    assert!(order.is_sorted());
}

#[test]
fn turns_can_be_stepped_over() {
    let recording = recording(GameKind::TheGame, 2, 3);
    let turns: Vec<usize> = recording.turns().collect();
    assert_eq!(turns[0], 1, "the named starter begins");
    let first = recording.at(1, Perspective::Open).step.expect("a step");
    assert_eq!((first.did, first.did.action()), (Did::Started, None));
    for index in turns {
        let ReplayGame::Piles(piles) = recording.at(index, Perspective::Open).game else {
            panic!()
        };
        // The last turn may begin and be lost at once.
        assert!(piles.turn.is_none_or(|turn| turn.laid == 0));
    }
}

#[test]
fn what_is_no_game_is_refused() {
    let record = played(GameKind::TheGame, 2, 1);
    let read = |record: &Record| Recording::read(&record.to_string());
    assert!(matches!(Recording::read("hello"), Err(RecordingError::Syntax(_))));
    let without_deck = Record { deck: None, seed: Some("seed".into()), ..record.clone() };
    assert_eq!(read(&without_deck), Err(RecordingError::NeedsSeed));
    let mut too_short = record.clone();
    too_short.turns.pop();
    assert!(matches!(read(&too_short), Err(RecordingError::Replay(_))));
    let given_up = Record { result: None, ..too_short };
    assert_eq!(read(&given_up).map(|game| game.outcome()), Ok(None));
}
