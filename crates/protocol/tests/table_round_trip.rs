//! What a viewer may know travels whole: views and events of played games come back as they were.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails where it stands")]

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use stapel_protocol::table::{EventJson, GameEventJson, OutcomeJson, ViewJson};
use stapel_rules::any::{AnyAction, AnyEvent, AnyGame, AnyOptions, AnySpread, Setup};
use stapel_rules::piles::{Command, Layout};
use stapel_rules::setup::OptionValue;
use stapel_rules::testing::{shuffle, shuffled};
use stapel_rules::{Card, Dealt, Game, GameKind, Seat, TableGame, Turn, Viewer, piles};

/// Games for each kind and number of players.
const GAMES: u64 = 4;

/// Games of Clear 4! can be long, and each step is written for every viewer.
const MOST_ACTIONS: usize = 400;

fn game(kind: GameKind, players: u8, options: &[(&str, OptionValue)], layout: Layout) -> AnyGame {
    let mut setup = Setup::new(kind, players);
    setup.options = AnyOptions::new(kind);
    for (name, value) in options {
        setup.options.set(name, *value).unwrap();
    }
    setup.layout = layout;
    AnyGame::new(&setup).unwrap()
}

fn some_layout(choose: &mut dyn FnMut(usize) -> usize) -> Layout {
    let mut numbers: Vec<u8> = Card::all().map(Card::number).collect();
    shuffle(&mut numbers, choose);
    let lists = numbers.chunks(Command::CARDS_EACH);
    Layout::new(Command::ALL.into_iter().zip(lists)).unwrap()
}

/// The least costly action nine times of ten, so that games of The Game get somewhere.
fn pick(legal: &[AnyAction], tops: [u8; 4], choose: &mut dyn FnMut(usize) -> usize) -> AnyAction {
    let any = legal[choose(legal.len())];
    let cost = |action: &AnyAction| match action {
        AnyAction::Piles(piles::Action::Lay { card, pile }) => {
            let top = tops[pile.index()];
            let step = i16::from(card.number()) - i16::from(top);
            if pile.is_ascending() { step } else { -step }
        }
        AnyAction::Piles(piles::Action::End) => 4,
        AnyAction::Clear4(_) => 0,
    };
    if matches!(any, AnyAction::Clear4(_)) || choose(10) == 0 {
        return any;
    }
    legal.iter().copied().min_by_key(cost).unwrap_or(any)
}

/// Plays a game, and hands each step to both checks.
fn travel(game: AnyGame, seed: u64) -> usize {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut choose = move |below: usize| (rng.next_u64() % below as u64) as usize;
    let deck = shuffled(&game, &mut choose);
    let mut dealt = Dealt::new(game, deck).unwrap();
    let mut spread = game.new_spread();
    assert_views_travel(&dealt, &spread);
    if dealt.turn() == Turn::Opening {
        let starter = Seat::new(choose(usize::from(game.players()))).unwrap();
        let mut events = Vec::new();
        dealt.start(starter, &mut events).unwrap();
        assert_events_travel(&game, &events);
    }
    let (mut legal, mut actions) = (Vec::new(), 0);
    while let Turn::Seat(seat) = dealt.turn() {
        assert_views_travel(&dealt, &spread);
        game.legal_actions(dealt.state(), &mut legal);
        let tops = match game.view(dealt.state(), Viewer::Spectator) {
            stapel_rules::any::AnyView::Piles(view) => view.tops,
            stapel_rules::any::AnyView::Clear4(_) => [0; 4],
        };
        let action = pick(&legal, tops, &mut choose);
        let mut events = Vec::new();
        dealt.play(seat, action, &mut events).unwrap();
        for event in &events {
            AnyGame::note_spread(&mut spread, &game.seen_by(event, Viewer::Spectator));
        }
        assert_events_travel(&game, &events);
        actions += 1;
        if actions == MOST_ACTIONS {
            return actions;
        }
    }
    assert_views_travel(&dealt, &spread);
    let outcome = game.outcome(dealt.state()).unwrap();
    assert_eq!(OutcomeJson::new(&outcome, game.players()).read(), Some(outcome));
    actions
}

/// Every viewer gets the same view and the same table out of what was written for them.
fn assert_views_travel(dealt: &Dealt<AnyGame>, spread: &AnySpread) {
    let game = dealt.game();
    for viewer in Viewer::all(game.players()) {
        let view = game.view(dealt.state(), viewer);
        let json = ViewJson::new(game, &view, spread).unwrap();
        let text = serde_json::to_string(&json).unwrap();
        let arrived: ViewJson = serde_json::from_str(&text).unwrap();
        assert_eq!(arrived, json, "{text}");
        assert_eq!(arrived.read(game), Some((view, spread.clone())), "{text}");
    }
}

/// Every viewer reads the same events that were written for them.
fn assert_events_travel(game: &AnyGame, events: &[AnyEvent]) {
    for viewer in Viewer::all(game.players()) {
        for event in events {
            let seen = game.seen_by(event, viewer);
            let json = EventJson::new(&seen, game.players());
            let text = serde_json::to_string(&json).unwrap();
            let arrived: EventJson = serde_json::from_str(&text).unwrap();
            assert_eq!(arrived, json, "{text}");
            let EventJson::Game(event) = &arrived else { panic!("{text} is no event of a game") };
            assert_eq!(event.seen(game), Some(seen), "{text}");
            assert_eq!(serde_json::from_str::<GameEventJson>(&text).unwrap(), *event, "{text}");
        }
    }
}

#[test]
fn games_of_the_game_travel_whole() {
    for players in 1..=5 {
        for seed in 0..GAMES {
            let options = [
                ("expert", OptionValue::Flag(seed % 2 == 1)),
                ("hand_less", OptionValue::Number(seed as u32 / 2)),
            ];
            assert!(travel(game(GameKind::TheGame, players, &options, Layout::DEFAULT), seed) > 3);
        }
    }
}

#[test]
fn games_of_extreme_travel_whole_with_any_layout() {
    for players in 1..=5 {
        for seed in 0..GAMES {
            let mut rng = Pcg64Mcg::seed_from_u64(seed);
            let layout = some_layout(&mut |below| (rng.next_u64() % below as u64) as usize);
            let options = [("strict_one_pile", OptionValue::Flag(seed % 2 == 1))];
            assert!(travel(game(GameKind::Extreme, players, &options, layout), seed) > 1);
        }
    }
}

#[test]
fn rounds_of_clear_4_travel_whole() {
    for players in 2..=6 {
        for seed in 0..GAMES {
            let cap = if seed == 0 { 20 } else { 1000 };
            let options = [("turn_cap", OptionValue::Number(cap))];
            assert!(travel(game(GameKind::Clear4, players, &options, Layout::DEFAULT), seed) > 3);
        }
    }
}

/// A view of one game means nothing in another, and one with a card too many means nothing at all.
#[test]
fn views_that_make_no_sense_are_not_read() {
    let solo = game(GameKind::TheGame, 1, &[], Layout::DEFAULT);
    let dealt = Dealt::new(solo, solo.full_deck()).unwrap();
    let view = solo.view(dealt.state(), Viewer::Seat(Seat::FIRST));
    let json = ViewJson::new(&solo, &view, &solo.new_spread()).unwrap();
    let two = game(GameKind::Clear4, 2, &[], Layout::DEFAULT);
    assert_eq!(json.read(&two), None);
    assert_eq!(json.read(&game(GameKind::TheGame, 2, &[], Layout::DEFAULT)), None);
    let text = serde_json::to_string(&json).unwrap();
    for (old, new) in [
        ("\"A\":[]", "\"A\":[2]"),
        ("\"hand\":[2,", "\"hand\":[2,2,"),
        ("\"hand_sizes\":[8]", "\"hand_sizes\":[8,8]"),
        ("\"status\":\"playing\"", "\"status\":\"lost\""),
        ("\"reason\":null", "\"reason\":\"stuck\""),
    ] {
        let changed = text.replace(old, new);
        assert_ne!(changed, text, "{text} has no {old}");
        let nonsense: ViewJson = serde_json::from_str(&changed).unwrap();
        assert_eq!(nonsense.read(&solo), None, "{changed}");
    }
}
