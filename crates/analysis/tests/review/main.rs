//! Reviews of games that bots played.

mod golden;

use stapel_analysis::record::{Players, Recorded, record};
use stapel_analysis::review::{Effort, Reviewer, Told, advise, doubt};
use stapel_bots::{Level, Profile};
use stapel_protocol::review::{ChancesJson, MarkJson, ReviewJson, WhyJson, WinnableJson};
use stapel_rules::any::{AnyGame, AnySignal, GameKind, Setup};
use stapel_rules::piles::{Pile, Signal, Wish};
use stapel_rules::{Dealt, Game, Seat, TableGame, Turn, Viewer};

/// Little enough for a test.
const LITTLE: Effort = Effort { playouts: 80, nodes: 2_000 };

fn game(kind: GameKind, players: u8) -> AnyGame {
    AnyGame::new(&Setup::new(kind, players)).expect("so many may play it")
}

/// Every game with every number of players.
fn games() -> impl Iterator<Item = AnyGame> {
    GameKind::ALL.into_iter().flat_map(|kind| kind.players().map(move |n| game(kind, n)))
}

fn played(game: &AnyGame, level: Level, seed: u64) -> Recorded {
    let bots = [Profile::from(level)];
    let players = Players { bots: &bots, before: None };
    match game {
        AnyGame::Piles(rules) => record(rules, players, seed),
        AnyGame::Clear4(rules) => record(rules, players, seed),
    }
}

fn reviewer(game: &AnyGame, recorded: &Recorded, effort: Effort) -> Reviewer {
    let Recorded { record, deck, told } = recorded;
    Reviewer::new(record, *game, deck.clone(), told, effort, 7).expect("bots play by the rules")
}

fn review(game: &AnyGame, level: Level, seed: u64) -> ReviewJson {
    reviewer(game, &played(game, level, seed), LITTLE).review()
}

#[test]
fn start_luck_and_skill_are_the_result() {
    for game in games() {
        let review = review(&game, Level::Greedy, 3);
        let result = review.result.as_ref().expect("bots play to the end");
        let near = |one: f64, other: f64| (one - other).abs() < 0.001;
        match &review.start {
            ChancesJson::Team(start) => {
                let turns: f64 = review.turns.iter().map(|turn| turn.luck - turn.lost).sum();
                assert!(near(start + turns, result.of(0)), "{review:?}");
                let seats: f64 = review.seats.iter().map(|seat| seat.luck + seat.skill).sum();
                assert!(near(start + seats, result.of(0)), "{review:?}");
            }
            ChancesJson::Seats(start) => {
                for (seat, start) in review.seats.iter().zip(start) {
                    let others = seat.others.expect("everyone plays for themselves");
                    let sum = start + seat.luck + seat.skill + others;
                    assert!(near(sum, result.of(seat.seat.into())), "{seat:?}");
                }
            }
        }
    }
}

#[test]
fn a_turn_leads_from_its_chance_to_that_of_the_next() {
    for kind in [GameKind::TheGame, GameKind::Extreme] {
        let review = review(&game(kind, 2), Level::Greedy, 5);
        for pair in review.turns.windows(2) {
            let after = pair[0].before - pair[0].lost + pair[0].luck;
            assert!((after - pair[1].before).abs() < 1e-9, "{pair:?}");
        }
    }
}

#[test]
fn what_is_lost_is_never_below_zero_and_chances_are_chances() {
    for game in games() {
        for turn in review(&game, Level::Random, 9).turns {
            assert!(turn.lost >= 0.0 && turn.error >= 0.0, "{turn:?}");
            assert!((0.0..=1.0).contains(&turn.before), "{turn:?}");
            let chances = turn.best.iter().map(|best| best.chance);
            assert!(!turn.best.is_empty() && chances.is_sorted_by(|one, next| one >= next));
            assert!(turn.why.is_none() || turn.lost > 0.0, "{turn:?}");
            let marks = [0.05, 0.1, 0.15].into_iter().zip(MarkJson::ALL);
            let least = marks.filter(|(_, mark)| turn.mark == Some(*mark)).map(|(least, _)| least);
            assert!(least.into_iter().all(|least| turn.lost >= least), "{turn:?}");
            assert!(turn.mark.is_none() || turn.lost >= 2.0 * turn.error - 1e-9, "{turn:?}");
        }
    }
}

#[test]
fn the_same_record_has_the_same_review_however_it_is_taken() {
    let game = game(GameKind::TheGame, 3);
    let recorded = played(&game, Level::Greedy, 11);
    let whole = reviewer(&game, &recorded, LITTLE).review();
    let mut steps = reviewer(&game, &recorded, LITTLE);
    let mut turns = Vec::new();
    while let Some(turn) = steps.step() {
        turns.push(turn.clone());
    }
    assert_eq!(turns, whole.turns);
    assert_eq!(steps.finish(), whole);
    assert_eq!(turns.len(), recorded.record.turns.len());
}

#[test]
fn a_review_that_is_not_finished_says_so() {
    let game = game(GameKind::TheGame, 2);
    let mut reviewer = reviewer(&game, &played(&game, Level::Greedy, 2), LITTLE);
    reviewer.step();
    reviewer.step();
    let review = reviewer.finish();
    assert_eq!((review.turns.len(), review.complete), (2, false));
}

#[test]
fn a_game_without_an_end_is_reviewed_as_far_as_it_went() {
    let game = game(GameKind::TheGame, 2);
    let mut recorded = played(&game, Level::Greedy, 2);
    let record = &mut recorded.record;
    record.result = None;
    record.turns.truncate(6);
    // The last turn is not over.
    let last = record.turns.last_mut().expect("there are six");
    last.actions.truncate(1);
    let review = reviewer(&game, &recorded, LITTLE).review();
    assert_eq!((review.turns.len(), review.result.is_none(), review.complete), (5, true, true));
    assert_eq!(review.turns[4].luck, 0.0);
}

#[test]
fn a_turn_that_loses_at_once_is_worth_nothing() {
    // Whoever plays at random walks into a skull or a stuck end sooner or later.
    let game = game(GameKind::Extreme, 3);
    let reviews = (0..8).map(|seed| review(&game, Level::Random, seed));
    let lost: Vec<_> = reviews
        .flat_map(|review| review.turns)
        .filter(|turn| matches!(turn.why, Some(WhyJson::LostAtOnce { .. })))
        .collect();
    assert!(!lost.is_empty());
    for turn in lost {
        assert_eq!(turn.before, turn.lost, "{turn:?}");
    }
}

#[test]
fn once_a_game_cannot_be_won_it_stays_so() {
    let game = game(GameKind::TheGame, 3);
    let recorded = played(&game, Level::Random, 1);
    let effort = Effort { nodes: 50_000, ..LITTLE };
    let review = reviewer(&game, &recorded, effort).review();
    let winnable: Vec<_> = review.turns.iter().filter_map(|turn| turn.winnable).collect();
    assert_eq!(winnable.first(), Some(&WinnableJson::Yes));
    let no = winnable.iter().position(|&one| one == WinnableJson::No).expect("it was lost");
    assert!(winnable[no..].iter().all(|&one| one == WinnableJson::No), "{winnable:?}");
}

#[test]
fn what_was_said_counts() {
    let game = game(GameKind::TheGame, 2);
    let mut recorded = played(&game, Level::Greedy, 4);
    recorded.told.clear();
    let silent = reviewer(&game, &recorded, LITTLE).review();
    let seat = recorded.record.turns[4].seat;
    let other = Seat::all(2).find(|&one| one != seat).expect("there are two");
    for pile in Pile::ALL {
        let signal = AnySignal::Piles(Signal::Pile(pile, Wish::LeaveIt));
        recorded.told.push(Told { turn: 4, seat: other, signal });
    }
    let told = reviewer(&game, &recorded, LITTLE).review();
    assert_eq!(silent.turns[..3], told.turns[..3]);
    assert_ne!(silent.turns[4], told.turns[4]);
}

#[test]
fn those_who_think_further_play_more_accurately() {
    for kind in GameKind::ALL {
        let game = game(kind, 3);
        let accuracy = |level| {
            let reviews = (20..26).map(|seed| review(&game, level, seed));
            let all: Vec<f64> =
                reviews.flat_map(|review| review.seats).filter_map(|seat| seat.accuracy).collect();
            all.iter().sum::<f64>() / all.len() as f64
        };
        let (greedy, random) = (accuracy(Level::Greedy), accuracy(Level::Random));
        assert!(greedy > random + 2.0, "{kind}: {greedy} and {random}");
    }
}

#[test]
fn advice_names_a_turn_that_can_be_played() {
    for game in games() {
        let mut dealt = Dealt::new(game, game.full_deck()).expect("it is a deck");
        if dealt.turn() == Turn::Opening {
            dealt.start(Seat::FIRST, &mut ()).expect("it may start");
        }
        let view = game.view(dealt.state(), Viewer::Seat(Seat::FIRST));
        let talk = game.new_talk();
        let found = advise(&game, &view, &talk, &[], LITTLE, 1).expect("it is to act");
        for action in &found.best[0].actions {
            let action = game.parse_action(action).expect("it is written as everywhere");
            dealt.play(Seat::FIRST, action, &mut ()).expect("it is legal");
        }
        let spectator = game.view(dealt.state(), Viewer::Spectator);
        assert_eq!(advise(&game, &spectator, &talk, &[], LITTLE, 1), None);
    }
}

#[test]
fn a_card_that_is_meant_is_judged_with_what_can_follow_on_it() {
    const ENOUGH: Effort = Effort { playouts: 400, nodes: 0 };
    for kind in [GameKind::TheGame, GameKind::Extreme] {
        let game = game(kind, 2);
        let mut dealt = Dealt::new(game, game.full_deck()).expect("it is a deck");
        dealt.start(Seat::FIRST, &mut ()).expect("it may start");
        let view = game.view(dealt.state(), Viewer::Seat(Seat::FIRST));
        let talk = game.new_talk();
        let doubted = |action| {
            let found = doubt(&game, &view, &talk, action, ENOUGH, 1).expect("it is to act");
            assert_eq!(found.played[0], action.to_string());
            // Two cards have to be laid, so one alone would be no turn. In Extreme a stop ends it.
            let is_turn = kind == GameKind::Extreme || found.played.len() >= 2;
            assert!(is_turn, "{found:?}");
            found
        };
        let best = advise(&game, &view, &talk, &[], ENOUGH, 1).expect("it is to act").best;
        let best = game.parse_action(&best[0].actions[0]).expect("it is written as everywhere");
        assert_eq!(doubted(best).mark, None, "{kind}: nothing is wrong with the best card");
        let mut legal = Vec::new();
        game.legal_in_view(&view, &mut legal);
        let worst =
            legal.into_iter().map(doubted).max_by(|one, other| one.lost.total_cmp(&other.lost));
        let worst = worst.expect("there is something to play");
        assert!(worst.mark.is_some() && worst.why.is_some(), "{kind}: {worst:?}");
    }
}

#[test]
fn a_play_of_clear_4_that_is_meant_is_judged_by_itself() {
    let game = game(GameKind::Clear4, 3);
    let dealt = Dealt::new(game, game.full_deck()).expect("it is a deck");
    let Turn::Seat(seat) = dealt.turn() else { panic!("a seat is to act") };
    let view = game.view(dealt.state(), Viewer::Seat(seat));
    let mut legal = Vec::new();
    game.legal_in_view(&view, &mut legal);
    for action in legal {
        let found = doubt(&game, &view, &game.new_talk(), action, LITTLE, 1).expect("it is to act");
        assert_eq!(found.played, [action.to_string()]);
    }
}

#[test]
fn reviews_are_what_they_were() {
    let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/review/golden");
    for (name, record, expected) in golden::GAMES {
        let found = golden::reviewed(record);
        if std::env::var_os("STAPEL_REGENERATE").is_some() {
            std::fs::write(format!("{directory}/{name}.json"), found + "\n").expect("it is ours");
        } else {
            assert_eq!(found, expected.trim_end(), "{name}");
        }
    }
}
