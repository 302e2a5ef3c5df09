//! `stapel solve`: can a deal be won, if everyone sees every card?

mod deal;
mod json;
mod played;
mod text;

use std::fmt;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use clap::Args;
use stapel_analysis::solve::{self, Limit, Solution, SolveError, Verdict, many};
use stapel_rules::piles::Rules;
use stapel_rules::{Card, GameKind};
use stapel_table::Seed;

use self::deal::Deal;
use self::played::Played;
use crate::measure::{self, MOST_THREADS, Watch, exit_code, game_parser_of, thread_count};
use stapel_table::DealError;

/// What the help says after the options.
pub const HELP: &str = "\
Examples:
  stapel solve the-game --players 1 --seed \"any text\"
  stapel solve extreme --record game.txt --json
  stapel solve the-game --seed 17 --as-record | stapel replay -
  stapel solve extreme --players 5 --deals 1000

The solver sees all hands and the order of the draw pile. It looks for a win, and failing that for
the line that leaves the fewest cards. A deal is won; or refuted, if everything was tried; or open,
if the limit was reached before. A seed gives the same deal here as in stapel referee. Of many
deals, number I (counted from 0) is the one with the seed S/I. The same limit gives the same result,
however many threads there are. Ctrl-C tells what was found so far and ends with exit code 130.";

/// The games that can be solved.
const GAMES: [GameKind; 2] = [GameKind::TheGame, GameKind::Extreme];

/// What is asked of the solver.
#[derive(Args, Debug)]
#[command(after_help = HELP)]
pub struct Arguments {
    /// The game
    #[arg(value_parser = game_parser_of(&GAMES))]
    pub game: GameKind,
    /// How many seats
    #[arg(long, value_name = "N", default_value_t = 3)]
    pub players: u64,
    /// What the deal follows from: any text
    #[arg(long, value_name = "S", default_value = "stapel")]
    pub seed: String,
    /// The deck instead of a seed: 98 numbers, the top first
    #[arg(long, value_name = "CARDS", conflicts_with = "seed")]
    pub deck: Option<String>,
    /// The deal of this record, with its players, options and layout; - for standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "deck", "players", "options"])]
    pub record: Option<PathBuf>,
    /// Who starts [default: whoever should]
    #[arg(long, value_name = "SEAT")]
    pub starter: Option<usize>,
    /// Count how many of so many deals can be won
    #[arg(long, value_name = "D", conflicts_with_all = ["deck", "record", "starter", "as_record"],
          value_parser = clap::value_parser!(u64).range(1..))]
    pub deals: Option<u64>,
    /// How many threads solve deals [default: as many as there are cores]
    #[arg(long, value_name = "T", requires = "deals",
          value_parser = clap::value_parser!(u64).range(1..=MOST_THREADS))]
    pub threads: Option<u64>,
    /// How many cards may be laid in the search of a deal
    #[arg(long, value_name = "N", default_value_t = Limit::default().nodes)]
    pub nodes: u64,
    /// A rule option of the game, such as expert=true; can be given several times
    #[arg(long = "option", value_name = "K=V")]
    pub options: Vec<String>,
    /// One JSON object instead of text
    #[arg(long)]
    pub json: bool,
    /// A record of the line, which stapel replay can read, instead of text
    #[arg(long, conflicts_with = "json")]
    pub as_record: bool,
}

/// Why nothing was solved.
#[derive(Debug)]
pub enum Failure {
    /// The rules can't be agreed on.
    Rules(measure::Failure),
    /// The deck holds something that is no card.
    NoCard {
        /// Which one it is, counted from 1.
        number: usize,
        /// What stands there.
        found: String,
    },
    /// No such seat can start.
    Starter {
        /// The seat.
        found: usize,
        /// How many seats there are.
        players: u8,
    },
    /// The file can't be read.
    Unreadable(PathBuf, io::Error),
    /// The file is not a record.
    NoRecord(PathBuf, String),
    /// The record is one of another game.
    OtherGame(PathBuf, GameKind),
    /// The record can't be dealt.
    Deal(PathBuf, DealError),
    /// The deal can't be solved.
    Solve(SolveError),
    /// The output can't be written.
    Io(io::Error),
}

impl Failure {
    /// What the process says of it when it ends: a file that is no good record is told apart from
    /// wrong use, as `replay` does.
    pub fn exit_code(&self) -> u8 {
        match self {
            Failure::NoRecord(..) | Failure::Deal(..) => 1,
            _ => 2,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Rules(error) => write!(f, "{error}"),
            Failure::NoCard { number, found } => {
                write!(f, "--deck: card {number} is {found:?}: cards are the numbers 2 to 99")
            }
            Failure::Starter { players: 1, .. } => {
                f.write_str("--starter: a player alone starts in any case")
            }
            Failure::Starter { found, players } => {
                write!(f, "--starter {found}: the seats are 0 to {}", players - 1)
            }
            Failure::Unreadable(path, error) => {
                write!(f, "can't read {}: {error}", path.display())
            }
            Failure::NoRecord(path, error) => {
                write!(f, "{} is not a record: {error}", path.display())
            }
            Failure::OtherGame(path, game) => {
                write!(f, "{} is a record of {game}", path.display())
            }
            Failure::Deal(path, error) => write!(f, "can't deal {}: {error}", path.display()),
            Failure::Solve(error) => write!(f, "{error}"),
            Failure::Io(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for Failure {}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

/// One deal and what was found about it.
struct One<'r> {
    arguments: &'r Arguments,
    deal: &'r Deal,
    solution: &'r Solution,
    played: &'r Played,
    time: Duration,
    stopped: bool,
}

/// Many deals and what was found about them.
struct Many<'r> {
    arguments: &'r Arguments,
    rules: Rules,
    threads: usize,
    planned: u64,
    run: &'r many::Run,
}

impl Many<'_> {
    fn stopped(&self) -> bool {
        self.run.tally.deals < self.planned
    }
}

/// Solves what was asked for and gives the exit code.
pub fn run(arguments: &Arguments, output: &mut impl Write) -> Result<u8, Failure> {
    match arguments.deals {
        Some(deals) => solve_many(arguments, deals, output),
        None => solve_one(arguments, output),
    }
}

fn solve_one(arguments: &Arguments, output: &mut impl Write) -> Result<u8, Failure> {
    let deal = Deal::of(arguments)?;
    let starter = arguments.starter.map(|found| deal.seat(found)).transpose()?;
    let watch = Watch::over(1, "deals", false);
    let begin = Instant::now();
    let limit = Limit::nodes(arguments.nodes);
    let solution = solve::solve(&deal.rules, &deal.deck, starter, limit, watch.stop())
        .map_err(Failure::Solve)?;
    let time = begin.elapsed();
    let stopped = solution.verdict == Verdict::Open && watch.stop().load(Ordering::Relaxed);
    let played = Played::new(&deal, &solution);
    let one = One { arguments, deal: &deal, solution: &solution, played: &played, time, stopped };
    if arguments.json {
        json::one(&one, output)?;
    } else if arguments.as_record {
        write!(output, "{}", played.record(&deal))?;
    } else {
        text::one(&one, output)?;
    }
    Ok(exit_code(stopped))
}

fn solve_many(arguments: &Arguments, deals: u64, output: &mut impl Write) -> Result<u8, Failure> {
    let rules = deal::agree(arguments)?;
    let threads = thread_count(arguments.threads);
    let watch = Watch::over(deals, "deals", !arguments.json);
    let deck = |number: u64| -> Vec<Card> {
        Seed::from_text(&format!("{}/{number}", arguments.seed)).deck(&rules)
    };
    let limit = Limit::nodes(arguments.nodes);
    let progress = || watch.progress(1);
    let run = many::run(&rules, deals, &deck, limit, threads, &progress, watch.stop())
        .map_err(Failure::Solve)?;
    watch.end();
    let many = Many { arguments, rules, threads: threads.get(), planned: deals, run: &run };
    if arguments.json {
        json::many(&many, output)?;
    } else {
        text::many(&many, output)?;
    }
    Ok(exit_code(many.stopped()))
}
