//! Branches: what the seats of a person knew stays, and what was hidden is dealt anew.

#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::BTreeSet;

use stapel_rules::any::{AnyCard, AnySeen, AnyView, Setup};
use stapel_rules::notation::{Record, Replay, Step, write_position};
use stapel_rules::{
    AnyGame, Dealt, Game, GameKind, Midway, Seat, SeatSet, TableGame, Turn, Viewer,
};
use stapel_table::{
    Cards, Seed, StartError, WhatIfError, deal, from_position, what_if, what_if_agreement,
};

/// A stream of numbers below bounds.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    /// Some of the seats, at least one.
    fn seats(&mut self, players: u8) -> SeatSet {
        let one = Seat::new(self.below(players.into()));
        let more: Vec<Seat> = Seat::all(players).filter(|_| self.below(3) == 0).collect();
        one.into_iter().chain(more).collect()
    }
}

/// A game that was played at random from the deal of this seed, with its deck written out or not.
fn played(game: AnyGame, seed: &str, chance: &mut Chance) -> Record {
    let mut dealt = Dealt::new(game, Seed::from_text(seed).deck(&game)).unwrap();
    let mut record = Record::new(&game);
    if chance.below(2) == 0 {
        record.deck = Some(dealt.deck().to_vec());
    } else {
        record.seed = Some(seed.to_owned());
    }
    if dealt.turn() == Turn::Opening {
        let starter = Seat::new(chance.below(game.players().into())).unwrap();
        dealt.start(starter, &mut ()).unwrap();
        record.starter = Some(starter);
    }
    play_to_the_end(&mut dealt, &mut record, chance);
    record
}

/// Plays a game at random until it is over, and notes it down.
fn play_to_the_end(dealt: &mut Dealt<AnyGame>, record: &mut Record, chance: &mut Chance) {
    let game = *dealt.game();
    let (mut legal, mut new_turn) = (Vec::new(), true);
    while let Turn::Seat(seat) = dealt.turn() {
        game.legal_actions(dealt.state(), &mut legal);
        let action = legal[chance.below(legal.len())];
        let mut events = Vec::new();
        dealt.play(seat, action, &mut events).unwrap();
        record.push(seat, action, new_turn);
        new_turn = events.iter().any(AnyGame::begins_turn);
    }
    record.result = game.outcome(dealt.state());
}

fn games(deals: u64) -> impl Iterator<Item = (Record, Chance)> {
    let players = GameKind::ALL.into_iter().flat_map(|kind| kind.players().map(move |n| (kind, n)));
    players.flat_map(move |(kind, players)| {
        (0..deals).map(move |number| {
            let game = AnyGame::new(&Setup::new(kind, players)).unwrap();
            let mut chance = Chance(number << 8 | u64::from(players));
            (played(game, &format!("{kind} {players} {number}"), &mut chance), chance)
        })
    })
}

/// How many steps a record has.
fn steps(record: &Record) -> usize {
    let actions: usize = record.turns.iter().map(|turn| turn.actions.len()).sum();
    actions + usize::from(record.starter.is_some())
}

/// What some seats are shown of a game that has not ended: every event, and their view after each step.
fn shown(start: &Record, seats: SeatSet) -> Vec<(Vec<AnySeen>, AnyView)> {
    let (game, deck) = deal(start).unwrap();
    let mut replay = Replay::new(start, game, deck).unwrap();
    let mut shown = Vec::new();
    for number in 0..=steps(start) {
        let events = match number {
            0 => Vec::new(),
            _ => match replay.step().unwrap().unwrap() {
                Step::Started { events, .. } | Step::Acted { events, .. } => events,
            },
        };
        for seat in seats.iter() {
            let viewer = Viewer::Seat(seat);
            let seen = events.iter().map(|event| game.seen_by(event, viewer)).collect();
            shown.push((seen, game.view(replay.dealt().state(), viewer)));
        }
    }
    shown
}

fn sorted(mut cards: Vec<AnyCard>) -> Vec<AnyCard> {
    cards.sort();
    cards
}

#[test]
fn what_the_seats_saw_stays_and_what_they_could_not_know_is_permuted() {
    let (mut branches, mut others) = (0, 0);
    for (record, mut chance) in games(12) {
        let (game, deck) = deal(&record).unwrap();
        for _ in 0..4 {
            let at = chance.below(steps(&record));
            let people = chance.seats(record.players);
            let same = what_if(&record, at, people, Cards::Same).unwrap();
            let fresh = what_if(&record, at, people, Cards::Fresh { seed: "a" }).unwrap();
            assert_eq!(same.deck.as_ref(), Some(&deck));
            assert_eq!(Record { deck: same.deck.clone(), ..fresh.clone() }, same);
            // At every step, not only at the last one.
            assert_eq!(shown(&fresh, people), shown(&same, people));

            let mut replay = Replay::new(&same, game, deck.clone()).unwrap();
            (0..at).for_each(|_| assert!(replay.step().unwrap().is_some()));
            let hidden = game.secrets(replay.dealt().state(), &deck, people);
            let new = fresh.deck.clone().unwrap();
            let pick = |deck: &[AnyCard]| hidden.iter().map(|&place| deck[place]).collect();
            assert_eq!(sorted(pick(&new)), sorted(pick(&deck)), "other cards are hidden now");
            let moved = (0..deck.len()).filter(|&place| deck[place] != new[place]);
            assert!(moved.clone().all(|place| hidden.contains(&place)), "a known card moved");
            others += usize::from(moved.count() > 0);
            branches += 1;

            let again = what_if(&record, at, people, Cards::Fresh { seed: "a" }).unwrap();
            assert_eq!(again, fresh, "the same seed deals the same cards");
            assert_eq!(Record::parse(&fresh.to_string()).as_ref(), Ok(&fresh));
        }
    }
    assert!(others * 10 > branches * 9, "{others} of {branches} were dealt anew");
}

#[test]
fn other_seeds_deal_other_cards() {
    let (record, _) = games(1).nth(2).unwrap();
    let decks = (0..50).map(|seed| {
        let seed = seed.to_string();
        let people = [Seat::FIRST].into_iter().collect();
        what_if(&record, 1, people, Cards::Fresh { seed: &seed }).unwrap().deck.unwrap()
    });
    assert_eq!(decks.collect::<BTreeSet<_>>().len(), 50);
}

#[test]
fn every_position_can_be_written_down_and_gone_on_from() {
    for (record, mut chance) in games(6) {
        let at = chance.below(steps(&record));
        let (game, deck) = deal(&record).unwrap();
        let mut replay = Replay::new(&record, game, deck).unwrap();
        (0..at).for_each(|_| assert!(replay.step().unwrap().is_some()));
        let state = *replay.dealt().state();
        let text = write_position(&game, &state);
        let start = from_position(&text, "any").unwrap();
        assert_eq!(start.position, Some((game, state)));
        assert_eq!(Record::parse(&start.to_string()).as_ref(), Ok(&start), "{start}");
        assert_eq!(from_position(&text, "any").as_ref(), Ok(&start));

        // It is played as any game is, and its record replays.
        let mut dealt = Dealt::midway(game, state, start.deck.clone().unwrap()).unwrap();
        let mut record = start.clone();
        if dealt.turn() == Turn::Opening {
            dealt.start(Seat::FIRST, &mut ()).unwrap();
            record.starter = Some(Seat::FIRST);
        }
        play_to_the_end(&mut dealt, &mut record, &mut chance);
        let read = Record::parse(&record.to_string()).unwrap();
        let (game, deck) = deal(&read).unwrap();
        let end = Replay::new(&read, game, deck).unwrap().finish().unwrap();
        assert_eq!(end.state(), dealt.state());

        // In it one can branch off again: hands stay, since all of them were written down.
        let at = chance.below(steps(&read));
        let people = chance.seats(read.players);
        let fresh = what_if(&read, at, people, Cards::Fresh { seed: "b" }).unwrap();
        let all: SeatSet = Seat::all(read.players).collect();
        let same = what_if(&read, at, people, Cards::Same).unwrap();
        assert_eq!(shown(&fresh, all), shown(&same, all));
    }
}

#[test]
fn where_a_game_is_over_there_is_nothing_to_try() {
    let (record, _) = games(1).next().unwrap();
    let last = steps(&record);
    let all = Seat::all(record.players).collect();
    assert_eq!(what_if(&record, last, all, Cards::Same), Err(WhatIfError::Over));
    let beyond = what_if(&record, last + 1, all, Cards::Same);
    assert_eq!(beyond, Err(WhatIfError::NoSuchPosition { last }));
}

#[test]
fn a_position_in_which_nobody_is_to_act_says_what_would_be_right() {
    let drawing = "the-game players=1 status=playing seat=0 piles=3,1,100,100 hands=4-10 \
                   undrawn=11-99 laid=2 minimum=2 draws=1 used=A turns=0";
    let over = "the-game players=1 status=lost:stuck seat=0 piles=3,1,100,100 hands=4-10 \
                undrawn=11-99 laid=0 minimum=2 turns=1";
    for (text, told) in [(drawing, "being drawn"), (over, "over there")] {
        let error = from_position(text, "any").unwrap_err();
        assert!(matches!(error, StartError::Midway(_)), "{error:?}");
        assert!(error.to_string().contains(told), "{error}");
        assert!(error.to_string().contains("give a position in which a seat is to act"));
    }
    let misspelt = from_position("the-game players=1 status=plaing", "any");
    assert!(matches!(misspelt, Err(StartError::Position(_))), "{misspelt:?}");
}

#[test]
fn a_table_agrees_on_the_rules_of_the_record() {
    for (record, _) in games(1) {
        let agreement = what_if_agreement(&record);
        assert_eq!(agreement.check(), Ok(()));
        let (game, _) = deal(&record).unwrap();
        assert_eq!(agreement.rules(record.first, |_| {}).unwrap(), game);
    }
}
