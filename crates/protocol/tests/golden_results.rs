//! What simulations, arenas and the solver tell, byte for byte: scripts in other languages rely on it.
//!
//! Each file in `golden` named here is one object. Where a change is meant, `STAPEL_REGENERATE=1`
//! writes the files anew.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails where it stands")]

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::Serialize;
use stapel_protocol::arena::{ArenaOut, CellOut, CellResultOut};
use stapel_protocol::failure::{FailureBody, FailureOut};
use stapel_protocol::simulate::{
    BotOut, CountOut, ResultOut, SeatResultOut, ShareOut, SimulationOut, TeamOut, TurnTimesOut,
};
use stapel_protocol::solve::{DealsOut, SolutionOut, TurnOut};
use stapel_protocol::table::OptionJson;

const TURN_MS: TurnTimesOut = TurnTimesOut { p50: Some(0.25), p99: Some(4.0), mean: Some(0.5) };
const NO_TURN: TurnTimesOut = TurnTimesOut { p50: None, p99: None, mean: None };

fn team() -> TeamOut {
    let losses = [("stuck", 5), ("skull", 1), ("three", 0), ("one-pile", 0)];
    TeamOut {
        wins: 2,
        win_rate: Some(0.25),
        win_rate_ci95: (0.125, 0.5),
        mean_left: Some(9.5),
        excellent_rate: Some(0.5),
        losses: losses.into_iter().map(|(name, games)| (name.to_owned(), games)).collect(),
        left: vec![2, 0, 1, 5],
    }
}

fn no_team() -> TeamOut {
    TeamOut {
        wins: 0,
        win_rate: None,
        win_rate_ci95: (0.0, 1.0),
        mean_left: None,
        excellent_rate: None,
        losses: BTreeMap::new(),
        left: vec![0; 4],
    }
}

fn share(wins: CountOut) -> ShareOut {
    ShareOut { wins, win_share: Some(0.5), win_share_ci95: (0.25, 0.75), mean_points: Some(-3.5) }
}

fn simulation(game: &str, bots: &[&str], result: ResultOut) -> SimulationOut {
    SimulationOut {
        game: game.to_owned(),
        players: 2,
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
        games: 8,
        seed: "any text".to_owned(),
        threads: 2,
        seconds: 0.5,
        games_per_second: 16.0,
        turn_ms: TURN_MS,
        result,
        options: BTreeMap::from([
            ("expert".to_owned(), OptionJson::Flag(true)),
            ("hand_less".to_owned(), OptionJson::Number(1)),
        ]),
        layout: None,
        stopped: false,
    }
}

fn round() -> ResultOut {
    let seat = |bot: &str, wins| SeatResultOut { bot: bot.to_owned(), share: share(wins) };
    ResultOut::Round {
        seats: vec![
            seat("greedy", CountOut::Whole(4)),
            seat("expert:playouts=20:talk=off", CountOut::Fraction(3.5)),
        ],
        capped: 1,
    }
}

fn arena(
    game: &str,
    against: Option<&str>,
    results: [(u64, TurnTimesOut, CellResultOut); 2],
) -> ArenaOut {
    let cells = [2, 4].into_iter().zip(results).map(|(players, (games, turn_ms, result))| {
        CellOut { players, bot: "greedy".to_owned(), games, turn_ms, result }
    });
    ArenaOut {
        game: game.to_owned(),
        bots: vec!["greedy".to_owned()],
        against: against.map(str::to_owned),
        players: vec![2, 4],
        games: 8,
        seed: "any text".to_owned(),
        threads: 2,
        seconds: 0.5,
        games_per_second: 16.0,
        cells: cells.collect(),
        options: BTreeMap::new(),
        layout: None,
        stopped: true,
    }
}

#[track_caller]
fn assert_golden(name: &str, value: &impl Serialize) {
    let file = format!("{name}.json");
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "golden", &file].iter().collect();
    let text = serde_json::to_string(value).unwrap() + "\n";
    if std::env::var_os("STAPEL_REGENERATE").is_some_and(|value| value == "1") {
        std::fs::write(&path, &text).unwrap();
        return;
    }
    let golden = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!(text, golden, "{name}; STAPEL_REGENERATE=1 writes it anew");
}

#[test]
fn simulations_are_told_byte_for_byte_as_ever() {
    let team = simulation("extreme", &["greedy"], ResultOut::Team(team()));
    assert_golden("simulation-of-a-team", &team);
    let round = simulation("clear-4", &["greedy", "expert:playouts=20:talk=off"], round());
    assert_golden("simulation-of-a-round", &round);
}

#[test]
fn arenas_are_told_byte_for_byte_as_ever() {
    let teams =
        [(8, TURN_MS, CellResultOut::Team(team())), (0, NO_TURN, CellResultOut::Team(no_team()))];
    assert_golden("arena-of-teams", &arena("extreme", None, teams));
    let rounds = [CountOut::Whole(4), CountOut::Fraction(3.5)]
        .map(|wins| (8, TURN_MS, CellResultOut::One { share: share(wins), capped: 1 }));
    assert_golden("arena-of-rounds", &arena("clear-4", Some("random"), rounds));
}

#[test]
fn solutions_are_told_byte_for_byte_as_ever() {
    let turn = |seat, actions: &[&str]| TurnOut {
        seat,
        actions: actions.iter().map(|&action| action.to_owned()).collect(),
    };
    let refuted = SolutionOut {
        game: "extreme".to_owned(),
        players: 2,
        seed: None,
        deck: vec![37, 2, 99],
        verdict: "refuted".to_owned(),
        left: 3,
        at_least: 1,
        loss: Some("skull".to_owned()),
        starter: Some(1),
        turns: vec![turn(1, &["37A", "2C", "end"]), turn(0, &["99B"])],
        nodes: 1_000,
        limit: 10_000_000,
        seconds: 0.5,
        options: BTreeMap::from([("expert".to_owned(), OptionJson::Flag(true))]),
        layout: None,
        stopped: false,
    };
    assert_golden("solution-refuted", &refuted);
    let won = SolutionOut {
        game: "the-game".to_owned(),
        players: 1,
        seed: Some("any text".to_owned()),
        verdict: "won".to_owned(),
        left: 0,
        at_least: 0,
        loss: None,
        starter: None,
        options: BTreeMap::new(),
        layout: None,
        ..refuted
    };
    assert_golden("solution-won", &won);
}

#[test]
fn many_solutions_are_told_byte_for_byte_as_ever() {
    let deals = DealsOut {
        game: "extreme".to_owned(),
        players: 3,
        deals: 8,
        seed: "any text".to_owned(),
        won: 5,
        refuted: 1,
        open: 2,
        refuted_left: vec![0, 1],
        open_left: vec![1, 0, 1],
        not_won: vec![2, 3, 7],
        mean_nodes: Some(1234.5),
        limit: 10_000_000,
        threads: 2,
        seconds: 0.5,
        options: BTreeMap::new(),
        layout: None,
        stopped: true,
    };
    assert_golden("solutions-of-many", &deals);
}

#[test]
fn bots_are_listed_byte_for_byte_as_ever() {
    let bot = BotOut { name: "greedy".to_owned(), description: "very fast".to_owned() };
    assert_golden("bots", &[bot]);
}

#[test]
fn failures_are_told_byte_for_byte_as_ever() {
    let error = FailureBody {
        code: "wrong_direction",
        message: "25 does not go on pile B".to_owned(),
        line: Some(20),
        column: Some(4),
    };
    assert_golden("failure-of-a-record", &FailureOut { record: Some(3), ok: false, error });
    let message = "there is no option --jsn here".to_owned();
    let error = FailureBody { code: "wrong_use", message, line: None, column: None };
    assert_golden("failure", &FailureOut { record: None, ok: false, error });
}
